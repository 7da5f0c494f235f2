/** A cylinder, cone or truncated cone and a flat shape that translate, over integers of one scale. */
import { absolute } from '../../../arithmetic/integers.js';
import * as rational from '../../../arithmetic/rational.js';
import type { Surd } from '../../../arithmetic/surd.js';
import * as surd from '../../../arithmetic/surd.js';
import type { Cells, Scale, ScaledCells } from '../../../distance/engine/cells.js';
import { overScale } from '../../../distance/engine/common-scale.js';
import { listed } from '../../../distance/engine/point-list.js';
import { cross, minus, plus, times, type Vector } from '../../../distance/engine/vectors.js';
import { shortScale } from '../../../distance/shapes/short-integers.js';
import { coneCellsRelation } from '../../../round/engine/cone-polytope.js';
import {
  type ConeEnds,
  type ConeIntegers,
  coneIntegers,
  coneNumbers,
} from '../../../round/engine/cone-shapes.js';
import { compareMoments, type Moment, mayHaveMoments, momentsOf } from './cone-moments.js';
import { tracksOf } from './cone-tracks.js';
import { NOUGHT, ONE, type StartOfMotion } from './meeting.js';
import { integersOver, type RationalTime, START } from './moving-pair.js';

/** As the solid sees it, the flat shape moves by `velocity` from time 0 to 1. */
export interface ConePair {
  readonly cone: ConeIntegers;
  /** The flat shape; what has no end is cut off where it does not matter until time 2. */
  readonly cells: Cells;
  /** The same with its features. */
  readonly flat: Cells;
  readonly velocity: Vector;
  readonly scale: Scale;
}

/** The pair of a solid and a flat shape, with the motions of both. */
export function conePairOf(
  ends: ConeEnds,
  flat: ScaledCells,
  [own, other]: readonly [readonly number[], readonly number[]],
): ConePair {
  const { denominator } = flat.scale;
  const lists = [coneNumbers(ends), own, other];
  const exponents = lists.filter(isNotZero).map((list) => shortScale(list).exponent);
  const exponent = Math.min(flat.scale.exponent, ...exponents);
  const over = (list: readonly number[]): bigint[] =>
    isNotZero(list) ? integersOver(list, exponent).map((n) => n * denominator) : list.map(() => 0n);
  const [numbers, p, q] = lists.map(over) as unknown as readonly [bigint[], Vector, Vector];
  const scale = { exponent, denominator };
  const cells = overScale(flat, scale);
  const velocity = minus(q, p);
  return {
    cone: coneIntegers(numbers),
    cells: bounded(cells, [...numbers, ...times(velocity, 2n)]),
    flat: cells,
    velocity,
    scale,
  };
}

const isNotZero = (list: readonly number[]): boolean => list.some((x) => x !== 0);

/**
 * A line, ray or plane as far as it may come to something whose numbers are given: all of these and of its point
 * together are less than the length of one step, as a direction of integers is at least 1 long.
 */
function bounded(cells: Cells, numbers: readonly bigint[]): Cells {
  const { points, directions } = cells;
  // What decides of shapes that stay goes along edges.
  if (directions.length === 0) return points.length === 1 ? { ...cells, edges: [[0, 0]] } : cells;
  const origin = points.at(0);
  let far = 8n;
  for (const x of [...numbers, ...origin]) far += 8n * absolute(x);
  const to = (d: Vector): Vector => plus(origin, times(d, far));
  if (directions.length <= 2) {
    const ends = directions.length === 1 ? [origin, to(directions[0]!)] : directions.map(to);
    return { ...cells, points: listed(ends), directions: [], vertices: 2, edges: [[0, 1]], inside: 'edge' };
  }
  const [u, v] = [directions[0]!, cross(cross(directions[0]!, directions[2]!), directions[0]!)];
  const ring = [u, v, times(u, -1n), times(v, -1n)].map(to);
  const edges = ring.map((_, i) => [i, (i + 1) % 4] as const);
  return { ...cells, points: listed(ring), directions: [], vertices: 4, edges, faces: [], inside: 'face' };
}

