/** Motions of each class by construction: where the first shape is at the start, and by what it moves. */
import { powerOfTwo } from '../../cases/doubles.js';
import type { Random } from '../../cases/random.js';
import type { Places } from './moving-bodies.js';
import {
  areFlatAcross,
  contactAlong,
  type Demand,
  dimensionOf,
  drawSlide,
  drawWay,
  type Setting,
  toContact,
  toOverlap,
  widthAlong,
} from './settings.js';
import { type Coordinates, cross, dot, isZero, lowest, plus, times } from './small-vectors.js';

/** Where the first shape starts, as a shift of what was drawn, and by what it moves. */
export interface Course {
  readonly from: Coordinates;
  readonly motion: Coordinates;
}

/** Plans a course; velocities are times a power of two. */
export type Plan = (random: Random, setting: Setting, speed: number) => Course;

/** What is to be drawn, and where it goes. */
export interface Recipe {
  readonly plan: Plan;
  demand(random: Random, places: Places): Demand;
}

const ANY: Recipe['demand'] = () => ({});

/** Through a place after some quarters of the time. */
const through = (place: Coordinates, quarter: number, way: Coordinates, speed = 0): Course => {
  const motion = times(way, 4 * powerOfTwo(speed));
  return { from: plus(place, motion, -quarter / 4), motion };
};

/** Turned so that it leads against n. */
function against(n: Coordinates, way: Coordinates): Coordinates {
  const height = dot(n, way);
  return height === 0 ? plus(way, n, -1) : times(way, height > 0 ? -1 : 1);
}

/** A contact that is none of insides, even of flat shapes. */
function touchPlace(random: Random, setting: Setting): number[] {
  const { n } = setting;
  if (!areFlatAcross(setting, n) && !random.oneIn(4)) return toContact(random, setting);
  const slide = drawSlide(random, setting);
  return n.length === 2
    ? toContact(random, setting, slide)
    : toContact(random, setting, slide, cross(n, slide));
}

/** They touch at time 0, and then come closer, slide or part. */
const touching: Plan = (random, setting, speed) => {
  const way = random.oneIn(3) ? drawSlide(random, setting) : drawWay(random, setting);
  return through(touchPlace(random, setting), 0, way, speed);
};

/** Their insides meet at time 0; often they part at a round time. */
const overlapping: Plan = (random, setting, speed) => {
  const inside = toOverlap(setting);
  if (random.oneIn(2)) return through(inside, 0, drawWay(random, setting), speed);
  const way = plus(toContact(random, setting), inside, -1);
  return { from: inside, motion: times(way, [1, 2, 4][random.below(3)]!) };
};

/** Both on one side of the plane across n, sometimes as near as doubles tell. */
const apart: Plan = (random, setting, speed) => {
  const { n } = setting;
  const gap = times(n, random.oneIn(2) ? powerOfTwo(-random.between(1, 30)) : random.between(1, 3));
  const way = random.oneIn(2) ? drawSlide(random, setting) : times(against(n, drawWay(random, setting)), -1);
  return through(plus(toContact(random, setting), gap), 0, way, speed);
};

/** From outside into what is inside of both at the end, or to where they touch. */
const staying: Plan = (random, setting, speed) => {
  const { n } = setting;
  const [place, inside] = [toContact(random, setting), toOverlap(setting)];
  const inwards = plus(inside, place, -1);
  if (dot(inwards, n) >= 0 || random.oneIn(4)) {
    const start = plus(place, n, powerOfTwo(Math.min(0, speed)) * random.between(1, 3));
    const end = random.oneIn(2) || dot(inwards, n) > 0 ? place : inside;
    return { from: start, motion: plus(end, start, -1) };
  }
  if (speed < 0) return through(place, random.between(1, 4), inwards, speed);
  const far = [1, 3, 7][random.below(3)]!;
  return { from: plus(place, inwards, -far), motion: times(inwards, far + 1) };
};

/** Through each other, with a first or a last contact at a quarter of the time. */
const passing: Plan = (random, setting, speed) => {
  const { n } = setting;
  const place = toContact(random, setting);
  const inwards = plus(toOverlap(setting), place, -1);
  const isFlat = dimensionOf(setting) < n.length;
  const way = isFlat ? inwards : against(n, random.oneIn(3) ? inwards : drawWay(random, setting));
  const fall = -dot(way, n);
  const width = widthAlong(setting, n);
  if (fall <= 0 || width === Infinity) return slidingThrough(random, setting, speed);
  const quarter = random.between(1, 3);
  let steps = Math.max(0, speed);
  while ((4 - quarter) * fall * powerOfTwo(steps) <= width) steps++;
  return maybeReversed(random, through(place, quarter, way, steps));
};

