/**
 * Rings that may touch each other and themselves, as chains of edges between places, over the integers: how often they
 * go round what is beside each edge, and whether that makes them a polygon. The time is the square of the number of
 * vertices.
 */
import { doubleArea } from '../shapes/planar-polygons/areas.js';
import { orientation2, type Vector } from '../shapes/vectors.js';
import { crossProperly, type Points } from './plane.js';
import { reduced, wordOf } from './polygon-triangulation.js';

/** Edges between places with how often they are run, forth less back: never 0. */
type Chain = ReadonlyMap<string, Edge>;

interface Edge {
  readonly from: number;
  readonly to: number;
  readonly times: number;
}

/** The edges of closed words of places; what is run forth and back is gone. */
export function chainOf(words: readonly (readonly number[])[]): Chain {
  const times = new Map<string, Edge>();
  for (const word of words) {
    word.forEach((a, i) => {
      const b = word[(i + 1) % word.length]!;
      if (a === b) return;
      const [from, to] = a < b ? [a, b] : [b, a];
      const key = `${from} ${to}`;
      const sum = (times.get(key)?.times ?? 0) + (a < b ? 1 : -1);
      if (sum === 0) times.delete(key);
      else times.set(key, { from, to, times: sum });
    });
  }
  return times;
}

/** A quarter turn to the left. */
const turned = ([x, y]: Vector): Vector => [-y, x, 0n];
const twice = ([x, y]: Vector): Vector => [2n * x, 2n * y, 0n];

/**
 * How often chains go round what is to the right of a place on an edge that is not level: edges cross a ray to the
 * right from there.
 */
function rightOf(p: Vector, edges: readonly (readonly [Vector, Vector, number])[]): number {
  let winding = 0;
  for (const [a, b, times] of edges) {
    if (a[1] <= p[1] && b[1] > p[1] && orientation2(a, b, p) > 0) winding += times;
    if (b[1] <= p[1] && a[1] > p[1] && orientation2(a, b, p) < 0) winding -= times;
  }
  return winding;
}

/** All numbers of times that a chain goes round something; no two of its edges may cross. */
export function windingsOf(places: Points, chain: Chain): Set<number> {
  const doubled = [...chain.values()].map(({ from, to, times }) => {
    return [twice(places[from]!), twice(places[to]!), times] as const;
  });
  const upright = doubled.map(([a, b, times]) => [turned(a), turned(b), times] as const);
  const found = new Set([0]);
  for (const i of doubled.keys()) {
    const edges = doubled[i]![0][1] === doubled[i]![1][1] ? upright : doubled;
    const [a, b, times] = edges[i]!;
    const right = rightOf([(a[0] + b[0]) / 2n, (a[1] + b[1]) / 2n, 0n], edges);
    found.add(right).add(right + (b[1] > a[1] ? times : -times));
  }
  return found;
}

/** A polygon by its rings, as far as it is one. */
export interface Chained {
  /** Of equal vertices the number of the first, for each vertex. */
  readonly numbers: readonly number[];
  /** Which way round the outer ring goes; 0 for no polygon. */
  readonly way: 1 | -1 | 0;
  /** What bounds the polygon: it is to the left, but to the right of an only ring that is clockwise. */
  readonly chain: Chain;
  /** `none`: a ring crosses itself or another one or bounds nothing, or a hole is not in place. */
  readonly kind: 'simple' | 'touching' | 'holed' | 'touching-holes' | 'none';
  /** Twice the area, above 0 if the only ring is counterclockwise, or if there are holes. */
  readonly area: bigint;
}

/** Whether all that a chain goes round, it goes round once in one way. */
function wayOf(places: Points, chain: Chain): 1 | -1 | 0 {
  const [way, ...others] = [...windingsOf(places, chain)].filter((times) => times !== 0);
  return others.length > 0 || (way !== 1 && way !== -1) ? 0 : way;
}

function anyCrossing(places: Points, words: readonly (readonly number[])[]): boolean {
  const edges = words.flatMap((word) =>
    word.map((a, i) => [places[a]!, places[word[(i + 1) % word.length]!]!] as const),
  );
  const isApart = (k: 0 | 1, [a, b]: readonly Vector[], [c, d]: readonly Vector[]) =>
    (a![k] < c![k] && a![k] < d![k] && b![k] < c![k] && b![k] < d![k]) ||
    (a![k] > c![k] && a![k] > d![k] && b![k] > c![k] && b![k] > d![k]);
  return edges.some((e, i) =>
    edges.some((f, k) => k < i && !isApart(0, e, f) && !isApart(1, e, f) && crossProperly(...e, ...f)),
  );
}

/**
 * Whether edges that are run forth and back, and bound nothing, cross others of several rings: whether these are a
 * polygon, nothing that is promised says.
 */
export function hasCrossingEnds(rings: readonly Points[]): boolean {
  return rings.length > 1 && hasCrossedEnds(rings);
}

/** The same of one ring, too: is there an edge that crosses another one, where some run to and fro? */
export function hasCrossedEnds(rings: readonly Points[]): boolean {
  const places = rings.flat();
  const words = rings.map((ring) => wordOf(ring, places));
  const tidy = words.map(reduced);
  return tidy.some((word, i) => word.length < words[i]!.length) && anyCrossing(places, words);
}

/** What rings are together: the outer one, then holes. */
export function chained(rings: readonly Points[]): Chained {
  const places = rings.flat();
  const seen = new Map<string, number>();
  const numbers = places.map((p, i) => {
    const key = p.join();
    const first = seen.get(key) ?? i;
    seen.set(key, first);
    return first;
  });
  const letters = rings.flatMap((ring) => wordOf(ring, places));
  const isTouching = letters.length > places.length || new Set(letters).size < letters.length;
  // The end of an edge that is run forth and back is left out, so that it is no corner of another edge.
  let from = 0;
  const plain = rings.map((ring) => {
    from += ring.length;
    return reduced(numbers.slice(from - ring.length, from)).map((i) => places[i]!);
  });
  const left = plain.flat();
  const words = plain.map((ring) => wordOf(ring, left).map((i) => seen.get(left[i]!.join())!));
  const tidy = words.map(reduced).filter((word) => word.length > 0);
  const none = { numbers, chain: chainOf([]), kind: 'none', way: 0, area: 0n } as const;
  const ways = tidy.map((word) => wayOf(places, chainOf([word])));
  if (tidy.length < rings.length || ways.includes(0) || anyCrossing(places, tidy)) return none;
  const isHoled = rings.length > 1;
  const oriented = tidy.map((word, i) =>
    isHoled && ways[i] !== (i === 0 ? 1 : -1) ? [...word].reverse() : word,
  );
  const chain = chainOf(oriented);
  if (isHoled && wayOf(places, chain) !== 1) return none;
  if (isHoled && windingsOf(places, chain).has(-1)) return none;
  const kind = isHoled ? (isTouching ? 'touching-holes' : 'holed') : isTouching ? 'touching' : 'simple';
  const area = oriented.reduce((sum, word) => sum + doubleArea(word.map((i) => places[i]!)), 0n);
  return { numbers, chain, kind, way: ways[0]!, area };
}
