import { toNumber } from '../../../arithmetic/rational.js';
import { IS_IN, type PolygonOperation } from '../../cases/constructions/meshes.js';
import { areasOf } from '../../cases/planar/areas.js';
import { doubleArea, type Vectors } from '../shapes/planar-polygons/areas.js';
import { exact, pointsAt, type Vector } from '../shapes/vectors.js';
import {
  crossing,
  type Edge,
  edgesOf,
  type Fraction,
  isEqual,
  isLess,
  type Place,
  reduced,
} from './arrangement.js';

/** A part of an edge without crossings inside, with what is to its left inside of the result. */
interface Piece {
  readonly from: Place;
  readonly to: Place;
}

const placeOf = ([x, y]: Vector): Place => ({ x: [x, 1n], y: [y, 1n] });
const keyOf = ({ x, y }: Place): string => `${x.join('/')} ${y.join('/')}`;
const minus = (a: Fraction, b: Fraction): Fraction => reduced(a[0] * b[1] - b[0] * a[1], a[1] * b[1]);

/** The vector between two places, times something above 0. */
function direction(p: Place, q: Place): readonly [bigint, bigint] {
  const [x, y] = [minus(q.x, p.x), minus(q.y, p.y)];
  return [x[0] * y[1], y[0] * x[1]];
}

const cross = (a: readonly [bigint, bigint], b: readonly [bigint, bigint]): bigint =>
  a[0] * b[1] - a[1] * b[0];

/** Whether a place is on an edge. */
function isOn({ from, to }: Edge, p: Place): boolean {
  const [a, b] = [direction(placeOf(from), p), direction(placeOf(to), p)];
  return cross(a, b) === 0n && a[0] * b[0] + a[1] * b[1] <= 0n;
}

const middleOf = (p: Place, q: Place): Place => ({
  x: reduced(p.x[0] * q.x[1] + q.x[0] * p.x[1], 2n * p.x[1] * q.x[1]),
  y: reduced(p.y[0] * q.y[1] + q.y[0] * p.y[1], 2n * p.y[1] * q.y[1]),
});

/** Whether a place that is on none of the edges is inside of them, by even-odd: a ray upwards. */
function isWithin(edges: readonly Edge[], { x, y }: Place): boolean {
  const above = edges.filter(({ from: a, to: b }) => {
    const isLeft = (v: Vector) => v[0] * x[1] <= x[0];
    if (isLeft(a) === isLeft(b)) return false;
    const width = b[0] - a[0];
    const height = a[1] * width * x[1] + (b[1] - a[1]) * (x[0] - a[0] * x[1]);
    const at: Fraction = width > 0n ? [height, width * x[1]] : [-height, -width * x[1]];
    return isLess(y, at);
  });
  return above.length % 2 === 1;
}

/** Cuts an edge at all vertices on it and all crossings. */
function cut(edge: Edge, edges: readonly Edge[]): [Place, Place][] {
  const found = edges.flatMap((other) => {
    const at = other === edge ? undefined : crossing(edge, other);
    return [placeOf(other.from), ...(at === undefined ? [] : [at])].filter((p) => isOn(edge, p));
  });
  const all = [...new Map([placeOf(edge.to), ...found].map((p) => [keyOf(p), p])).values()];
  const along = direction(placeOf(edge.from), placeOf(edge.to));
  const isBefore = (p: Place, q: Place) => {
    const [dx, dy] = direction(p, q);
    return dx * along[0] + dy * along[1] > 0n;
  };
  all.sort((p, q) => (isBefore(p, q) ? -1 : isBefore(q, p) ? 1 : 0));
  return all.slice(1).map((q, i) => [all[i]!, q]);
}

/** Whether the left and the right side of a piece are inside of a set, whose insides are to the left of its edges. */
function sides(edges: readonly Edge[], p: Place, q: Place): readonly [boolean, boolean] {
  const carrier = edges.find((edge) => isOn(edge, p) && isOn(edge, q));
  if (carrier === undefined) {
    const isIn = isWithin(edges, middleOf(p, q));
    return [isIn, isIn];
  }
  const [a, b] = [direction(placeOf(carrier.from), placeOf(carrier.to)), direction(p, q)];
  const isSame = a[0] * b[0] + a[1] * b[1] > 0n;
  return [isSame, !isSame];
}

/** All pieces of the boundary of the result. */
function boundary(sets: readonly (readonly Vectors[])[], operation: PolygonOperation): Piece[] {
  const edges = edgesOf(sets);
  const [a, b] = [0, 1].map((set) => edges.filter((edge) => edge.set === set)) as [Edge[], Edge[]];
  const pieces = new Map<string, Piece>();
  for (const edge of edges) {
    for (const [p, q] of cut(edge, edges)) {
      const [ofA, ofB] = [sides(a, p, q), sides(b, p, q)];
      const [left, right] = [0, 1].map((k) => IS_IN[operation](ofA[k]!, ofB[k]!));
      if (left === right) continue;
      const piece = left ? { from: p, to: q } : { from: q, to: p };
      pieces.set(`${keyOf(piece.from)} ${keyOf(piece.to)}`, piece);
    }
  }
  return [...pieces.values()];
}

