import type { Line, Triangle } from '../../core/shapes.js';
import { rayMeets } from './linear-intersects-triangle.js';
import { hitOnTriangle } from './linear-points.js';
import { type LinearTriangle, type LinearTrianglePoints, linearTriangle } from './linear-triangle.js';
import { loadLine } from './linear-workspace.js';
import { FIRST, loadTriangle } from './workspace.js';

/**
 * How does a line of space meet a triangle, where, and from which side?
 *
 * The relations are those of `segmentTriangle`; all points of the line are its edge 0. The contact is a point, or two
 * in the order of the line's direction.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.4; Eberly, 3D Game Engine Design, 5.7.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or the direction is zero
 * @example
 * const floor = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0] };
 * lineTriangle({ origin: [1, 1, 9], direction: [0, 0, 1] }, floor).relation; // 'crossing'
 * lineTriangle({ origin: [4, 9, 0], direction: [0, 1, 0] }, floor).contact; // [{ a: { type: 'edge', index: 0 }, b: { type: 'vertex', index: 1 } }]
 */
export function lineTriangle(line: Line, triangle: Triangle): LinearTriangle {
  loadLine('lineTriangle', 'line', line);
  loadTriangle('lineTriangle', 'triangle', FIRST, triangle);
  return linearTriangle('line');
}

/**
 * {@link lineTriangle} with the points: each contact has its exact `parameter` along the line and the exact `point`.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or the direction is zero
 * @example
 * const floor = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0] };
 * lineTrianglePoints({ origin: [1, 1, 3], direction: [0, 0, 2] }, floor).contact[0].parameter.toNumber(); // -1.5
 */
export function lineTrianglePoints(line: Line, triangle: Triangle): LinearTrianglePoints {
  loadLine('lineTrianglePoints', 'line', line);
  loadTriangle('lineTrianglePoints', 'triangle', FIRST, triangle);
  const found = linearTriangle('line');
  const linear = { kind: 'line', from: line.origin, to: line.direction } as const;
  return { ...found, contact: found.contact.map((at) => hitOnTriangle(linear, triangle, at)) };
}

/**
 * Do a line and a triangle of space have a point in common? Boundaries count.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.4.
 *
 * @throws RangeError naming the argument, if a coordinate is not finite or the direction is zero
 * @example
 * const floor = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0] };
 * lineIntersectsTriangle({ origin: [2, 2, 9], direction: [0, 0, 1] }, floor); // true
 * lineIntersectsTriangle({ origin: [2, 3, 9], direction: [0, 0, 1] }, floor); // false
 */
export function lineIntersectsTriangle(line: Line, triangle: Triangle): boolean {
  loadLine('lineIntersectsTriangle', 'line', line);
  loadTriangle('lineIntersectsTriangle', 'triangle', FIRST, triangle);
  return rayMeets('line');
}
