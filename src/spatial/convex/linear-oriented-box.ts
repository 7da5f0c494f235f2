import type { Line, OrientedBox, Ray, Segment } from '../../core/shapes.js';
import { orientedBoxSolid } from './box-solid.js';
import {
  hitsOf,
  lineComponent,
  meets,
  rayComponent,
  type SolidHits,
  segmentComponent,
} from './linear-solid.js';

/**
 * Where does a line pass through an oriented box (the parallelepiped of its axes)? Relation, entry and exit, each
 * with both features and the exact parameter.
 * The own feature of a line is edge 0. Features of the solid are numbered as `boxFeature` says.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.3; Kay and Kajiya 1986 (slabs).
 *
 * @throws RangeError if the direction is zero, a number is not finite, the axes are not linearly independent, or a
 *   half size is negative
 * @example
 * const box = { center: [0, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] };
 * const { relation, contact } = lineOrientedBox({ origin: [-4, 0, 1], direction: [1, 0, 0] }, box);
 * relation; // 'touching'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['vertex', 6, 2], ['vertex', 5, 6]]
 */
export function lineOrientedBox(line: Line, box: OrientedBox): SolidHits {
  return hitsOf(lineComponent('lineOrientedBox', line), orientedBoxSolid(box));
}

/**
 * Where does a ray pass through an oriented box (the parallelepiped of its axes)? Relation, entry and exit, each
 * with both features and the exact parameter.
 * The own feature of a ray is vertex 0 at its origin, else edge 0; a ray that starts inside enters at its origin.
 * Features of the solid are numbered as `boxFeature` says.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.3; Kay and Kajiya 1986 (slabs).
 *
 * @throws RangeError if the direction is zero, a number is not finite, the axes are not linearly independent, or a
 *   half size is negative
 * @example
 * const box = { center: [0, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] };
 * const { relation, contact } = rayOrientedBox({ origin: [0, 0, 0], direction: [1, 1, 0] }, box);
 * relation; // 'overlapping'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['interior', 0, 0], ['face', 1, 1]]
 */
export function rayOrientedBox(ray: Ray, box: OrientedBox): SolidHits {
  return hitsOf(rayComponent('rayOrientedBox', ray), orientedBoxSolid(box));
}

/**
 * Where does a segment pass through an oriented box (the parallelepiped of its axes)? Relation, entry and exit,
 * each with both features and the exact parameter.
 * The own features of a segment are vertex 0 (start), vertex 1 (end) and edge 0; it may be a point. Features of the
 * solid are numbered as `boxFeature` says.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.3; Kay and Kajiya 1986 (slabs).
 *
 * @throws RangeError if a number is not finite, the axes are not linearly independent, or a half size is negative
 * @example
 * const box = { center: [0, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] };
 * const { relation, contact } = segmentOrientedBox({ start: [0, 2, 1], end: [0, 8, 1] }, box);
 * relation; // 'touching'
 * contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]); // [['vertex', 7, 0]]
 */
export function segmentOrientedBox(segment: Segment, box: OrientedBox): SolidHits {
  return hitsOf(segmentComponent('segmentOrientedBox', segment), orientedBoxSolid(box));
}

/**
 * Does a line meet an oriented box (the parallelepiped of its axes)? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, 5.2; by clipping, not by separating axes.
 *
 * @throws RangeError if the direction is zero, a number is not finite, the axes are not linearly independent, or a half
 *   size is negative
 * @example
 * const box = { center: [0, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] };
 * lineIntersectsOrientedBox({ origin: [-4, 2, 1], direction: [1, 0, 0] }, box); // true
 * lineIntersectsOrientedBox({ origin: [-4, 2.5, 1], direction: [1, 0, 0] }, box); // false
 */
export function lineIntersectsOrientedBox(line: Line, box: OrientedBox): boolean {
  return meets(lineComponent('lineIntersectsOrientedBox', line), orientedBoxSolid(box));
}

/**
 * Does a ray meet an oriented box (the parallelepiped of its axes)? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, 5.2; by clipping, not by separating axes.
 *
 * @throws RangeError if the direction is zero, a number is not finite, the axes are not linearly independent, or a half
 *   size is negative
 * @example
 * const box = { center: [0, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] };
 * rayIntersectsOrientedBox({ origin: [-4, 0, 1], direction: [1, 0, 0] }, box); // true
 * rayIntersectsOrientedBox({ origin: [-4, 0, 1], direction: [-1, 0, 0] }, box); // false
 */
export function rayIntersectsOrientedBox(ray: Ray, box: OrientedBox): boolean {
  return meets(rayComponent('rayIntersectsOrientedBox', ray), orientedBoxSolid(box));
}

/**
 * Does a segment meet an oriented box (the parallelepiped of its axes)? Touching counts.
 *
 * Source: Eberly, 3D Game Engine Design, 5.2; by clipping, not by separating axes.
 *
 * @throws RangeError if a number is not finite, the axes are not linearly independent, or a half
 *   size is negative
 * @example
 * const box = { center: [0, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] };
 * segmentIntersectsOrientedBox({ start: [0, 2, 1], end: [0, 8, 1] }, box); // true
 * segmentIntersectsOrientedBox({ start: [0, 2.5, 1], end: [0, 8, 1] }, box); // false
 */
export function segmentIntersectsOrientedBox(segment: Segment, box: OrientedBox): boolean {
  return meets(segmentComponent('segmentIntersectsOrientedBox', segment), orientedBoxSolid(box));
}
