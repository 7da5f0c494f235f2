import { describe, expect, it } from 'vitest';
import * as rational from '../../src/arithmetic/rational.js';
import type { Placement } from '../../src/core/shapes.js';
import { exactCoordinates } from '../../src/implicit/index.js';
import { Random } from '../../src/oracle/cases/random.js';
import {
  canonicalText,
  convexSolid,
  locatePointInSolid,
  type Solid,
  solidComplement,
  solidDifference,
  solidFromJson,
  solidFromMesh,
  solidIntersection,
  solidToJson,
  solidToMesh,
  solidUnion,
  solidVertexPoint,
  solidVolume,
  transformSolid,
} from '../../src/solids/index.js';
import { box, randomNumbers, randomTetrahedron } from './meshes.js';

const cube = solidFromMesh(box([0, 0, 0], [1, 1, 1]));
/** What has an edge of its own, a hole through it, and an implicit vertex at a third. */
const bracket = solidDifference(
  solidFromMesh(box([0, 0, 0], [4, 3, 2])),
  solidFromMesh(box([1, 1, -1], [2, 2, 3])),
  convexSolid([
    { normal: [-3, 0, 0], constant: 10 },
    { normal: [0, -3, 0], constant: 7 },
    { normal: [1, 0, 0], constant: -9 },
    { normal: [0, 1, 0], constant: -9 },
    { normal: [0, 0, 1], constant: -9 },
    { normal: [0, 0, -1], constant: -9 },
  ]),
);

const TURN: Placement = { type: 'parts', rotation: [0.1, -0.7, 0.3, 0.9], translation: [0.1, 0.2, 0.3] };
const MIRROR: Placement = { type: 'reflection', plane: { normal: [1, 2, -0.1], constant: 0.3 } };

const inverse: readonly (readonly [string, readonly Placement[]])[] = [
  ['a reflection, twice', [MIRROR, MIRROR]],
  [
    'a turn and the turn back',
    [
      TURN,
      { type: 'parts', translation: [-0.1, -0.2, -0.3] },
      { type: 'parts', rotation: [-0.1, 0.7, -0.3, 0.9] },
    ],
  ],
  [
    'a shear and back',
    [
      { type: 'matrix', elements: [1, 0, 0, 0, 0.1, 1, 0, 0, 0.7, 0.3, 1, 0, 0, 0, 0, 1] },
      { type: 'matrix', elements: [1, 0, 0, 0, 0, 1, 0, 0, 0, -0.3, 1, 0, 0, 0, 0, 1] },
      { type: 'matrix', elements: [1, 0, 0, 0, -0.1, 1, 0, 0, -0.7, 0, 1, 0, 0, 0, 0, 1] },
    ],
  ],
];

describe('transformSolid', () => {
  it.each(inverse)('is undone by what undoes the placement: %s', (_, placements) => {
    for (const solid of [cube, bracket, solidComplement(bracket)]) {
      const back = placements.reduce(transformSolid, solid);
      expect(canonicalText(back)).toBe(canonicalText(solid));
    }
  });

  it('commutes with booleans', () => {
    const random = new Random(3, 1, 4, 1);
    const draw = randomNumbers(11);
    for (let i = 0; i < 30; i++) {
      const [a, b] = [0, 1].map(() => solidFromMesh(randomTetrahedron(draw)), { rule: 'non-zero' }) as [
        Solid,
        Solid,
      ];
      const placement = [
        TURN,
        MIRROR,
        { type: 'parts', translation: [1, random.between(-2, 2), 0] } as const,
      ][i % 3]!;
      const [p, q] = [transformSolid(a, placement), transformSolid(b, placement)];
      for (const operation of [solidUnion, solidIntersection, solidDifference]) {
        expect(canonicalText(operation(p, q))).toBe(
          canonicalText(transformSolid(operation(a, b), placement)),
        );
      }
    }
  });

  it('multiplies the volume by the determinant', () => {
    const elements = [2, 0.5, 0, 0, 1, 3, 0.25, 0, 0, 1, -1, 0, 7, 8, 9, 1];
    // 2 (3 · -1 - 1 · 0.25) - 1 (0.5 · -1 - 0) + 0.
    const determinant = rational.fromNumber(6);
    const volume = solidVolume(bracket) as rational.Rational;
    const placed = transformSolid(bracket, { type: 'matrix', elements });
    expect(solidVolume(placed)).toEqual(rational.multiply(volume, determinant));
    expect(solidVolume(transformSolid(bracket, TURN))).toEqual(volume);
    expect(solidVolume(transformSolid(bracket, MIRROR))).toEqual(volume);
  });

  it('has the vertices of the matrix, exactly, in their order', () => {
    const elements = [1, 2, 0, 0, 0.1, 1, 0, 0, 0, 0.3, -1, 0, 0.5, 0, 0, 1];
    const placed = transformSolid(bracket, { type: 'matrix', elements });
    const e = elements.map(rational.fromNumber);
    const places = bracket.vertices.map((_, v) => {
      const at = exactCoordinates(solidVertexPoint(bracket, v));
      return [0, 1, 2].map((i) =>
        at.reduce((sum, c, k) => rational.add(sum, rational.multiply(e[4 * k + i]!, c)), e[12 + i]!),
      );
    });
    const order = (p: rational.Rational[], q: rational.Rational[]) =>
      [0, 1, 2].map((i) => rational.compare(p[i]!, q[i]!)).find((sign) => sign !== 0) ?? 0;
    places.sort(order);
    const got = placed.vertices.map((_, v) => exactCoordinates(solidVertexPoint(placed, v)));
    expect(got).toEqual(places);
    expect(placed.vertices.some((vertex) => 'planes' in vertex)).toBe(true);
  });

  it('is the same as data', () => {
    const placed = transformSolid(transformSolid(bracket, TURN), MIRROR);
    expect(canonicalText(structuredClone(placed))).toBe(canonicalText(placed));
    expect(canonicalText(solidFromJson(solidToJson(placed)))).toBe(canonicalText(placed));
    expect(locatePointInSolid(structuredClone(placed), solidVertexPoint(placed, 0))).toBe('boundary');
  });

  it('keeps doubles where they are, and is a mesh that is valid', () => {
    const placed = transformSolid(cube, { type: 'parts', rotation: [0, 0, 1, 1], translation: [3, 0, 0] });
    expect(placed.vertices.every((vertex) => !('planes' in vertex))).toBe(true);
    expect(canonicalText(placed)).toBe(canonicalText(solidFromMesh(box([2, 0, 0], [3, 1, 1]))));
    expect(solidToMesh(transformSolid(bracket, TURN)).certificate.type).toBe('valid');
  });

  it('takes one placement', () => {
    expect(() => (transformSolid as (...all: unknown[]) => unknown)(cube, TURN, MIRROR)).toThrow(
      'transformSolid: arguments[2] must be missing',
    );
    expect(() => transformSolid({} as Solid, TURN)).toThrow('transformSolid: solid must be');
    expect(() => transformSolid(cube, { type: 'parts', scale: [1, 1, 0] })).toThrow(
      'transformSolid: placement must be a placement that can be undone',
    );
  });
});
