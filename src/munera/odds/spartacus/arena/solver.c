/* Solves a duel of Spartacus: what every position is worth, if both play their best.

   Nothing here is a rule: what combatants can do, what dice come to, which hexes lie beside each other, and what a
   wound costs come as tables, which `facts.py`, `sand.py` and `rolls.py` make from the rules themselves.

   A block is what can only ever shrink: the dice of both, and what works once and is unused (the marks). Wounds and
   marks lead from a block to blocks that were solved before it; inside one only blows without a wound come back to
   where they began, so a few sweeps over its places find its values. Blocks with the same steps are swept together,
   one in each lane of a vector.

   Values are taken at these moments, for every place where the two can stand:
     round[q]        a combat round begins, after q rounds without an attack
     first[j][q]     side j acts first in it, and begins
     second[j][q]    side j acts second, and nobody has attacked in this round
     struck[j]       side j acts second, and the first has attacked
   and `after[...]` of them where the attacker may still move: round[0] and struck[1-j], with a move of j before. */

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifndef LANES
#define LANES 16
#endif
#define PARTS 6      /* what is played for; victory of I; injury and decapitation of I; the same of II */
#define OUTCOMES 40  /* of an attack: (0 stopped, 1 + wounds) * 4 + counter-wound * 2 + whether dice were forced */
#define MOST 9       /* wounds of an attack, an Axe included */
#define MODES 3      /* ways to attack */
#define DICE 8       /* dice of a roll, and one more */
#define RINGS 5
#define WAYS 6
#define QUIET 3
#define SWEEPS 500

enum { EXTRA = 1, IGNORES = 2, NET = 4, THROW = 8, ONCE = 16, MARKS = 32 };

typedef struct { float part[PARTS]; } Value;

typedef struct {  /* one of the two */
    int32_t bodies, masks, bases;   /* bodies: the dice that can be left; masks: of marks, in two of which only the Net
                                       differs; bases: masks without the Net */
    const int32_t *mask;            /* [masks] the marks; those without the Net first */
    const int32_t *mask_at;         /* [MARKS] which mask, or -1 */
    const int32_t *dice;            /* [bodies][3] attack, defence, speed */
    const int32_t *steps;           /* [masks][bodies] hexes of a move */
    const int32_t *lost;            /* [MOST + 1][bodies] where in `bodies_after` the list for so many wounds is */
    const int32_t *bodies_after;    /* a count and so many bodies; or -1 - level of the defeat */
    const int32_t *near, *far, *uses;  /* [MODES] the range of an attack, and the mark that it uses up */
    int32_t modes, extra, ignores, least, pools, last_stand, force, pierces;
} Side;

typedef struct {
    Side side[2];
    int32_t places, from[RINGS + 2];   /* the places with an open radius of r are from[r] .. from[r + 1] - 1 */
    const int32_t *distance;           /* [places]; within a radius they are in this order */
    const int32_t *beside[2];          /* [places][WAYS] one step of a side; the place itself where there is none */
    const int32_t *driven_at[2], *driven;  /* by who is put first: groups of places with a smaller radius */
    const int32_t *policy[2];          /* [MODES][2][DICE][DICE][3][MOST + 1] by attacker: policies of both, or -1 */
    const int32_t *policy_first, *policy_count, *policy_owner;
    const float *chances;              /* [rows of policies][OUTCOMES] */
    const float *initiative;           /* [DICE][DICE] the chance of I, by speed dice */
    float pays[2][3];                  /* by winner and level */
    float haste, tolerance;
    int32_t crowd;                     /* wounds by the crowd */
    /* made by `arena_ready` */
    int32_t near_places, near_from[RINGS + 2], reach[2];
    int64_t blocks;
    float *kept;                       /* [blocks][KEPT][near_places][PARTS] */
    float *last;                       /* [blocks][places with radius 1][PARTS]: round[2] */
    void *work;
    int64_t sweeps;
} Arena;

enum { KEPT_ROUND = 0, KEPT_ROUND_MOVED = 1, KEPT_STRUCK = 3, KEPT_STRUCK_MOVED = 5, KEPT = 7 };
enum { SEEN_ROUND = 0, SEEN_FIRST = 3, SEEN_STRUCK = 9, SEEN_SECOND = 11, SEEN = 17 };

typedef struct { int body[2], mask[2]; } Block;

/* ------------------------------------------------------------------ what is known of a block */

static int64_t number(const Arena *a, const Block *b) {
    const Side *s = a->side;
    return (((int64_t)b->mask[0] * s[0].bodies + b->body[0]) * s[1].masks + b->mask[1]) * s[1].bodies + b->body[1];
}

static Value *kept(const Arena *a, const Block *b, int what) {
    return (Value *)a->kept + (number(a, b) * KEPT + what) * a->near_places;
}

