import { TouchingRing } from './touching-ring.js';

/**
 * Compares two directions from a corner by how far to turn left from a third one: by half turns first. Directions are
 * to other corners.
 */
function turnCompare(ring: TouchingRing, from: number, start: number, a: number, b: number): number {
  const [ka, kb] = [turnClass(ring, from, start, a), turnClass(ring, from, start, b)];
  if (ka !== kb) return ka - kb;
  // In one class within a half turn, b is farther if it is to the left of a; straight ahead and straight back are each
  // one direction.
  return ka === 0 || ka === 2 ? 0 : -Math.sign(ring.side(from, a, b));
}

/** 0: the same direction; 1: to the left; 2: opposite; 3: to the right. */
function turnClass(ring: TouchingRing, from: number, start: number, a: number): number {
  const side = ring.side(from, start, a);
  if (side > 0) return 1;
  if (side < 0) return 3;
  const { x, y } = ring;
  const ahead = (c: readonly number[]) => Math.sign(c[start]! - c[from]!) * Math.sign(c[a]! - c[from]!);
  return ahead(x) < 0 || ahead(y) < 0 ? 2 : 0;
}

/**
 * A direction in which edges run at a point: to a corner at their other end, and by how much it is more inside on their
 * left.
 */
interface Ray {
  readonly to: number;
  /** How many edges run out in it, less those that run in. */
  net: number;
  /**
   * How often the ring goes round what is right of the ray, seen from the point; as many more as the point's base says.
   */
  right: number;
}

/** The rays around a point, turning left from the first one. */
function raysAround(ring: TouchingRing, visits: readonly number[], start: number): readonly Ray[] {
  const from = visits[0]!;
  const all = visits.flatMap((u) => [
    { to: ring.next[u]!, net: 1, right: 0 },
    { to: ring.previous[u]!, net: -1, right: 0 },
  ]);
  all.sort((a, b) => turnCompare(ring, from, start, a.to, b.to));
  const rays: Ray[] = [];
  let round = 0;
  for (const ray of all) {
    const last = rays.at(-1);
    // No point is on an edge: in one direction there is one point at which edges end.
    if (last !== undefined && ring.place[last.to] === ring.place[ray.to]) last.net += ray.net;
    else rays.push({ ...ray, right: round });
    round += ray.net;
  }
  return rays;
}

/** The points of a ring with their rays, and how often it goes round what is right of the first of them. */
export class Surroundings {
  readonly rays = new Map<number, readonly Ray[]>();
  /** At each point the number of the ray to another one. */
  readonly #numbers = new Map<number, ReadonlyMap<number, number>>();
  readonly base = new Map<number, number>();

  /**
   * Along an edge, what is on its left is the same at both ends: from the leftmost point, on the left of which is
   * outside, this goes round the ring.
   */
  constructor(ring: TouchingRing) {
    const { x, y, place, next, previous } = ring;
    const visits = new Map<number, number[]>();
    let leftmost = ring.start;
    for (const i of ring.corners()) {
      const known = visits.get(place[i]!);
      if (known === undefined) visits.set(place[i]!, [i]);
      else known.push(i);
      if (x[i]! < x[leftmost]! || (x[i] === x[leftmost] && y[i]! < y[leftmost]!)) leftmost = i;
    }
    for (const [at, all] of visits) {
      let start = next[all[0]!]!;
      if (at === place[leftmost]) {
        // All rays go to the right from there, or straight up: the lowest is the first.
        for (const u of all) {
          for (const to of [next[u]!, previous[u]!]) if (ring.side(u, to, start) > 0) start = to;
        }
      }
      const rays = raysAround(ring, all, start);
      this.rays.set(at, rays);
      this.#numbers.set(at, new Map(rays.map(({ to }, number) => [place[to]!, number])));
    }
    this.base.set(place[leftmost]!, 0);
    for (let n = 0, i = leftmost; n < ring.count; n++, i = next[i]!) {
      const [here, there] = [place[i]!, place[next[i]!]!];
      const [out, back] = [this.rayTo(here, there), this.rayTo(there, here)];
      if (!this.base.has(there))
        this.base.set(there, this.base.get(here)! + out.right + out.net - back.right);
    }
  }

  /** The number of the ray from a point to another one. */
  numberOf(here: number, there: number): number {
    return this.#numbers.get(here)!.get(there)!;
  }

  /** The ray from a point to another one. */
  rayTo(here: number, there: number): Ray {
    return this.rays.get(here)![this.numberOf(here, there)]!;
  }

  /** How often the ring goes round what is on the left of a ray. */
  leftOf(here: number, ray: Ray): number {
    return this.base.get(here)! + ray.right + ray.net;
  }

  /** All these numbers at all points. */
  *everywhere(): Generator<number> {
    for (const [at, rays] of this.rays) for (const ray of rays) yield this.leftOf(at, ray);
  }
}

/**
 * The rings around all that a ring goes round, which goes round nothing but once: each is a disk, and at each visit of
 * a point what is inside hangs together. Edges that have outside on both sides are in none.
 *
 * An edge belongs to a ring if inside is on its left. The next one is that with nothing but inside between them:
 * turning right from the way back, the next ray.
 */
export function partsOf(ring: TouchingRing, around: Surroundings): readonly TouchingRing[] {
  const { x, y, place, number, next } = ring;
  /** For each edge, by its ends, the corner at which it starts. */
  const edges = new Map<string, number>();
  for (const i of ring.corners()) {
    const [here, there] = [place[i]!, place[next[i]!]!];
    if (around.leftOf(here, around.rayTo(here, there)) === 1) edges.set(`${here},${there}`, i);
  }
  const parts: TouchingRing[] = [];
  for (const [key] of edges) {
    const corners: number[] = [];
    for (let at = key; edges.has(at); ) {
      const i = edges.get(at)!;
      edges.delete(at);
      corners.push(i);
      const [here, there] = [place[i]!, place[next[i]!]!];
      const rays = around.rays.get(there)!;
      const back = around.numberOf(there, here);
      at = `${there},${place[rays[(back + rays.length - 1) % rays.length]!.to]!}`;
    }
    const points = corners.map((i) => [x[i]!, y[i]!]);
    parts.push(
      new TouchingRing(
        points,
        corners.map((i) => number[i]!),
      ),
    );
  }
  return parts;
}
