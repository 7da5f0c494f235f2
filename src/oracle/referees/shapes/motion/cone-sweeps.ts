/**
 * A cylinder, cone or truncated cone and a flat shape that translates beside it. Times come from the parts of the flat
 * shape: where the form of the side is stationary on one, or on its line in the plane of a cap, that point moves
 * linearly. What they say is judged by the referee of shapes that stay, which looks along the axis at the part between
 * the caps: at the start and at time 2, between the first and the last contact, just before and just behind; where
 * nothing was found, between some of the times.
 */
import * as rational from '../../../../arithmetic/rational.js';
import type { Surd } from '../../../../arithmetic/surd.js';
import * as surd from '../../../../arithmetic/surd.js';
import { type SaidOfSweep, type SweepPlace, sweepText } from '../../../answers/sweeps.js';
import {
  isConic,
  type SweepArguments,
  type SweepPair,
  sweepArguments,
} from '../../../cases/motion/translation.js';
import { exactDistance, pairText } from '../distance/distance.js';
import { disksAnswer } from '../round/cone-shadows.js';
import { pointShape } from '../shape.js';
import { add, multiply, type Vector } from '../vectors.js';
import { tracksBeside } from './cone-parts.js';
import { type ConeScene, coneSceneOf } from './cone-scene.js';
import { form, isWithin, linearSign, pointAt, type Track } from './tracks.js';

/** The referee of a pair; `rejected` where the flat shape is none. */
export function coneSweepReferee(
  pair: SweepPair,
  ofSegment: (pair: SweepPair, given: SweepArguments) => string,
): (values: Float64Array) => string {
  const argumentsOf = sweepArguments(pair);
  return (values) => {
    const given = argumentsOf(values);
    const axis = axisOf(pair, given);
    if (axis !== null) return ofSegment(...axis);
    const scene = coneSceneOf(pair, given);
    return scene === undefined ? 'rejected' : textOf(scene);
  };
}

/** Without a radius, a solid is a segment, from the apex if there is one. */
function axisOf(pair: SweepPair, { shapes, motions }: SweepArguments): [SweepPair, SweepArguments] | null {
  const own = isConic(pair.a) ? 0 : 1;
  const { apex, center, start, end, radius, startRadius, endRadius } = shapes[own] as Record<string, unknown>;
  if ([radius, startRadius, endRadius].some((r) => r !== undefined && r !== 0)) return null;
  const axis = { start: apex ?? start, end: apex === undefined ? end : center };
  return own === 0
    ? [
        { ...pair, a: 'segment' },
        { shapes: [axis, shapes[1]], motions },
      ]
    : [
        { ...pair, b: 'segment' },
        { shapes: [shapes[0], axis], motions },
      ];
}

const ZERO = surd.fromNumber(0);
const ONE = surd.fromNumber(1);
const TWO = surd.fromNumber(2);
const at = (n: bigint, d = 1n): rational.Rational => rational.fromParts(n, d);

function textOf(scene: ConeScene): string {
  const tracks = [...tracksBeside(scene)];
  const all = tracks.flatMap((track) => timesOf(scene, track).map((time) => ({ time, track })));
  const common = all.filter(({ time, track }) => isCommon(scene, track, time)).map(({ time }) => time);
  const contacts = common.sort(surd.compare);
  const start = wordAt(scene, at(0n));
  const isMet = (time: rational.Rational): boolean => wordAt(scene, time) !== 'disjoint';
  const until = isMet(at(2n)) ? TWO : (contacts.at(-1) ?? null);
  const first = start === 'disjoint' ? (contacts[0] ?? null) : ZERO;
  const times = all.map(({ time }) => time).sort(surd.compare);
  const said = saidOf(scene, tracks, start, first, start === 'disjoint' ? until : (until ?? ZERO));
  return `${sweepText(said)}${isJudged(scene, times, first, until) ? '' : ' STATIC DIFFERS'}`;
}

