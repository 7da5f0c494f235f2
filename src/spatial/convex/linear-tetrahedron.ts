import type { Line, Ray, Segment, Tetrahedron } from '../../core/shapes.js';
import {
  hitsOf,
  lineComponent,
  meets,
  rayComponent,
  type SolidHits,
  segmentComponent,
} from './linear-solid.js';
import { tetrahedronSolid } from './tetrahedron-solid.js';

/**
 * Where does a line pass through a tetrahedron? Relation, entry and exit, each with both features and the exact
 * parameter.
 * The own feature of a line is edge 0. Features of the solid are numbered as `tetrahedronSolid` says; a flat
 * tetrahedron is the convex hull of its corners.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.8.
 *
 * @throws RangeError if the direction is zero or a number is not finite
 * @example
 * const t = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
 * const { relation, contact } = lineTetrahedron({ origin: [1, 1, -2], direction: [0, 0, 2] }, t);
 * relation; // 'overlapping'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['face', 3, 1], ['face', 0, 2]]
 */
export function lineTetrahedron(line: Line, tetrahedron: Tetrahedron): SolidHits {
  return hitsOf(lineComponent('lineTetrahedron', line), tetrahedronSolid(tetrahedron));
}

/**
 * Where does a ray pass through a tetrahedron? Relation, entry and exit, each with both features and the exact
 * parameter.
 * The own feature of a ray is vertex 0 at its origin, else edge 0; a ray that starts inside enters at its origin.
 * Features of the solid are numbered as `tetrahedronSolid` says; a flat tetrahedron is the convex hull of its
 * corners.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.8.
 *
 * @throws RangeError if the direction is zero or a number is not finite
 * @example
 * const t = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
 * const { relation, contact } = rayTetrahedron({ origin: [-1, 0, 0], direction: [1, 0, 0] }, t);
 * relation; // 'touching'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['vertex', 0, 1], ['vertex', 1, 5]]
 */
export function rayTetrahedron(ray: Ray, tetrahedron: Tetrahedron): SolidHits {
  return hitsOf(rayComponent('rayTetrahedron', ray), tetrahedronSolid(tetrahedron));
}

/**
 * Where does a segment pass through a tetrahedron? Relation, entry and exit, each with both features and the exact
 * parameter.
 * The own features of a segment are vertex 0 (start), vertex 1 (end) and edge 0; it may be a point. Features of the
 * solid are numbered as `tetrahedronSolid` says; a flat tetrahedron is the convex hull of its corners.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.8.
 *
 * @throws RangeError if a number is not finite
 * @example
 * const t = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
 * const { relation, contact } = segmentTetrahedron({ start: [1, 1, 1], end: [3, 3, 3] }, t);
 * relation; // 'overlapping'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['interior', 0, 0], ['face', 0, 1 / 6]]
 */
export function segmentTetrahedron(segment: Segment, tetrahedron: Tetrahedron): SolidHits {
  return hitsOf(segmentComponent('segmentTetrahedron', segment), tetrahedronSolid(tetrahedron));
}

/**
 * Does a line meet a tetrahedron? Touching counts.
 *
 * @throws RangeError if the direction is zero or a number is not finite
 * @example
 * const t = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
 * lineIntersectsTetrahedron({ origin: [1, 1, -2], direction: [0, 0, 2] }, t); // true
 * lineIntersectsTetrahedron({ origin: [3, 3, -2], direction: [0, 0, 2] }, t); // false
 */
export function lineIntersectsTetrahedron(line: Line, tetrahedron: Tetrahedron): boolean {
  return meets(lineComponent('lineIntersectsTetrahedron', line), tetrahedronSolid(tetrahedron));
}

/**
 * Does a ray meet a tetrahedron? Touching counts.
 *
 * @throws RangeError if the direction is zero or a number is not finite
 * @example
 * const t = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
 * rayIntersectsTetrahedron({ origin: [-1, 0, 0], direction: [1, 0, 0] }, t); // true
 * rayIntersectsTetrahedron({ origin: [-1, 0, 0], direction: [-1, 0, 0] }, t); // false
 */
export function rayIntersectsTetrahedron(ray: Ray, tetrahedron: Tetrahedron): boolean {
  return meets(rayComponent('rayIntersectsTetrahedron', ray), tetrahedronSolid(tetrahedron));
}

/**
 * Does a segment meet a tetrahedron? Touching counts.
 *
 * @throws RangeError if a number is not finite
 * @example
 * const t = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
 * segmentIntersectsTetrahedron({ start: [1, 1, 1], end: [3, 3, 3] }, t); // true
 * segmentIntersectsTetrahedron({ start: [2, 2, 2], end: [3, 3, 3] }, t); // false
 */
export function segmentIntersectsTetrahedron(segment: Segment, tetrahedron: Tetrahedron): boolean {
  return meets(segmentComponent('segmentIntersectsTetrahedron', segment), tetrahedronSolid(tetrahedron));
}
