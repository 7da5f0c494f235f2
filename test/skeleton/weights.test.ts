import { describe, expect, it } from 'vitest';
import { equals } from '../../src/arithmetic/root-sum.js';
import { offsetPolygon2d, roofOfPolygon2d, straightSkeleton2d } from '../../src/skeleton/index.js';

type Ring = readonly (readonly [number, number])[];

const house: Ring = [
  [0, 0],
  [8, 0],
  [8, 4],
  [0, 4],
];
const bent: Ring = [
  [0, 0],
  [10, 1],
  [11, 4],
  [4, 5],
  [4, 10],
  [-1, 9],
];
const innerPoints = (ring: Ring, weights: readonly number[]) =>
  straightSkeleton2d(ring, { weights })!
    .vertices.slice(ring.length)
    .map(({ rounded }) => [...rounded.point, rounded.time]);

describe('weights', () => {
  it('move each edge with its own speed', () => {
    expect(innerPoints(house, [3, 1, 1, 1])).toEqual([
      [1, 3, 1],
      [7, 3, 1],
    ]);
    expect(offsetPolygon2d(house, -0.5, { weights: [3, 1, 1, 1] })!.vertices[0]!.rounded.point).toEqual([
      0.5, 1.5,
    ]);
    expect(offsetPolygon2d(house, 0.5, { weights: [0.25, 1, 1, 2] })!.vertices[0]!.rounded.point).toEqual([
      -1, -0.125,
    ]);
    // Edges are numbered as they were given, whichever way rings run.
    const turned = [...house].reverse();
    expect(innerPoints(turned, [1, 1, 3, 1])).toEqual(innerPoints(house, [3, 1, 1, 1]));
  });

  it('of 1 change nothing, and equal ones only times', () => {
    const plain = straightSkeleton2d(bent)!;
    expect(straightSkeleton2d(bent, { weights: bent.map(() => 1) })).toEqual(plain);
    for (const weight of [2, 3, 0.1, 1e-300, 1e300]) {
      const { vertices, faces } = straightSkeleton2d(bent, { weights: bent.map(() => weight) })!;
      expect(faces).toEqual(plain.faces);
      vertices.forEach(({ point }, i) => {
        for (const k of [0, 1] as const) expect(equals(point[k], plain.vertices[i]!.point[k])).toBe(true);
      });
      expect(offsetPolygon2d(bent, -1, { weights: bent.map(() => weight) })!.polygons.length).toBe(
        weight < 2 ? 1 : offsetPolygon2d(bent, -Math.min(weight, 100))!.polygons.length,
      );
    }
  });

  it('lead a fast edge round a slow hole, whose face then has one ring', () => {
    const outer: Ring = [
      [0, 0],
      [20, 0],
      [20, 20],
      [0, 20],
    ];
    const hole: Ring = [
      [9, 4],
      [10, 5],
      [11, 4],
      [10, 3],
    ];
    const weights = [8, 1, 1, 1, 0.125, 0.125, 0.125, 0.125];
    const { edges, faces, vertices } = straightSkeleton2d({ outer, holes: [hole] }, { weights })!;
    const around = edges.filter(({ left, right }) => left === right);
    expect(around.map(({ left }) => left)).toEqual([0]);
    const { start, end } = around[0]!;
    expect(vertices[start]!.rounded.point[0]).toBe(vertices[end]!.rounded.point[0]);
    expect(faces[0]!.filter((v) => v === start).length).toBe(2);
    const roof = roofOfPolygon2d({ outer, holes: [hole] }, { weights })!;
    expect(Array.from(roof.faces).filter((face) => face === 0).length).toBe(faces[0]!.length - 2);
  });

  it('of neighbours on one line must be equal', () => {
    const message =
      'options.weights must be equal for edges that become neighbours on one line, got different ones';
    const straight: Ring = [
      [0, 0],
      [2, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ];
    expect(() => straightSkeleton2d(straight, { weights: [1, 2, 1, 1, 1] })).toThrow(
      `straightSkeleton2d: ${message} for edges 0 and 1, of which 1 is faster`,
    );
    expect(straightSkeleton2d(straight, { weights: [2, 2, 1, 1, 1] })!.faces.length).toBe(5);
    // A step between edges 0 and 2 that vanishes as the faster one comes up to the other.
    const step: Ring = [
      [0, 0],
      [5, 0],
      [5, 1],
      [10, 1],
      [10, 9],
      [0, 9],
    ];
    expect(() => offsetPolygon2d(step, -1.5, { weights: [2, 1, 1, 1, 1, 1] })).toThrow(
      `offsetPolygon2d: ${message} for edges 0 and 2, of which 0 is faster`,
    );
    expect(offsetPolygon2d(step, -0.5, { weights: [2, 1, 1, 1, 1, 1] })!.vertices.length).toBe(6);
    expect(roofOfPolygon2d(step, { weights: [1, 2, 1, 3, 4, 5] })).not.toBeNull();
  });

  it('are positive numbers, one for each edge', () => {
    expect(() => straightSkeleton2d(house, { weights: [1, 1, 0, 1] })).toThrow(
      'straightSkeleton2d: options.weights[2] must be a number above 0, got 0',
    );
    expect(() => roofOfPolygon2d(house, { weights: [1, 1, 1] })).toThrow(
      'roofOfPolygon2d: options.weights must be a list of 4 numbers, one for each edge',
    );
    expect(() => offsetPolygon2d(house, 1, { weights: [1, 1, 1, Number.NaN] })).toThrow(
      'offsetPolygon2d: options.weights[3] must be a finite number, got NaN',
    );
  });
});