function saidOf(
  scene: ConeScene,
  tracks: readonly Track[],
  start: string,
  first: Surd | null,
  until: Surd | null,
): SaidOfSweep {
  if (first === null || until === null || surd.compare(first, ONE) > 0)
    return { start, first: null, last: null, approach: '', places: [] };
  const last = surd.compare(until, ONE) > 0 ? ONE : until;
  if (start === 'overlapping') return { start, first, last, approach: '-', places: [] };
  const isPassing = surd.compare(first, until) < 0;
  const goesIn = isPassing && wordAt(scene, between(first, until)) === 'overlapping';
  const rest = start === 'touching' && surd.equals(first, last) ? 'separating' : 'sliding';
  return {
    start,
    first,
    last,
    approach: goesIn ? 'approaching' : rest,
    places: placesAt(scene, tracks, first),
  };
}

/** As many intervals are looked at where nothing was found. */
const MOST = 9;

/** Are the shapes apart where they are said to be, and do they meet where they are said to? */
function isJudged(scene: ConeScene, times: readonly Surd[], first: Surd | null, until: Surd | null): boolean {
  const met = (p: Surd, q: Surd): boolean => wordAt(scene, between(p, q)) !== 'disjoint';
  const distinct = [ZERO, ...times, TWO].filter((t, i, all) => i === 0 || surd.compare(all[i - 1]!, t) < 0);
  if (first === null || until === null) {
    const step = Math.max(1, Math.floor(distinct.length / MOST));
    return distinct.slice(1).every((t, i) => i % step !== 0 || !met(distinct[i]!, t));
  }
  const before = distinct.filter((t) => surd.compare(t, first) < 0).at(-1);
  const behind = distinct.find((t) => surd.compare(t, until) > 0);
  return (
    (before === undefined || !met(before, first)) &&
    (behind === undefined || !met(until, behind)) &&
    (surd.compare(first, until) >= 0 || met(first, until))
  );
}

/** A fraction between two times of which the first is earlier. */
function between(first: Surd, last: Surd): rational.Rational {
  for (let parts = 16n; ; parts *= parts) {
    const fine = { ...first, rational: first.rational * parts, coefficient: first.coefficient * parts };
    const time = at(surd.floor(fine) + 1n, parts);
    if (surd.compare(surd.fromRational(time), last) < 0) return time;
  }
}

/** How both are at a time, by the referee of shapes that stay. */
function wordAt({ disks, flat, velocity }: ConeScene, { numerator, denominator }: rational.Rational): string {
  const by = multiply(velocity, numerator);
  const points = flat.shape.points.map((p) => add(multiply(p, denominator), by));
  const larger = (v: Vector): Vector => multiply(v, denominator);
  const moved = {
    start: larger(disks.start),
    end: larger(disks.end),
    radii: [disks.radii[0] * denominator, disks.radii[1] * denominator] as const,
  };
  const [relation] = disksAnswer(moved, { shape: { ...flat.shape, points }, infinite: [] }).split(' ');
  return relation === 'crossing' ? 'overlapping' : relation!;
}

/** The times from 0 to 2 at which the point of a track comes to the side or to the plane of a cap. */
function timesOf({ quadric, caps }: ConeScene, { at: p, rate }: Track): Surd[] {
  const [a, b, c] = [form(quadric, rate, rate), 2n * form(quadric, p, rate), form(quadric, p, p)];
  const roots = a === 0n && b === 0n ? [] : surd.rootsOfQuadratic(a, b, c);
  const levels = caps.flatMap((cap) => {
    const slope = cap(rate);
    return slope === 0n ? [] : surd.rootsOfQuadratic(0n, slope, cap(p));
  });
  return [...roots, ...levels].filter((t) => surd.sign(t) >= 0 && surd.compare(t, TWO) <= 0);
}

/** The sign of the form at the point of a track. */
function sideAt({ quadric }: ConeScene, { at: p, rate }: Track, time: Surd): number {
  const exact = (n: bigint): Surd => surd.fromRational(at(n));
  const [a, b, c] = [form(quadric, rate, rate), 2n * form(quadric, p, rate), form(quadric, p, p)].map(exact);
  return surd.sign(surd.add(surd.multiply(surd.add(surd.multiply(a!, time), b!), time), c!));
}

const heightsAt = ({ caps }: ConeScene, { at: p, rate }: Track, time: Surd): number[] =>
  caps.map((cap) => linearSign([cap(p), cap(rate)], time));

function isCommon(scene: ConeScene, track: Track, time: Surd): boolean {
  return (
    isWithin(track, time) &&
    heightsAt(scene, track, time).every((sign) => sign >= 0) &&
    sideAt(scene, track, time) <= 0
  );
}

