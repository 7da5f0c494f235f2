import { describe, expect, it } from 'vitest';
import { compareParameters, coordinates } from '../../src/implicit/index.js';
import { contactText } from '../../src/oracle/answers/text.js';
import { Random } from '../../src/oracle/cases/random.js';
import {
  lineTriangleQuestion,
  rayTriangleQuestion,
  segmentTriangleQuestion,
} from '../../src/oracle/questions/triangles/linear-triangle.js';
import * as spatial from '../../src/spatial/index.js';

type Vector = [number, number, number];
const floor = { a: [0, 0, 0], b: [8, 0, 0], c: [0, 8, 0] };
const needle = { a: [0, 0, 0], b: [8, 8, 0], c: [4, 4, 0] };
const text = (found: spatial.LinearTriangle) => `${contactText(found)} ${found.facing}`;

describe('segmentTriangle', () => {
  it.each<[string, Vector, Vector, string]>([
    ['down through the face', [1, 1, 1], [1, 1, -1], 'crossing e0/f0 1'],
    ['up through the face', [1, 1, -1], [1, 1, 1], 'crossing e0/f0 -1'],
    ['from the face', [1, 1, 0], [1, 1, -1], 'touching v0/f0 1'],
    ['to the face', [1, 1, -5], [1, 1, 0], 'touching v1/f0 -1'],
    ['through edge 0', [3, 0, 1], [3, 0, -1], 'touching e0/e0 1'],
    ['through edge 1', [4, 4, 1], [4, 4, -1], 'touching e0/e1 1'],
    ['through edge 2', [0, 3, 1], [0, 3, -1], 'touching e0/e2 1'],
    ['through vertex 0', [0, 0, 1], [0, 0, -1], 'touching e0/v0 1'],
    ['through vertex 1', [8, 0, -1], [8, 0, 1], 'touching e0/v1 -1'],
    ['through vertex 2', [0, 8, 1], [0, 8, -1], 'touching e0/v2 1'],
    ['ends above', [1, 1, 2], [1, 1, 5e-324], 'disjoint 0'],
    ['below', [1, 1, -2], [3, 1, -2], 'disjoint 0'],
    ['passes by', [5, 5, 1], [5, 5, -1], 'disjoint 0'],
    ['in the plane, across', [-1, 1, 0], [9, 1, 0], 'overlapping e0/e1 e0/e2 0'],
    ['in the plane, inside', [1, 1, 0], [2, 2, 0], 'overlapping v0/f0 v1/f0 0'],
    ['in the plane, to the edge', [-1, 1, 0], [0, 1, 0], 'touching v1/e2 0'],
    ['in the plane, from the edge', [0, 1, 0], [-1, 1, 0], 'touching v0/e2 0'],
    ['in the plane, along an edge', [-1, 0, 0], [3, 0, 0], 'touching e0/v0 v1/e0 0'],
    ['in the plane, at a vertex', [-1, 1, 0], [1, -1, 0], 'touching e0/v0 0'],
    ['in the plane, before', [-3, 1, 0], [-2, 1, 0], 'disjoint 0'],
    ['in the plane, after', [8, 1, 0], [9, 1, 0], 'disjoint 0'],
    ['in the plane, beside', [-1, 9, 0], [9, 9, 0], 'disjoint 0'],
    ['a point of the face', [1, 1, 0], [1, 1, 0], 'overlapping v0/f0 0'],
    ['a point of an edge', [1, 0, 0], [1, 0, 0], 'touching v0/e0 0'],
    ['a point above', [1, 1, 1], [1, 1, 1], 'disjoint 0'],
    ['a point beside', [9, 9, 0], [9, 9, 0], 'disjoint 0'],
  ])('%s', (_, start, end, expected) => {
    expect(text(spatial.segmentTriangle({ start, end }, floor))).toBe(expected);
    expect(spatial.segmentIntersectsTriangle({ start, end }, floor)).toBe(!expected.startsWith('disjoint'));
  });

  it.each<[string, Vector, Vector, string]>([
    ['through the middle vertex', [4, 4, 1], [4, 4, -1], 'crossing e0/v2 0'],
    ['through the first half', [1, 1, 1], [1, 1, -1], 'crossing e0/e0 0'],
    ['skew', [1, 2, 1], [2, 1, -9], 'disjoint 0'],
    ['along it', [2, 2, 0], [9, 9, 0], 'overlapping e0/v1 v0/e0 0'],
    ['backwards', [9, 9, 0], [2, 2, 0], 'overlapping e0/v1 v1/e0 0'],
    ['beyond', [9, 9, 0], [10, 10, 0], 'disjoint 0'],
    ['end to end', [8, 8, 0], [10, 10, 0], 'touching v0/v1 0'],
    ['a point of it', [2, 2, 0], [2, 2, 0], 'overlapping v0/e0 0'],
    ['a point beside', [2, 3, 0], [2, 3, 0], 'disjoint 0'],
    ['its end', [0, 0, 0], [0, 0, 0], 'touching v0/v0 0'],
  ])('a triangle without an inside: %s', (_, start, end, expected) => {
    expect(text(spatial.segmentTriangle({ start, end }, needle))).toBe(expected);
    expect(spatial.segmentIntersectsTriangle({ start, end }, needle)).toBe(!expected.startsWith('disjoint'));
  });
});

