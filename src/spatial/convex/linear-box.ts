import type { Box3, Line, Ray, Segment } from '../../core/shapes.js';
import { boxSolid } from './box-solid.js';
import { hitsOf, lineComponent, rayComponent, type SolidHits, segmentComponent } from './linear-solid.js';

/**
 * Where does a line pass through an axis-aligned box? Relation, entry and exit, each with both features and the
 * exact parameter.
 * The own feature of a line is edge 0. Features of the solid are numbered as `boxFeature` says.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.3 (slabs); Eberly, 3D Game Engine Design, 5.2.
 *
 * @throws RangeError if the direction is zero, a number is not finite, or min > max in a coordinate
 * @example
 * const { relation, contact } = lineBox({ origin: [-1, 0.5, 1], direction: [1, 0, 0] }, { min: [0, 0, 0], max: [1, 1, 1] });
 * relation; // 'touching'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['edge', 6, 1], ['edge', 7, 2]]
 */
export function lineBox(line: Line, box: Box3): SolidHits {
  return hitsOf(lineComponent('lineBox', line), boxSolid(box));
}

/**
 * Where does a ray pass through an axis-aligned box? Relation, entry and exit, each with both features and the
 * exact parameter.
 * The own feature of a ray is vertex 0 at its origin, else edge 0; a ray that starts inside enters at its origin.
 * Features of the solid are numbered as `boxFeature` says.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.3 (slabs); Eberly, 3D Game Engine Design, 5.2.
 *
 * @throws RangeError if the direction is zero, a number is not finite, or min > max in a coordinate
 * @example
 * const { relation, contact } = rayBox({ origin: [0.5, 0.5, 0.5], direction: [1, 1, 0] }, { min: [0, 0, 0], max: [1, 1, 1] });
 * relation; // 'overlapping'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['interior', 0, 0], ['edge', 11, 0.5]]
 */
export function rayBox(ray: Ray, box: Box3): SolidHits {
  return hitsOf(rayComponent('rayBox', ray), boxSolid(box));
}

/**
 * Where does a segment pass through an axis-aligned box? Relation, entry and exit, each with both features and the
 * exact parameter.
 * The own features of a segment are vertex 0 (start), vertex 1 (end) and edge 0; it may be a point. Features of the
 * solid are numbered as `boxFeature` says.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.3 (slabs); Eberly, 3D Game Engine Design, 5.2.
 *
 * @throws RangeError if a number is not finite, or min > max in a coordinate
 * @example
 * const { relation, contact } = segmentBox({ start: [2, 2, 2], end: [-1, -1, -1] }, { min: [0, 0, 0], max: [1, 1, 1] });
 * relation; // 'overlapping'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['vertex', 7, 1 / 3], ['vertex', 0, 2 / 3]]
 */
export function segmentBox(segment: Segment, box: Box3): SolidHits {
  return hitsOf(segmentComponent('segmentBox', segment), boxSolid(box));
}
