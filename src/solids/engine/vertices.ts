import { nextDown, nextUp } from '../../arithmetic/float64.js';
import {
  hashOfResidues,
  integerModulo,
  inverseModulo,
  minusModulo,
  plusModulo,
  powerOfTwoModulo,
  residueOf,
  timesModulo,
  withoutPrime,
} from '../../arithmetic/residues.js';
import { NumberSets } from '../../core/collections/number-sets.js';
import type { Point3 } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { orderAlong, orderOfPoints } from '../../implicit/compare-points.js';
import { exactPoint3, nearestOf3, type Point3Object } from '../../implicit/objects/point3-object.js';
import { ThreePlanesPointObject } from '../../implicit/objects/three-planes-point.js';
import { type PlaneResidues, planeResidues } from '../../implicit/plane-hash.js';
import { sideOfAny } from '../../implicit/side-of-plane.js';
import type { Axis } from './axis.js';
import { NumbersByHash } from './numbers-by-hash.js';
import type { Planes } from './planes.js';

/** A point, plain or the common point of three planes. */
export type VertexPoint = Point3 | Point3Object;

/** The coordinates of a vertex, rounded. */
export function nearest(point: VertexPoint): ArrayLike<number> {
  return 'type' in point ? nearestOf3(point) : point;
}

/** A box around a point: the nearest double is less than a step away. */
export function boxOf(point: VertexPoint): number[] {
  const at = Array.from(nearest(point));
  if (!('type' in point)) return [...at, ...at];
  const limit = Number.MAX_VALUE;
  return [...at.map((x) => Math.max(nextDown(x), -limit)), ...at.map((x) => Math.min(nextUp(x), limit))];
}

/**
 * The distinct vertices of a construction, each with a number: input points, and common points of three planes. A point
 * has one number, however it was come by: points are looked up by their coordinates modulo a prime, and compared
 * exactly. What is known of vertices on planes is remembered, so that the sign zero is calculated once.
 */
export class Vertices {
  readonly points: VertexPoint[] = [];
  readonly #planes: Planes;
  /** For each vertex the planes that it is known to lie on; of a common point of three planes these come first. */
  #on = new NumberSets();
  #numbers = new NumbersByHash();
  /** The coordinates of vertices on level planes that are known by these, as the doubles that they are. */
  #known = new Map<number, (number | undefined)[]>();
  /** The vertex of three planes i < j < k, by i and j, then by k. */
  readonly #ofPlanes = new Map<number, Map<number, number>>();

  constructor(planes: Planes) {
    this.#planes = planes;
  }

  /** The number of an input point. */
  ofPoint(point: Point3): number {
    const hash = hashOfResidues([residueOf(point[0]!), residueOf(point[1]!), residueOf(point[2]!)]);
    const found = this.#find(hash, point, NO_PLANES);
    return found >= 0 ? found : this.#push(hash, point);
  }

  /** The number of the common point of three planes that have one. */
  ofPlanes(p: number, q: number, r: number): number {
    const [i, j, k] = sorted(p, q, r);
    const pair = i * PAIR + j;
    let third = this.#ofPlanes.get(pair);
    if (third === undefined) {
      third = new Map();
      this.#ofPlanes.set(pair, third);
    }
    let found = third.get(k);
    if (found === undefined) {
      found = this.#common([i, j, k]);
      third.set(k, found);
    }
    return found;
  }

  #common(planes: readonly [number, number, number]): number {
    const [p, q, r] = planes.map((i) => this.#planes.objects[i]!);
    return this.#ofCommonPoint(new ThreePlanesPointObject(p!, q!, r!), planes);
  }

  /** The number of a point that is the common one of three planes. */
  ofCommonPoint(point: ThreePlanesPointObject, p: number, q: number, r: number): number {
    return this.#ofCommonPoint(point, sorted(p, q, r));
  }

  #ofCommonPoint(point: ThreePlanesPointObject, planes: readonly [number, number, number]): number {
    const [p, q, r] = planes.map((plane) => planeResidues(this.#planes.objects[plane]!));
    const hash = hashOfCommonPoint(p!, q!, r!, point);
    const found = this.#find(hash, point, planes);
    const vertex = found < 0 ? this.#push(hash, point) : found;
    for (const plane of planes) this.putOn(vertex, plane);
    return vertex;
  }

  /**
   * Adds a vertex of another table, which knows what it lies on.
   *
   * @param planeOf what planes of the other table are called here; those with negative numbers are not here
   */
  addFrom(other: Vertices, vertex: number, planeOf: Int32Array): number {
    const point = other.points[vertex]!;
    const on = other.#on.members(vertex);
    for (let i = 0; i < on.length; i++) on[i] = planeOf[on[i]!]!;
    const hash = other.#numbers.hashOf(vertex);
    const defining = 'type' in point ? on.slice(0, 3) : NO_PLANES;
    const found = this.#find(hash, point, defining);
    const index = found < 0 ? this.#push(hash, point) : found;
    for (const plane of on) if (plane >= 0) this.putOn(index, plane);
    return index;
  }

  #push(hash: number, point: VertexPoint): number {
    this.points.push(point);
    this.#numbers.push(hash);
    return this.#on.add();
  }

  /** The number of a point, or -1. */
  #find(hash: number, point: VertexPoint, planes: readonly number[]): number {
    let index = this.#numbers.last(hash);
    while (index >= 0 && !this.#isSame(index, point, planes)) index = this.#numbers.before(index);
    return index;
  }

