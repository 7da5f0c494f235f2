import { describe, expect, it } from 'vitest';
import {
  compareDistance,
  type Distance,
  pointPolygonDistance2d,
  segmentSegmentDistance,
  segmentSegmentDistance2d,
  tetrahedronTetrahedronDistance,
} from '../../../src/distance/index.js';
import { capsuleCapsuleDistance } from '../../../src/round/index.js';
import { distance } from '../../../src/shapes/index.js';

/** Distances, of arguments that are written over once they are given. */
const made: Readonly<Record<string, () => Pick<Distance, 'distance'>>> = {
  'of segments': () => {
    const [a, b] = [
      { start: [0, 0, 0], end: [4, 0, 0] },
      { start: [1, 3, 4], end: [2, 3, 4] },
    ];
    const found = segmentSegmentDistance(a, b);
    a.start.fill(77);
    b.end = [9, 9, 9];
    return found;
  },
  'of segments of the plane': () => {
    const a = { start: [0, 0], end: [0, 4] };
    const found = segmentSegmentDistance2d(a, { start: [5, 1], end: [6, 1] });
    a.end.fill(77);
    return found;
  },
  'of tetrahedra': () => {
    const a = { a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 0], d: [0, 0, 1] };
    const found = tetrahedronTetrahedronDistance(a, {
      a: [6, 0, 0],
      b: [7, 0, 0],
      c: [6, 1, 0],
      d: [6, 0, 1],
    });
    a.b.fill(77);
    return found;
  },
  'of capsules': () => {
    const a = { start: [0, 0, 0], end: [4, 0, 0], radius: 1 };
    const found = capsuleCapsuleDistance(a, { start: [0, 7, 0], end: [4, 7, 0], radius: 1 });
    a.start.fill(77);
    a.radius = 77;
    return found;
  },
  'of a polygon': () => {
    const ring = [
      [0, 0],
      [4, 0],
      [4, 4],
    ];
    const found = pointPolygonDistance2d([9, 2], ring);
    ring[1]!.fill(77);
    return found;
  },
  'in the other order': () => {
    const box = { type: 'box', min: [0, 0, 0], max: [1, 1, 1] } as const;
    const point = [1, 1, 6];
    const found = distance(box, point);
    point.fill(77);
    return found;
  },
};

describe.each(Object.entries(made))('a distance %s', (_, make) => {
  it('is that of the shapes as they were given', () => {
    expect(make().distance).toBe(5);
    expect(compareDistance(make() as Distance, 5)).toBe(0);
  });

  it('is the same whatever is read first, and however often', () => {
    const all = { ...(make() as Distance) };
    const names = Object.keys(all) as (keyof Distance)[];
    for (const name of names) {
      const found = make() as Distance;
      expect(found[name]).toEqual(all[name]);
      expect(found[name]).toBe(found[name]);
      expect({ ...found }).toEqual(all);
    }
  });

  it('is a plain object', () => {
    const found = make() as Distance;
    expect(Object.getPrototypeOf(found)).toBe(Object.prototype);
    expect(structuredClone(found)).toEqual({ ...found });
    const words = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value);
    expect(JSON.parse(JSON.stringify(found, words)).distance).toBe(5);
    expect(() => Object.assign(found, { distance: 1 })).toThrow(TypeError);
    expect(Object.create(found).distance).toBe(5);
    // What looks like one, and says something else, is believed.
    const squaredDistance = { numerator: 49n, denominator: 1n };
    expect(compareDistance({ ...found, squaredDistance }, 6)).toBe(1);
    expect(compareDistance(Object.create(found, { squaredDistance: { value: squaredDistance } }), 6)).toBe(1);
  });
});

it('a member of another object is none', () => {
  const found = segmentSegmentDistance(
    { start: [0, 0, 0], end: [1, 0, 0] },
    { start: [0, 5, 0], end: [1, 5, 0] },
  );
  const { get } = Object.getOwnPropertyDescriptor(found, 'distance')!;
  expect(() => get!.call({})).toThrow(TypeError);
});
