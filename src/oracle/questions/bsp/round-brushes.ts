import {
  AXIS,
  brushesOf,
  cylinderOf,
  HALF_HEIGHT,
  POINT,
  planeCount,
  planePlace,
  RADIUS,
} from '../../cases/bsp/brushes.js';
import { powerOfTwo, stepUlps } from '../../cases/doubles.js';
import type { Random } from '../../cases/random.js';
import { pointOf } from '../../cases/shapes.js';
import { checkRoundBrush, isSolidBrush, roundBrushReferee } from '../../referees/shapes/bsp/round-brushes.js';
import { cylinderBrushSubject, sphereBrushSubject } from '../../subjects/bsp/swept.js';
import { integer, length, point } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import {
  BOUNDLESS,
  brushFamilies,
  brushLayout,
  type Frame,
  fillBrushes,
  inSpace,
  latticePoint,
} from './brush-families.js';

/** Steps whose lengths are integers, in the plane of two axes as well. */
const STEPS: readonly (readonly [x: number, y: number, z: number, length: number])[] = [
  [1, 0, 0, 1],
  [3, 4, 0, 5],
  [4, 3, 0, 5],
  [1, 2, 2, 3],
  [2, 3, 6, 7],
];

/** A point exactly as far from a lattice point as the radius, or about as far. */
function fillSphere(random: Random, out: Float64Array, frame: Frame): void {
  const unit = Math.sqrt(frame.square);
  const [x, y, z, size] = STEPS[random.below(STEPS.length)]!;
  const turn = random.below(3);
  const step = [0, 1, 2].map((k) => random.sign() * [x, y, z][(k + turn) % 3]!);
  const from = latticePoint(random);
  const share = random.oneIn(3) ? 1 : 1 / 4;
  const to = from.map((c, k) => c + step[k]! * share) as [number, number, number];
  out.set(inSpace(frame, to), POINT);
  const exactly = size * share * unit;
  const any = (random.between(0, 12) / 4) * unit;
  const how = random.below(5);
  out[RADIUS] = how === 0 ? any : how === 1 ? Math.abs(stepUlps(exactly, random.sign())) : exactly;
  if (how === 2) out[RADIUS] = exactly * (1 + random.sign() * powerOfTwo(-random.between(20, 45)));
}

/** How far the point is in front of a plane of the first brush, and the length of its normal. */
function formAt(out: Float64Array, plane: number): [form: number, length: number] {
  const at = planePlace(0, plane);
  let [form, square] = [out[at + 3]!, 0];
  for (let k = 0; k < 3; k++) {
    form += out[at + k]! * out[POINT + k]!;
    square += out[at + k]! * out[at + k]!;
  }
  return [Math.abs(form), Math.sqrt(square)];
}

/** The same number, an ulp or a little beside it. */
function nearly(random: Random, x: number): number {
  const how = random.below(4);
  if (how === 0) return x;
  return how === 1
    ? Math.abs(stepUlps(x, random.sign()))
    : x * (1 + random.sign() * powerOfTwo(-random.between(18, 50)));
}

/** A radius, or a height, at which the figure ends at a plane of the brush, or nearly. */
function fillBesidePlane(random: Random, out: Float64Array, place: number): void {
  const plane = random.below(planeCount(out, 0));
  const [form, size] = formAt(out, plane);
  out[place] = nearly(random, form / size);
  if (place === RADIUS) return;
  const normal = out.subarray(planePlace(0, plane), planePlace(0, plane) + 3);
  out[AXIS] = Math.max(
    0,
    normal.findIndex((x) => x !== 0),
  );
}

function fillAnySphere(random: Random, out: Float64Array, frame: Frame): void {
  fillSphere(random, out, frame);
  if (random.oneIn(2)) fillBesidePlane(random, out, RADIUS);
}

function fillCylinder(random: Random, out: Float64Array, frame: Frame): void {
  fillAnySphere(random, out, frame);
  out[HALF_HEIGHT] = random.between(0, 8) / 4;
  out[AXIS] = random.below(3);
  if (random.oneIn(2)) fillBesidePlane(random, out, HALF_HEIGHT);
}

/**
 * By which part of itself a radius may be more than the figure's: up to here any answer is right, beyond it only one.
 */
const PROMISE = powerOfTwo(-38);

