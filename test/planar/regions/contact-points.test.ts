import { describe, expect, it } from 'vitest';
import type { Contact } from '../../../src/core/contact.js';
import { coordinates2d, isImplicit, samePoint2d } from '../../../src/implicit/index.js';
import * as planar from '../../../src/planar/index.js';
import { contactPoints2d, type PlanarShape } from '../../../src/planar/regions/contact-points.js';

const line = { origin: [0, 1], direction: [3, 0] };
const ray = { origin: [1, 0], direction: [0, 2] };
const segment = { start: [0, 0], end: [3, 1] };
const triangle = { a: [0, 0], b: [4, 0], c: [0, 4] };
const clockwise = { a: [3, 3], b: [3, -1], c: [-1, 3] };
const box = { min: [1, -1], max: [2, 5] };

const pairs: [PlanarShape, PlanarShape, Contact, [number, number][]][] = [
  [line, ray, planar.lineRay2d(line, ray), [[1, 1]]],
  [line, segment, planar.lineSegment2d(line, segment), [[3, 1]]],
  [ray, segment, planar.raySegment2d(ray, segment), [[1, 1 / 3]]],
  [
    line,
    triangle,
    planar.lineTriangle2d(line, triangle),
    [
      [0, 1],
      [3, 1],
    ],
  ],
  [
    line,
    box,
    planar.lineBox2d(line, box),
    [
      [1, 1],
      [2, 1],
    ],
  ],
  [
    segment,
    box,
    planar.segmentBox2d(segment, box),
    [
      [1, 1 / 3],
      [2, 2 / 3],
    ],
  ],
  [
    segment,
    triangle,
    planar.segmentTriangle2d(segment, triangle),
    [
      [0, 0],
      [3, 1],
    ],
  ],
  [
    segment,
    clockwise,
    planar.segmentTriangle2d(segment, clockwise),
    [
      [1.5, 0.5],
      [3, 1],
    ],
  ],
  [
    triangle,
    box,
    planar.triangleBox2d(triangle, box),
    [
      [1, 0],
      [2, 0],
      [2, 2],
      [1, 3],
    ],
  ],
];

describe('contactPoints2d', () => {
  it.each(pairs)('%j, %j', (a, b, contact, expected) => {
    const points = contactPoints2d(a, b, contact).map(coordinates2d);
    const at = points.findIndex(([x, y]) => x === expected[0]![0] && y === expected[0]![1]);
    expect([...points.slice(at), ...points.slice(0, at)]).toEqual(expected);
  });

  it('gives vertices as they are, and crossings as points that can be asked', () => {
    const other = { start: [0, 1], end: [3, 0] };
    const [crossing] = contactPoints2d(segment, other, planar.segmentSegment2d(segment, other));
    expect(isImplicit(crossing!)).toBe(true);
    expect(samePoint2d(crossing!, [1.5, 0.5])).toBe(true);
    const [end] = contactPoints2d(line, segment, planar.lineSegment2d(line, segment));
    expect(isImplicit(end!)).toBe(false);
  });

  it('has none of what is disjoint', () => {
    expect(contactPoints2d(line, line, planar.lineLine2d(line, line))).toEqual([]);
  });
});
