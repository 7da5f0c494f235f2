/** Do features whose points move linearly have a common point at some time? */
import { loadEdgeEdge, loadPointEdge, loadPointPoint, loadVertexFace } from '../../core/arguments/moving.js';
import { EDGE_EDGE, loadedMeet, POINT_EDGE, POINT_POINT, VERTEX_FACE } from './decide.js';
import type { EdgeEdge, PointEdge, PointPoint, VertexFace } from './features.js';
import { type SeparationOptions, separationOf } from './separation/options.js';
import { AT_END, AT_START, X } from './workspace.js';

/**
 * Is the vertex in the closed triangle at some time from 0 to 1, both included? Every point moves linearly from where
 * it is in `start` to where it is in `end`. A triangle that is flat at some time is the hull of its corners then.
 * With a `separation`: does its distance from the triangle become as small as that, or smaller?
 *
 * Source: Provot 1997, "Collision and self-collision handling in cloth model dedicated to design garments"; Ericson
 * 2005, "Real-Time Collision Detection", section 5.5.
 *
 * @throws RangeError naming a point that has no three finite coordinates, or an option that is none
 * @example
 * const [a, b, c] = [[0, 0, 0], [4, 0, 0], [0, 4, 0]];
 * vertexFaceMeets({ vertex: [1, 1, 1], a, b, c }, { vertex: [1, 1, -1], a, b, c }); // true
 * vertexFaceMeets({ vertex: [1, 1, 1], a, b, c }, { vertex: [9, 1, -1], a, b, c }); // false
 * vertexFaceMeets({ vertex: [-5, 0, 1], a, b, c }, { vertex: [-3, 0, 1], a, b, c }, { separation: 4 }); // true
 */
export function vertexFaceMeets(
  start: VertexFace,
  end: VertexFace,
  options: SeparationOptions = {},
): boolean {
  const separation = separationOf('vertexFaceMeets', options);
  loadVertexFace('vertexFaceMeets', 'start', X, AT_START, start);
  loadVertexFace('vertexFaceMeets', 'end', X, AT_END, end);
  return loadedMeet(VERTEX_FACE, separation);
}

/**
 * Do two closed edges have a common point at some time from 0 to 1, both included? Their ends move linearly from where
 * they are in `start` to where they are in `end`. An edge that has no length at some time is a point then.
 * With a `separation`: does their distance become as small as that, or smaller?
 *
 * Source: Provot 1997, "Collision and self-collision handling in cloth model dedicated to design garments".
 *
 * @throws RangeError naming a point that has no three finite coordinates, or an option that is none
 * @example
 * const [a0, a1] = [[-1, 0, 0], [1, 0, 0]];
 * edgeEdgeMeets({ a0, a1, b0: [0, -1, 1], b1: [0, 1, 1] }, { a0, a1, b0: [0, -1, -1], b1: [0, 1, -1] }); // true
 * edgeEdgeMeets({ a0, a1, b0: [0, -1, 1], b1: [0, 1, 1] }, { a0, a1, b0: [9, -1, -1], b1: [9, 1, -1] }); // false
 * const above = { a0, a1, b0: [0, -1, 1], b1: [0, 1, 1] };
 * edgeEdgeMeets(above, above, { separation: 1 }); // true
 */
export function edgeEdgeMeets(start: EdgeEdge, end: EdgeEdge, options: SeparationOptions = {}): boolean {
  const separation = separationOf('edgeEdgeMeets', options);
  loadEdgeEdge('edgeEdgeMeets', 'start', X, AT_START, start);
  loadEdgeEdge('edgeEdgeMeets', 'end', X, AT_END, end);
  return loadedMeet(EDGE_EDGE, separation);
}

/**
 * Is the point on the closed edge at some time from 0 to 1, both included? All points move linearly. With a
 * `separation`: does its distance from the edge become as small as that, or smaller?
 *
 * @throws RangeError naming a point that has no three finite coordinates, or an option that is none
 * @example
 * const [a, b] = [[-1, 0, 0], [1, 0, 0]];
 * pointEdgeMeets({ point: [0, 0, 1], a, b }, { point: [0, 0, -1], a, b }); // true
 * pointEdgeMeets({ point: [0, 1, 1], a, b }, { point: [0, 0, -1], a, b }); // false
 * pointEdgeMeets({ point: [4, 4, 1], a, b }, { point: [4, 4, -1], a, b }, { separation: 5 }); // true
 */
export function pointEdgeMeets(start: PointEdge, end: PointEdge, options: SeparationOptions = {}): boolean {
  const separation = separationOf('pointEdgeMeets', options);
  loadPointEdge('pointEdgeMeets', 'start', X, AT_START, start);
  loadPointEdge('pointEdgeMeets', 'end', X, AT_END, end);
  return loadedMeet(POINT_EDGE, separation);
}

/**
 * Are two points in one place at some time from 0 to 1, both included? Both move linearly. With a
 * `separation`: does their distance become as small as that, or smaller?
 *
 * @throws RangeError naming a point that has no three finite coordinates, or an option that is none
 * @example
 * pointPointMeets({ a: [0, 0, 0], b: [3, 0, 0] }, { a: [3, 0, 0], b: [0, 0, 0] }); // true
 * pointPointMeets({ a: [0, 0, 0], b: [3, 0, 0] }, { a: [3, 0, 0], b: [0, 1, 0] }); // false
 * pointPointMeets({ a: [0, 0, 0], b: [3, 0, 0] }, { a: [3, 0, 0], b: [0, 1, 0] }, { separation: 0.5 }); // true
 */
export function pointPointMeets(
  start: PointPoint,
  end: PointPoint,
  options: SeparationOptions = {},
): boolean {
  const separation = separationOf('pointPointMeets', options);
  loadPointPoint('pointPointMeets', 'start', X, AT_START, start);
  loadPointPoint('pointPointMeets', 'end', X, AT_END, end);
  return loadedMeet(POINT_POINT, separation);
}