/** How far the point is in front of the first brush's planes, at most, in parts of what the radius alone reaches. */
function farthest(out: Float64Array, axis: number): number {
  let most = 0;
  for (let plane = 0; plane < planeCount(out, 0); plane++) {
    const at = planePlace(0, plane);
    let [form, square] = [out[at + 3]!, 0];
    for (let k = 0; k < 3; k++) {
      form += out[at + k]! * out[POINT + k]!;
      if (k !== axis) square += out[at + k]! * out[at + k]!;
    }
    if (square > 0) most = Math.max(most, form / Math.sqrt(square));
  }
  return most;
}

/**
 * Moves the point far along the normal of a plane whose length is no double: there a distance has to be rounded, and
 * outward.
 */
function moveBeforeSlant(random: Random, out: Float64Array): void {
  const all = Array.from({ length: planeCount(out, 0) }, (_, plane) => planePlace(0, plane));
  const slanted = all.filter((at) => {
    const size = Math.sqrt(out[at]! * out[at]! + out[at + 1]! * out[at + 1]! + out[at + 2]! * out[at + 2]!);
    return size !== Math.trunc(size);
  });
  if (slanted.length === 0) return;
  const [at, steps] = [slanted[random.below(slanted.length)]!, 8 * random.between(1, 9)];
  for (let k = 0; k < 3; k++) out[POINT + k] = out[POINT + k]! + steps * out[at + k]!;
}

/**
 * The figure ends at the farthest plane, or as far from it as the promise allows, by a little more, or by a little
 * less.
 */
function atThePromise(isCylinder: boolean): QuestionFamily {
  return {
    name: 'at-the-promise',
    summary: 'the figure ends at the farthest plane, or 2^-38 of its radius before it and a bit more or less',
    fill(random, out) {
      const frame = fillBrushes(random, out, random.oneIn(2));
      (isCylinder ? fillCylinder : fillAnySphere)(random, out, frame);
      if (isCylinder) out[HALF_HEIGHT] = 0;
      if (!random.oneIn(3)) moveBeforeSlant(random, out);
      const distance = farthest(out, isCylinder ? out[AXIS]! : -1);
      const beside = random.sign() * powerOfTwo(-random.between(1, 8));
      const part = PROMISE * (1 + beside);
      const exactly = random.oneIn(4);
      out[RADIUS] = exactly ? Math.abs(stepUlps(distance, random.between(-1, 1))) : distance / (1 + part);
    },
  };
}

const sphereLayout = brushLayout(point('point'), length('radius'));
const cylinderLayout = brushLayout(
  point('point'),
  length('radius'),
  length('halfHeight'),
  integer('axis', 0, 2, 'of the cylinder; 0 is x'),
);

const NOTE =
  'the answer is `in` or `out`: whether the point is in the first brush, grown by the figure, and is checked. The text says what is certain. `in`: the figure around the point meets the brush; `out`: the point is in front of a plane that touches the brush (in a face, across an axis, or along an edge and an axis that leads out of one of its faces and into the other) by more than the figure reaches that way, 2^-38 of its radius included; `either`: neither';

/** Beyond this a plane may be moved out of the range of doubles. */
const LARGEST = powerOfTwo(1000);

const common = {
  area: 'bsp',
  form: '<in|out|either>',
  classes: ['in', 'out', 'either'],
  note: NOTE,
  coded: true,
} as const;

/** A brush that is grown by a sphere. */
export const sphereBrushQuestion: Question = {
  ...common,
  name: 'expandBrushBySphereConservative',
  layout: sphereLayout,
  families: [...brushFamilies(sphereLayout, fillAnySphere), atThePromise(false)],
  accepts: (v) => v[RADIUS]! <= LARGEST && isSolidBrush(v),
  without: BOUNDLESS,
  subject: sphereBrushSubject,
  referee: roundBrushReferee(false),
  check: (v, said) => checkRoundBrush(v, said, false),
  shapes: shapesBy('brush radius point', (v) => [brushesOf(v)[0]!, v[RADIUS]!, pointOf(v, POINT)]),
};

/** A brush that is grown by a cylinder. */
export const cylinderBrushQuestion: Question = {
  ...common,
  name: 'expandBrushByCylinderConservative',
  layout: cylinderLayout,
  families: [...brushFamilies(cylinderLayout, fillCylinder), atThePromise(true)],
  accepts: (v) => v[RADIUS]! <= LARGEST && v[HALF_HEIGHT]! <= LARGEST && isSolidBrush(v),
  without: BOUNDLESS,
  subject: cylinderBrushSubject,
  referee: roundBrushReferee(true),
  check: (v, said) => checkRoundBrush(v, said, true),
  shapes: shapesBy('brush cylinder point', (v) => [brushesOf(v)[0]!, cylinderOf(v), pointOf(v, POINT)]),
};
