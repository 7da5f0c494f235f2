/** Two shapes on either side of a plane, and where the first one has to be to touch the other there. */
import { isConic } from '../../cases/motion/translation.js';
import type { Random } from '../../cases/random.js';
import { pythagorean } from '../round/families.js';
import { type Drawn, drawBody, endAgainst, insideOf } from './drawn-bodies.js';
import { drawConic } from './drawn-conics.js';
import { type Body, hasCorners, moveBody, type Places, radiiIn } from './moving-bodies.js';
import {
  type Coordinates,
  cross,
  dot,
  drawAcross,
  drawVector,
  extent,
  plus,
  rankOf,
  times,
} from './small-vectors.js';

/** What has been drawn. */
export interface Setting {
  readonly places: Places;
  /** From the second shape to the first. */
  readonly n: Coordinates;
  readonly a: Drawn;
  readonly b: Drawn;
  /** The sum of the radii, as a part of n. */
  readonly reach: number;
  /** The coordinate that is 0 in both. */
  readonly flat: number | undefined;
}

export interface Demand {
  /** The coordinate that is 0 in both. */
  readonly flat?: number | undefined;
  /** Whether n leads along that axis. */
  readonly isAcross?: boolean;
  /** Whether they have no radii. */
  readonly isThin?: boolean;
  /** Whether corners touch, rather than faces. */
  readonly isPointed?: boolean;
}

/** A vector whose length is an integer, where there are radii or planes beside them. */
function drawNormal(
  random: Random,
  places: Places,
  { flat, isAcross, isPointed }: Demand,
): [number[], number] {
  const { dimension } = places.a;
  if (isAcross === true && flat !== undefined) return [unitOf(dimension, flat), 1];
  const radii = [places.a, places.b].flatMap(radiiIn);
  const isAxis = isPointed !== true && random.oneIn(3);
  if (isAxis) {
    const free = [0, 1, 2].slice(0, dimension).filter((k) => k !== flat);
    return [times(unitOf(dimension, free[random.below(free.length)]!), random.sign()), 1];
  }
  if (flat !== undefined && dimension === 3) return inPlane(random, flat);
  if (radii.length > 0) {
    const { by, length } = pythagorean(random, dimension);
    return [by, length];
  }
  return [drawVector(random, dimension, random.oneIn(2) ? 1 : 3), 1];
}

const unitOf = (dimension: number, axis: number): number[] =>
  Array.from({ length: dimension }, (_, k) => (k === axis ? 1 : 0));

/** A vector of the plane with an integer length, in the plane of the other axes. */
function inPlane(random: Random, flat: number): [number[], number] {
  const { by, length } = pythagorean(random, 2);
  let next = 0;
  return [[0, 1, 2].map((k) => (k === flat ? 0 : by[next++]!)), length];
}

/** An edge of each, or two of one, and what is across both. */
function acrossEdges(random: Random, all: readonly Drawn[]): number[] {
  const edge = (): number[] => {
    const { corners } = all[random.below(all.length)]!;
    return plus(corners[random.below(corners.length)]!, corners[random.below(corners.length)]!, -1);
  };
  const u = edge();
  return u.length === 2 ? [-u[1]!, u[0]!] : cross(u, edge());
}

/** Draws both shapes around the origin. */
export function drawSetting(random: Random, places: Places, out: Float64Array, demand: Demand): Setting {
  const { flat, isThin = false, isPointed = false } = demand;
  const mayLie = !isPointed;
  const conic = [places.a, places.b].find(({ kind }) => isConic(kind));
  if (conic !== undefined) return besideConic(random, places, out, conic, { flat, mayLie, demand });
  let [n, length] = drawNormal(random, places, demand);
  const a = drawBody(random, places.a, out, { n, flat, mayLie });
  const b = drawBody(random, places.b, out, { n: times(n, -1), flat, mayLie });
  const radii = [places.a, places.b].flatMap(radiiIn);
  const isFree = radii.length === 0 && hasCorners(places.a) && hasCorners(places.b);
  if (isFree && flat === undefined && a.ways.length + b.ways.length === 0 && random.oneIn(3)) {
    const across = acrossEdges(random, [a, b]);
    if (dot(across, across) > 0) n = across;
  }
  const part = isThin || random.oneIn(8) ? 0 : [0.25, 0.5, 1, 2][random.below(4)]!;
  const reach = radii.length === 0 ? 0 : length > 8 ? part / 2 : part;
  drawRadii(random, out, radii, reach * length);
  return { places, n, a, b, reach, flat };
}

