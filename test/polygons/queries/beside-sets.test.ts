import { describe, expect, it } from 'vitest';
import { mulberry32 } from '../../../bench/polygons/random.js';
import * as rational from '../../../src/arithmetic/rational.js';
import { polygonPolygonDistance2d, segmentPolygonDistance2d } from '../../../src/distance/index.js';
import { exactCoordinates2d } from '../../../src/implicit/index.js';
import {
  boxPolygon2d,
  linePolygon2d,
  pointPolygon2d,
  polygonsIntersect2d,
  rayPolygon2d,
  segmentPolygon2d,
} from '../../../src/planar/index.js';
import {
  boxPolygonSet,
  linePolygonSet,
  locatePointInPolygonSet,
  pointPolygonSetDistance,
  polygonDifference,
  polygonSet,
  polygonSetArea,
  polygonSetPolygonSet,
  polygonSetPolygonSetDistance,
  polygonSetValidity,
  polygonSetVertexPoint,
  polygonUnion,
  rayPolygonSet,
  segmentPolygonSet,
  segmentPolygonSetDistance,
  triangulatePolygonSet,
} from '../../../src/polygons/index.js';

type Ring = readonly (readonly [number, number])[];

const square = (x: number, y: number, size: number): Ring => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];

/** Many quadrilaterals that cross each other: hundreds of vertices, most of them crossings. */
const random = mulberry32(7);
const coordinate = () => 100 * random();
const quads = Array.from({ length: 80 }, (): Ring => {
  const [x, y] = [coordinate(), coordinate()];
  const arm = () => 1 + 6 * random();
  return [
    [x - arm(), y - random()],
    [x + random(), y - arm()],
    [x + arm(), y + random()],
    [x - random(), y + arm()],
  ];
});
const union = polygonUnion(...quads);
const least = (squares: readonly rational.Rational[]) =>
  squares.reduce((a, b) => (rational.compare(a, b) <= 0 ? a : b));

describe('a set of many edges', () => {
  it('has crossings, and more edges than a node of the tree', () => {
    expect(union.vertices.filter((vertex) => 'lines' in vertex).length).toBeGreaterThan(60);
    expect(union.polygons.flat(2).length).toBeGreaterThan(200);
  });

  it('has points where one of its parts has them', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const point: [number, number] = [coordinate(), coordinate()];
      const own = quads.map((quad) => pointPolygon2d(point, quad).location);
      const expected = own.includes('inside') ? 'inside' : 'outside';
      expect(locatePointInPolygonSet(union, point)).toBe(expected);
      seen.add(expected);
      if (i % 12 > 0) continue;
      const squares = quads.map(
        (quad) => segmentPolygonDistance2d({ start: point, end: point }, quad).squaredDistance,
      );
      expect(pointPolygonSetDistance(point, union)!.squaredDistance).toEqual(least(squares));
    }
    expect(seen.size).toBe(2);
  });

  it('meets what one of its parts meets, and is as far as the nearest', () => {
    for (let i = 0; i < 20; i++) {
      const start: [number, number] = [coordinate(), coordinate()];
      const end: [number, number] = [start[0] + 4 * random() - 2, start[1] + 4 * random() - 2];
      const segment = { start, end };
      const own = quads.map((quad) => segmentPolygon2d(segment, quad).relation);
      const expected = own.includes('overlapping') ? 'overlapping' : 'disjoint';
      expect(segmentPolygonSet(segment, union).relation).toBe(expected);
      const squares = quads.map((quad) => segmentPolygonDistance2d(segment, quad).squaredDistance);
      expect(segmentPolygonSetDistance(segment, union)!.squaredDistance).toEqual(least(squares));
      const linear = { origin: start, direction: [end[0] - start[0], end[1] - start[1]] as const };
      const isMet = (relation: (quad: Ring) => string) =>
        quads.some((quad) => relation(quad) === 'overlapping');
      expect(rayPolygonSet(linear, union).relation === 'overlapping').toBe(
        isMet((quad) => rayPolygon2d(linear, quad).relation),
      );
      expect(linePolygonSet(linear, union).relation === 'overlapping').toBe(
        isMet((quad) => linePolygon2d(linear, quad).relation),
      );
      const box = {
        min: [Math.min(start[0], end[0]), Math.min(start[1], end[1])] as const,
        max: [Math.max(start[0], end[0]), Math.max(start[1], end[1])] as const,
      };
      expect(boxPolygonSet(box, union).relation === 'overlapping').toBe(
        isMet((quad) => boxPolygon2d(box, quad).relation),
      );
    }
  });

  it('is beside another one as their parts are', () => {
    const others = quads.slice(0, 12).map((quad) => quad.map(([x, y]) => [x + 110, y / 2] as const));
    const other = polygonUnion(...others);
    const squares = quads.flatMap((quad) =>
      others.map((one) => polygonPolygonDistance2d(quad, one).squaredDistance),
    );
    const distance = polygonSetPolygonSetDistance(union, other)!;
    expect(distance.squaredDistance).toEqual(least(squares));
    const back = polygonSetPolygonSetDistance(other, union)!;
    expect(back.closest).toEqual({ pointA: distance.closest!.pointB, pointB: distance.closest!.pointA });
    expect(polygonSetPolygonSet(union, other).relation).toBe('disjoint');
    expect(polygonSetPolygonSet(quads[0]!, union).containment).toBe('inside');
    const isJoined = (quad: Ring) =>
      quads.some((other) => other !== quad && polygonsIntersect2d(quad, other));
    const joined = quads.find(isJoined)!;
    const rest = polygonDifference(union, joined);
    expect(polygonSetPolygonSet(rest, joined)).toEqual({
      relation: 'touching',
      containment: 'none',
      boundaries: true,
    });
  });

  it('is cut into triangles that have its area', () => {
    const { set, triangles } = triangulatePolygonSet(union);
    const points = set.vertices.map((_, v) => exactCoordinates2d(polygonSetVertexPoint(set, v)));
    const twice = Array.from({ length: triangles.length / 3 }, (_, i) => {
      const [a, b, c] = Array.from(triangles.subarray(3 * i, 3 * i + 3), (v) => points[v]!);
      const minus = (p: typeof a, axis: 0 | 1) => rational.subtract(p![axis], a![axis]);
      return rational.subtract(
        rational.multiply(minus(b, 0), minus(c, 1)),
        rational.multiply(minus(b, 1), minus(c, 0)),
      );
    });
    expect(twice.every((area) => rational.sign(area) > 0)).toBe(true);
    const sum = rational.divide(twice.reduce(rational.add), rational.fromNumber(2));
    expect(sum).toEqual(polygonSetArea(union));
    expect(polygonSetValidity(quads.map((quad) => [quad])).pairs.length).toBeGreaterThan(40);
    expect(polygonSetValidity(JSON.parse(JSON.stringify(union))).valid).toBe(true);
  });
});

