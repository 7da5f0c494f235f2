/**
 * Simple rings of lattice points of all kinds: combs, spirals, stars, rectilinear ones, dented ones, with points on
 * edges.
 */
import type { Random } from '../random.js';

export type LatticePoint = readonly [number, number];
type Ring = LatticePoint[];

/** Teeth up and down along a bar, of a few heights, pointed or blunt. */
function comb(random: Random, most: number): Ring {
  const height = () => random.between(-3, 3);
  const count = random.between(2, Math.floor(most / 2));
  const top = Array.from({ length: count }, (_, i): LatticePoint => [2 * i, 4 + height()]);
  if (random.oneIn(2)) return [[2 * count, -6], [-2, -6], ...top]; // biome-ignore format: corners
  const bottom = Array.from({ length: most - count }, (_, i): LatticePoint => [2 * i, -4 + height()]);
  return [...bottom.slice(0, random.between(2, bottom.length)), ...top.reverse()];
}

/** Walls that wind inwards. */
function spiral(random: Random, most: number): Ring {
  const turns = random.between(3, Math.floor(most / 2) - 1);
  const wall = (inset: number) => {
    const points: Ring = [[-8 - inset, -8 - inset]];
    for (let k = 0; k < turns; k++) {
      const reach = 8 - 3 * Math.floor(k / 4) + (k % 4 === 3 ? -3 : 0) + inset;
      const [x, y] = points.at(-1)!;
      points.push([[reach, y], [x, reach], [-reach, y], [x, -reach]][k % 4] as [number, number]); // biome-ignore format: ways
    }
    return points;
  };
  return [...wall(0), ...wall(-1).reverse()];
}

/** A histogram on both sides of a line: all edges along the axes. */
function rectilinear(random: Random, most: number): Ring {
  const columns = random.between(2, Math.floor(most / 4));
  const top = Array.from({ length: columns }, () => random.between(0, 4));
  const bottom = Array.from({ length: columns }, () => random.between(-4, -1));
  const along = (heights: readonly number[]) =>
    heights.flatMap((y, i): Ring => [[3 * i, y], [3 * i + 3, y]]); // biome-ignore format: pair
  return withoutRepeated([...along(bottom), ...along(top).reverse()]);
}

/** Near and far points in turn, around a centre. */
function star(random: Random, most: number): Ring {
  const ways: Ring = [[4, 1], [2, 3], [-1, 4], [-3, 2], [-4, -1], [-2, -3], [1, -4], [3, -2]]; // biome-ignore format: ways
  const count = 2 * random.between(2, Math.min(4, Math.floor(most / 2)));
  const chosen = ways.filter((_, i) => count === 8 || i % 2 === 0 || i < count - 4);
  return chosen.map(([x, y], i) => {
    const k = i % 2 === 0 ? random.between(1, 2) : random.between(3, 5);
    return [k * x, k * y];
  });
}

const turn = (p: LatticePoint, q: LatticePoint, r: LatticePoint) =>
  Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));

const isOn = (p: LatticePoint, q: LatticePoint, x: LatticePoint) =>
  turn(p, q, x) === 0 && (x[0] - p[0]) * (x[0] - q[0]) + (x[1] - p[1]) * (x[1] - q[1]) <= 0;

function meet(p: LatticePoint, q: LatticePoint, r: LatticePoint, s: LatticePoint): boolean {
  if (isOn(p, q, r) || isOn(p, q, s) || isOn(r, s, p) || isOn(r, s, q)) return true;
  return turn(p, q, r) !== turn(p, q, s) && turn(r, s, p) !== turn(r, s, q);
}

/** A triangle, and points of a lattice instead of its edges, one after the other, while it stays simple. */
function dented(random: Random, most: number): Ring {
  const [width, height] = [random.between(2, 8), random.between(1, 8)];
  const point = (): LatticePoint => [random.between(-width, width), random.between(-height, height)];
  const ring: Ring = [point(), point(), point()];
  if (turn(ring[0]!, ring[1]!, ring[2]!) === 0) return dented(random, most);
  const size = random.between(4, most);
  for (let tries = 0; tries < 12 * size && ring.length < size; tries++) {
    const [x, k] = [point(), random.below(ring.length)];
    const at = (i: number) => ring[(k + i) % ring.length]!;
    const n = ring.length;
    const isFree = ring.every((_, i) => {
      const [p, q] = [at(i), at(i + 1)];
      if (i === 0) return true;
      return (i === 1 || !meet(at(0), x, p, q)) && (i === n - 1 || !meet(x, at(1), p, q)) && !isOn(p, q, x);
    });
    const isThin = [[at(n - 1), at(0), x], [at(0), x, at(1)], [x, at(1), at(2)]].some(([p, q, r]) => isOn(p!, q!, r!) || isOn(q!, r!, p!)); // biome-ignore format: corners
    if (isFree && !isThin) ring.splice(k + 1, 0, x);
  }
  return ring;
}

function withoutRepeated(ring: Ring): Ring {
  return ring.filter((p, i) => {
    const q = ring.at(i - 1)!;
    return p[0] !== q[0] || p[1] !== q[1];
  });
}

/** A point within an edge becomes a vertex. */
function withRuns(random: Random, ring: Ring, most: number): Ring {
  const points = ring.map(([x, y]): LatticePoint => [2 * x, 2 * y]);
  for (let k = random.between(1, 3); k > 0 && points.length < most; k--) {
    const i = random.below(points.length);
    const [p, q] = [points[i]!, points[(i + 1) % points.length]!];
    points.splice(i + 1, 0, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]);
  }
  return points;
}

export type SimpleRingKind = 'comb' | 'spiral' | 'star' | 'rectilinear' | 'dented';

/**
 * A ring of that kind, which is simple but for rare accidents, from any vertex on, either way round, turned now and
 * then.
 */
export function simpleRing(kind: SimpleRingKind, random: Random, most: number): LatticePoint[] {
  const made = { comb, spiral, star, rectilinear, dented }[kind](random, most).slice(0, most);
  const ring = random.oneIn(3) ? withRuns(random, made, most) : made;
  const from = random.below(ring.length);
  const rolled = [...ring.slice(from), ...ring.slice(0, from)];
  const turned = random.oneIn(3) ? rolled.map(([x, y]): LatticePoint => [-y, x]) : rolled;
  return random.oneIn(2) ? turned.reverse() : turned;
}
