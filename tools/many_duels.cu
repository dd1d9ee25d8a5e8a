/* Solves many duels of Spartacus at once on a graphics processor: the same game, blocks and places as `solver.c`, which
   says what they are, and the same numbers to 0.0001. Compiled as C++ it does the same one block at a time.

   A group of threads solves a block (or one after the other those that differ only in who still has a Net), one
   thread per place. Blocks with as many dice and marks do not lead to one another and are solved side by side.

   What a position is worth is found by turns: a *sweep* asks everybody for their best choice at every place, and
   notes it; then a few cheap *passes* find what these choices come to, until a sweep changes nothing any more. Only
   what is played for is needed for that. The odds follow in the end from the choices: passes over five numbers.

   A choice is noted as a *leaf*, which says where its value lies among those of a pass:
     quiet * PLACES + place   the next round begins there, after so many without an attack
     BLOWS + kind + near      an attack is made there
     AFTER + number           the ring closes, or the crowd strikes: a value of the radius before */

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined OTHER_THREADS
#include OTHER_THREADS  /* other macros, to try it out */
#elif defined __CUDACC__
#define DEVICE static __device__
#define LINKED static __device__ __noinline__
#define EACH(i, count) for (int i = threadIdx.x; i < (count); i += blockDim.x)
#define SYNC __syncthreads()
#define ONE_THREAD if (threadIdx.x == 0)
#define ADD(where) atomicAdd(where, 1)
/* All values are positive, and those compare like their bits. */
#define RAISE(where, value) do { \
    int raised = __reduce_max_sync(0xffffffffu, __float_as_int(value)); \
    if (!(threadIdx.x & 31)) atomicMax((int *)(where), raised); \
} while (0)
#else
#define DEVICE static inline
#define LINKED static
#define EACH(i, count) for (int i = 0; i < (count); i++)
#define SYNC
#define ONE_THREAD
#define RUN(call) call
#define ADD(where) ((*(where))++)
#define RAISE(where, value) (*(where) = *(where) > (value) ? *(where) : (value))
#endif

#define PARTS 6      /* what is played for; then the five odds */
#define ODDS 5
#define OUTCOMES 40  /* as in solver.c, and so the next ones */
#define MOST 9
#define MODES 3
#define DICE 8
#define RINGS 5
#define WAYS 6
#define QUIET 3
#define POLICIES 12
#define POOLS 2

#define PLACES 716   /* room for the places with one radius, */
#define NEAR 256     /* for those of them from where an attack reaches, */
#define INNER 328    /* and for those with a smaller radius than the widest */
#define ALL_PLACES 1206
#define FAR 24       /* room for distances */
#define KINDS 8      /* of attacks: by side, second, moving */
#define THREADS 384

#define BLOWS (QUIET * PLACES)
#define AFTER (BLOWS + KINDS * NEAR)
#define LEAF 0x1fff
#define SECOND_BETTER 0x8000   /* in what side 0 does first: acting first is worth more if II does it */
#define FIXED 0x8000           /* in what side 1 does first: a Net is used for certain, */
#define MIXED 0x4000           /* or perhaps */

#define SWEEPS 200
#define EASY 10       /* sweeps after which passes no longer follow: choices could go round in circles */
#define PASSES 60
#define EAGER 0.03f    /* passes go on until they change so much less than the sweep did */
#define TOLERANCE_WORTH 1e-6f
#define TOLERANCE_ODDS 1e-5f

enum { EXTRA = 1, IGNORES = 2, NET = 4, THROW = 8, ONCE = 16, MARKS = 32 };
enum { KEPT_ROUND = 0, KEPT_ROUND_MOVED = 1, KEPT_STRUCK = 3, KEPT_STRUCK_MOVED = 5, KEPT = 7 };

/* One of the two; what begins with `at_` is where in the tables of the duel a list begins. See `Side` in solver.c. */
typedef struct {
    int32_t bodies, masks, bases, modes, extra, ignores, least, pools, last_stand, force, pierces;
    int32_t at_mask, at_mask_at, at_dice, at_steps, at_lost, at_bodies_after, at_near, at_far, at_uses, at_policy;
} Side;

typedef struct {  /* a duel: this, and its tables after it */
    Side side[2];
    int32_t at_first, at_count, at_owner, at_chances, at_initiative;
    float pays[2][3];
    float haste;
    int32_t crowd, size;
} Duel;

/* Two in each number, so that one load fetches all. */
typedef struct __attribute__((aligned(16))) { uint32_t two[4]; } Ways;

typedef struct {  /* the arena: the same for all duels */
    int32_t from[RINGS + 2], near_from[RINGS + 2], start;
    uint8_t distance[ALL_PLACES];
    int32_t within[RINGS + 1][FAR];         /* how many places with this radius have at most this distance */
    Ways beside[2][ALL_PLACES];            /* by number within the radius */
    int32_t driven_at[2][ALL_PLACES];
} Board;

typedef struct {  /* a duel being solved, and what was found of its blocks */
    const Duel *duel;
    float *kept;    /* [blocks][KEPT][near places] what is played for */
    float *odds;    /* [blocks][KEPT][ODDS][near places] */
    float *last;    /* [blocks][PARTS][places with radius 1] round[2] */
    float *start;   /* [blocks][PARTS] where a bout begins */
} Job;

typedef struct { int32_t job, body[2], mask[2], nets; } Task;
typedef struct { int32_t body[2], mask[2]; } Block;

typedef struct {  /* what all functions need */
    const Board *board;
    const int32_t *driven;
    const Job *job;
    const Duel *duel;
    const int32_t *tables;
    struct Large *large;
    Block block;
    int32_t places_before, near_places, inside, netted_at, radius, from, places;
    int32_t count[2], widest, net, steps[2], before;
    float chance;
    int32_t reach[2], policy[2][MODES][POOLS], has[2][MODES][POOLS], owner[2][MODES][POOLS];  /* of attacks by a side */
    int32_t *counted;  /* blocks, sweeps, passes, and passes for the odds */
} Game;

/* The fast memory of a group of threads. First the values of a sweep, as numbers of PLACES: */
enum { ROUND = 0, SOURCE = 3, SPARE = 5, SECOND = 7, FIRST = 9, CLOSING = 11, STRUCK = 13, FIELDS = 15 };

/* and the leaves that belong to some of them. A pass has its values at the beginning, `parts` for each leaf. */
enum { OF_SOURCE = 0, OF_SPARE = 2, OF_SECOND = 4, OF_FIRST = 6, OF_CLOSING = 8, OF_STRUCK = 10, LEAVES = 12 };

typedef struct Fast {
    float values[FIELDS * PLACES];
    uint16_t leaf[LEAVES * PLACES];
    uint16_t leads[QUIET][2][PLACES];  /* by quiet rounds and who acts first: a leaf, and a flag */
    uint16_t round_moved[2][NEAR], struck_moved[2][NEAR], near_struck[2][NEAR];
    float changed, most[3];
    int32_t task;
    Game game;
} Fast;

#define ROOM (FIELDS * PLACES + LEAVES * PLACES / 2)  /* floats for a pass, once all choices are made */

typedef struct Large {  /* of a group of threads, in the large memory */
    float constant[KINDS][MODES][POOLS][POLICIES][NEAR];
    float with_axe[KINDS][NEAR];
    float value[KINDS][NEAR], share[KINDS][NEAR], fixed[PARTS][KINDS][NEAR];
    uint16_t chosen[KINDS][NEAR];
    float round_before[2][PARTS][INNER], last_before[2][PARTS][INNER];
    float netted[3][2][QUIET][PARTS][ALL_PLACES];
    float weight[QUIET][PLACES][7], from_nets[QUIET][PARTS][PLACES];
} Large;

