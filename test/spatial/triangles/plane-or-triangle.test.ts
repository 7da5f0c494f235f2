import { describe, expect, it } from 'vitest';
import { contactText } from '../../../src/oracle/answers/text.js';
import * as spatial from '../../../src/spatial/index.js';

type Vector = [number, number, number];

describe('planes', () => {
  const floor = { normal: [0, 0, 2], constant: -2 };
  const raised = { a: [0, 0, 1], b: [1, 0, 1], c: [0, 1, 1] };

  it.each([floor, raised])('against segments, rays and lines', (plane) => {
    const segment = (start: Vector, end: Vector) => contactText(spatial.segmentPlane({ start, end }, plane));
    expect(segment([0, 0, 0], [0, 0, 2])).toBe('crossing e0/f0');
    expect(segment([0, 0, 1], [0, 0, 2])).toBe('touching v0/f0');
    expect(segment([0, 0, 3], [0, 0, 1])).toBe('touching v1/f0');
    expect(segment([0, 0, 3], [0, 0, 2])).toBe('disjoint');
    expect(segment([0, 0, 1], [5, 0, 1])).toBe('overlapping v0/f0 v1/f0');
    expect(segment([5, 0, 1], [5, 0, 1])).toBe('overlapping v0/f0');
    const ray = (origin: Vector, direction: Vector) => [
      contactText(spatial.rayPlane({ origin, direction }, plane)),
      contactText(spatial.linePlane({ origin, direction }, plane)),
    ];
    expect(ray([0, 0, 0], [0, 0, 1])).toEqual(['crossing e0/f0', 'crossing e0/f0']);
    expect(ray([0, 0, 0], [0, 0, -1])).toEqual(['disjoint', 'crossing e0/f0']);
    expect(ray([0, 0, 0], [1, 0, 0])).toEqual(['disjoint', 'disjoint']);
    expect(ray([0, 0, 1], [1, 0, 0])).toEqual(['overlapping v0/f0', 'overlapping']);
    expect(ray([0, 0, 1], [1, 0, 1])).toEqual(['touching v0/f0', 'crossing e0/f0']);
    expect(spatial.rayPlane({ origin: [0, 0, 3], direction: [0, 0, -1] }, plane)).toMatchObject({
      side: 1,
      facing: 1,
    });
  });

  it('are checked', () => {
    const segment = { start: [0, 0, 0], end: [1, 1, 1] };
    const ray = { origin: [0, 0, 0], direction: [1, 1, 1] };
    const zero = { normal: [0, 0, 0], constant: 1 };
    const flat = { a: [0, 0, 0], b: [1, 1, 1], c: [2, 2, 2] };
    const infinite = { normal: [0, 0, 1], constant: Number.POSITIVE_INFINITY };
    expect(() => spatial.segmentPlane(segment, zero)).toThrow(
      /plane.normal must be a normal other than zero/,
    );
    expect(() => spatial.rayPlane(ray, flat)).toThrow(/three points that are not collinear/);
    expect(() => spatial.linePlane(ray, infinite)).toThrow(/plane.constant must be a finite number, got Inf/);
    expect(() => spatial.trianglePlane(flat, zero)).toThrow(/plane.normal/);
    expect(() => spatial.segmentPlane({ start: [0, 0, 0], end: [0, 0] }, floor)).toThrow(/segment.end/);
    expect(() => spatial.rayPlane({ origin: [0, 0, 0], direction: [0, 0, 0] }, floor)).toThrow(
      /a direction other than zero/,
    );
    expect(() => spatial.linePlane({ origin: [0, Number.NaN, 0], direction: [0, 0, 1] }, floor)).toThrow(
      /line.origin\[1\]/,
    );
  });
});
