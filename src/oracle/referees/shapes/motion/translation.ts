/**
 * Shapes that translate: every vertex, edge and face of the difference of both cores, swept by a ball, is met by the
 * origin at roots of a quadratic of its own; a root counts if the point of the part that is nearest then is in it. The
 * first contact is the least of all. The kernel proves one pair of features to be the closest.
 */
import * as rational from '../../../../arithmetic/rational.js';
import type { Surd } from '../../../../arithmetic/surd.js';
import * as surd from '../../../../arithmetic/surd.js';
import { type SaidOfSweep, type SweepPlace, sweepText } from '../../../answers/sweeps.js';
import {
  hasCone,
  hasConic,
  type SweepArguments,
  type SweepKind,
  type SweepPair,
} from '../../../cases/motion/translation.js';
import type { Operand, PlaneOperand } from '../distance/operands.js';
import { answerOf } from '../round/swept.js';
import { pairText, wayBetween } from '../round/swept-distances.js';
import type { Shape } from '../shape.js';
import { cross, dot, isZero, multiply, subtract, type Vector } from '../vectors.js';
import { coneSweepReferee } from './cone-sweeps.js';
import { conicSweepReferee } from './conic-sweeps.js';
import { edgesOf, trianglesOf } from './parts.js';
import { type Scene, scaledOperand, sceneOf, sceneReader } from './sweep-operands.js';

/** The referee of a pair; `rejected` where one of the shapes is none. */
export function sweepReferee(pair: SweepPair): (values: Float64Array) => string {
  if (hasCone(pair)) return coneSweepReferee(pair, textOf);
  if (hasConic(pair)) return conicSweepReferee(pair);
  const read = sceneReader(pair);
  return (values) => {
    const scene = read(values);
    return scene === undefined ? 'rejected' : sweepText(saidOf(pair, scene));
  };
}

/** The text of a pair of cores with radii. */
function textOf(pair: SweepPair, given: SweepArguments): string {
  const scene = sceneOf(pair, given);
  return scene === undefined ? 'rejected' : sweepText(saidOf(pair, scene));
}

/** How two shapes start, when they first meet, and whether they overlap at any time. */
export interface SaidOfStart {
  readonly start: string;
  readonly first: Surd | null;
  readonly isEntered: boolean;
}

/** That, of a pair whose first shape has a volume if `isEntered` is looked at. */
export const startOfSweep = (pair: SweepPair, given: SweepArguments): SaidOfStart =>
  startOfScene(sceneOf(pair, given)!);

/** The same of a scene. */
export function startOfScene(scene: Scene): SaidOfStart {
  const { start, first, last } = timesOf(scene);
  if (first === null || last === null || start === 'overlapping')
    return { start, first, isEntered: first !== null };
  const isPassing = surd.compare(first, last) < 0;
  return {
    start,
    first,
    isEntered: isPassing && startWord(movedTo(scene, between(first, last))) === 'overlapping',
  };
}

/** A fraction between two times of which the first is earlier. */
function between(first: Surd, last: Surd): rational.Rational {
  for (let parts = 16n; ; parts *= parts) {
    const fine = { ...first, rational: first.rational * parts, coefficient: first.coefficient * parts };
    const time = rational.fromParts(surd.floor(fine) + 1n, parts);
    if (surd.compare(surd.fromRational(time), last) < 0) return time;
  }
}

const ZERO = surd.fromNumber(0);
const ONE = surd.fromNumber(1);

interface Times extends Pick<SaidOfSweep, 'start' | 'first' | 'last'> {
  /** Does the distance fall at the first time? */
  readonly isApproach: boolean;
}

function timesOf(scene: Scene): Times {
  const start = startWord(scene);
  const impact = start === 'disjoint' ? firstImpact(scene) : { time: ZERO, isApproach: false };
  if (impact === null) return { start, first: null, last: null, isApproach: false };
  const end = movedTo(scene, rational.fromParts(1n, 1n));
  const last =
    startWord(end) !== 'disjoint'
      ? ONE
      : surd.subtract(ONE, firstImpact({ ...end, velocity: multiply(scene.velocity, -1n) })!.time);
  return { start, first: impact.time, last, isApproach: impact.isApproach };
}

function saidOf(pair: SweepPair, scene: Scene): SaidOfSweep {
  const { start, first, last, isApproach } = timesOf(scene);
  if (first === null || last === null) return { start, first, last, approach: '', places: [] };
  if (start === 'overlapping') return { start, first, last, approach: '-', places: [] };
  const approach =
    start === 'touching' ? touchingApproach(scene, last) : isApproach ? 'approaching' : 'sliding';
  return { start, first, last, approach, places: placesAt(pair, scene, first) };
}

/** How two shapes are at time 0: `crossing` and what is within a plane reach inside. */
export function startWord({ a, b }: Scene): string {
  const [relation] = answerOf(a, b).split(' ');
  return relation === 'crossing' ? 'overlapping' : relation!;
}