/* The fast memory of a group, by its name: so the compiler knows which kind of memory it is. */
#ifdef __CUDACC__
extern __shared__ __attribute__((aligned(16))) char fast_memory[];
#else
static __attribute__((aligned(16))) char fast_memory[sizeof(Fast)];
#endif
#define FAST ((Fast *)fast_memory)
#define VALUES ((float *)fast_memory)
#define GAME (&FAST->game)
#define SIDE(j) (GAME->duel->side[j])
#define TABLE(at) (GAME->tables + (at))

/* ------------------------------------------------------------------ what is known of a block */

DEVICE int64_t number(const Block *b) {
    const Side *s = GAME->duel->side;
    return (((int64_t)b->mask[0] * s[0].bodies + b->body[0]) * s[1].masks + b->mask[1]) * s[1].bodies + b->body[1];
}

DEVICE int marked(const Block *b, int j, int mark) {
    return TABLE(SIDE(j).at_mask)[b->mask[j]] & mark;
}

DEVICE Block without(const Block *b, int j, int mark) {
    Block r = *b;
    int left = TABLE(SIDE(j).at_mask)[b->mask[j]] & ~mark;
    r.mask[j] = TABLE(SIDE(j).at_mask_at)[left];
    return r;
}

DEVICE bool better(int j, float one, float two) { return j == 0 ? one > two : one < two; }

/* ------------------------------------------------------------------ what an attack comes to */

/* Where an attack ends that does not lead back: a block, solved before; or -1 - winner * 3 - level. */
typedef struct { float worth; int32_t block; } End;

typedef struct { int j, what, at; } Attack;  /* by side j; what is kept, and at which near place */

DEVICE End ended(int winner, int level) {
    End e = {GAME->duel->pays[winner][level], -1 - winner * 3 - level};
    return e;
}

DEVICE End goes_on(const Attack *t, const Block *b) {
    int64_t n = number(b);
    End e = {GAME->job->kept[(n * KEPT + t->what) * GAME->near_places + t->at], (int32_t)n};
    return e;
}

DEVICE const int32_t *losing(const Block *b, int v, int wounds) {
    const Side *s = &SIDE(v);
    return TABLE(s->at_bodies_after) + TABLE(s->at_lost)[wounds * s->bodies + b->body[v]];
}

DEVICE End beaten(const Attack *t, int v, int found) {
    int level = -1 - found, least = v == t->j ? 0 : SIDE(t->j).least;
    return ended(1 - v, level > least ? level : least);
}

/* Side v takes these wounds, and nothing else happens. */
DEVICE End takes(const Attack *t, const Block *b, int v, int wounds) {
    if (!wounds) return goes_on(t, b);
    const int32_t *list = losing(b, v, wounds);
    if (list[0] < 0) {
        if (!SIDE(v).last_stand || !marked(b, v, ONCE)) return beaten(t, v, list[0]);
        Block c = without(b, v, ONCE);
        return goes_on(t, &c);
    }
    const int64_t apart = v == 1 ? 1 : (int64_t)SIDE(1).masks * SIDE(1).bodies;
    const int64_t first = number(b) - b->body[v] * apart;
    const float *kept = GAME->job->kept + t->what * GAME->near_places + t->at;
    const int64_t size = (int64_t)KEPT * GAME->near_places, count = list[0];
    int at = list[1];
    float out = kept[(first + at * apart) * size];
#ifdef __CUDACC__
#pragma unroll 4
#endif
    for (int i = 1; i < count; i++) {
        int body = list[1 + i];
        float other = kept[(first + body * apart) * size];
        bool preferred = v == 0 ? other > out : other < out;
        out = preferred ? other : out;
        at = preferred ? body : at;
    }
    End end = {out, (int32_t)(first + at * apart)};
    return end;
}

DEVICE bool may_ignore(const Attack *t, const Block *b, int v, int wounds) {
    return wounds && marked(b, v, IGNORES) && (v == t->j || !SIDE(t->j).pierces);
}

/* The same; they may ignore some of the wounds, once. */
DEVICE End wounded(const Attack *t, const Block *b, int v, int wounds) {
    End out = takes(t, b, v, wounds);
    if (may_ignore(t, b, v, wounds)) {
        Block c = without(b, v, IGNORES);
        int left = wounds > SIDE(v).ignores ? wounds - SIDE(v).ignores : 0;
        End other = takes(t, &c, v, left);
        if (better(v, other.worth, out.worth)) out = other;
    }
    return out;
}

/* The same with the wounds of the attacker after those of the defender. */
DEVICE End takes_and_counters(const Attack *t, const Block *b, int v, int wounds) {
    if (!wounds) return wounded(t, b, t->j, 1);
    const int32_t *list = losing(b, v, wounds);
    if (list[0] < 0) {
        if (!SIDE(v).last_stand || !marked(b, v, ONCE)) return beaten(t, v, list[0]);
        Block c = without(b, v, ONCE);
        return wounded(t, &c, t->j, 1);
    }
    Block c = *b;
    End out = {0, 0};
    for (int i = 0; i < list[0]; i++) {
        c.body[v] = list[1 + i];
        End other = wounded(t, &c, t->j, 1);
        if (i == 0 || better(v, other.worth, out.worth)) out = other;
    }
    return out;
}

LINKED End wounded_and_counters(const Attack *t, const Block *b, int v, int wounds) {
    End out = takes_and_counters(t, b, v, wounds);
    if (may_ignore(t, b, v, wounds)) {
        Block c = without(b, v, IGNORES);
        int left = wounds > SIDE(v).ignores ? wounds - SIDE(v).ignores : 0;
        End other = takes_and_counters(t, &c, v, left);
        if (better(v, other.worth, out.worth)) out = other;
    }
    return out;
}

LINKED End wounds_of(const Attack *t, const Block *b, int wounds, int counter) {
    return counter ? wounded_and_counters(t, b, 1 - t->j, wounds) : wounded(t, b, 1 - t->j, wounds);
}

/* After the dice are compared: `plain` is an attack to which an Axe may add. */
DEVICE End compared(const Attack *t, const Block *b, int outcome, int plain) {
    int j = t->j, stopped = outcome < 4, wounds = stopped ? 0 : outcome / 4 - 1, counter = outcome >> 1 & 1;
    Block c = *b;
    if (outcome & 1) c = without(b, SIDE(j).force && marked(b, j, ONCE) ? j : 1 - j, ONCE);
    End out = wounds_of(t, &c, wounds, counter);
    if (plain && !stopped && marked(&c, j, EXTRA)) {
        Block d = without(&c, j, EXTRA);
        End other = wounds_of(t, &d, wounds + SIDE(j).extra, counter);
        if (better(j, other.worth, out.worth)) out = other;
    }
    return out;
}

DEVICE int policies(const Block *b, int j, int mode, int pool) {
    const Side *me = &SIDE(j), *foe = &SIDE(1 - j);
    int n = TABLE(me->at_dice)[b->body[j] * 3 + (mode ? 2 : 0)];
    int m = TABLE(foe->at_dice)[b->body[1 - j] * 3 + (pool ? 2 : 1)];
    int force = me->force && marked(b, j, ONCE) ? 1 : foe->force && marked(b, 1 - j, ONCE) ? 2 : 0;
    int lethal = 0;
    for (int w = 1; w <= MOST && !lethal; w++) if (losing(b, 1 - j, w)[0] < 0) lethal = w;
    return TABLE(me->at_policy)[((((mode * 2 + pool) * DICE + n) * DICE + m) * 3 + force) * (MOST + 1) + lethal];
}

DEVICE int available(int j, int mode) {
    if (mode >= SIDE(j).modes) return 0;
    int uses = TABLE(SIDE(j).at_uses)[mode];
    return !uses || marked(&GAME->block, j, uses);
}

