import { requireNoMore } from '../../core/arguments/surplus.js';
import type { Contact, ContactPoint } from '../../core/contact.js';
import { copiedPoint3 } from '../../core/copies.js';
import type { Coordinates, Triangle } from '../../core/shapes.js';
import type { FoundPoint3 } from '../../implicit/index.js';
import {
  contactPoint,
  DISJOINT,
  degenerateMask,
  FACE,
  OUTSIDE,
  piercedFeature,
  relationOf,
} from './feature-codes.js';
import { flatContact } from './flat-contact.js';
import { cornersOf, type Linear, planesThrough, pointOn } from './linear-points.js';
import { ALL_ON, SECTIONS } from './sections.js';
import {
  endBeforeEnd,
  endBeforeStart,
  isLevel,
  onOneSide,
  sidesOf,
  startBeforeEnd,
  startBeforeStart,
} from './triangle-pair.js';
import { loadedTrianglesMeet } from './triangles-intersect.js';
import { FIRST, loadTriangle, loadVerticesAt, orientation, projectionOf, SECOND } from './workspace.js';

/** A common point of two triangles, with the point. */
export interface TrianglePoint extends ContactPoint {
  /**
   * The point itself, exactly, for the questions of `unerring/implicit`; `const [x, y, z] = hit.point` are the nearest
   * doubles.
   */
  readonly point: FoundPoint3;
}

/** How two triangles meet, with the points. */
export interface TriangleTrianglePoints extends Contact {
  readonly contact: readonly TrianglePoint[];
}

/**
 * How do two triangles of space meet, and with which of their features?
 *
 * - `disjoint`: nothing in common;
 * - `touching`: a vertex or an edge of one meets the other, or a corner of one the face of the other, without passing;
 * - `crossing`: each passes through the other (or a degenerate one, a segment, through the other);
 * - `overlapping`: they lie in one plane and have inner points in common (or a degenerate one lies inside the other, or
 *   two such on one line have inner points in common).
 *
 * The contact is a point, a segment by its two ends, or (in a common plane) a convex polygon of up to six points in
 * counterclockwise order seen from the front of `a`, the side that (b - a) × (c - a) points to. The ends of a segment
 * come in no particular order. Triangles are sets: a degenerate one is a segment or a point, and a feature is the
 * first vertex equal to the point, else the first edge through it, else the face.
 *
 * Only signs of orient3d and orient2d and comparisons of coordinates: nothing rounds.
 *
 * Source: Guigue, Devillers 2003, "Fast and Robust Triangle-Triangle Overlap Test Using Orientation Predicates",
 * carried on to a classification; Ericson, Real-Time Collision Detection, 5.2.10; Eberly, 3D Game Engine Design, 6.4.4.
 *
 * @throws RangeError naming the argument, if a point has not three finite coordinates
 * @example
 * const floor = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0] };
 * triangleTriangle(floor, { a: [1, 1, -1], b: [1, 1, 1], c: [2, 1, 1] }).relation; // 'crossing'
 * triangleTriangle(floor, { a: [1, 1, 0], b: [1, 1, 1], c: [2, 1, 1] }).contact; // [{ a: { type: 'face', index: 0 }, b: { type: 'vertex', index: 0 } }]
 * triangleTriangle(floor, { a: [1, -1, 0], b: [9, 9, 0], c: [-1, 1, 0] }).contact.length; // 5
 */
export function triangleTriangle(a: Triangle, b: Triangle): Contact {
  loadTriangle('triangleTriangle', 'a', FIRST, a);
  loadTriangle('triangleTriangle', 'b', SECOND, b);
  return loadedTriangleContact();
}

/**
 * {@link triangleTriangle} with the points: each contact has the exact `point`, a vertex of either triangle as it was
 * given, or where an edge crosses a face or an edge.
 *
 * @throws RangeError naming the argument, if a point has not three finite coordinates
 * @example
 * const floor = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0] };
 * triangleTrianglePoints(floor, { a: [1, 1, 0], b: [1, 1, 5], c: [2, 2, 5] }).contact[0].point; // [1, 1, 0]
 */
export function triangleTrianglePoints(a: Triangle, b: Triangle): TriangleTrianglePoints {
  loadTriangle('triangleTrianglePoints', 'a', FIRST, a);
  loadTriangle('triangleTrianglePoints', 'b', SECOND, b);
  const { relation, contact } = loadedTriangleContact();
  return { relation, contact: contact.map((at) => ({ ...at, point: pointAt(a, b, at) })) };
}

function pointAt(a: Triangle, b: Triangle, at: ContactPoint): FoundPoint3 {
  if (at.a.type === 'vertex') return copiedPoint3(cornersOf(a)[at.a.index]!);
  if (at.b.type === 'vertex') return copiedPoint3(cornersOf(b)[at.b.index]!);
  if (at.a.type === 'edge') return pointOn(edgeOf(a, at.a.index), planesThrough(b, at.b));
  return pointOn(edgeOf(b, at.b.index), planesThrough(a, at.a));
}

function edgeOf(triangle: Triangle, i: number): Linear {
  const corners = cornersOf(triangle);
  return { kind: 'segment', from: corners[i]!, to: corners[(i + 1) % 3]! };
}

