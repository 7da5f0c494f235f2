/**
 * The plane of a ring, cut into slabs at all vertices and crossings: convex cells, each with an even or an odd number
 * of edges below it.
 */
import { dot, greater, type Rational3, signOf, type Vector } from '../vectors.js';

/** A triangle or a trapezoid of the plane, by its corners in cyclic order. */
export interface Cell {
  readonly corners: readonly Rational3[];
  /** By even-odd. */
  readonly isFilled: boolean;
}

/** A rational number n / d with d > 0. */
type Fraction = readonly [n: bigint, d: bigint];
type Place = readonly [bigint, bigint];
/** From left to right, and not upright. */
type Edge = readonly [Place, Place];

const fraction = (n: bigint, d: bigint): Fraction => (d > 0n ? [n, d] : [-n, -d]);
const compare = (a: Fraction, b: Fraction): number => signOf(a[0] * b[1] - b[0] * a[1]);
const middleOf = (a: Fraction, b: Fraction): Fraction => [a[0] * b[1] + b[0] * a[1], 2n * a[1] * b[1]];

function sorted(fractions: readonly Fraction[]): Fraction[] {
  return [...fractions].sort(compare).filter((x, i, all) => i === 0 || compare(all[i - 1]!, x) !== 0);
}

/** The height of an edge at a level, also of the line beyond its ends. */
function heightAt([[x, y], [u, v]]: Edge, [n, d]: Fraction): Fraction {
  const width = u - x;
  return [y * width * d + (v - y) * (n - x * d), width * d];
}

/** The levels of all crossings of edges, and perhaps of some more: where the lines of two meet. */
function crossings(edges: readonly Edge[]): Fraction[] {
  return edges.flatMap(([a, b], i) =>
    edges.slice(i + 1).flatMap(([c, d]): Fraction[] => {
      const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
      const turn = ux * vy - uy * vx;
      if (turn === 0n) return [];
      const x = fraction(a[0] * turn + ux * ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx), turn);
      const isInBoth =
        [a, c].every(([left]) => compare([left, 1n], x) < 0) &&
        [b, d].every(([right]) => compare(x, [right, 1n]) < 0);
      return isInBoth ? [x] : [];
    }),
  );
}

/**
 * The cells of a ring whose vertices lie in a plane with a normal: all between edges, filled or not. With some points,
 * also all cells outside of the ring up to a frame around it and these points.
 */
export function* cellsOf(
  ring: readonly Vector[],
  normal: Vector,
  around: readonly Vector[] = [],
): Generator<Cell> {
  const axis = [0, 1, 2].find((k) => normal[k] !== 0n)!;
  const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
  const flat = (p: Vector): Place => [p[u]!, p[v]!];
  /** Where the plane is over a point without its coordinate. */
  const lifted = (x: Fraction, y: Fraction): Rational3 => {
    const n = normal[axis]! > 0n ? normal : (normal.map((part) => -part) as never as Vector);
    const w = x[1] * y[1] * n[axis]!;
    const at: [bigint, bigint, bigint] = [0n, 0n, 0n];
    at[u] = x[0] * y[1] * n[axis]!;
    at[v] = y[0] * x[1] * n[axis]!;
    at[axis] = dot(n, ring[0]!) * x[1] * y[1] - n[u]! * x[0] * y[1] - n[v]! * y[0] * x[1];
    return { x: at[0], y: at[1], z: at[2], w };
  };
  const edges = ring
    .map((p, i) => [flat(p), flat(ring[(i + 1) % ring.length]!)] as const)
    .filter(([p, q]) => p[0] !== q[0])
    .map((edge): Edge => (edge[0][0] < edge[1][0] ? edge : [edge[1], edge[0]]));
  const frame = around.length === 0 ? [] : frameOf([...ring, ...around].map(flat));
  const levels = sorted([
    ...[...ring.map(flat), ...frame.flat()].map(([x]): Fraction => [x, 1n]),
    ...crossings(edges),
  ]);
  for (let i = 0; i + 1 < levels.length; i++) {
    const [from, to] = [levels[i]!, levels[i + 1]!];
    const at = middleOf(from, to);
    const isHere = ([p, q]: Edge) => compare([p[0], 1n], from) <= 0 && compare([q[0], 1n], to) >= 0;
    const here = [
      ...edges.filter(isHere).map((edge) => ({ edge, isEdge: true })),
      ...frame.map((edge) => ({ edge, isEdge: false })),
    ]
      .map((one) => ({ ...one, height: heightAt(one.edge, at) }))
      .sort((a, b) => compare(a.height, b.height));
    let isFilled = false;
    for (let k = 0; k + 1 < here.length; k++) {
      const [low, high] = [here[k]!, here[k + 1]!];
      if (low.isEdge) isFilled = !isFilled;
      if (compare(low.height, high.height) === 0) continue;
      const corner = (edge: Edge, x: Fraction): Rational3 => lifted(x, heightAt(edge, x));
      const corners = [
        corner(low.edge, from),
        corner(low.edge, to),
        corner(high.edge, to),
        corner(high.edge, from),
      ];
      yield { corners, isFilled };
    }
  }
}

/** The lower and the upper side of a rectangle about points, none of which is on it. */
function frameOf(points: readonly Place[]): Edge[] {
  const most = (k: 0 | 1, sign: 1n | -1n) => points.map((p) => sign * p[k]).reduce(greater) + 1n;
  const [left, right] = [-most(0, -1n), most(0, 1n)];
  return [-most(1, -1n), most(1, 1n)].map(
    (y): Edge => [
      [left, y],
      [right, y],
    ],
  );
}