  /** A table with the same vertices under the same numbers, of a copy of the planes. */
  copy(planes: Planes): Vertices {
    const copy = new Vertices(planes);
    for (let i = 0; i < this.points.length; i++) copy.points.push(this.points[i]!);
    copy.#on = this.#on.copy();
    copy.#numbers = this.#numbers.copy();
    copy.#known = new Map([...this.#known].map(([vertex, known]) => [vertex, [...known]]));
    return copy;
  }

  /** Three planes have one common point: what lies on all of them is that. */
  #isSame(index: number, point: VertexPoint, planes: readonly number[]): boolean {
    if (this.points[index] === point) return true;
    if (planes.length > 0) return planes.every((plane) => this.side(index, plane) === 0);
    return orderOfPoints(this.points[index]!, point) === 0;
  }

  /** Notes that a vertex lies on a plane. */
  putOn(vertex: number, plane: number): void {
    this.#on.put(vertex, plane);
    const axis = this.#planes.levels[plane]!;
    if (axis < 0 || !('type' in this.points[vertex]!)) return;
    let known = this.#known.get(vertex);
    if (known === undefined) {
      known = [undefined, undefined, undefined];
      this.#known.set(vertex, known);
    }
    known[axis] = this.#planes.objects[plane]!.anchored![axis]!;
  }

  /** A coordinate of a vertex, if it is known as a double. */
  #knownAt(vertex: number, axis: Axis): number | undefined {
    const point = this.points[vertex]!;
    return 'type' in point ? this.#known.get(vertex)?.[axis] : point[axis]!;
  }

  /** On which side of a plane a vertex lies. */
  side(vertex: number, plane: number): Sign {
    if (this.#on.has(vertex, plane)) return 0;
    const side = sideOfAny(this.#planes.objects[plane]!, this.points[vertex]!);
    if (side === 0) this.putOn(vertex, plane);
    return side;
  }

  /**
   * The lexicographic order of two vertices, which on a line is their order along it. Where both have a coordinate by
   * planes that say it, two doubles are compared: vertices of one level plane have it in common, and no filter sees
   * that.
   */
  order(u: number, v: number): Sign {
    if (u === v) return 0;
    const [p, q] = [this.points[u]!, this.points[v]!];
    if (this.#known.size === 0) return orderOfPoints(p, q);
    for (const axis of AXES) {
      const [x, y] = [this.#knownAt(u, axis), this.#knownAt(v, axis)];
      if (x === undefined || y === undefined) {
        const order = orderAlong(axis, p, q);
        if (order !== 0) return order;
      } else if (x !== y) return x < y ? -1 : 1;
    }
    return 0;
  }

  /** Is a common point of planes a point with these coordinates? */
  isAt(vertex: number, point: Point3): boolean {
    const [p, q, r] = this.#on.members(vertex);
    return [p!, q!, r!].every((plane) => sideOfAny(this.#planes.objects[plane]!, point) === 0);
  }
}

const NO_PLANES: readonly number[] = [];
const AXES: readonly Axis[] = [0, 1, 2];
/** More planes than there can be. */
const PAIR = 2 ** 26;

function sorted(p: number, q: number, r: number): [number, number, number] {
  const least = Math.min(p, q, r);
  const greatest = Math.max(p, q, r);
  return [least, p + q + r - least - greatest, greatest];
}

/** The same number for a point as its coordinates as doubles would give. */
function hashOfCommonPoint(
  p: PlaneResidues,
  q: PlaneResidues,
  r: PlaneResidues,
  point: ThreePlanesPointObject,
): number {
  // The minors of the second and the third row.
  const xy = minor(q[0], q[1], r[0], r[1]);
  const xz = minor(q[0], q[2], r[0], r[2]);
  const yz = minor(q[1], q[2], r[1], r[2]);
  const w = determinant(p[0], p[1], p[2], yz, xz, xy);
  if (w === 0) return hashOfIntegers(point);
  const xd = minor(q[0], q[3], r[0], r[3]);
  const yd = minor(q[1], q[3], r[1], r[3]);
  const zd = minor(q[2], q[3], r[2], r[3]);
  // Cramer: x = -|d y z| / w, y = -|x d z| / w, z = -|x y d| / w.
  const inverse = inverseModulo(minusModulo(0, w));
  const x = determinant(p[3], p[1], p[2], yz, minusModulo(0, zd), minusModulo(0, yd));
  const y = determinant(p[0], p[3], p[2], minusModulo(0, zd), xz, xd);
  const z = determinant(p[0], p[1], p[3], yd, xd, xy);
  return hashOfResidues([timesModulo(x, inverse), timesModulo(y, inverse), timesModulo(z, inverse)]);
}

/** a d - b c */
function minor(a: number, b: number, c: number, d: number): number {
  return minusModulo(timesModulo(a, d), timesModulo(b, c));
}

/** a · u - b · v + c · w: a determinant by its first row. */
function determinant(a: number, b: number, c: number, u: number, v: number, w: number): number {
  return plusModulo(minusModulo(timesModulo(a, u), timesModulo(b, v)), timesModulo(c, w));
}

/**
 * The prime divides the determinant: either common factors are to be taken out, or the coordinates have no residues.
 */
function hashOfIntegers(point: ThreePlanesPointObject): number {
  const { x, y, z, w, exponent } = exactPoint3(point);
  const residues = withoutPrime([x, y, z, w]).map(integerModulo);
  if (residues[3] === 0) return NO_RESIDUES;
  const inverse = timesModulo(inverseModulo(residues[3]!), powerOfTwoModulo(exponent));
  const [a, b, c] = residues.map((r) => timesModulo(r, inverse));
  return hashOfResidues([a!, b!, c!]);
}

/** Where all points are looked for whose coordinates, in lowest terms, have a denominator that the prime divides. */
const NO_RESIDUES = -1;