/** The scene at a time, in smaller units. */
function movedTo(scene: Scene, { numerator, denominator }: rational.Rational): Scene {
  const [p, q] = scene.motions;
  return {
    a: scaledOperand(scene.a, denominator, multiply(p, numerator)),
    b: scaledOperand(scene.b, denominator, multiply(q, numerator)),
    motions: [multiply(p, denominator), multiply(q, denominator)],
    velocity: multiply(scene.velocity, denominator),
    unit: scene.unit * denominator,
  };
}

interface RefereeImpact {
  readonly time: Surd;
  readonly isApproach: boolean;
}

/** The first impact of shapes that are apart: the least root from 0 to 1. */
function firstImpact(scene: Scene): RefereeImpact | null {
  let least: RefereeImpact | null = null;
  for (const { time, isApproach } of impacts(scene)) {
    if (surd.sign(time) < 0 || surd.compare(time, ONE) > 0) continue;
    if (least === null || surd.compare(time, least.time) < 0) least = { time, isApproach };
  }
  return least;
}

function* impacts(scene: Scene): Generator<RefereeImpact> {
  const { a, b, velocity } = scene;
  const reach = a.radius + b.radius;
  if ('normal' in b.core) {
    yield* planeImpacts((a.core as Operand).shape, b.core, velocity, reach);
    return;
  }
  const [p, q] = [(a.core as Operand).shape, (b.core as Operand).shape];
  for (const u of p.points) for (const v of q.points) yield* vertexImpacts(subtract(u, v), velocity, reach);
  for (const [from, along] of differences(p, q)) yield* edgeImpacts(from, along, velocity, reach);
  for (const part of faces(p, q)) yield* faceImpacts(part, velocity, reach);
}

/** The distance of a corner from the plane is the radius: (h + t n · v)² = n² r². */
function* planeImpacts(
  { points }: Shape,
  { normal, constant }: PlaneOperand,
  velocity: Vector,
  reach: bigint,
): Generator<RefereeImpact> {
  const rate = dot(normal, velocity);
  for (const p of points) {
    yield* roots(
      rate * rate,
      (dot(normal, p) + constant) * rate,
      (dot(normal, p) + constant) ** 2n - dot(normal, normal) * reach * reach,
      reach,
    );
  }
}

/** The roots of a t² + 2 b t + c. */
function* roots(a: bigint, b: bigint, c: bigint, reach: bigint): Generator<RefereeImpact> {
  if (a === 0n) return;
  const isSimple = b * b > a * c;
  for (const time of surd.rootsOfQuadratic(a, 2n * b, c))
    yield { time, isApproach: isSimple || reach === 0n };
}

function* vertexImpacts(g: Vector, velocity: Vector, reach: bigint): Generator<RefereeImpact> {
  if (reach > 0n) {
    yield* roots(dot(velocity, velocity), dot(g, velocity), dot(g, g) - reach * reach, reach);
  } else if (isZero(cross(g, velocity)) && !isZero(velocity)) {
    const time = rational.fromParts(-dot(g, velocity), dot(velocity, velocity));
    yield { time: surd.fromRational(time), isApproach: true };
  }
}

/** A value u + t v, at a time. */
const valueAt = (u: bigint, v: bigint, time: Surd): Surd =>
  surd.add(
    surd.fromRational(rational.fromParts(u, 1n)),
    surd.multiply(surd.fromRational(rational.fromParts(v, 1n)), time),
  );

/** Is u + t v from 0 to most? */
function isBetween(u: bigint, v: bigint, most: bigint, time: Surd): boolean {
  return surd.sign(valueAt(u, v, time)) >= 0 && surd.sign(valueAt(most - u, -v, time)) >= 0;
}

function* edgeImpacts(
  from: Vector,
  along: Vector,
  velocity: Vector,
  reach: bigint,
): Generator<RefereeImpact> {
  const size = dot(along, along);
  if (size === 0n) return;
  const [g, v] = [cross(from, along), cross(velocity, along)];
  const [a, b, c] = [dot(v, v), dot(g, v), dot(g, g) - reach * reach * size];
  if (b * b < a * c) return;
  for (const impact of roots(a, b, c, reach)) {
    if (isBetween(-dot(from, along), -dot(velocity, along), size, impact.time)) yield impact;
  }
}

/** A corner and two edges of a parallelogram, or of a triangle. */
interface FacePart {
  readonly from: Vector;
  readonly u: Vector;
  readonly v: Vector;
  readonly isTriangle: boolean;
}

