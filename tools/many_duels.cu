/* Solves many duels of Spartacus at once on a graphics processor: the same game, blocks and places as `solver.c`, which
   says what they are, and the same numbers to 0.0001. Compiled as C++ it does the same one block at a time.

   A group of threads solves a block (or one after the other those that differ only in who still has a Net), one
   thread per place. Blocks with as many dice and marks do not lead to one another and are solved side by side.

   What a position is worth is found by turns: a *sweep* asks everybody for their best choice at every place, and
   notes it; then a few cheap *passes* find what these choices come to, until a sweep changes nothing any more. Only
   what is played for is needed for that. The odds follow in the end from the choices: passes over five numbers.

   A choice is noted as a *leaf*, which says where the value comes from:
     0 + place            the next round begins there (after a round without an attack: the next quiet one)
     BLOWS + kind + near  an attack is made there
     AFTER + number       the ring closes, or the crowd strikes: a value of the radius before */

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef __CUDACC__
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
#define KINDS 8      /* of attacks: by side, second, moving */
#define THREADS 384

#define BLOWS 1024
#define AFTER 3072
#define LEAF 0x0fff
#define SECOND_BETTER 0x8000   /* in what side 0 does first: acting first is worth more if II does it */
#define FIXED 0x8000           /* in what side 1 does first: a Net is used for certain, */
#define MIXED 0x4000           /* or perhaps */

#define SWEEPS 200
#define EASY 10       /* sweeps after which passes no longer follow: choices could go round in circles */
#define PASSES 60
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

typedef struct __attribute__((aligned(16))) { uint32_t two[4]; } Ways;  /* two in each number, so that one load fetches all */

typedef struct {  /* the arena: the same for all duels */
    int32_t from[RINGS + 2], near_from[RINGS + 2], start;
    uint8_t distance[ALL_PLACES];
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
    struct Fast *fast;
    struct Large *large;
    Block block;
    int32_t near_places, inside, netted_at, radius, from, places, count[2], net, steps[2], before;
    float chance;
    int32_t policy[2][MODES][POOLS], has[2][MODES][POOLS], owner[2][MODES][POOLS];  /* of attacks by a side */
    int32_t *counted;  /* blocks, sweeps, passes, and passes for the odds */
} Game;

typedef struct {  /* of a group of threads, in its fast memory */
    float round[QUIET][PLACES], source[2][PLACES], spare[2][PLACES], second[2][PLACES], first[2][PLACES];
    float closing[2][PLACES], struck[2][PLACES];
} Values;

typedef struct Fast {
    Values values;
    uint16_t from_source[2][PLACES], from_spare[2][PLACES], at_second[2][PLACES], at_first[2][PLACES];
    uint16_t at_closing[2][PLACES], at_struck[2][PLACES];
    uint16_t leads[QUIET][2][PLACES];  /* by quiet rounds and who acts first: a leaf, and a flag */
    uint16_t round_moved[2][NEAR], struck_moved[2][NEAR], near_struck[2][NEAR];
    float changed, most[3];
    int32_t task;
    Game game;
} Fast;

typedef struct Large {  /* of a group of threads, in the large memory */
    float constant[KINDS][MODES][POOLS][POLICIES][NEAR];
    float with_axe[KINDS][NEAR];
    float value[KINDS][NEAR], share[KINDS][NEAR], fixed[PARTS][KINDS][NEAR], blow_odds[ODDS][KINDS][NEAR];
    uint16_t chosen[KINDS][NEAR];
    float round_before[2][PARTS][INNER], last_before[2][PARTS][INNER];
    float netted[3][2][QUIET][PARTS][ALL_PLACES];
    float weight[QUIET][PLACES][7], from_nets[QUIET][ODDS][PLACES];
} Large;

#define SIDE(g, j) ((g)->duel->side[j])
#define TABLE(g, at) ((g)->tables + (at))

/* ------------------------------------------------------------------ what is known of a block */

DEVICE int64_t number(const Game *g, const Block *b) {
    const Side *s = g->duel->side;
    return (((int64_t)b->mask[0] * s[0].bodies + b->body[0]) * s[1].masks + b->mask[1]) * s[1].bodies + b->body[1];
}

DEVICE int marked(const Game *g, const Block *b, int j, int mark) {
    return TABLE(g, SIDE(g, j).at_mask)[b->mask[j]] & mark;
}

DEVICE Block without(const Game *g, const Block *b, int j, int mark) {
    Block r = *b;
    int left = TABLE(g, SIDE(g, j).at_mask)[b->mask[j]] & ~mark;
    r.mask[j] = TABLE(g, SIDE(g, j).at_mask_at)[left];
    return r;
}

DEVICE bool better(int j, float one, float two) { return j == 0 ? one > two : one < two; }

/* ------------------------------------------------------------------ what an attack comes to */

/* Where an attack ends that does not lead back: a block, solved before; or -1 - winner * 3 - level. */
typedef struct { float worth; int32_t block; } End;

typedef struct { int j, what, at; } Attack;  /* by side j; what is kept, and at which near place */

DEVICE End ended(const Game *g, int winner, int level) {
    End e = {g->duel->pays[winner][level], -1 - winner * 3 - level};
    return e;
}

DEVICE End goes_on(const Game *g, const Attack *t, const Block *b) {
    int64_t n = number(g, b);
    End e = {g->job->kept[(n * KEPT + t->what) * g->near_places + t->at], (int32_t)n};
    return e;
}

