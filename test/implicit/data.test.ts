/** Constructions as data: clones, JSON, another copy's objects; what is printed; what is refused. */
import { inspect } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import * as kept from '../../src/implicit/index.js';

const box = {
  center: [0, 0, 0],
  axes: [
    [1, 1, 0],
    [-1, 1, 0],
    [0, 0, 1],
  ],
  halfSize: [1, 1, 1],
} as const;
const through = kept.planeThrough([0, 0, 1], [3, 0, 2], [0, 3, 5]);
const planes = {
  coefficients: kept.planeOf({ normal: [1, 2, -0.1], constant: 0.3 }),
  'three-points': through,
  sum: kept.sumPlane([1, 0, 0, 0.1], [0.2, 1, 1, 0]),
  'oriented-box-face': kept.orientedBoxFacePlane(box, 3),
  'along-axis': kept.alongAxisPlane([0.1, 0, 3], kept.linePlanePoint([1, 1, 7], [1.1, 0.3, -5], through)!, 1),
  shifted: kept.shiftedPlane(through, [0.1, 0, 0.7]),
  'through-point': kept.throughPointPlane(
    kept.linePlanePoint([1, 1, 7], [1.1, 0.3, -5], through)!,
    [1, 0.1, 2],
  ),
};
const parameters = {
  number: kept.parameter(0.1),
  'line-plane-parameter': kept.crossingParameter([0, 0, 0], [1, 2, 4], through)!,
  'line-line-parameter': kept.crossingParameter2d([0, 0], [3, 1], [1, -1], [1, 7])!,
};
const points = {
  'line-plane': kept.linePlanePoint([1, 1, 7], [1.1, 0.3, -5], through)!,
  'three-planes': kept.threePlanesPoint(planes.coefficients, through, planes.sum)!,
  'oriented-box-corner': kept.orientedBoxCorner(box, 5),
  'on-line': kept.pointAt({ start: [0, 0, 0], end: [1, 2, 4] }, parameters['line-plane-parameter']),
};
const crossing = kept.lineLinePoint2d([0, 0], [3, 1], [0.1, 0], [1, 1])!;

const copies: readonly [string, <T>(value: T) => T][] = [
  ['structuredClone', (value) => structuredClone(value)],
  ['JSON', (value) => JSON.parse(JSON.stringify(value))],
];

describe.each(copies)('a copy by %s', (_, copy) => {
  it.each(Object.entries(points))('of a %s point is the same point', (type, point) => {
    const other = copy(point);
    expect(other.type).toBe(type);
    expect(Object.getPrototypeOf(other)).toBe(Object.prototype);
    expect(kept.samePoint(point, other)).toBe(true);
    expect(kept.coordinates(other)).toEqual(kept.coordinates(point));
    expect(kept.exactCoordinates(other)).toEqual(kept.exactCoordinates(point));
    expect(copy(other)).toEqual(other);
    expect(kept.isImplicit(other)).toBe(true);
  });

  it.each(Object.entries(planes))('of a plane by %s is the same plane', (type, plane) => {
    const other = copy(plane);
    expect(other.type).toBe(type);
    for (const point of Object.values(points)) {
      expect(kept.side(other, point)).toBe(kept.side(plane, point));
      expect(kept.side(other, copy(point))).toBe(kept.side(plane, point));
    }
    const hit = kept.linePlanePoint([1, 1, 7], [1.1, 0.3, -5], other)!;
    expect(kept.side(plane, hit)).toBe(0);
    expect(kept.isDegeneratePlane(other)).toBe(false);
  });

  it.each(Object.entries(parameters))('of a parameter (%s) is the same number', (type, parameter) => {
    const other = copy(parameter);
    expect(other.type).toBe(type);
    expect(kept.compare(parameter, other)).toBe(0);
    expect(kept.toNumber(other)).toBe(parameter.toNumber());
    expect(kept.exactParameterValue(other)).toEqual(kept.exactParameterValue(parameter));
  });

  it('of a point of the plane is the same point', () => {
    const other = copy(crossing);
    expect(kept.samePoint2d(crossing, other)).toBe(true);
    expect(kept.coordinates2d(other)).toEqual(kept.coordinates2d(crossing));
    expect(kept.exactCoordinates2d(other)).toEqual(kept.exactCoordinates2d(crossing));
    expect(kept.orientation2d([0, 0], [3, 1], other)).toBe(0);
  });
});

