import { describe, expect, test } from 'vitest';
import { add, equals, fromParts } from '../../../src/arithmetic/rational.js';
import { FRAMES, LINES, MOST_STEPS, STEP_SIZE } from '../../../src/oracle/cases/booleans/box-chain.js';
import { TOPOLOGIES } from '../../../src/oracle/cases/meshes/topologies.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { locate } from '../../../src/oracle/referees/shapes/booleans/around-point.js';
import { boxChainByPlanes, boxChainReferee } from '../../../src/oracle/referees/shapes/booleans/box-chain.js';
import {
  type FillRule,
  type Operand,
  operandOf,
} from '../../../src/oracle/referees/shapes/booleans/operand.js';
import { measured } from '../../../src/oracle/referees/shapes/booleans/surface.js';
import type { Vector } from '../../../src/oracle/referees/shapes/vectors.js';

/** Values of a chain of boxes. */
function drawChain(random: Random, steps: number): Float64Array {
  const values = new Float64Array(2 + STEP_SIZE * MOST_STEPS);
  values[0] = steps;
  values[1] = random.below(FRAMES);
  for (let at = 2; at < values.length; at += STEP_SIZE) {
    values[at] = random.below(4);
    values[at + 1] = random.below(4);
    for (let k = 0; k < 3; k++) {
      values[at + 2 + k] = random.below(LINES);
      values[at + 5 + k] = random.between(1, LINES);
    }
  }
  return values;
}

/** A topology in its own places, times k, moved. */
function operand(name: string, k = 1, by: Vector = [0n, 0n, 0n], rule: FillRule = 'positive'): Operand {
  const { places, triangles } = TOPOLOGIES.find((topology) => topology.name === name)!;
  const vertices = places.map(
    ([x, y, z]): Vector => [BigInt(k * x) + by[0], BigInt(k * y) + by[1], BigInt(k * z) + by[2]],
  );
  return operandOf(vertices, { positions: [], indices: triangles.flat() }, rule);
}

const volume = (operands: readonly Operand[], contains: (inside: readonly boolean[]) => boolean) =>
  measured({ operands, contains }).volume;
const all = (inside: readonly boolean[]) => inside.every(Boolean);
const any = (inside: readonly boolean[]) => inside.some(Boolean);
const only = ([a, b]: readonly boolean[]) => a! && !b;

test('counting cells and cutting planes give the same of chains of boxes', () => {
  const random = new Random(5, 6, 7, 8);
  const words = new Set<string>();
  for (let i = 0; i < 24; i++) {
    const values = drawChain(random, 1 + (i % 6));
    const counted = boxChainReferee(values);
    words.add(counted.split(' ')[0]!);
    expect(boxChainByPlanes(values)).toBe(counted);
  }
  expect([...words].sort()).toEqual(['empty', 'solid', 'unbounded']);
});

describe('volumes', () => {
  test.each([
    ['cube', 1n, 1n],
    ['tetrahedron', 32n, 3n],
    ['octahedron', 32n, 3n],
    ['two-cubes', 2n, 1n],
    ['cubes-at-an-edge', 2n, 1n],
    ['cubes-at-a-corner', 2n, 1n],
    // Twice the same surface.
    ['doubled', 32n, 3n],
    ['pillow', 0n, 1n],
  ])('%s', (name, n, d) => {
    expect(volume([operand(name)], all)).toEqual(fromParts(n, d));
  });

  test('what touches a face in the middle, along an edge or in a tip, takes nothing from it', () => {
    // |x| and |y| up to 24 at z = 0, z up to 36 on both sides.
    const corners: Vector[] = [
      [24n, 24n, 0n],
      [-24n, 24n, 0n],
      [-24n, -24n, 0n],
      [24n, -24n, 0n],
      [0n, 0n, 36n],
      [0n, 0n, -36n],
    ];
    const octahedron = operandOf(
      corners,
      { positions: [], indices: [0, 1, 4, 1, 2, 4, 2, 3, 4, 3, 0, 4, 1, 0, 5, 2, 1, 5, 3, 2, 5, 0, 3, 5] },
      'positive',
    );
    const tetrahedron = (...vertices: Vector[]) =>
      operandOf(vertices, { positions: [], indices: [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3] }, 'positive');
    // The edge from the first vertex to the second lies in the face y / 24 + z / 36 = 1, half way up.
    const edge = tetrahedron([-32n, 12n, 18n], [352n, 12n, 18n], [-32n, 396n, 18n], [-32n, 12n, 402n]);
    const tip = tetrahedron([0n, 12n, 18n], [0n, 40n, 18n], [-9n, 40n, 18n], [0n, 40n, 50n]);
    for (const other of [edge, tip]) {
      expect(volume([octahedron, other], only)).toEqual(fromParts(55_296n, 1n));
      expect(volume([octahedron, other], any)).toEqual(add(fromParts(55_296n, 1n), volume([other], all)));
    }
  });

  test('the rules differ where parts overlap or are inside out', () => {
    const of = (name: string, rule: FillRule) => volume([operand(name, 1, [0n, 0n, 0n], rule)], all);
    expect(of('doubled', 'even-odd')).toEqual(fromParts(0n, 1n));
    expect(of('doubled', 'non-zero')).toEqual(fromParts(32n, 3n));
    // A cube of 8 around an inverted tetrahedron of 4.
    for (const rule of ['positive', 'non-zero', 'even-odd'] as const) {
      expect(of('shell', rule)).toEqual(fromParts(512n * 3n - 32n, 3n));
    }
    const [sum, single] = [of('overlapping', 'non-zero'), of('overlapping', 'even-odd')];
    expect(single).not.toEqual(sum);
  });

  test.each([
    ['octahedron', 'tetrahedron', [-1n, 0n, 1n]],
    ['frame', 'cube', [1n, 1n, 1n]],
    ['two-teeth', 'star', [1n, 2n, 0n]],
    ['csaszar-torus', 'octahedron', [0n, 0n, 1n]],
    ['hollow-cube', 'cube', [2n, 2n, 2n]],
  ] as const)('of %s and %s add up', (one, other, by) => {
    const [a, b] = [operand(one, 2), operand(other, 3, by)];
    const [left, right] = [
      add(volume([a], all), volume([b], all)),
      add(volume([a, b], any), volume([a, b], all)),
    ];
    expect(equals(left, right)).toBe(true);
    expect(equals(volume([a], all), add(volume([a, b], only), volume([a, b], all)))).toBe(true);
  });
});

