/**
 * How loops lie in each other, decided a little in front of the plane: there they are apart where the mesh does not
 * meet itself, whatever comes together on the plane.
 */

import type { Sign } from '../../core/sign.js';
import {
  compareAbove,
  type PointAbove,
  PointsAbovePlane,
  turnAbove,
} from '../../implicit/points-above-plane.js';

/** What a loop is among the others. */
export interface Nesting {
  /** 1 if it runs counterclockwise seen from the front, -1 if clockwise, 0 if it covers itself where that shows. */
  readonly turn: Sign;
  /** The numbers of the loops around it, the inner ones first. */
  readonly around: readonly number[];
}

/** Loops as points, none twice in a row. */
export type PointRing = readonly PointAbove[];

/** The nesting of rings that do not cross each other; where they do, still something. */
export function nestingOf(rings: readonly PointRing[], isFront: boolean): Nesting[] {
  const boxes = rings.map(boxOf);
  const around = rings.map((ring, i) => {
    const order = rings.map((_, j) => j);
    return order.filter((j) => j !== i && isBoxIn(boxes[i]!, boxes[j]!) && isRingIn(ring, i, rings[j]!, j));
  });
  return rings.map((ring, i) => {
    const turn = turnOf(ring);
    // What is in more loops is further in.
    const inner = [...around[i]!].sort((a, b) => around[b]!.length - around[a]!.length || a - b);
    return { turn: isFront || turn === 0 ? turn : turn > 0 ? -1 : 1, around: inner };
  });
}

type Box = readonly [left: number, right: number, low: number, high: number];

function boxOf(ring: PointRing): Box {
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { first, second } of ring) {
    if (first < left) left = first;
    if (first > right) right = first;
    if (second < low) low = second;
    if (second > high) high = second;
  }
  return [left, right, low, high];
}

/** Rounding keeps the order: what sticks out as rounded does so. */
function isBoxIn([left, right, low, high]: Box, around: Box): boolean {
  return left >= around[0] && right <= around[1] && low >= around[2] && high <= around[3];
}

/**
 * Whether a ring is in another: by the first of its points, then of the middles of its edges, that is not on the other.
 * If there is none, the two are the same, and the one with the lower number counts as the outer one.
 */
function isRingIn(ring: PointRing, number: number, other: PointRing, otherNumber: number): boolean {
  for (const point of ring) {
    const location = locate(point, other);
    if (location !== 'on') return location === 'inside';
  }
  for (const [i, point] of ring.entries()) {
    const location = locate(PointsAbovePlane.middle(point, ring[(i + 1) % ring.length]!), other);
    if (location !== 'on') return location === 'inside';
  }
  return number > otherNumber;
}

/** Where a point is to a ring: it is crossed an odd or even number of times by a ray along the first coordinate. */
function locate(s: PointAbove, ring: PointRing): 'inside' | 'on' | 'outside' {
  let isInside = false;
  let p = ring[ring.length - 1]!;
  let below = compareAbove(p, s, 'second');
  for (const q of ring) {
    const side = compareAbove(q, s, 'second');
    const crossed = edgeRight(s, p, below, q, side);
    if (crossed === 'on') return 'on';
    if (crossed) isInside = !isInside;
    p = q;
    below = side;
  }
  return isInside ? 'inside' : 'outside';
}

/** Whether the ray from s crosses the edge from p to q, which are on these sides of it. */
function edgeRight(s: PointAbove, p: PointAbove, sideP: Sign, q: PointAbove, sideQ: Sign): boolean | 'on' {
  if (sideP === 0 && sideQ === 0) {
    return compareAbove(p, s, 'first') * compareAbove(q, s, 'first') <= 0 ? 'on' : false;
  }
  if (sideQ === 0 && compareAbove(q, s, 'first') === 0) return 'on';
  if (sideP > 0 === sideQ > 0) return false;
  if (p.first > s.first && q.first > s.first) return true;
  if (p.first < s.first && q.first < s.first) return false;
  const turn = sideQ > 0 ? turnAbove(p, q, s) : turnAbove(q, p, s);
  return turn === 0 ? 'on' : turn > 0;
}

/**
 * The turn of a ring: at its first point in the order of coordinates all edges go to one side, and the lowest of them
 * has the outside below it.
 */
function turnOf(ring: PointRing): Sign {
  let least = ring[0]!;
  for (const point of ring) if (order(point, least) < 0) least = point;
  let lowest: PointAbove | undefined;
  let turn: Sign = 0;
  for (const [i, point] of ring.entries()) {
    if (order(point, least) !== 0) continue;
    const next = ring[(i + 1) % ring.length]!;
    const before = ring[(i + ring.length - 1) % ring.length]!;
    for (const [end, way] of [
      [next, 1],
      [before, -1],
    ] as const) {
      const above = lowest === undefined ? -1 : turnAbove(least, lowest, end);
      if (above < 0) turn = way;
      else if (above === 0 && turn !== way) turn = 0;
      if (above < 0) lowest = end;
    }
  }
  return turn;
}

function order(p: PointAbove, q: PointAbove): Sign {
  return compareAbove(p, q, 'first') || compareAbove(p, q, 'second');
}
