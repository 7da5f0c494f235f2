/**
 * A body that a quadric bounds and a flat shape that translates beside it: on every vertex, edge and face of the flat
 * shape the point at which the quadric's form is stationary moves linearly, and comes to the quadric at roots of a
 * quadratic of its own; a root counts if the point is in the part then. The first contact is the least of all. The
 * kernel makes a ball of the body and proves one pair of features to be the closest.
 */
import * as rational from '../../../../arithmetic/rational.js';
import type { Surd } from '../../../../arithmetic/surd.js';
import * as surd from '../../../../arithmetic/surd.js';
import { type SaidOfSweep, type SweepPlace, sweepText } from '../../../answers/sweeps.js';
import { type SweepPair, sweepArguments } from '../../../cases/motion/translation.js';
import { exactDistance, pairText } from '../distance/distance.js';
import type { PlaneOperand } from '../distance/operands.js';
import { contains, hullOf, pointShape } from '../shape.js';
import { cross, dot, isZero, multiply, subtract, type Vector } from '../vectors.js';
import { type ConicScene, conicSceneOf } from './conic-scene.js';
import { edgesOf, trianglesOf } from './parts.js';
import {
  combined,
  form,
  type Homogeneous,
  isWithin,
  type LinearInTime,
  pointAt,
  type Quadric,
  type Track,
  valueSign,
} from './tracks.js';

/** The referee of a pair; `rejected` where one of the shapes is none. */
export function conicSweepReferee(pair: SweepPair): (values: Float64Array) => string {
  const argumentsOf = sweepArguments(pair);
  return (values) => {
    const scene = conicSceneOf(pair, argumentsOf(values));
    return scene === undefined ? 'rejected' : sweepText(saidOf(scene));
  };
}

const ZERO = surd.fromNumber(0);
const ONE = surd.fromNumber(1);

/** A common point at a time, on a part that touches then. */
interface Touch {
  readonly time: Surd;
  readonly track: Track;
}

function saidOf(scene: ConicScene): SaidOfSweep {
  const tracks = [...tracksOf(scene)];
  const start = signAt(scene, tracks, ZERO);
  const touches = touchesOf(scene, tracks);
  if (start > 0 && touches.length === 0)
    return { start: 'disjoint', first: null, last: null, approach: '', places: [] };
  const first = start > 0 ? touches[0]!.time : ZERO;
  const last = signAt(scene, tracks, ONE) <= 0 ? ONE : touches.at(-1)!.time;
  if (start < 0) return { start: 'overlapping', first, last, approach: '-', places: [] };
  // What touches at time 0 is a part whose point lies on the quadric then, though it may stay there.
  const isOn = (one: Track): boolean => isWithin(one, ZERO) && valueSign(scene.quadric, one, ZERO) === 0;
  const track = start > 0 ? touches[0]!.track : tracks.find(isOn)!;
  return {
    start: start > 0 ? 'disjoint' : 'touching',
    first,
    last,
    approach: approachOf(scene, track, first),
    places: [placeOf(scene, track, first)],
  };
}

/** The contacts from time 0 to 1, in order. */
function touchesOf({ quadric }: ConicScene, tracks: readonly Track[]): Touch[] {
  const found = tracks.flatMap((track) => {
    const { at, rate } = track;
    const [a, b, c] = [form(quadric, rate, rate), 2n * form(quadric, at, rate), form(quadric, at, at)];
    const roots = a === 0n && b === 0n ? [] : surd.rootsOfQuadratic(a, b, c);
    return roots.filter((time) => isNow(time) && isWithin(track, time)).map((time) => ({ time, track }));
  });
  return found.sort((p, q) => surd.compare(p.time, q.time));
}

const isNow = (time: Surd): boolean => surd.sign(time) >= 0 && surd.compare(time, ONE) <= 0;

