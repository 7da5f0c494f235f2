import { linePlane, rayPlane, segmentPlane } from '../../../spatial/triangles/linear-plane.js';
import { trianglePlane } from '../../../spatial/triangles/triangle-plane.js';
import { canonicalRing, contactText } from '../../answers/text.js';
import type { Random } from '../../cases/random.js';
import { type Corner, clip } from '../../referees/shapes/clip.js';
import { dimensionOf } from '../../referees/shapes/contact.js';
import type { Halfspace } from '../../referees/shapes/halfspace.js';
import { areaVector, featureAt, hullOf, type Shape, scaledShape } from '../../referees/shapes/shape.js';
import {
  cross,
  dot,
  type Exact,
  exact,
  isZero,
  multiply,
  signOf,
  subtract,
  type Vector,
  vectorAt,
} from '../../referees/shapes/vectors.js';
import { direction, integer, type Layout, layoutOf, plane, point, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { meeting } from '../yes.js';
import { exactSegment, exactTriangle, pointOf, rayOf, segmentOf, triangleOf } from './shapes.js';

/** The values: a way to give the plane, its coefficients, three points, then the other shape. */
const PLANE = 1;
const POINTS = 5;
const SHAPE = 14;
const planeParts = [
  integer('by points', 0, 1, '0: the plane by its coefficients, 1: the plane through p, q and r'),
  plane('plane'),
  ...points('p q r'),
] as const;

/** Small integers; some of the shape's points on the plane. */
const small = (layout: Layout): QuestionFamily => ({
  name: 'small-integers',
  summary: 'small integers, and a plane through some of the points',
  fill(random: Random, out: Float64Array) {
    for (let i = 0; i < layout.arity; i++) out[i] = random.between(-2, 2);
    out[0] = random.between(0, 1);
    if (random.oneIn(3)) for (let j = 0; j < 3; j++) out[POINTS + j] = out[SHAPE + j]!;
    if (random.oneIn(3)) for (let j = 0; j < 3; j++) out[POINTS + 3 + j] = out[SHAPE + 3 + j]!;
    const through = SHAPE + (random.oneIn(2) ? 0 : 3);
    let product = 0;
    for (let j = 0; j < 3; j++) product += out[PLANE + j]! * out[through + j]!;
    if (random.oneIn(2)) out[PLANE + 3] = -product;
  },
});

/** The same with every value scaled: all by one power of two, coordinates and constants alike. */
const far = (layout: Layout): QuestionFamily => ({
  name: 'small-integers-far',
  summary: 'the same at exponents down to subnormals and up to overflow',
  fill(random, out) {
    small(layout).fill(random, out);
    const scale = 2 ** random.between(-1074, 1000);
    for (let i = PLANE + 3; i < layout.arity; i++) out[i] = out[i]! * scale;
  },
});

/** What the plane is asked about, by the beginning of the query's name. */
const SHAPES = { segment: segmentOf, triangle: triangleOf, ray: rayOf, line: rayOf };

function planeOf(v: ArrayLike<number>) {
  return v[0] === 1 ? triangleOf(v, POINTS) : { normal: pointOf(v, PLANE), constant: v[PLANE + 3]! };
}

/** n · x + c >= 0, over coordinates that are `one` times those of the values. */
interface ExactPlane {
  readonly halfspace: Halfspace;
}

function exactPlane(v: Float64Array, values: Exact): ExactPlane {
  if (v[0] === 1) {
    const [p, q, r] = [0, 3, 6].map((at) => vectorAt(values, POINTS + at, 3));
    const normal = cross(subtract(q!, p!), subtract(r!, p!));
    return { halfspace: { normal, constant: -dot(normal, p!) * values.one } };
  }
  // Coordinates are numerators over `one`; times `one`, n·x + c is in units of one².
  const constant = values.numerators[PLANE + 3]! * values.one * values.one;
  return { halfspace: { normal: vectorAt(values, PLANE, 3), constant } };
}

/** A shape cut by a plane: relation by the definition of relative interiors, corners with their features. */
function cut(shape: Shape, { halfspace }: ExactPlane): string {
  const hull = hullOf(shape);
  const corners: readonly Corner[] = clip(hull, [halfspace], []);
  if (corners.length === 0) return 'disjoint';
  const inside = corners.reduce((mask, corner) => mask & corner.tightA, -1) === 0;
  const dimension = dimensionOf(corners.map(({ at }) => at));
  const relation = !inside ? 'touching' : dimension === hull.dimension ? 'overlapping' : 'crossing';
  return [relation, ...canonicalRing(corners.map(({ at }) => `${featureAt(shape, at)}/f0`).sort())].join(' ');
}

const classes = ['disjoint', 'touching', 'crossing', 'overlapping'];

function planeQuestion(
  name: string,
  layout: Layout,
  parts: Pick<Question, 'subject' | 'referee'>,
  missing: readonly string[] = [],
): Question {
  const kind = name.replace('Plane', '') as keyof typeof SHAPES;
  return {
    name,
    area: 'spatial',
    layout,
    families: [small(layout), far(layout)],
    form: `<relation> <A/B sorted>* ${kind === 'triangle' ? '<sign>,<sign>,<sign>' : '<sign>,<sign>'}`,
    classes: classes.filter((kind) => !missing.includes(kind)),
    note:
      kind === 'ray' || kind === 'line'
        ? 'the signs: the side of the origin, and of the direction'
        : 'the signs: the side of each vertex',
    shapes: shapesBy(`${kind} plane`, (v) => [SHAPES[kind](v, SHAPE), planeOf(v)] as const),
    ...meeting(`the ${kind} and the plane`),
    accepts: (v) =>
      v[0] === 0 || !isZero(areaVector([0, 3, 6].map((at) => vectorAt(exact(v), POINTS + at, 3)))),
    ...parts,
  };
}

/** Sides as text: the signs of the plane's function. */
function sidesOf(values: Exact, { halfspace }: ExactPlane, ats: readonly number[]): string {
  return ats
    .map((at) => {
      const p: Vector = multiply(vectorAt(values, at, 3), values.one);
      return signOf(dot(halfspace.normal, p) + halfspace.constant);
    })
    .join(',');
}

function sortedText(found: Parameters<typeof contactText>[0]): string {
  const [relation, ...pairs] = contactText(found).split(' ');
  return [relation, ...canonicalRing(pairs.sort())].join(' ');
}

/** A segment and a plane. Referee: exact clipping. */
export const segmentPlaneQuestion = planeQuestion(
  'segmentPlane',
  layoutOf(3, ...planeParts, ...points('start end')),
  {
    subject(v) {
      const found = segmentPlane(segmentOf(v, SHAPE), planeOf(v));
      return `${sortedText(found)} ${found.start},${found.end}`;
    },
    referee(v) {
      const values = exact(v);
      const by = exactPlane(v, values);
      const shape = scaledShape(exactSegment(values, SHAPE), values.one);
      return `${cut(shape, by)} ${sidesOf(values, by, [SHAPE, SHAPE + 3])}`;
    },
  },
);

/** A triangle and a plane. */
export const trianglePlaneQuestion = planeQuestion(
  'trianglePlane',
  layoutOf(3, ...planeParts, ...points('a b c')),
  {
    subject(v) {
      const found = trianglePlane(triangleOf(v, SHAPE), planeOf(v));
      return `${sortedText(found)} ${found.sides.join(',')}`;
    },
    referee(v) {
      const values = exact(v);
      const by = exactPlane(v, values);
      const shape = scaledShape(exactTriangle(values, SHAPE), values.one);
      return `${cut(shape, by)} ${sidesOf(values, by, [SHAPE, SHAPE + 3, SHAPE + 6])}`;
    },
  },
);

const rayLayout = layoutOf(3, ...planeParts, point('origin'), direction('direction'));

/** By the rational parameter of the crossing: t = -(n·o + c) / n·d. */
function refereeOf(isRay: boolean): (v: Float64Array) => string {
  return (v) => {
    const values = exact(v);
    const { halfspace } = exactPlane(v, values);
    const value =
      dot(halfspace.normal, multiply(vectorAt(values, SHAPE, 3), values.one)) + halfspace.constant;
    const rate = dot(halfspace.normal, vectorAt(values, SHAPE + 3, 3));
    const tail = `${signOf(value)},${signOf(rate)}`;
    const start = isRay ? ' v0/f0' : '';
    if (rate === 0n) return `${value === 0n ? `overlapping${start}` : 'disjoint'} ${tail}`;
    const t = -value * BigInt(signOf(rate));
    if (!isRay || t > 0n) return `crossing e0/f0 ${tail}`;
    return `${t === 0n ? 'touching v0/f0' : 'disjoint'} ${tail}`;
  };
}

/** A ray and a plane. */
export const rayPlaneQuestion = planeQuestion('rayPlane', rayLayout, {
  subject(v) {
    const found = rayPlane(rayOf(v, SHAPE), planeOf(v));
    return `${contactText(found)} ${found.origin},${found.direction}`;
  },
  referee: refereeOf(true),
});

/** A line and a plane. */
export const linePlaneQuestion = planeQuestion(
  'linePlane',
  rayLayout,
  {
    subject(v) {
      const found = linePlane(rayOf(v, SHAPE), planeOf(v));
      return `${contactText(found)} ${found.origin},${found.direction}`;
    },
    referee: refereeOf(false),
  },
  ['touching'],
);
