import { describe, expect, it } from 'vitest';
import type { Triangle } from '../../../src/core/shapes.js';
import { coordinates } from '../../../src/implicit/index.js';
import { contactText, swapContact } from '../../../src/oracle/answers/text.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { triangleTriangleQuestion } from '../../../src/oracle/questions/triangles/triangle-triangle.js';
import {
  trianglesIntersect,
  triangleTriangle,
  triangleTrianglePoints,
} from '../../../src/spatial/generated/triangles.js';
import { trianglesIntersectAt } from '../../../src/spatial/triangles/over-buffers.js';

type Vector = [number, number, number];
const triangle = (a: Vector, b: Vector, c: Vector): Triangle => ({ a, b, c });
const floor = triangle([0, 0, 0], [8, 0, 0], [0, 8, 0]);

/** Name, second triangle, contact with the floor. */
const cases: [string, Triangle, string][] = [
  ['far above', triangle([0, 0, 1], [8, 0, 1], [0, 8, 2]), 'disjoint'],
  ['far below', triangle([0, 0, -1], [8, 0, -1], [0, 8, -2]), 'disjoint'],
  ['beside, through the plane', triangle([9, 9, -1], [9, 9, 1], [10, 9, 1]), 'disjoint'],
  [
    'beyond the hypotenuse by an ulp',
    triangle([4, 4.000000000000001, -1], [4, 4.000000000000001, 1], [9, 9, 0]),
    'disjoint',
  ],
  ['through the face', triangle([1, 1, -1], [1, 1, 1], [2, 2, 1]), 'crossing f0/e0 f0/e2'],
  ['through an edge', triangle([2, -2, -1], [2, 4, 1], [2, -2, 1]), 'crossing e0/f0 f0/e0'],
  ['through the hypotenuse', triangle([2, 3, -1], [2, 11, 1], [2, 3, 1]), 'crossing e1/f0 f0/e2'],
  [
    'the section of the floor inside the other',
    triangle([2, -20, -2], [2, 20, -2], [2, 0, 20]),
    'crossing e0/f0 e1/f0',
  ],
  ['the same section', triangle([2, 0, -1], [2, 6, 1], [2, 0, 1]), 'crossing e0/e2 f0/e0'],
  ['a vertex on the face', triangle([2, 2, 0], [2, 2, 1], [3, 2, 1]), 'touching f0/v0'],
  ['a vertex on an edge', triangle([1, 1, 5], [4, 4, 0], [3, 9, 5]), 'touching e1/v1'],
  ['a vertex on a vertex', triangle([8, 0, 0], [8, 0, 1], [9, 0, 1]), 'touching v1/v0'],
  ['an edge on the face', triangle([1, 1, 0], [2, 2, 0], [2, 2, 1]), 'touching f0/v0 f0/v1'],
  ['an edge on the face, leaving it', triangle([1, 1, 0], [9, 1, 0], [2, 2, 1]), 'touching e1/e0 f0/v0'],
  ['an edge on an edge', triangle([1, 0, 0], [9, 0, 0], [2, 2, 1]), 'touching e0/v0 v1/e0'],
  ['the same edge', triangle([8, 0, 0], [0, 0, 0], [2, 2, 1]), 'touching v0/v1 v1/v0'],
  ['an edge across an edge', triangle([4, -1, -1], [4, 1, 1], [4, -9, 9]), 'touching e0/e0'],
  ['a vertex against the side', triangle([-1, 3, -1], [-1, 3, 1], [0, 3, 0]), 'touching e2/v2'],
  ['coplanar, apart', triangle([9, 9, 0], [10, 9, 0], [9, 10, 0]), 'disjoint'],
  ['coplanar, boxes overlap', triangle([7, 7, 0], [7, 2, 0], [8, 8, 0]), 'disjoint'],
  ['coplanar, inside', triangle([1, 1, 0], [2, 1, 0], [1, 2, 0]), 'overlapping f0/v0 f0/v1 f0/v2'],
  ['coplanar, inside, clockwise', triangle([1, 2, 0], [2, 1, 0], [1, 1, 0]), 'overlapping f0/v0 f0/v2 f0/v1'],
  ['coplanar, equal', triangle([8, 0, 0], [0, 8, 0], [0, 0, 0]), 'overlapping v0/v2 v1/v0 v2/v1'],
  ['coplanar, around', triangle([-9, -9, 0], [40, -9, 0], [-9, 40, 0]), 'overlapping v0/f0 v1/f0 v2/f0'],
  [
    'coplanar, a star',
    triangle([6, 6, 0], [-2, 6, 0], [6, -2, 0]),
    'overlapping e0/e1 e0/e2 e1/e2 e1/e0 e2/e0 e2/e1',
  ],
  ['coplanar, a quadrilateral', triangle([2, 2, 0], [10, 2, 0], [2, -6, 0]), ''],
  ['coplanar, a vertex touches', triangle([8, 0, 0], [10, 0, 0], [10, 2, 0]), 'touching v1/v0'],
  ['coplanar, edges touch', triangle([2, 0, 0], [9, -3, 0], [9, 0, 0]), 'touching e0/v0 v1/e2'],
  ['coplanar, common edge', triangle([8, 0, 0], [0, 8, 0], [9, 9, 0]), 'touching v1/v0 v2/v1'],
  ['a segment through the face', triangle([2, 2, -1], [2, 2, 1], [2, 2, 3]), 'crossing f0/e0'],
  ['a segment, its middle vertex in the face', triangle([2, 2, -1], [2, 2, 3], [2, 2, 0]), 'crossing f0/v2'],
  ['a segment ends in the face', triangle([2, 2, 0], [2, 2, 3], [2, 2, 1]), 'touching f0/v0'],
  ['a segment in the plane, across', triangle([-1, 1, 0], [9, 1, 0], [1, 1, 0]), 'overlapping e1/e0 e2/e0'],
  ['a segment misses', triangle([9, 9, -1], [9, 9, 1], [9, 9, 3]), 'disjoint'],
  ['a point in the face', triangle([1, 1, 0], [1, 1, 0], [1, 1, 0]), 'overlapping f0/v0'],
  ['a point on an edge', triangle([1, 0, 0], [1, 0, 0], [1, 0, 0]), 'touching e0/v0'],
  ['a point elsewhere', triangle([1, 1, 1], [1, 1, 1], [1, 1, 1]), 'disjoint'],
];

