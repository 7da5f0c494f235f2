/**
 * Flat shapes against polygons of space over the rationals, as for what round shapes without a radius leave: the
 * section of the hull with the polygon's plane, against convex cells of that. Half-spaces are cut by a box around the
 * polygon;
 * of a plane, the line where both planes meet is tried wherever something may change.
 */
import { absolute } from '../../../../arithmetic/integers.js';
import { type FlatKind, flatAndCorners } from '../../../cases/round/flat-polygons.js';
import { spacesOf } from '../distance/half-space-operands.js';
import {
  numbersIn,
  type Operand,
  operand,
  type PlaneOperand,
  type Reader,
  readerOf,
} from '../distance/operands.js';
import { cornersOf, isProper } from '../half-space-features.js';
import type { Halfspace } from '../halfspace.js';
import { feasible } from '../linear-programming.js';
import { inPlane } from '../triangles/polygon-plane.js';
import { cross, dot, isZero, multiply, ORIGIN, signOf, subtract, type Vector } from '../vectors.js';
import { cellsOf } from './plane-cells.js';
import { flatAnswer, normalOf, overOne, type PlaneRing } from './space-polygons.js';

/** What half-spaces leave of a box with the ring in its inside, and the ring, in one unit; `undefined`: nothing. */
function clipped(
  spaces: readonly Halfspace[],
  ring: PlaneRing,
): { readonly core: readonly Vector[]; readonly ring: PlaneRing } | undefined {
  const reach = ring.corners.flat().reduce((sum, x) => sum + absolute(x), 1n);
  const box = [0, 1, 2].flatMap((axis) =>
    [1n, -1n].map((sign): Halfspace => {
      const normal = ORIGIN.map((_, i) => (i === axis ? sign : 0n)) as unknown as Vector;
      return { normal, constant: reach };
    }),
  );
  const all = [...spaces, ...box];
  if (!feasible(all)) return undefined;
  const { points, times } = overOne(cornersOf(all.filter(isProper)));
  return { core: points, ring: { ...ring, corners: ring.corners.map((p) => multiply(p, times)) } };
}

/** The line of both planes within the polygon; parallel planes have all of it, or nothing. */
function planeAnswer({ normal, constant }: PlaneOperand, ring: PlaneRing): string {
  const heights = ring.corners.map((p) => dot(normal, p) + constant);
  const isAbove = heights.some((h) => h > 0n);
  const isBelow = heights.some((h) => h < 0n);
  const side = isAbove === isBelow ? 0 : isAbove ? 1 : -1;
  const along = cross(normal, ring.normal);
  if (isZero(along)) {
    if (heights[0] !== 0n) return `disjoint none ${side}`;
    // What winds around everything twice has no inside.
    const isFilled = [...cellsOf(ring.corners, ring.normal)].some((cell) => cell.isFilled);
    return `${isFilled ? 'overlapping' : 'touching'} containing 0`;
  }
  // A point of both planes: a combination of their normals, over the square of the direction of the line.
  const [n, m] = [normal, ring.normal];
  const level = dot(m, ring.corners[0]!);
  const times = dot(along, along);
  const at = subtract(multiply(cross(m, along), -constant), multiply(cross(n, along), level));
  const corners = ring.corners.map((p) => multiply(p, times));
  const [relation] = inPlane('line', corners, m, at, along).split(' ');
  return `${relation === 'overlapping' ? 'crossing' : relation} none ${side}`;
}

function answerOf(kind: FlatKind, shape: unknown, ring: PlaneRing, reader: Reader): string {
  if (kind === 'plane') return planeAnswer(operand(kind, shape, reader) as PlaneOperand, ring);
  const spaces = spacesOf(kind, shape, reader);
  if (spaces !== undefined) {
    const found = clipped(spaces, ring);
    return found === undefined ? 'disjoint none' : flatAnswer(found.core, found.ring);
  }
  const own = operand(kind, shape, reader) as Operand | undefined;
  return own === undefined ? 'rejected' : flatAnswer(own.shape.points, ring);
}

/** The referee of a flat shape and a polygon of space; `rejected` where a polyhedron is none. */
export function flatPolygonReferee(kind: FlatKind): (values: Float64Array) => string {
  const shapesOf = flatAndCorners(kind);
  return (values) => {
    const [shape, given] = shapesOf(values);
    const reader = readerOf([0, ...numbersIn(shape), ...given.flat()]);
    if (kind === 'convexPolyhedron' && operand(kind, shape, reader) === undefined) return 'rejected';
    const corners = given.map((p) => reader.vector(p));
    const normal = normalOf(corners);
    const none = kind === 'plane' ? 'none 0' : 'none';
    if (isZero(normal)) return `degenerate ${none}`;
    const isPlanar = corners.every((p) => signOf(dot(normal, subtract(p, corners[0]!))) === 0);
    return isPlanar ? answerOf(kind, shape, { corners, normal }, reader) : `not-planar ${none}`;
  };
}