describe('the ends of the range', () => {
  const most = Number.MAX_VALUE;
  const tiny = Number.MIN_VALUE;
  const largest = polygonSet([
    [-most, -most],
    [most, -most],
    [most, most],
    [-most, most],
  ]);

  it('has rays and lines that leave the largest square there is', () => {
    expect(rayPolygonSet({ origin: [most, most], direction: [1, 1] }, largest).relation).toBe('touching');
    expect(rayPolygonSet({ origin: [most, most], direction: [0, -most] }, largest).interior).toBe(false);
    expect(rayPolygonSet({ origin: [most, most], direction: [-most, -tiny] }, largest).interior).toBe(true);
    expect(linePolygonSet({ origin: [-most, -most], direction: [tiny, tiny] }, largest).interior).toBe(true);
    expect(linePolygonSet({ origin: [0, most], direction: [1, 0] }, largest).relation).toBe('touching');
    expect(linePolygonSet({ origin: [0, 0], direction: [0, tiny] }, largest).containment).toBe('none');
  });

  it('has boxes, distances and triangles', () => {
    const box = { min: [-most, -most], max: [most, most] };
    expect(boxPolygonSet(box, largest)).toEqual({
      relation: 'overlapping',
      containment: 'equal',
      boundaries: true,
    });
    const small = polygonSet([
      [0, 0],
      [tiny, 0],
      [0, tiny],
    ]);
    expect(boxPolygonSet({ min: [0, 0], max: [tiny, tiny] }, small).containment).toBe('containing');
    expect(boxPolygonSet({ min: [-tiny, -tiny], max: [0, 0] }, small).relation).toBe('touching');
    expect(pointPolygonSetDistance([2 * tiny, 0], small)!.distance).toBe(tiny);
    expect(pointPolygonSetDistance([most, most], small)!.distance).toBe(Infinity);
    expect(pointPolygonSetDistance([-most, 0], small)!.distance).toBe(most);
    expect(triangulatePolygonSet(largest).triangles.length).toBe(6);
    expect(triangulatePolygonSet(small).triangles.length).toBe(3);
  });

  it('has the empty set, which nothing meets', () => {
    const none = { relation: 'disjoint', containment: 'none', boundaries: false };
    expect(polygonSetPolygonSet([], [])).toEqual(none);
    expect(polygonSetPolygonSet([], square(0, 0, 1))).toEqual(none);
    expect(boxPolygonSet({ min: [0, 0], max: [1, 1] }, [])).toEqual(none);
    expect(segmentPolygonSet({ start: [0, 0], end: [1, 1] }, [])).toMatchObject({
      exterior: true,
      relation: 'disjoint',
    });
    expect(pointPolygonSetDistance([0, 0], [])).toBeNull();
    expect(segmentPolygonSetDistance({ start: [0, 0], end: [0, 0] }, [])).toBeNull();
    expect(polygonSetPolygonSetDistance([], square(0, 0, 1))).toBeNull();
    expect(triangulatePolygonSet([]).triangles.length).toBe(0);
    expect(polygonSetValidity([])).toEqual({ valid: true, faults: [], pairs: [] });
  });
});
