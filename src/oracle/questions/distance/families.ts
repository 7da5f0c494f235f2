import type { Random } from '../../cases/random.js';
import { disturbed } from '../boxes/families.js';
import { shapeFamilies } from '../families/shape-families.js';
import type { Layout } from '../layout.js';
import type { QuestionFamily } from '../question.js';
import { type Kind, moveOperand, OPERANDS, sizeOf } from './operands.js';
import { drawExponent, exchangeScales, scaleLengths } from './scaled.js';

/**
 * Two shapes of small integers, the second moved so that points of both (corners, middles) coincide, or lie apart by a
 * vector.
 */
function landmarks(a: Kind, b: Kind, apart: (random: Random) => readonly number[]) {
  return (random: Random, out: Float64Array): void => {
    const at = sizeOf(a);
    OPERANDS[a].fill(random, out, 0);
    OPERANDS[b].fill(random, out, at);
    if (a === b && random.oneIn(3)) out.copyWithin(at, 0, at);
    const from = OPERANDS[b].landmark(random, out, at);
    const to = OPERANDS[a].landmark(random, out, 0);
    const gap = apart(random);
    moveOperand(
      b,
      out,
      at,
      [0, 1, 2].map((k) => to[k]! - from[k]! + gap[k]!),
    );
  };
}

/** A step along one axis, or in any lattice direction. */
function step(random: Random): number[] {
  const by = [0, 0, 0];
  if (random.oneIn(2)) by[random.below(3)] = random.between(-4, 4);
  else for (let k = 0; k < 3; k++) by[k] = random.between(-4, 4);
  return by;
}

/**
 * Integers up to 9 with the incidences of none: four times those of a family, and a step. The numbers of templates
 * stay, and the sizes of boxes, which their axes are multiplied by.
 */
function roughen(layout: Layout, random: Random, out: Float64Array): void {
  for (const { kind, at, size } of layout.parts) {
    if (kind === 'integer' || kind === 'sizes') continue;
    for (let i = at; i < at + size; i++) out[i] = 4 * out[i]! + random.between(-1, 1);
  }
}

/** All lengths by one power of two; in half of the cases some of it, often half, by the axes of boxes. */
function scaleAll(layout: Layout, random: Random, out: Float64Array): void {
  const exponent = drawExponent(layout, random, out);
  scaleLengths(layout, out, exponent);
  if (random.oneIn(2)) return;
  exchangeScales(layout, out, random.oneIn(2) ? Math.round(exponent / 2) : random.between(-60, 60));
}

/** The families of a pair. */
export function distanceFamilies(a: Kind, b: Kind, layout: Layout): QuestionFamily[] {
  const touching: QuestionFamily = {
    name: 'landmarks',
    summary: 'a corner or middle of one is one of the other, all in small integers',
    fill: landmarks(a, b, () => [0, 0, 0]),
  };
  const apart: QuestionFamily = {
    name: 'lattice-steps',
    summary: 'corners or middles of both lie apart by a small integer vector',
    fill: landmarks(a, b, step),
  };
  const far: QuestionFamily = {
    name: 'scaled',
    summary:
      'the same, or integers without such relations, scaled to anywhere between subnormals and overflow, mostly where products of lengths leave the doubles, or one shape far larger than the other',
    fill(random, out) {
      (random.oneIn(2) ? apart : touching).fill(random, out);
      if (random.oneIn(2)) roughen(layout, random, out);
      if (random.oneIn(4)) scaleLengths(layout, out, random.between(-40, 40), sizeOf(a));
      else scaleAll(layout, random, out);
    },
  };
  return [apart, touching, disturbed(apart), far, ...plantedFamilies(a, b, layout)];
}

/** How many points each kind is planted with; the others have families of their own only. */
const PLANTED: Readonly<Partial<Record<Kind, number>>> = {
  point: 1,
  line: 2,
  ray: 2,
  segment: 2,
  triangle: 3,
  tetrahedron: 4,
  box: 2,
};

function plantedFamilies(a: Kind, b: Kind, layout: Layout): readonly QuestionFamily[] {
  const [first, second] = [PLANTED[a], PLANTED[b]];
  return first === undefined || second === undefined ? [] : shapeFamilies(layout, [first, second]);
}
