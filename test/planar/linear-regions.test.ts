import { describe, expect, it } from 'vitest';
import type { Contact } from '../../src/core/contact.js';
import type { Box2, Line, Segment, Triangle } from '../../src/core/shapes.js';
import { featureText } from '../../src/oracle/answers/text.js';
import * as planar from '../../src/planar/index.js';

const MAX = Number.MAX_VALUE;
const MIN = Number.MIN_VALUE;

const line = (a: number, b: number, c: number, d: number): Line => ({ origin: [a, b], direction: [c, d] });
const segment = (a: number, b: number, c: number, d: number): Segment => ({ start: [a, b], end: [c, d] });
const box = (a: number, b: number, c: number, d: number): Box2 => ({ min: [a, b], max: [c, d] });
const triangle = (a: number, b: number, c: number, d: number, e: number, f: number): Triangle => ({
  a: [a, b],
  b: [c, d],
  c: [e, f],
});

/** The contact in its own order. */
const text = ({ relation, contact }: Contact): string =>
  [relation, ...contact.map(({ a, b }) => `${featureText(a)}/${featureText(b)}`)].join(' ');

const corner = triangle(0, 0, 4, 0, 0, 4);
const clockwise = triangle(0, 0, 0, 4, 4, 0);
/** On a line: b, c, a; so that c is between the ends. */
const flat = triangle(4, 4, 0, 0, 1, 1);
const unit = box(0, 0, 2, 1);

describe('a point', () => {
  it.each([
    [corner, [1, 1], 'f0'],
    [corner, [0, 0], 'v0'],
    [corner, [4, 0], 'v1'],
    [corner, [0, 4], 'v2'],
    [corner, [1, 0], 'e0'],
    [corner, [2, 2], 'e1'],
    [corner, [0, 3], 'e2'],
    [corner, [2, 2.0000000000000004], '-'],
    // On the line of an edge, outside.
    [corner, [5, 0], '-'],
    [corner, [-1, 0], '-'],
    [corner, [5, -1], '-'],
    [corner, [0, 5], '-'],
    [clockwise, [1, 1], 'f0'],
    [clockwise, [1, 0], 'e2'],
    [clockwise, [2, 2], 'e1'],
    [clockwise, [0, 1], 'e0'],
    [clockwise, [3, 3], '-'],
    [flat, [4, 4], 'v0'],
    [flat, [1, 1], 'v2'],
    [flat, [2, 2], 'e0'],
    [flat, [0.5, 0.5], 'e0'],
    [flat, [5, 5], '-'],
    [flat, [2, 3], '-'],
    [triangle(1, 1, 0, 0, 4, 4), [2, 2], 'e1'],
    [triangle(1, 1, 0, 0, 4, 4), [0.5, 0.5], 'e0'],
    [triangle(1, 1, 1, 1, 4, 4), [2, 2], 'e1'],
    [triangle(1, 1, 4, 4, 4, 4), [4, 4], 'v1'],
    [triangle(1, 1, 1, 1, 1, 1), [1, 1], 'v0'],
    [triangle(1, 1, 1, 1, 1, 1), [1, 2], '-'],
    [triangle(-MAX, -MAX, MAX, -MAX, 0, MAX), [0, 0], 'f0'],
    [triangle(0, 0, MIN, 0, 0, MIN), [MIN, MIN], '-'],
  ] as const)('%j, %j: %s', (t, p, expected) => {
    const { location, feature } = planar.pointTriangle2d(p, t);
    expect(featureText(feature)).toBe(expected);
    expect(location).toBe({ v: 'boundary', e: 'boundary', f: 'inside', '-': 'outside' }[expected[0]!]);
    expect(planar.triangleContainsPoint2d(t, p)).toBe(expected !== '-');
  });

  it.each([
    [unit, [1, 0.5], 'f0'],
    [unit, [0, 0], 'v0'],
    [unit, [2, 0], 'v1'],
    [unit, [2, 1], 'v2'],
    [unit, [0, 1], 'v3'],
    [unit, [1, 0], 'e0'],
    [unit, [2, 0.5], 'e1'],
    [unit, [1, 1], 'e2'],
    [unit, [0, 0.5], 'e3'],
    [unit, [2.5, 0.5], '-'],
    [unit, [-0.5, 0.5], '-'],
    [unit, [1, 1.5], '-'],
    [unit, [1, -0.5], '-'],
    [box(1, 0, 1, 2), [1, 1], 'e1'],
    [box(1, 0, 1, 2), [1, 2], 'v2'],
    [box(0, 1, 2, 1), [1, 1], 'e0'],
    [box(0, 1, 2, 1), [2, 1], 'v1'],
    [box(1, 1, 1, 1), [1, 1], 'v0'],
    [box(1, 1, 1, 1), [1, 2], '-'],
  ] as const)('%j, %j: %s', (b, p, expected) => {
    const { location, feature } = planar.pointBox2d(p, b);
    expect(featureText(feature)).toBe(expected);
    expect(location).toBe({ v: 'boundary', e: 'boundary', f: 'inside', '-': 'outside' }[expected[0]!]);
    expect(planar.boxContainsPoint2d(b, p)).toBe(expected !== '-');
  });
});

