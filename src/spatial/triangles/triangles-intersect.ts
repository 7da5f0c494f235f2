import { nineAreFinite } from '../../core/finite.js';
import type { Triangle } from '../../core/shapes.js';
import { flatTrianglesMeet } from './flat-pair.js';
import { ALL_ON, SECTIONS } from './sections.js';
import { endBeforeStart, isLevel, onOneSide, shareVertex, sidesOf, startBeforeEnd } from './triangle-pair.js';
import {
  areIndices,
  FIRST,
  loadTriangle,
  loadVertex,
  orientation,
  projectionOf,
  requireLoaded,
  requireVertices,
  SECOND,
  X,
} from './workspace.js';

/**
 * Do two triangles of space have a point in common?
 *
 * Boundaries count, and degenerate triangles (segments and points) are what they are as sets. Nothing is allocated.
 * An equal vertex is answered at once; else at most eight orient3d decide, and in a common plane orient2d.
 *
 * Source: Guigue, Devillers 2003, "Fast and Robust Triangle-Triangle Overlap Test Using Orientation Predicates"; Ericson,
 * Real-Time Collision Detection, 5.2.10; Akenine-Möller et al., Real-Time Rendering, 22.11.
 *
 * @throws RangeError naming the point, if it has not three finite coordinates
 * @example
 * const floor = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0] };
 * trianglesIntersect(floor, { a: [1, 1, -1], b: [1, 1, 1], c: [2, 1, 1] }); // true
 * trianglesIntersect(floor, { a: [1, 1, 1e-300], b: [1, 1, 1], c: [2, 1, 1] }); // false
 */
export function trianglesIntersect(a: Triangle, b: Triangle): boolean {
  loadTriangle('trianglesIntersect', 'a', FIRST, a);
  loadTriangle('trianglesIntersect', 'b', SECOND, b);
  return loadedTrianglesMeet();
}

/**
 * {@link trianglesIntersect} for triangles of indexed meshes: the vertices i, j, k of one buffer of positions (three
 * numbers per vertex) against l, m, n of another, which may be the same.
 *
 * @throws RangeError if an index is not that of a vertex with finite coordinates
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 1, 1, -1, 1, 1, 1, 2, 1, 1]);
 * trianglesIntersectAt(positions, 0, 1, 2, positions, 3, 4, 5); // true
 */
export function trianglesIntersectAt(
  positions: Float64Array | Float32Array,
  i: number,
  j: number,
  k: number,
  positionsB: Float64Array | Float32Array,
  l: number,
  m: number,
  n: number,
): boolean {
  loadVertex(0, positions, i);
  loadVertex(3, positions, j);
  loadVertex(6, positions, k);
  loadVertex(9, positionsB, l);
  loadVertex(12, positionsB, m);
  loadVertex(15, positionsB, n);
  if (!(nineAreFinite(X, FIRST) && nineAreFinite(X, SECOND) && areIndices(i, j, k) && areIndices(l, m, n))) {
    requireAll(positions, i, j, k, positionsB, l, m, n);
    requireLoaded('trianglesIntersectAt', FIRST, 'i j k l m n');
  }
  return loadedTrianglesMeet();
}

function requireAll(
  positions: Float64Array | Float32Array,
  i: number,
  j: number,
  k: number,
  positionsB: Float64Array | Float32Array,
  l: number,
  m: number,
  n: number,
): void {
  requireVertices('trianglesIntersectAt', 'positions', positions, 'i j k', [i, j, k]);
  requireVertices('trianglesIntersectAt', 'positionsB', positionsB, 'l m n', [l, m, n]);
}

/** Whether the triangles of the workspace meet. */
export function loadedTrianglesMeet(): boolean {
  if (shareVertex()) return true;
  if (isLevel()) return flatTrianglesMeet();
  const second = sidesOf(SECOND, FIRST);
  if (onOneSide(second)) return false;
  if (second === ALL_ON && projectionOf(FIRST) !== -1) return flatTrianglesMeet();
  const first = sidesOf(FIRST, SECOND);
  if (onOneSide(first)) return false;
  if (first !== ALL_ON && second !== ALL_ON) {
    return startBeforeEnd(first, second) >= 0 && endBeforeStart(first, second) <= 0;
  }
  if (first === second) return flatTrianglesMeet();
  return first === ALL_ON ? needleMeets(SECOND, second, FIRST) : needleMeets(FIRST, first, SECOND);
}

/**
 * Whether a triangle without an inside, which passes through the plane of the other or touches it as `code` says,
 * meets it: seen along the needle, the edges must all turn one way.
 */
export function needleMeets(needle: number, code: number, triangle: number): boolean {
  const low = needle + SECTIONS.upLow[code]!;
  const high = needle + SECTIONS.upHigh[code]!;
  return (
    orientation(low, high, triangle, triangle + 3) >= 0 &&
    orientation(low, high, triangle + 3, triangle + 6) >= 0 &&
    orientation(low, high, triangle + 6, triangle) >= 0
  );
}
