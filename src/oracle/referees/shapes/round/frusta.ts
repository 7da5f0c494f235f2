/**
 * Round shapes against frusta over the rationals: a box around the round shape is clipped by the six planes one by one, and what is left, with the facets of its hull, goes to the
 * referees of polyhedra. The kernel tries triples of planes, and asks first whether the frustum is bounded.
 */
import { absolute, greatestCommonDivisor } from '../../../../arithmetic/integers.js';
import { DEPTH, SHAPE } from '../../../cases/boxes/frustum.js';
import { type RoundKind, shapeAt } from '../../../cases/round/operands.js';
import { exactPlanes } from '../boxes/frustum.js';
import { type Corner, clip } from '../clip.js';
import { around } from '../contact.js';
import { numbersIn, type Reader, readerOf } from '../distance/operands.js';
import { isProper } from '../half-space-features.js';
import { sideOf } from '../halfspace.js';
import {
  boxShape,
  hullOf,
  pointShape,
  polygonShape,
  type Shape,
  segmentShape,
  solidShape,
} from '../shape.js';
import { exact, greater, multiply, type Rational3, rational, type Vector } from '../vectors.js';
import { disksAnswer } from './cone-shadows.js';
import { disksOf, type Fields, inCoordinates } from './solids.js';
import { answerOf, roundOperand } from './swept.js';

/** A round shape in a box, and its relation to a polytope, when all lengths are multiplied by a number. */
interface Judged {
  /** Points, and how far from one of them each point of the shape is at most. */
  readonly points: readonly Vector[];
  readonly reach: bigint;
  answer(shape: Shape, factor: bigint): string;
}

function judgedOf(kind: RoundKind, shape: unknown, reader: Reader): Judged {
  if (kind === 'ellipsoid') return ellipsoid(shape as Fields, reader);
  if (kind === 'capsule' || kind === 'lozenge') return swept(kind, shape, reader);
  const { start, end, radii } = disksOf(kind, shape as Fields, reader);
  return {
    points: [start, end],
    reach: radii[0] + radii[1],
    answer: (second, factor) =>
      disksAnswer(
        {
          start: multiply(start, factor),
          end: multiply(end, factor),
          radii: [radii[0] * factor, radii[1] * factor],
        },
        { shape: second, infinite: [] },
      ),
  };
}

function ellipsoid({ center, axes }: Fields, { vector }: Reader): Judged {
  const middle = vector(center!);
  const own = axes.map(vector);
  return {
    points: [middle],
    reach: own.flat().reduce((sum, x) => sum + absolute(x), 0n),
    answer: (second, factor) =>
      inCoordinates(
        multiply(middle, factor),
        own.map((axis) => multiply(axis, factor)),
        { shape: second, infinite: [] },
        false,
      ),
  };
}

function swept(kind: RoundKind, shape: unknown, reader: Reader): Judged {
  const { core, radius } = roundOperand(kind, shape, reader)!;
  const cells = (core as { readonly shape: Shape }).shape;
  return {
    points: cells.points,
    reach: radius,
    answer(second, factor) {
      const points = cells.points.map((p) => multiply(p, factor));
      return answerOf(
        { core: { shape: { ...cells, points }, infinite: [] }, radius: radius * factor },
        { core: { shape: second, infinite: [] }, radius: 0n },
      );
    },
  };
}

/** The box in whose inside the round shape is. */
function boxAround({ points, reach }: Judged): Shape {
  const bound = (side: 1n | -1n) =>
    [0, 1, 2].map((k) => {
      const greatest = points.map((p) => side * p[k]!).reduce(greater);
      return side * (greatest + reach + 1n);
    }) as never as Vector;
  return boxShape(bound(-1n), bound(1n));
}

/** Corners over one denominator, which all lengths are multiplied by. */
function overOne(corners: readonly Corner[]): { points: Vector[]; factor: bigint } {
  const factor = corners.reduce((all, { at: { w } }) => (all / greatestCommonDivisor(all, w)) * w, 1n);
  return { points: corners.map(({ at: { x, y, z, w } }) => multiply([x, y, z], factor / w)), factor };
}

/** The polytope of points that are its corners, with its faces in order. */
function polytopeShape(points: readonly Vector[]): Shape {
  const { dimension, equations, facets, vertices } = hullOf({ points, edges: [], faces: [], solid: false });
  if (dimension === 0) return pointShape(vertices[0]!);
  if (dimension === 1) return segmentShape(vertices[0]!, vertices[1]!);
  if (dimension === 2) return polygonShape(inOrder(vertices, equations[0]!.normal).map((i) => vertices[i]!));
  return solidShape(
    vertices,
    facets.map((facet) => {
      const own = vertices.flatMap((p, i) => (sideOf(facet, p) === 0 ? [i] : []));
      return inOrder(
        own.map((i) => vertices[i]!),
        facet.normal,
      ).map((i) => own[i]!);
    }),
  );
}

/** The numbers of the corners of a polygon around its normal. */
function inOrder(points: readonly Vector[], normal: Vector): number[] {
  const numbered: readonly { at: Rational3; i: number }[] = points.map((p, i) => ({ at: rational(p), i }));
  return around(numbered, normal).map(({ i }) => i);
}

/** The referee of a bounded round shape behind a frustum. */
export function roundFrustumReferee(kind: RoundKind): (values: Float64Array) => string {
  return (values) => {
    const shape = shapeAt(kind, values, SHAPE);
    const reader = readerOf([0, ...numbersIn(shape)]);
    const matrix = exact(values.slice(0, DEPTH));
    const planes = exactPlanes(matrix, values[DEPTH] === 1, reader.one * reader.one);
    if (planes.some((plane) => !isProper(plane) && plane.constant < 0n)) return 'disjoint none';
    const judged = judgedOf(kind, shape, reader);
    const corners = clip(hullOf(boxAround(judged)), [], planes.filter(isProper));
    if (corners.length === 0) return 'disjoint none';
    const { points, factor } = overOne(corners);
    return judged.answer(polytopeShape(points), factor);
  };
}