describe('facing', () => {
  it('is told by the way of what begins or ends on the triangle, too', () => {
    const between = (from: number, to: number) =>
      spatial.segmentTriangle({ start: [1, 1, from], end: [1, 1, to] }, floor).facing;
    expect([between(1, 0), between(0, -1), between(-1, 0), between(0, 1)]).toEqual([1, 1, -1, -1]);
    expect(between(0, 0)).toBe(0);
    const up = (z: number) => spatial.rayTriangle({ origin: [1, 1, z], direction: [0, 0, 1] }, floor).facing;
    expect([up(-1), up(0), up(1)]).toEqual([-1, -1, 0]);
  });
});

describe('rayTriangle and lineTriangle', () => {
  it.each<[Vector, Vector, string, string]>([
    [[1, 1, 1], [0, 0, -3], 'crossing e0/f0 1', 'crossing e0/f0 1'],
    [[1, 1, 1], [0, 0, 3], 'disjoint 0', 'crossing e0/f0 -1'],
    [[1, 1, 0], [0, 0, 3], 'touching v0/f0 -1', 'crossing e0/f0 -1'],
    [[4, 0, 0], [0, 0, 3], 'touching v0/e0 -1', 'touching e0/e0 -1'],
    [[1, 1, 1], [1, 1, 0], 'disjoint 0', 'disjoint 0'],
    [[1, 1, 0], [1, 0, 0], 'overlapping e0/e1 v0/f0 0', 'overlapping e0/e1 e0/e2 0'],
    [[9, 1, 0], [1, 0, 0], 'disjoint 0', 'overlapping e0/e1 e0/e2 0'],
    [[7, 1, 0], [1, 0, 0], 'touching v0/e1 0', 'overlapping e0/e1 e0/e2 0'],
    [[3, 0, 0], [-1, 0, 0], 'touching e0/v0 v0/e0 0', 'touching e0/v0 e0/v1 0'],
    [[0, 9, 0], [1, -1, 0], 'disjoint 0', 'disjoint 0'],
  ])('from %j along %j', (origin, direction, ofRay, ofLine) => {
    const ray = { origin, direction };
    expect(text(spatial.rayTriangle(ray, floor))).toBe(ofRay);
    expect(text(spatial.lineTriangle(ray, floor))).toBe(ofLine);
    expect(spatial.rayIntersectsTriangle(ray, floor)).toBe(!ofRay.startsWith('disjoint'));
    expect(spatial.lineIntersectsTriangle(ray, floor)).toBe(!ofLine.startsWith('disjoint'));
  });

  it('reads flat buffers', () => {
    const [origins, directions] = [
      new Float64Array([9, 9, 9, 1, 1, 1]),
      new Float32Array([0, 0, 1, 0, 0, -1]),
    ];
    const positions = new Float64Array([...floor.a, ...floor.b, ...floor.c]);
    expect(spatial.rayIntersectsTriangleAt(origins, 1, directions, 1, positions, 0, 1, 2)).toBe(true);
    expect(spatial.rayIntersectsTriangleAt(origins, 0, directions, 0, positions, 0, 1, 2)).toBe(false);
    const ends = new Float32Array([1, 1, 1, 1, 1, 0]);
    expect(spatial.segmentIntersectsTriangleAt(ends, 0, 1, positions, 0, 1, 2)).toBe(true);
    expect(spatial.segmentIntersectsTriangleAt(ends, 0, 0, positions, 0, 1, 2)).toBe(false);
    const still = new Float64Array(6);
    expect(() => spatial.rayIntersectsTriangleAt(origins, 0, still, 0, positions, 0, 1, 2)).toThrow(
      'rayIntersectsTriangleAt: directions[0] must be a direction other than zero, got [0, 0, 0]',
    );
    expect(() => spatial.rayIntersectsTriangleAt(origins, 2, directions, 1, positions, 0, 1, 2)).toThrow(
      / origin must/,
    );
    expect(() => spatial.rayIntersectsTriangleAt(origins, 0, directions, 0, positions, 0, 1, 3)).toThrow(
      / k must/,
    );
    expect(() => spatial.segmentIntersectsTriangleAt(ends, 0, 2, positions, 0, 1, 2)).toThrow(/ end must/);
  });

  it('refuses zero directions and what is no number', () => {
    for (const query of [
      spatial.rayTriangle,
      spatial.lineTriangle,
      spatial.rayIntersectsTriangle,
      spatial.lineIntersectsTriangle,
    ]) {
      expect(() => query({ origin: [0, 0, 0], direction: [0, 0, 0] }, floor)).toThrow(
        /direction must be a direction other than zero, got \[0, 0, 0\]/,
      );
      expect(() => query({ origin: [0, 0, Number.NaN], direction: [0, 0, 1] }, floor)).toThrow(/origin\[2\]/);
      expect(() => query({ origin: [0, 0, 0], direction: [0, 1] }, floor)).toThrow(/got \[0, 1\]/);
    }
  });
});