static Value *last(const Arena *a, const Block *b) {
    return (Value *)a->last + number(a, b) * (a->from[2] - a->from[1]);
}

static int marked(const Arena *a, const Block *b, int j, int mark) { return a->side[j].mask[b->mask[j]] & mark; }

static Block without(const Arena *a, const Block *b, int j, int mark) {
    Block r = *b;
    r.mask[j] = a->side[j].mask_at[a->side[j].mask[b->mask[j]] & ~mark];
    return r;
}

static int better(int j, float one, float two) { return j == 0 ? one > two : one < two; }

static Value ended(const Arena *a, int winner, int level) {
    Value v = {{0}};
    v.part[0] = a->pays[winner][level];
    v.part[1] = winner == 0;
    if (level) v.part[(winner == 0 ? 4 : 2) + level - 1] = 1;
    return v;
}

/* ------------------------------------------------------------------ what an attack comes to */

typedef struct {  /* an attack by side j; moving: they may still move; at `count` near places beginning with `from` */
    const Arena *a;
    int j, second, moving, from, count;
} Attack;

static void choose(int j, int count, Value *best, const Value *other) {
    for (int i = 0; i < count; i++)
        if (better(j, other[i].part[0], best[i].part[0])) best[i] = other[i];
}

static void all(int count, Value *out, Value v) {
    for (int i = 0; i < count; i++) out[i] = v;
}

static const Value *goes_on(const Attack *t, const Block *b) {
    int what = t->second ? (t->moving ? KEPT_ROUND_MOVED + t->j : KEPT_ROUND)
                         : (t->moving ? KEPT_STRUCK_MOVED + t->j : KEPT_STRUCK + 1 - t->j);
    return kept(t->a, b, what) + t->from;
}

static void struck_back(const Attack *t, const Block *b, int counter, Value *out);

/* Side v loses so many dice as it likes best; then the counter-wounds that wait. */
static void loses(const Attack *t, const Block *b, int v, int wounds, int counter, Value *out) {
    const Side *s = &t->a->side[v];
    const int32_t *list = s->bodies_after + s->lost[wounds * s->bodies + b->body[v]];
    Block c = *b;
    Value other[t->count];
    if (!wounds) {
        struck_back(t, b, counter, out);
        return;
    }
    for (int i = 0; i < list[0]; i++) {
        c.body[v] = list[1 + i];
        if (i == 0) struck_back(t, &c, counter, out);
        else if (counter) { struck_back(t, &c, counter, other); choose(v, t->count, out, other); }
        else choose(v, t->count, out, goes_on(t, &c));
    }
}

/* Side v takes these wounds: a last stand, a defeat, or dice are lost. */
static void takes(const Attack *t, const Block *b, int v, int wounds, int counter, Value *out) {
    const Arena *a = t->a;
    const Side *s = &a->side[v];
    int found = s->bodies_after[s->lost[wounds * s->bodies + b->body[v]]];
    if (found >= 0) {
        loses(t, b, v, wounds, counter, out);
    } else if (s->last_stand && marked(a, b, v, ONCE)) {
        Block c = without(a, b, v, ONCE);
        struck_back(t, &c, counter, out);
    } else {
        int level = -1 - found, least = v == t->j ? 0 : a->side[t->j].least;
        all(t->count, out, ended(a, 1 - v, level > least ? level : least));
    }
}

/* Side v may ignore some of the wounds, once. */
static void wounded(const Attack *t, const Block *b, int v, int wounds, int counter, Value *out) {
    takes(t, b, v, wounds, counter, out);
    int useless = v != t->j && t->a->side[t->j].pierces;
    if (wounds && !useless && marked(t->a, b, v, IGNORES)) {
        Block c = without(t->a, b, v, IGNORES);
        Value other[t->count];
        int left = wounds > t->a->side[v].ignores ? wounds - t->a->side[v].ignores : 0;
        takes(t, &c, v, left, counter, other);
        choose(v, t->count, out, other);
    }
}

static void struck_back(const Attack *t, const Block *b, int counter, Value *out) {
    if (counter) wounded(t, b, t->j, counter, 0, out);
    else memcpy(out, goes_on(t, b), sizeof(Value) * t->count);
}

/* After the dice are compared: `plain` is an attack to which an Axe may add. */
static void compared(const Attack *t, const Block *b, int outcome, int plain, Value *out) {
    const Arena *a = t->a;
    int j = t->j, stopped = outcome < 4, wounds = stopped ? 0 : outcome / 4 - 1, counter = outcome >> 1 & 1;
    Block c = *b;
    if (outcome & 1) c = without(a, b, a->side[j].force && marked(a, b, j, ONCE) ? j : 1 - j, ONCE);
    wounded(t, &c, 1 - j, wounds, counter, out);
    if (plain && !stopped && marked(a, &c, j, EXTRA)) {
        Block d = without(a, &c, j, EXTRA);
        Value other[t->count];
        wounded(t, &d, 1 - j, wounds + a->side[j].extra, counter, other);
        choose(j, t->count, out, other);
    }
}