/** A text of `contactText`, read back. */
function parse(text: string) {
  const types = { v: 'vertex', e: 'edge', f: 'face' } as const;
  const feature = (name: string) => ({ type: types[name[0] as 'v'], index: Number(name.slice(1)) });
  const [relation, ...pairs] = text.split(' ');
  const contact = pairs.map((pair) => {
    const [a, b] = pair.split('/');
    return { a: feature(a!), b: feature(b!) };
  });
  return { relation: relation!, contact };
}

describe('triangleTriangle', () => {
  it.each(cases.filter(([, , text]) => text !== ''))('%s', (_, other, text) => {
    expect(contactText(triangleTriangle(floor, other))).toBe(contactText(parse(text)));
  });

  it.each(cases)('%s: booleans and points agree, and so does the swapped question', (_, other) => {
    const found = triangleTriangle(floor, other);
    const meet = found.relation !== 'disjoint';
    expect(trianglesIntersect(floor, other)).toBe(meet);
    expect(trianglesIntersect(other, floor)).toBe(meet);
    const swapped = contactText(triangleTriangle(other, floor));
    const options = [swapContact(contactText(found)), swapContact(contactText(found), true)];
    expect(options).toContain(swapped);
    expect(contactText(triangleTrianglePoints(floor, other))).toBe(contactText(found));
  });

  /** Two degenerate triangles. */
  const needle = triangle([0, 0, 0], [4, 4, 4], [2, 2, 2]);
  it.each<[string, Triangle, string]>([
    ['skew', triangle([0, 1, 0], [4, 5, 9], [0, 1, 0]), 'disjoint'],
    ['crossing in a vertex', triangle([2, 2, 0], [2, 2, 5], [2, 2, 3]), 'crossing v2/e0'],
    ['crossing in an edge', triangle([1, 1, 0], [1, 1, 5], [1, 1, 3]), 'crossing e0/e0'],
    ['touching', triangle([4, 4, 4], [2, 2, 5], [4, 4, 4]), 'touching v1/v0'],
    ['overlapping', triangle([1, 1, 1], [9, 9, 9], [1, 1, 1]), 'overlapping e0/v0 v1/e0'],
    ['end to end', triangle([4, 4, 4], [9, 9, 9], [5, 5, 5]), 'touching v1/v0'],
    ['a point inside', triangle([3, 3, 3], [3, 3, 3], [3, 3, 3]), 'overlapping e0/v0'],
    ['a point off', triangle([3, 3, 4], [3, 3, 4], [3, 3, 4]), 'disjoint'],
    ['equal points', triangle([2, 2, 2], [2, 2, 2], [2, 2, 2]), 'overlapping v2/v0'],
  ])('two without an inside: %s', (_, other, text) => {
    const canonical = contactText(parse(text));
    expect(contactText(triangleTriangle(needle, other))).toBe(canonical);
    expect(contactText(triangleTriangle(other, needle))).toBe(swapContact(canonical));
    expect(trianglesIntersect(needle, other)).toBe(text !== 'disjoint');
  });

  it('gives the exact points', () => {
    const other = triangle([1, 1, -1], [1, 1, 2], [2, 2, 2]);
    const points = triangleTrianglePoints(floor, other).contact.map(({ point }) => coordinates(point));
    expect(points.sort()).toEqual([
      [1, 1, 0],
      [4 / 3, 4 / 3, 0],
    ]);
    const star = triangleTrianglePoints(floor, triangle([6, 6, 0], [-2, 6, 0], [6, -2, 0]));
    expect(star.contact.map(({ point }) => coordinates(point)).sort()).toEqual(
      [
        [4, 0, 0],
        [6, 0, 0],
        [6, 2, 0],
        [2, 6, 0],
        [0, 6, 0],
        [0, 4, 0],
      ].sort(),
    );
  });

  it('agrees with clipping in rationals', () => {
    const out = new Float64Array(18);
    for (const family of triangleTriangleQuestion.families) {
      const random = new Random(1, 2, 3, 4);
      for (let i = 0; i < 120; i++) {
        family.fill(random, out);
        if (!out.every(Number.isFinite)) continue;
        expect(triangleTriangleQuestion.subject(out), `${family.name} [${out}]`).toBe(
          triangleTriangleQuestion.referee(out),
        );
      }
    }
  });
});

