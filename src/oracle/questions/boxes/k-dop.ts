import { kDopContainsPoint, kDopsIntersect, kDopsOverlap } from '../../../spatial/convex/k-dop.js';
import type { Random } from '../../cases/random.js';
import { feasible, type Inequality } from '../../referees/shapes/linear-programming.js';
import { type Exact, exact, type Vector, vectorAt } from '../../referees/shapes/vectors.js';
import { integer, layoutOf, number, point } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { containing, meeting } from '../yes.js';
import { pointOf } from './shapes.js';

/** Axes of the usual k-DOPs with 6, 14 and 18 half-spaces, and the 12 of three arbitrary ones beside the cube's. */
const CUBE = [1, 0, 0, 0, 1, 0, 0, 0, 1];
const CORNERS = [1, 1, 1, 1, 1, -1, 1, -1, 1, -1, 1, 1];
const EDGES = [1, 1, 0, 1, -1, 0, 1, 0, 1, 1, 0, -1, 0, 1, 1, 0, 1, -1];
const KINDS = [CUBE, [...CUBE, ...CORNERS], [...CUBE, ...EDGES], [...CUBE, 2, 1, 0, 0, 3, -1, 1, 1, 2]];
const MOST = 9;

/** Kind of the axes of each, then 9 intervals each as start and length. */
const layout = layoutOf(
  3,
  integer('kindA', 0, 3),
  integer('kindB', 0, 3),
  ...Array.from({ length: 4 * MOST }, (_, i) => number(`bound${i}`)),
);

function dopOf(v: ArrayLike<number>, kind: number, at: number) {
  const flat = KINDS[kind]!;
  const n = flat.length / 3;
  const axes = Array.from({ length: n }, (_, i) => pointOf(flat, 3 * i));
  const bounds = Array.from({ length: n }, (_, i) => [v[at + 2 * i]!, v[at + 2 * i + 1]!] as const);
  return {
    axes,
    min: bounds.map(([a, b]) => Math.min(a, b)),
    max: bounds.map(([a, b]) => Math.max(a, b)),
  };
}

/** Two k-DOPs. */
const pairShapes = shapesBy('a b', (v) => [dopOf(v, v[0]!, 2), dopOf(v, v[1]!, 2 + 2 * MOST)] as const);

type DopLike = ReturnType<typeof dopOf>;

function inequalities({ axes, min, max }: DopLike): Inequality[] {
  return axes.flatMap((axis, i) => {
    const { numerators, one }: Exact = exact([...axis, min[i]!, max[i]!]);
    const normal = vectorAt({ numerators, one }, 0, 3);
    const opposite: Vector = [-normal[0], -normal[1], -normal[2]];
    return [
      { normal, constant: -numerators[3]! },
      { normal: opposite, constant: numerators[4]! },
    ];
  });
}

function fillBounds(random: Random, out: Float64Array): void {
  out[0] = random.below(4);
  out[1] = random.oneIn(3) ? random.below(4) : out[0];
  for (let d = 0; d < 2; d++) {
    const center = [random.between(-3, 3), random.between(-3, 3), random.between(-3, 3)];
    const flat = KINDS[out[d]!]!;
    for (let i = 0; i < MOST; i++) {
      const axis = flat.slice(3 * i, 3 * i + 3);
      const middle =
        axis.length === 0 ? 0 : axis[0]! * center[0]! + axis[1]! * center[1]! + axis[2]! * center[2]!;
      const low = middle - random.below(i < 3 ? 3 : 4);
      out[2 + 2 * MOST * d + 2 * i] = low;
      out[3 + 2 * MOST * d + 2 * i] = low + random.below(4);
    }
  }
}

const small: QuestionFamily = {
  name: 'small-bounds',
  summary: 'integer bounds around integer centers',
  fill: fillBounds,
};

const stretchedBounds: QuestionFamily = {
  name: 'rounded-bounds',
  summary: 'the same, bounds multiplied with rounding or moved by an ulp',
  fill(random, out) {
    fillBounds(random, out);
    const scale = random.unit();
    for (let i = 2; i < out.length; i++) {
      out[i] = out[i]! * scale * (random.oneIn(6) ? 1 + Number.EPSILON : 1);
    }
  },
};

/** Two k-DOPs: whether they meet and, for equal axes, whether all intervals overlap. Referee: Fourier's elimination. */
export const kDopPairQuestion: Question = {
  name: 'kDopsIntersect',
  note: 'whether the two have a point in common; for equal axes, whether all their intervals overlap',
  area: 'spatial',
  layout,
  families: [small, stretchedBounds],
  subject(v) {
    const [a, b] = pairShapes.of(v);
    const quick = v[0] === v[1] ? (kDopsOverlap(a, b) ? 'overlap' : 'apart') : 'different-axes';
    return `${kDopsIntersect(a, b) ? 'meeting' : 'disjoint'} ${quick}`;
  },
  referee(v) {
    const [a, b] = pairShapes.of(v);
    const apart = a.axes.some((_, i) => a.max[i]! < b.min[i]! || b.max[i]! < a.min[i]!);
    const quick = v[0] === v[1] ? (apart ? 'apart' : 'overlap') : 'different-axes';
    return `${feasible([...inequalities(a), ...inequalities(b)]) ? 'meeting' : 'disjoint'} ${quick}`;
  },
  classes: [
    'disjoint apart',
    'disjoint overlap',
    'meeting overlap',
    'disjoint different-axes',
    'meeting different-axes',
  ],
  classOf: (answer) => answer,
  ...meeting('the two k-DOPs'),
  shapes: pairShapes,
  coded: true,
};

const pointLayout = layoutOf(
  3,
  point('p'),
  integer('kind', 0, 3),
  ...Array.from({ length: 2 * MOST }, (_, i) => number(`bound${i}`)),
);

/** A k-DOP and a point. */
const pointShapes = shapesBy('dop point', (v) => [dopOf(v, v[3]!, 4), pointOf(v, 0)] as const);

const aroundPoint: QuestionFamily = {
  name: 'around-the-point',
  summary: 'integer bounds around the heights of an integer point',
  fill(random, out) {
    for (let i = 0; i < 3; i++) out[i] = random.between(-2, 2);
    out[3] = random.below(4);
    const flat = KINDS[out[3]]!;
    for (let i = 0; 3 * i < flat.length; i++) {
      const height = flat[3 * i]! * out[0]! + flat[3 * i + 1]! * out[1]! + flat[3 * i + 2]! * out[2]!;
      out[4 + 2 * i] = height - (random.oneIn(40) ? -1 : random.below(3));
      out[5 + 2 * i] = height + 1 + random.below(3);
    }
  },
};

/** A k-DOP and a point. Referee: the inequalities in integers. */
export const kDopPointQuestion: Question = {
  name: 'kDopContainsPoint',
  area: 'spatial',
  layout: pointLayout,
  families: [aroundPoint],
  subject: (v) => (kDopContainsPoint(...pointShapes.of(v)) ? 'inside' : 'outside'),
  referee(v) {
    const [{ axes, min, max }] = pointShapes.of(v);
    const inside = axes.every((axis, i) => {
      const { numerators: n, one } = exact([...axis, v[0]!, v[1]!, v[2]!, min[i]!, max[i]!]);
      const height = n[0]! * n[3]! + n[1]! * n[4]! + n[2]! * n[5]!;
      return n[6]! * one <= height && height <= n[7]! * one;
    });
    return inside ? 'inside' : 'outside';
  },
  classes: ['outside', 'inside'],
  ...containing('k-DOP'),
  shapes: pointShapes,
  coded: true,
};