static int policies(const Arena *a, const Block *b, int j, int mode, int pool) {
    const Side *me = &a->side[j], *foe = &a->side[1 - j];
    int n = me->dice[b->body[j] * 3 + (mode ? 2 : 0)], m = foe->dice[b->body[1 - j] * 3 + (pool ? 2 : 1)];
    int force = me->force && marked(a, b, j, ONCE) ? 1 : foe->force && marked(a, b, 1 - j, ONCE) ? 2 : 0;
    int lethal = 0;
    for (int w = 1; w <= MOST && !lethal; w++)
        if (foe->bodies_after[foe->lost[w * foe->bodies + b->body[1 - j]]] < 0) lethal = w;
    return a->policy[j][((((mode * 2 + pool) * DICE + n) * DICE + m) * 3 + force) * (MOST + 1) + lethal];
}

static int available(const Arena *a, const Block *b, int j, int mode) {
    int uses = a->side[j].uses[mode];
    return mode < a->side[j].modes && (!uses || marked(a, b, j, uses));
}

/* ------------------------------------------------------------------ lanes */

typedef float Lane __attribute__((vector_size(4 * LANES)));
typedef int32_t Bits __attribute__((vector_size(4 * LANES)));
typedef struct { Lane part[PARTS]; } Row;

#define INLINE static inline __attribute__((always_inline))

INLINE Lane pick(Bits which, Lane one, Lane two) { return (Lane)((which & (Bits)one) | (~which & (Bits)two)); }

/* The better of two for side j. */
INLINE Row best(int j, Row one, Row two) {
    Row r;
    Bits which = j == 0 ? one.part[0] > two.part[0] : one.part[0] < two.part[0];
    for (int e = 0; e < PARTS; e++) r.part[e] = pick(which, one.part[e], two.part[e]);
    return r;
}

static void put(Row *row, int lane, Value v) {
    for (int e = 0; e < PARTS; e++) row->part[e][lane] = v.part[e];
}

static Value get(const Row *row, int lane) {
    Value v;
    for (int e = 0; e < PARTS; e++) v.part[e] = row->part[e][lane];
    return v;
}

/* One step of side j in those lanes in which it can still go so far. */
INLINE void step(const int32_t *beside, int j, int from, int to, const Row *in, Row *out, int mixed, Bits able) {
    for (int x = from; x < to; x++) {
        const int32_t *way = beside + x * WAYS;
        Row r = in[x];
        for (int i = 0; i < WAYS; i++) r = best(j, r, in[way[i]]);
        if (mixed) for (int e = 0; e < PARTS; e++) r.part[e] = pick(able, r.part[e], in[x].part[e]);
        out[x] = r;
    }
}

#define POLICIES 12
typedef struct {  /* one pool of the defender */
    int count, owner;
    Row *constant[POLICIES];     /* [near places] what all outcomes bring that lead elsewhere */
    Lane stopped[POLICIES], none[POLICIES];  /* the chance of those that lead back: stopped, or no wound */
} Pool;

typedef struct { int near, far, pools, axe; Pool pool[2]; Row *with_axe; } Blow;  /* far 0: it cannot be made */

typedef struct {
    Block block[LANES];
    int lanes, steps[2], mixed[2], net;  /* steps: the most of any lane; mixed: not all have as many */
    Bits able[2][DICE];                  /* the lanes that have more than so many */
    Lane chance;
    Row *round[QUIET], *first[2][QUIET], *second[2][QUIET], *struck[2], *round_moved[2], *struck_moved[2];
    Row *hit_second[2], *hit_first[2], *closing[2], *blow[2], *spare, *netted[4][2][QUIET];
    Row *pool_of_rows;
    size_t rows_used, rows_there;
    Blow blows[2][2][2][MODES];  /* by side, second, moving, mode */
} Work;

/* What side j makes of its attack, if it goes on as `in` where there is no wound. */
INLINE Row attacked(const Blow *blow, int j, int i, Row in) {
    Row in_none = blow->axe ? best(j, blow->with_axe[i], in) : in, out;
    for (int d = 0; d < blow->pools; d++) {
        const Pool *pool = &blow->pool[d];
        Row found;
        for (int k = 0; k < pool->count; k++) {
            Row r = pool->constant[k][i];
            for (int e = 0; e < PARTS; e++)
                r.part[e] += pool->stopped[k] * in.part[e] + pool->none[k] * in_none.part[e];
            found = k == 0 ? r : pool->owner == 0 ? best(0, r, found) : best(1, r, found);
        }
        out = d == 0 ? found : best(1 - j, found, out);
    }
    return out;
}

/* ------------------------------------------------------------------ before the sweeps */

