import { describe, expect, it } from 'vitest';
import type { Box2 } from '../../../src/core/shapes.js';
import { featureText } from '../../../src/oracle/answers/text.js';
import * as planar from '../../../src/planar/index.js';

const box = (a: number, b: number, c: number, d: number): Box2 => ({ min: [a, b], max: [c, d] });
const unit = box(0, 0, 2, 1);

describe('pointBox2d', () => {
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
