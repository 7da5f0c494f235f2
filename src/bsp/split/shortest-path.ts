import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import type { Chord } from './chords.js';
import { earDiagonals } from './ear-diagonals.js';
import type { Vertex } from './load-polygon.js';
import { compareOnLine, isBetween, type Turn, turnsOf } from './turns.js';

/**
 * The shortest paths inside of a simple ring of a plane between pairs of its points, by their numbers, each with all
 * the points of the ring that it touches. No length is compared: such a path is the only one that cannot be made
 * shorter anywhere.
 *
 * @throws RangeError if the ring is found not to be simple
 */
export function shortestPaths(
  where: string,
  plane: PlaneObject,
  points: readonly Vertex[],
  pairs: readonly Chord[],
): number[][] {
  const turn = turnsOf(plane, points);
  const diagonals = earDiagonals(where, points, turn);
  return pairs.map(([from, to]) => {
    const path = funnel(points, portals(points.length, diagonals, from, to), from, to, turn);
    return path.flatMap((at, k) => (k === 0 ? [at] : [...touched(points, path[k - 1]!, at, turn), at]));
  });
}

/**
 * A diagonal that a path crosses: its end on the right, from the start of the path forward along the ring, and that on
 * the left.
 */
interface Portal {
  readonly right: number;
  readonly left: number;
}

/**
 * The diagonals between two points of the ring, in the order in which a path from the one to the other crosses them.
 */
function portals(count: number, diagonals: readonly Chord[], from: number, to: number): Portal[] {
  const ahead = (i: number) => (i - from + count) % count;
  const isRight = (i: number) => ahead(i) > 0 && ahead(i) < ahead(to);
  const isLeft = (i: number) => ahead(i) > ahead(to);
  const crossed = diagonals.flatMap(([i, j]): Portal[] => {
    if (isRight(i) && isLeft(j)) return [{ right: i, left: j }];
    return isRight(j) && isLeft(i) ? [{ right: j, left: i }] : [];
  });
  return crossed.sort((p, q) => ahead(p.right) - ahead(q.right) || ahead(q.left) - ahead(p.left));
}

/**
 * The bends of the shortest path through portals.
 *
 * Source: Lee, Preparata 1984, "Euclidean shortest paths in the presence of rectilinear barriers".
 */
function funnel(
  points: readonly Vertex[],
  crossed: readonly Portal[],
  from: number,
  to: number,
  turn: Turn,
): number[] {
  const path: number[] = [];
  // Both sides of the funnel from its apex on; the turns of the right one are to the right, and those of the left one
  // to the left.
  const [right, left] = [[from], [from]];
  const toRight: Turn = (p, q, r) => turn(r, q, p);
  for (const portal of [...crossed, { right: to, left: to }]) {
    if (portal.left !== left.at(-1) && portal.left !== to) {
      path.push(...extend(points, left, right, portal.left, turn));
    }
    if (portal.right !== right.at(-1)) path.push(...extend(points, right, left, portal.right, toRight));
  }
  return [...path, ...right];
}

/**
 * Adds a point to one side of the funnel; `outwards` is 1 for the turns of that side. The apex moves along the other
 * side where the point lies beyond it.
 *
 * @returns the apexes that are left behind
 */
function extend(
  points: readonly Vertex[],
  side: number[],
  opposite: number[],
  added: number,
  outwards: Turn,
): number[] {
  const turnTo = (i: number, j: number) => outwards(points[i]!, points[j]!, points[added]!);
  while (side.length > 1 && turnTo(side.at(-2)!, side.at(-1)!) <= 0) side.pop();
  const passed: number[] = [];
  if (side.length === 1) {
    while (opposite.length > 1 && turnTo(opposite[0]!, opposite[1]!) < 0) passed.push(opposite.shift()!);
    side[0] = opposite[0]!;
  }
  side.push(added);
  return passed;
}

/** The points of the ring between two that see each other, on the segment, in its order. */
function touched(points: readonly Vertex[], from: number, to: number, turn: Turn): number[] {
  const [p, r] = [points[from]!, points[to]!];
  const between = [...points.keys()].filter((i) => {
    const q = points[i]!;
    return i !== from && i !== to && turn(p, q, r) === 0 && isBetween(p, q, r);
  });
  const way = compareOnLine(p, r);
  return between.sort((i, j) =>
    way < 0 ? compareOnLine(points[i]!, points[j]!) : compareOnLine(points[j]!, points[i]!),
  );
}