DEVICE const int32_t *losing(const Game *g, const Block *b, int v, int wounds) {
    const Side *s = &SIDE(g, v);
    return TABLE(g, s->at_bodies_after) + TABLE(g, s->at_lost)[wounds * s->bodies + b->body[v]];
}

DEVICE End beaten(const Game *g, const Attack *t, int v, int found) {
    int level = -1 - found, least = v == t->j ? 0 : SIDE(g, t->j).least;
    return ended(g, 1 - v, level > least ? level : least);
}

/* Side v takes these wounds, and nothing else happens. */
DEVICE End takes(const Game *g, const Attack *t, const Block *b, int v, int wounds) {
    if (!wounds) return goes_on(g, t, b);
    const int32_t *list = losing(g, b, v, wounds);
    if (list[0] < 0) {
        if (!SIDE(g, v).last_stand || !marked(g, b, v, ONCE)) return beaten(g, t, v, list[0]);
        Block c = without(g, b, v, ONCE);
        return goes_on(g, t, &c);
    }
    Block c = *b;
    End out = {0, 0};
    for (int i = 0; i < list[0]; i++) {
        c.body[v] = list[1 + i];
        End other = goes_on(g, t, &c);
        if (i == 0 || better(v, other.worth, out.worth)) out = other;
    }
    return out;
}

DEVICE bool may_ignore(const Game *g, const Attack *t, const Block *b, int v, int wounds) {
    return wounds && marked(g, b, v, IGNORES) && (v == t->j || !SIDE(g, t->j).pierces);
}

/* The same; they may ignore some of the wounds, once. */
DEVICE End wounded(const Game *g, const Attack *t, const Block *b, int v, int wounds) {
    End out = takes(g, t, b, v, wounds);
    if (may_ignore(g, t, b, v, wounds)) {
        Block c = without(g, b, v, IGNORES);
        int left = wounds > SIDE(g, v).ignores ? wounds - SIDE(g, v).ignores : 0;
        End other = takes(g, t, &c, v, left);
        if (better(v, other.worth, out.worth)) out = other;
    }
    return out;
}

/* The same with the wounds of the attacker after those of the defender. */
DEVICE End takes_and_counters(const Game *g, const Attack *t, const Block *b, int v, int wounds) {
    if (!wounds) return wounded(g, t, b, t->j, 1);
    const int32_t *list = losing(g, b, v, wounds);
    if (list[0] < 0) {
        if (!SIDE(g, v).last_stand || !marked(g, b, v, ONCE)) return beaten(g, t, v, list[0]);
        Block c = without(g, b, v, ONCE);
        return wounded(g, t, &c, t->j, 1);
    }
    Block c = *b;
    End out = {0, 0};
    for (int i = 0; i < list[0]; i++) {
        c.body[v] = list[1 + i];
        End other = wounded(g, t, &c, t->j, 1);
        if (i == 0 || better(v, other.worth, out.worth)) out = other;
    }
    return out;
}

LINKED End wounded_and_counters(const Game *g, const Attack *t, const Block *b, int v, int wounds) {
    End out = takes_and_counters(g, t, b, v, wounds);
    if (may_ignore(g, t, b, v, wounds)) {
        Block c = without(g, b, v, IGNORES);
        int left = wounds > SIDE(g, v).ignores ? wounds - SIDE(g, v).ignores : 0;
        End other = takes_and_counters(g, t, &c, v, left);
        if (better(v, other.worth, out.worth)) out = other;
    }
    return out;
}

LINKED End wounds_of(const Game *g, const Attack *t, const Block *b, int wounds, int counter) {
    return counter ? wounded_and_counters(g, t, b, 1 - t->j, wounds) : wounded(g, t, b, 1 - t->j, wounds);
}

/* After the dice are compared: `plain` is an attack to which an Axe may add. */
DEVICE End compared(const Game *g, const Attack *t, const Block *b, int outcome, int plain) {
    int j = t->j, stopped = outcome < 4, wounds = stopped ? 0 : outcome / 4 - 1, counter = outcome >> 1 & 1;
    Block c = *b;
    if (outcome & 1) c = without(g, b, SIDE(g, j).force && marked(g, b, j, ONCE) ? j : 1 - j, ONCE);
    End out = wounds_of(g, t, &c, wounds, counter);
    if (plain && !stopped && marked(g, &c, j, EXTRA)) {
        Block d = without(g, &c, j, EXTRA);
        End other = wounds_of(g, t, &d, wounds + SIDE(g, j).extra, counter);
        if (better(j, other.worth, out.worth)) out = other;
    }
    return out;
}

DEVICE int policies(const Game *g, const Block *b, int j, int mode, int pool) {
    const Side *me = &SIDE(g, j), *foe = &SIDE(g, 1 - j);
    int n = TABLE(g, me->at_dice)[b->body[j] * 3 + (mode ? 2 : 0)];
    int m = TABLE(g, foe->at_dice)[b->body[1 - j] * 3 + (pool ? 2 : 1)];
    int force = me->force && marked(g, b, j, ONCE) ? 1 : foe->force && marked(g, b, 1 - j, ONCE) ? 2 : 0;
    int lethal = 0;
    for (int w = 1; w <= MOST && !lethal; w++) if (losing(g, b, 1 - j, w)[0] < 0) lethal = w;
    return TABLE(g, me->at_policy)[((((mode * 2 + pool) * DICE + n) * DICE + m) * 3 + force) * (MOST + 1) + lethal];
}

