import { powerOfTwo } from '../../cases/doubles.js';
import type { Random } from '../../cases/random.js';
import { disturbed } from '../boxes/families.js';
import { shapeFamilies } from '../families/shape-families.js';
import type { Layout } from '../layout.js';
import type { QuestionFamily } from '../question.js';
import { type Kind, OPERANDS, sizeOf } from './operands.js';

/** Moves the shape at `at` by a vector. */
function move(kind: Kind, out: Float64Array, at: number, by: readonly number[]): void {
  for (const place of OPERANDS[kind].positions) {
    for (let k = 0; k < 3; k++) out[at + place + k] = out[at + place + k]! + by[k]!;
  }
}

/** Two shapes of small integers, the second moved so that points of both (corners, middles) coincide, or lie apart by a vector. */
function landmarks(a: Kind, b: Kind, apart: (random: Random) => readonly number[]) {
  return (random: Random, out: Float64Array): void => {
    const at = sizeOf(a);
    OPERANDS[a].fill(random, out, 0);
    OPERANDS[b].fill(random, out, at);
    if (a === b && random.oneIn(3)) out.copyWithin(at, 0, at);
    const from = OPERANDS[b].landmark(random, out, at);
    const to = OPERANDS[a].landmark(random, out, 0);
    const gap = apart(random);
    move(
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

/** All lengths times a power of two; a plane's normal and the axes of boxes, whose products would leave the doubles, stay. */
function scaleLengths(layout: Layout, out: Float64Array, exponent: number, from = 0, to = out.length): void {
  for (const { kind, at, size, name } of layout.parts) {
    if (at < from || at >= to || kind === 'integer') continue;
    if (kind === 'direction' && name.includes('axes')) continue;
    const start = kind === 'plane' ? at + size - 1 : at;
    for (let i = start; i < at + size; i++) out[i] = out[i]! * powerOfTwo(exponent);
  }
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
    summary: 'the same, scaled to subnormals, near overflow, or one shape far larger than the other',
    fill(random, out) {
      apart.fill(random, out);
      const exponent = [-1070, -600, -60, 60, 500, 1015][random.below(6)]!;
      if (random.oneIn(3)) scaleLengths(layout, out, random.between(-40, 40), 0, sizeOf(a));
      else scaleLengths(layout, out, exponent);
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
