/**
 * Circles and ellipses against polygons over the rationals. A round shape is where a quadratic function is not
 * positive: along an edge, its values at the ends and in the middle tell its least sign. What is within is decided by
 * all of the plane, cut into slabs at all vertices and crossings: no part of it outside of the polygon may come into
 * the shape. The kernel walks along the edges that come into the shape.
 */

import { MOST_OUTER } from '../../../cases/distance/polygons.js';
import { exactRingAt, openVectors, ringSize } from '../../../cases/planar/rings.js';
import { type PlanarKind, ROUND, ringsFrom } from '../../../cases/round/polygons.js';
import { windingOf } from '../planar-polygons/points.js';
import { onSegment } from '../shape.js';
import { type Exact, exact, rational, signOf, type Vector, vectorAt } from '../vectors.js';

/** (x, y) / w with w > 0. */
interface Place {
  readonly x: bigint;
  readonly y: bigint;
  readonly w: bigint;
}

/** A round shape: the sign of its function is that of what it gives for a place, which is w² times as large. */
interface Region {
  readonly center: Vector;
  /** No point of it is farther from its center in a coordinate. */
  readonly reach: bigint;
  at(place: Place): bigint;
}

function regionOf(kind: PlanarKind, values: Exact): Region {
  const center = vectorAt(values, ROUND, 2);
  if (kind === 'circle') {
    const r = values.numerators[ROUND + 2]!;
    const at = ({ x, y, w }: Place) => (x - center[0] * w) ** 2n + (y - center[1] * w) ** 2n - (r * w) ** 2n;
    return { center, reach: r, at };
  }
  const [u, v] = [vectorAt(values, ROUND + 2, 2), vectorAt(values, ROUND + 4, 2)];
  const area = u[0] * v[1] - u[1] * v[0];
  const at = ({ x, y, w }: Place) => {
    const [dx, dy] = [x - center[0] * w, y - center[1] * w];
    return (dx * v[1] - dy * v[0]) ** 2n + (u[0] * dy - u[1] * dx) ** 2n - (area * w) ** 2n;
  };
  const size = (x: bigint) => (x < 0n ? -x : x);
  return { center, reach: size(u[0]) + size(u[1]) + size(v[0]) + size(v[1]), at };
}

/** The least sign of the function between two places: at an end, or where its derivative vanishes between them. */
function leastSign(region: Region, a: Place, b: Place): number {
  const [p, q] = [
    { x: a.x * b.w, y: a.y * b.w, w: a.w * b.w },
    { x: b.x * a.w, y: b.y * a.w, w: a.w * b.w },
  ];
  const [first, last] = [region.at(p), region.at(q)];
  // Four times the value in the middle.
  const middle = region.at({ x: p.x + q.x, y: p.y + q.y, w: 2n * p.w });
  const [square, linear] = [2n * first + 2n * last - middle, middle - 3n * first - last];
  const ends = Math.min(signOf(first), signOf(last));
  if (linear >= 0n || -linear >= 2n * square) return ends;
  return Math.min(ends, signOf(4n * square * first - linear * linear));
}

type Rings = readonly (readonly Vector[])[];
type Edge = readonly [Vector, Vector];

const edgesOf = (rings: Rings): Edge[] =>
  rings.flatMap((ring) => ring.map((p, i): Edge => [p, ring[(i + 1) % ring.length]!]));

const placeOf = ([x, y]: Vector): Place => ({ x, y, w: 1n });

/** Whether a place that is on no ring is filled. */
function isFilled(rings: Rings, { x, y, w }: Place, isNonZero: boolean): boolean {
  const windings = rings.map((ring) =>
    windingOf(
      ring.map(([p, q]): Vector => [p * w, q * w, 0n]),
      [x, y, 0n],
    ),
  );
  return windings.every((winding, i) => (isNonZero ? winding !== 0 : winding % 2 !== 0) === (i === 0));
}

/** A rational number n / d with d > 0. */
type Fraction = readonly [n: bigint, d: bigint];

const compare = (a: Fraction, b: Fraction): number => signOf(a[0] * b[1] - b[0] * a[1]);

function sorted(fractions: readonly Fraction[]): Fraction[] {
  return [...fractions].sort(compare).filter((x, i, all) => i === 0 || compare(all[i - 1]!, x) !== 0);
}

/** Where two edges from left to right cross that are not parallel, by the first coordinate. */
function crossing([a, b]: Edge, [c, d]: Edge): Fraction[] {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const turn = ux * vy - uy * vx;
  if (turn === 0n) return [];
  const along = (c[0] - a[0]) * vy - (c[1] - a[1]) * vx;
  const x: Fraction = [a[0] * turn + ux * along, turn];
  const at: Fraction = turn > 0n ? x : [-x[0], -turn];
  const isOn =
    [a, c].every((p) => compare([p[0], 1n], at) <= 0) && [b, d].every((p) => compare(at, [p[0], 1n]) <= 0);
  return isOn ? [at] : [];
}

/** A line that is not vertical, at a level. */
function heightAt([a, b]: Edge, [n, d]: Fraction): Fraction {
  const width = b[0] - a[0];
  return [a[1] * width * d + (b[1] - a[1]) * (n - a[0] * d), width * d];
}

const middleOf = (a: Fraction, b: Fraction): Fraction => [a[0] * b[1] + b[0] * a[1], 2n * a[1] * b[1]];

const placeAt = (x: Fraction, y: Fraction): Place => ({ x: x[0] * y[1], y: y[0] * x[1], w: x[1] * y[1] });