/** Along each other's faces: a first contact at a quarter of the time. */
function slidingThrough(random: Random, setting: Setting, speed: number, mayStay = false): Course {
  const slide = drawSlide(random, setting);
  // The first one comes from behind: its front end meets the rear of the other.
  const place = toContact(random, setting, times(slide, -1));
  const quarter = random.between(1, mayStay ? 4 : 3);
  const length = contactAlong(setting, slide);
  if (!mayStay && length < Infinity)
    for (let steps = Math.max(0, speed); ; steps++)
      if ((4 - quarter) * dot(slide, slide) * powerOfTwo(steps) > length)
        return maybeReversed(random, through(place, quarter, slide, steps));
  return through(place, quarter, slide, speed);
}

const maybeReversed = (random: Random, course: Course): Course =>
  random.oneIn(3) ? { from: plus(course.from, course.motion), motion: times(course.motion, -1) } : course;

/** Ways across n that are tried until one is along no edge that touches. */
const MOST_SLIDES = 12;

/** They touch at one time, in passing along the plane across n. */
const grazing: Plan = (random, setting, speed) => {
  const { n, flat } = setting;
  const quarter = random.between(1, 3);
  if (flat !== undefined && areFlatAcross(setting, n)) {
    const way = drawWay(random, setting);
    return through(toOverlap(setting), quarter, dot(way, n) === 0 ? plus(way, n) : way, speed);
  }
  for (let i = 0; i < MOST_SLIDES; i++) {
    const slide = drawSlide(random, setting);
    const isPlanar = n.length === 2 || (flat !== undefined && n[flat] === 0);
    const outwards = isPlanar ? [] : [cross(n, slide)];
    const ends =
      outwards.length === 0 ? contactAlong(setting, slide) : edgeAlong(setting, outwards[0]!, slide);
    if (ends > 0) continue;
    return through(toContact(random, setting, ...outwards), quarter, slide, speed);
  }
  return through(toContact(random, setting), quarter, drawSlide(random, setting), speed);
};

/** How far what touches first along a vector in the plane reaches along another one. */
function edgeAlong({ a, b, n }: Setting, outwards: Coordinates, slide: Coordinates): number {
  return [a, b].reduce((sum, { corners, ways }, i) => {
    const [u, v] = i === 0 ? [n, outwards] : [times(n, -1), times(outwards, -1)];
    if (ways.some((way) => dot(way, u) === 0 && dot(way, v) <= 0)) return Infinity;
    const heights = lowest(corners, u, v).map((p) => dot(p, slide));
    return sum + Math.max(...heights) - Math.min(...heights);
  }, 0);
}

/** The first or the last contact is at an end of the time. */
const atTheEnds: Plan = (random, setting, speed) => {
  const { n } = setting;
  const place = touchPlace(random, setting);
  const way = against(n, drawWay(random, setting));
  const inwards = plus(toOverlap(setting), place, -1);
  switch (random.below(4)) {
    case 0:
      return through(place, 4, way, speed);
    case 1:
      return through(place, 0, times(way, -1), speed);
    case 2:
      return { from: plus(place, inwards), motion: times(inwards, -1) };
    default:
      return isZero(inwards)
        ? through(place, 4, n, speed)
        : through(place, random.oneIn(2) ? 0 : 4, inwards, speed);
  }
};

/** Along faces and edges; where only a corner touches, nothing slides. */
const sliding: Plan = (random, setting, speed) => {
  if (contactAlong(setting, drawSlide(random, setting)) > 0)
    return slidingThrough(random, setting, speed, random.oneIn(2));
  return random.oneIn(2) ? passing(random, setting, speed) : touching(random, setting, speed);
};

/** A third of what touches in an instant are flat shapes that cross; beside a plane, others take longer. */
const forInstants: Recipe['demand'] = (random, { a, b }) =>
  b.kind === 'plane' || random.oneIn(3)
    ? { flat: random.below(a.dimension), isAcross: true, isThin: true }
    : { isPointed: true };

const inOnePlane: Recipe['demand'] = (random, { a }) => ({
  flat: random.below(a.dimension),
  isThin: !random.oneIn(3),
});

export const RECIPES = {
  touching: { plan: touching, demand: ANY },
  overlapping: { plan: overlapping, demand: ANY },
  apart: { plan: apart, demand: ANY },
  staying: { plan: staying, demand: ANY },
  passing: { plan: passing, demand: ANY },
  grazing: { plan: grazing, demand: forInstants },
  sliding: { plan: sliding, demand: ANY },
  atTheEnds: { plan: atTheEnds, demand: ANY },
} satisfies Record<string, Recipe>;

/** The same plan for shapes in one plane of two axes. */
export const coplanar = ({ plan }: Recipe): Recipe => ({ plan, demand: inOnePlane });
