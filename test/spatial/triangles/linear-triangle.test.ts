import { describe, expect, it } from 'vitest';
import { contactText } from '../../../src/oracle/answers/text.js';
import { Random } from '../../../src/oracle/cases/random.js';
import {
  lineTriangleQuestion,
  rayTriangleQuestion,
  segmentTriangleQuestion,
} from '../../../src/oracle/questions/triangles/linear-triangle.js';
import * as spatial from '../../../src/spatial/index.js';

const floor = { a: [0, 0, 0], b: [8, 0, 0], c: [0, 8, 0] };

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

type Vector = [number, number, number];
const text = (found: spatial.LinearTriangle) => `${contactText(found)} ${found.facing}`;

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