/** The corners of all cells between edges in slabs, of a square about the shape, with a place inside of each. */
function* cellsOf(rings: Rings, { center, reach }: Region): Generator<{ corners: Place[]; inner: Place }> {
  const far = 2n * reach + 2n;
  const [left, right] = [center[0] - far, center[0] + far];
  const [bottom, top] = [center[1] - far, center[1] + far];
  const border: Edge[] = [bottom, top].map((y) => [
    [left, y, 0n],
    [right, y, 0n],
  ]);
  const edges = edgesOf(rings)
    .filter(([p, q]) => p[0] !== q[0])
    .map((edge): Edge => (edge[0][0] < edge[1][0] ? edge : [edge[1], edge[0]]));
  const all = [...edges, ...border];
  const crossings = all.flatMap((e, i) => all.slice(i + 1).flatMap((f) => crossing(e, f)));
  const levels = sorted([
    ...[left, right, ...rings.flat().map(([x]) => x)].map((x): Fraction => [x, 1n]),
    ...crossings,
  ]).filter((x) => compare(x, [left, 1n]) >= 0 && compare(x, [right, 1n]) <= 0);
  for (let i = 0; i + 1 < levels.length; i++) {
    const [from, to] = [levels[i]!, levels[i + 1]!];
    const at = middleOf(from, to);
    const here = all.filter(([p, q]) => compare([p[0], 1n], from) <= 0 && compare([q[0], 1n], to) >= 0);
    const heights = here.map((edge) => ({ edge, y: heightAt(edge, at) }));
    heights.sort((e, f) => compare(e.y, f.y));
    for (let k = 0; k + 1 < heights.length; k++) {
      const [low, high] = [heights[k]!, heights[k + 1]!];
      if (compare(low.y, high.y) === 0) continue;
      if (compare(low.y, [bottom, 1n]) < 0 || compare(high.y, [top, 1n]) > 0) continue;
      const corner = (edge: Edge, x: Fraction) => placeAt(x, heightAt(edge, x));
      const corners = [
        corner(low.edge, from),
        corner(low.edge, to),
        corner(high.edge, to),
        corner(high.edge, from),
      ];
      yield { corners, inner: placeAt(at, middleOf(low.y, high.y)) };
    }
  }
}

/** Whether the inside of a shape has points in a cell. */
function comesInto(region: Region, corners: readonly Place[]): boolean {
  const sides = corners.map((p, i) => [p, corners[(i + 1) % 4]!] as const);
  if (sides.some(([p, q]) => leastSign(region, p, q) < 0)) return true;
  const [x, y] = region.center;
  const turn = (p: Place, q: Place) =>
    (q.x * p.w - p.x * q.w) * (y * p.w - p.y) - (q.y * p.w - p.y * q.w) * (x * p.w - p.x);
  return sides.every(([p, q]) => turn(p, q) >= 0n);
}

/** A circle or an ellipse, and a polygon. */
export function roundPolygonReferee(kind: PlanarKind): (values: Float64Array) => string {
  return (v) => {
    const values = exact(v);
    const region = regionOf(kind, values);
    const from = ringsFrom(kind);
    const rings = [from, from + ringSize(MOST_OUTER)]
      .map((at) => openVectors(exactRingAt(values, at)))
      .filter((ring) => ring.length > 0);
    const isNonZero = v[0] !== 0;
    const isPoint = region.at(placeOf(region.center)) === 0n;
    const edges = edgesOf(rings);
    const least = Math.min(...edges.map(([p, q]) => leastSign(region, placeOf(p), placeOf(q))));
    const isOn = edges.some(([p, q]) => onSegment(p, q, rational(region.center)));
    const isWithin = !isOn && isFilled(rings, placeOf(region.center), isNonZero);
    const isRings = rings.flat().every((p) => isPoint && region.at(placeOf(p)) === 0n);
    const boundaries = isRings ? 'overlapping' : boundariesOf(region, rings);
    if (least > 0 && !isWithin) return `disjoint none ${boundaries}`;
    const relation = isWithin || least < 0 ? 'overlapping' : 'touching';
    const contains = rings.flat().every((p) => region.at(placeOf(p)) <= 0n);
    const isIn = isPoint || isCovered(rings, region, isNonZero);
    const containment = isIn ? (contains ? 'equal' : 'inside') : contains ? 'containing' : 'none';
    return `${relation} ${containment} ${boundaries}`;
  };
}

/**
 * How the curve and the rings meet, from edge to edge: one with both ends on one side crosses it, too, if it comes into
 * the inside between ends that are not in it. A ring that comes to the curve in corners only, from both sides, crosses.
 */
function boundariesOf(region: Region, rings: Rings): string {
  const words = rings.map((ring): string => {
    const levels = edgesOf([ring]).flatMap(([p, q]) => {
      const ends = [p, q].map((end) => signOf(region.at(placeOf(end))));
      return [...ends, leastSign(region, placeOf(p), placeOf(q))];
    });
    if (levels.includes(1) && levels.includes(-1)) return 'crossing';
    return levels.includes(0) ? 'touching' : 'disjoint';
  });
  return ['crossing', 'touching'].find((word) => words.includes(word)) ?? 'disjoint';
}

function isCovered(rings: Rings, region: Region, isNonZero: boolean): boolean {
  for (const { corners, inner } of cellsOf(rings, region)) {
    if (!isFilled(rings, inner, isNonZero) && comesInto(region, corners)) return false;
  }
  return true;
}