/** The sign of the least value of the form on the flat shape at time 0 or 1: negative where it comes into the body. */
function signAt(scene: ConicScene, tracks: readonly Track[], time: Surd): number {
  const least = tracks
    .filter((track) => isWithin(track, time))
    .reduce((sign, track) => Math.min(sign, valueSign(scene.quadric, track, time)), 1);
  return holdsCenter(scene, time) ? -1 : least;
}

/** Is the center of the body in a flat shape that is a solid? */
function holdsCenter({ flat, center, velocity }: ConicScene, time: Surd): boolean {
  if ('normal' in flat || !flat.shape.solid) return false;
  const [x, y, z] = surd.sign(time) === 0 ? center : subtract(center, velocity);
  return contains(hullOf(flat.shape), { x: x!, y: y!, z: z!, w: 1n });
}

/** Does the form fall at the point, as time goes on? */
function approachOf({ quadric }: ConicScene, { at, rate, motion }: Track, time: Surd): string {
  const slope: LinearInTime = [form(quadric, at, motion), form(quadric, rate, motion)];
  const { rational: p, coefficient: q, radicand, denominator } = time;
  const sign = surd.sign({
    type: 'surd',
    rational: slope[0] * denominator + slope[1] * p,
    coefficient: slope[1] * q,
    radicand,
    denominator: 1n,
  });
  return sign < 0 ? 'approaching' : sign > 0 ? 'separating' : 'sliding';
}

/** The stationary points of the form on all parts of the flat shape. */
function* tracksOf(scene: ConicScene): Generator<Track> {
  const { flat, quadric, velocity } = scene;
  const motion: Homogeneous = [...velocity, 0n];
  if ('normal' in flat) {
    yield onPlane(quadric, flat, motion);
    return;
  }
  const { shape } = flat;
  const points = shape.points.map((p): Homogeneous => [...p, 1n]);
  for (const at of points) yield { at, rate: motion, motion, bounds: [] };
  for (const [i, j] of edgesOf(shape)) yield* onEdge(quadric, points[i]!, points[j]!, motion);
  for (const [i, j, k] of trianglesOf(shape)) {
    const [o, u, v] = [points[i]!, points[j]!, points[k]!];
    yield* onTriangle(quadric, o, combined([u, 1n], [o, -1n]), combined([v, 1n], [o, -1n]), motion);
  }
}

/** On p + s d for s from 0 to 1, where B(d, p + s d + t w) = 0 for the form B. */
function* onEdge(quadric: Quadric, p: Homogeneous, end: Homogeneous, w: Homogeneous): Generator<Track> {
  const d = combined([end, 1n], [p, -1n]);
  const size = form(quadric, d, d);
  if (size === 0n) return;
  const sign = size < 0n ? -1n : 1n;
  const [s0, s1] = [-form(quadric, d, p) * sign, -form(quadric, d, w) * sign];
  const whole = size * sign;
  yield {
    at: combined([p, whole], [d, s0]),
    rate: combined([w, whole], [d, s1]),
    motion: w,
    bounds: [
      [s0, s1],
      [whole - s0, -s1],
    ],
  };
}

/** On o + a u + b v, where B(u, .) = B(v, .) = 0, by Cramer's rule. */
function stationary(
  quadric: Quadric,
  o: Homogeneous,
  u: Homogeneous,
  v: Homogeneous,
  w: Homogeneous,
): { track: Track; a: LinearInTime; b: LinearInTime; whole: bigint } | null {
  const [uu, uv, vv] = [form(quadric, u, u), form(quadric, u, v), form(quadric, v, v)];
  const determinant = uu * vv - uv * uv;
  if (determinant === 0n) return null;
  const sign = determinant < 0n ? -1n : 1n;
  const solve = (x: Homogeneous): readonly [bigint, bigint] => {
    const [ux, vx] = [-form(quadric, u, x), -form(quadric, v, x)];
    return [(ux * vv - vx * uv) * sign, (vx * uu - ux * uv) * sign];
  };
  const [[a0, b0], [a1, b1]] = [solve(o), solve(w)];
  const whole = determinant * sign;
  const track: Track = {
    at: combined([o, whole], [u, a0], [v, b0]),
    rate: combined([w, whole], [u, a1], [v, b1]),
    motion: w,
    bounds: [],
  };
  return { track, a: [a0, a1], b: [b0, b1], whole };
}