/** What is bounded by a quadric comes first: the planes that touch it at points of integers are few. */
function besideConic(
  random: Random,
  places: Places,
  out: Float64Array,
  conic: Body,
  { flat, mayLie, demand }: { flat: number | undefined; mayLie: boolean; demand: Demand },
): Setting {
  const isBesidePlane = places.b.kind === 'plane';
  const { n, drawn } = drawConic(random, conic, out, {
    flat,
    isAcross: demand.isAcross === true,
    isThin: isBesidePlane && demand.isThin === true,
  });
  const of = (body: Body, along: Coordinates): Drawn =>
    body === conic ? drawn : drawBody(random, body, out, { n: along, flat, mayLie });
  return { places, n, a: of(places.a, n), b: of(places.b, times(n, -1)), reach: 0, flat };
}

function drawRadii(random: Random, out: Float64Array, places: readonly number[], sum: number): void {
  const [first, second] = places as [number?, number?];
  if (first === undefined) return;
  const own = second === undefined ? 4 : random.between(0, 4);
  out[first] = (own / 4) * sum;
  if (second !== undefined) out[second] = ((4 - own) / 4) * sum;
}

const isFlatAlong = ({ corners, ways }: Drawn, n: Coordinates): boolean =>
  extent(corners, n) === 0 && ways.every((way) => dot(way, n) === 0);

/** Whether both lie in planes across n, and have no radius. */
export const areFlatAcross = ({ a, b, reach }: Setting, n: Coordinates): boolean =>
  reach === 0 && isFlatAlong(a, n) && isFlatAlong(b, n);

/** Of how many dimensions what both sweep together is: the difference of both. */
export function dimensionOf({ a, b, reach }: Setting): number {
  const ways = [a, b].flatMap(({ corners, ways: free }) => [
    ...corners.map((p) => plus(p, corners[0]!, -1)),
    ...free,
  ]);
  return reach > 0 ? a.corners[0]!.length : rankOf(ways);
}

/** How far both reach along a vector together, times its length; of what has no end there, Infinity. */
export function widthAlong({ a, b, reach, n }: Setting, along: Coordinates): number {
  if ([a, b].some(({ ways }) => ways.some((way) => dot(way, along) !== 0))) return Infinity;
  const round = 2 * reach * Math.sqrt(dot(n, n) * dot(along, along));
  return extent(a.corners, along) + extent(b.corners, along) + round;
}

/** How far the parts that touch reach along a vector. */
export function contactAlong({ a, b, n }: Setting, along: Coordinates): number {
  if ([a, b].some(({ ways }) => ways.some((way) => dot(way, along) !== 0 && dot(way, n) === 0)))
    return Infinity;
  return extent(endAgainst(a, n), along) + extent(endAgainst(b, times(n, -1)), along);
}

/** By what the first is moved to touch the other: with an end against n, then against others, or a middle of two. */
export function toContact(
  random: Random,
  { a, b, n, reach }: Setting,
  ...along: readonly Coordinates[]
): number[] {
  const [p, q] = [
    endAgainst(a, n, ...along),
    endAgainst(b, times(n, -1), ...along.map((way) => times(way, -1))),
  ].map((ends) => {
    const [first, second] = [ends[random.below(ends.length)]!, ends[random.below(ends.length)]!];
    return along.length > 0 ? first : times(plus(first, second), 1 / 2);
  });
  return plus(plus(q!, p!, -1), n, reach);
}

/** By what the first is moved so that both have points of their insides in common. */
export const toOverlap = ({ a, b }: Setting): number[] => plus(insideOf(b), insideOf(a), -1);

/** A vector across n; of flat settings in their plane. */
export function drawSlide(random: Random, { n, flat }: Setting): number[] {
  if (flat === undefined || n.length === 2 || n[flat] !== 0) return drawAcross(random, n);
  const axis = n.map((_, k) => (k === flat ? 1 : 0));
  return times(cross(n, axis), random.sign());
}

/** Any vector; of flat settings in their plane. */
export function drawWay(random: Random, { n, flat }: Setting): number[] {
  const drawn = drawVector(random, n.length, 3);
  if (flat !== undefined && n[flat] === 0) drawn[flat] = 0;
  return drawn.every((x) => x === 0) ? [...n] : drawn;
}

/** Moves the first shape to where it starts, and writes the motions: who of both moves is drawn. */
export function write(
  random: Random,
  { places, flat }: Setting,
  out: Float64Array,
  { from, motion }: { from: Coordinates; motion: Coordinates },
  drift: number,
): void {
  moveBody(places.a, out, from);
  const free = motion.map((_, k) => (k === flat ? 0 : random.between(-drift, drift)));
  const who = random.below(4);
  const own = who === 0 ? motion.map((x) => 0 - x) : who === 1 ? free : motion.map(() => 0);
  out.set(plus(motion, own), places.motionA);
  out.set(own, places.motionB);
}