static Row *rows(Work *w, int count) {
    Row *r = w->pool_of_rows + w->rows_used;
    w->rows_used += count;
    return r;
}

/* All outcomes that lead to other blocks, weighed, for the places with this radius. */
static void prepare(Arena *a, Work *w, int radius) {
    int base = a->near_from[radius], start = a->from[radius];
    w->rows_used = 0;
    for (int j = 0; j < 2; j++) for (int second = 0; second < 2; second++) for (int moving = 0; moving < 2; moving++)
    for (int mode = 0; mode < MODES; mode++) {
        Blow *blow = &w->blows[j][second][moving][mode];
        blow->far = 0;
        if (!available(a, &w->block[0], j, mode)) continue;
        const Side *me = &a->side[j], *foe = &a->side[1 - j];
        int count = 0;
        while (start + count < a->from[radius + 1] && a->distance[start + count] <= me->far[mode]) count++;
        Attack t = {a, j, second, moving, base, count};
        blow->near = me->near[mode];
        blow->far = me->far[mode];
        blow->pools = foe->pools;
        blow->axe = mode == 0 && marked(a, &w->block[0], j, EXTRA);
        if (blow->axe) blow->with_axe = rows(w, count);
        for (int d = 0; d < blow->pools; d++) {
            Pool *pool = &blow->pool[d];
            pool->count = 0;
            for (int l = 0; l < w->lanes; l++) {
                int id = policies(a, &w->block[l], j, mode, d);
                if (a->policy_count[id] > pool->count) pool->count = a->policy_count[id];
                pool->owner = a->policy_owner[id] == 0 ? j : 1 - j;
            }
            for (int k = 0; k < pool->count; k++) {
                pool->constant[k] = rows(w, count);
                memset(pool->constant[k], 0, sizeof(Row) * count);
            }
        }
        for (int l = 0; l < w->lanes; l++) {
            Block b = w->block[l];
            Value worth[OUTCOMES][count];
            char known[OUTCOMES] = {0};
            if (me->uses[mode]) b = without(a, &b, j, me->uses[mode]);
            if (blow->axe) {
                Block c = without(a, &b, j, EXTRA);
                wounded(&t, &c, 1 - j, me->extra, 0, worth[0]);
                for (int i = 0; i < count; i++) put(&blow->with_axe[i], l, worth[0][i]);
            }
            for (int d = 0; d < blow->pools; d++) {
                Pool *pool = &blow->pool[d];
                int id = policies(a, &b, j, mode, d);
                for (int k = 0; k < pool->count; k++) {
                    int has = a->policy_count[id];
                    const float *p = a->chances + (a->policy_first[id] + (k < has ? k : has - 1)) * OUTCOMES;
                    Value sum[count];
                    memset(sum, 0, sizeof(Value) * count);
                    int back = !me->uses[mode];
                    pool->stopped[k][l] = back ? p[0] : 0;
                    pool->none[k][l] = back ? p[4] : 0;
                    for (int o = 0; o < OUTCOMES; o++) {
                        if (p[o] <= 0 || (back && (o == 0 || o == 4))) continue;
                        if (!known[o]) compared(&t, &b, o, mode == 0, worth[o]);
                        known[o] = 1;
                        for (int i = 0; i < count; i++)
                            for (int e = 0; e < PARTS; e++) sum[i].part[e] += p[o] * worth[o][i].part[e];
                    }
                    for (int i = 0; i < count; i++) put(&pool->constant[k][i], l, sum[i]);
                }
            }
        }
    }
}

/* The ring closes: who acted first is put down first, then the other, each where they like it best. */
INLINE Row driven(const Arena *a, const Row *round, int first, int x) {
    const int32_t *p = a->driven + a->driven_at[first][x];
    int groups = *p++;
    Row out = round[p[1]];
    for (int g = 0; g < groups; g++) {
        int count = *p++;
        Row r = round[*p++];
        for (int i = 1; i < count; i++) r = best(1 - first, round[*p++], r);
        out = g == 0 ? r : best(first, r, out);
    }
    return out;
}

/* The last ring cannot close: the crowd wounds who acted first, then the other. */
static Value by_the_crowd(const Arena *a, const Block *b, int first, int at) {
    const Side *one = &a->side[first], *two = &a->side[1 - first];
    const int32_t *mine = one->bodies_after + one->lost[a->crowd * one->bodies + b->body[first]];
    const int32_t *theirs = two->bodies_after + two->lost[a->crowd * two->bodies + b->body[1 - first]];
    if (mine[0] < 0) return ended(a, 1 - first, -1 - mine[0]);
    if (theirs[0] < 0) return ended(a, first, -1 - theirs[0]);
    Value out = {{0}};
    for (int i = 0; i < mine[0]; i++) {
        Value r = {{0}};
        for (int k = 0; k < theirs[0]; k++) {
            Block c = *b;
            c.body[first] = mine[1 + i];
            c.body[1 - first] = theirs[1 + k];
            Value v = last(a, &c)[at];
            if (k == 0 || better(1 - first, v.part[0], r.part[0])) r = v;
        }
        if (i == 0 || better(first, r.part[0], out.part[0])) out = r;
    }
    return out;
}

