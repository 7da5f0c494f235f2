import { polygonOrientation2d } from '../planar/polygons/polygon-orientation.js';
import { polygonSimplicity2d } from '../planar/polygons/polygon-simplicity.js';
import { orient2d } from '../predicates/index.js';

type Points = readonly ArrayLike<number>[];

/** Takes the numbers of three corners. */
type TakeTriangle = (a: number, b: number, c: number) => void;

/** How a cutting ended. */
export interface TouchingCut {
  /** `crossing`: the ring goes through itself, or round something twice; `too-large`: it would take more work than there is. */
  readonly way: 'cut' | 'crossing' | 'too-large';
  /** How many corners and edges were looked at. */
  readonly work: number;
}

/** So much is looked at between two steps. */
const STEP = 1 << 18;

/**
 * A ring that may touch itself: corner i is visited at the place `place[i]`, and places are different points. Corners are links, so
 * that the same point may be visited several times.
 */
class TouchingRing {
  readonly x: number[];
  readonly y: number[];
  /** For every corner the first one at the same point. */
  readonly place: number[];
  /** The corner of the caller's ring that a corner stands for. */
  readonly number: number[];
  readonly next: number[];
  readonly previous: number[];
  readonly isThere: boolean[];
  /** How many corners are left, and one of them. */
  count: number;
  start = 0;
  work = 0;

  constructor(points: Points, numbers: readonly number[] = points.map((_, i) => i)) {
    // -0 is 0.
    this.x = points.map((p) => p[0]! + 0);
    this.y = points.map((p) => p[1]! + 0);
    const n = points.length;
    this.number = [...numbers];
    this.next = points.map((_, i) => (i + 1) % n);
    this.previous = points.map((_, i) => (i + n - 1) % n);
    this.isThere = points.map(() => true);
    this.count = n;
    const first = new Map<string, number>();
    this.place = points.map((_, i) => {
      const key = `${this.x[i]},${this.y[i]}`;
      const known = first.get(key);
      if (known === undefined) first.set(key, i);
      return known ?? i;
    });
  }

  /** The corners that are left, in their order. */
  *corners(): Generator<number> {
    for (let n = 0, i = this.start; n < this.count; n++, i = this.next[i]!) yield i;
  }

  side(i: number, j: number, k: number): number {
    this.work++;
    return orient2d(this.x[i]!, this.y[i]!, this.x[j]!, this.y[j]!, this.x[k]!, this.y[k]!);
  }

  remove(i: number): void {
    const [before, after] = [this.previous[i]!, this.next[i]!];
    this.next[before] = after;
    this.previous[after] = before;
    this.isThere[i] = false;
    this.count--;
    if (this.start === i) this.start = after;
  }

  /** Puts a corner behind another one, at the point of a third. */
  insert(behind: number, at: number): number {
    const i = this.x.length;
    this.x.push(this.x[at]!);
    this.y.push(this.y[at]!);
    this.place.push(this.place[at]!);
    this.number.push(this.number[at]!);
    this.isThere.push(true);
    const after = this.next[behind]!;
    this.next.push(after);
    this.previous.push(behind);
    this.next[behind] = i;
    this.previous[after] = i;
    this.count++;
    return i;
  }

  reverse(): void {
    for (const i of [...this.corners()]) {
      [this.next[i], this.previous[i]] = [this.previous[i]!, this.next[i]!];
    }
  }

  /** Takes out what bounds nothing at a corner: an edge without length, an edge run forth and back. @returns a corner that is left */
  tidy(corner: number): number {
    let i = corner;
    while (this.count > 2) {
      const [before, after] = [this.previous[i]!, this.next[i]!];
      if (this.place[before] === this.place[i]) this.remove(i);
      else if (this.place[before] === this.place[after]) {
        this.remove(i);
        this.remove(after);
      } else return i;
      i = before;
    }
    return i;
  }

