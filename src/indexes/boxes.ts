/**
 * Boxes in flat arrays, six numbers each: minX minY minZ maxX maxY maxZ. They are closed sets, and may be flat, or
 * points.
 */
import {
  requireFiniteNumbers,
  requireGroups,
  requireIndex,
  requireNoMore,
  requirePositions,
} from '../core/arguments/index.js';

/**
 * Do box i and box j of an array have a point in common? They are closed: touching at a face, an edge or a corner
 * counts. Unchecked, for inner loops: see `requireBoxes`.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.2.1.
 *
 * @example
 * boxesOverlap(new Float64Array([0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2]), 0, 1); // true: at a corner
 */
export function boxesOverlap(boxes: Float64Array, i: number, j: number): boolean {
  return boxesOverlapBetween(boxes, i, boxes, j);
}

/**
 * Do box i of one array and box j of another have a point in common? Closed and unchecked, as {@link boxesOverlap}.
 *
 * @example
 * const unit = new Float64Array([0, 0, 0, 1, 1, 1]);
 * boxesOverlapBetween(unit, 0, new Float64Array([2, 0, 0, 3, 1, 1]), 0); // false
 */
export function boxesOverlapBetween(a: Float64Array, i: number, b: Float64Array, j: number): boolean {
  return boundsOverlap(a, 6 * i, b, 6 * j);
}

/** Whether the boxes whose numbers begin at p[i] and q[j] have a point in common: what all searches ask. */
export function boundsOverlap(p: Float64Array, i: number, q: Float64Array, j: number): boolean {
  return (
    p[i]! <= q[j + 3]! &&
    q[j]! <= p[i + 3]! &&
    p[i + 1]! <= q[j + 4]! &&
    q[j + 1]! <= p[i + 4]! &&
    p[i + 2]! <= q[j + 5]! &&
    q[j + 2]! <= p[i + 5]!
  );
}

/**
 * Whether the box whose numbers begin at p[i] contains the point whose coordinates begin at q[j]; the boundary counts.
 */
export function boundsContain(p: Float64Array, i: number, q: ArrayLike<number>, j: number): boolean {
  const x = q[j]!;
  const y = q[j + 1]!;
  const z = q[j + 2]!;
  return p[i]! <= x && x <= p[i + 3]! && p[i + 1]! <= y && y <= p[i + 4]! && p[i + 2]! <= z && z <= p[i + 5]!;
}

/**
 * The smallest boxes around triangles: exact, because a least coordinate is one of the coordinates. A triangle may be a
 * segment or a point.
 *
 * @param positions vertex i at 3 i, 3 i + 1, 3 i + 2; those of vertices that no triangle has are not looked at
 * @param indices   three vertices per triangle
 * @returns six numbers per triangle
 * @throws RangeError naming the array, the place and the value: lengths that are no multiples of 3, vertices that do
 * not exist, coordinates that are not finite
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 5, -1]);
 * boxesOfTriangles(positions, new Uint32Array([0, 1, 2])); // new Float64Array([0, 0, -1, 4, 5, 0])
 */
export function boxesOfTriangles(positions: Float64Array | Float32Array, indices: Uint32Array): Float64Array {
  const where = 'boxesOfTriangles';
  requireGroups(where, 'positions', positions, 3);
  requireGroups(where, 'indices', indices, 3);
  const boxes = triangleBoxes(positions, indices);
  // What is not there or not finite is NaN or infinite in the box. Other arrays hold fractions, which may miss that.
  if (!(ArrayBuffer.isView(positions) && indices instanceof Uint32Array && allFinite(boxes)))
    requireCorners(where, positions, indices);
  return boxes;
}

/** The boxes around the triangles from `from` to `end - 1`, unchecked. */
export function triangleBoxes(
  positions: Float64Array | Float32Array,
  indices: Uint32Array,
  from = 0,
  end = indices.length / 3,
): Float64Array {
  const boxes = new Float64Array(6 * (end - from));
  for (let h = 3 * from, to = 0; h < 3 * end; h += 3, to += 6) {
    const i = 3 * indices[h]!;
    const j = 3 * indices[h + 1]!;
    const k = 3 * indices[h + 2]!;
    for (let axis = 0; axis < 3; axis++) {
      const a = positions[i + axis]!;
      const b = positions[j + axis]!;
      const c = positions[k + axis]!;
      // `+ 0` turns -0 into 0.
      boxes[to + axis] = Math.min(a, b, c) + 0;
      boxes[to + axis + 3] = Math.max(a, b, c) + 0;
    }
  }
  return boxes;
}

/** x - x is zero for finite numbers, and NaN for others. */
function allFinite(values: Float64Array): boolean {
  let zero = 0;
  for (let i = 0; i < values.length; i++) zero += values[i]! - values[i]!;
  return zero === 0;
}

/** Checks the vertices that triangles have; others are not looked at. */
function requireCorners(where: string, positions: ArrayLike<number>, indices: ArrayLike<number>): void {
  for (let h = 0; h < indices.length; h++) {
    const v = indices[h]!;
    requireIndex(where, `indices[${h}]`, v, positions.length / 3);
    requireFiniteNumbers(where, 'positions', positions, 3 * v, 3 * v + 3);
  }
}

/**
 * Points as boxes without extent.
 *
 * @param points three coordinates each
 * @throws RangeError if a coordinate is not finite or the length is no multiple of 3
 * @example
 * boxesOfPoints(new Float64Array([1, 2, 3])); // new Float64Array([1, 2, 3, 1, 2, 3])
 */
export function boxesOfPoints(points: Float64Array | Float32Array): Float64Array {
  if (arguments.length > 1) requireNoMore('boxesOfPoints', 1, arguments[1]);
  requirePositions('boxesOfPoints', 'points', points);
  const boxes = new Float64Array(2 * points.length);
  for (let i = 0; i < points.length; i++) {
    // Coordinate i is number i % 3 of point (i - i % 3) / 3, whose box begins at 2 (i - i % 3).
    const at = 2 * i - (i % 3);
    boxes[at] = points[i]! + 0;
    boxes[at + 3] = points[i]! + 0;
  }
  return boxes;
}