/* ------------------------------------------------------------------ sweeps */

INLINE void spread(const Arena *a, Work *w, int j, int from, int to, const Row *in, Row *out) {
    int left = w->steps[j];
    Row *one = left & 1 ? out : w->spare, *two = left & 1 ? w->spare : out;
    if (!left) memcpy(out + from, in + from, sizeof(Row) * (to - from));
    for (int gone = 0; gone < w->steps[j]; gone++) {
        if (w->mixed[j]) step(a->beside[j], j, from, to, in, one, 1, w->able[j][gone]);
        else step(a->beside[j], j, from, to, in, one, 0, w->able[j][gone]);
        in = one;
        one = two;
        two = (Row *)in;
    }
}

/* What side j can do with an attack in its turn: move and attack, or attack and move; `good` for places without. */
INLINE void hits(const Arena *a, Work *w, int j, int second, int radius, const Row *still, const Row *moved, Row *out) {
    int from = a->from[radius], to = a->from[radius + 1], reach = 0;
    Row nothing, *blow = w->blow[j];
    memset(&nothing, 0, sizeof nothing);
    nothing.part[0] += j == 0 ? -1e9f : 1e9f;
    for (int m = 0; m < MODES; m++) if (w->blows[j][second][0][m].far > reach) reach = w->blows[j][second][0][m].far;
    for (int x = from; x < to; x++) {
        Row r = nothing;
        if (a->distance[x] <= reach)
            for (int m = 0; m < MODES; m++) {
                const Blow *b = &w->blows[j][second][0][m];
                if (a->distance[x] <= b->far && a->distance[x] >= b->near)
                    r = best(j, attacked(b, j, x - from, still[x]), r);
            }
        blow[x] = r;
    }
    spread(a, w, j, from, to, blow, out);
    for (int x = from; x < to && a->distance[x] <= reach; x++)
        for (int m = 0; m < MODES; m++) {
            const Blow *b = &w->blows[j][second][1][m];
            if (a->distance[x] <= b->far && a->distance[x] >= b->near)
                out[x] = best(j, attacked(b, j, x - from, moved[x]), out[x]);
        }
}

INLINE void merge(int j, int from, int to, Row *out, const Row *other) {
    for (int x = from; x < to; x++) out[x] = best(j, other[x], out[x]);
}

INLINE Row rolled(Row one, Row two, Lane chance) {
    Row high = best(0, one, two), low = best(1, one, two);
    for (int e = 0; e < PARTS; e++) high.part[e] = low.part[e] + chance * (high.part[e] - low.part[e]);
    return high;
}

/* Both decide in secret whether to use a Net: rows are I without and with it, columns II. */
static Value in_secret(Value no, Value two, Value one, Value both) {
    float a = no.part[0], b = two.part[0], c = one.part[0], d = both.part[0];
    float low0 = a < b ? a : b, low1 = c < d ? c : d, high0 = a > c ? a : c, high1 = b > d ? b : d;
    float low = low0 > low1 ? low0 : low1, high = high0 < high1 ? high0 : high1, x, y;
    if (high - low < 1e-7f) {
        x = low0 >= low1;
        y = high0 <= high1;
    } else {
        x = (d - c) / (a - b - c + d);
        y = (d - b) / (a - b - c + d);
    }
    Value r;
    for (int e = 0; e < PARTS; e++)
        r.part[e] = x * (y * no.part[e] + (1 - y) * two.part[e]) + (1 - x) * (y * one.part[e] + (1 - y) * both.part[e]);
    return r;
}

/* The beginning of a round: Nets, the roll, and the choice of who won it. */
INLINE Row begun(const Work *w, int q, int x) {
    Row r = rolled(w->first[0][q][x], w->first[1][q][x], w->chance);
    if (!w->net) return r;
    Row one, two, both;
    if (w->net & 1) one = best(0, w->netted[w->net & 2][0][q][x], w->netted[w->net & 2][1][q][x]);
    if (w->net & 2) two = best(1, w->netted[w->net & 1][0][q][x], w->netted[w->net & 1][1][q][x]);
    if (w->net == 1) return best(0, one, r);
    if (w->net == 2) return best(1, two, r);
    both = rolled(w->netted[0][0][q][x], w->netted[0][1][q][x], w->chance);
    for (int l = 0; l < LANES; l++) put(&r, l, in_secret(get(&r, l), get(&two, l), get(&one, l), get(&both, l)));
    return r;
}

static int within(const Work *w, Lane difference, float tolerance) {
    for (int l = 0; l < w->lanes; l++) if (difference[l] > tolerance) return 0;
    return 1;
}

