import { describe, expect, it } from 'vitest';
import type { Contact } from '../../src/core/contact.js';
import { vertex } from '../../src/core/feature.js';
import type { Line, Segment } from '../../src/core/shapes.js';
import { featureText } from '../../src/oracle/answers/text.js';
import {
  lineIntersectsRay2d,
  lineIntersectsSegment2d,
  lineLine2d,
  lineRay2d,
  lineSegment2d,
  linesIntersect2d,
  pointLine2d,
  pointRay2d,
  pointSegment2d,
  rayContainsPoint2d,
  rayIntersectsSegment2d,
  rayRay2d,
  raySegment2d,
  raysIntersect2d,
  segmentContainsPoint2d,
  segmentSegment2d,
  segmentsIntersect2d,
  segmentsIntersect2dAt,
} from '../../src/planar/index.js';

const MAX = Number.MAX_VALUE;
const MIN = Number.MIN_VALUE;

type Four = readonly [number, number, number, number];
const line = ([a, b, c, d]: Four): Line => ({ origin: [a, b], direction: [c, d] });
const segment = ([a, b, c, d]: Four): Segment => ({ start: [a, b], end: [c, d] });

/** The contact in its own order: `overlapping e0/v1 v1/e0`. */
const text = ({ relation, contact }: Contact): string =>
  [relation, ...contact.map(({ a, b }) => `${featureText(a)}/${featureText(b)}`)].join(' ');

type Case = readonly [a: Four, b: Four, expected: string];

/** The answer of both forms, and that of the pair the other way round where there is one. */
function check<A, B>(
  cases: readonly Case[],
  [makeA, makeB]: readonly [(values: Four) => A, (values: Four) => B],
  classify: (a: A, b: B) => Contact,
  meet: (a: A, b: B) => boolean,
): void {
  it.each(cases)('%j %j: %s', (a, b, expected) => {
    expect(text(classify(makeA(a), makeB(b)))).toBe(expected);
    expect(meet(makeA(a), makeB(b))).toBe(expected !== 'disjoint');
  });
}