DEVICE const float *row_of(int policy, int k) {
    return (const float *)TABLE(GAME->duel->at_chances) + (TABLE(GAME->duel->at_first)[policy] + k) * OUTCOMES;
}

DEVICE int kind_of(int j, int second, int moving) { return (j * 2 + second) * 2 + moving; }

DEVICE Attack attack_of(int kind, int z) {
    int j = kind >> 2, second = kind >> 1 & 1, moving = kind & 1;
    Attack t = {j, 0, GAME->board->near_from[GAME->radius] + z};
    if (second) t.what = moving ? KEPT_ROUND_MOVED + j : KEPT_ROUND;
    else t.what = moving ? KEPT_STRUCK_MOVED + j : KEPT_STRUCK + 1 - j;
    return t;
}

DEVICE int in_range(int j, int mode, int z) {
    int distance = GAME->board->distance[GAME->from + z];
    return available(j, mode) && distance >= TABLE(SIDE(j).at_near)[mode]
        && distance <= TABLE(SIDE(j).at_far)[mode];
}

/* All outcomes that lead to other blocks, weighed: what is played for, for each policy. */
LINKED void prepare(void) {
    int widest = GAME->widest;
    EACH(i, KINDS * widest) {
        int kind = i / widest, z = i % widest, j = kind >> 2;
        if (z >= GAME->count[j]) continue;
        Attack t = attack_of(kind, z);
        for (int mode = 0; mode < SIDE(j).modes; mode++) {
            if (!in_range(j, mode, z)) continue;
            int uses = TABLE(SIDE(j).at_uses)[mode], back = !uses;
            Block b = uses ? without(&GAME->block, j, uses) : GAME->block;
            if (mode == 0 && marked(&b, j, EXTRA)) {
                Block c = without(&b, j, EXTRA);
                GAME->large->with_axe[kind][z] = wounds_of(&t, &c, SIDE(j).extra, 0).worth;
            }
            int pools = SIDE(1 - j).pools, has[POOLS];
            const float *rows[POOLS];
            float sum[POOLS][POLICIES];
            for (int d = 0; d < pools; d++) {
                has[d] = GAME->has[j][mode][d];
                rows[d] = row_of(GAME->policy[j][mode][d], 0);
                for (int k = 0; k < has[d]; k++) sum[d][k] = 0;
            }
            for (int o = 0; o < OUTCOMES; o++) {
                if (back && (o == 0 || o == 4)) continue;
                int falls = 0;
                for (int d = 0; d < pools; d++) for (int k = 0; k < has[d]; k++) falls |= rows[d][k * OUTCOMES + o] > 0;
                if (!falls) continue;
                float worth = compared(&t, &b, o, mode == 0).worth;
                for (int d = 0; d < pools; d++)
                    for (int k = 0; k < has[d]; k++) sum[d][k] += rows[d][k * OUTCOMES + o] * worth;
            }
            for (int d = 0; d < pools; d++)
                for (int k = 0; k < has[d]; k++) GAME->large->constant[kind][mode][d][k][z] = sum[d][k];
        }
    }
    SYNC;
}

/* ------------------------------------------------------------------ sweeps: the best choices */

/* What attacks of this kind are worth, if they go on as `in` where there is no wound; and which is best. */
LINKED void attacked(int kind, int z, float in) {
    Large *l = GAME->large;
    int j = kind >> 2, chosen = 0;
    float value = j == 0 ? -1e9f : 1e9f, share = 0, fixed = 0;
    for (int mode = 0; mode < SIDE(j).modes; mode++) {
        if (!in_range(j, mode, z)) continue;
        int uses = TABLE(SIDE(j).at_uses)[mode], back = !uses;
        Block b = uses ? without(&GAME->block, j, uses) : GAME->block;
        float none_in = in, axe = 0;
        int axed = 0;
        if (mode == 0 && marked(&b, j, EXTRA)) {
            axe = l->with_axe[kind][z];
            axed = better(j, axe, in);
            if (axed) none_in = axe;
        }
        float pool_value = 0, pool_share = 0, pool_fixed = 0;
        int pool_chosen = 0;
        for (int d = 0; d < SIDE(1 - j).pools; d++) {
            int has = GAME->has[j][mode][d], owner = GAME->owner[j][mode][d], found_at = 0;
            float found = 0, found_share = 0, found_fixed = 0;
            for (int k = 0; k < has; k++) {
                const float *p = row_of(GAME->policy[j][mode][d], k);
                float stopped = back ? p[0] : 0, none = back ? p[4] : 0, constant = l->constant[kind][mode][d][k][z];
                float r = constant + (stopped * in + none * none_in);
                if (k == 0 || better(owner, r, found)) {
                    found = r;
                    found_at = k;
                    found_share = axed ? stopped : stopped + none;
                    found_fixed = axed ? constant + none * axe : constant;
                }
            }
            if (d == 0 || better(1 - j, found, pool_value)) {
                pool_value = found;
                pool_share = found_share;
                pool_fixed = found_fixed;
                pool_chosen = d << 4 | found_at;
            }
        }
        if (better(j, pool_value, value)) {
            value = pool_value;
            share = pool_share;
            fixed = pool_fixed;
            chosen = 0x8000 | axed << 8 | mode << 5 | pool_chosen;
        }
    }
    l->value[kind][z] = value;
    l->share[kind][z] = share;
    l->fixed[0][kind][z] = fixed;
    l->chosen[kind][z] = (uint16_t)chosen;
}

typedef struct { int value[2], leaf[2]; } Spread;  /* where the results lie */

#define NONE -1

#ifdef __CUDACC__
DEVICE Ways fetched(const Ways *at) {
    const uint4 it = __ldg((const uint4 *)at);
    Ways w = {{it.x, it.y, it.z, it.w}};
    return w;
}
#else
DEVICE Ways fetched(const Ways *at) { return *at; }
#endif

/* One step of side j, for so many places. */
template <int j> DEVICE void step(int in, int leaf, int out, int out_leaf, int count) {
    const Ways *beside = GAME->board->beside[j] + GAME->from;
    const float *value = VALUES + in;
    EACH(x, count) {
        const Ways way = fetched(beside + x);
        float r = value[x];
        int at = x;
#ifdef __CUDACC__
#pragma unroll
#endif
        for (int i = 0; i < WAYS; i++) {
            int y = i & 1 ? way.two[i / 2] >> 16 : way.two[i / 2] & 0xffff;
            float v = value[y];
            bool worse = j == 0 ? !(r > v) : !(r < v);
            r = worse ? v : r;
            at = worse ? y : at;
        }
        VALUES[out + x] = r;
        FAST->leaf[out_leaf + x] = leaf == NONE ? (uint16_t)at : FAST->leaf[leaf + at];
    }
}

/* Moves of both sides: for each place the best of all that they can reach. leaf NONE: the place itself. near: only
   as far as an attack counts, and beyond nothing does; else for all places. */
DEVICE Spread spread(int in0, int leaf0, int in1, int leaf1, int near) {
    Spread s = {{in0, in1}, {leaf0, leaf1}};
    int most = GAME->steps[0] > GAME->steps[1] ? GAME->steps[0] : GAME->steps[1];
    for (int gone = 0; gone < most; gone++) {
        const int out = gone & 1 ? SOURCE * PLACES : SPARE * PLACES;
        const int out_leaf = gone & 1 ? OF_SOURCE * PLACES : OF_SPARE * PLACES;
        for (int j = 0; j < 2; j++) {
            if (gone >= GAME->steps[j]) continue;
            int to = out + j * PLACES, to_leaf = out_leaf + j * PLACES;
            int count = near ? GAME->board->within[GAME->radius][GAME->reach[j] + gone + 1] : GAME->places;
            if (j == 0) step<0>(s.value[0], s.leaf[0], to, to_leaf, count);
            else step<1>(s.value[1], s.leaf[1], to, to_leaf, count);
            s.value[j] = to;
            s.leaf[j] = to_leaf;
        }
        SYNC;
    }
    return s;
}