/** Of the pieces that go on, the one that turns most to the left: it bounds the same part of the inside. */
function leftmost(piece: Piece, goOn: readonly Piece[]): Piece {
  const into = direction(piece.from, piece.to);
  const turn = (d: readonly [bigint, bigint]) => {
    const side = cross(into, d);
    return side > 0n ? 1 : side < 0n ? -1 : 0;
  };
  return goOn.reduce((best, one) => {
    const [d, e] = [direction(best.from, best.to), direction(one.from, one.to)];
    if (turn(d) !== turn(e)) return turn(e) > turn(d) ? one : best;
    return cross(d, e) > 0n ? one : best;
  });
}

/** Rings of pieces: outer ones counterclockwise, holes clockwise. */
function trace(pieces: readonly Piece[]): Place[][] {
  const left = new Set(pieces);
  const rings: Place[][] = [];
  for (const first of pieces) {
    if (!left.has(first)) continue;
    const ring: Place[] = [];
    let piece = first;
    do {
      left.delete(piece);
      ring.push(piece.from);
      const { to } = piece;
      const goOn = pieces.filter(
        (next) =>
          (left.has(next) || next === first) && isEqual(next.from.x, to.x) && isEqual(next.from.y, to.y),
      );
      piece = leftmost(piece, goOn);
    } while (piece !== first);
    rings.push(ring);
  }
  return rings;
}

type Ring = (readonly [number, number])[];

function rounded(ring: readonly Place[], one: bigint): Ring {
  const number = ([p, q]: Fraction) => {
    const [numerator, denominator] = reduced(p, q * one);
    return toNumber({ numerator, denominator });
  };
  const points = ring.map(({ x, y }) => [number(x), number(y)] as const);
  return points.filter(([x, y], i) => {
    const [u, v] = points[(i + 1) % points.length]!;
    return x !== u || y !== v;
  });
}

/** Whether all points of a ring are in another one or on it. */
function isAround(outer: readonly Place[], ring: readonly Place[]): boolean {
  const edges = outer.map((p, i): [Place, Place] => [p, outer[(i + 1) % outer.length]!]);
  return ring.every((p) => {
    let isIn = false;
    for (const [a, b] of edges) {
      const side = cross(direction(a, b), direction(a, p));
      const [u, v] = [direction(a, p), direction(b, p)];
      if (side === 0n && u[0] * v[0] <= 0n && u[1] * v[1] <= 0n) return true;
      const isUp = !isLess(p.y, a.y);
      if (isUp === !isLess(p.y, b.y)) continue;
      if (isUp ? side > 0n : side < 0n) isIn = !isIn;
    }
    return isIn;
  });
}

/** The sign of the area of a ring: at its lowest of the leftmost corners it turns as a whole. */
function isOuter(ring: readonly Place[]): boolean {
  const lowest = ring.reduce((best, p, i) => {
    const q = ring[best]!;
    return isLess(p.x, q.x) || (isEqual(p.x, q.x) && isLess(p.y, q.y)) ? i : best;
  }, 0);
  const at = (i: number) => ring[(i + ring.length) % ring.length]!;
  const p = at(lowest);
  return cross(direction(at(lowest - 1), p), direction(p, at(lowest + 1))) > 0n;
}

/**
 * The result by the definition: pieces of edges that have the inside on one side only, put together, and rounded once.
 */
export function tracePolygonOperation(values: Float64Array, operation: PolygonOperation): string {
  const areas = areasOf(values).map((area) => area!.rings);
  const numbers = exact(areas.flat(3));
  let at = 0;
  const sets = areas.map((rings) =>
    rings.map((ring, i): Vectors => {
      const points = pointsAt(numbers, 2, at, ring.length);
      at += 2 * ring.length;
      const isTurned = doubleArea(points) > 0n !== (i === 0);
      return isTurned ? [...points].reverse() : points;
    }),
  );
  const rings = trace(boundary(sets, operation));
  const polygons = rings.filter(isOuter).map((ring) => [ring]);
  for (const hole of rings.filter((ring) => !isOuter(ring))) {
    (polygons.find(([outer]) => isAround(outer!, hole)) ?? polygons[0]!).push(hole);
  }
  const result = polygons.map((all) => all.map((ring) => rounded(ring, numbers.one)));
  return JSON.stringify(
    result.filter(([outer]) => outer!.length > 2).map((all) => all.filter((ring) => ring.length > 2)),
  );
}
