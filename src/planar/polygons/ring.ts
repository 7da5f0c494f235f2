/** What the queries on rings share. None of it checks its arguments. */
import type { Point2, Ring } from '../../core/shapes.js';

/**
 * A ring without its last point, if that is equal to the first: rings may be closed, as in GeoJSON and WKT. Vertices
 * keep their numbers.
 */
export function openRing(ring: Ring): Ring {
  const last = ring.length - 1;
  return last > 0 && samePoint(ring[0]!, ring[last]!) ? ring.slice(0, last) : ring;
}

/**
 * The numbers of a ring as they are now, for what is found later: callers may change what they passed. {@link ringOf}
 * is the ring again.
 */
export function numbersOf(ring: Ring): readonly number[] {
  const numbers = new Array<number>(2 * ring.length);
  for (let i = 0; i < ring.length; i++) {
    const point = ring[i]!;
    numbers[2 * i] = point[0]!;
    numbers[2 * i + 1] = point[1]!;
  }
  return numbers;
}

/** The ring of {@link numbersOf}. */
export function ringOf(numbers: ArrayLike<number>): Ring {
  const ring: Point2[] = [];
  for (let i = 0; i < numbers.length; i += 2) ring.push([numbers[i]!, numbers[i + 1]!]);
  return ring;
}

/** The ring's coordinates one behind the other: x0, y0, x1, y1, ... */
export function flatten(ring: Ring): Float64Array {
  const positions = new Float64Array(2 * ring.length);
  ring.forEach((point, i) => {
    positions[2 * i] = point[0]!;
    positions[2 * i + 1] = point[1]!;
  });
  return positions;
}

/** Whether two points are equal. */
export function samePoint(p: Point2, q: Point2): boolean {
  return p[0] === q[0] && p[1] === q[1];
}

/**
 * The order of points along every line of the plane: by x, those of equal x by y. Negative if p comes first, zero if
 * they are equal. The order of a sweep line that leans over by an infinitely small angle.
 */
export function compareLexicographically(p: Point2, q: Point2): -1 | 0 | 1 {
  const j = p[0] === q[0] ? 1 : 0;
  return p[j]! < q[j]! ? -1 : p[j]! > q[j]! ? 1 : 0;
}
