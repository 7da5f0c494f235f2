/**
 * The boundary of a regularised combination of solids, measured: in the plane of each triangle all others leave
 * segments, the lines through whose ends and crossings cut the plane into strips, and the segments these into
 * trapezoids; what is in front of the middle of a trapezoid, and what behind it, is in front of all of it and behind.
 * Nothing is ever joined: areas add up.
 */
import * as rational from '../../../../arithmetic/rational.js';
import { add, compare, divide, fromParts, multiply, subtract } from '../../../../arithmetic/rational.js';
import type { FaceMeasure, SolidLike } from '../../../answers/solids.js';
import { directions } from '../meshes/crossings.js';
import { dot, type Rational3, type Vector } from '../vectors.js';
import {
  type Crossed,
  crossingsOf,
  type ExactTriangle,
  isInside,
  type Operand,
  type Region,
} from './operand.js';

type Number = rational.Rational;
const ZERO = fromParts(0n, 1n);
const HALF = fromParts(1n, 2n);

/** A point of a plane, by two of its coordinates. */
type Point = readonly [Number, Number];

/** A plane with integer coefficients that have no common divisor. */
interface Plane {
  readonly normal: Vector;
  readonly constant: bigint;
}

function planeOf({ normal, constant }: ExactTriangle): Plane {
  const lead = normal.find((x) => x !== 0n)!;
  let g = 0n;
  for (const k of [...normal, constant]) {
    let [p, q] = [g, k < 0n ? -k : k];
    while (q !== 0n) [p, q] = [q, p % q];
    g = p;
  }
  const divisor = lead < 0n ? -g : g;
  return {
    normal: [normal[0] / divisor, normal[1] / divisor, normal[2] / divisor],
    constant: constant / divisor,
  };
}

const keyOf = ({ normal, constant }: Plane): string => `${normal.join()},${constant}`;

/** What lies in a plane, and what crosses it. */
interface Section {
  readonly plane: Plane;
  /** The two axes that its points are told by, and the one that the plane is not parallel to. */
  readonly axes: readonly [u: number, v: number, dropped: number];
  /** Triangles in the plane: of which operand, and 1 if they look to where the plane does. */
  readonly within: readonly { operand: number; way: 1 | -1; corners: readonly Point[] }[];
  readonly segments: readonly (readonly [Point, Point])[];
  /**
   * Where else something of a triangle is in the plane: single points, and upright segments. The middle of no trapezoid
   * may be there.
   */
  readonly others: readonly Number[];
}

/**
 * The points of a triangle's edges that are on a plane: of two ends on both sides the point between, or what is on it.
 */
function endsOn({ normal, constant }: Plane, { corners }: ExactTriangle): Rational3[] {
  const heights = corners.map((corner) => dot(normal, corner) + constant);
  return corners.flatMap((a, i) => {
    const [b, f, g] = [corners[(i + 1) % 3]!, heights[i]!, heights[(i + 1) % 3]!];
    const own: Rational3[] = f === 0n ? [{ x: a[0], y: a[1], z: a[2], w: 1n }] : [];
    if (!((f > 0n && g < 0n) || (f < 0n && g > 0n))) return own;
    const at = (axis: 0 | 1 | 2) => (f > 0n ? f * b[axis] - g * a[axis] : g * a[axis] - f * b[axis]);
    return [...own, { x: at(0), y: at(1), z: at(2), w: f > 0n ? f - g : g - f }];
  });
}

function sectionOf(plane: Plane, operands: readonly Operand[]): Section {
  const dropped = plane.normal.findIndex((x) => x !== 0n);
  const [u, v] = [(dropped + 1) % 3, (dropped + 2) % 3];
  const flat = (p: Rational3): Point => {
    const at = [p.x, p.y, p.z];
    return [fromParts(at[u]!, p.w), fromParts(at[v]!, p.w)];
  };
  const within: Section['within'][number][] = [];
  const segments: (readonly [Point, Point])[] = [];
  const others: Number[] = [];
  const key = keyOf(plane);
  for (const [operand, { triangles }] of operands.entries()) {
    for (const triangle of triangles) {
      if (keyOf(planeOf(triangle)) === key) {
        const way = dot(plane.normal, triangle.normal) > 0n ? 1 : -1;
        const corners = triangle.corners.map(([x, y, z]) => flat({ x, y, z, w: 1n }));
        within.push({ operand, way, corners });
        for (const [i, corner] of corners.entries()) segments.push([corner, corners[(i + 1) % 3]!]);
        continue;
      }
      const [p, q] = endsOn(plane, triangle);
      if (q !== undefined) segments.push([flat(p!), flat(q)]);
      else if (p !== undefined) others.push(flat(p)[0]);
    }
  }
  for (const [[x], [x2]] of segments) if (compare(x, x2) === 0) others.push(x);
  return { plane, axes: [u, v, dropped], within, segments: directed(segments, within), others };
}

