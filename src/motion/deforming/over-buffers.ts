/** Booleans over flat buffers: positions at time 0 and at time 1, three numbers for each vertex. */
import { loadFourVertices } from '../../core/arguments/moving.js';
import type { Coordinates } from '../../core/shapes.js';
import { EDGE_EDGE, loadedMeet, VERTEX_FACE } from './decide.js';
import { type SeparationOptions, separationOf } from './separation/options.js';
import { AT_END, AT_START, X } from './workspace.js';

/**
 * {@link vertexFaceMeets} for vertices of indexed meshes: vertex v and the triangle a, b, c, whose positions at time 0
 * are in `start` and at time 1 in `end`.
 *
 * @throws RangeError if a number is not that of a vertex, a coordinate is not finite, or an option is none
 * @example
 * const start = new Float64Array([1, 1, 1, 0, 0, 0, 4, 0, 0, 0, 4, 0]);
 * const end = new Float64Array([1, 1, -1, 0, 0, 0, 4, 0, 0, 0, 4, 0]);
 * vertexFaceMeetsAt(start, end, 0, 1, 2, 3); // true
 * vertexFaceMeetsAt(start, start, 0, 1, 2, 3, { separation: 1 }); // true
 */
export function vertexFaceMeetsAt(
  start: Coordinates,
  end: Coordinates,
  v: number,
  a: number,
  b: number,
  c: number,
  options: SeparationOptions = {},
): boolean {
  const separation = separationOf('vertexFaceMeetsAt', options);
  loadFourVertices('vertexFaceMeetsAt', 'start', X, AT_START, start, 'v a b c', v, a, b, c);
  loadFourVertices('vertexFaceMeetsAt', 'end', X, AT_END, end, 'v a b c', v, a, b, c);
  return loadedMeet(VERTEX_FACE, separation);
}

/**
 * {@link edgeEdgeMeets} for vertices of indexed meshes: the edges from a0 to a1 and from b0 to b1, whose positions at
 * time 0 are in `start` and at time 1 in `end`.
 *
 * @throws RangeError if a number is not that of a vertex, a coordinate is not finite, or an option is none
 * @example
 * const start = new Float64Array([-1, 0, 0, 1, 0, 0, 0, -1, 1, 0, 1, 1]);
 * const end = new Float64Array([-1, 0, 0, 1, 0, 0, 0, -1, -1, 0, 1, -1]);
 * edgeEdgeMeetsAt(start, end, 0, 1, 2, 3); // true
 */
export function edgeEdgeMeetsAt(
  start: Coordinates,
  end: Coordinates,
  a0: number,
  a1: number,
  b0: number,
  b1: number,
  options: SeparationOptions = {},
): boolean {
  const separation = separationOf('edgeEdgeMeetsAt', options);
  loadFourVertices('edgeEdgeMeetsAt', 'start', X, AT_START, start, 'a0 a1 b0 b1', a0, a1, b0, b1);
  loadFourVertices('edgeEdgeMeetsAt', 'end', X, AT_END, end, 'a0 a1 b0 b1', a0, a1, b0, b1);
  return loadedMeet(EDGE_EDGE, separation);
}
