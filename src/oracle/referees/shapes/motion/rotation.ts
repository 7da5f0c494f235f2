/**
 * Shapes that turn: the time is halved until each part of it is certainly free of contact, or has a certain contact.
 * A part is free if the shapes are farther apart in its middle than what all their points can move in half of it. A
 * contact is certain where an edge crosses a face, a corner is inside, balls overlap; or where a point goes through a
 * polygon, or a segment through another one, in a stretch of time. What is proposed in doubles is proved over integers.
 * The kernel advances by separating planes and bounds of second order.
 */
import { bitLength } from '../../../../arithmetic/integers.js';
import { add, cross, dot, greater, multiply, signOf, subtract, type Vector } from '../vectors.js';
import type { Parts } from './near-pair.js';
import { crossingParts, nearPair, type Weights } from './near-pair.js';
import { BITS, type Fraction, lengthAbove, type Turn, TurningPoints } from './turning.js';

/** A core that turns, and the ball around each of its points. */
export interface TurningShape {
  readonly points: readonly Vector[];
  readonly parts: Parts;
  readonly isSolid: boolean;
  readonly radius: bigint;
  readonly turn: Turn;
}

/** What is certain: a contact at `hit`; none before `free`; and none at all outside of the doubts. */
export interface Certain {
  readonly verdict: 'hit' | 'miss' | 'unknown';
  readonly hit: number | null;
  readonly free: number;
  readonly doubts: readonly (readonly [number, number])[];
}

/** How finely a time is divided, and in how many parts at most. */
export interface Patience {
  readonly depth: number;
  readonly parts: number;
}

const PATIENCE: Patience = { depth: 24, parts: 1500 };

/** Both shapes at a time: points over the unit times 2^BITS, and as doubles. */
interface Placed {
  readonly p: readonly Vector[];
  readonly q: readonly Vector[];
  readonly nearP: readonly (readonly [number, number, number])[];
  readonly nearQ: readonly (readonly [number, number, number])[];
}

/** Two shapes that turn. */
export class TurningPair {
  readonly #a: TurningShape;
  readonly #b: TurningShape;
  readonly #p: TurningPoints;
  readonly #q: TurningPoints;
  /** By how much a difference of points is off, and by how much it moves in all of the time. */
  readonly #error: bigint;
  readonly #way: bigint;
  readonly #radius: bigint;

