import { scaleByPowerOfTwo } from '../../cases/doubles.js';
import type { Random } from '../../cases/random.js';
import { disturbed } from '../boxes/families.js';
import type { Layout } from '../layout.js';
import type { QuestionFamily } from '../question.js';
import { unitVectors } from '../unit-vectors.js';
import { drawExponent } from './exponents.js';
import { isConeKind, needleCones } from './needle-cones.js';
import { fill, type Kind, landmark, move, radiiOf, sizeOf } from './operands.js';

/** Vectors of integers whose lengths are integers. */
const QUADRUPLES = [
  [1, 2, 2, 3],
  [2, 3, 6, 7],
  [1, 4, 8, 9],
  [4, 4, 7, 9],
  [2, 6, 9, 11],
  [6, 6, 7, 11],
  [0, 3, 4, 5],
  [0, 0, 1, 1],
  [0, 0, 3, 3],
  [0, 5, 12, 13],
] as const;
const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [0, 1, 1],
  [0, 3, 3],
] as const;

/** Such a vector in any order and with any signs, and its length. */
export function pythagorean(random: Random, dimension: 2 | 3): { by: number[]; length: number } {
  const list: readonly (readonly number[])[] = dimension === 3 ? QUADRUPLES : TRIPLES;
  const tuple = list[random.below(list.length)]!;
  const by = tuple.slice(0, dimension).map((x) => x * random.sign());
  const turn = random.below(dimension);
  return { by: by.map((_, i) => by[(i + turn) % dimension]!), length: tuple[dimension]! };
}

/** Divides a length among the radii of two shapes: their sum is it, or their difference. */
function shareRadii(
  random: Random,
  out: Float64Array,
  first: readonly number[],
  second: readonly number[],
  length: number,
): void {
  const small = random.below(9) / 2;
  const [a, b] = random.oneIn(2) ? [length, small] : [small, length];
  const [r, s] = random.oneIn(3)
    ? [Math.max(a, b) + Math.min(a, b), Math.min(a, b)]
    : [Math.max(a, b), Math.min(a, b)];
  const isSum = random.oneIn(2);
  const [x, y] = isSum ? [Math.min(small, length), Math.max(0, length - small)] : [r, s];
  const [one, other] = random.oneIn(2) ? [x, y] : [y, x];
  for (const at of first) out[at] = second.length === 0 ? length : one;
  for (const at of second) out[at] = first.length === 0 ? length : other;
}

function tangent(a: Kind, b: Kind, dimension: 2 | 3): QuestionFamily {
  return {
    name: 'tangent',
    summary:
      'corners or middles of both lie apart by a vector of integers with an integer length, which is the radius, the sum or the difference of the radii',
    fill(random, out) {
      const at = sizeOf(a);
      fill(a, random, out, 0);
      fill(b, random, out, at);
      const { by, length } = pythagorean(random, dimension);
      const from = landmark(b, random, out, at);
      const to = landmark(a, random, out, 0);
      move(
        b,
        out,
        at,
        by.map((gap, k) => to[k]! - from[k]! + gap),
      );
      const own = (kind: Kind, start: number) => radiiOf(kind).map((place) => start + place);
      shareRadii(random, out, own(a, 0), own(b, at), length);
    },
  };
}

function concentric(a: Kind, b: Kind): QuestionFamily {
  return {
    name: 'concentric',
    summary:
      'corners or middles of both are one point; shapes of one kind are often equal, or equal but for a number',
    fill(random, out) {
      const at = sizeOf(a);
      fill(a, random, out, 0);
      fill(b, random, out, at);
      const from = landmark(b, random, out, at);
      const to = landmark(a, random, out, 0);
      move(
        b,
        out,
        at,
        to.map((x, k) => x - from[k]!),
      );
      if (a === b && random.oneIn(2)) {
        out.copyWithin(at, 0, at);
        if (random.oneIn(2)) out[at + random.below(at)] = random.between(0, 3);
      }
    },
  };
}

/** A place inside a shape, or in it: the middle between some of its corners and middles. */
function middle(kind: Kind, random: Random, out: Float64Array, at: number): number[] {
  const four = Array.from({ length: 4 }, () => landmark(kind, random, out, at));
  return four[0]!.map((_, k) => four.reduce((sum, p) => sum + p[k]! / 4, 0));
}