describe('a line, ray or segment and a triangle', () => {
  it.each([
    [line(0, 1, 2, 0), corner, 'overlapping e0/e2 e0/e1'],
    [line(0, 1, -2, 0), corner, 'overlapping e0/e1 e0/e2'],
    [line(0, 1, 2, 0), clockwise, 'overlapping e0/e0 e0/e1'],
    [line(0, 0, 1, 1), corner, 'overlapping e0/v0 e0/e1'],
    [line(9, 0, 1, 0), corner, 'touching e0/v0 e0/v1'],
    [line(9, 0, -1, 0), corner, 'touching e0/v1 e0/v0'],
    [line(9, 4, -1, 0), corner, 'touching e0/v2'],
    [line(0, 5, 1, 0), corner, 'disjoint'],
    [line(0, -1, 1, 0), corner, 'disjoint'],
    [line(0, 3, 1, 0), flat, 'crossing e0/e0'],
    [line(0, 1, 1, 0), flat, 'crossing e0/v2'],
    [line(0, 4, 1, 0), flat, 'touching e0/v0'],
    [line(7, 7, 1, 1), flat, 'overlapping e0/v1 e0/v0'],
    [line(7, 8, 1, 1), flat, 'disjoint'],
    [line(0, 5, 1, 0), flat, 'disjoint'],
    [line(0, 1, 1, 0), triangle(5, 1, 5, 1, 5, 1), 'overlapping e0/v0'],
  ] as const)('line %j, %j: %s', (l, t, expected) => {
    expect(text(planar.lineTriangle2d(l, t))).toBe(expected);
    expect(planar.lineIntersectsTriangle2d(l, t)).toBe(expected !== 'disjoint');
  });

  it.each([
    [line(1, 1, 1, 0), corner, 'overlapping v0/f0 e0/e1'],
    [line(-1, 1, 1, 0), corner, 'overlapping e0/e2 e0/e1'],
    [line(-1, 1, -1, 0), corner, 'disjoint'],
    [line(5, 1, 1, 0), corner, 'disjoint'],
    [line(3, 1, 1, 0), corner, 'touching v0/e1'],
    [line(0, 1, 1, 0), corner, 'overlapping v0/e2 e0/e1'],
    [line(4, 0, 1, 0), corner, 'touching v0/v1'],
    [line(1, 0, 1, 0), corner, 'touching v0/e0 e0/v1'],
    [line(-1, 0, 1, 0), corner, 'touching e0/v0 e0/v1'],
    [line(-4, 8, 1, -1), corner, 'touching e0/v2 e0/v1'],
    [line(8, 8, 1, -1), corner, 'disjoint'],
    [line(5, -1, -1, 2), corner, 'disjoint'],
    [line(4, -1, -1, 2), corner, 'overlapping e0/e0 e0/e1'],
    [line(2, 2, -1, -1), flat, 'overlapping v0/e0 e0/v1'],
    [line(2, 2, 1, 0), flat, 'touching v0/e0'],
    [line(0, 1, 1, 0), flat, 'crossing e0/v2'],
    [line(2, 1, 1, 0), flat, 'disjoint'],
    [line(2, 1, 1, 0), triangle(2, 1, 2, 1, 2, 1), 'touching v0/v0'],
    [line(2, 1, 1, 0), triangle(1, 1, 1, 1, 1, 1), 'disjoint'],
  ] as const)('ray %j, %j: %s', (r, t, expected) => {
    expect(text(planar.rayTriangle2d(r, t))).toBe(expected);
    expect(planar.rayIntersectsTriangle2d(r, t)).toBe(expected !== 'disjoint');
  });

  it.each([
    [segment(-1, 1, 5, 1), corner, 'overlapping e0/e2 e0/e1'],
    [segment(5, 1, -1, 1), corner, 'overlapping e0/e1 e0/e2'],
    [segment(1, 1, 2, 1), corner, 'overlapping v0/f0 v1/f0'],
    [segment(0, 1, 3, 1), corner, 'overlapping v0/e2 v1/e1'],
    [segment(0, 0, 2, 2), corner, 'overlapping v0/v0 v1/e1'],
    [segment(-1, 1, 0, 1), corner, 'touching v1/e2'],
    [segment(3, 1, 9, 1), corner, 'touching v0/e1'],
    [segment(-2, 1, -1, 1), corner, 'disjoint'],
    [segment(4, 1, 9, 1), corner, 'disjoint'],
    [segment(-1, 5, 1, 3), corner, 'touching e0/v2 v1/e1'],
    [segment(-1, 4, 1, 4), corner, 'touching e0/v2'],
    [segment(1, 0, 2, 0), corner, 'touching v0/e0 v1/e0'],
    [segment(5, 0, 9, 0), corner, 'disjoint'],
    [segment(1, 1, 1, 1), corner, 'overlapping v0/f0'],
    [segment(2, 2, 2, 2), corner, 'touching v0/e1'],
    [segment(3, 3, 3, 3), corner, 'disjoint'],
    [segment(0, 2, 4, 2), flat, 'crossing e0/e0'],
    [segment(0, 1, 4, 1), flat, 'crossing e0/v2'],
    [segment(1, 1, 4, 1), flat, 'touching v0/v2'],
    [segment(2, 2, 2, 2), flat, 'overlapping v0/e0'],
    [segment(0, 0, 0, 0), flat, 'touching v0/v1'],
    [segment(1, 1, 1, 1), flat, 'overlapping v0/v2'],
    [segment(1, 1, 9, 9), flat, 'overlapping v0/v2 e0/v0'],
    [segment(1, 1, 1, 1), triangle(1, 1, 1, 1, 1, 1), 'overlapping v0/v0'],
    [segment(1, 1, 2, 2), triangle(1, 1, 1, 1, 1, 1), 'touching v0/v0'],
    [segment(0, 0, 2, 2), triangle(1, 1, 1, 1, 1, 1), 'overlapping e0/v0'],
    [segment(0, 0, 2, 2), triangle(1, 2, 1, 2, 1, 2), 'disjoint'],
    [segment(-MAX, 0, MAX, 0), triangle(-MAX, -MAX, MAX, -MAX, 0, MAX), 'overlapping e0/e2 e0/e1'],
    [segment(0, 0, MIN, MIN), triangle(0, MIN, MIN, 0, MIN, MIN), 'overlapping e0/e0 v1/v2'],
  ] as const)('segment %j, %j: %s', (s, t, expected) => {
    expect(text(planar.segmentTriangle2d(s, t))).toBe(expected);
    expect(planar.segmentIntersectsTriangle2d(s, t)).toBe(expected !== 'disjoint');
  });
});

