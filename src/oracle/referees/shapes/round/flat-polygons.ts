/**
 * Flat shapes against polygons of space over the rationals, as for what round shapes without a radius leave: the
 * section of the hull with the polygon's plane, against convex cells of that. Half-spaces are cut by a box around the
 * polygon; of a plane, the line where both planes meet is tried wherever something may change.
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
import { isProper } from '../half-space-features.js';
import { type Halfspace, halfspaceThrough, sideAt } from '../halfspace.js';
import { cross, dot, isZero, rational, signOf, subtract } from '../vectors.js';
import { clippedBox, clippedBy } from './clipped.js';
import { cellsOf } from './plane-cells.js';
import {
  flatAnswer,
  heightOver,
  type PlaneRing,
  planeRelation,
  type Section,
  sectionAnswer,
  waysOf,
} from './plane-sections.js';
import { normalOf } from './space-polygons.js';

/** What half-spaces leave of a box with the ring in its inside is cut by the plane; `undefined`: they leave nothing. */
function clippedSection(spaces: readonly Halfspace[], ring: PlaneRing): Section | undefined {
  if (spaces.some((h) => !isProper(h) && h.constant < 0n)) return undefined;
  const reach = ring.corners.flat().reduce((sum, x) => sum + absolute(x), 1n);
  const all = clippedBox([-reach, -reach, -reach], [reach, reach, reach], spaces.filter(isProper));
  if (all.corners.length === 0) return undefined;
  const heights = all.corners.map(({ at }) => heightOver(ring, at));
  const above = halfspaceThrough(ring.corners[0]!, ring.normal);
  const points = clippedBy(all, [above])
    .corners.map(({ at }) => at)
    .filter((at) => sideAt(above, at) === 0);
  return { points, ...waysOf(heights) };
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
  const relation = planeRelation(normal, constant, ring);
  return `${relation === 'overlapping' ? 'crossing' : relation} none ${side}`;
}

function answerOf(kind: FlatKind, shape: unknown, ring: PlaneRing, reader: Reader): string {
  if (kind === 'plane') return planeAnswer(operand(kind, shape, reader) as PlaneOperand, ring);
  const spaces = spacesOf(kind, shape, reader);
  if (spaces !== undefined) {
    const section = clippedSection(spaces, ring);
    return section === undefined ? 'disjoint none' : sectionAnswer(section, ring);
  }
  const own = operand(kind, shape, reader) as Operand | undefined;
  return own === undefined ? 'rejected' : flatAnswer(own.shape.points.map(rational), ring);
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