  tidyAll(): void {
    let i = this.start;
    // A corner that was tidied may let the one before it go: each round ends where nothing went for as many corners as there are.
    for (let calm = 0; calm < this.count && this.count > 2; ) {
      const before = this.count;
      const at = this.tidy(i);
      calm = this.count === before ? calm + 1 : 0;
      i = this.next[at]!;
    }
    this.start = i;
  }

  /** Whether point p lies on the edge from i to j, and on neither end; where it is in their box, and on their line. */
  isInside(p: number, i: number, j: number): boolean {
    const { x, y } = this;
    this.work++;
    if (this.place[p] === this.place[i] || this.place[p] === this.place[j]) return false;
    const [px, py] = [x[p]!, y[p]!];
    if (px < Math.min(x[i]!, x[j]!) || px > Math.max(x[i]!, x[j]!)) return false;
    if (py < Math.min(y[i]!, y[j]!) || py > Math.max(y[i]!, y[j]!)) return false;
    return this.side(i, j, p) === 0;
  }
}

/**
 * Whether a ring is seen at once to be none that can be cut: it has no area in all, or two edges cross where no other edge runs along
 * either of them, so that it goes round what is between them twice more than round what is opposite. Most rings that cross
 * themselves are of this kind, and it takes no longer than sorting; `false` says nothing.
 */
function isSeenToCross(ring: TouchingRing): boolean {
  const points = [...ring.corners()].map((i) => [ring.x[i]!, ring.y[i]!]);
  if (polygonOrientation2d(points) === 0) return true;
  const found = polygonSimplicity2d(points);
  if (found.simple || found.relation !== 'crossing') return false;
  return found.edges.every((e) => {
    const [a, b] = [points[e]!, points[(e + 1) % points.length]!];
    const isOn = points.map((p) => orient2d(a[0]!, a[1]!, b[0]!, b[1]!, p[0]!, p[1]!) === 0);
    return isOn.every((on, i) => i === e || !(on && isOn[(i + 1) % points.length]!));
  });
}

/** Makes corners of all points that lie on edges: then edges have ends in common, or all of them, or nothing, or they cross. */
function* splitEdges(ring: TouchingRing, isTooMuch: () => boolean): Generator<undefined, void> {
  const { x, y, place } = ring;
  // One corner of each place: the first one that was there may be gone.
  const places = [...new Map([...ring.corners()].map((i) => [place[i]!, i])).values()];
  for (const i of [...ring.corners()]) {
    const j = ring.next[i]!;
    const inside = places.filter((p) => ring.isInside(p, i, j));
    if (isTooMuch()) return;
    // On one line, the order of one coordinate is that along it; where that is equal, the other's.
    const along = (p: number, q: number) => {
      const dx = (x[p]! - x[q]!) * (x[i]! <= x[j]! ? 1 : -1);
      return dx !== 0 ? dx : (y[p]! - y[q]!) * (y[i]! <= y[j]! ? 1 : -1);
    };
    let behind = i;
    for (const p of inside.sort(along)) behind = ring.insert(behind, p);
    yield;
  }
}

/** Whether two edges pass through each other in one point of both. */
function* anyCrossing(ring: TouchingRing, isTooMuch: () => boolean): Generator<undefined, boolean> {
  const { x, y, place, next } = ring;
  const edges = [...ring.corners()];
  const low = (c: readonly number[], i: number) => Math.min(c[i]!, c[next[i]!]!);
  const high = (c: readonly number[], i: number) => Math.max(c[i]!, c[next[i]!]!);
  for (let m = 0; m < edges.length; m++) {
    const i = edges[m]!;
    const j = next[i]!;
    for (let n = 0; n < m; n++) {
      const k = edges[n]!;
      const l = next[k]!;
      ring.work++;
      if (low(x, i) > high(x, k) || high(x, i) < low(x, k)) continue;
      if (low(y, i) > high(y, k) || high(y, i) < low(y, k)) continue;
      if (place[i] === place[k] || place[i] === place[l] || place[j] === place[k] || place[j] === place[l])
        continue;
      if (ring.side(i, j, k) * ring.side(i, j, l) < 0 && ring.side(k, l, i) * ring.side(k, l, j) < 0)
        return true;
    }
    if (isTooMuch()) return false;
    yield;
  }
  return false;
}