describe('trianglesIntersectAt', () => {
  const values = [0, 0, 0, 8, 0, 0, 0, 8, 0, 1, 1, -1, 1, 1, 1, 2, 1, 1];
  const positions = new Float64Array(values);
  it('reads vertices of both kinds of buffer', () => {
    expect(trianglesIntersectAt(positions, 0, 1, 2, positions, 3, 4, 5)).toBe(true);
    expect(trianglesIntersectAt(positions, 0, 1, 2, new Float32Array(values), 5, 3, 4)).toBe(true);
    expect(trianglesIntersectAt(positions, 0, 1, 2, positions, 4, 5, 4)).toBe(false);
    expect(trianglesIntersectAt(positions, 0, 1, 2, positions, 2, 4, 5)).toBe(true);
  });

  it('refuses what is no vertex, and what is no number', () => {
    expect(() => trianglesIntersectAt(positions, 0, 1, 6, positions, 3, 4, 5)).toThrow(
      new RangeError('trianglesIntersectAt: k must be an integer from 0 to 5, got 6'),
    );
    const bad = Float64Array.from(values);
    bad[17] = Number.POSITIVE_INFINITY;
    expect(() => trianglesIntersectAt(positions, 0, 1, 2, bad, 3, 4, 5)).toThrow(
      new RangeError('trianglesIntersectAt: positionsB[17] must be a finite number, got Infinity'),
    );
  });

  it('takes finite numbers whose sum overflows', () => {
    const huge = Float64Array.from(values, (x) => x * 1e307);
    expect(trianglesIntersectAt(huge, 0, 1, 2, huge, 3, 4, 5)).toBe(true);
  });
});

describe('arguments', () => {
  it.each([trianglesIntersect, triangleTriangle])('are checked', (query) => {
    const bad = { ...floor, b: [1, Number.NaN, 0] };
    expect(() => query(floor, bad)).toThrow(
      new RangeError(`${query.name}: b.b[1] must be a finite number, got NaN`),
    );
    expect(() => query({ ...floor, c: [1, 2] }, floor)).toThrow(
      new RangeError(`${query.name}: a.c must be a point of 3 coordinates, got [1, 2]`),
    );
  });
});

describe('triangles that are an edge of another triangle', () => {
  const corners = [
    [0, 0],
    [4, 0],
    [0, 4],
  ] as const;
  it.each([0, 1, 2])('which is level in coordinate %i', (axis) => {
    const [a, b, c] = corners.map((p) => [...p.slice(0, axis), 0, ...p.slice(axis)]);
    const other = { a: a!, b: b!, c: c! };
    const texts: string[] = [];
    for (const [p, q] of [
      [a!, b!],
      [b!, c!],
      [c!, a!],
    ]) {
      for (const segment of [
        { a: p!, b: q!, c: p! },
        { a: p!, b: q!, c: q! },
      ]) {
        texts.push(contactText(triangleTriangle(segment, other)));
      }
    }
    expect(texts).toEqual(
      ['v0/v0 v1/v1', 'v0/v1 v1/v2', 'v0/v2 v1/v0'].flatMap((at) => [`touching ${at}`, `touching ${at}`]),
    );
  });
});