/* Both decide in secret whether to use a Net: rows are I without and with it, columns II. The shares of all four. */
DEVICE void in_secret(float a, float b, float c, float d, float *share) {
    float low0 = a < b ? a : b, low1 = c < d ? c : d, high0 = a > c ? a : c, high1 = b > d ? b : d;
    float low = low0 > low1 ? low0 : low1, high = high0 < high1 ? high0 : high1, x, y;
    if (high - low < 1e-7f) {
        x = low0 >= low1;
        y = high0 <= high1;
    } else {
        x = (d - c) / (a - b - c + d);
        y = (d - b) / (a - b - c + d);
    }
    share[0] = x * y;
    share[1] = x * (1 - y);
    share[2] = (1 - x) * y;
    share[3] = (1 - x) * (1 - y);
}

/* A round begins with Nets: what it is worth, if it is `r` without; and how the netted rounds are mixed. */
LINKED float with_nets(int q, int x, float r, int *flag) {
    Large *l = GAME->large;
    float *w = l->weight[q][x], one = 0, two = 0, share[4] = {1, 0, 0, 0};
    int one_at = 0, two_at = 0, place = GAME->from + x;
    for (int i = 0; i < 7; i++) w[i] = 0;
    if (GAME->net & 1) {
        float a = l->netted[GAME->net & 2][0][q][0][place], b = l->netted[GAME->net & 2][1][q][0][place];
        one_at = (GAME->net & 2) * 2 + !(a > b);
        one = a > b ? a : b;
    }
    if (GAME->net & 2) {
        float a = l->netted[GAME->net & 1][0][q][0][place], b = l->netted[GAME->net & 1][1][q][0][place];
        two_at = (GAME->net & 1) * 2 + !(a < b);
        two = a < b ? a : b;
    }
    *flag = 0;
    if (GAME->net == 1) {
        if (!(one > r)) return r;
        w[one_at] = 1;
        *flag = FIXED;
        return one;
    }
    if (GAME->net == 2) {
        if (!(two < r)) return r;
        w[two_at] = 1;
        *flag = FIXED;
        return two;
    }
    float a = l->netted[0][0][q][0][place], b = l->netted[0][1][q][0][place];
    float part = a > b ? GAME->chance : 1 - GAME->chance, both = part * a + (1 - part) * b;
    in_secret(r, two, one, both, share);
    w[6] = share[0];
    w[two_at] += share[1];
    w[one_at] += share[2];
    w[0] += share[3] * part;
    w[1] += share[3] * (1 - part);
    *flag = share[0] <= 0 ? FIXED : share[0] < 1 ? MIXED : 0;
    return share[0] * r + share[1] * two + share[2] * one + share[3] * both;
}

/* The attacks of both sides as `second` or first: where the values of still ones lie, and of those that move on. */
DEVICE void attacks(int second, int still0, int still1, int moved0, int moved1) {
    int widest = GAME->widest;
    EACH(i, 4 * widest) {
        int which = i / widest, z = i - which * widest, j = which >> 1, moving = which & 1;
        if (z >= GAME->count[j]) continue;
        int in = j == 0 ? (moving ? moved0 : still0) : (moving ? moved1 : still1);
        attacked(kind_of(j, second, moving), z, VALUES[in + z]);
    }
    SYNC;
}

/* What both can do with an attack in their turn: move and attack, or attack and move. */
DEVICE void hits(int second, int out, int out_leaf) {
    const Large *l = GAME->large;
    for (int j = 0; j < 2; j++) {
        int kind = kind_of(j, second, 0), count = GAME->count[j], source = (SOURCE + j) * PLACES;
        EACH(x, GAME->places) {
            VALUES[source + x] = x < count ? l->value[kind][x] : j == 0 ? -1e9f : 1e9f;
            VALUES[source + (SPARE - SOURCE) * PLACES + x] = j == 0 ? -1e9f : 1e9f;
            FAST->leaf[(OF_SOURCE + j) * PLACES + x] = (uint16_t)(BLOWS + kind * NEAR + (x < count ? x : 0));
        }
    }
    SYNC;
    Spread s = spread(SOURCE * PLACES, OF_SOURCE * PLACES, (SOURCE + 1) * PLACES, (OF_SOURCE + 1) * PLACES, 1);
    for (int j = 0; j < 2; j++) {
        int kind = kind_of(j, second, 1), count = GAME->count[j];
        EACH(x, GAME->places) {
            float r = VALUES[s.value[j] + x];
            int leaf = FAST->leaf[s.leaf[j] + x];
            if (x < count && better(j, l->value[kind][x], r)) {
                r = l->value[kind][x];
                leaf = BLOWS + kind * NEAR + x;
            }
            VALUES[out + j * PLACES + x] = r;
            FAST->leaf[out_leaf + j * PLACES + x] = (uint16_t)leaf;
        }
    }
    SYNC;
}

/* One sweep over all places with this radius. Returns by how much the beginning of a round has changed. */
LINKED float sweep(void) {
    Fast *f = FAST;
    float *v = VALUES;
    const int round = ROUND * PLACES, source = SOURCE * PLACES, second = SECOND * PLACES, first = FIRST * PLACES;
    const int struck = STRUCK * PLACES, places = GAME->places;
    Spread s = spread(round, NONE, round, NONE, 0);
    for (int j = 0; j < 2; j++) EACH(x, places) {
        v[struck + j * PLACES + x] = v[s.value[j] + x];
        f->leaf[(OF_STRUCK + j) * PLACES + x] = f->leaf[s.leaf[j] + x];
        if (x < NEAR) f->round_moved[j][x] = f->leaf[s.leaf[j] + x];
    }
    SYNC;
    attacks(1, round, round, struck, struck + PLACES);
    hits(1, second, OF_SECOND * PLACES);
    for (int j = 0; j < 2; j++) EACH(x, places) {
        int at = struck + j * PLACES + x, of_struck = (OF_STRUCK + j) * PLACES + x;
        if (better(j, v[second + j * PLACES + x], v[at])) {
            v[at] = v[second + j * PLACES + x];
            f->leaf[of_struck] = f->leaf[(OF_SECOND + j) * PLACES + x];
        }
        if (x < NEAR) f->near_struck[j][x] = f->leaf[of_struck];
    }
    SYNC;
    s = spread(struck + PLACES, (OF_STRUCK + 1) * PLACES, struck, OF_STRUCK * PLACES, 0);
    for (int j = 0; j < 2; j++) EACH(x, places) if (x < NEAR) f->struck_moved[j][x] = f->leaf[s.leaf[j] + x];
    attacks(0, struck + PLACES, struck, s.value[0], s.value[1]);
    hits(0, first, OF_FIRST * PLACES);
    ONE_THREAD f->changed = 0;
    for (int q = QUIET - 1; q >= 0; q--) {
        if (q == QUIET - 1) {
            for (int j = 0; j < 2; j++) { s.value[j] = (CLOSING + j) * PLACES; s.leaf[j] = (OF_CLOSING + j) * PLACES; }
        } else {
            s = spread((ROUND + q + 1) * PLACES, NONE, (ROUND + q + 1) * PLACES, NONE, 0);
        }
        for (int j = 0; j < 2; j++) EACH(x, places) {
            float r = v[s.value[j] + x], hit = v[second + j * PLACES + x];
            int attacking = better(j, hit, r), leaf = f->leaf[s.leaf[j] + x];
            if (q < QUIET - 1) leaf += (q + 1) * PLACES;
            v[source + j * PLACES + x] = attacking ? hit : r;
            f->leaf[(OF_SOURCE + j) * PLACES + x] = attacking ? f->leaf[(OF_SECOND + j) * PLACES + x] : (uint16_t)leaf;
        }
        SYNC;
        s = spread(source + PLACES, (OF_SOURCE + 1) * PLACES, source, OF_SOURCE * PLACES, 0);
        float most = 0;
        EACH(x, places) {
            float begun[2];
            int leaf[2], flag = 0;
            for (int j = 0; j < 2; j++) {
                float hit = v[first + j * PLACES + x], r = v[s.value[j] + x];
                int attacking = better(j, hit, r);
                begun[j] = attacking ? hit : r;
                leaf[j] = f->leaf[attacking ? (OF_FIRST + j) * PLACES + x : s.leaf[j] + x];
            }
            float high = begun[0] > begun[1] ? begun[0] : begun[1], low = begun[0] < begun[1] ? begun[0] : begun[1];
            float r = low + GAME->chance * (high - low);
            if (GAME->net) r = with_nets(q, x, r, &flag);
            r -= GAME->duel->haste * (r - 0.5f);
            f->leads[q][0][x] = (uint16_t)(leaf[0] | (begun[0] > begun[1] ? 0 : SECOND_BETTER));
            f->leads[q][1][x] = (uint16_t)(leaf[1] | flag);
            if (q == 0) most = fmaxf(most, fabsf(r - v[round + x]));
            v[(ROUND + q) * PLACES + x] = r;
        }
        SYNC;
        if (q == 0) RAISE(&f->changed, most);
    }
    SYNC;
    return f->changed;
}