DEVICE int available(const Game *g, int j, int mode) {
    if (mode >= SIDE(g, j).modes) return 0;
    int uses = TABLE(g, SIDE(g, j).at_uses)[mode];
    return !uses || marked(g, &g->block, j, uses);
}

DEVICE const float *row_of(const Game *g, int policy, int k) {
    return (const float *)TABLE(g, g->duel->at_chances) + (TABLE(g, g->duel->at_first)[policy] + k) * OUTCOMES;
}

DEVICE int kind_of(int j, int second, int moving) { return (j * 2 + second) * 2 + moving; }

DEVICE Attack attack_of(const Game *g, int kind, int z) {
    int j = kind >> 2, second = kind >> 1 & 1, moving = kind & 1;
    Attack t = {j, 0, g->board->near_from[g->radius] + z};
    if (second) t.what = moving ? KEPT_ROUND_MOVED + j : KEPT_ROUND;
    else t.what = moving ? KEPT_STRUCK_MOVED + j : KEPT_STRUCK + 1 - j;
    return t;
}

DEVICE int in_range(const Game *g, int j, int mode, int z) {
    int distance = g->board->distance[g->from + z];
    return available(g, j, mode) && distance >= TABLE(g, SIDE(g, j).at_near)[mode]
        && distance <= TABLE(g, SIDE(g, j).at_far)[mode];
}

/* All outcomes that lead to other blocks, weighed: what is played for, for each policy. */
LINKED void prepare(const Game *g) {
    int widest = g->count[0] > g->count[1] ? g->count[0] : g->count[1];
    EACH(i, KINDS * widest) {
        int kind = i / widest, z = i % widest, j = kind >> 2;
        if (z >= g->count[j]) continue;
        Attack t = attack_of(g, kind, z);
        for (int mode = 0; mode < SIDE(g, j).modes; mode++) {
            if (!in_range(g, j, mode, z)) continue;
            int uses = TABLE(g, SIDE(g, j).at_uses)[mode], back = !uses;
            Block b = uses ? without(g, &g->block, j, uses) : g->block;
            if (mode == 0 && marked(g, &b, j, EXTRA)) {
                Block c = without(g, &b, j, EXTRA);
                g->large->with_axe[kind][z] = wounds_of(g, &t, &c, SIDE(g, j).extra, 0).worth;
            }
            int pools = SIDE(g, 1 - j).pools, has[POOLS];
            const float *rows[POOLS];
            float sum[POOLS][POLICIES];
            for (int d = 0; d < pools; d++) {
                has[d] = g->has[j][mode][d];
                rows[d] = row_of(g, g->policy[j][mode][d], 0);
                for (int k = 0; k < has[d]; k++) sum[d][k] = 0;
            }
            for (int o = 0; o < OUTCOMES; o++) {
                if (back && (o == 0 || o == 4)) continue;
                int falls = 0;
                for (int d = 0; d < pools; d++) for (int k = 0; k < has[d]; k++) falls |= rows[d][k * OUTCOMES + o] > 0;
                if (!falls) continue;
                float worth = compared(g, &t, &b, o, mode == 0).worth;
                for (int d = 0; d < pools; d++)
                    for (int k = 0; k < has[d]; k++) sum[d][k] += rows[d][k * OUTCOMES + o] * worth;
            }
            for (int d = 0; d < pools; d++)
                for (int k = 0; k < has[d]; k++) g->large->constant[kind][mode][d][k][z] = sum[d][k];
        }
    }
    SYNC;
}

/* ------------------------------------------------------------------ sweeps: the best choices */

