import type { ContainedContact } from '../../../spatial/convex/engine/triangle-set.js';
import { type Frustum, frustumFromMatrix } from '../../../spatial/convex/frustum.js';
import {
  frustumBox,
  frustumBoxConservative,
  frustumIntersectsBox,
} from '../../../spatial/convex/frustum-box.js';
import {
  frustumIntersectsOrientedBox,
  frustumOrientedBox,
  frustumOrientedBoxConservative,
} from '../../../spatial/convex/frustum-oriented-box.js';
import {
  frustumIntersectsTriangle,
  frustumTriangle,
  frustumTriangleConservative,
} from '../../../spatial/convex/frustum-triangle.js';
import { frustumContainsPoint, pointFrustum } from '../../../spatial/convex/point-frustum.js';
import { canonicalRing, featureText, locationText } from '../../answers/text.js';
import type { Random } from '../../cases/random.js';
import { clip } from '../../referees/shapes/clip.js';
import { around, dimensionOf } from '../../referees/shapes/contact.js';
import {
  equationsOf,
  featureOf,
  cornersOf as halfspaceCorners,
  isProper,
} from '../../referees/shapes/half-space-features.js';
import { type Halfspace, sideAt, sideOf } from '../../referees/shapes/halfspace.js';
import { feasible } from '../../referees/shapes/linear-programming.js';
import { rowRank } from '../../referees/shapes/rank.js';
import { areaVector, featureAt, hullOf, polygonShape, type Shape } from '../../referees/shapes/shape.js';
import {
  add,
  type Exact,
  exact,
  pointsAt,
  type Rational3,
  rational,
  subtract,
  type Vector,
  vectorAt,
} from '../../referees/shapes/vectors.js';
import { box, integer, layoutOf, number, point, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { triangleOf } from '../triangles/shapes.js';
import { containing } from '../yes.js';
import { disturbed, fillOrientedBox, orientedBoxParts, rotateOrientedBox, smallVector } from './families.js';
import { boxOf, exactBox, exactOrientedBox, independentAxes, orientedBoxOf, pointOf } from './shapes.js';

/** The 16 elements of the matrix, then the depth: 0 for -w..w, 1 for 0..w. */
const matrixParts = [
  ...Array.from({ length: 16 }, (_, i) => number(`frustum.elements.${i}`)),
  integer('frustum.depth', 0, 1, '0: -w <= z <= w, 1: 0 <= z <= w'),
];
const SHAPE = 17;

/** The frustum as plain data, to be made by `frustumFromMatrix`. */
export function matrixOf(v: ArrayLike<number>, at: number, depth: number | undefined) {
  const elements = Array.from({ length: 16 }, (_, i) => v[at + i]!);
  return { elements, depth: depth === 1 ? ('zero-to-w' as const) : ('minus-w-to-w' as const) };
}

function frustumOf(v: Float64Array): Frustum {
  const { elements, depth } = matrixOf(v, 0, v[16]);
  return frustumFromMatrix(elements, depth);
}

/** The frustum and the other shape. */
const frustumAnd = (name: string, shape: (v: ArrayLike<number>, at: number) => unknown) =>
  shapesBy(`frustum ${name}`, (v) => [matrixOf(v, 0, v[16]), shape(v, SHAPE)] as const);

/** The inequalities of the frustum for points in units of 1 / unit, where the matrix is in units of 1 / one. */
function exactPlanes(values: Exact, zeroToOne: boolean, unit: bigint): Halfspace[] {
  const at = (i: number) => values.numerators[i]!;
  const row = (i: number) => ({
    normal: [at(i), at(i + 4), at(i + 8)] as Vector,
    constant: at(i + 12) * unit,
  });
  const w = row(3);
  const planes: Halfspace[] = [];
  for (const [i, { normal, constant }] of [row(0), row(1), row(2)].entries()) {
    planes.push(
      i === 2 && zeroToOne
        ? { normal, constant }
        : { normal: add(w.normal, normal), constant: w.constant + constant },
      { normal: subtract(w.normal, normal), constant: w.constant - constant },
    );
  }
  return planes;
}

/** The conservative answer: all corners against all planes. */
function cullingText(planes: readonly Halfspace[], shape: Shape): string {
  const sides = planes.map((plane) => shape.points.map((p) => sideOf(plane, p)));
  if (sides.some((row) => row.every((s) => s < 0))) return 'outside';
  return sides.every((row) => row.every((s) => s >= 0)) ? 'inside' : 'intersecting';
}

/**
 * The exact and the conservative answer. The shape's hull is clipped by the planes one by one, in rationals; what the set of the
 * frustum is (flat, without an end) Fourier's elimination says; features come from the ranks of planes.
 */
function answerText(planes: readonly Halfspace[], shape: Shape): string {
  const quick = cullingText(planes, shape);
  if (!feasible(planes)) return `disjoint none / ${quick}`;
  const proper = planes.filter(isProper);
  const hull = hullOf(shape);
  const corners = clip(hull, [], proper).map(({ at }) => at);
  if (corners.length === 0) return `disjoint none / ${quick}`;
  const equations = equationsOf(proper);
  const facets = proper.filter((h) => !equations.includes(h));
  const isShared = (plane: Halfspace) => corners.every((p) => sideAt(plane, p) === 0);
  const dimension = Math.min(3 - rowRank(equations.map(({ normal }) => [...normal])), hull.dimension);
  const relation =
    facets.some(isShared) || hull.facets.some(isShared)
      ? 'touching'
      : dimensionOf(corners) === dimension
        ? 'overlapping'
        : 'crossing';
  const vertices = halfspaceCorners(proper);
  const pairs = orderOf(shape, corners).map(
    (p) => `${featureOf(planes, vertices, p)}/${featureAt(shape, p)}`,
  );
  const listed = shape.solid ? pairs.sort() : canonicalRing(pairs);
  return [relation, containmentText(planes, shape), ...listed, '/', quick].join(' ');
}

/** Of a polygon: counterclockwise as it is. */
function orderOf(shape: Shape, corners: readonly Rational3[]): readonly Rational3[] {
  if (shape.solid || corners.length < 3) return corners;
  return around(
    corners.map((at) => ({ at })),
    areaVector(shape.points),
  ).map(({ at }) => at);
}

/** What the frustum is to the shape: it lies in it if no point of it is outside one of the shape's planes. */
function containmentText(planes: readonly Halfspace[], shape: Shape): string {
  const { equations, facets } = hullOf(shape);
  const opposite = ({ normal: [x, y, z], constant }: Halfspace): Halfspace => ({
    normal: [-x, -y, -z],
    constant: -constant,
  });
  const bounds = [...facets, ...equations, ...equations.map(opposite)];
  const inside = bounds.every((h) => !feasible([...planes, { ...opposite(h), strict: true }]));
  const containing = planes.every((plane) => shape.points.every((p) => sideOf(plane, p) >= 0));
  return inside ? (containing ? 'equal' : 'inside') : containing ? 'containing' : 'none';
}

/** Sets rows of the matrix from its planes' point of view: small perspective, orthographic and arbitrary matrices. */
function fillMatrix(random: Random, out: Float64Array): void {
  const rows: number[][] = [0, 1, 2, 3].map(() => [0, 0, 0, 0]);
  const kind = random.below(8);
  if (kind === 0) {
    for (const row of rows) for (let j = 0; j < 4; j++) row[j] = random.between(-2, 2);
  } else {
    const [a, b] = [random.between(1, 3), random.between(1, 3)];
    rows[0] = [a, 0, random.between(-1, 1), 0];
    rows[1] = [0, b, random.between(-1, 1), 0];
    rows[2] = kind < 6 ? [0, 0, -2, -3] : [0, 0, -1, random.between(-1, 1)];
    rows[3] = kind < 6 ? [0, 0, -1, 0] : [0, 0, 0, random.between(1, 3)];
  }
  // A view: axes exchanged or turned, then moved.
  const t = smallVector(random);
  const turn = random.below(3);
  const rotation = viewOf(random, random.below(3));
  for (let i = 0; i < 4; i++) {
    const row = rows[i]!;
    const turned = [0, 1, 2].map((j) => row[(j + turn) % 3]!);
    for (let j = 0; j < 3; j++) {
      out[i + 4 * j] =
        turned[0]! * rotation[j]! + turned[1]! * rotation[3 + j]! + turned[2]! * rotation[6 + j]!;
    }
    out[i + 12] = row[3]! + out[i]! * t[0]! + out[i + 4]! * t[1]! + out[i + 8]! * t[2]!;
  }
  out[16] = random.below(2);
}

/** The identity, a small integer matrix, or a rotation by rounded numbers. */
function viewOf(random: Random, kind: number): number[] {
  if (kind === 0) return [1, 0, 0, 0, 1, 0, 0, 0, 1];
  if (kind === 1) return [1, 1, 0, -1, 1, 0, 0, 0, 1];
  const angle = random.unit();
  const [c, s] = [(1 - angle * angle) / (1 + angle * angle), (2 * angle) / (1 + angle * angle)];
  return [c, 0, s, 0, 1, 0, -s, 0, c];
}

function family(
  name: string,
  summary: string,
  fill: (random: Random, out: Float64Array) => void,
): QuestionFamily {
  return {
    name,
    summary,
    fill(random, out) {
      fillMatrix(random, out);
      fill(random, out);
    },
  };
}

/** The relation, and what the quick test says where the two do not meet. */
const CLASSES = [
  'disjoint outside',
  'disjoint intersecting',
  'touching',
  'crossing',
  'overlapping',
  'overlapping containing',
];

function classOf(answer: string): string {
  const [relation, word] = answer.split(' ');
  if (relation === 'disjoint') return `disjoint ${answer.split(' / ')[1]}`;
  return relation === 'overlapping' && word === 'containing' ? 'overlapping containing' : relation!;
}

function text(
  { relation, containment, contact }: ContainedContact,
  boolean: boolean,
  quick: string,
  isPolygon = false,
): string {
  const pairs = contact.map(({ a, b }) => `${featureText(a)}/${featureText(b)}`);
  const differs = boolean === (relation === 'disjoint') ? ['BOOLEAN DIFFERS'] : [];
  const listed = isPolygon ? canonicalRing(pairs) : pairs.sort();
  return [relation, containment, ...listed, ...differs, '/', quick].join(' ');
}

const common = {
  area: 'spatial',
  classes: CLASSES,
  classOf,
  form: '<relation> <containment> <A/B>* / <outside|intersecting|inside>',
  yes: 'the frustum and the closed shape have a point in common',
  holds: (answer: string) => !answer.startsWith('disjoint'),
} as const;

const smallBoxes = family('small-boxes', 'integer boxes near a small frustum', (random, out) => {
  for (let i = SHAPE; i < SHAPE + 3; i++) {
    out[i] = random.between(-4, 4);
    out[i + 3] = out[i]! + random.below(random.oneIn(3) ? 6 : 3);
  }
});

/** A frustum and a box: the exact and the conservative answer. Referee: clipping in rationals; all corners. */
export const frustumBoxQuestion: Question = {
  ...common,
  name: 'frustumBox',
  note: 'the exact answer (points of a box are sorted), then that of the quick test of all corners against all planes, which may say `intersecting` for `outside`',
  layout: layoutOf(3, ...matrixParts, box('box')),
  shapes: frustumAnd('box', boxOf),
  families: [smallBoxes, disturbed(smallBoxes)],
  subject(v) {
    const [frustum, shape] = [frustumOf(v), boxOf(v, SHAPE)];
    const boolean = frustumIntersectsBox(frustum, shape);
    return text(frustumBox(frustum, shape), boolean, frustumBoxConservative(frustum, shape));
  },
  referee(v) {
    const values = exact(v);
    return answerText(exactPlanes(values, v[16] === 1, values.one), exactBox(values, SHAPE));
  },
};

const smallOrientedBoxes = family(
  'small-oriented-boxes',
  'oriented boxes near a small frustum',
  (random, out) => {
    fillOrientedBox(random, out, SHAPE);
    if (random.oneIn(4)) rotateOrientedBox(random, out, SHAPE);
    for (let i = SHAPE; i < SHAPE + 3; i++) out[i] = random.between(-5, 5);
  },
);

/** A frustum and an oriented box. Referee: clipping in rationals; all corners. */
export const frustumOrientedBoxQuestion: Question = {
  ...common,
  name: 'frustumOrientedBox',
  note: 'the exact answer (points of a box are sorted), then that of the quick test of all corners against all planes, which may say `intersecting` for `outside`',
  layout: layoutOf(3, ...matrixParts, ...orientedBoxParts('box')),
  shapes: frustumAnd('box', orientedBoxOf),
  families: [smallOrientedBoxes, disturbed(smallOrientedBoxes)],
  accepts: (v) => independentAxes(v, SHAPE),
  subject(v) {
    const shape = orientedBoxOf(v, SHAPE);
    const frustum = frustumOf(v);
    const boolean = frustumIntersectsOrientedBox(frustum, shape);
    return text(frustumOrientedBox(frustum, shape), boolean, frustumOrientedBoxConservative(frustum, shape));
  },
  referee(v) {
    const values = exact(v);
    const planes = exactPlanes(values, v[16] === 1, values.one * values.one);
    return answerText(planes, exactOrientedBox(values, SHAPE));
  },
};

const smallTriangles = family('small-triangles', 'integer triangles near a small frustum', (random, out) => {
  const around = smallVector(random, 4);
  for (let i = 0; i < 9; i++) out[SHAPE + i] = around[i % 3]! + random.between(-2, 2);
});

const largeTriangles = family(
  'large-triangles',
  'integer triangles around a small frustum',
  (random, out) => {
    for (let i = 0; i < 9; i++) out[SHAPE + i] = random.between(-6, 6);
  },
);

/** A frustum and a triangle. Referee: clipping in rationals; all corners. */
export const frustumTriangleQuestion: Question = {
  ...common,
  name: 'frustumTriangle',
  note: 'the exact answer (points of a box are sorted), then that of the quick test of all corners against all planes, which may say `intersecting` for `outside`',
  layout: layoutOf(3, ...matrixParts, ...points('triangle.a triangle.b triangle.c')),
  shapes: frustumAnd('triangle', triangleOf),
  families: [smallTriangles, largeTriangles, disturbed(smallTriangles)],
  subject(v) {
    const shape = triangleOf(v, SHAPE);
    const frustum = frustumOf(v);
    const boolean = frustumIntersectsTriangle(frustum, shape);
    return text(frustumTriangle(frustum, shape), boolean, frustumTriangleConservative(frustum, shape), true);
  },
  referee(v) {
    const values = exact(v);
    const shape = polygonShape(pointsAt(values, 3, SHAPE, 3));
    return answerText(exactPlanes(values, v[16] === 1, values.one), shape);
  },
};

const smallPoints = family('small-points', 'integer points near a small frustum', (random, out) => {
  for (let i = 0; i < 3; i++) out[SHAPE + i] = random.between(-4, 4);
});

/** A point and a frustum. Referee: the six inequalities in integers, features by the ranks of planes. */
export const pointFrustumQuestion: Question = {
  name: 'pointFrustum',
  area: 'spatial',
  layout: layoutOf(3, ...matrixParts, point('point')),
  shapes: shapesBy('point frustum', (v) => [pointOf(v, SHAPE), matrixOf(v, 0, v[16])] as const),
  families: [smallPoints, disturbed(smallPoints)],
  subject(v) {
    const [p, frustum] = [pointOf(v, SHAPE), frustumOf(v)];
    const found = pointFrustum(p, frustum);
    const differs = frustumContainsPoint(frustum, p) === (found.location === 'outside');
    return locationText(found) + (differs ? ' BOOLEAN DIFFERS' : '');
  },
  referee(v) {
    const values = exact(v);
    const p = rational(vectorAt(values, SHAPE, 3));
    const planes = exactPlanes(values, v[16] === 1, values.one);
    if (planes.some((plane) => sideAt(plane, p) < 0)) return 'outside -';
    const feature = featureOf(planes, halfspaceCorners(planes.filter(isProper)), p);
    return `${feature === 'in' ? 'inside' : 'boundary'} ${feature}`;
  },
  form: '<location> <feature>',
  classes: ['outside', 'boundary', 'inside'],
  ...containing('frustum'),
};