/* ------------------------------------------------------------------ passes: what these choices come to */

/* One pass, in place: `parts` of the numbers, from the one with number `first` on. `stride`: between the kinds of
   attacks. Returns by how much the beginning of a round has changed. */
template <int parts> LINKED float pass(int first, int stride, int turn) {
    Fast *f = FAST;
    float *v = VALUES;
    const Large *l = GAME->large;
    const int widest = GAME->widest;
    ONE_THREAD f->most[(turn + 1) % 3] = 0;
    for (int second = 1; second >= 0; second--) {
        EACH(i, 4 * widest) {
            int which = i / widest, z = i - which * widest, j = which >> 1, moving = which & 1;
            if (z >= GAME->count[j]) continue;
            int kind = kind_of(j, second, moving), at = (BLOWS + kind * stride + z) * parts, leaf;
            if (second) leaf = moving ? f->round_moved[j][z] : z;
            else leaf = moving ? f->struck_moved[j][z] : f->near_struck[1 - j][z];
            float share = l->share[kind][z];
            for (int e = 0; e < parts; e++) v[at + e] = l->fixed[first + e][kind][z] + share * v[leaf * parts + e];
        }
        SYNC;
    }
    const float chance = GAME->chance;
    const int net = GAME->net, places = GAME->places;
    for (int q = QUIET - 1; q >= 0; q--) {
        float most = 0;
        EACH(x, places) {
            int one = f->leads[q][0][x], two = f->leads[q][1][x], at = (q * PLACES + x) * parts;
            float part = one & SECOND_BETTER ? 1 - chance : chance;
            const float *a = v + (one & LEAF) * parts, *b = v + (two & LEAF) * parts;
            for (int e = 0; e < parts; e++) {
                float r = part * a[e] + (1 - part) * b[e];
                if (net && two & (FIXED | MIXED)) {
                    const float *w = l->weight[q][x];
                    r = (two & FIXED ? 0 : w[6] * r) + l->from_nets[q][first + e][x];
                }
                if (!first) r -= GAME->duel->haste * (r - 0.5f);
                if (q == 0) most = fmaxf(most, fabsf(r - v[at + e]));
                v[at + e] = r;
            }
        }
        if (q == 0) RAISE(&f->most[turn % 3], most);
        SYNC;
    }
    return f->most[turn % 3];
}

/* Passes until the beginning of a round changes no more than that. */
template <int parts> DEVICE void passes(int first, int stride, float tolerance) {
    const Large *l = GAME->large;
    ONE_THREAD FAST->most[0] = 0;
    EACH(y, GAME->radius > 1 ? GAME->places_before : 2 * GAME->places)
        for (int e = 0; e < parts; e++)
            VALUES[(BLOWS + KINDS * stride + y) * parts + e] = l->last_before[GAME->before][first + e][y];
    if (GAME->net) {
        EACH(x, GAME->places) for (int q = 0; q < QUIET; q++) {
            if (!(FAST->leads[q][1][x] & (FIXED | MIXED))) continue;
            const float *w = l->weight[q][x];
            for (int e = 0; e < parts; e++) {
                float sum = 0;
                for (int n = 0; n < 6; n++)
                    if (w[n] != 0) sum += w[n] * l->netted[n >> 1][n & 1][q][first + e][GAME->from + x];
                GAME->large->from_nets[q][first + e][x] = sum;
            }
        }
    }
    SYNC;
    for (int turn = 0; turn < PASSES; turn++) {
        ONE_THREAD ADD(&GAME->counted[first ? 3 : 2]);
        if (pass<parts>(first, stride, turn) <= tolerance) break;
    }
}

/* ------------------------------------------------------------------ a block */

DEVICE float odds_at(const Attack *t, End end, int e) {
    if (end.block >= 0)
        return GAME->job->odds[(((int64_t)end.block * KEPT + t->what) * ODDS + e) * GAME->near_places + t->at];
    int winner = (-1 - end.block) / 3, level = (-1 - end.block) % 3;
    if (e == 0) return winner == 0;
    return level && e == (winner == 0 ? 3 : 1) + level - 1;
}

/* The odds of all outcomes that lead to other blocks, weighed, for the attacks that are chosen. */
LINKED void prepare_odds(void) {
    Large *l = GAME->large;
    int widest = GAME->widest;
    EACH(i, KINDS * widest) {
        int kind = i / widest, z = i % widest, j = kind >> 2;
        if (z >= GAME->count[j]) continue;
        int chosen = l->chosen[kind][z], mode = chosen >> 5 & 7, d = chosen >> 4 & 1, k = chosen & 15;
        float sum[ODDS] = {0, 0, 0, 0, 0};
        if (chosen) {
            Attack t = attack_of(kind, z);
            int uses = TABLE(SIDE(j).at_uses)[mode], back = !uses;
            Block b = uses ? without(&GAME->block, j, uses) : GAME->block;
            const float *p = row_of(GAME->policy[j][mode][d], k);
            for (int o = 0; o < OUTCOMES; o++) {
                if (p[o] <= 0 || (back && (o == 0 || o == 4))) continue;
                End end = compared(&t, &b, o, mode == 0);
                for (int e = 0; e < ODDS; e++) sum[e] += p[o] * odds_at(&t, end, e);
            }
            if (back && chosen >> 8 & 1) {
                Block c = without(&b, j, EXTRA);
                End end = wounds_of(&t, &c, SIDE(j).extra, 0);
                for (int e = 0; e < ODDS; e++) sum[e] += p[4] * odds_at(&t, end, e);
            }
        }
        for (int e = 0; e < ODDS; e++) l->fixed[1 + e][kind][z] = sum[e];
    }
    SYNC;
}

/* The ring closes: who acted first is put down first, then the other, each where they like it best. */
DEVICE int driven(const float *round, int first, int x) {
    const int32_t *p = GAME->driven + GAME->board->driven_at[first][GAME->from + x];
    int groups = *p++, out = 0, base = GAME->board->from[GAME->radius - 1];
    for (int group = 0; group < groups; group++) {
        int count = *p++, r = *p++ - base;
        for (int i = 1; i < count; i++) {
            int other = *p++ - base;
            if (better(1 - first, round[other], round[r])) r = other;
        }
        if (group == 0 || better(first, round[r], round[out])) out = r;
    }
    return out;
}

