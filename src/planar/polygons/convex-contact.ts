import type { ContactPoint } from '../../core/contact.js';
import { edge, type Feature } from '../../core/feature.js';
import type { Point2, Ring } from '../../core/shapes.js';
import { orient2d } from '../../predicates/index.js';
import { inFeatureOrder } from './contact-order.js';
import { edgeRelation } from './edge-relation.js';
import { locationInConvex } from './point-convex-polygon.js';
import { compareLexicographically, samePoint } from './ring.js';

const turn = (p: Point2, q: Point2, r: Point2) => orient2d(p[0]!, p[1]!, q[0]!, q[1]!, r[0]!, r[1]!);

/** The numbers of the vertices of a convex ring in which it turns, one for each corner. */
function cornersOf(ring: Ring): number[] {
  const n = ring.length;
  const distinct = ring.map((_, i) => i).filter((i) => !samePoint(ring[i]!, ring[(i + 1) % n]!));
  const at = (k: number) => ring[distinct[(k + distinct.length) % distinct.length]!]!;
  return distinct.filter((i, k) => turn(at(k - 1), ring[i]!, at(k + 1)) !== 0);
}

/**
 * An edge between corners, from the lexicographically smaller to the greater; `first` is where it begins in the ring.
 */
interface Side {
  readonly low: Point2;
  readonly high: Point2;
  readonly first: number;
  readonly last: number;
}

/** The sides of a convex ring as two lists, from its lexicographically first to its last corner. */
function chainsOf(ring: Ring, corners: readonly number[]): readonly [Side[], Side[]] {
  const [rising, falling]: [Side[], Side[]] = [[], []];
  const least = corners.reduce(
    (best, i, k) => (compareLexicographically(ring[i]!, ring[corners[best]!]!) < 0 ? k : best),
    0,
  );
  corners.forEach((_, step) => {
    const first = corners[(least + step) % corners.length]!;
    const last = corners[(least + step + 1) % corners.length]!;
    const [p, q] = [ring[first]!, ring[last]!];
    if (compareLexicographically(p, q) < 0) rising.push({ low: p, high: q, first, last });
    else falling.unshift({ low: q, high: p, first, last });
  });
  return [rising, falling];
}

/** Calls back with the pairs of sides of two lists that cross: both lists are walked together, once. */
function visitCrossings(
  one: readonly Side[],
  other: readonly Side[],
  visit: (s: Side, t: Side) => void,
): void {
  let i = 0;
  let j = 0;
  while (i < one.length && j < other.length) {
    const [s, t] = [one[i]!, other[j]!];
    if (edgeRelation(s.low, s.high, t.low, t.high) === 'crossing') visit(s, t);
    const order = compareLexicographically(s.high, t.high);
    if (order <= 0) i++;
    if (order >= 0) j++;
  }
}

/** The feature of a convex ring where the line through r and s crosses this side of it. */
function crossedFeature(ring: Ring, { first, last }: Side, r: Point2, s: Point2): Feature {
  const n = ring.length;
  const before = turn(r, s, ring[first]!);
  for (let k = (first + 1) % n; ; k = (k + 1) % n) {
    const here = turn(r, s, ring[k]!);
    if (here === 0) return featureIn(ring[k]!, ring)!;
    if (here !== before || k === last) return edge((k + n - 1) % n);
  }
}

const featureIn = (p: Point2, ring: Ring) => locationInConvex('', p, ring).feature;

/**
 * The extreme points of what two convex counterclockwise rings have in common: corners of one in the other, and
 * crossings of sides. In O(n log m + m log n).
 */
export function convexContact(a: Ring, b: Ring): readonly ContactPoint[] {
  const [cornersA, cornersB] = [cornersOf(a), cornersOf(b)];
  const found: ContactPoint[] = [];
  const areCorners = new Set<string>();
  for (const i of cornersA) {
    const there = featureIn(a[i]!, b);
    const own = featureIn(a[i]!, a)!;
    areCorners.add(`${own.type}${own.index}`);
    if (there !== null) found.push({ a: own, b: there });
  }
  for (const j of cornersB) {
    const there = featureIn(b[j]!, a);
    if (there === null || areCorners.has(`${there.type}${there.index}`)) continue;
    found.push({ a: there, b: featureIn(b[j]!, b)! });
  }
  for (const one of chainsOf(a, cornersA)) {
    for (const other of chainsOf(b, cornersB)) {
      visitCrossings(one, other, (s, t) => {
        found.push({ a: crossedFeature(a, s, t.low, t.high), b: crossedFeature(b, t, s.low, s.high) });
      });
    }
  }
  return inFeatureOrder(found);
}