describe('a line, ray or segment and a box', () => {
  it.each([
    [line(0, 2, 1, -1), unit, 'overlapping e0/e2 e0/v1'],
    [line(0, 4, 1, -1), unit, 'disjoint'],
    [line(0, 3, 1, -1), unit, 'touching e0/v2'],
    [line(0, -1, 2, 1), unit, 'touching e0/v1'],
    [line(0, 0, 2, 1), unit, 'overlapping e0/v0 e0/v2'],
    [line(0, 1, 1, 0), unit, 'touching e0/v3 e0/v2'],
    [line(2, 5, 0, 1), unit, 'touching e0/v1 e0/v2'],
    [line(2.5, 5, 0, 1), unit, 'disjoint'],
    [line(0, 0.5, 1, 0), box(1, 0, 1, 2), 'crossing e0/e1'],
    [line(1, 9, 0, 1), box(1, 0, 1, 2), 'overlapping e0/v0 e0/v2'],
    [line(1, 9, 0, -1), box(1, 0, 1, 2), 'overlapping e0/v2 e0/v0'],
    [line(0, 1, 1, 0), box(1, 1, 1, 1), 'overlapping e0/v0'],
  ] as const)('line %j, %j: %s', (l, b, expected) => {
    expect(text(planar.lineBox2d(l, b))).toBe(expected);
    expect(planar.lineIntersectsBox2d(l, b)).toBe(expected !== 'disjoint');
  });

  it.each([
    [line(1, 0.5, 1, 0), unit, 'overlapping v0/f0 e0/e1'],
    [line(3, 0.5, 1, 0), unit, 'disjoint'],
    [line(3, 0.5, -1, 0), unit, 'overlapping e0/e1 e0/e3'],
    [line(2, 0.5, 1, 0), unit, 'touching v0/e1'],
    [line(-1, 0.5, -1, 0), unit, 'disjoint'],
    [line(1, 2, 0, 1), unit, 'disjoint'],
    [line(1, 2, 0, -1), unit, 'overlapping e0/e2 e0/e0'],
    [line(1, -2, 1, -1), unit, 'disjoint'],
    [line(1, -2, 0, 1), unit, 'overlapping e0/e0 e0/e2'],
    // The printed slab test of a well-known book takes this for a hit.
    [line(-1, 5, 1, -1), box(0, 0, 1, 1), 'disjoint'],
    [line(3, -1, -1, 1), unit, 'overlapping e0/v1 e0/e2'],
    [line(-1, 0, 1, 0), unit, 'touching e0/v0 e0/v1'],
    [line(0, 0, 1, 0), box(1, -1, 1, 2), 'crossing e0/e1'],
    [line(2, 0, 1, 0), box(1, -1, 1, 2), 'disjoint'],
  ] as const)('ray %j, %j: %s', (r, b, expected) => {
    expect(text(planar.rayBox2d(r, b))).toBe(expected);
    expect(planar.rayIntersectsBox2d(r, b)).toBe(expected !== 'disjoint');
  });

  it.each([
    [segment(-1, 0.5, 5, 0.5), unit, 'overlapping e0/e3 e0/e1'],
    [segment(1, 0.5, 1.5, 0.5), unit, 'overlapping v0/f0 v1/f0'],
    [segment(1, 2, 3, 0.5), unit, 'disjoint'],
    [segment(1, -1, 3, 0.5), unit, 'disjoint'],
    [segment(1, 2, 3, 0), unit, 'touching e0/v2'],
    [segment(3, 0, 1, 2), unit, 'touching e0/v2'],
    [segment(3, 0, 2, 0), unit, 'touching v1/v1'],
    [segment(2, -1, 2, 3), unit, 'touching e0/v1 e0/v2'],
    [segment(3, 0, 4, 0), unit, 'disjoint'],
    [segment(0.5, 2, 0.5, 3), unit, 'disjoint'],
    [segment(0, -1, 2, 3), box(1, 0, 1, 2), 'crossing e0/e1'],
    [segment(1, 1, 1, 1), box(1, 0, 1, 2), 'overlapping v0/e1'],
    [segment(1, 1, 1, 5), box(1, 0, 1, 2), 'overlapping v0/e1 e0/v2'],
    [segment(1, 1, 5, 5), box(1, 1, 1, 1), 'touching v0/v0'],
    [segment(-MAX, -MAX, MAX, MAX), box(-MAX, -MAX, MAX, MAX), 'overlapping v0/v0 v1/v2'],
    [segment(0, MIN, MIN, 0), box(0, 0, MIN, MIN), 'overlapping v0/v3 v1/v1'],
  ] as const)('segment %j, %j: %s', (s, b, expected) => {
    expect(text(planar.segmentBox2d(s, b))).toBe(expected);
    expect(planar.segmentIntersectsBox2d(s, b)).toBe(expected !== 'disjoint');
  });
});