describe('segmentSegment2d', () => {
  const cases: Case[] = [
    [[0, 0, 2, 2], [0, 2, 2, 0], 'crossing e0/e0'],
    [[0, 0, 2, 2], [0, 2, 0.5, 1], 'disjoint'],
    [[0, 0, 2, 2], [3, 0, 0, 3], 'crossing e0/e0'],
    [[0, 0, 2, 2], [5, 0, 0, 5], 'disjoint'],
    [[0, 0, 2, 2], [4, 0, 0, 4], 'touching v1/e0'],
    [[2, 2, 0, 0], [4, 0, 0, 4], 'touching v0/e0'],
    [[4, 0, 0, 4], [0, 0, 2, 2], 'touching e0/v1'],
    [[4, 0, 0, 4], [2, 2, 0, 0], 'touching e0/v0'],
    [[0, 0, 2, 2], [2, 2, 5, 1], 'touching v1/v0'],
    [[0, 0, 2, 2], [5, 1, 0, 0], 'touching v0/v1'],
    // On one line.
    [[0, 0, 2, 2], [2, 2, 5, 5], 'touching v1/v0'],
    [[0, 0, 2, 2], [-1, -1, 0, 0], 'touching v0/v1'],
    [[0, 0, 2, 2], [3, 3, 5, 5], 'disjoint'],
    [[0, 0, 2, 2], [1, 1, 5, 5], 'overlapping e0/v0 v1/e0'],
    [[2, 2, 0, 0], [1, 1, 5, 5], 'overlapping v0/e0 e0/v0'],
    [[0, 0, 3, 3], [2, 2, 1, 1], 'overlapping e0/v1 e0/v0'],
    [[1, 1, 2, 2], [3, 3, 0, 0], 'overlapping v0/e0 v1/e0'],
    [[0, 0, 3, 3], [3, 3, 0, 0], 'overlapping v0/v1 v1/v0'],
    [[0, 0, 3, 3], [0, 0, 1, 1], 'overlapping v0/v0 e0/v1'],
    [[5, 0, 5, 4], [5, 6, 5, 3], 'overlapping e0/v1 v1/e0'],
    [[5, 4, 5, 0], [5, 6, 5, 3], 'overlapping v0/e0 e0/v1'],
    [[5, 0, 5, 4], [5, 6, 5, 4.5], 'disjoint'],
    // Parallel.
    [[0, 0, 2, 2], [0, 1, 2, 3], 'disjoint'],
    // Points.
    [[1, 1, 1, 1], [1, 1, 1, 1], 'overlapping v0/v0'],
    [[1, 1, 1, 1], [1, 2, 1, 2], 'disjoint'],
    [[1, 1, 1, 1], [0, 0, 2, 2], 'overlapping v0/e0'],
    [[0, 0, 2, 2], [1, 1, 1, 1], 'overlapping e0/v0'],
    [[2, 2, 2, 2], [0, 0, 2, 2], 'touching v0/v1'],
    [[0, 0, 2, 2], [0, 0, 0, 0], 'touching v0/v0'],
    [[3, 3, 3, 3], [0, 0, 2, 2], 'disjoint'],
    [[0, 0, 2, 2], [1, 2, 1, 2], 'disjoint'],
    // Signed zeros are equal.
    [[0, 0, 2, 0], [-0, -0, -2, 0], 'touching v0/v0'],
    // The ends of the range; an X of which products underflow; one ulp beside the line.
    [[-MAX, -MAX, MAX, MAX], [-MAX, MAX, MAX, -MAX], 'crossing e0/e0'],
    [[-1e-90, -1e-90, 1e-90, 1e-90], [-1e-90, 1e-90, 1e-90, -1e-90], 'crossing e0/e0'],
    [[0, 0, MIN, MIN], [0, MIN, MIN, 0], 'crossing e0/e0'],
    [[0, 0, 2 * MIN, 2 * MIN], [MIN, MIN, 3 * MIN, 0], 'touching e0/v0'],
    [[0, 0, 3, 3], [1, 1 + 2 ** -52, 1, 5], 'disjoint'],
    [[0, 0, 3, 3], [1, 1 - 2 ** -53, 1, 5], 'crossing e0/e0'],
  ];
  check(cases, [segment, segment], segmentSegment2d, segmentsIntersect2d);

  it.each(cases)('in flat buffers: %j %j: %s', (a, b, expected) => {
    const [first, second] = [Float64Array.of(9, 9, ...a), Float64Array.of(...b)];
    expect(segmentsIntersect2dAt(first, 1, 2, second, 0, 1)).toBe(expected !== 'disjoint');
    expect(segmentsIntersect2dAt([...b, ...a], 0, 1, [...b, ...a], 3, 2)).toBe(expected !== 'disjoint');
  });

  it('answers with the same objects where it can', () => {
    const [a, b] = [segment([0, 0, 2, 2]), segment([0, 2, 2, 0])];
    expect(segmentSegment2d(a, b)).toBe(segmentSegment2d(b, a));
    expect(Object.isFrozen(segmentSegment2d(a, b).contact[0])).toBe(true);
  });
});

describe('lineLine2d', () => {
  const cases: Case[] = [
    [[0, 0, 1, 2], [5, 1, 1, 1], 'crossing e0/e0'],
    [[0, 0, 1, 2], [5, 1, 2, 4], 'disjoint'],
    [[0, 0, 1, 2], [5, 10, -2, -4], 'overlapping'],
    [[0, 0, 1, 2], [0, 0, 1, 2.000000000000001], 'crossing e0/e0'],
    [[0, MAX, MIN, 0], [0, -MAX, MAX, 0], 'disjoint'],
    [[0, MAX, MIN, 0], [7, -MAX, 0, MIN], 'crossing e0/e0'],
  ];
  check(cases, [line, line], lineLine2d, linesIntersect2d);
});