  constructor(a: TurningShape, b: TurningShape) {
    [this.#a, this.#b] = [a, b];
    [this.#p, this.#q] = [new TurningPoints(a.points, a.turn), new TurningPoints(b.points, b.turn)];
    this.#error = this.#p.error + this.#q.error;
    const velocity = subtract(a.turn.translation, b.turn.translation);
    this.#way = this.#p.way + this.#q.way + (lengthAbove(velocity) << BigInt(BITS));
    this.#radius = (a.radius + b.radius) << BigInt(BITS);
  }

  /** Do they turn so often that no part of the time is short enough? */
  get #isWild(): boolean {
    return [this.#a, this.#b].some(
      ({ turn: { angle } }) => bitLength(angle.n < 0n ? -angle.n : angle.n) - bitLength(angle.d) > 20,
    );
  }

  /** What is certain from one time to another. `isMet`: they have a common point at time 0. */
  between(from: number, to: number, isMet: () => boolean, patience = PATIENCE): Certain {
    const doubts: [number, number][] = [];
    let free = from;
    let parts = 0;
    const visit = (t0: number, t1: number, depth: number): number | null => {
      const middle = (t0 + t1) / 2;
      const placed = this.#at(middle);
      // Between neighbouring doubles the middle is one of them.
      if (this.#isFree(placed, Math.max(t1 - middle, middle - t0))) {
        if (free === t0) free = t1;
        return null;
      }
      parts++;
      if (depth < patience.depth && parts < patience.parts) {
        // A contact in the middle is no reason not to look for an earlier one.
        const early = visit(t0, middle, depth + 1);
        if (early !== null) return early;
        if (this.#meet(placed)) return middle;
        return visit(middle, t1, depth + 1);
      }
      if (this.#meet(placed)) return middle;
      if (this.#passThrough(t0, t1)) return t1;
      const last = doubts.at(-1);
      if (last !== undefined && last[1] === t0) last[1] = t1;
      else doubts.push([t0, t1]);
      return null;
    };
    if (this.#isWild) {
      const met = from === 0 && isMet();
      return { verdict: met ? 'hit' : 'unknown', hit: met ? 0 : null, free: from, doubts: [[from, to]] };
    }
    const start = this.#at(from);
    let hit = this.#meet(start) || (from === 0 && !this.#isFree(start, 0) && isMet()) ? from : null;
    hit ??= visit(from, to, 0);
    if (hit === null && this.#meet(this.#at(to))) hit = to;
    hit ??= doubts.find(([t0, t1]) => this.#passThrough(t0 - (t1 - t0), t1 + (t1 - t0)))?.[1] ?? null;
    return { verdict: hit !== null ? 'hit' : doubts.length > 0 ? 'unknown' : 'miss', hit, free, doubts };
  }

  #at(time: number): Placed {
    const t = fractionOf(time);
    const [p, q] = [this.#p.at(t), this.#q.at(t)];
    const base = q[0]!;
    const [u, v] = [p.map((x) => subtract(x, base)), q.map((x) => subtract(x, base))];
    const size = [...u, ...v].flat().reduce((bits, x) => Math.max(bits, bitLength(x < 0n ? -x : x)), 0);
    const shift = BigInt(Math.max(0, size - 60));
    const near = (x: Vector) =>
      [Number(x[0] >> shift), Number(x[1] >> shift), Number(x[2] >> shift)] as const;
    return { p: u, q: v, nearP: u.map(near), nearQ: v.map(near) };
  }

  /** Is a plane across the shortest way between both farther than what moves in so much time? */
  #isFree({ p, q, nearP, nearQ }: Placed, half: number): boolean {
    const { vector } = nearPair(nearP, this.#a.parts, nearQ, this.#b.parts);
    const size = Math.max(...vector.map(Math.abs));
    if (!(size > 0)) return false;
    const n = vector.map((x) => BigInt(Math.round((x / size) * 2 ** 40))) as unknown as Vector;
    const gap = least(p.map((x) => dot(n, x))) + least(q.map((x) => -dot(n, x)));
    const { n: over, d } = fractionOf(half);
    const reach = this.#radius + 2n * this.#error + (this.#way * over) / d + 1n;
    return gap > lengthAbove(n) * reach;
  }

  #meet(placed: Placed): boolean {
    return this.#radius > 0n ? this.#ballsMeet(placed) || this.#coresMeet(placed) : this.#coresMeet(placed);
  }

  /** Are two points of the cores certainly nearer than the radii? */
  #ballsMeet({ p, q, nearP, nearQ }: Placed): boolean {
    const { a, b } = nearPair(nearP, this.#a.parts, nearQ, this.#b.parts);
    const [u, v] = [weighted(p, a), weighted(q, b)];
    const way = subtract(multiply(u.sum, v.weight), multiply(v.sum, u.weight));
    const limit = this.#radius - 2n * this.#error;
    return limit > 0n && dot(way, way) < (limit * u.weight * v.weight) ** 2n;
  }

  #coresMeet({ p, q, nearP, nearQ }: Placed): boolean {
    const one = crossingParts(nearP, this.#a.parts, nearQ, this.#b.parts);
    if (one !== null && this.#crosses(p, one.edge, q, one.face)) return true;
    const other = crossingParts(nearQ, this.#b.parts, nearP, this.#a.parts);
    if (other !== null && this.#crosses(q, other.edge, p, other.face)) return true;
    return this.#isInside(p[0]!, this.#b, q) || this.#isInside(q[0]!, this.#a, p);
  }

  /** Are the ends of an edge on both sides of a face, and does its line certainly go through it? */
  #crosses(
    p: readonly Vector[],
    [i, j]: readonly [number, number],
    q: readonly Vector[],
    face: readonly number[],
  ): boolean {
    const [from, to] = [p[i]!, p[j]!];
    const corners = face.map((k) => q[k]!);
    const s = this.#sideOf(from, corners);
    if (s === 0 || this.#sideOf(to, corners) !== -s) return false;
    return corners.every((a, k) => {
      const next = corners[(k + 1) % corners.length]!;
      return this.#determinant(subtract(a, from), subtract(next, from), subtract(to, from)) === -s;
    });
  }

  /** On which side of a face is a point, certainly? */
  #sideOf(x: Vector, [a, b, c]: readonly Vector[]): number {
    return this.#determinant(subtract(b!, a!), subtract(c!, a!), subtract(x, a!));
  }

  /** The sign of a determinant of differences, 0 where it is not certain: each is off by twice the error. */
  #determinant(u: Vector, v: Vector, w: Vector): number {
    return certainSign([u, v, w], dot(cross(u, v), w), 2n * this.#error);
  }

  #isInside(x: Vector, { parts, isSolid }: TurningShape, q: readonly Vector[]): boolean {
    if (!isSolid || parts.faces.length < 4) return false;
    const center = q.reduce(add);
    const count = BigInt(q.length);
    return parts.faces.every((face) => {
      const corners = face.map((k) => q[k]!);
      const [a, b, c] = corners as [Vector, Vector, Vector];
      const [u, v, w] = [subtract(b, a), subtract(c, a), subtract(center, multiply(a, count))];
      // A flat polyhedron, whose corners are off, has no inside that is certain.
      const inner = certainSign([u, v, w], dot(cross(u, v), w), 2n * this.#error * count);
      return inner !== 0 && this.#sideOf(x, corners) === inner;
    });
  }

  /**
   * Does a point go through a polygon, or a segment through another one, between two times? Their difference is a
   * polygon, whose sides keep the origin inside, seen along its normal, and whose plane the origin changes.
   */
  #passThrough(t0: number, t1: number): boolean {
    if (this.#radius > 0n || t0 < 0 || t1 > 1) return false;
    const [before, after] = [this.#differences(this.#at(t0)), this.#differences(this.#at(t1))];
    if (before === null || after === null) return false;
    const error = 2n * this.#error;
    const side = (v: readonly Vector[], slack: bigint): number => {
      const [u, w] = [subtract(v[1]!, v[0]!), subtract(v[2]!, v[0]!)];
      return certainSign([u, w, v[0]!], dot(cross(u, w), v[0]!), slack);
    };
    const s = side(before, error);
    if (s === 0 || side(after, error) !== -s) return false;
    const { n, d } = fractionOf(t1 - t0);
    const slack = error + 2n * ((this.#way * n) / d + 1n);
    const normal = [subtract(before[1]!, before[0]!), subtract(before[2]!, before[0]!)] as const;
    return before.every((a, i) => {
      const along = subtract(before[(i + 1) % before.length]!, a);
      const value = dot(cross(cross(normal[0], normal[1]), along), multiply(a, -1n));
      return certainSign([...normal, along, a], value, slack) === 1;
    });
  }

  /** The corners of the difference, in their order, of a point and a polygon or of two segments. */
  #differences({ p, q }: Placed): Vector[] | null {
    const [a, b] = [this.#a, this.#b];
    const faceOf = ({ parts, isSolid }: TurningShape) => (isSolid ? undefined : parts.faces[0]);
    if (p.length === 1) return faceOf(b)?.map((j) => subtract(p[0]!, q[j]!)) ?? null;
    if (q.length === 1) return faceOf(a)?.map((i) => subtract(p[i]!, q[0]!)) ?? null;
    if (a.parts.faces.length > 0 || b.parts.faces.length > 0) return null;
    const at = (i: number, j: number): Vector => subtract(p[i]!, q[j]!);
    return [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
  }
}

/**
 * The sign of a product of vectors that is linear in each of them, if it cannot change where each is off by a slack.
 */
function certainSign(vectors: readonly Vector[], value: bigint, slack: bigint): number {
  const lengths = vectors.map(lengthAbove);
  const product = (more: bigint): bigint => lengths.reduce((all, x) => all * (x + more), 1n);
  const size = value < 0n ? -value : value;
  return size > product(slack) - product(0n) ? signOf(value) : 0;
}

const least = (values: readonly bigint[]): bigint => -values.map((x) => -x).reduce(greater);

function weighted(points: readonly Vector[], weights: Weights): { sum: Vector; weight: bigint } {
  let sum: Vector = [0n, 0n, 0n];
  let weight = 0n;
  for (const [i, w] of weights) {
    const part = BigInt(Math.round(Math.max(0, w) * 2 ** 50));
    sum = add(sum, multiply(points[i]!, part));
    weight += part;
  }
  return { sum, weight };
}

/** A double from 0 to 1 as a fraction. */
function fractionOf(x: number): Fraction {
  let [value, d] = [x, 1n];
  while (!Number.isInteger(value)) {
    value *= 2;
    d *= 2n;
  }
  return { n: BigInt(value), d };
}