/* The last ring cannot close: the crowd wounds who acted first, then the other. Numbers for AFTER + j * places + x. */
DEVICE void by_the_crowd(int j, int x) {
    int first = 1 - j, winner = 0, level = 0, at = j * GAME->places + x;
    const int32_t *mine = losing(&GAME->block, first, GAME->duel->crowd);
    const int32_t *theirs = losing(&GAME->block, 1 - first, GAME->duel->crowd);
    float *out = &GAME->large->last_before[GAME->before][0][at];
    if (mine[0] < 0 || theirs[0] < 0) {
        winner = mine[0] < 0 ? 1 - first : first;
        level = -1 - (mine[0] < 0 ? mine[0] : theirs[0]);
        Attack none = {0, 0, 0};
        End end = ended(winner, level);
        out[0] = end.worth;
        for (int e = 0; e < ODDS; e++) out[(1 + e) * INNER] = odds_at(&none, end, e);
        return;
    }
    const float *best = NULL;
    for (int i = 0; i < mine[0]; i++) {
        const float *r = NULL;
        for (int k = 0; k < theirs[0]; k++) {
            Block c = GAME->block;
            c.body[first] = mine[1 + i];
            c.body[1 - first] = theirs[1 + k];
            const float *v = GAME->job->last + number(&c) * PARTS * GAME->inside + x;
            if (k == 0 || better(1 - first, *v, *r)) r = v;
        }
        if (i == 0 || better(first, *r, *best)) best = r;
    }
    for (int e = 0; e < PARTS; e++) out[e * INNER] = best[e * GAME->inside];
}

/* What is known before the first sweep: where a long quiet leads, and a first guess. */
LINKED void begin(void) {
    Fast *f = FAST;
    const Large *l = GAME->large;
    const float *round = l->round_before[GAME->before][0], *last = l->last_before[GAME->before][0];
    if (GAME->radius == 1) {
        for (int j = 0; j < 2; j++) EACH(x, GAME->places) by_the_crowd(j, x);
        SYNC;
    }
    for (int j = 0; j < 2; j++) EACH(x, GAME->places) {
        int at = GAME->radius > 1 ? driven(last, 1 - j, x) : j * GAME->places + x;
        VALUES[(SOURCE + j) * PLACES + x] = last[at];
        f->leaf[(OF_SOURCE + j) * PLACES + x] = (uint16_t)(AFTER + at);
    }
    EACH(x, GAME->places) VALUES[ROUND * PLACES + x] = GAME->radius > 1 ? round[driven(round, 0, x)] : 0.5f;
    SYNC;
    Spread s = spread(SOURCE * PLACES, OF_SOURCE * PLACES, (SOURCE + 1) * PLACES, (OF_SOURCE + 1) * PLACES, 0);
    for (int j = 0; j < 2; j++) EACH(x, GAME->places) {
        VALUES[(CLOSING + j) * PLACES + x] = VALUES[s.value[j] + x];
        f->leaf[(OF_CLOSING + j) * PLACES + x] = f->leaf[s.leaf[j] + x];
    }
    SYNC;
}

/* Keeps what other blocks and the wider rings ask for, of `parts` numbers from the one with number `first` on. */
LINKED void keep(int first, int parts) {
    const Fast *f = FAST;
    const float *v = VALUES;
    Large *l = GAME->large;
    const Job *job = GAME->job;
    const int64_t n = number(&GAME->block);
    const int base = GAME->board->near_from[GAME->radius], near = GAME->board->near_from[GAME->radius + 1] - base;
    const int near_places = GAME->near_places;
    float *out = first ? job->odds + n * KEPT * ODDS * near_places : job->kept + n * KEPT * near_places;
    EACH(i, KEPT * near) {
        int what = i / near, z = i - what * near, leaf = z;
        if (what >= KEPT_STRUCK_MOVED) leaf = f->struck_moved[what - KEPT_STRUCK_MOVED][z];
        else if (what >= KEPT_STRUCK) leaf = f->near_struck[what - KEPT_STRUCK][z];
        else if (what >= KEPT_ROUND_MOVED) leaf = f->round_moved[what - KEPT_ROUND_MOVED][z];
        for (int e = 0; e < parts; e++) {
            int row = first ? what * ODDS + first - 1 + e : what;
            out[row * near_places + base + z] = v[leaf * parts + e];
        }
    }
    EACH(x, GAME->places) {
        for (int e = 0; e < parts; e++) {
            float round = v[x * parts + e], last = v[((QUIET - 1) * PLACES + x) * parts + e];
            if (GAME->radius < RINGS) {
                l->round_before[1 - GAME->before][first + e][x] = round;
                l->last_before[1 - GAME->before][first + e][x] = last;
            }
            if (GAME->radius == 1) job->last[(n * PARTS + first + e) * GAME->inside + x] = last;
            if (GAME->from + x == GAME->board->start) job->start[n * PARTS + first + e] = round;
            if (GAME->netted_at >= 0)
                for (int q = 0; q < QUIET; q++) for (int j = 0; j < 2; j++)
                    l->netted[GAME->netted_at][j][q][first + e][GAME->from + x] =
                        v[(f->leads[q][j][x] & LEAF) * parts + e];
        }
    }
    SYNC;
}

/* The same of what is played for: what attacks and long quiet are worth is put where their leaves say. */
DEVICE void keep_worth(void) {
    const Large *l = GAME->large;
    EACH(i, KINDS * NEAR) VALUES[BLOWS + i] = l->value[i / NEAR][i % NEAR];
    EACH(y, GAME->radius > 1 ? GAME->places_before : 2 * GAME->places)
        VALUES[AFTER + y] = l->last_before[GAME->before][0][y];
    SYNC;
    keep(0, 1);
}

/* Some of the odds, by the choices that were found. */
template <int parts> DEVICE void find_some(int first, int stride) {
    const Large *l = GAME->large;
    EACH(x, GAME->places) {
        int at = GAME->radius > 1 ? driven(l->round_before[GAME->before][0], 0, x) : 0;
        for (int e = 0; e < parts; e++)
            VALUES[x * parts + e] = GAME->radius > 1 ? l->round_before[GAME->before][first + e][at] : 0;
    }
    SYNC;
    passes<parts>(first, stride, TOLERANCE_ODDS);
    keep(first, parts);
}

DEVICE int closer(int leaf, int stride) {
    if (leaf < BLOWS) return leaf;
    if (leaf >= AFTER) return leaf - AFTER + BLOWS + KINDS * stride;
    return BLOWS + (leaf - BLOWS) / NEAR * stride + (leaf - BLOWS) % NEAR;
}

/* The odds by the choices that were found: all five at once, if there is room. */
LINKED void find_odds(void) {
    Fast *f = FAST;
    const int stride = GAME->widest;
    prepare_odds();
    EACH(x, GAME->places) for (int q = 0; q < QUIET; q++) for (int j = 0; j < 2; j++) {
        int leaf = f->leads[q][j][x];
        f->leads[q][j][x] = (uint16_t)((leaf & ~LEAF) | closer(leaf & LEAF, stride));
    }
    EACH(z, NEAR) for (int j = 0; j < 2; j++) if (z < GAME->places) {
        f->round_moved[j][z] = (uint16_t)closer(f->round_moved[j][z], stride);
        f->struck_moved[j][z] = (uint16_t)closer(f->struck_moved[j][z], stride);
        f->near_struck[j][z] = (uint16_t)closer(f->near_struck[j][z], stride);
    }
    int before = GAME->radius > 1 ? GAME->places_before : 2 * GAME->places;
    SYNC;
    if ((BLOWS + KINDS * stride + before) * ODDS <= ROOM) {
        find_some<ODDS>(1, stride);
    } else {
        find_some<3>(1, stride);
        find_some<2>(4, stride);
    }
}