describe('lineRay2d', () => {
  const cases: Case[] = [
    [[0, 0, 1, 0], [5, 1, 1, -1], 'crossing e0/e0'],
    [[0, 0, -1, 0], [5, -1, 1, 3], 'crossing e0/e0'],
    [[0, 0, 1, 0], [5, 1, 1, 1], 'disjoint'],
    [[0, 0, 1, 0], [5, -1, 1, -1], 'disjoint'],
    [[0, 0, 1, 0], [5, 1, 1, 0], 'disjoint'],
    [[0, 0, 1, 0], [5, 0, 1, 1], 'touching e0/v0'],
    [[0, 0, 1, 0], [5, 0, 1, 0], 'overlapping e0/v0'],
    [[0, 0, 1, 0], [5, 0, -3, 0], 'overlapping e0/v0'],
  ];
  check(cases, [line, line], lineRay2d, lineIntersectsRay2d);
});

describe('lineSegment2d', () => {
  const cases: Case[] = [
    [[0, 0, 1, 0], [5, 1, 5, -1], 'crossing e0/e0'],
    [[0, 0, 1, 0], [5, -1, 5, 1], 'crossing e0/e0'],
    [[0, 0, 1, 0], [5, 1, 5, 2], 'disjoint'],
    [[0, 0, 1, 0], [5, -2, 5, -1], 'disjoint'],
    [[0, 0, 1, 0], [5, 1, 6, 1], 'disjoint'],
    [[0, 0, 1, 0], [5, 0, 5, 2], 'touching e0/v0'],
    [[0, 0, 1, 0], [5, 2, 5, 0], 'touching e0/v1'],
    [[0, 0, 1, 0], [5, 0, 7, 0], 'overlapping e0/v0 e0/v1'],
    [[0, 0, -1, 0], [5, 0, 7, 0], 'overlapping e0/v1 e0/v0'],
    [[0, 0, 0, 1], [0, 7, 0, 5], 'overlapping e0/v1 e0/v0'],
    [[0, 0, 1, 0], [5, 0, 5, 0], 'overlapping e0/v0'],
    [[0, 0, 1, 0], [5, 1, 5, 1], 'disjoint'],
  ];
  check(cases, [line, segment], lineSegment2d, lineIntersectsSegment2d);
});

describe('rayRay2d', () => {
  const cases: Case[] = [
    [[0, 0, 1, 1], [4, 0, -1, 1], 'crossing e0/e0'],
    [[0, 0, 1, 1], [4, 0, 1, -1], 'disjoint'],
    [[0, 0, -1, -1], [4, 0, -1, 1], 'disjoint'],
    [[4, 0, -1, 1], [0, 0, -1, -1], 'disjoint'],
    [[0, 0, 1, 0], [4, 0, 0, 1], 'touching e0/v0'],
    [[4, 0, 0, 1], [0, 0, 1, 0], 'touching v0/e0'],
    [[0, 0, 1, 0], [-4, 0, 0, 1], 'disjoint'],
    [[0, 0, 1, 0], [0, 0, 0, 1], 'touching v0/v0'],
    // On one line.
    [[0, 0, 1, 2], [2, 4, 2, 4], 'overlapping e0/v0'],
    [[2, 4, 2, 4], [0, 0, 1, 2], 'overlapping v0/e0'],
    [[0, 0, 1, 2], [0, 0, 3, 6], 'overlapping v0/v0'],
    [[0, 0, 1, 2], [2, 4, -1, -2], 'overlapping v0/e0 e0/v0'],
    [[2, 4, -1, -2], [0, 0, 1, 2], 'overlapping v0/e0 e0/v0'],
    [[0, 0, 1, 2], [0, 0, -1, -2], 'touching v0/v0'],
    [[0, 0, 1, 2], [-2, -4, -1, -2], 'disjoint'],
    [[0, 0, 0, 1], [0, 5, 0, -1], 'overlapping v0/e0 e0/v0'],
    [[0, 0, 0, 1], [0, 0, 0, -1], 'touching v0/v0'],
    [[0, 0, -1, 0], [0, 0, 1, 0], 'touching v0/v0'],
    [[0, 0, 1, 2], [1, 3, 1, 2], 'disjoint'],
    [[0, 0, MIN, MIN], [MAX, MAX, -MIN, -MIN], 'overlapping v0/e0 e0/v0'],
  ];
  check(cases, [line, line], rayRay2d, raysIntersect2d);
});