describe('two triangles', () => {
  const cases: [Triangle, Triangle, string][] = [
    [corner, triangle(2, 2, 5, 2, 5, 5), 'touching e1/v0'],
    [corner, triangle(3, 2, 5, 2, 5, 5), 'disjoint'],
    [corner, triangle(-5, -1, 5, -1, 0, -9), 'disjoint'],
    [corner, triangle(1, 1, 5, 1, 1, 5), 'overlapping f0/v0 e1/e0 e1/e2'],
    [corner, triangle(1, 1, 1, 5, 5, 1), 'overlapping f0/v0 e1/e2 e1/e0'],
    [corner, triangle(1, 1, 1.5, 1, 1, 1.5), 'overlapping f0/v0 f0/v1 f0/v2'],
    [triangle(1, 1, 1.5, 1, 1, 1.5), corner, 'overlapping v0/f0 v1/f0 v2/f0'],
    [corner, corner, 'overlapping v0/v0 v1/v1 v2/v2'],
    [corner, clockwise, 'overlapping v0/v0 v1/v2 v2/v1'],
    [clockwise, corner, 'overlapping v0/v0 v2/v1 v1/v2'],
    [corner, triangle(4, 0, 0, 0, 2, -2), 'touching v0/v1 v1/v0'],
    [corner, triangle(1, 0, 3, 0, 2, -2), 'touching e0/v0 e0/v1'],
    [corner, triangle(4, 0, 9, 0, 9, 1), 'touching v1/v0'],
    // A hexagram.
    [
      triangle(0, 0, 6, 0, 3, 6),
      triangle(0, 4, 3, -2, 6, 4),
      'overlapping e0/e0 e0/e1 e1/e1 e1/e2 e2/e2 e2/e0',
    ],
    // Flat ones.
    [corner, flat, 'overlapping v0/v1 e1/e0'],
    [flat, corner, 'overlapping v1/v0 e0/e1'],
    [corner, triangle(-1, 1, 3, 1, 0, 1), 'overlapping e2/v2 e1/v1'],
    [corner, triangle(-1, 1, 2, 1, 5, 1), 'overlapping e2/e0 e1/e1'],
    [flat, triangle(0, 4, 4, 0, 2, 2), 'crossing e0/v2'],
    [triangle(0, 4, 4, 0, 2, 2), flat, 'crossing v2/e0'],
    [flat, triangle(0, 2, 9, 2, 1, 2), 'crossing e0/e0'],
    [flat, triangle(0, 2, 1, 2, 9, 2), 'crossing e0/e1'],
    [flat, triangle(1, 1, 9, 1, 8, 1), 'touching v2/v0'],
    [flat, triangle(2, 1, 9, 1, 8, 1), 'disjoint'],
    [flat, triangle(4, 4, 9, 9, 8, 8), 'touching v0/v0'],
    [flat, triangle(3, 3, 9, 9, 2, 2), 'overlapping e0/v2 v0/e0'],
    [corner, triangle(1, 1, 1, 1, 1, 1), 'overlapping f0/v0'],
    [triangle(2, 2, 2, 2, 2, 2), corner, 'touching v0/e1'],
    [triangle(2, 2, 2, 2, 2, 2), triangle(2, 2, 2, 2, 2, 2), 'overlapping v0/v0'],
    [triangle(2, 2, 2, 2, 2, 2), triangle(2, 1, 2, 1, 2, 1), 'disjoint'],
    [triangle(2, 2, 2, 2, 2, 2), flat, 'overlapping v0/e0'],
    [flat, triangle(4, 4, 4, 4, 4, 4), 'touching v0/v0'],
    // Far apart and big.
    [triangle(-MAX, -MAX, 0, -MAX, -MAX, MAX), triangle(MAX, MAX, 0, MAX, MAX, -MAX), 'disjoint'],
    [triangle(-MAX, -MAX, MAX, -MAX, -MAX, MAX), triangle(MAX, MAX, 0, 0, MAX, -MAX), 'touching e1/v1 v1/v2'],
  ];
  it.each(cases)('%j, %j: %s', (a, b, expected) => {
    const found = text(planar.triangleTriangle2d(a, b)).split(' ');
    // From the named point on: where the order starts is not promised.
    const [relation, ...points] = found;
    const at = points.indexOf(expected.split(' ')[1]!);
    const rotated = points.length < 3 ? points.sort() : [...points.slice(at), ...points.slice(0, at)];
    const wanted = expected.split(' ');
    expect([relation, ...rotated]).toEqual(
      wanted.length < 4 ? [wanted[0], ...wanted.slice(1).sort()] : wanted,
    );
    expect(planar.trianglesIntersect2d(a, b)).toBe(relation !== 'disjoint');
  });

  it('are separated by an edge of either', () => {
    // Each edge of the first in turn is the only one that separates; both orientations, and both orders.
    const beside = [
      triangle(1, -1, 2, -2, -9, -2),
      triangle(3, 2, 9, 9, 2, 3),
      triangle(-1, 1, -2, 2, -2, -9),
    ];
    for (const t of beside) {
      for (const own of [corner, clockwise, triangle(4, 0, 0, 4, 0, 0), triangle(0, 4, 0, 0, 4, 0)]) {
        for (const other of [t, { a: t.b, b: t.a, c: t.c }, { a: t.c, b: t.a, c: t.b }]) {
          expect(planar.trianglesIntersect2d(own, other)).toBe(false);
          expect(planar.trianglesIntersect2d(other, own)).toBe(false);
          expect(text(planar.triangleTriangle2d(own, other))).toBe('disjoint');
        }
      }
    }
  });
});

