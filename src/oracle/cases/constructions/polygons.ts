import { isSimple, ringsMeet, type Vectors } from '../../referees/shapes/planar-polygons/areas.js';
import { exact } from '../../referees/shapes/vectors.js';
import { type Area, areaAt } from '../planar/areas.js';
import type { LatticePoint } from '../planar/lattice-rings.js';
import { ringSize } from '../planar/rings.js';
import type { Random } from '../random.js';
import { pointOf } from '../shapes.js';

/** The most vertices of the outer ring and of the hole of a polygon that is triangulated. */
export const TRIANGULATED = { most: 10, mostOfHole: 4 } as const;

const HOLE = ringSize(TRIANGULATED.most);

/** A polygon, its vertices one ring after the other, and the denominator of its exact coordinates. */
export interface Triangulated extends Area {
  readonly vertices: Vectors;
  readonly one: bigint;
}

const isRepeated = (ring: Vectors): boolean =>
  ring.some((p, i) => ring.some((q, j) => j < i && p[0] === q[0] && p[1] === q[1]));

/**
 * The polygon of flat values: a hole that is none, or that touches the outer ring, is left out; undefined if there is
 * no polygon.
 */
export function triangulatedPolygon(values: Float64Array): Triangulated | undefined {
  const numbers = exact(values);
  const area = areaAt(values, numbers, 0, HOLE);
  if (area === undefined) return undefined;
  const [outer, hole] = area.exact;
  if (isRepeated(outer!) || !isSimple(outer!)) return undefined;
  const hasHole = hole !== undefined && !isRepeated(hole) && !ringsMeet(outer!, hole);
  const count = hasHole ? 2 : 1;
  const rings = area.exact.slice(0, count);
  return { rings: area.rings.slice(0, count), exact: rings, vertices: rings.flat(), one: numbers.one };
}

/** Questions on a polygon of space that is cut into triangles: how many vertices count, then the vertices. */

export const MOST_OF_SPACE = 8;

/** The ring, as it is given. */
export function spaceRingOf(v: ArrayLike<number>): [number, number, number][] {
  return Array.from({ length: v[0]! }, (_, i) => pointOf(v, 1 + 3 * i));
}

/** How many vertices are cut: a last one that repeats the first is none, unless less than three would be left. */
export function cutSize(v: ArrayLike<number>): number {
  const ring = spaceRingOf(v);
  const last = ring.at(-1)!;
  const isClosed = ring.length > 3 && ring[0]!.every((x, k) => x === last[k]);
  return ring.length - (isClosed ? 1 : 0);
}

/** Cells of a grid that hang together by their sides, and the rings around them. */

const SIDES: readonly LatticePoint[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

const keyOf = (x: number, y: number): string => `${x},${y}`;

/** As many cells as have an outline of about so many vertices, grown from one, half of them with few neighbours. */
export function grownCells(random: Random, count: number): Set<string> {
  const cells = new Set([keyOf(0, 0)]);
  const list: LatticePoint[] = [[0, 0]];
  const size = random.between(4, 9);
  const thin = random.oneIn(2);
  for (let tries = 8 * count; tries > 0 && 2 * list.length < count; tries--) {
    const [x, y] = list[random.below(list.length)]!;
    const [dx, dy] = SIDES[random.below(4)]!;
    const [p, q] = [x + dx, y + dy];
    const near = SIDES.filter(([i, j]) => cells.has(keyOf(p + i, q + j))).length;
    if (cells.has(keyOf(p, q)) || Math.abs(p) > size || Math.abs(q) > size || (thin && near > 1)) continue;
    cells.add(keyOf(p, q));
    list.push([p, q]);
  }
  return cells;
}

/** A path of cells that winds outwards, one cell away from itself, with an outline of about so many vertices. */
export function windingCells(count: number): Set<string> {
  const cells = new Set([keyOf(0, 0)]);
  let [x, y] = [0, 0];
  for (let leg = 0; 2 * cells.size < count; leg++) {
    const [dx, dy] = SIDES[leg % 4]!;
    for (let i = 2 * Math.floor(leg / 2) + 2; i > 0; i--) {
      [x, y] = [x + dx, y + dy];
      cells.add(keyOf(x, y));
    }
  }
  return cells;
}

/** Twice the signed area. */
function areaOf(ring: readonly LatticePoint[]): number {
  return ring.reduce((sum, [x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length]!;
    return sum + x * v - y * u;
  }, 0);
}

/**
 * The rings around cells, the outer one first. Where two cells meet in a corner only, the rings go on with the same
 * cell, or all over to the other one: then holes touch, else a ring touches itself. Vertices between edges of one line
 * are left out now and then.
 */
export function cellRings(random: Random, cells: ReadonlySet<string>): LatticePoint[][] {
  const crossing = random.oneIn(2);
  const left = new Map<string, LatticePoint[]>();
  const start = (from: LatticePoint, to: LatticePoint) => {
    const known = left.get(keyOf(...from));
    if (known === undefined) left.set(keyOf(...from), [to]);
    else known.push(to);
  };
  for (const cell of cells) {
    const [x, y] = cell.split(',').map(Number) as [number, number];
    if (!cells.has(keyOf(x, y - 1))) start([x, y], [x + 1, y]);
    if (!cells.has(keyOf(x + 1, y))) start([x + 1, y], [x + 1, y + 1]);
    if (!cells.has(keyOf(x, y + 1))) start([x + 1, y + 1], [x, y + 1]);
    if (!cells.has(keyOf(x - 1, y))) start([x, y + 1], [x, y]);
  }
  const rings: LatticePoint[][] = [];
  for (const [key, ends] of left) {
    while (ends.length > 0) rings.push(traced(key, left, crossing));
  }
  rings.sort((a, b) => areaOf(b) - areaOf(a));
  const share = random.below(4);
  return rings.map((ring) =>
    share === 0 ? ring : ring.filter((p, i) => !isStraight(ring, p, i) || random.below(4) >= share),
  );
}

/** A ring from a place back to it; what it takes is gone. */
function traced(key: string, left: Map<string, LatticePoint[]>, crossing: boolean): LatticePoint[] {
  let at = key.split(',').map(Number) as unknown as LatticePoint;
  let before: LatticePoint | undefined;
  const ring: LatticePoint[] = [];
  do {
    const ends = left.get(keyOf(...at))!;
    const turn = ([x, y]: LatticePoint) =>
      before === undefined ? 0 : (at[0] - before[0]) * (y - at[1]) - (at[1] - before[1]) * (x - at[0]);
    // To the left it goes around its own cell.
    const pick = ends.findIndex((end) => (crossing ? turn(end) < 0 : turn(end) > 0));
    const [next] = ends.splice(Math.max(0, pick), 1) as [LatticePoint];
    ring.push(at);
    [before, at] = [at, next];
  } while (keyOf(...at) !== key || goesOn(left.get(key)!, before, at, crossing));
  return ring;
}

/** Whether a ring that is back where it began has to go through there once more: from a corner of two cells. */
function goesOn(
  ends: readonly LatticePoint[],
  before: LatticePoint,
  at: LatticePoint,
  crossing: boolean,
): boolean {
  return ends.some(([x, y]) => {
    const turn = (at[0] - before[0]) * (y - at[1]) - (at[1] - before[1]) * (x - at[0]);
    return crossing ? turn < 0 : turn > 0;
  });
}

function isStraight(ring: readonly LatticePoint[], [x, y]: LatticePoint, i: number): boolean {
  const [[a, b], [c, d]] = [ring.at(i - 1)!, ring[(i + 1) % ring.length]!];
  return (x - a) * (d - y) === (y - b) * (c - x);
}
