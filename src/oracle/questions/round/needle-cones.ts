/** Cylinders, cones and truncated cones that are very thin or very flat, and what touches them. */
import { powerOfTwo } from '../../cases/doubles.js';
import type { Random } from '../../cases/random.js';
import type { QuestionFamily } from '../question.js';

type ConeKind = 'cylinder' | 'cone' | 'truncatedCone';
type Other = 'plane' | 'sphere' | 'line' | 'ray' | 'segment' | 'point';
type Vector = readonly [number, number, number];

export function isConeKind(kind: string): kind is ConeKind {
  return kind === 'cylinder' || kind === 'cone' || kind === 'truncatedCone';
}

/** Where the kinds' numbers stand. */
export interface Places {
  readonly cone: number;
  readonly other: number;
}

/**
 * The greatest m: products of a slant, a corner's radius and a turn of length 5 have 20 + 20 + 13 bits at most, so that
 * planes along slants are exact.
 */
const MOST_BITS = 20;

/** A side whose height and change of radius are the legs of a right triangle: its length is an integer, too. */
interface Slant {
  readonly growth: number;
  readonly height: number;
  readonly length: number;
}

/** m² - 1, 2m and m² + 1: the more, the thinner; the legs exchanged, the flatter. */
function slantOf(random: Random, kind: ConeKind): Slant {
  const m = powerOfTwo(random.between(1, MOST_BITS));
  if (kind === 'cylinder') return { growth: 0, height: m, length: m };
  const [a, b] = random.oneIn(2) ? [2 * m, m * m - 1] : [m * m - 1, 2 * m];
  return { growth: a, height: b, length: m * m + 1 };
}

/** Axes of coordinates in any order and of any sign, the first turned by a rational angle or not; all of one length. */
interface Frame {
  readonly origin: Vector;
  readonly out: Vector;
  readonly across: Vector;
  readonly along: Vector;
  readonly length: 1 | 5;
}

function frameOf(random: Random): Frame {
  const turn = random.below(3);
  const length = random.oneIn(2) ? 1 : 5;
  const [c, s] = length === 1 ? [1, 0] : [3, 4];
  const sign = random.sign();
  const placed = (v: Vector): Vector => [v[turn]!, v[(turn + 1) % 3]!, v[(turn + 2) % 3]!];
  const small = () => (random.oneIn(2) ? 0 : random.between(-3, 3));
  return {
    origin: [small(), small(), small()],
    out: placed([c!, s!, 0]),
    across: placed([-s!, c!, 0]),
    along: placed([0, 0, sign * length]),
    length,
  };
}

/** A point, or a vector, of the plane through the axis: so far from the axis, and along it. */
type Place = readonly [out: number, along: number];

const inSpace = ({ out, along }: Frame, [x, z]: Place): Vector =>
  [0, 1, 2].map((k) => x * out[k]! + z * along[k]!) as never;
const sum = (u: Vector, v: Vector, times = 1): Vector => u.map((x, k) => x + times * v[k]!) as never;

/** A cone by its slant and the radius of its smaller end, which is 0 or a few times the growth. */
interface Needle {
  readonly frame: Frame;
  readonly slant: Slant;
  readonly least: number;
}

function needleOf(random: Random, kind: ConeKind): Needle {
  const slant = slantOf(random, kind);
  const unit = kind === 'cylinder' ? powerOfTwo(random.between(-MOST_BITS, MOST_BITS)) : slant.growth;
  const least = kind === 'cylinder' ? unit : kind === 'cone' ? 0 : random.below(3) * unit;
  return { frame: frameOf(random), slant, least };
}

function writeCone(random: Random, kind: ConeKind, needle: Needle, out: Float64Array, at: number): void {
  const { frame, slant, least } = needle;
  const { origin, length } = frame;
  const end = sum(origin, inSpace(frame, [0, slant.height]));
  const [wide, narrow] = [length * (least + slant.growth), length * least];
  if (kind === 'cylinder') out.set([...origin, ...end, wide], at);
  else if (kind === 'cone') out.set([...end, ...origin, wide], at);
  else if (random.oneIn(2)) out.set([...origin, ...end, wide, narrow], at);
  else out.set([...end, ...origin, narrow, wide], at);
}

/**
 * A place on the line of the slant, between its ends, at one, or beyond; and as far out of the side as the second
 * number says, in lengths of the slant.
 */
function placeOf(random: Random, { slant, least }: Needle): { foot: Place; away: number } {
  const part = random.between(-1, 4) / 2;
  const foot: Place = [least + (1 - part) * slant.growth, part * slant.height];
  return {
    foot,
    away: random.oneIn(3) ? 0 : (random.oneIn(4) ? -1 : 1) * powerOfTwo(-random.between(0, 24)),
  };
}

function writeOther(random: Random, needle: Needle, other: Other, out: Float64Array, at: number): void {
  const { frame, slant } = needle;
  const { foot, away } = placeOf(random, needle);
  const normal: Place = [slant.height, slant.growth];
  const base = sum(frame.origin, inSpace(frame, foot));
  const place = sum(base, inSpace(frame, normal), away);
  if (other === 'point') out.set(place, at);
  else if (other === 'sphere')
    out.set([...place, frame.length * slant.length * Math.abs(away) * [1, 1, 1, 2][random.below(4)]!], at);
  else if (other === 'plane') out.set(planeAt(inSpace(frame, normal), random.oneIn(2) ? base : place), at);
  else {
    const way = wayOf(random, needle);
    const start = sum(place, way, -random.between(0, 3) / 2);
    out.set([...start, ...(other === 'segment' ? sum(start, way, random.between(1, 2)) : way)], at);
  }
}

function planeAt(normal: Vector, p: Vector): number[] {
  return [...normal, 0 - (normal[0] * p[0] + normal[1] * p[1] + normal[2] * p[2])];
}

/** Along the slant, across it, along the axis, or straight in. */
function wayOf(random: Random, { frame, slant }: Needle): Vector {
  const ways: readonly Vector[] = [
    inSpace(frame, [-slant.growth, slant.height]),
    frame.across,
    inSpace(frame, [0, slant.height]),
    inSpace(frame, [-slant.height, -slant.growth]),
  ];
  return ways[random.below(ways.length)]!;
}

/** A family of a cylinder, cone or truncated cone and what is near its side. */
export function needleCones(kind: ConeKind, other: Other, places: Places): QuestionFamily {
  return {
    name: 'needle-cones',
    summary:
      'very thin and very flat solids whose sides have integer lengths, and what touches a side, lies along it, or beside it by a small part of its length',
    fill(random, out) {
      const needle = needleOf(random, kind);
      writeCone(random, kind, needle, out, places.cone);
      writeOther(random, needle, other, out, places.other);
    },
  };
}