describe('points of contact', () => {
  it('have exact coordinates and parameters', () => {
    const {
      contact: [hit],
    } = spatial.segmentTrianglePoints({ start: [1, 1, 1], end: [1, 2, -2] }, floor);
    expect(coordinates(hit!.point)).toEqual([1, 4 / 3, 0]);
    expect(hit!.parameter.toNumber()).toBe(1 / 3);
    const { contact: hits } = spatial.rayTrianglePoints({ origin: [-3, 1, 0], direction: [3, 0, 0] }, floor);
    expect(hits.map(({ point, parameter }) => [...coordinates(point), parameter.toNumber()])).toEqual([
      [0, 1, 0, 1],
      [7, 1, 0, 10 / 3],
    ]);
    expect(compareParameters(hits[0]!.parameter, hits[1]!.parameter)).toBe(-1);
    const { contact: through } = spatial.lineTrianglePoints(
      { origin: [8, 0, 9], direction: [0, 0, 3] },
      floor,
    );
    expect(through.map(({ point, parameter }) => [...coordinates(point), parameter.toNumber()])).toEqual([
      [8, 0, 0, -3],
    ]);
    const { contact: onNeedle } = spatial.lineTrianglePoints(
      { origin: [0, 2, 0], direction: [1, 0, 0] },
      needle,
    );
    expect(onNeedle.map(({ point, parameter }) => [...coordinates(point), parameter.toNumber()])).toEqual([
      [2, 2, 0, 2],
    ]);
  });
});

describe('linear shapes and triangles', () => {
  it.each([segmentTriangleQuestion, rayTriangleQuestion, lineTriangleQuestion])(
    'agree with the referee',
    (query) => {
      const out = new Float64Array(15);
      for (const family of query.families) {
        const random = new Random(4, 3, 2, 1);
        for (let i = 0; i < 100; i++) {
          family.fill(random, out);
          if (!out.every(Number.isFinite) || (!out[3] && !out[4] && !out[5])) continue;
          expect(query.subject(out), `${family.name} [${out}]`).toBe(query.referee(out));
        }
      }
    },
  );
});