describe('a second copy of the package', () => {
  it('takes what the first one has made', async () => {
    vi.resetModules();
    const other = await import('../../src/implicit/index.js');
    expect(other.side).not.toBe(kept.side);
    for (const point of Object.values(points)) {
      expect(other.coordinates(point)).toEqual(kept.coordinates(point));
      for (const plane of Object.values(planes)) {
        expect(other.side(plane, point)).toBe(kept.side(plane, point));
        expect(kept.side(other.planeThrough([0, 0, 1], [3, 0, 2], [0, 3, 5]), point)).toBe(
          kept.side(through, point),
        );
      }
    }
    expect(other.compare(parameters.number, other.parameter(0.1))).toBe(0);
    expect(other.samePoint2d(crossing, crossing)).toBe(true);
  });
});

describe('the objects', () => {
  it('show nothing but data', () => {
    const hit = points['line-plane'];
    kept.coordinates(hit);
    kept.exactCoordinates(hit);
    expect(Object.keys(hit)).toEqual(['type', 'line', 'by', 'plane']);
    expect(Object.keys(hit.plane)).toEqual(['type', 'points']);
    expect(Object.keys(crossing)).toEqual(['type', 'a', 'aBy', 'b', 'bBy']);
  });

  it('have no -0', () => {
    const hit = kept.linePlanePoint([-0, -0, 5], [-0, 1, -3], { normal: [-0, -0, 1], constant: -0 })!;
    expect(JSON.parse(JSON.stringify(hit))).toEqual({ ...hit, plane: { ...hit.plane } });
    expect(hit.line.some((x) => Object.is(x, -0))).toBe(false);
    expect(kept.coordinates(hit)).toEqual([0, 0.625, 0]);
  });

  it('print', () => {
    const hit = kept.linePlanePoint([0, 0, 5], [1, 2, -3], { normal: [0, 0, 1], constant: 0 })!;
    expect(String(hit)).toBe('(0.625, 1.25, 0)');
    expect(inspect({ hit })).toBe('{ hit: Point(0.625, 1.25, 0) }');
    expect(inspect(kept.parameter(0.5))).toBe('Parameter(0.5)');
    expect(`${kept.parameter(0.1)}`).toBe('0.1');
    expect(inspect(crossing)).toMatch(/^Point\(0\.\d+, 0\.\d+\)$/);
    expect(String(through)).toBe('three-points(0, 0, 1, 3, 0, 2, 0, 3, 5)');
    expect(inspect(planes.coefficients)).toBe('Plane(coefficients(1, 2, -0.1; 0.3))');
  });
});

describe('data that are none', () => {
  const bad = (value: unknown) => () => kept.coordinates(value as kept.PointLike3);
  const line = [0, 0, 1, 0, 0, -1];
  const floor = { normal: [0, 0, 1], constant: 0 };
  const good = { type: 'line-plane', line, by: 'points', plane: floor };

  it('are refused with the place that is wrong', () => {
    expect(kept.coordinates(good as unknown as kept.PointLike3)).toEqual([0, 0, 0]);
    for (const [value, message] of [
      [{ ...good, line: [0, 0, 1, 0, 0, NaN] }, 'point.line[5] must be a finite number, got NaN'],
      [{ ...good, line: [1] }, 'point.line must be a list of 6 numbers, got [1]'],
      [{ ...good, line: undefined }, 'point.line must be a list of 6 numbers, got undefined'],
      [{ ...good, by: 'point' }, "point.by must be 'points' or 'direction', got the string 'point'"],
      [{ ...good, plane: undefined }, 'point.plane must be '],
      [{ ...good, plane: { type: 'three-points', points: [] } }, 'point.plane.points must be a list of 9'],
      [{ ...good, plane: { type: 'disk' } }, 'point.plane must be a plane'],
      [{ ...good, plane: { type: 'plane' } }, 'point.plane'],
      [{ ...good, line: [0, 0, 1, 1, 0, 1] }, 'point must be a point that exists'],
      [{ type: 'line-line' }, 'point must be a point of 3 coordinates'],
      [{ ...good, by: 'direction', line: [0, 0, 1, 0, 0, 0] }, 'point.line must be a line with a direction'],
      [{ type: 'three-planes', planes: [floor, floor] }, 'point.planes[2] must be '],
      [{ type: 'oriented-box-corner', box, corner: 8 }, 'point.corner must be an integer from 0 to 7'],
      [{ type: 'on-line', line, by: 'points', parameter: {} }, 'point.parameter must be a Parameter'],
    ] as const) {
      expect(bad(value)).toThrow(RangeError);
      expect(bad(value)).toThrow(`coordinates: ${message}`);
    }
  });
});