describe('where a point is', () => {
  const cubes = [operand('cube', 2), operand('cube', 2, [2n, 0n, 0n])];
  const at = (x: bigint, y: bigint, z: bigint, w = 1n) => ({ x, y, z, w });

  test('a face that two solids share is within their union, and on no side of what they share', () => {
    const shared = at(2n, 1n, 1n);
    expect(locate(shared, { operands: cubes, contains: any })).toBe('inside');
    expect(locate(shared, { operands: cubes, contains: all })).toBe('outside');
    expect(locate(shared, { operands: cubes, contains: only })).toBe('boundary');
    expect(locate(shared, { operands: cubes, contains: ([a, b]) => a !== b })).toBe('inside');
  });

  test('an edge that two solids share', () => {
    const edge = at(4n, 0n, 1n, 2n);
    expect(locate(edge, { operands: cubes, contains: any })).toBe('boundary');
    expect(locate(edge, { operands: cubes, contains: all })).toBe('outside');
    // Four cubes around an edge: none of it is left.
    const around = [
      [0n, 0n],
      [2n, 0n],
      [0n, 2n],
      [2n, 2n],
    ].map(([x, y]) => operand('cube', 2, [x!, y!, 0n]));
    expect(locate(at(2n, 2n, 1n), { operands: around, contains: any })).toBe('inside');
    expect(locate(at(2n, 2n, 0n), { operands: around, contains: any })).toBe('boundary');
    expect(locate(at(2n, 2n, 1n), { operands: around.slice(1), contains: any })).toBe('boundary');
  });

  test('a cell whose rays of opposite numbers add up to multiples of one vector has ways into it that meet no edge', () => {
    // A cube with a tetrahedron cut out of it, one of whose corners is the origin, and the cube of that tetrahedron,
    // turned alike.
    const hollow = operandOf(
      [
        [3n, -33n, 33n],
        [-15n, -105n, 51n],
        [-15n, -51n, 105n],
        [51n, -75n, 75n],
        [-84n, -48n, 48n],
        [0n, 0n, 0n],
        [48n, 12n, 96n],
        [12n, -132n, 132n],
        [48n, -96n, -12n],
        [-36n, -144n, 36n],
        [-36n, -36n, 144n],
        [96n, -84n, 84n],
      ],
      {
        positions: [],
        indices: [
          0, 1, 2, 1, 3, 2, 4, 5, 6, 7, 8, 9, 7, 10, 6, 4, 9, 8, 4, 8, 5, 3, 0, 2, 6, 8, 11, 7, 4, 10, 8, 7,
          11, 4, 7, 9, 3, 1, 0, 6, 11, 7, 4, 6, 10, 8, 6, 5,
        ],
      },
      'non-zero',
    );
    const cube = operandOf(
      [
        [27n, -81n, 27n],
        [-39n, -57n, 57n],
        [3n, -33n, 33n],
        [27n, -27n, 81n],
        [9n, -99n, 99n],
        [51n, -75n, 75n],
        [-15n, -105n, 51n],
        [-15n, -51n, 105n],
      ],
      {
        positions: [],
        indices: [
          0, 1, 2, 0, 2, 3, 4, 5, 3, 6, 4, 1, 5, 4, 0, 3, 5, 0, 7, 4, 3, 7, 1, 4, 6, 0, 4, 7, 3, 1, 2, 1, 3,
          0, 6, 1,
        ],
      },
      'positive',
    );
    const operands = [cube, hollow];
    expect(locate(at(0n, 0n, 0n), { operands, contains: any })).toBe('boundary');
    expect(locate(at(0n, 0n, 0n), { operands, contains: all })).toBe('outside');
  });

  test('nothing is left of a solid without itself', () => {
    const twice = [cubes[0]!, cubes[0]!];
    for (const p of [at(0n, 0n, 0n), at(1n, 0n, 0n), at(1n, 1n, 1n), at(1n, 1n, 2n)]) {
      expect(locate(p, { operands: twice, contains: only })).toBe('outside');
    }
  });
});