describe('a triangle and a box', () => {
  it.each([
    [triangle(1, 2, 3, 0, 3, 2), 'touching e0/v2'],
    [triangle(1, 3, 3, 1, 3, 3), 'disjoint'],
    [triangle(1, 0, 3, 0, 1, -1), 'touching e0/v1 v0/e0'],
    [triangle(3, 0, 5, 0, 3, 1), 'disjoint'],
    [triangle(-3, 0, -5, 0, -3, 1), 'disjoint'],
    [triangle(0, 2, 5, 2, 3, 3), 'disjoint'],
    [triangle(0, -2, 5, -2, 3, -1), 'disjoint'],
    [triangle(0, 0.5, 2, 0.5, 1, 0.5), 'overlapping v0/e3 v1/e1'],
    [triangle(-1, 0.5, 1, 0.5, 1, 0.5), 'overlapping e0/e3 v1/f0'],
    [triangle(-1, 2, 3, 2, 0, 2), 'disjoint'],
    [triangle(1, 1, 1, 1, 1, 1), 'touching v0/e2'],
    [triangle(1, 0.5, 1, 0.5, 1, 0.5), 'overlapping v0/f0'],
    [triangle(-2, 3, 4, 3, 1, -3), 'overlapping'],
    [triangle(0.5, 3, 3, 0.5, 3, 3), 'disjoint'],
    [triangle(0, 3, 3, 0, 1, 2), 'touching e0/v2'],
    [triangle(0, 3.5, 3.5, 0, 1, 2.5), 'disjoint'],
  ] as const)('%j: %s', (t, expected) => {
    const [relation, ...points] = text(planar.triangleBox2d(t, unit)).split(' ');
    if (points.length < 3) expect([relation, ...points.sort()].join(' ')).toBe(expected);
    else expect(relation).toBe(expected);
    expect(planar.triangleIntersectsBox2d(t, unit)).toBe(relation !== 'disjoint');
    expect(planar.triangleIntersectsBox2d({ a: t.c, b: t.b, c: t.a }, unit)).toBe(relation !== 'disjoint');
  });

  it('in seven points', () => {
    const found = planar.triangleBox2d(triangle(-1, 2, 6, -1, 5, 6), box(0, 0, 5, 5));
    expect(found.relation).toBe('overlapping');
    expect(found.contact.length).toBeGreaterThan(4);
  });

  it('both flat, crossing', () => {
    expect(text(planar.triangleBox2d(triangle(0, 0, 2, 2, 3, 3), box(1, 0, 1, 2)))).toBe('crossing e0/e1');
    expect(text(planar.triangleBox2d(triangle(0, 0, 1, 1, 3, 3), box(1, 0, 1, 2)))).toBe('crossing v1/e1');
  });
});

