import { areaVector } from '../shape.js';
import { exact, orientation2, type Vector, vectorAt } from '../vectors.js';

/** Whether a point of the line through p and q lies between them, the ends included. */
function isBetween(p: Vector, q: Vector, x: Vector): boolean {
  return [0, 1].every((i) => (p[i]! <= x[i]! && x[i]! <= q[i]!) || (q[i]! <= x[i]! && x[i]! <= p[i]!));
}

/** Whether the segments from p to q and from r to s of the plane have a common point. */
function meet(p: Vector, q: Vector, r: Vector, s: Vector): boolean {
  const [atR, atS] = [orientation2(p, q, r), orientation2(p, q, s)];
  const [atP, atQ] = [orientation2(r, s, p), orientation2(r, s, q)];
  if (atR * atS < 0 && atP * atQ < 0) return true;
  return (
    (atR === 0 && isBetween(p, q, r)) ||
    (atS === 0 && isBetween(p, q, s)) ||
    (atP === 0 && isBetween(r, s, p)) ||
    (atQ === 0 && isBetween(r, s, q))
  );
}

/** Whether an edge from p to q and the next one to r have more than q in common, or are none. */
function turnsBack(p: Vector, q: Vector, r: Vector): boolean {
  return orientation2(p, q, r) === 0 && (isBetween(p, q, r) || isBetween(q, r, p));
}

/**
 * Whether the ring of n points of space from value `at` on has no point twice and does not touch itself, seen along an
 * axis of which its area has a part: each two edges over the integers.
 */
export function isSimpleRing(values: Float64Array, at: number, n: number): boolean {
  const numbers = exact(values);
  const ring = Array.from({ length: n }, (_, i) => vectorAt(numbers, at + 3 * i, 3));
  const axis = areaVector(ring).findIndex((part) => part !== 0n);
  if (axis < 0) return false;
  const flat = ring.map((p): Vector => [p[(axis + 1) % 3]!, p[(axis + 2) % 3]!, 0n]);
  const vertexAt = (i: number) => flat[i % n]!;
  for (let i = 0; i < n; i++) {
    if (turnsBack(vertexAt(i), vertexAt(i + 1), vertexAt(i + 2))) return false;
    for (let k = i + 2; k < (i === 0 ? n - 1 : n); k++) {
      if (meet(vertexAt(i), vertexAt(i + 1), vertexAt(k), vertexAt(k + 1))) return false;
    }
  }
  return true;
}