INLINE void sweep_side_second(const Arena *a, Work *w, int j, int radius) {
    int from = a->from[radius], to = a->from[radius + 1];
    spread(a, w, j, from, to, w->round[0], w->round_moved[j]);
    hits(a, w, j, 1, radius, w->round[0], w->round_moved[j], w->hit_second[j]);
    memcpy(w->struck[j] + from, w->round_moved[j] + from, sizeof(Row) * (to - from));
    merge(j, from, to, w->struck[j], w->hit_second[j]);
}

INLINE void sweep_side_first(const Arena *a, Work *w, int j, int radius) {
    int from = a->from[radius], to = a->from[radius + 1];
    spread(a, w, j, from, to, w->struck[1 - j], w->struck_moved[j]);
    hits(a, w, j, 0, radius, w->struck[1 - j], w->struck_moved[j], w->hit_first[j]);
}

INLINE void sweep_quiet_second(const Arena *a, Work *w, int j, int q, int radius) {
    int from = a->from[radius], to = a->from[radius + 1];
    if (q == QUIET - 1) memcpy(w->second[j][q] + from, w->closing[j] + from, sizeof(Row) * (to - from));
    else spread(a, w, j, from, to, w->round[q + 1], w->second[j][q]);
    merge(j, from, to, w->second[j][q], w->hit_second[j]);
}

INLINE void sweep_quiet_first(const Arena *a, Work *w, int j, int q, int radius) {
    int from = a->from[radius], to = a->from[radius + 1];
    spread(a, w, j, from, to, w->second[1 - j][q], w->first[j][q]);
    merge(j, from, to, w->first[j][q], w->hit_first[j]);
}

/* One sweep over all places with this radius. Returns by how much the beginning of a round has changed. */
static Lane sweep(const Arena *a, Work *w, int radius) {
    int from = a->from[radius], to = a->from[radius + 1];
    Lane most;
    memset(&most, 0, sizeof most);
    sweep_side_second(a, w, 0, radius);
    sweep_side_second(a, w, 1, radius);
    sweep_side_first(a, w, 0, radius);
    sweep_side_first(a, w, 1, radius);
    for (int q = QUIET - 1; q >= 0; q--) {
        sweep_quiet_second(a, w, 0, q, radius);
        sweep_quiet_second(a, w, 1, q, radius);
        sweep_quiet_first(a, w, 0, q, radius);
        sweep_quiet_first(a, w, 1, q, radius);
        for (int x = from; x < to; x++) {
            Row r = begun(w, q, x);
            r.part[0] -= a->haste * (r.part[0] - 0.5f);
            if (q == 0)
                for (int e = 0; e < PARTS; e++) {
                    Lane d = r.part[e] - w->round[0][x].part[e];
                    d = pick(d < 0, -d, d);
                    most = pick(d > most, d, most);
                }
            w->round[q][x] = r;
        }
    }
    return most;
}

static void keep(Arena *a, const Work *w, int radius) {
    int from = a->from[radius], base = a->near_from[radius], count = a->near_from[radius + 1] - base;
    const Row *what[KEPT] = {w->round[0], w->round_moved[0], w->round_moved[1], w->struck[0], w->struck[1],
                             w->struck_moved[0], w->struck_moved[1]};
    for (int l = 0; l < w->lanes; l++) {
        for (int k = 0; k < KEPT; k++) {
            Value *out = kept(a, &w->block[l], k) + base;
            for (int i = 0; i < count; i++) out[i] = get(&what[k][from + i], l);
        }
        if (radius == 1) {
            Value *out = last(a, &w->block[l]);
            for (int i = 0; i < a->from[2] - from; i++) out[i] = get(&w->round[QUIET - 1][from + i], l);
        }
    }
}

