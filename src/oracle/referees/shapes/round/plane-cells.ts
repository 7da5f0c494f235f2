/**
 * The plane of a ring, cut into slabs at all vertices and crossings: convex cells, each with an even or an odd number
 * of edges below it.
 */
import { greater, type Rational3, rational, signOf, type Vector } from '../vectors.js';
import {
  comparePlaces,
  Flattened,
  type Line,
  line,
  meetOf,
  type Place,
  place,
  through,
} from './plane-places.js';

/** A triangle or a trapezoid of the plane between two lines from left to right, and two levels. */
export interface PlaneCell {
  readonly low: Line;
  readonly high: Line;
  readonly from: Level;
  readonly to: Level;
  /** By even-odd. */
  readonly isFilled: boolean;
  /** In counterclockwise order; of a triangle, two are the same. */
  readonly corners: readonly Place[];
}

/** The same in space. */
export interface Cell {
  readonly corners: readonly Rational3[];
  readonly isFilled: boolean;
}

/** A first coordinate n / d with d > 0. */
export type Level = readonly [n: bigint, d: bigint];

/** From left to right, and not upright. */
interface Edge {
  readonly line: Line;
  readonly from: Place;
  readonly to: Place;
}

function levelOf({ x, w }: Place): Level {
  const level = place(x, 0n, w);
  return [level.x, level.w];
}

const compare = (a: Level, b: Level): number => signOf(a[0] * b[1] - b[0] * a[1]);

function sorted(levels: readonly Level[]): Level[] {
  return [...levels].sort(compare).filter((x, i, all) => i === 0 || compare(all[i - 1]!, x) !== 0);
}

/** Which of two lines is the lower one at a level; b > 0 of both. */
function compareAt(l: Line, m: Line, [n, d]: Level): number {
  return signOf((m.a * n + m.c * d) * l.b - (l.a * n + l.c * d) * m.b);
}

/** Where a line is at a level. */
const placeAt = ({ a, b, c }: Line, [n, d]: Level): Place => place(n * b, -(a * n + c * d), d * b);

/** The levels of all crossings of edges, and perhaps of some more: where the lines of two meet. */
function crossings(edges: readonly Edge[]): Level[] {
  return edges.flatMap((one, i) =>
    edges.slice(i + 1).flatMap((other): Level[] => {
      const met = meetOf(one.line, other.line);
      if (met === undefined) return [];
      const x = levelOf(met);
      const isIn = ({ from, to }: Edge) => compare(levelOf(from), x) < 0 && compare(x, levelOf(to)) < 0;
      return isIn(one) && isIn(other) ? [x] : [];
    }),
  );
}

/**
 * The cells of a ring of places: all between edges, filled or not. With some places, also all cells outside of the ring
 * up to a frame around it and these places.
 */
export function* planeCellsOf(ring: readonly Place[], around: readonly Place[] = []): Generator<PlaneCell> {
  const edges = ring
    .map((p, i) => [p, ring[(i + 1) % ring.length]!] as const)
    .filter(([p, q]) => p.x * q.w !== q.x * p.w)
    .map(([p, q]) => (comparePlaces(p, q) < 0 ? { from: p, to: q } : { from: q, to: p }))
    .map((edge): Edge => ({ ...edge, line: through(edge.from, edge.to) }));
  const frame = around.length === 0 ? undefined : frameOf([...ring, ...around]);
  const levels = sorted([...ring.map(levelOf), ...(frame?.levels ?? []), ...crossings(edges)]);
  for (let i = 0; i + 1 < levels.length; i++) {
    const [from, to] = [levels[i]!, levels[i + 1]!];
    const here = [
      ...edges
        .filter((edge) => compare(levelOf(edge.from), from) <= 0 && compare(levelOf(edge.to), to) >= 0)
        .map((edge) => ({ line: edge.line, isEdge: true })),
      ...(frame?.lines ?? []).map((one) => ({ line: one, isEdge: false })),
      // Edges do not cross between two levels.
    ].sort((a, b) => compareAt(a.line, b.line, from) || compareAt(a.line, b.line, to));
    let isFilled = false;
    for (let k = 0; k + 1 < here.length; k++) {
      const [low, high] = [here[k]!, here[k + 1]!];
      if (low.isEdge) isFilled = !isFilled;
      const isFlat = [from, to].every((level) => compareAt(low.line, high.line, level) === 0);
      if (!isFlat) yield cellBetween(low.line, high.line, from, to, isFilled);
    }
  }
}

function cellBetween(low: Line, high: Line, from: Level, to: Level, isFilled: boolean): PlaneCell {
  let corners: readonly Place[] | undefined;
  return {
    low,
    high,
    from,
    to,
    isFilled,
    get corners() {
      corners ??= [placeAt(low, from), placeAt(low, to), placeAt(high, to), placeAt(high, from)];
      return corners;
    },
  };
}

/**
 * The cells between the edges of a ring whose vertices lie in a plane with a normal; turned, slabs lie the other way.
 */
export function* cellsOf(ring: readonly Vector[], normal: Vector, isTurned = false): Generator<Cell> {
  const plane = new Flattened(normal, ring[0]!, isTurned);
  for (const { corners, isFilled } of planeCellsOf(ring.map((p) => plane.flat(rational(p))))) {
    yield { corners: corners.map((p) => plane.lifted(p)), isFilled };
  }
}

/** The lower and the upper side of a rectangle about places, none of which is on it, and its levels. */
function frameOf(places: readonly Place[]): {
  readonly levels: readonly Level[];
  readonly lines: readonly Line[];
} {
  // Division rounds towards zero, by less than one.
  const most = (k: 'x' | 'y', sign: 1n | -1n) => places.map((p) => (sign * p[k]) / p.w).reduce(greater) + 2n;
  return {
    levels: [
      [-most('x', -1n), 1n],
      [most('x', 1n), 1n],
    ],
    lines: [-most('y', -1n), most('y', 1n)].map((y) => line(0n, 1n, -y)),
  };
}
