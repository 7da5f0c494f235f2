import type { ConvexPolyhedron, Line, Ray, Segment } from '../../core/shapes.js';
import { convexPolyhedronSolid } from './convex-polyhedron-solid.js';
import {
  hitsOf,
  lineComponent,
  meets,
  rayComponent,
  type SolidHits,
  segmentComponent,
} from './linear-solid.js';

/**
 * Where does a line pass through a convex polyhedron? Relation, entry and exit, each with both features and the
 * exact parameter.
 * The own feature of a line is edge 0. Features of the solid are numbered as `convexPolyhedronSolid` says; prepare
 * the solid by it if many questions are asked.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.8.
 *
 * @throws RangeError if the direction is zero, a number is not finite, or the polyhedron is not closed and convex
 * @example
 * const vertices = [[0, 0, 0], [4, 0, 0], [0, 4, 0], [0, 0, 4]];
 * const faces = [[1, 2, 3], [0, 3, 2], [0, 1, 3], [0, 2, 1]];
 * const { relation, contact } = lineConvexPolyhedron({ origin: [1, 1, -2], direction: [0, 0, 2] }, { vertices, faces });
 * relation; // 'overlapping'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['face', 3, 1], ['face', 0, 2]]
 */
export function lineConvexPolyhedron(line: Line, polyhedron: ConvexPolyhedron): SolidHits {
  return hitsOf(lineComponent('lineConvexPolyhedron', line), convexPolyhedronSolid(polyhedron));
}

/**
 * Where does a ray pass through a convex polyhedron? Relation, entry and exit, each with both features and the
 * exact parameter.
 * The own feature of a ray is vertex 0 at its origin, else edge 0; a ray that starts inside enters at its origin.
 * Features of the solid are numbered as `convexPolyhedronSolid` says; prepare the solid by it if many questions are
 * asked.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.8.
 *
 * @throws RangeError if the direction is zero, a number is not finite, or the polyhedron is not closed and convex
 * @example
 * const vertices = [[0, 0, 0], [4, 0, 0], [0, 4, 0], [0, 0, 4]];
 * const faces = [[1, 2, 3], [0, 3, 2], [0, 1, 3], [0, 2, 1]];
 * const { relation, contact } = rayConvexPolyhedron({ origin: [-1, 0, 0], direction: [1, 0, 0] }, { vertices, faces });
 * relation; // 'touching'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['vertex', 0, 1], ['vertex', 1, 5]]
 */
export function rayConvexPolyhedron(ray: Ray, polyhedron: ConvexPolyhedron): SolidHits {
  return hitsOf(rayComponent('rayConvexPolyhedron', ray), convexPolyhedronSolid(polyhedron));
}

/**
 * Where does a segment pass through a convex polyhedron? Relation, entry and exit, each with both features and the
 * exact parameter.
 * The own features of a segment are vertex 0 (start), vertex 1 (end) and edge 0; it may be a point. Features of the
 * solid are numbered as `convexPolyhedronSolid` says; prepare the solid by it if many questions are asked.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.8.
 *
 * @throws RangeError if a number is not finite, or the polyhedron is not closed and convex
 * @example
 * const vertices = [[0, 0, 0], [4, 0, 0], [0, 4, 0], [0, 0, 4]];
 * const faces = [[1, 2, 3], [0, 3, 2], [0, 1, 3], [0, 2, 1]];
 * const { relation, contact } = segmentConvexPolyhedron({ start: [1, 1, 1], end: [3, 3, 3] }, { vertices, faces });
 * relation; // 'overlapping'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['interior', 0, 0], ['face', 0, 1 / 6]]
 */
export function segmentConvexPolyhedron(segment: Segment, polyhedron: ConvexPolyhedron): SolidHits {
  return hitsOf(segmentComponent('segmentConvexPolyhedron', segment), convexPolyhedronSolid(polyhedron));
}

/**
 * Does a line meet a convex polyhedron? Touching counts.
 *
 * @throws RangeError if the direction is zero, a number is not finite, or the polyhedron is not closed and convex
 * @example
 * const vertices = [[0, 0, 0], [4, 0, 0], [0, 4, 0], [0, 0, 4]];
 * const faces = [[1, 2, 3], [0, 3, 2], [0, 1, 3], [0, 2, 1]];
 * lineIntersectsConvexPolyhedron({ origin: [1, 1, -2], direction: [0, 0, 2] }, { vertices, faces }); // true
 * lineIntersectsConvexPolyhedron({ origin: [3, 3, -2], direction: [0, 0, 2] }, { vertices, faces }); // false
 */
export function lineIntersectsConvexPolyhedron(line: Line, polyhedron: ConvexPolyhedron): boolean {
  return meets(lineComponent('lineIntersectsConvexPolyhedron', line), convexPolyhedronSolid(polyhedron));
}

/**
 * Does a ray meet a convex polyhedron? Touching counts.
 *
 * @throws RangeError if the direction is zero, a number is not finite, or the polyhedron is not closed and convex
 * @example
 * const vertices = [[0, 0, 0], [4, 0, 0], [0, 4, 0], [0, 0, 4]];
 * const faces = [[1, 2, 3], [0, 3, 2], [0, 1, 3], [0, 2, 1]];
 * rayIntersectsConvexPolyhedron({ origin: [-1, 0, 0], direction: [1, 0, 0] }, { vertices, faces }); // true
 * rayIntersectsConvexPolyhedron({ origin: [-1, 0, 0], direction: [-1, 0, 0] }, { vertices, faces }); // false
 */
export function rayIntersectsConvexPolyhedron(ray: Ray, polyhedron: ConvexPolyhedron): boolean {
  return meets(rayComponent('rayIntersectsConvexPolyhedron', ray), convexPolyhedronSolid(polyhedron));
}

/**
 * Does a segment meet a convex polyhedron? Touching counts.
 *
 * @throws RangeError if a number is not finite, or the polyhedron is not closed and convex
 * @example
 * const vertices = [[0, 0, 0], [4, 0, 0], [0, 4, 0], [0, 0, 4]];
 * const faces = [[1, 2, 3], [0, 3, 2], [0, 1, 3], [0, 2, 1]];
 * segmentIntersectsConvexPolyhedron({ start: [1, 1, 1], end: [3, 3, 3] }, { vertices, faces }); // true
 * segmentIntersectsConvexPolyhedron({ start: [2, 2, 2], end: [3, 3, 3] }, { vertices, faces }); // false
 */
export function segmentIntersectsConvexPolyhedron(segment: Segment, polyhedron: ConvexPolyhedron): boolean {
  return meets(
    segmentComponent('segmentIntersectsConvexPolyhedron', segment),
    convexPolyhedronSolid(polyhedron),
  );
}