/** Each once, from left to right, those apart from all triangles of the plane and upright ones left out. */
function directed(
  segments: readonly (readonly [Point, Point])[],
  within: Section['within'],
): (readonly [Point, Point])[] {
  const xs = within.flatMap(({ corners }) => corners.map(([x]) => x)).sort(compare);
  const kept = new Map<string, readonly [Point, Point]>();
  for (const [p, q] of segments) {
    const order = compare(p[0], q[0]);
    if (order === 0) continue;
    const [left, right] = order < 0 ? [p, q] : [q, p];
    if (compare(right[0], xs[0]!) <= 0 || compare(left[0], xs[xs.length - 1]!) >= 0) continue;
    const numbers = [...left, ...right].map(({ numerator, denominator }) => `${numerator}/${denominator}`);
    kept.set(numbers.join(), [left, right]);
  }
  return [...kept.values()];
}

/** The height of a segment's line at some place. */
function heightAt([[x, y], [x2, y2]]: readonly [Point, Point], at: Number): Number {
  return add(y, multiply(divide(subtract(y2, y), subtract(x2, x)), subtract(at, x)));
}

/** Where two segments cross, if they do in one point. */
function crossingAt(s: readonly [Point, Point], t: readonly [Point, Point]): Number | undefined {
  const low = compare(s[0][0], t[0][0]) < 0 ? t[0][0] : s[0][0];
  const high = compare(s[1][0], t[1][0]) < 0 ? s[1][0] : t[1][0];
  if (compare(low, high) >= 0) return undefined;
  const [atLow, atHigh] = [low, high].map((at) => subtract(heightAt(s, at), heightAt(t, at))) as [
    Number,
    Number,
  ];
  const [a, b] = [rational.sign(atLow), rational.sign(atHigh)];
  if (a * b >= 0) return undefined;
  const share = divide(atLow, subtract(atLow, atHigh));
  return add(low, multiply(share, subtract(high, low)));
}

/** The places of all ends of segments and triangles, of all crossings, and of what else is in the plane, in order. */
function placesOf({ segments, within, others }: Section): Number[] {
  const all = [...segments.flat(), ...within.flatMap(({ corners }) => corners)].map(([x]) => x);
  all.push(...others);
  for (const [i, s] of segments.entries()) {
    for (let k = 0; k < i; k++) {
      const at = crossingAt(s, segments[k]!);
      if (at !== undefined) all.push(at);
    }
  }
  all.sort(compare);
  return all.filter((x, i) => i === 0 || compare(all[i - 1]!, x) !== 0);
}

/** Whether a point that is on no edge lies in a triangle. */
function isWithin([x, y]: Point, corners: readonly Point[]): boolean {
  const sides = corners.map((a, i) => {
    const b = corners[(i + 1) % 3]!;
    const [left, right] = [
      multiply(subtract(b[0], a[0]), subtract(y, a[1])),
      multiply(subtract(b[1], a[1]), subtract(x, a[0])),
    ];
    return compare(left, right);
  });
  return sides.every((side) => side > 0) || sides.every((side) => side < 0);
}

/** The point of space over a point of the section. */
function lifted({ plane: { normal, constant }, axes: [u, v, dropped] }: Section, [s, t]: Point): Rational3 {
  const rest = add(
    add(multiply(fromParts(normal[u]!, 1n), s), multiply(fromParts(normal[v]!, 1n), t)),
    fromParts(constant, 1n),
  );
  const height = rational.negate(divide(rest, fromParts(normal[dropped]!, 1n)));
  const at: Number[] = [];
  at[u] = s;
  at[v] = t;
  at[dropped] = height;
  const w = at.reduce((product, { denominator }) => product * denominator, 1n);
  const [x, y, z] = at.map(({ numerator, denominator }) => (numerator * w) / denominator);
  return { x: x!, y: y!, z: z!, w };
}