describe('two boxes', () => {
  it.each([
    [box(2, 1, 3, 3), 'touching v2/v0'],
    [box(2, -1, 3, 3), 'touching v1/e3 v2/e3'],
    [box(2.5, 0, 3, 3), 'disjoint'],
    [box(-3, 0, -2, 3), 'disjoint'],
    [box(0, 1.5, 3, 3), 'disjoint'],
    [box(0, -3, 3, -2), 'disjoint'],
    [box(1, -1, 3, 3), 'overlapping e0/e3 v1/f0 v2/f0 e2/e3'],
    [box(0, 0, 2, 1), 'overlapping v0/v0 v1/v1 v2/v2 v3/v3'],
    [box(1, 0.25, 1.5, 0.5), 'overlapping f0/v0 f0/v1 f0/v2 f0/v3'],
    [box(1, -1, 1, 3), 'overlapping e0/e1 e2/e1'],
    [box(0, -1, 0, 0), 'touching v0/v2'],
    [box(1, 0.5, 1, 0.5), 'overlapping f0/v0'],
  ] as const)('%j: %s', (b, expected) => {
    const [relation, ...points] = text(planar.boxBox2d(unit, b)).split(' ');
    const at = points.indexOf(expected.split(' ')[1] ?? '');
    const rotated = points.length < 3 ? points.sort() : [...points.slice(at), ...points.slice(0, at)];
    expect([relation, ...rotated].join(' ')).toBe(expected);
    expect(planar.boxesIntersect2d(unit, b)).toBe(relation !== 'disjoint');
    expect(planar.boxesIntersect2d(b, unit)).toBe(relation !== 'disjoint');
  });

  it('that are segments', () => {
    expect(text(planar.boxBox2d(box(1, 0, 1, 2), box(0, 1, 3, 1)))).toBe('crossing e1/e0');
    expect(text(planar.boxBox2d(box(1, 0, 1, 2), box(1, 1, 1, 3)))).toBe('overlapping e1/v0 v2/e1');
    expect(text(planar.boxBox2d(box(1, 0, 1, 2), box(1, 2, 1, 3)))).toBe('touching v2/v0');
  });
});