/**
 * Compares two directions from a corner by how far to turn left from a third one: by half turns first. Directions are to other
 * corners.
 */
function turnCompare(ring: TouchingRing, from: number, start: number, a: number, b: number): number {
  const [ka, kb] = [turnClass(ring, from, start, a), turnClass(ring, from, start, b)];
  if (ka !== kb) return ka - kb;
  // In one class within a half turn, b is farther if it is to the left of a; straight ahead and straight back are each one direction.
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

/** A direction in which edges run at a point: to a corner at their other end, and by how much it is more inside on their left. */
interface Ray {
  readonly to: number;
  /** How many edges run out in it, less those that run in. */
  net: number;
  /** How often the ring goes round what is right of the ray, seen from the point; as many more as the point's base says. */
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
class Surroundings {
  readonly rays = new Map<number, readonly Ray[]>();
  readonly base = new Map<number, number>();
  readonly #ring: TouchingRing;

  /**
   * Along an edge, what is on its left is the same at both ends: from the leftmost point, on the left of which is outside, this goes
   * round the ring.
   */
  constructor(ring: TouchingRing) {
    this.#ring = ring;
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
      this.rays.set(at, raysAround(ring, all, start));
    }
    this.base.set(place[leftmost]!, 0);
    for (let n = 0, i = leftmost; n < ring.count; n++, i = next[i]!) {
      const [here, there] = [place[i]!, place[next[i]!]!];
      const [out, back] = [this.rayTo(here, there), this.rayTo(there, here)];
      if (!this.base.has(there))
        this.base.set(there, this.base.get(here)! + out.right + out.net - back.right);
    }
  }

  /** The ray from a point to another one. */
  rayTo(here: number, there: number): Ray {
    return this.rays.get(here)!.find(({ to }) => this.#ring.place[to] === there)!;
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
 * The rings around all that a ring goes round, which goes round nothing but once: each is a disk, and at each visit of a point what is
 * inside hangs together. Edges that have outside on both sides are in none.
 *
 * An edge belongs to a ring if inside is on its left. The next one is that with nothing but inside between them: turning right from
 * the way back, the next ray.
 */
function partsOf(ring: TouchingRing, around: Surroundings): readonly TouchingRing[] {
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
      const back = rays.findIndex(({ to }) => place[to] === here);
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

/** Whether a corner is convex and no other point lies in its triangle, boundary included, but at its own corners. */
function isEar(ring: TouchingRing, b: number): boolean {
  const { x, y, place } = ring;
  const [a, c] = [ring.previous[b]!, ring.next[b]!];
  if (!(ring.side(a, b, c) > 0)) return false;
  const [left, right] = [Math.min(x[a]!, x[b]!, x[c]!), Math.max(x[a]!, x[b]!, x[c]!)];
  const [low, high] = [Math.min(y[a]!, y[b]!, y[c]!), Math.max(y[a]!, y[b]!, y[c]!)];
  for (let p = ring.next[c]!; p !== a; p = ring.next[p]!) {
    ring.work++;
    if (x[p]! < left || x[p]! > right || y[p]! < low || y[p]! > high) continue;
    const at = place[p]!;
    if (at === place[a] || at === place[b] || at === place[c]) continue;
    if (ring.side(a, b, p) >= 0 && ring.side(b, c, p) >= 0 && ring.side(c, a, p) >= 0) return false;
  }
  return true;
}

/** Clips all ears of a disk. */
function* clipped(
  ring: TouchingRing,
  take: TakeTriangle,
  isTooMuch: () => boolean,
): Generator<undefined, TouchingCut['way']> {
  let at = ring.tidy(ring.start);
  while (ring.count > 2) {
    let tried = 0;
    while (!isEar(ring, at)) {
      if (isTooMuch()) return 'too-large';
      // Never so, by the reason below.
      if (tried++ > ring.count) return 'crossing';
      at = ring.next[at]!;
      yield;
    }
    const [before, after] = [ring.previous[at]!, ring.next[at]!];
    take(ring.number[before]!, ring.number[at]!, ring.number[after]!);
    if (ring.count === 3) return 'cut';
    ring.remove(at);
    const tidied = ring.tidy(before);
    // Going on behind the ear keeps triangles from gathering around one corner.
    at = ring.isThere[after] ? ring.tidy(after) : tidied;
    yield;
  }
  return 'cut';
}

/**
 * Cuts a ring of the plane that touches itself, and does not cross itself, into triangles between its corners, in the ring's
 * orientation: without overlap, each with an area. A hole that is written with a bridge (an edge run forth and back) is such a ring, a
 * pinched one (a corner twice), one with a corner on another edge. What bounds nothing is left out: edges without length, and edges run
 * forth and back outside, or to a dead end.
 *
 * First, points on edges become corners of these edges, and edges that cross are looked for. Then it is found how often the ring goes
 * round what is beside each edge ({@link Surroundings}): only if that is nowhere anything but 0 and one other number, 1 or -1, is
 * there something to be cut. It falls into disks ({@link partsOf}), whose ears are clipped. A corner b between a and c is an ear if it is
 * convex and its triangle has no other point but visits of its own corners. What is inside at b hangs together, so that no edge goes into
 * the triangle there; one from a visit of a or c would have to end in it.
 *
 * There always is an ear: a disk has a triangulation with all edges of its ring, bridges included, among its own. Its dual is a tree, and
 * each of its two leaves or more has two neighbouring edges of the ring.
 *
 * Source: Meisters 1975, "Polygons have ears"; for rings that touch themselves: Chang, Erickson, Xu 2015, "Detecting weakly simple
 * polygons".
 *
 * @param mostWork  how many corners and edges may be looked at
 */
export function* cutTouching(
  points: Points,
  triangle: TakeTriangle,
  mostWork = Number.POSITIVE_INFINITY,
): Generator<undefined, TouchingCut> {
  const ring = new TouchingRing(points);
  let parts: readonly TouchingRing[] = [];
  const work = () => parts.reduce((sum, part) => sum + part.work, ring.work);
  const isTooMuch = () => work() > mostWork;
  const end = (way: TouchingCut['way']): TouchingCut => ({ way, work: work() });
  let pause = STEP;
  function* resting<T>(steps: Generator<undefined, T>): Generator<undefined, T> {
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
      if (work() < pause) continue;
      pause = work() + STEP;
      yield;
    }
  }
  ring.tidyAll();
  if (isSeenToCross(ring)) return end('crossing');
  yield* resting(splitEdges(ring, isTooMuch));
  ring.tidyAll();
  if (isTooMuch()) return end('too-large');
  if (ring.count < 3 || (yield* resting(anyCrossing(ring, isTooMuch)))) return end('crossing');
  if (isTooMuch()) return end('too-large');
  let around = new Surroundings(ring);
  const numbers = new Set(around.everywhere());
  const isTurned = numbers.has(-1);
  numbers.delete(0);
  if (numbers.size !== 1 || !(isTurned || numbers.has(1))) return end('crossing');
  if (isTurned) {
    ring.reverse();
    around = new Surroundings(ring);
  }
  parts = partsOf(ring, around);
  for (const part of parts) {
    const take: TakeTriangle = isTurned ? (a, b, c) => triangle(c, b, a) : triangle;
    const way = yield* resting(clipped(part, take, isTooMuch));
    if (way !== 'cut') return end(way);
  }
  return end('cut');
}