LINKED void solve_block(void) {
    const Block *b = &GAME->block;
    EACH(i, 2 * MODES * POOLS) {
        int j = i / (MODES * POOLS), mode = i / POOLS % MODES, d = i % POOLS;
        if (!available(j, mode) || d >= SIDE(1 - j).pools) continue;
        int id = policies(b, j, mode, d);
        GAME->policy[j][mode][d] = id;
        GAME->has[j][mode][d] = TABLE(GAME->duel->at_count)[id];
        GAME->owner[j][mode][d] = TABLE(GAME->duel->at_owner)[id] == 0 ? j : 1 - j;
    }
    ONE_THREAD {
        int speed[2];
        for (int j = 0; j < 2; j++) {
            GAME->steps[j] = TABLE(SIDE(j).at_steps)[b->mask[j] * SIDE(j).bodies + b->body[j]];
            speed[j] = TABLE(SIDE(j).at_dice)[b->body[j] * 3 + 2];
            GAME->reach[j] = 0;
            for (int m = 0; m < SIDE(j).modes; m++) {
                int far = TABLE(SIDE(j).at_far)[m];
                if (available(j, m) && far > GAME->reach[j]) GAME->reach[j] = far;
            }
        }
        GAME->chance = ((const float *)TABLE(GAME->duel->at_initiative))[speed[0] * DICE + speed[1]];
        GAME->net = (marked(b, 0, NET) ? 1 : 0) | (marked(b, 1, NET) ? 2 : 0);
        GAME->before = 0;
        ADD(&GAME->counted[0]);
    }
    for (int radius = 1; radius <= RINGS; radius++) {
        ONE_THREAD {
            GAME->radius = radius;
            GAME->from = GAME->board->from[radius];
            GAME->places = GAME->board->from[radius + 1] - GAME->from;
            GAME->places_before = GAME->from - GAME->board->from[radius - 1];
            for (int j = 0; j < 2; j++) GAME->count[j] = GAME->board->within[radius][GAME->reach[j]];
            GAME->widest = GAME->count[0] > GAME->count[1] ? GAME->count[0] : GAME->count[1];
        }
        SYNC;
        prepare();
        begin();
        for (int i = 0; i < SWEEPS; i++) {
            ONE_THREAD ADD(&GAME->counted[1]);
            float changed = sweep();
            if (changed <= TOLERANCE_WORTH) break;
            if (i < EASY) passes<1>(0, NEAR, fmaxf(TOLERANCE_WORTH / 4, changed * EAGER));
        }
        keep_worth();
        find_odds();
        ONE_THREAD GAME->before = 1 - GAME->before;
        SYNC;
    }
}

typedef struct {
    const Board *board;
    const int32_t *driven;
    const Job *jobs;
    int32_t near_places;
    int32_t *counted;
} Arena;

/* The blocks of a task: with all combinations of Nets that are left, the used ones first. */
DEVICE void solve_task(const Arena *a, const Task *task, Large *l) {
    Game *g = GAME;
    for (int left = 0; left < 4; left++) {
        if (left & ~task->nets) continue;
        ONE_THREAD {
            g->board = a->board;
            g->driven = a->driven;
            g->job = a->jobs + task->job;
            g->duel = g->job->duel;
            g->tables = (const int32_t *)g->duel;
            g->large = l;
            g->near_places = a->near_places;
            g->inside = a->board->from[2] - a->board->from[1];
            g->counted = a->counted;
            g->netted_at = left != task->nets ? left : -1;
            for (int j = 0; j < 2; j++) {
                int marks = TABLE(SIDE(j).at_mask)[task->mask[j]] | (left >> j & 1 ? NET : 0);
                g->block.body[j] = task->body[j];
                g->block.mask[j] = TABLE(SIDE(j).at_mask_at)[marks];
            }
        }
        SYNC;
        solve_block();
        SYNC;
    }
}

/* ------------------------------------------------------------------ the machine */

static char message[400];

#ifdef __CUDACC__

__global__ void __launch_bounds__(THREADS, 3)
solve_tasks(Arena a, const Task *tasks, int count, int *next, Large *large) {
    Fast *f = FAST;
    for (;;) {
        ONE_THREAD f->task = atomicAdd(next, 1);
        SYNC;
        int at = f->task;
        SYNC;
        if (at >= count) return;
        solve_task(&a, tasks + at, large + blockIdx.x);
    }
}

static int failed(cudaError_t e, const char *where) {
    if (e == cudaSuccess) return 0;
    snprintf(message, sizeof message, "%s: %s", where, cudaGetErrorString(e));
    return 1;
}

#define OR_FAIL(call) do { if (failed((call), #call)) return 0; } while (0)

static int reserve(void **to, size_t size) { return !failed(cudaMalloc(to, size), "cudaMalloc"); }
static int give(void *to, const void *from, size_t size) {
    return !failed(cudaMemcpy(to, from, size, cudaMemcpyHostToDevice), "cudaMemcpy");
}
static int take(void *to, const void *from, size_t size) {
    return !failed(cudaMemcpy(to, from, size, cudaMemcpyDeviceToHost), "cudaMemcpy");
}
static int clear(void *to, size_t size) { return !failed(cudaMemset(to, 0, size), "cudaMemset"); }

#else

static int reserve(void **to, size_t size) {
    *to = malloc(size);
    if (!*to) snprintf(message, sizeof message, "no memory");
    return *to != 0;
}
static int give(void *to, const void *from, size_t size) { memcpy(to, from, size); return 1; }
static int take(void *to, const void *from, size_t size) { memcpy(to, from, size); return 1; }
static int clear(void *to, size_t size) { memset(to, 0, size); return 1; }

#endif

static struct {
    Arena arena;
    Board board;  /* as it is there, for the host */
    Large *large;
    char *room;   /* for the tables and values of the duels of a call */
    size_t size;
    int32_t *next;
    int groups;
} machine;

static size_t rounded(size_t size) { return (size + 255) / 256 * 256; }

static size_t block_bytes(void) {
    const Board *b = &machine.board;
    size_t near = (size_t)KEPT * PARTS * machine.arena.near_places;
    return sizeof(float) * (near + PARTS * (b->from[2] - b->from[1]) + PARTS);
}

static int64_t blocks_of(const Duel *d) {
    return (int64_t)d->side[0].masks * d->side[0].bodies * d->side[1].masks * d->side[1].bodies;
}

static size_t job_bytes(const Duel *d) {
    return rounded(d->size * sizeof(int32_t)) + rounded(blocks_of(d) * block_bytes());
}

extern "C" const char *many_message(void) { return message; }

extern "C" int64_t many_job_bytes(const int32_t *tables) { return (int64_t)job_bytes((const Duel *)tables); }

