/**
 * Points beside circles, disks, cylinders and cones of space, at distances that are integers, on their axes, and on
 * them.
 */
import type { Random } from '../../cases/random.js';
import { type DistanceKind, reachAt, SHAPE_AT } from '../../cases/round/point-distances.js';
import { disturbed } from '../boxes/families.js';
import type { Layout } from '../layout.js';
import type { QuestionFamily } from '../question.js';
import { type ConeFrame, coneFrame, framePoint, turned, type Vector, writeCone } from './cone-frames.js';
import { scaled } from './families.js';

/** A place in the plane through the axis, and how far it is from the shape, where that is known. */
interface Aim {
  readonly out: number;
  readonly along: number;
  readonly distance: number | undefined;
}

/** Legs and hypotenuse of right triangles. */
const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [0, 1, 1],
  [1, 0, 1],
  [0, 0, 0],
] as const;

const drawTriple = (random: Random) => TRIPLES[random.below(TRIPLES.length)]!;

/** Beside a rim: a right triangle away from it, outwards or inwards. */
function besideRim(random: Random, radius: number, height: number): Aim {
  const [a, b, distance] = drawTriple(random);
  return { out: Math.abs(radius + random.sign() * a), along: height + random.sign() * b, distance };
}

/** Beside the side of a solid: a place of it, and times its normal, which is as long as the slant. */
function besideSide(random: Random, { radii, height, growth }: ConeFrame): Aim {
  const part = random.below(5) / 4;
  const times = random.between(-1, 2);
  const slant = Math.sqrt(growth * growth + height * height);
  return {
    out: Math.abs(radii[0] - part * growth + times * height),
    along: part * height + times * growth,
    distance: Math.abs(times) * slant,
  };
}

const anywhere = (random: Random): Aim => ({
  out: random.below(10),
  along: random.between(-6, 10),
  distance: undefined,
});

const onAxis = (random: Random): Aim => ({ out: 0, along: random.between(-6, 10), distance: undefined });

function aimAt(random: Random, frame: ConeFrame): Aim {
  const end = random.below(2) as 0 | 1;
  switch (random.below(5)) {
    case 0:
      return anywhere(random);
    case 1:
      return onAxis(random);
    case 2:
      return besideSide(random, frame);
    default:
      return besideRim(random, frame.radii[end], end === 0 ? 0 : frame.height);
  }
}

/** So far from the axis in a direction of integers: 3 and 4 of 5 parts along two of them, or all along one. */
function around(random: Random, out: number): readonly [number, number] {
  const signed = out * random.sign();
  const parts = [
    [signed, 0],
    [0, signed],
    [(3 * signed) / 5, (4 * out) / 5],
  ] as const;
  return parts[out % 5 === 0 ? random.below(3) : random.below(2)]!;
}

/** Writes the normal or the axis, and all else of a shape; lengths of the frame are so many times as long in space. */
function writeShape(kind: DistanceKind, random: Random, frame: ConeFrame, out: Float64Array): void {
  if (kind !== 'circle' && kind !== 'disk') {
    writeCone(random, kind, frame, out, SHAPE_AT);
    return;
  }
  const times = random.sign() * random.between(1, 3);
  out.set(frame.origin, SHAPE_AT);
  out.set(
    frame.along.map((x) => times * x),
    SHAPE_AT + 3,
  );
  out[SHAPE_AT + 6] = frame.radii[0] * frame.length;
}

function frameOf(kind: DistanceKind, random: Random, isNeedle: boolean): ConeFrame {
  const isFlat = kind === 'circle' || kind === 'disk';
  const frame = coneFrame(random, isFlat ? 'cylinder' : kind, isNeedle);
  const all: ConeFrame = { ...frame, ...turned(random) };
  const radii = random.oneIn(6) ? ([0, 0] as const) : all.radii;
  return { ...all, radii, growth: radii[0] - radii[1] };
}

function framed(kind: DistanceKind, isNeedle: boolean): QuestionFamily {
  return {
    name: isNeedle ? 'thin-or-flat' : 'right-triangles',
    summary: `${isNeedle ? 'very thin and very flat shapes' : 'shapes'} of integers at any of some angles; the point away from a rim or the side by the sides of a right triangle of integers, on the axis, or anywhere; the length often is the distance`,
    fill(random, out) {
      const frame = frameOf(kind, random, isNeedle);
      const { out: far, along, distance } = aimAt(random, frame);
      const [x, y] = around(random, far);
      writeShape(kind, random, frame, out);
      out.set(framePoint(frame, [x, y, along] as Vector), 0);
      const isKnown = distance !== undefined && random.oneIn(2);
      out[reachAt(kind)] = isKnown ? distance * frame.length : random.between(0, 20);
    },
  };
}

/** All values small integers. */
function integers(layout: Layout): QuestionFamily {
  return {
    name: 'integers',
    summary: 'all values are integers from -3 to 3',
    fill(random, out) {
      for (let i = 0; i < layout.arity; i++) out[i] = random.between(-3, 3);
    },
  };
}

/** The families of a point and a shape. */
export function pointDistanceFamilies(kind: DistanceKind, layout: Layout): QuestionFamily[] {
  const [usual, needles] = [framed(kind, false), framed(kind, true)];
  return [
    usual,
    needles,
    integers(layout),
    disturbed(usual),
    scaled(usual, layout, SHAPE_AT),
    scaled(needles, layout, SHAPE_AT),
  ];
}
