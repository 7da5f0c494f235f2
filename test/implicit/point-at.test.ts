import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  coordinates,
  crossingParameter,
  linePlanePoint,
  parameter,
  pointAt,
  rayPlanePoint,
  segmentCrossingParameter,
} from '../../src/implicit/index.js';

const coordinate = fc.oneof(
  fc.integer({ min: -4, max: 4 }),
  fc.double({ noNaN: true, min: -1e6, max: 1e6 }),
  fc.constantFrom(1e300, -1e300, 5e-324, 2 ** -1022, 1e-200, -0),
);
const point = fc.tuple(coordinate, coordinate, coordinate);

describe('the point at a parameter', () => {
  it('is the point in which the line meets the plane', () => {
    let met = 0;
    fc.assert(
      fc.property(point, point, point, coordinate, (p, q, normal, constant) => {
        if (normal.every((x) => x === 0) || q.every((x) => x === 0)) return;
        const plane = { normal, constant };
        const onSegment = linePlanePoint(p, q, plane);
        if (onSegment !== null) {
          met++;
          const t = segmentCrossingParameter(p, q, plane)!;
          expect(coordinates(pointAt({ start: p, end: q }, t))).toEqual(coordinates(onSegment));
        }
        const onRay = rayPlanePoint({ origin: p, direction: q }, plane);
        if (onRay !== null) {
          const t = crossingParameter(p, q, plane)!;
          expect(coordinates(pointAt({ origin: p, direction: q }, t))).toEqual(coordinates(onRay));
        }
      }),
      { seed: 3, numRuns: 300 },
    );
    expect(met).toBeGreaterThan(200);
  });

  it('is an end at 0 and at 1', () => {
    const segment = { start: [0.1, 1e300, -0], end: [0.3, 5e-324, 7] };
    expect(coordinates(pointAt(segment, parameter(0)))).toEqual([0.1, 1e300, 0]);
    expect(coordinates(pointAt(segment, parameter(1)))).toEqual([0.3, 5e-324, 7]);
    const line = { origin: [1, 2, 3], direction: [0.5, 0, -4] };
    expect(coordinates(pointAt(line, parameter(0.25)))).toEqual([1.125, 2, 2]);
  });

  it('names what is no point', () => {
    const bad = { origin: [0, 0, Number.NaN], direction: [0, 0, 1] };
    expect(() => pointAt(bad, parameter(0))).toThrow(/^pointAt: carrier.origin\[2\]/);
  });
});
