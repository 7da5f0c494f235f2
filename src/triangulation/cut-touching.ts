import { visitOverlapsBetween2d } from '../indexes/box-join2d.js';
import { polygonOrientation2d } from '../planar/polygons/polygon-orientation.js';
import { polygonSimplicity2d } from '../planar/polygons/polygon-simplicity.js';
import { orient2d } from '../predicates/index.js';
import { BlockerTree } from './blocker-tree.js';
import { partsOf, Surroundings } from './touching-parts.js';
import { TouchingRing } from './touching-ring.js';

type Points = readonly ArrayLike<number>[];

/** Takes the numbers of three corners. */
type TakeTriangle = (a: number, b: number, c: number) => void;

/** How a cutting ended. */
export interface TouchingCut {
  /**
   * `crossing`: the ring goes through itself, or round something twice; `too-large`: it would take more work than there
   * is.
   */
  readonly way: 'cut' | 'crossing' | 'too-large';
  /** How many corners, edges and boxes were looked at. */
  readonly work: number;
}

/** So much is looked at between two steps. */
const STEP = 1 << 18;

/**
 * Whether a ring is seen at once to be none that can be cut: it has no area in all, or two edges cross where no other
 * edge runs along either of them, so that it goes round what is between them twice more than round what is opposite.
 * Most rings that cross themselves are of this kind, and it takes no longer than sorting; `false` says nothing.
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

/** Edges are joined with what is near them in so many parts, between which the caller may do something else. */
const PARTS = 16;

/** The boxes of edges, by the corners where they start. */
function boxesOfEdges({ x, y, next }: TouchingRing, edges: readonly number[]): Float64Array {
  return Float64Array.from(
    edges.flatMap((i) => {
      const j = next[i]!;
      return [Math.min(x[i]!, x[j]!), Math.min(y[i]!, y[j]!), Math.max(x[i]!, x[j]!), Math.max(y[i]!, y[j]!)];
    }),
  );
}

/**
 * Visits all pairs of an edge and a box that meets the edge's box.
 *
 * @param visit takes the corner where the edge starts, and the number of the box; `true` ends it all
 */
function* visitNear(
  ring: TouchingRing,
  edges: readonly number[],
  boxes: Float64Array,
  visit: (edge: number, box: number) => boolean,
): Generator<undefined, void> {
  const size = Math.ceil(edges.length / PARTS);
  for (let from = 0; from < edges.length; from += size) {
    const part = edges.slice(from, from + size);
    let isEnded = false;
    visitOverlapsBetween2d(boxesOfEdges(ring, part), boxes, (e, box) => {
      ring.work++;
      isEnded = visit(part[e]!, box);
      return isEnded;
    });
    if (isEnded) return;
    yield;
  }
}

/**
 * Makes corners of all points that lie on edges: then edges have ends in common, or all of them, or nothing, or they
 * cross.
 */
function* splitEdges(ring: TouchingRing, isTooMuch: () => boolean): Generator<undefined, void> {
  const { x, y, place } = ring;
  const edges = [...ring.corners()];
  // One corner of each place: the first one that was there may be gone.
  const places = [...new Map(edges.map((i) => [place[i]!, i])).values()];
  const inside = new Map<number, number[]>();
  const boxes = Float64Array.from(places.flatMap((p) => [x[p]!, y[p]!, x[p]!, y[p]!]));
  yield* visitNear(ring, edges, boxes, (i, box) => {
    const p = places[box]!;
    if (ring.isInside(p, i, ring.next[i]!)) {
      const known = inside.get(i);
      if (known === undefined) inside.set(i, [p]);
      else known.push(p);
    }
    return isTooMuch();
  });
  for (const [i, points] of inside) {
    const j = ring.next[i]!;
    // On one line, the order of one coordinate is that along it; where that is equal, the other's.
    const along = (p: number, q: number) => {
      const dx = (x[p]! - x[q]!) * (x[i]! <= x[j]! ? 1 : -1);
      return dx !== 0 ? dx : (y[p]! - y[q]!) * (y[i]! <= y[j]! ? 1 : -1);
    };
    let behind = i;
    for (const p of points.sort(along)) behind = ring.insert(behind, p);
  }
}

/** Whether two edges pass through each other in one point of both. */
function* anyCrossing(ring: TouchingRing, isTooMuch: () => boolean): Generator<undefined, boolean> {
  const { place, next } = ring;
  const edges = [...ring.corners()];
  let doCross = false;
  yield* visitNear(ring, edges, boxesOfEdges(ring, edges), (i, box) => {
    const k = edges[box]!;
    const [j, l] = [next[i]!, next[k]!];
    const haveEnd =
      place[i] === place[k] || place[i] === place[l] || place[j] === place[k] || place[j] === place[l];
    if (haveEnd) return isTooMuch();
    doCross = ring.side(i, j, k) * ring.side(i, j, l) < 0 && ring.side(k, l, i) * ring.side(k, l, j) < 0;
    return doCross || isTooMuch();
  });
  return doCross;
}

/**
 * Clips all ears of a disk: convex corners in whose triangle no other point lies, boundary included, but at its own
 * corners.
 */
function* clipped(
  ring: TouchingRing,
  take: TakeTriangle,
  isTooMuch: () => boolean,
): Generator<undefined, TouchingCut['way']> {
  const { x, y, place } = ring;
  const blockers = new BlockerTree(Float64Array.from(x), Float64Array.from(y), {
    corners: Uint32Array.from(ring.corners()),
    place: Uint32Array.from(place),
  });
  ring.onRemove = (i) => blockers.remove(i);
  const isEar = (b: number) => {
    const [a, c] = [ring.previous[b]!, ring.next[b]!];
    const looks = blockers.looks;
    const is = ring.side(a, b, c) > 0 && !blockers.meets({ a, b, c });
    ring.work += blockers.looks - looks;
    return is;
  };
  let at = ring.tidy(ring.start);
  while (ring.count > 2) {
    let tried = 0;
    while (!isEar(at)) {
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
 * Cuts a ring of the plane that touches itself, and does not cross itself, into triangles between its corners, in the
 * ring's orientation: without overlap, each with an area. A hole that is written with a bridge (an edge run forth and
 * back) is such a ring, a pinched one (a corner twice), one with a corner on another edge. What bounds nothing is left
 * out: edges without length, and edges run forth and back outside, or to a dead end.
 *
 * First, points on edges become corners of these edges, and edges that cross are looked for. Then it is found how often
 * the ring goes round what is beside each edge ({@link Surroundings}): only if that is nowhere anything but 0 and one
 * other number, 1 or -1, is there something to be cut. It falls into disks ({@link partsOf}), whose ears are clipped. A
 * corner b between a and c is an ear if it is convex and its triangle has no other point but visits of its own corners.
 * What is inside at b hangs together, so that no edge goes into the triangle there; one from a visit of a or c would
 * have to end in it.
 *
 * There always is an ear: a disk has a triangulation with all edges of its ring, bridges included, among its own. Its
 * dual is a tree, and each of its two leaves or more has two neighbouring edges of the ring.
 *
 * Source: Meisters 1975, "Polygons have ears"; for rings that touch themselves: Chang, Erickson, Xu 2015, "Detecting
 * weakly simple polygons".
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
