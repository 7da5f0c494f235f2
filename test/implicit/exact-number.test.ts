import { describe, expect, it } from 'vitest';
import { algebraic, polynomial, rational, surd } from '../../src/arithmetic/index.js';
import { buildMeshTree, firstTreeHit } from '../../src/bsp/index.js';
import { pointSegmentDistance } from '../../src/distance/index.js';
import {
  compare,
  coordinates,
  coordinates2d,
  crossingParameter,
  exactCoordinates,
  exactCoordinates2d,
  type NumberLike,
  parameter,
  toNumber,
} from '../../src/implicit/index.js';
import { firstHit, nearestOnMesh, prepareMesh } from '../../src/mesh/index.js';
import {
  pointCircleDistance,
  raySphere,
  sphereBoxDistance,
  sphereSphereIntersection,
} from '../../src/round/index.js';
import { rayBox, segmentTrianglePoints } from '../../src/spatial/index.js';

const floor = { normal: [0, 0, 1], constant: -1 };
const third = crossingParameter([0, 0, 0], [1, 1, 3], floor)!;
const two = rational.fromNumber(2);
const [, root] = algebraic.roots(polynomial.fromIntegers([-2n, 0n, 1n]));

/** In order: equal ones in one row. */
const ORDERED: readonly (readonly NumberLike[])[] = [
  [-1, rational.fromNumber(-1), surd.fromNumber(-1), algebraic.fromNumber(-1), parameter(-1)],
  [0, -0, rational.fromNumber(0), parameter(0)],
  [1 / 3, algebraic.fromNumber(1 / 3), parameter(1 / 3)],
  [
    third,
    rational.fromParts(1n, 3n),
    structuredClone(third),
    algebraic.fromRational(rational.fromParts(1n, 3n)),
  ],
  [
    surd.sqrt(two),
    root!.root,
    algebraic.fromSurd(surd.sqrt(two)),
    surd.fromParts(rational.fromNumber(0), rational.fromNumber(0.5), rational.fromNumber(8)),
  ],
  // The nearest double to the root is greater.
  [Math.SQRT2, rational.fromNumber(Math.SQRT2), parameter(Math.SQRT2)],
];

describe('exact numbers of every kind', () => {
  it('are ordered by one function', () => {
    for (const [i, row] of ORDERED.entries())
      for (const [j, other] of ORDERED.entries())
        for (const x of row) for (const y of other) expect(compare(x, y)).toBe(Math.sign(i - j));
  });

  it('are rounded by one function', () => {
    const rounded = [-1, 0, 1 / 3, 1 / 3, Math.SQRT2, Math.SQRT2];
    for (const [i, row] of ORDERED.entries()) for (const x of row) expect(toNumber(x)).toBe(rounded[i]);
  });

  it('are coordinates of points', () => {
    const point = [surd.sqrt(two), rational.fromParts(1n, 3n), algebraic.fromNumber(5)];
    expect(coordinates(point)).toEqual([Math.SQRT2, 1 / 3, 5]);
    expect(exactCoordinates(point)).toEqual(point);
    expect(coordinates2d(point.slice(1))).toEqual([1 / 3, 5]);
    expect(exactCoordinates2d(point.slice(1))).toEqual(point.slice(1));
  });

  it.each([
    [() => compare(third, Number.NaN), 'compare: y must be a finite number, got NaN'],
    [
      () => compare({} as never, 1),
      'compare: x must be a number: a double, a Rational, Surd, Algebraic or Parameter, got an object {}',
    ],
    [
      () => toNumber('1' as never),
      "toNumber: x must be a number: a double, a Rational, Surd, Algebraic or Parameter, got the string '1'",
    ],
    [
      () => toNumber({ numerator: 1n, denominator: 0n }),
      'toNumber: x must be a fraction {numerator, denominator} of bigints, the denominator positive',
    ],
    [() => toNumber({ ...surd.sqrt(two), radicand: -2n }), 'toNumber: x must be a number that `surd` made'],
    [
      () => toNumber({ ...root!.root, lower: 1 } as never),
      'toNumber: x must be a number that `algebraic` made',
    ],
    [() => coordinates([two, two]), 'coordinates: point must be a point of 3 coordinates'],
    [
      () => coordinates2d([two, { numerator: 1n, denominator: 0n }]),
      'coordinates2d: point[1] must be a fraction',
    ],
    [() => exactCoordinates2d([two, two, two]), 'exactCoordinates2d: point must be a point of 2 coordinates'],
  ])('%s', (call, text) => {
    expect(call).toThrow(RangeError);
    expect(call).toThrow(text);
  });
});

describe('rounded has the nearest doubles, in every room', () => {
  const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]);
  const mesh = prepareMesh({ positions, indices: new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]) });
  const ray = { origin: [0.5, 0.5, -3], direction: [0, 0, 3] };
  const hits = {
    mesh: firstHit(mesh, ray)[0]!,
    spatial: rayBox(ray, { min: [0, 0, 0], max: [1, 1, 1] }).entry!,
    triangle: segmentTrianglePoints(
      { start: [0.5, 0.5, -3], end: [0.5, 0.5, 0.75] },
      { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0] },
    ).contact[0]!,
    round: raySphere(ray, { center: [0.5, 0.5, 2], radius: 1.1 }).entry!,
    bsp: firstTreeHit(ray, buildMeshTree(mesh))!,
  };

  it.each(Object.entries(hits))('hits: %s', (_, hit) => {
    expect(hit.rounded.parameter).toBe(toNumber(hit.parameter));
    expect(hit.rounded.point).toEqual(coordinates(hit.point as never));
    expect(compare(hit.parameter, hit.rounded.parameter + 1e-9)).toBe(-1);
  });

  it('and the exit of a mesh', () => {
    expect(hits.mesh.rounded.exit).toBe(toNumber(hits.mesh.exit));
    expect(Object.keys(hits.mesh.rounded).sort()).toEqual(['exit', 'parameter', 'point']);
  });

  it.each([
    pointSegmentDistance([0, 1, 2], { start: [1, 0, 0], end: [-1, 3, 5] }),
    sphereBoxDistance({ center: [5, 6, 7], radius: 1 }, { min: [0, 0, 0], max: [1, 1, 1] }),
    pointCircleDistance([1, 2, 3], { center: [0, 0, 0], normal: [0, 0, 1], radius: 1 }),
  ])('pairs of closest points', ({ closest }) => {
    const { pointA, pointB, rounded } = closest[0]!;
    expect(rounded).toEqual({ pointA: coordinates(pointA), pointB: coordinates(pointB) });
  });

  it('circles and nearest points', () => {
    const { circle } = sphereSphereIntersection(
      { center: [0, 0, 0], radius: 3 },
      { center: [1, 1, 1], radius: 3 },
    );
    expect(circle!.rounded).toEqual({
      normal: coordinates(circle!.normal),
      center: coordinates(circle!.center),
      radius: circle!.radius,
    });
    const nearest = nearestOnMesh(mesh, [3, 4, 4])!;
    expect(nearest.rounded.point).toEqual(coordinates(nearest.point));
  });
});