function* onTriangle(
  quadric: Quadric,
  o: Homogeneous,
  u: Homogeneous,
  v: Homogeneous,
  w: Homogeneous,
): Generator<Track> {
  const found = stationary(quadric, o, u, v, w);
  if (found === null) return;
  const { track, a, b, whole } = found;
  yield { ...track, bounds: [a, b, [whole - a[0] - b[0], -a[1] - b[1]]] };
}

/** A plane, by one of its points and two vectors across its normal. */
function onPlane(quadric: Quadric, { normal, constant }: PlaneOperand, w: Homogeneous): Track {
  const o: Homogeneous = [...multiply(normal, -constant), dot(normal, normal)];
  const axes: Vector[] = [
    [1n, 0n, 0n],
    [0n, 1n, 0n],
    [0n, 0n, 1n],
  ];
  const first = axes.map((axis) => cross(normal, axis)).find((d) => !isZero(d))!;
  const [u, v]: Homogeneous[] = [
    [...first, 0n],
    [...cross(normal, first), 0n],
  ];
  // The point has a weight, and the motion has to count as much.
  const motion = combined([w, o[3]]);
  return { ...stationary(quadric, o, u!, v!, motion)!.track, motion: w };
}

/** A part of a time: of huge motions it may be tiny itself. */
const fineness = ({ denominator }: Surd): bigint => (denominator ** 2n) << 256n;

/** The common point; at an irrational time by the feature just before it, as the point moves linearly. */
function placeOf(scene: ConicScene, track: Track, time: Surd): SweepPlace {
  const { flat, isFirst, dimension, unit, motionOfBody, velocity } = scene;
  const isRational = surd.isRational(time);
  const parts = fineness(time);
  const fine = { ...time, rational: time.rational * parts, coefficient: time.coefficient * parts };
  const at = isRational
    ? rational.fromParts(time.rational, time.denominator)
    : rational.fromParts(surd.floor(fine), parts);
  const [x, y, z, w] = pointAt(track, at);
  const back = multiply(velocity, -at.numerator);
  const here: Vector = [x, y, z];
  // On the flat shape as it is given: there, times both denominators.
  const own = [0, 1, 2].map((k) => here[k]! * at.denominator + back[k]! * w) as unknown as Vector;
  const scale = w * at.denominator;
  const core = 'normal' in flat ? { ...flat, constant: flat.constant * scale } : { ...scaled(flat, scale) };
  const point = { shape: pointShape(own), infinite: [] };
  const name = exactDistance(point, core).pairs[0]!.b;
  const world = [0, 1, 2].map(
    (k) => here[k]! * at.denominator + motionOfBody[k]! * at.numerator * w,
  ) as unknown as Vector;
  const there = { shape: pointShape(world), infinite: [] };
  const { pointA } = pairText(exactDistance(there, there).pairs[0]!, unit * scale);
  const body = dimension === 2 ? 'e0' : 'f0';
  return {
    a: isFirst ? body : name,
    b: isFirst ? name : body,
    point: isRational ? pointA.slice(0, dimension) : null,
  };
}

type Bounded = Exclude<ConicScene['flat'], PlaneOperand>;
function scaled({ shape, infinite, linear }: Bounded, factor: bigint): Bounded {
  const points = shape.points.map((p) => multiply(p, factor));
  const larger = { shape: { ...shape, points }, infinite };
  return linear === undefined
    ? larger
    : { ...larger, linear: { ...linear, origin: multiply(linear.origin, factor) } };
}