describe('raySegment2d', () => {
  const cases: Case[] = [
    [[0, 0, 1, 0], [5, 1, 5, -1], 'crossing e0/e0'],
    [[0, 0, -1, 0], [5, 1, 5, -1], 'disjoint'],
    [[0, 0, 1, 0], [5, 1, 5, 2], 'disjoint'],
    [[0, 0, 1, 0], [0, 1, 0, -1], 'touching v0/e0'],
    [[0, 0, 1, 0], [0, 0, 0, -1], 'touching v0/v0'],
    [[0, 0, 1, 0], [5, -1, 5, 0], 'touching e0/v1'],
    [[0, 0, 1, 0], [5, 1, 6, 1], 'disjoint'],
    // On one line.
    [[0, 0, 1, 0], [5, 0, -5, 0], 'overlapping v0/e0 e0/v0'],
    [[0, 0, -1, 0], [5, 0, -5, 0], 'overlapping v0/e0 e0/v1'],
    [[0, 0, 1, 0], [7, 0, 5, 0], 'overlapping e0/v1 e0/v0'],
    [[0, 0, 1, 0], [0, 0, 5, 0], 'overlapping v0/v0 e0/v1'],
    [[0, 0, 1, 0], [-5, 0, 0, 0], 'touching v0/v1'],
    [[0, 0, 1, 0], [-5, 0, -1, 0], 'disjoint'],
    // Points.
    [[0, 0, 1, 0], [5, 0, 5, 0], 'overlapping e0/v0'],
    [[0, 0, 1, 0], [0, 0, 0, 0], 'touching v0/v0'],
    [[0, 0, 1, 0], [-1, 0, -1, 0], 'disjoint'],
    [[0, 0, 1, 0], [5, 1, 5, 1], 'disjoint'],
  ];
  check(cases, [line, segment], raySegment2d, rayIntersectsSegment2d);
});

describe('a point', () => {
  it('and a line', () => {
    const rising = line([1, 1, 2, 4]);
    expect(pointLine2d([0, 5], rising)).toBe(1);
    expect(pointLine2d([2, 3], rising)).toBe(0);
    expect(Object.is(pointLine2d([0, -1], rising), 0)).toBe(true);
    expect(pointLine2d([2, 2.9999], rising)).toBe(-1);
    expect(pointLine2d([MAX, MAX], line([-MAX, 0, MAX, MIN]))).toBe(1);
  });

  it.each([
    [[0, 0], 'v0'],
    [[4, 8], 'v1'],
    [[1, 2], 'e0'],
    [[5, 10], '-'],
    [[-1, -2], '-'],
    [[1, 3], '-'],
  ])('%j and a segment: %s', (p, expected) => {
    const rising = segment([0, 0, 4, 8]);
    const { location, feature } = pointSegment2d(p, rising);
    expect(featureText(feature)).toBe(expected);
    expect(location).toBe({ v: 'boundary', e: 'inside' }[expected[0]!] ?? 'outside');
    expect(segmentContainsPoint2d(rising, p)).toBe(expected !== '-');
  });

  it('and a segment that is a point', () => {
    const point = segment([1, 2, 1, 2]);
    expect(pointSegment2d([1, 2], point)).toEqual({ location: 'boundary', feature: vertex(0) });
    expect(pointSegment2d([1, 3], point)).toEqual({ location: 'outside', feature: null });
  });

  it.each([
    [[0, 0], 'v0'],
    [[4, 8], 'e0'],
    [[-1, -2], '-'],
    [[1, 3], '-'],
  ])('%j and a ray: %s', (p, expected) => {
    const ray = line([0, 0, 1, 2]);
    const { location, feature } = pointRay2d(p, ray);
    expect(featureText(feature)).toBe(expected);
    expect(location).toBe({ v: 'boundary', e: 'inside' }[expected[0]!] ?? 'outside');
    expect(rayContainsPoint2d(ray, p)).toBe(expected !== '-');
  });
});