function* faceImpacts(
  { from, u, v, isTriangle }: FacePart,
  velocity: Vector,
  reach: bigint,
): Generator<RefereeImpact> {
  const normal = cross(u, v);
  const size = dot(normal, normal);
  const [h, rate] = [dot(normal, from), dot(normal, velocity)];
  if (size === 0n) return;
  const [e, f] = [cross(v, normal), cross(normal, u)];
  const [s, t] = [
    [-dot(from, e), -dot(velocity, e)],
    [-dot(from, f), -dot(velocity, f)],
  ] as const;
  for (const impact of roots(rate * rate, h * rate, h * h - reach * reach * size, reach)) {
    const { time } = impact;
    const isIn = isTriangle
      ? isBetween(s[0]!, s[1]!, size, time) &&
        isBetween(t[0]!, t[1]!, size, time) &&
        isBetween(s[0]! + t[0]!, s[1]! + t[1]!, size, time)
      : isBetween(s[0]!, s[1]!, size, time) && isBetween(t[0]!, t[1]!, size, time);
    if (isIn) yield impact;
  }
}

/** The edges of the difference: one of a shape, minus a vertex of the other. */
function* differences(p: Shape, q: Shape): Generator<readonly [Vector, Vector]> {
  for (const [i, j] of edgesOf(p)) {
    const along = subtract(p.points[j]!, p.points[i]!);
    for (const v of q.points) yield [subtract(p.points[i]!, v), along];
  }
  for (const [i, j] of edgesOf(q)) {
    const along = subtract(q.points[i]!, q.points[j]!);
    for (const v of p.points) yield [subtract(v, q.points[i]!), along];
  }
}

/** Its faces: those of a shape, minus a vertex of the other, and an edge of each. */
function* faces(p: Shape, q: Shape): Generator<FacePart> {
  for (const [i, j, k] of trianglesOf(p)) {
    const [o, u, v] = [p.points[i]!, p.points[j]!, p.points[k]!];
    for (const w of q.points)
      yield { from: subtract(o, w), u: subtract(u, o), v: subtract(v, o), isTriangle: true };
  }
  for (const [i, j, k] of trianglesOf(q)) {
    const [o, u, v] = [q.points[i]!, q.points[j]!, q.points[k]!];
    for (const w of p.points)
      yield { from: subtract(w, o), u: subtract(o, u), v: subtract(o, v), isTriangle: true };
  }
  for (const [i, j] of edgesOf(p)) {
    for (const [k, l] of edgesOf(q)) {
      const [u, v] = [subtract(p.points[j]!, p.points[i]!), subtract(q.points[k]!, q.points[l]!)];
      yield { from: subtract(p.points[i]!, q.points[k]!), u, v, isTriangle: false };
    }
  }
}

/** How shapes go on that touch at time 0: by the shortest way between the cores; without radii, by what is later. */
function touchingApproach(scene: Scene, last: Surd): string {
  const { a, b, velocity, unit } = scene;
  if (a.radius + b.radius > 0n) {
    const { vector } = wayBetween([a, b], ['sphere', 'sphere'], unit).cores.difference;
    const between = multiply(vector, wayIsFromA(scene, vector) ? -1n : 1n);
    const closing = dot(between, velocity);
    return closing === 0n ? 'sliding' : closing < 0n ? 'approaching' : 'separating';
  }
  if (surd.sign(last) === 0) return 'separating';
  const halfway = rational.fromParts(last.rational, 2n * last.denominator);
  return startWord(movedTo(scene, halfway)) === 'overlapping' ? 'approaching' : 'sliding';
}

/** Whether a shortest vector leads from the first shape to the second. */
function wayIsFromA({ a, b, unit }: Scene, vector: Vector): boolean {
  const [pair] = wayBetween([a, b], ['sphere', 'sphere'], unit).cores.pairs;
  const { atA, atB } = pair!;
  const way: Vector = [
    atB.x * atA.w - atA.x * atB.w,
    atB.y * atA.w - atA.y * atB.w,
    atB.z * atA.w - atA.z * atB.w,
  ];
  return dot(way, vector) * atA.w * atB.w > 0n;
}

/** A part of a time: of huge motions it may be tiny itself. */
const fineness = ({ denominator }: Surd): bigint => (denominator ** 2n) << 256n;

/** Flat shapes are named by their cores. */
const named = (kind: SweepKind) => (kind === 'polygon' ? 'triangle' : kind);

/** The common points at a time; at an irrational one by the features just before it. */
function placesAt({ a: kindA, b: kindB, dimension }: SweepPair, scene: Scene, time: Surd): SweepPlace[] {
  const isRational = surd.isRational(time);
  const parts = fineness(time);
  const fine = { ...time, rational: time.rational * parts, coefficient: time.coefficient * parts };
  const at = isRational
    ? rational.fromParts(time.rational, time.denominator)
    : rational.fromParts(surd.floor(fine), parts);
  const { a, b, unit } = movedTo(scene, at);
  const way = wayBetween([a, b], [named(kindA), named(kindB)], unit);
  return way.cores.pairs.map((pair) => {
    const { a: featureA, b: featureB, pointA } = pairText(way, pair, dimension);
    return { a: featureA, b: featureB, point: isRational ? pointA : null };
  });
}