/* The blocks of all lanes, from the smallest open ring to the widest. */
static void solve_lanes(Arena *a, Work *w) {
    for (int l = w->lanes; l < LANES; l++) w->block[l] = w->block[0];
    for (int j = 0; j < 2; j++) {
        const Side *s = &a->side[j];
        w->steps[j] = w->mixed[j] = 0;
        memset(w->able[j], 0, sizeof w->able[j]);
        for (int l = 0; l < LANES; l++) {
            int steps = s->steps[w->block[l].mask[j] * s->bodies + w->block[l].body[j]];
            if (l && steps != w->steps[j]) w->mixed[j] = 1;
            if (steps > w->steps[j]) w->steps[j] = steps;
            for (int gone = 0; gone < steps; gone++) w->able[j][gone][l] = -1;
        }
    }
    for (int l = 0; l < LANES; l++)
        w->chance[l] = a->initiative[a->side[0].dice[w->block[l].body[0] * 3 + 2] * DICE
                                     + a->side[1].dice[w->block[l].body[1] * 3 + 2]];
    w->net = (marked(a, &w->block[0], 0, NET) ? 1 : 0) | (marked(a, &w->block[0], 1, NET) ? 2 : 0);
    for (int radius = 1; radius <= RINGS; radius++) {
        int from = a->from[radius], to = a->from[radius + 1];
        prepare(a, w, radius);
        for (int j = 0; j < 2; j++) {
            for (int x = from; x < to; x++) {
                if (radius > 1)
                    w->blow[j][x] = 1 - j ? driven(a, w->round[QUIET - 1], 1, x) : driven(a, w->round[QUIET - 1], 0, x);
                else
                    for (int l = 0; l < LANES; l++)
                        put(&w->blow[j][x], l, by_the_crowd(a, &w->block[l], 1 - j, x - from));
            }
            if (j == 0) spread(a, w, 0, from, to, w->blow[0], w->closing[0]);
            else spread(a, w, 1, from, to, w->blow[1], w->closing[1]);
        }
        for (int x = from; x < to; x++) {
            if (radius > 1) w->round[0][x] = driven(a, w->round[0], 0, x);
            else {
                memset(&w->round[0][x], 0, sizeof(Row));
                w->round[0][x].part[0] += 0.5f;
            }
        }
        for (int i = 0; i < SWEEPS; i++) {
            a->sweeps++;
            if (within(w, sweep(a, w, radius), a->tolerance)) break;
        }
        keep(a, w, radius);
    }
}

/* The same blocks with all combinations of Nets, the used ones first, up to these. */
static void solve_nets(Arena *a, Work *w, int lanes, const Block *blocks, int nets) {
    for (int used = 0; used < 4; used++) {
        if (used & ~nets) continue;
        w->lanes = lanes;
        for (int l = 0; l < lanes; l++) {
            w->block[l] = blocks[l];
            for (int j = 0; j < 2; j++)
                if (!(used >> j & 1)) w->block[l] = without(a, &w->block[l], j, NET);
        }
        solve_lanes(a, w);
        if (used != nets)
            for (int j = 0; j < 2; j++) for (int q = 0; q < QUIET; q++)
                memcpy(w->netted[used][j][q], w->first[j][q], sizeof(Row) * a->places);
    }
}

/* ------------------------------------------------------------------ what Python calls */

static Row *field(Work *w, const Arena *a) { return rows(w, a->places); }

int32_t arena_ready(Arena *a) {
    int reach = 0;
    for (int j = 0; j < 2; j++) {
        a->reach[j] = 0;
        for (int m = 0; m < a->side[j].modes; m++) if (a->side[j].far[m] > a->reach[j]) a->reach[j] = a->side[j].far[m];
        if (a->reach[j] > reach) reach = a->reach[j];
    }
    a->near_places = 0;
    for (int r = 1; r <= RINGS; r++) {
        a->near_from[r] = a->near_places;
        for (int x = a->from[r]; x < a->from[r + 1]; x++) if (a->distance[x] <= reach) a->near_places++;
    }
    a->near_from[RINGS + 1] = a->near_places;
    a->sweeps = 0;
    a->blocks = (int64_t)a->side[0].masks * a->side[0].bodies * a->side[1].masks * a->side[1].bodies;
    a->kept = malloc(sizeof(Value) * a->blocks * KEPT * a->near_places);
    a->last = malloc(sizeof(Value) * a->blocks * (a->from[2] - a->from[1]));
    Work *w = a->work = aligned_alloc(64, (sizeof(Work) + 63) / 64 * 64);
    int most = 0;
    for (int r = 1; r <= RINGS; r++)
        if (a->near_from[r + 1] - a->near_from[r] > most) most = a->near_from[r + 1] - a->near_from[r];
    int modes = a->side[0].modes + a->side[1].modes;
    int pools = a->side[0].pools > a->side[1].pools ? a->side[0].pools : a->side[1].pools;
    size_t blows = (size_t)most * 4 * modes * (pools * POLICIES + 1), fields = (size_t)a->places * 64;
    if (w) w->pool_of_rows = aligned_alloc(64, sizeof(Row) * (blows + fields));
    if (!a->kept || !a->last || !w || !w->pool_of_rows) return 0;
    w->rows_used = 0;
    w->pool_of_rows += blows;
    for (int q = 0; q < QUIET; q++) {
        w->round[q] = field(w, a);
        for (int j = 0; j < 2; j++) {
            w->first[j][q] = field(w, a);
            w->second[j][q] = field(w, a);
            for (int n = 0; n < 3; n++) w->netted[n][j][q] = field(w, a);
        }
    }
    for (int j = 0; j < 2; j++) {
        w->struck[j] = field(w, a);
        w->round_moved[j] = field(w, a);
        w->struck_moved[j] = field(w, a);
        w->hit_second[j] = field(w, a);
        w->hit_first[j] = field(w, a);
        w->closing[j] = field(w, a);
        w->blow[j] = field(w, a);
    }
    w->spare = field(w, a);
    w->pool_of_rows -= blows;
    w->rows_used = 0;
    return 1;
}

