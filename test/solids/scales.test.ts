/**
 * Combinations of solids whose numbers are as far apart, as near together, or as awkward to tables as doubles can be.
 */
import { describe, expect, it } from 'vitest';
import { add } from '../../src/arithmetic/rational.js';
import { PRIME } from '../../src/arithmetic/residues.js';
import { orient3d } from '../../src/predicates/index.js';
import { canonicalForm } from '../../src/solids/canonical-form.js';
import {
  canonicalText,
  type Solid,
  solidDifference,
  solidFromMesh,
  solidIntersection,
  solidSymmetricDifference,
  solidUnion,
  solidVolume,
} from '../../src/solids/index.js';
import { type Mesh, randomNumbers } from './meshes.js';

const AWKWARD = [0, 1, 1 + 2 ** -52, 1e16, 1e-16, -1e16, 5e-324, -1];

function tetrahedron(random: () => number, number: (k: number) => number): Mesh {
  for (;;) {
    const p = Array.from({ length: 12 }, () => number(Math.floor(random() * 6)));
    const turn = orient3d(
      p[0]!,
      p[1]!,
      p[2]!,
      p[3]!,
      p[4]!,
      p[5]!,
      p[6]!,
      p[7]!,
      p[8]!,
      p[9]!,
      p[10]!,
      p[11]!,
    );
    const indices = [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3];
    if (turn !== 0) return { positions: p, indices: turn > 0 ? indices : indices.reverse() };
  }
}

describe('volumes add up, and parts make up the whole', () => {
  it.each<[string, (k: number) => number]>([
    ['multiples of the prime of the tables', (k) => k * PRIME],
    ['some of them', (k) => (k % 2 === 1 ? k : k * PRIME)],
    ['the least doubles', (k) => k * 5e-324],
    ['the greatest doubles', (k) => k * 2e307],
    ['neighbours of 1', (k) => 1 + k * 2 ** -52],
    ['thirds', (k) => k / 3],
    ['all sizes', (k) => AWKWARD[k]!],
  ])('%s', (_, number) => {
    const random = randomNumbers(11);
    for (let i = 0; i < 5; i++) {
      let a: Solid = solidFromMesh(tetrahedron(random, number));
      for (let k = 0; k < 3; k++) {
        const b = solidFromMesh(tetrahedron(random, number));
        const [union, both, only] = [solidUnion(a, b), solidIntersection(a, b), solidDifference(a, b)];
        const [va, vb, vUnion, vBoth, vOnly] = [a, b, union, both, only].map(solidVolume);
        expect(add(va!, vb!)).toEqual(add(vUnion!, vBoth!));
        expect(va).toEqual(add(vBoth!, vOnly!));
        expect(canonicalText(solidUnion(only, both))).toBe(canonicalText(a));
        expect(canonicalText(solidUnion(b, a))).toBe(canonicalText(union));
        a = k === 0 ? solidSymmetricDifference(a, b) : union;
      }
    }
  });
});

describe('canonicalForm', () => {
  it('does not depend on the order of faces that have a ring in common', () => {
    const plane = { type: 'coefficients', normal: [0, 0, 1], constant: 0 } as const;
    const corners = [0, 1, 2, 3, 4, 5].map((x) => [x, 0, 0] as const);
    const around = { plane: 0, facing: 1, rings: [[0, 1, 2], [0, 5, 4]] } as const; // biome-ignore format: one line
    const filling = { plane: 0, facing: -1, rings: [[0, 1, 2]] } as const;
    const form = (...faces: (typeof around | typeof filling)[]) =>
      canonicalForm(false, [plane], corners, faces).faces;
    expect(form(around, filling)).toEqual(form(filling, around));
  });
});
