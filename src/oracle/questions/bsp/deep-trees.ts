import {
  DEEP,
  DEEP_PATTERNS,
  deepTreeDataOf,
  deepTreeOf,
  MOST_DEEP,
  pointInPlanes,
  vectorAlong,
  WITH_EMPTY,
} from '../../cases/bsp/deep-trees.js';
import { scaleByPowerOfTwo, stepUlps } from '../../cases/doubles.js';
import type { Random } from '../../cases/random.js';
import { pointOf, segmentOf } from '../../cases/shapes.js';
import { deepPointReferee, deepSegmentReferee } from '../../referees/shapes/bsp/deep-trees.js';
import { deepPointSubject, deepSegmentSubject } from '../../subjects/bsp/deep-trees.js';
import { integer, layoutOf, point, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';

const parts = (patterns: number) => [
  integer(
    'pattern',
    0,
    patterns - 1,
    DEEP_PATTERNS.slice(0, patterns)
      .map(({ name }, i) => `${i}: ${name}`)
      .join(', '),
  ),
  integer('nodes', 1, MOST_DEEP, 'how many nodes there are at most'),
  integer('seed', 0, 99_999, 'of the random numbers of the pattern'),
  integer('exponent', -200, 200, 'of the power of two that all is scaled by'),
];

/** A family of each pattern; `draw` has the points of the other shape on the lattice. */
function families(
  patterns: number,
  draw: (random: Random, tree: ReturnType<typeof deepTreeOf>) => readonly number[],
): readonly QuestionFamily[] {
  return DEEP_PATTERNS.slice(0, patterns).map(({ name, summary }, pattern) => ({
    name,
    summary,
    fill(random, out) {
      out[DEEP.pattern] = pattern;
      out[DEEP.nodes] = random.between(65, MOST_DEEP);
      out[DEEP.seed] = random.below(100_000);
      out[DEEP.exponent] = random.oneIn(4) ? random.between(-200, 200) : 0;
      const isMoved = random.oneIn(6);
      const scaled = draw(random, deepTreeOf(out)).map((x) => {
        const at = scaleByPowerOfTwo(x, out[DEEP.exponent]!);
        return isMoved && random.oneIn(3) ? stepUlps(at, random.sign()) : at;
      });
      out.set(scaled, DEEP.other);
    },
  }));
}

/** Two points in planes; from one of them along a plane; through the point that most have in common; a point. */
function drawSegment(random: Random, tree: ReturnType<typeof deepTreeOf>): number[] {
  const [p, q] = [pointInPlanes(random, tree), pointInPlanes(random, tree)];
  const way = random.below(6);
  if (way === 0) return [...p, ...p];
  if (way === 1) return [...p, ...p.map((x) => -x)];
  if (way > 3) return [...p, ...q];
  const [along, k] = [vectorAlong(random, tree), random.between(1, 4)];
  return [...p.map((x, i) => x - k * along[i]!), ...p.map((x, i) => x + 2 * k * along[i]!)];
}

const common = { area: 'bsp', coded: true } as const;
const ALL = DEEP_PATTERNS.length;

/** A point in a tree of 65 to 200 levels. */
export const deepPointQuestion: Question = {
  ...common,
  name: 'leavesAtPointOfDeep',
  layout: layoutOf(3, ...parts(ALL), point('point')),
  families: families(ALL, pointInPlanes),
  subject: deepPointSubject,
  referee: deepPointReferee,
  form: '<location> <list>',
  note: 'as `leavesAtPoint`',
  classes: ['inside', 'boundary', 'outside'],
  shapes: shapesBy('point tree', (v) => [pointOf(v, DEEP.other), deepTreeDataOf(v)]),
};

/** A segment in such a tree. All cells have an inside, as in all trees that are built. */
export const deepSegmentQuestion: Question = {
  ...common,
  name: 'leavesAlongOfDeep',
  layout: layoutOf(3, ...parts(WITH_EMPTY), ...points('segment.start segment.end')),
  families: families(WITH_EMPTY, drawSegment),
  subject: deepSegmentSubject,
  referee: deepSegmentReferee,
  form: '<one|several|along> <passage>* then <disjoint|touching|overlapping> <stretch>*',
  note: 'as `leavesAlong`',
  classes: ['one', 'several', 'along'],
  shapes: shapesBy('segment tree', (v) => [segmentOf(v, DEEP.other), deepTreeDataOf(v)]),
};