/** One shape by a power of two smaller than the other, around some place within that. */
function within(a: Kind, b: Kind, layout: Layout): QuestionFamily {
  return {
    name: 'small-within-large',
    summary:
      'one of the shapes is far larger, and has the middle of the other inside; many touch it from there',
    fill(random, out) {
      const at = sizeOf(a);
      fill(a, random, out, 0);
      fill(b, random, out, at);
      scaleLengths(layout, out, random.sign() * random.between(1, 4), at);
      const [from, to] = [middle(b, random, out, at), middle(a, random, out, 0)];
      move(
        b,
        out,
        at,
        to.map((x, k) => x - from[k]!),
      );
    },
  };
}

/** Some of the lengths times a power of two; what would overflow stays finite. Normals and directions stay. */
export function scaleLengths(layout: Layout, out: Float64Array, exponent: number, to = out.length): void {
  for (const { kind, at, size } of layout.parts) {
    if (at >= to || kind === 'integer' || kind === 'direction') continue;
    for (let i = kind === 'plane' ? at + size - 1 : at; i < at + size; i++)
      out[i] = scaleByPowerOfTwo(out[i]!, exponent);
  }
}

/**
 * Directions of lines, and planes with their constants, times powers of two, which changes nothing but parameters; axes
 * of boxes stay.
 */
function scaleDirections(layout: Layout, random: Random, out: Float64Array): void {
  for (const { kind, at, size, name } of layout.parts) {
    if (kind !== 'plane' && (kind !== 'direction' || name.includes('axes'))) continue;
    const exponent = drawExponent(random);
    for (let i = at; i < at + size; i++) out[i] = scaleByPowerOfTwo(out[i]!, exponent);
  }
}

/** A family, scaled to anywhere in the range of doubles, or one shape far larger than the other. */
export function scaled(family: QuestionFamily, layout: Layout, first: number): QuestionFamily {
  const beside = disturbed(family);
  return {
    name: `${family.name}-scaled`,
    summary: `${family.summary}, or values beside these by parts in 2^52, scaled to anywhere between subnormals and overflow, mostly where products of lengths leave the doubles, or one shape far larger than the other; often directions and planes, too`,
    fill(random, out) {
      (random.oneIn(3) ? beside : family).fill(random, out);
      if (random.oneIn(4)) scaleLengths(layout, out, random.between(-40, 40), first);
      else scaleLengths(layout, out, drawExponent(random));
      if (random.oneIn(3)) scaleDirections(layout, random, out);
    },
  };
}

/** Round shapes whose radii are 0 among others. */
function points(family: QuestionFamily, radii: readonly number[]): QuestionFamily {
  return {
    name: `${family.name}-points`,
    summary: `${family.summary}, of radius 0`,
    fill(random, out) {
      family.fill(random, out);
      for (const at of radii) if (!random.oneIn(4)) out[at] = 0;
    },
  };
}

/** Of cylinders and cones against planes and spheres: very thin and very flat ones. */
function needles(a: Kind, b: Kind): QuestionFamily[] {
  const family =
    isConeKind(a) && b === 'plane'
      ? needleCones(a, b, { cone: 0, other: sizeOf(a) })
      : a === 'sphere' && isConeKind(b)
        ? needleCones(b, a, { cone: sizeOf(a), other: 0 })
        : undefined;
  return family === undefined ? [] : [family, disturbed(family)];
}

/** The families of a pair. */
export function roundFamilies(a: Kind, b: Kind, layout: Layout): QuestionFamily[] {
  const near = tangent(a, b, layout.dimension);
  const same = concentric(a, b);
  const radii = [...radiiOf(a), ...radiiOf(b).map((at) => sizeOf(a) + at)];
  return [
    near,
    same,
    disturbed(near),
    scaled(near, layout, sizeOf(a)),
    within(a, b, layout),
    ...(radii.length > 0 ? [points(same, radii)] : []),
    ...needles(a, b),
    ...(a === 'plane' || b === 'plane' ? [unitVectors(layout)] : []),
  ];
}
