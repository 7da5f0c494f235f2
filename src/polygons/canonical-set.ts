import {
  type BoundaryPolygon,
  type BoundarySides,
  boundaryPolygons,
} from '../arrangement/region-boundary.js';
import type { Subdivision } from '../arrangement/subdivision.js';
import type { PolygonSet, PolygonSetVertex, SetPolygon } from './polygon-set.js';
import { crossingsOf, Lines, type RingRuns, type Run, useOneLineEach } from './set-lines.js';

/** A polygon set, and the half-edges of which each edge of each of its rings was made. */
export interface MadeSet {
  readonly set: PolygonSet;
  readonly runs: readonly (readonly (readonly (readonly number[])[])[])[];
}

/** The region on one side of pieces of a subdivision, as data in canonical order. */
export function canonicalSet(subdivision: Subdivision, sides: BoundarySides): MadeSet {
  const polygons = boundaryPolygons(subdivision, sides);
  const degrees = degreesOf(subdivision, sides);
  const lines = new Lines(subdivision);
  const runs = polygons.map((rings) => rings.map((ring) => runsOf(subdivision, ring, degrees, lines)));
  const crossings = crossingsOf(subdivision, runs);
  useOneLineEach(subdivision, runs, crossings, lines);
  const used = verticesOf(subdivision, runs);
  const numbers = new Map(used.map((v, number) => [v, number]));
  const crossing = crossingLines(subdivision, lines, runs, crossings);
  const ofEdges = linesOfEdges(subdivision, runs, crossing);
  const lineNumbers = lines.numbered([...used.flatMap((v) => crossing.get(v) ?? []), ...ofEdges]);
  const vertices = used.map((v): PolygonSetVertex => {
    const pair = crossing.get(v);
    if (pair === undefined) return [subdivision.soup.x.data[v]!, subdivision.soup.y.data[v]!];
    const [a, b] = [lineNumbers.get(pair[0])!, lineNumbers.get(pair[1])!];
    return { lines: a < b ? [a, b] : [b, a] };
  });
  const inOrder = runs.map((rings) => {
    const turned = rings.map((ring) => fromLeast(ring, numbers));
    return [turned[0]!, ...turned.slice(1).sort((a, b) => compareRings(a.ring, b.ring))];
  });
  inOrder.sort((a, b) => comparePolygons(a, b));
  return {
    set: {
      type: 'polygon-set',
      lines: Array.from(lineNumbers.keys(), (line) => lines.pointsOf(line)),
      vertices,
      polygons: inOrder.map((rings): SetPolygon => rings.map(({ ring }) => ring)),
    },
    runs: inOrder.map((rings) => rings.map(({ runs: own }) => own.map(({ halves }) => halves))),
  };
}

/** How many half-edges of the boundary start at each vertex. */
function degreesOf({ origins, soup }: Subdivision, sides: BoundarySides): Uint32Array {
  const degrees = new Uint32Array(soup.vertexCount);
  for (let p = 0; p < sides.length; p++) {
    if (sides[p] === 0) continue;
    degrees[origins[2 * p]!]!++;
    degrees[origins[2 * p + 1]!]!++;
  }
  return degrees;
}

/** The edges of a ring: what leads on straight, and meets no other ring there, is one edge. */
function runsOf(
  subdivision: Subdivision,
  ring: BoundaryPolygon[number],
  degrees: Uint32Array,
  lines: Lines,
): Run[] {
  const { origins, geometry } = subdivision;
  const isCorner = (i: number): boolean => {
    const h = ring[i]!;
    if (degrees[origins[h]!] !== 2) return true;
    const before = ring[i === 0 ? ring.length - 1 : i - 1]!;
    return (h & 1) !== (before & 1) || geometry.turn(subdivision.lineOf(before), subdivision.lineOf(h)) !== 0;
  };
  let first = 0;
  while (!isCorner(first)) first++;
  const runs: Run[] = [];
  let halves: number[] = [];
  for (let k = 0; k <= ring.length; k++) {
    const i = (first + k) % ring.length;
    if (k > 0 && (k === ring.length || isCorner(i))) {
      runs.push({ from: origins[halves[0]!]!, line: lines.leastOf(halves), halves });
      halves = [];
    }
    halves.push(ring[i]!);
  }
  return runs;
}

/** The vertices of runs, in lexicographic order. */
function verticesOf({ geometry }: Subdivision, polygons: RingRuns): number[] {
  const used = new Set<number>();
  for (const rings of polygons) for (const ring of rings) for (const { from } of ring) used.add(from);
  return Array.from(used).sort((v, w) => geometry.compare(v, w));
}

/** For each vertex that is no point of doubles two lines that cross there: the least ones. */
function crossingLines(
  subdivision: Subdivision,
  lines: Lines,
  polygons: RingRuns,
  crossings: ReadonlySet<number>,
): Map<number, readonly [number, number]> {
  const through = new Map<number, number[]>();
  for (const rings of polygons) {
    for (const ring of rings) {
      ring.forEach(({ from, line }, i) => {
        if (!crossings.has(from)) return;
        const list = through.get(from) ?? [];
        list.push(line, ring[i === 0 ? ring.length - 1 : i - 1]!.line);
        through.set(from, list);
      });
    }
  }
  const pairs = new Map<number, readonly [number, number]>();
  for (const [v, list] of through) {
    const first = list.reduce((a, b) => lines.lesser(a, b));
    const others = list.filter((line) => subdivision.geometry.turn(line, first) !== 0);
    pairs.set(v, [first, others.reduce((a, b) => lines.lesser(a, b))]);
  }
  return pairs;
}

/** The lines of edges that end in crossings of other lines: where three lines or more meet in one point. */
function linesOfEdges(
  { geometry }: Subdivision,
  polygons: RingRuns,
  crossing: ReadonlyMap<number, readonly [number, number]>,
): number[] {
  const found: number[] = [];
  for (const rings of polygons) {
    for (const ring of rings) {
      ring.forEach(({ from, line }, i) => {
        const to = ring[i + 1 === ring.length ? 0 : i + 1]!.from;
        const known = [...(crossing.get(from) ?? []), ...(crossing.get(to) ?? [])];
        if (known.length > 0 && !known.some((other) => geometry.turn(line, other) === 0)) found.push(line);
      });
    }
  }
  return found;
}

interface NumberedRing {
  readonly ring: readonly number[];
  readonly runs: readonly Run[];
}

function fromLeast(runs: readonly Run[], numbers: ReadonlyMap<number, number>): NumberedRing {
  const ring = runs.map(({ from }) => numbers.get(from)!);
  let least = 0;
  for (let i = 1; i < ring.length; i++) if (ring[i]! < ring[least]!) least = i;
  if (least === 0) return { ring, runs };
  return {
    ring: [...ring.slice(least), ...ring.slice(0, least)],
    runs: [...runs.slice(least), ...runs.slice(0, least)],
  };
}

export function compareRings(a: readonly number[], b: readonly number[]): number {
  const n = Math.min(a.length, b.length);
  for (let i = 0; i < n; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
}

function comparePolygons(a: readonly NumberedRing[], b: readonly NumberedRing[]): number {
  const n = Math.min(a.length, b.length);
  for (let i = 0; i < n; i++) {
    const order = compareRings(a[i]!.ring, b[i]!.ring);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
