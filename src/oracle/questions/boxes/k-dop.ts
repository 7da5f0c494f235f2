import { kDopKDop, kDopsIntersect, kDopsOverlap } from '../../../spatial/convex/k-dop-k-dop.js';
import { kDopContainsPoint, pointKDop } from '../../../spatial/convex/point-k-dop.js';
import { featureText, locationText } from '../../answers/text.js';
import type { Random } from '../../cases/random.js';
import { dimensionOf } from '../../referees/shapes/contact.js';
import { cornersOf, featureOf } from '../../referees/shapes/half-space-features.js';
import { valueAt } from '../../referees/shapes/halfspace.js';
import { feasible, type Inequality } from '../../referees/shapes/linear-programming.js';
import { rowRank } from '../../referees/shapes/rank.js';
import { type Exact, exact, type Rational3, type Vector, vectorAt } from '../../referees/shapes/vectors.js';
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

/** Features of k-DOPs and what they are, by all their rational corners: they are bounded. */
function exactDop(dop: DopLike) {
  const planes = inequalities(dop);
  const corners = cornersOf(planes);
  const equations =
    corners.length === 0 ? [] : planes.filter((h) => corners.every((p) => valueAt(h, p) === 0n));
  return {
    corners,
    facets: planes.filter((h) => !equations.includes(h)),
    dimension: 3 - rowRank(equations.map(({ normal }) => [...normal])),
    feature: (p: Rational3) => featureOf(planes, corners, p),
    contains: (p: Rational3) => planes.every((h) => valueAt(h, p) >= 0n),
  };
}

/** Relation, containment and features at the corners of the common part, which all triples of all planes give. */
function exactPairText(a: DopLike, b: DopLike): string {
  const points = cornersOf([...inequalities(a), ...inequalities(b)]);
  if (points.length === 0) return 'disjoint none';
  const [one, other] = [exactDop(a), exactDop(b)];
  const isShared = (h: Inequality) => points.every((p) => valueAt(h, p) === 0n);
  const least = Math.min(one.dimension, other.dimension);
  const relation = [...one.facets, ...other.facets].some(isShared)
    ? 'touching'
    : dimensionOf(points) === least
      ? 'overlapping'
      : 'crossing';
  const [inside, containing] = [one.corners.every(other.contains), other.corners.every(one.contains)];
  const word = inside ? (containing ? 'equal' : 'inside') : containing ? 'containing' : 'none';
  return [relation, word, ...points.map((p) => `${one.feature(p)}/${other.feature(p)}`).sort()].join(' ');
}

/**
 * Two k-DOPs, and for equal axes whether all intervals overlap. Referee: all triples of the planes of both, where the kernel clips
 * edges; and Fourier's elimination for whether they meet.
 */
export const kDopPairQuestion: Question = {
  name: 'kDopKDop',
  note: 'behind the stroke, for equal axes, whether all their intervals overlap',
  area: 'spatial',
  layout,
  families: [small, stretchedBounds],
  subject(v) {
    const [a, b] = pairShapes.of(v);
    const quick = v[0] === v[1] ? (kDopsOverlap(a, b) ? 'overlap' : 'apart') : 'different-axes';
    const { relation, containment, contact } = kDopKDop(a, b);
    const pairs = contact.map((c) => `${featureText(c.a)}/${featureText(c.b)}`).sort();
    const differs = kDopsIntersect(a, b) === (relation === 'disjoint') ? ['BOOLEAN DIFFERS'] : [];
    return [relation, containment, ...pairs, ...differs, '/', quick].join(' ');
  },
  referee(v) {
    const [a, b] = pairShapes.of(v);
    const apart = a.axes.some((_, i) => a.max[i]! < b.min[i]! || b.max[i]! < a.min[i]!);
    const quick = v[0] === v[1] ? (apart ? 'apart' : 'overlap') : 'different-axes';
    const text = exactPairText(a, b);
    const meet = feasible([...inequalities(a), ...inequalities(b)]);
    if (meet === text.startsWith('disjoint')) throw new Error('two ways to an answer differ');
    return `${text} / ${quick}`;
  },
  form: '<relation> <containment> <A/B sorted>* / <apart|overlap|different-axes>',
  classes: [
    'disjoint apart',
    'disjoint overlap',
    'touching overlap',
    'overlapping overlap',
    'disjoint different-axes',
    'touching different-axes',
    'overlapping different-axes',
  ],
  classOf: (answer) =>
    `${answer.split(' ')[0]!.replace('crossing', 'overlapping')} ${answer.split(' / ')[1]}`,
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
const pointShapes = shapesBy('point dop', (v) => [pointOf(v, 0), dopOf(v, v[3]!, 4)] as const);

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

/** A point and a k-DOP. Referee: the inequalities in integers, features by the ranks of planes. */
export const pointKDopQuestion: Question = {
  name: 'pointKDop',
  area: 'spatial',
  layout: pointLayout,
  families: [aroundPoint],
  subject(v) {
    const [p, dop] = pointShapes.of(v);
    const found = pointKDop(p, dop);
    const differs = kDopContainsPoint(dop, p) === (found.location === 'outside');
    return locationText(found) + (differs ? ' BOOLEAN DIFFERS' : '');
  },
  referee(v) {
    const [point, dop] = pointShapes.of(v);
    const { numerators: n, one } = exact(point);
    const p = { x: n[0]!, y: n[1]!, z: n[2]!, w: one };
    const shape = exactDop(dop);
    if (!shape.contains(p)) return 'outside -';
    const feature = shape.feature(p);
    return `${feature === 'in' ? 'inside' : 'boundary'} ${feature}`;
  },
  form: '<location> <feature>',
  classes: ['outside', 'boundary', 'inside'],
  ...containing('k-DOP'),
  shapes: pointShapes,
  coded: true,
};