/* What attacks of this kind are worth, if they go on as `in` where there is no wound; and which is best. */
LINKED void attacked(const Game *g, int kind, int z, float in) {
    Large *l = g->large;
    int j = kind >> 2, chosen = 0;
    float value = j == 0 ? -1e9f : 1e9f, share = 0, fixed = 0;
    for (int mode = 0; mode < SIDE(g, j).modes; mode++) {
        if (!in_range(g, j, mode, z)) continue;
        int uses = TABLE(g, SIDE(g, j).at_uses)[mode], back = !uses;
        Block b = uses ? without(g, &g->block, j, uses) : g->block;
        float none_in = in, axe = 0;
        int axed = 0;
        if (mode == 0 && marked(g, &b, j, EXTRA)) {
            axe = l->with_axe[kind][z];
            axed = better(j, axe, in);
            if (axed) none_in = axe;
        }
        float pool_value = 0, pool_share = 0, pool_fixed = 0;
        int pool_chosen = 0;
        for (int d = 0; d < SIDE(g, 1 - j).pools; d++) {
            int has = g->has[j][mode][d], owner = g->owner[j][mode][d], found_at = 0;
            float found = 0, found_share = 0, found_fixed = 0;
            for (int k = 0; k < has; k++) {
                const float *p = row_of(g, g->policy[j][mode][d], k);
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

typedef struct { const float *value[2]; const uint16_t *leaf[2]; } Spread;

/* Moves of both sides: for each place the best of all that they can reach. in: values and leaves; leaf NULL: the
   place itself. The results lie in `source` or `spare`, by the number of steps. */
DEVICE Spread spread(const Game *g, const float *in0, const uint16_t *leaf0, const float *in1, const uint16_t *leaf1) {
    Fast *f = g->fast;
    Spread s = {{in0, in1}, {leaf0, leaf1}};
    int most = g->steps[0] > g->steps[1] ? g->steps[0] : g->steps[1];
    for (int gone = 0; gone < most; gone++) {
        for (int j = 0; j < 2; j++) {
            if (gone >= g->steps[j]) continue;
            float *out = gone & 1 ? f->values.source[j] : f->values.spare[j];
            uint16_t *out_leaf = gone & 1 ? f->from_source[j] : f->from_spare[j];
            const float *in = s.value[j];
            const uint16_t *leaf = s.leaf[j];
            const Ways *beside = g->board->beside[j] + g->from;
            const int places = g->places;
            EACH(x, places) {
                const Ways way = beside[x];
                float r = in[x];
                int at = x;
                for (int i = 0; i < WAYS; i++) {
                    int y = way.two[i / 2] >> 16 * (i & 1) & 0xffff;
                    float v = in[y];
                    if (!better(j, r, v)) { r = v; at = y; }
                }
                out[x] = r;
                out_leaf[x] = leaf ? leaf[at] : (uint16_t)at;
            }
            s.value[j] = out;
            s.leaf[j] = out_leaf;
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
LINKED float with_nets(const Game *g, int q, int x, float r, int *flag) {
    Large *l = g->large;
    float *w = l->weight[q][x], one = 0, two = 0, share[4] = {1, 0, 0, 0};
    int one_at = 0, two_at = 0, place = g->from + x;
    for (int i = 0; i < 7; i++) w[i] = 0;
    if (g->net & 1) {
        float a = l->netted[g->net & 2][0][q][0][place], b = l->netted[g->net & 2][1][q][0][place];
        one_at = (g->net & 2) * 2 + !(a > b);
        one = a > b ? a : b;
    }
    if (g->net & 2) {
        float a = l->netted[g->net & 1][0][q][0][place], b = l->netted[g->net & 1][1][q][0][place];
        two_at = (g->net & 1) * 2 + !(a < b);
        two = a < b ? a : b;
    }
    *flag = 0;
    if (g->net == 1) {
        if (!(one > r)) return r;
        w[one_at] = 1;
        *flag = FIXED;
        return one;
    }
    if (g->net == 2) {
        if (!(two < r)) return r;
        w[two_at] = 1;
        *flag = FIXED;
        return two;
    }
    float a = l->netted[0][0][q][0][place], b = l->netted[0][1][q][0][place];
    float part = a > b ? g->chance : 1 - g->chance, both = part * a + (1 - part) * b;
    in_secret(r, two, one, both, share);
    w[6] = share[0];
    w[two_at] += share[1];
    w[one_at] += share[2];
    w[0] += share[3] * part;
    w[1] += share[3] * (1 - part);
    *flag = share[0] <= 0 ? FIXED : share[0] < 1 ? MIXED : 0;
    return share[0] * r + share[1] * two + share[2] * one + share[3] * both;
}

/* The attacks of both sides as `second` or first: values of still ones, and of those after which they move. */
DEVICE void attacks(const Game *g, int second, const float *still0, const float *still1, const float *moved0,
                    const float *moved1) {
    int widest = g->count[0] > g->count[1] ? g->count[0] : g->count[1];
    EACH(i, 4 * widest) {
        int z = i % widest, which = i / widest, j = which >> 1, moving = which & 1;
        if (z >= g->count[j]) continue;
        float in = j == 0 ? (moving ? moved0[z] : still0[z]) : (moving ? moved1[z] : still1[z]);
        attacked(g, kind_of(j, second, moving), z, in);
    }
    SYNC;
}

/* What both can do with an attack in their turn: move and attack, or attack and move. */
DEVICE void hits(const Game *g, int second, float (*out)[PLACES], uint16_t (*out_leaf)[PLACES]) {
    Fast *f = g->fast;
    const Large *l = g->large;
    for (int j = 0; j < 2; j++) EACH(x, g->places) {
        int kind = kind_of(j, second, 0);
        f->values.source[j][x] = x < g->count[j] ? l->value[kind][x] : j == 0 ? -1e9f : 1e9f;
        f->from_source[j][x] = (uint16_t)(BLOWS + kind * NEAR + (x < g->count[j] ? x : 0));
    }
    SYNC;
    Spread s = spread(g, f->values.source[0], f->from_source[0], f->values.source[1], f->from_source[1]);
    for (int j = 0; j < 2; j++) EACH(x, g->places) {
        float r = s.value[j][x];
        uint16_t leaf = s.leaf[j][x];
        int kind = kind_of(j, second, 1);
        if (x < g->count[j] && better(j, l->value[kind][x], r)) {
            r = l->value[kind][x];
            leaf = (uint16_t)(BLOWS + kind * NEAR + x);
        }
        out[j][x] = r;
        out_leaf[j][x] = leaf;
    }
    SYNC;
}

/* One sweep over all places with this radius. Returns by how much the beginning of a round has changed. */
LINKED float sweep(const Game *g) {
    Fast *f = g->fast;
    Values *v = &f->values;
    Spread s = spread(g, v->round[0], NULL, v->round[0], NULL);
    for (int j = 0; j < 2; j++) EACH(x, g->places) {
        v->struck[j][x] = s.value[j][x];
        f->at_struck[j][x] = s.leaf[j][x];
        if (x < NEAR) f->round_moved[j][x] = s.leaf[j][x];
    }
    SYNC;
    attacks(g, 1, v->round[0], v->round[0], v->struck[0], v->struck[1]);
    hits(g, 1, v->second, f->at_second);
    for (int j = 0; j < 2; j++) EACH(x, g->places) {
        if (!better(j, v->second[j][x], v->struck[j][x])) continue;
        v->struck[j][x] = v->second[j][x];
        f->at_struck[j][x] = f->at_second[j][x];
    }
    for (int j = 0; j < 2; j++) EACH(x, g->places) if (x < NEAR) f->near_struck[j][x] = f->at_struck[j][x];
    SYNC;
    s = spread(g, v->struck[1], f->at_struck[1], v->struck[0], f->at_struck[0]);
    for (int j = 0; j < 2; j++) EACH(x, g->places) if (x < NEAR) f->struck_moved[j][x] = s.leaf[j][x];
    attacks(g, 0, v->struck[1], v->struck[0], s.value[0], s.value[1]);
    hits(g, 0, v->first, f->at_first);
    ONE_THREAD f->changed = 0;
    for (int q = QUIET - 1; q >= 0; q--) {
        if (q == QUIET - 1) {
            for (int j = 0; j < 2; j++) { s.value[j] = v->closing[j]; s.leaf[j] = f->at_closing[j]; }
        } else {
            s = spread(g, v->round[q + 1], NULL, v->round[q + 1], NULL);
        }
        for (int j = 0; j < 2; j++) EACH(x, g->places) {
            float r = s.value[j][x], hit = v->second[j][x];
            int attacking = better(j, hit, r);
            uint16_t leaf = attacking ? f->at_second[j][x] : s.leaf[j][x];
            v->source[j][x] = attacking ? hit : r;
            f->from_source[j][x] = leaf;
        }
        SYNC;
        s = spread(g, v->source[1], f->from_source[1], v->source[0], f->from_source[0]);
        float most = 0;
        EACH(x, g->places) {
            float begun[2];
            int leaf[2], flag = 0;
            for (int j = 0; j < 2; j++) {
                int attacking = better(j, v->first[j][x], s.value[j][x]);
                begun[j] = attacking ? v->first[j][x] : s.value[j][x];
                leaf[j] = attacking ? f->at_first[j][x] : s.leaf[j][x];
            }
            float high = begun[0] > begun[1] ? begun[0] : begun[1], low = begun[0] < begun[1] ? begun[0] : begun[1];
            float r = low + g->chance * (high - low);
            if (g->net) r = with_nets(g, q, x, r, &flag);
            r -= g->duel->haste * (r - 0.5f);
            f->leads[q][0][x] = (uint16_t)(leaf[0] | (begun[0] > begun[1] ? 0 : SECOND_BETTER));
            f->leads[q][1][x] = (uint16_t)(leaf[1] | flag);
            if (q == 0) most = fmaxf(most, fabsf(r - v->round[0][x]));
            v->round[q][x] = r;
        }
        SYNC;
        if (q == 0) RAISE(&f->changed, most);
    }
    SYNC;
    return f->changed;
}

/* ------------------------------------------------------------------ passes: what these choices come to */

/* Where the numbers of a pass lie: `parts` of them, those of one place so far apart. */
typedef struct {
    int parts, first;
    float *round[QUIET];                 /* [parts][PLACES] */
    float *blow;                         /* [parts][KINDS][stride] */
    int stride;
    const float *before;                 /* [parts][INNER] */
} Pass;

DEVICE float at_leaf(const Pass *p, const float *round, int leaf, int e) {
    if (leaf < BLOWS) return round[e * PLACES + leaf];
    if (leaf < AFTER) {
        int kind = (leaf - BLOWS) / NEAR, z = (leaf - BLOWS) % NEAR;
        return p->blow[(e * KINDS + kind) * p->stride + z];
    }
    return p->before[e * INNER + leaf - AFTER];
}

DEVICE void pass_blows(const Game *g, const Pass *p, int second) {
    const Fast *f = g->fast;
    const Large *l = g->large;
    int widest = g->count[0] > g->count[1] ? g->count[0] : g->count[1];
    EACH(i, 4 * widest) {
        int z = i % widest, which = i / widest, j = which >> 1, moving = which & 1, kind = kind_of(j, second, moving);
        if (z >= g->count[j]) continue;
        int leaf = second ? (moving ? f->round_moved[j][z] : z) : moving ? f->struck_moved[j][z] : f->near_struck[1 - j][z];
        float share = l->share[kind][z];
        for (int e = 0; e < p->parts; e++)
            p->blow[(e * KINDS + kind) * p->stride + z] =
                l->fixed[p->first + e][kind][z] + share * at_leaf(p, p->round[0], leaf, e);
    }
    SYNC;
}

/* One pass. Returns by how much the beginning of a round has changed. */
LINKED float pass(const Game *g, const Pass *p, int turn) {
    Fast *f = g->fast;
    ONE_THREAD f->most[(turn + 1) % 3] = 0;
    pass_blows(g, p, 1);
    pass_blows(g, p, 0);
    for (int q = QUIET - 1; q >= 0; q--) {
        const float *next = p->round[q == QUIET - 1 ? q : q + 1];  /* never asked for after the last quiet round */
        float *round = p->round[q], most = 0;
        EACH(x, g->places) {
            int one = f->leads[q][0][x], two = f->leads[q][1][x];
            float part = one & SECOND_BETTER ? 1 - g->chance : g->chance;
            for (int e = 0; e < p->parts; e++) {
                float r = 0;
                if (!g->net || !(two & FIXED)) {
                    float a = at_leaf(p, next, one & LEAF, e), b = at_leaf(p, next, two & LEAF, e);
                    r = part * a + (1 - part) * b;
                }
                if (g->net && two & (FIXED | MIXED)) {
                    const float *w = g->large->weight[q][x];
                    float netted = 0;
                    if (p->first) netted = g->large->from_nets[q][e][x];
                    else for (int n = 0; n < 6; n++)
                        if (w[n] != 0) netted += w[n] * g->large->netted[n >> 1][n & 1][q][0][g->from + x];
                    r = w[6] * r + netted;
                }
                if (!p->first) r -= g->duel->haste * (r - 0.5f);
                if (q == 0) most = fmaxf(most, fabsf(r - round[e * PLACES + x]));
                round[e * PLACES + x] = r;
            }
        }
        if (q == 0) RAISE(&f->most[turn % 3], most);
        SYNC;
    }
    return f->most[turn % 3];
}

DEVICE void passes(const Game *g, const Pass *p, float tolerance) {
    ONE_THREAD g->fast->most[0] = 0;
    SYNC;
    for (int turn = 0; turn < PASSES; turn++) {
        ONE_THREAD ADD(&g->counted[p->first ? 3 : 2]);
        if (pass(g, p, turn) <= tolerance) break;
    }
}

/* ------------------------------------------------------------------ a block */

DEVICE float odds_at(const Game *g, const Attack *t, End end, int e) {
    if (end.block >= 0)
        return g->job->odds[(((int64_t)end.block * KEPT + t->what) * ODDS + e) * g->near_places + t->at];
    int winner = (-1 - end.block) / 3, level = (-1 - end.block) % 3;
    if (e == 0) return winner == 0;
    return level && e == (winner == 0 ? 3 : 1) + level - 1;
}

/* The odds of all outcomes that lead to other blocks, weighed, for the attacks that are chosen. */
LINKED void prepare_odds(const Game *g) {
    Large *l = g->large;
    int widest = g->count[0] > g->count[1] ? g->count[0] : g->count[1];
    EACH(i, KINDS * widest) {
        int kind = i / widest, z = i % widest, j = kind >> 2;
        if (z >= g->count[j]) continue;
        int chosen = l->chosen[kind][z], mode = chosen >> 5 & 7, d = chosen >> 4 & 1, k = chosen & 15;
        float sum[ODDS] = {0, 0, 0, 0, 0};
        if (chosen) {
            Attack t = attack_of(g, kind, z);
            int uses = TABLE(g, SIDE(g, j).at_uses)[mode], back = !uses;
            Block b = uses ? without(g, &g->block, j, uses) : g->block;
            const float *p = row_of(g, g->policy[j][mode][d], k);
            for (int o = 0; o < OUTCOMES; o++) {
                if (p[o] <= 0 || (back && (o == 0 || o == 4))) continue;
                End end = compared(g, &t, &b, o, mode == 0);
                for (int e = 0; e < ODDS; e++) sum[e] += p[o] * odds_at(g, &t, end, e);
            }
            if (back && chosen >> 8 & 1) {
                Block c = without(g, &b, j, EXTRA);
                End end = wounds_of(g, &t, &c, SIDE(g, j).extra, 0);
                for (int e = 0; e < ODDS; e++) sum[e] += p[4] * odds_at(g, &t, end, e);
            }
        }
        for (int e = 0; e < ODDS; e++) l->fixed[1 + e][kind][z] = sum[e];
    }
    SYNC;
}

/* The ring closes: who acted first is put down first, then the other, each where they like it best. */
DEVICE int driven(const Game *g, const float *round, int first, int x) {
    const int32_t *p = g->driven + g->board->driven_at[first][g->from + x];
    int groups = *p++, out = 0, base = g->board->from[g->radius - 1];
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
DEVICE void by_the_crowd(const Game *g, int j, int x) {
    int first = 1 - j, winner = 0, level = 0, at = j * g->places + x;
    const int32_t *mine = losing(g, &g->block, first, g->duel->crowd);
    const int32_t *theirs = losing(g, &g->block, 1 - first, g->duel->crowd);
    float *out = &g->large->last_before[g->before][0][at];
    if (mine[0] < 0 || theirs[0] < 0) {
        winner = mine[0] < 0 ? 1 - first : first;
        level = -1 - (mine[0] < 0 ? mine[0] : theirs[0]);
        Attack none = {0, 0, 0};
        End end = ended(g, winner, level);
        out[0] = end.worth;
        for (int e = 0; e < ODDS; e++) out[(1 + e) * INNER] = odds_at(g, &none, end, e);
        return;
    }
    const float *best = NULL;
    for (int i = 0; i < mine[0]; i++) {
        const float *r = NULL;
        for (int k = 0; k < theirs[0]; k++) {
            Block c = g->block;
            c.body[first] = mine[1 + i];
            c.body[1 - first] = theirs[1 + k];
            const float *v = g->job->last + number(g, &c) * PARTS * g->inside + x;
            if (k == 0 || better(1 - first, *v, *r)) r = v;
        }
        if (i == 0 || better(first, *r, *best)) best = r;
    }
    for (int e = 0; e < PARTS; e++) out[e * INNER] = best[e * g->inside];
}

/* What is known before the first sweep: where a long quiet leads, and a first guess. */
LINKED void begin(const Game *g) {
    Fast *f = g->fast;
    Values *v = &f->values;
    Large *l = g->large;
    const float *round = l->round_before[g->before][0], *last = l->last_before[g->before][0];
    if (g->radius == 1) {
        for (int j = 0; j < 2; j++) EACH(x, g->places) by_the_crowd(g, j, x);
        SYNC;
    }
    for (int j = 0; j < 2; j++) EACH(x, g->places) {
        int at = g->radius > 1 ? driven(g, last, 1 - j, x) : j * g->places + x;
        v->source[j][x] = last[at];
        f->from_source[j][x] = (uint16_t)(AFTER + at);
    }
    EACH(x, g->places) v->round[0][x] = g->radius > 1 ? round[driven(g, round, 0, x)] : 0.5f;
    SYNC;
    Spread s = spread(g, v->source[0], f->from_source[0], v->source[1], f->from_source[1]);
    for (int j = 0; j < 2; j++) EACH(x, g->places) {
        v->closing[j][x] = s.value[j][x];
        f->at_closing[j][x] = s.leaf[j][x];
    }
    SYNC;
}

/* Keeps what other blocks ask for: `p` has the numbers of parts from p->first on. */
LINKED void keep(const Game *g, const Pass *p) {
    const Fast *f = g->fast;
    Large *l = g->large;
    Attack t = attack_of(g, 0, 0);
    int64_t n = number(g, &g->block);
    int near = g->board->near_from[g->radius + 1] - g->board->near_from[g->radius], parts = p->parts;
    float *out = p->first ? g->job->odds + n * KEPT * ODDS * g->near_places : g->job->kept + n * KEPT * g->near_places;
    EACH(i, KEPT * near) {
        int what = i / near, z = i % near, leaf = z;
        if (what >= KEPT_STRUCK_MOVED) leaf = f->struck_moved[what - KEPT_STRUCK_MOVED][z];
        else if (what >= KEPT_STRUCK) leaf = f->near_struck[what - KEPT_STRUCK][z];
        else if (what >= KEPT_ROUND_MOVED) leaf = f->round_moved[what - KEPT_ROUND_MOVED][z];
        for (int e = 0; e < parts; e++)
            out[(what * parts + e) * g->near_places + t.at + z] = at_leaf(p, p->round[0], leaf, e);
    }
    EACH(x, g->places) {
        if (g->radius < RINGS) for (int e = 0; e < parts; e++) {
            l->round_before[1 - g->before][p->first + e][x] = p->round[0][e * PLACES + x];
            l->last_before[1 - g->before][p->first + e][x] = p->round[QUIET - 1][e * PLACES + x];
        }
        if (g->radius == 1) for (int e = 0; e < parts; e++)
            g->job->last[(n * PARTS + p->first + e) * g->inside + x] = p->round[QUIET - 1][e * PLACES + x];
        if (g->from + x == g->board->start)
            for (int e = 0; e < parts; e++) g->job->start[n * PARTS + p->first + e] = p->round[0][e * PLACES + x];
        if (g->netted_at >= 0)
            for (int j = 0; j < 2; j++) for (int q = 0; q < QUIET; q++) for (int e = 0; e < parts; e++)
                l->netted[g->netted_at][j][q][p->first + e][g->from + x] =
                    at_leaf(p, p->round[q == QUIET - 1 ? q : q + 1], f->leads[q][j][x] & LEAF, e);
    }
    SYNC;
}

/* The odds by the choices that were found. */
LINKED void find_odds(const Game *g) {
    Fast *f = g->fast;
    Large *l = g->large;
    int widest = g->count[0] > g->count[1] ? g->count[0] : g->count[1];
    Pass p;
    p.parts = ODDS;
    p.first = 1;
    for (int q = 0; q < QUIET; q++) p.round[q] = (float *)&f->values + q * ODDS * PLACES;
    int room = (int)(((char *)f->at_struck - (char *)f->from_source) / sizeof(float));  /* leaves no longer needed */
    p.blow = ODDS * KINDS * widest <= room ? (float *)f->from_source : &l->blow_odds[0][0][0];
    p.stride = widest;
    p.before = l->last_before[g->before][1];
    prepare_odds(g);
    if (g->net) {
        EACH(x, g->places) for (int q = 0; q < QUIET; q++) {
            if (!(f->leads[q][1][x] & (FIXED | MIXED))) continue;
            const float *w = l->weight[q][x];
            for (int e = 0; e < ODDS; e++) {
                float sum = 0;
                for (int n = 0; n < 6; n++)
                    if (w[n] != 0) sum += w[n] * l->netted[n >> 1][n & 1][q][1 + e][g->from + x];
                l->from_nets[q][e][x] = sum;
            }
        }
    }
    const float *before = l->round_before[g->before][0];
    EACH(x, g->places) {
        int at = g->radius > 1 ? driven(g, before, 0, x) : 0;
        for (int e = 0; e < ODDS; e++)
            p.round[0][e * PLACES + x] = g->radius > 1 ? l->round_before[g->before][1 + e][at] : 0;
    }
    SYNC;
    passes(g, &p, TOLERANCE_ODDS);
    keep(g, &p);
}

LINKED void solve_block(Game *g) {
    Fast *f = g->fast;
    const Block *b = &g->block;
    EACH(i, 2 * MODES * POOLS) {
        int j = i / (MODES * POOLS), mode = i / POOLS % MODES, d = i % POOLS;
        if (!available(g, j, mode) || d >= SIDE(g, 1 - j).pools) continue;
        int id = policies(g, b, j, mode, d);
        g->policy[j][mode][d] = id;
        g->has[j][mode][d] = TABLE(g, g->duel->at_count)[id];
        g->owner[j][mode][d] = TABLE(g, g->duel->at_owner)[id] == 0 ? j : 1 - j;
    }
    ONE_THREAD {
        for (int j = 0; j < 2; j++)
            g->steps[j] = TABLE(g, SIDE(g, j).at_steps)[b->mask[j] * SIDE(g, j).bodies + b->body[j]];
        g->chance = ((const float *)TABLE(g, g->duel->at_initiative))
            [TABLE(g, SIDE(g, 0).at_dice)[b->body[0] * 3 + 2] * DICE + TABLE(g, SIDE(g, 1).at_dice)[b->body[1] * 3 + 2]];
        g->net = (marked(g, b, 0, NET) ? 1 : 0) | (marked(g, b, 1, NET) ? 2 : 0);
        g->before = 0;
        ADD(&g->counted[0]);
    }
    SYNC;
    for (int radius = 1; radius <= RINGS; radius++) {
        ONE_THREAD {
            g->radius = radius;
            g->from = g->board->from[radius];
            g->places = g->board->from[radius + 1] - g->from;
            for (int j = 0; j < 2; j++) {
                int reach = 0, count = 0;
                for (int m = 0; m < SIDE(g, j).modes; m++)
                    if (available(g, j, m) && TABLE(g, SIDE(g, j).at_far)[m] > reach) reach = TABLE(g, SIDE(g, j).at_far)[m];
                while (count < g->places && g->board->distance[g->from + count] <= reach) count++;
                g->count[j] = count;
            }
        }
        SYNC;
        Pass p;
        p.parts = 1;
        p.first = 0;
        for (int q = 0; q < QUIET; q++) p.round[q] = f->values.round[q];
        p.blow = &g->large->value[0][0];
        p.stride = NEAR;
        p.before = g->large->last_before[g->before][0];
        prepare(g);
        begin(g);
        for (int i = 0; i < SWEEPS; i++) {
            ONE_THREAD ADD(&g->counted[1]);
            if (sweep(g) <= TOLERANCE_WORTH) break;
            if (i < EASY) passes(g, &p, TOLERANCE_WORTH / 4);
        }
        keep(g, &p);
        find_odds(g);
        ONE_THREAD g->before = 1 - g->before;
        SYNC;
    }
}

typedef struct { const Board *board; const int32_t *driven; const Job *jobs; int32_t near_places; int32_t *counted; } Arena;

/* The blocks of a task: with all combinations of Nets that are left, the used ones first. */
DEVICE void solve_task(const Arena *a, const Task *task, Fast *f, Large *l) {
    Game *g = &f->game;
    for (int left = 0; left < 4; left++) {
        if (left & ~task->nets) continue;
        ONE_THREAD {
            g->board = a->board;
            g->driven = a->driven;
            g->job = a->jobs + task->job;
            g->duel = g->job->duel;
            g->tables = (const int32_t *)g->duel;
            g->fast = f;
            g->large = l;
            g->near_places = a->near_places;
            g->inside = a->board->from[2] - a->board->from[1];
            g->counted = a->counted;
            g->netted_at = left != task->nets ? left : -1;
            for (int j = 0; j < 2; j++) {
                int marks = TABLE(g, SIDE(g, j).at_mask)[task->mask[j]] | (left >> j & 1 ? NET : 0);
                g->block.body[j] = task->body[j];
                g->block.mask[j] = TABLE(g, SIDE(g, j).at_mask_at)[marks];
            }
        }
        SYNC;
        solve_block(g);
        SYNC;
    }
}

/* ------------------------------------------------------------------ the machine */

static char message[400];

#ifdef __CUDACC__

__global__ void __launch_bounds__(THREADS, 3) solve_tasks(Arena a, const Task *tasks, int count, int *next, Large *large) {
    extern __shared__ __attribute__((aligned(16))) char memory[];
    Fast *f = (Fast *)memory;
    for (;;) {
        ONE_THREAD f->task = atomicAdd(next, 1);
        SYNC;
        int at = f->task;
        SYNC;
        if (at >= count) return;
        solve_task(&a, tasks + at, f, large + blockIdx.x);
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
    return sizeof(float) * ((size_t)KEPT * PARTS * machine.arena.near_places + PARTS * (b->from[2] - b->from[1]) + PARTS);
}

static int64_t blocks_of(const Duel *d) {
    return (int64_t)d->side[0].masks * d->side[0].bodies * d->side[1].masks * d->side[1].bodies;
}

static size_t job_bytes(const Duel *d) { return rounded(d->size * sizeof(int32_t)) + rounded(blocks_of(d) * block_bytes()); }

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
    fprintf(stderr, "%d processors, %d groups of %d threads on each, %zu bytes of fast memory\n", processors, each, THREADS,
            sizeof(Fast));
#endif
    if (!reserve(&board, sizeof *b) || !give(board, b, sizeof *b)) return 0;
    if (!reserve(&groups, sizeof(int32_t) * driven_size) || !give(groups, driven, sizeof(int32_t) * driven_size)) return 0;
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
            const int32_t *mask[2] = {t + one->at_mask, t + two->at_mask}, *at[2] = {t + one->at_mask_at, t + two->at_mask_at};
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
        static Fast fast;
        for (int i = 0; i < tasks_now; i++) solve_task(a, now + i, &fast, machine.large);
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