/* The arena, and as much memory as there is, or `most` bytes. Returns how many bytes jobs can have, or 0. */
extern "C" int64_t many_begin(const int32_t *from, int32_t start, int32_t reach, const int32_t *distance,
                              const int32_t *beside0, const int32_t *beside1, const int32_t *driven_at0,
                              const int32_t *driven_at1, const int32_t *driven, int32_t driven_size, int64_t most) {
    Board *b = &machine.board;
    const int32_t *beside[2] = {beside0, beside1}, *driven_at[2] = {driven_at0, driven_at1};
    memcpy(b->from, from, sizeof b->from);
    b->start = start;
    int near = 0;
    for (int r = 1; r <= RINGS; r++) {
        int count = 0;
        b->near_from[r] = near;
        for (int x = from[r]; x < from[r + 1]; x++) {
            if (distance[x] <= reach) count++;
            b->distance[x] = (uint8_t)distance[x];
            for (int j = 0; j < 2; j++) {
                b->driven_at[j][x] = driven_at[j][x];
                for (int i = 0; i < WAYS; i++) {
                    uint32_t way = (uint32_t)(beside[j][x * WAYS + i] - from[r]);
                    uint32_t *two = &b->beside[j][x].two[i / 2];
                    *two = i & 1 ? *two | way << 16 : way;
                }
            }
        }
        if (count > NEAR || from[r + 1] - from[r] > (r == RINGS ? PLACES : INNER) || from[RINGS + 1] > ALL_PLACES) {
            snprintf(message, sizeof message, "an arena with more places than there is room for");
            return 0;
        }
        near += count;
        for (int d = 0; d < FAR; d++) {
            b->within[r][d] = 0;
            for (int x = from[r]; x < from[r + 1]; x++) b->within[r][d] += distance[x] <= d;
        }
    }
    b->near_from[RINGS + 1] = near;
    Arena *a = &machine.arena;
    void *board, *groups, *counted, *next, *large, *room;
    a->near_places = near;
    machine.groups = 1;
#ifdef __CUDACC__
    int device, processors, each;
    size_t left, whole;
    OR_FAIL(cudaGetDevice(&device));
    OR_FAIL(cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device));
    OR_FAIL(cudaFuncSetAttribute(solve_tasks, cudaFuncAttributeMaxDynamicSharedMemorySize, sizeof(Fast)));
    OR_FAIL(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&each, solve_tasks, THREADS, sizeof(Fast)));
    machine.groups = processors * each;
    fprintf(stderr, "%d processors, %d groups of %d threads on each, %zu bytes of fast memory\n",
            processors, each, THREADS, sizeof(Fast));
#endif
    if (!reserve(&board, sizeof *b) || !give(board, b, sizeof *b)) return 0;
    size_t driven_bytes = sizeof(int32_t) * driven_size;
    if (!reserve(&groups, driven_bytes) || !give(groups, driven, driven_bytes)) return 0;
    if (!reserve(&counted, 64) || !reserve(&next, 4) || !reserve(&large, sizeof(Large) * machine.groups)) return 0;
#ifdef __CUDACC__
    OR_FAIL(cudaMemGetInfo(&left, &whole));
    fprintf(stderr, "%.1f of %.1f GB are free\n", left / 1e9, whole / 1e9);
    if ((int64_t)(left / 20 * 19) < most) most = (int64_t)(left / 20 * 19);
#endif
    if (!reserve(&room, (size_t)most)) return 0;
    a->board = (const Board *)board;
    a->driven = (const int32_t *)groups;
    a->counted = (int32_t *)counted;
    machine.next = (int32_t *)next;
    machine.large = (Large *)large;
    machine.room = (char *)room;
    machine.size = (size_t)most;
    return most - (1 << 24);  /* for tasks */
}

static int bits(int mask) { int n = 0; for (; mask; mask &= mask - 1) n++; return n; }

#define KEYS (128 * 16 * 3)

/* All tasks of these duels in an order in which they can be solved: fewer dice, then fewer marks first. */
static Task *all_tasks(const Duel *const *duels, int count, int32_t *starts) {
    Task *tasks = NULL;
    for (int turn = 0; turn < 2; turn++) {
        for (int job = 0; job < count; job++) {
            const int32_t *t = (const int32_t *)duels[job];
            const Side *one = &duels[job]->side[0], *two = &duels[job]->side[1];
            const int32_t *mask[2] = {t + one->at_mask, t + two->at_mask};
            const int32_t *at[2] = {t + one->at_mask_at, t + two->at_mask_at};
            for (int b = 0; b < one->bodies; b++) for (int c = 0; c < two->bodies; c++) {
                int sum = 0;
                for (int i = 0; i < 3; i++) sum += t[one->at_dice + b * 3 + i] + t[two->at_dice + c * 3 + i];
                for (int m = 0; m < one->bases; m++) for (int n = 0; n < two->bases; n++) {
                    int nets = (at[0][mask[0][m] | NET] >= 0) | (at[1][mask[1][n] | NET] >= 0) << 1;
                    int key = (sum * 16 + bits(mask[0][m]) + bits(mask[1][n])) * 3 + 2 - bits(nets);
                    if (!turn) { starts[key + 1]++; continue; }
                    Task it = {job, {b, c}, {m, n}, nets};
                    tasks[starts[key]++] = it;
                }
            }
        }
        if (turn) break;
        for (int k = 0; k < KEYS; k++) starts[k + 1] += starts[k];
        tasks = (Task *)malloc(sizeof(Task) * (starts[KEYS] + 1));
        if (!tasks) return NULL;
    }
    for (int k = KEYS; k > 0; k--) starts[k] = starts[k - 1];  /* each had moved to the end of its own */
    starts[0] = 0;
    return tasks;
}

/* Solves these duels: of each block, what a bout that begins there is worth goes to `out`. counted: blocks, sweeps,
   passes, and passes for the odds. Returns 0 where it failed; `many_message` says why. */
extern "C" int32_t many_solve(const int32_t *const *tables, int32_t count, float *const *out, int32_t *counted) {
    const Duel *const *duels = (const Duel *const *)tables;
    static int32_t starts[KEYS + 1];
    memset(starts, 0, sizeof starts);
    Job *jobs = (Job *)malloc(sizeof(Job) * count);
    void *there;
    size_t used = 0;
    if (!jobs) return 0;
    for (int i = 0; i < count; i++) {
        char *at = machine.room + used;
        int64_t blocks = blocks_of(duels[i]);
        used += job_bytes(duels[i]);
        if (used > machine.size) { snprintf(message, sizeof message, "too many duels at once"); return 0; }
        if (!give(at, tables[i], duels[i]->size * sizeof(int32_t))) return 0;
        jobs[i].duel = (const Duel *)at;
        jobs[i].kept = (float *)(at + rounded(duels[i]->size * sizeof(int32_t)));
        jobs[i].odds = jobs[i].kept + blocks * KEPT * machine.arena.near_places;
        jobs[i].last = jobs[i].odds + blocks * KEPT * ODDS * machine.arena.near_places;
        jobs[i].start = jobs[i].last + blocks * PARTS * (machine.board.from[2] - machine.board.from[1]);
    }
    Task *tasks = all_tasks(duels, count, starts);
    if (!tasks) return 0;
    int total = starts[KEYS];
    void *jobs_there;
    if (!reserve(&there, sizeof(Task) * total) || !give(there, tasks, sizeof(Task) * total)) return 0;
    if (!reserve(&jobs_there, sizeof(Job) * count) || !give(jobs_there, jobs, sizeof(Job) * count)) return 0;
    Arena *a = &machine.arena;
    a->jobs = (const Job *)jobs_there;
    if (!clear(a->counted, 64)) return 0;
    for (int key = 0; key < KEYS; key += 3) {
        int from = starts[key], tasks_now = starts[key + 3] - from;
        const Task *now = (const Task *)there + from;
        if (!tasks_now) continue;
#ifdef __CUDACC__
        int groups = tasks_now < machine.groups ? tasks_now : machine.groups;
        OR_FAIL(cudaMemsetAsync(machine.next, 0, 4));
        solve_tasks<<<groups, THREADS, sizeof(Fast)>>>(*a, now, tasks_now, machine.next, machine.large);
        OR_FAIL(cudaGetLastError());
#else
        for (int i = 0; i < tasks_now; i++) RUN(solve_task(a, now + i, machine.large));
#endif
    }
#ifdef __CUDACC__
    OR_FAIL(cudaDeviceSynchronize());
#endif
    for (int i = 0; i < count; i++)
        if (!take(out[i], jobs[i].start, sizeof(float) * PARTS * blocks_of(duels[i]))) return 0;
    if (!take(counted, a->counted, sizeof(int32_t) * 4)) return 0;
#ifdef __CUDACC__
    OR_FAIL(cudaFree(there));
    OR_FAIL(cudaFree(jobs_there));
#else
    free(there);
    free(jobs_there);
#endif
    free(tasks);
    free(jobs);
    return 1;
}