/** How both are at a rational time. */
export function relationAt(
  { cone, cells, velocity }: ConePair,
  { numerator, denominator }: RationalTime,
): StartOfMotion {
  const by = times(velocity, numerator);
  const points = cells.points.all().map((p) => plus(times(p, denominator), by));
  const { start, end, axis, size, radii } = cone;
  const fine: ConeIntegers = {
    start: times(start, denominator),
    end: times(end, denominator),
    axis: times(axis, denominator),
    size: size * denominator * denominator,
    radii: [radii[0] * denominator, radii[1] * denominator],
  };
  const relation = coneCellsRelation(fine, { ...cells, points: listed(points) });
  return relation === 'crossing' ? 'overlapping' : relation;
}

const TWO: RationalTime = { numerator: 2n, denominator: 1n };
const LATEST: Surd = /* @__PURE__ */ surd.fromNumber(2);

/** When both have common points. */
export interface ConeTimes {
  readonly start: StartOfMotion;
  readonly first: Surd | null;
  readonly last: Surd | null;
  /** The last one until time 2, if they go on. */
  readonly until: Surd | null;
}

/** The first and the last contact from time 0 to 1. */
export function coneTimes(pair: ConePair): ConeTimes {
  const start = relationAt(pair, START);
  if (pair.velocity.every((x) => x === 0n)) {
    const isMet = start !== 'disjoint';
    return { start, first: isMet ? NOUGHT : null, last: isMet ? ONE : null, until: isMet ? LATEST : null };
  }
  const all = contactTimes(pair);
  const first = start === 'disjoint' ? (all[0] ?? null) : NOUGHT;
  if (first === null || surd.compare(first, ONE) > 0) return { start, first: null, last: null, until: null };
  const isMetAt = (time: RationalTime): boolean => relationAt(pair, time) !== 'disjoint';
  const until = isMetAt(TWO) ? LATEST : (all.at(-1) ?? NOUGHT);
  return { start, first, last: surd.compare(until, ONE) > 0 ? ONE : until, until };
}

/** The first and the last time of contact from 0 to 2 that are found on parts; none, if there is none. */
function contactTimes({ cone, cells, velocity }: ConePair): Surd[] {
  let first: Moment | undefined;
  let last: Moment | undefined;
  for (const track of tracksOf(cone, cells, velocity, mayHaveMoments)) {
    for (const moment of momentsOf(cone, track)) {
      if (first === undefined || compareMoments(moment, first) < 0) first = moment;
      if (last === undefined || compareMoments(moment, last) > 0) last = moment;
    }
  }
  return [first, last].flatMap((moment) => (moment === undefined ? [] : inLowestTerms(moment.time)));
}

/** A time as the sum of a fraction and the root of another one, which is made with all common factors taken out. */
function inLowestTerms({ rational: p, coefficient, radicand, denominator }: Surd): Surd {
  const over = (n: bigint): rational.Rational => rational.fromParts(n, denominator);
  return surd.fromParts(over(p), over(coefficient), rational.fromParts(radicand, 1n));
}

/** Do the insides meet after a contact at which they do not? */
export function goesIn(pair: ConePair, { first, until }: ConeTimes): boolean {
  if (first === null || until === null || surd.compare(first, until) >= 0) return false;
  for (let bits = 8n; ; bits *= 2n) {
    const denominator = 1n << bits;
    const scaled = {
      ...first,
      rational: first.rational * denominator,
      coefficient: first.coefficient * denominator,
    };
    const numerator = surd.floor(scaled) + 1n;
    if (surd.compareRational(until, { numerator, denominator }) > 0)
      return relationAt(pair, { numerator, denominator }) === 'overlapping';
  }
}