/**
 * Do two triangles of space have a point in common?
 *
 * Boundaries count, and degenerate triangles (segments and points) are what they are as sets. Nothing is allocated.
 * An equal vertex is answered at once; else at most eight orient3d decide, and in a common plane orient2d.
 *
 * Source: Guigue, Devillers 2003, "Fast and Robust Triangle-Triangle Overlap Test Using Orientation Predicates";
 * Ericson, Real-Time Collision Detection, 5.2.10; Akenine-Möller et al., Real-Time Rendering, 22.11.
 *
 * @throws RangeError naming the argument, if a point has not three finite coordinates
 * @example
 * const floor = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0] };
 * trianglesIntersect(floor, { a: [1, 1, -1], b: [1, 1, 1], c: [2, 1, 1] }); // true
 * trianglesIntersect(floor, { a: [1, 1, 1e-300], b: [1, 1, 1], c: [2, 1, 1] }); // false
 */
export function trianglesIntersect(a: Triangle, b: Triangle): boolean {
  if (arguments.length > 2) requireNoMore('trianglesIntersect', 2, arguments[2]);
  loadTriangle('trianglesIntersect', 'a', FIRST, a);
  loadTriangle('trianglesIntersect', 'b', SECOND, b);
  return loadedTrianglesMeet();
}

/**
 * {@link trianglesIntersect} for triangles of indexed meshes: the vertices i, j, k of one buffer of positions (three
 * numbers per vertex) against l, m, n of another, which may be the same.
 *
 * @throws RangeError if a number is not that of a vertex, or a coordinate is not finite
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 1, 1, -1, 1, 1, 1, 2, 1, 1]);
 * trianglesIntersectAt(positions, 0, 1, 2, positions, 3, 4, 5); // true
 */
export function trianglesIntersectAt(
  positions: Coordinates,
  i: number,
  j: number,
  k: number,
  positionsB: Coordinates,
  l: number,
  m: number,
  n: number,
): boolean {
  loadVerticesAt('trianglesIntersectAt', 'positions', FIRST, positions, 'i j k', i, j, k);
  loadVerticesAt('trianglesIntersectAt', 'positionsB', SECOND, positionsB, 'l m n', l, m, n);
  return loadedTrianglesMeet();
}

/** The contact of the triangles of the workspace. */
export function loadedTriangleContact(): Contact {
  if (isLevel()) return flatContact();
  const second = sidesOf(SECOND, FIRST);
  if (onOneSide(second)) return DISJOINT;
  if (second === ALL_ON && projectionOf(FIRST) !== -1) return flatContact();
  const first = sidesOf(FIRST, SECOND);
  if (onOneSide(first)) return DISJOINT;
  if (first !== ALL_ON && second !== ALL_ON) return sectionContact(first, second);
  if (first === second) return flatContact();
  return first === ALL_ON ? needleContact(SECOND, second, FIRST) : needleContact(FIRST, first, SECOND);
}

/** The greater of the two starts, by the features there. */
function laterStart(first: number, second: number): ContactPoint {
  const { upFeature, downFeature, middle } = SECTIONS;
  const order = startBeforeStart(first, second);
  return contactPoint(
    order > 0 ? middle[first]! : upFeature[first]!,
    order < 0 ? middle[second]! : downFeature[second]!,
  );
}

/** The smaller of the two ends. */
function earlierEnd(first: number, second: number): ContactPoint {
  const { upFeature, downFeature, middle } = SECTIONS;
  const order = endBeforeEnd(first, second);
  return contactPoint(
    order < 0 ? middle[first]! : downFeature[first]!,
    order > 0 ? middle[second]! : upFeature[second]!,
  );
}

function touching(point: ContactPoint): Contact {
  return { relation: 'touching', contact: [point] };
}

/** Two triangles with insides, in different planes: their sections by the line of both planes, compared. */
function sectionContact(first: number, second: number): Contact {
  const startEnd = startBeforeEnd(first, second);
  if (startEnd < 0) return DISJOINT;
  const endStart = endBeforeStart(first, second);
  if (endStart > 0) return DISJOINT;
  const { upFeature, downFeature, middle, single } = SECTIONS;
  if (startEnd === 0) return touching(contactPoint(upFeature[first]!, upFeature[second]!));
  if (endStart === 0) return touching(contactPoint(downFeature[first]!, downFeature[second]!));
  const start = laterStart(first, second);
  if (single[first] === 1 || single[second] === 1) return touching(start);
  const relation = relationOf(2, middle[first] === FACE, middle[second] === FACE, 2);
  return { relation, contact: [start, earlierEnd(first, second)] };
}

/** A triangle that is a segment and not in the plane of the other, which has an inside: one point at most. */
function needleContact(needle: number, code: number, triangle: number): Contact {
  const low = needle + SECTIONS.upLow[code]!;
  const high = needle + SECTIONS.upHigh[code]!;
  const pierced = piercedFeature(
    orientation(low, high, triangle, triangle + 3),
    orientation(low, high, triangle + 3, triangle + 6),
    orientation(low, high, triangle + 6, triangle),
  );
  if (pierced === OUTSIDE) return DISJOINT;
  const own = SECTIONS.first[code]!;
  const relation = relationOf(1, pierced === FACE, degenerateMask(needle, own) === 0, 1);
  return {
    relation,
    contact: [needle === FIRST ? contactPoint(own, pierced) : contactPoint(pierced, own)],
  };
}