void arena_free(Arena *a) {
    Work *w = a->work;
    if (w) free(w->pool_of_rows);
    free(w);
    free(a->kept);
    free(a->last);
    a->work = a->kept = a->last = 0;
}

static int total(const Side *s, int body) { return s->dice[body * 3] + s->dice[body * 3 + 1] + s->dice[body * 3 + 2]; }

static void solve_marks(Arena *a, int lanes, Block *blocks) {
    const Side *one = &a->side[0], *two = &a->side[1];
    int nets = (one->masks > one->bases ? 1 : 0) | (two->masks > two->bases ? 2 : 0);
    for (int m = 0; m < one->bases; m++) for (int n = 0; n < two->bases; n++) {
        for (int l = 0; l < lanes; l++) {
            blocks[l].mask[0] = one->mask_at[one->mask[m] | (nets & 1 ? NET : 0)];
            blocks[l].mask[1] = two->mask_at[two->mask[n] | (nets & 2 ? NET : 0)];
        }
        solve_nets(a, a->work, lanes, blocks, nets);
    }
}

/* All blocks, those with the fewest dice and the fewest marks first. Of those with equally many dice none leads to
   another, so they fill the lanes, and those with the same speed go together. */
void arena_solve(Arena *a) {
    const Side *one = &a->side[0], *two = &a->side[1];
    for (int sum = 2; sum <= 6 * DICE; sum++) {
        Block found[LANES];
        int count = 0;
        for (int s = 1; s < DICE; s++) for (int t = 1; t < DICE; t++)
            for (int b = 0; b < one->bodies; b++) for (int c = 0; c < two->bodies; c++) {
                if (one->dice[b * 3 + 2] != s || two->dice[c * 3 + 2] != t) continue;
                if (total(one, b) + total(two, c) != sum) continue;
                found[count].body[0] = b;
                found[count++].body[1] = c;
                if (count == LANES) {
                    solve_marks(a, count, found);
                    count = 0;
                }
            }
        if (count) solve_marks(a, count, found);
    }
}

/* All values of one block, which has been solved: [SEEN][places]. */
void arena_open(Arena *a, const int32_t *block, Value *out) {
    Work *w = a->work;
    Block b = {{block[0], block[1]}, {block[2], block[3]}};
    solve_nets(a, w, 1, &b, (marked(a, &b, 0, NET) ? 1 : 0) | (marked(a, &b, 1, NET) ? 2 : 0));
    const Row *what[SEEN];
    for (int q = 0; q < QUIET; q++) {
        what[SEEN_ROUND + q] = w->round[q];
        for (int j = 0; j < 2; j++) {
            what[SEEN_FIRST + j * QUIET + q] = w->first[j][q];
            what[SEEN_SECOND + j * QUIET + q] = w->second[j][q];
        }
    }
    for (int j = 0; j < 2; j++) what[SEEN_STRUCK + j] = w->struck[j];
    for (int k = 0; k < SEEN; k++)
        for (int x = 0; x < a->places; x++) out[(size_t)k * a->places + x] = get(&what[k][x], 0);
}

/* What an attack is worth, of a block that has been solved; pool -1: the defender chooses. */
void arena_attack(const Arena *a, const int32_t *block, int32_t j, int32_t second, int32_t moving, int32_t mode,
                  int32_t pool, int32_t at, Value *out) {
    Block b = {{block[0], block[1]}, {block[2], block[3]}};
    Attack t = {a, j, second, moving, at, 1};
    if (a->side[j].uses[mode]) b = without(a, &b, j, a->side[j].uses[mode]);
    for (int d = 0, first = 1; d < a->side[1 - j].pools; d++) {
        if (pool >= 0 && pool != d) continue;
        int id = policies(a, &b, j, mode, d);
        Value found = {{0}}, worth[OUTCOMES];
        char known[OUTCOMES] = {0};
        for (int k = 0; k < a->policy_count[id]; k++) {
            const float *p = a->chances + (a->policy_first[id] + k) * OUTCOMES;
            Value sum = {{0}};
            for (int o = 0; o < OUTCOMES; o++) {
                if (p[o] <= 0) continue;
                if (!known[o]) compared(&t, &b, o, mode == 0, &worth[o]);
                known[o] = 1;
                for (int e = 0; e < PARTS; e++) sum.part[e] += p[o] * worth[o].part[e];
            }
            if (k == 0 || better(a->policy_owner[id] == 0 ? j : 1 - j, sum.part[0], found.part[0])) found = sum;
        }
        if (first || better(1 - j, found.part[0], out->part[0])) *out = found;
        first = 0;
    }
}

int32_t arena_size(void) { return sizeof(Arena); }