/** A common point: where it is, and how it is named. */
interface Found {
  readonly place: readonly Surd[];
  readonly names: readonly [solid: string, flat: string];
  readonly point: readonly number[] | null;
}

function placesAt(scene: ConeScene, tracks: readonly Track[], time: Surd): SweepPlace[] {
  const found: Found[] = [];
  for (const track of tracks) {
    if (!isCommon(scene, track, time)) continue;
    const place = [0, 1, 2].map((k) => {
      const exact = (n: bigint): Surd => surd.fromRational(at(n, track.at[3]));
      return surd.add(exact(track.at[k]!), surd.multiply(exact(track.rate[k]!), time));
    });
    if (found.some((one) => one.place.every((x, k) => surd.equals(x, place[k]!)))) continue;
    found.push({ place, ...namedAt(scene, track, time) });
  }
  const isCap = (name: string): boolean => name === 'f1' || name === 'f2';
  const ends = found.some(({ names }) => isCap(names[0]))
    ? onCap(scene, found)
    : found.filter((one) => !found.some((p) => found.some((q) => isMiddle(p.place, one.place, q.place))));
  return ends.map(({ names: [solid, flat], point }) =>
    scene.isFirst ? { a: solid, b: flat, point } : { a: flat, b: solid, point },
  );
}

/** Vertices within a cap, and the point that is nearest to its center. */
function onCap({ disks }: ConeScene, found: readonly Found[]): Found[] {
  const cap = found.some(({ names }) => names[0] === 'f1') ? disks.start : disks.end;
  const squares = found.map(({ place }) =>
    place.map((x, k) => surd.square(surd.subtract(x, surd.fromRational(at(cap[k]!))))).reduce(surd.add),
  );
  const least = squares.reduce((s, t) => (surd.compare(t, s) < 0 ? t : s));
  return found.filter(({ names }, i) => surd.equals(squares[i]!, least) || names[1].startsWith('v'));
}

/** Is a point strictly between two others: a mean of them with positive weights? */
function isMiddle(p: readonly Surd[], x: readonly Surd[], q: readonly Surd[]): boolean {
  const k = [0, 1, 2].find((axis) => !surd.equals(p[axis]!, q[axis]!));
  if (k === undefined) return false;
  const part = surd.divide(surd.subtract(x[k]!, p[k]!), surd.subtract(q[k]!, p[k]!));
  if (surd.sign(part) <= 0 || surd.compare(part, ONE) >= 0) return false;
  return x.every((c, i) => surd.equals(c, surd.add(p[i]!, surd.multiply(part, surd.subtract(q[i]!, p[i]!)))));
}

/** A part of a time: of huge motions it may be tiny itself. */
const fineness = ({ denominator }: Surd): bigint => (denominator ** 2n) << 512n;

/** The features; that of the flat shape at an irrational time is that just before. */
function namedAt(scene: ConeScene, track: Track, time: Surd): Pick<Found, 'names' | 'point'> {
  const isRational = surd.isRational(time);
  const parts = fineness(time);
  const fine = { ...time, rational: time.rational * parts, coefficient: time.coefficient * parts };
  const then = isRational ? at(time.rational, time.denominator) : at(surd.floor(fine), parts);
  const [x, y, z, w] = pointAt(track, then);
  const scale = w * then.denominator;
  const here = multiply([x, y, z], then.denominator);
  const own = add(here, multiply(scene.velocity, -then.numerator * w));
  const point = { shape: pointShape(own), infinite: [] };
  const flat = exactDistance(point, scene.named(scale)).pairs[0]!.b;
  const world = add(here, multiply(scene.motionOfBody, then.numerator * w));
  const there = { shape: pointShape(world), infinite: [] };
  const { pointA } = pairText(exactDistance(there, there).pairs[0]!, scene.unit * scale);
  return { names: [solidName(scene, track, time), flat], point: isRational ? pointA : null };
}

function solidName(scene: ConeScene, track: Track, time: Surd): string {
  const end = heightsAt(scene, track, time).indexOf(0);
  const side = sideAt(scene, track, time);
  if (end < 0) return side < 0 ? 'in' : 'f0';
  if (scene.disks.radii[end] === 0n) return `v${scene.apexes[end]!}`;
  return side === 0 ? `e${end}` : `f${end + 1}`;
}