/** What is crossed from the front of a plane at a point of it. */
function crossedFrom(p: Rational3, normal: Vector, operands: readonly Operand[]): Crossed[] {
  for (const way of directions()) {
    const rate = dot(way, normal);
    if (rate === 0n) continue;
    const along: Vector = rate > 0n ? way : [-way[0], -way[1], -way[2]];
    const found = crossingsOf(p, along, operands);
    if (found !== undefined) return found;
  }
  throw new Error('unreachable: some direction is generic');
}

/** 1 where the region ends in front of a point of a plane, -1 where it ends behind it, 0 where it does not end. */
function endAt(section: Section, at: Point, { operands, contains }: Region): -1 | 0 | 1 {
  const covering = section.within.filter(({ corners }) => isWithin(at, corners));
  if (covering.length === 0) return 0;
  const front = crossedFrom(lifted(section, at), section.plane.normal, operands);
  const back = front.map(({ signed, count }, i) => {
    const own = covering.filter(({ operand }) => operand === i);
    return { signed: own.reduce((sum, { way }) => sum + way, signed), count: count + own.length };
  });
  const isIn = (crossed: readonly Crossed[]) =>
    contains(operands.map((operand, i) => isInside(operand, crossed[i]!)));
  const [before, behind] = [isIn(front), isIn(back)];
  return before === behind ? 0 : behind ? 1 : -1;
}

/** The areas, as they look along the axis that was dropped, of what looks to the front of a plane, and to its back. */
function areasOf(section: Section, region: Region): readonly [front: Number, back: Number] {
  let [front, back] = [ZERO, ZERO];
  const places = placesOf(section);
  for (let i = 1; i < places.length; i++) {
    const [from, to] = [places[i - 1]!, places[i]!];
    const middle = multiply(HALF, add(from, to));
    const heights = section.segments
      .filter(([[left], [right]]) => compare(left, from) <= 0 && compare(right, to) >= 0)
      .map((segment) => heightAt(segment, middle))
      .sort(compare);
    for (let k = 1; k < heights.length; k++) {
      const [low, high] = [heights[k - 1]!, heights[k]!];
      if (compare(low, high) === 0) continue;
      const end = endAt(section, [middle, multiply(HALF, add(low, high))], region);
      if (end === 0) continue;
      const area = multiply(subtract(to, from), subtract(high, low));
      if (end > 0) front = add(front, area);
      else back = add(back, area);
    }
  }
  return [front, back];
}

/** A face by its area as it looks along an axis. */
function faceOf({ plane: { normal, constant }, axes }: Section, seen: Number, way: bigint): FaceMeasure {
  const whole = normal[axes[2]]! < 0n ? -normal[axes[2]]! : normal[axes[2]]!;
  const scaled = (k: bigint) => multiply(seen, fromParts(way * k, whole));
  return { area: [scaled(normal[0]), scaled(normal[1]), scaled(normal[2])], height: scaled(-constant) };
}

/** All faces of a region: one for each plane and way to look. */
export function facesOf(region: Region): FaceMeasure[] {
  const planes = new Map<string, Plane>();
  for (const { triangles } of region.operands) {
    for (const triangle of triangles) {
      const plane = planeOf(triangle);
      planes.set(keyOf(plane), plane);
    }
  }
  const faces: FaceMeasure[] = [];
  for (const plane of planes.values()) {
    const section = sectionOf(plane, region.operands);
    const [front, back] = areasOf(section, region);
    if (front.numerator !== 0n) faces.push(faceOf(section, front, 1n));
    if (back.numerator !== 0n) faces.push(faceOf(section, back, -1n));
  }
  return faces;
}

/**
 * The closure of the inside of a region, measured, in the unit of its operands: the volume is a third of what the
 * heights add up to.
 */
export function measured(region: Region): SolidLike {
  const faces = facesOf(region);
  const volume = faces.reduce((sum, { height }) => add(sum, height), ZERO);
  return {
    isUnbounded: region.contains(region.operands.map(() => false)),
    volume: multiply(volume, fromParts(1n, 3n)),
    faces,
  };
}

/** The same in a unit of which the old one is this much. */
export function inUnits({ isUnbounded, volume, faces }: SolidLike, unit: Number): SolidLike {
  const square = multiply(unit, unit);
  const cube = multiply(square, unit);
  return {
    isUnbounded,
    volume: multiply(volume, cube),
    faces: faces.map(({ area: [x, y, z], height }) => ({
      area: [multiply(x, square), multiply(y, square), multiply(z, square)],
      height: multiply(height, cube),
    })),
  };
}
