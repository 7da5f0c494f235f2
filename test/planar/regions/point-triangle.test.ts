import { describe, expect, it } from 'vitest';
import { featureText } from '../../../src/oracle/answers/text.js';
import * as planar from '../../../src/planar/index.js';
import { triangle } from '../../support/planar-regions.js';

const MAX = Number.MAX_VALUE;
const MIN = Number.MIN_VALUE;
const corner = triangle(0, 0, 4, 0, 0, 4);
const clockwise = triangle(0, 0, 0, 4, 4, 0);

/** On a line: b, c, a; so that c is between the ends. */
const flat = triangle(4, 4, 0, 0, 1, 1);

describe('pointTriangle2d', () => {
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
});
