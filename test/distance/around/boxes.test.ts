import { expect, it } from 'vitest';
import {
  type AroundBox,
  areApart,
  aroundBox2d,
  aroundPoint,
  aroundPoint2d,
  aroundRing,
  aroundSegment,
  aroundSegment2d,
  aroundTriangle2d,
} from '../../../src/distance/around/boxes.js';
import { Random } from '../../../src/oracle/cases/random.js';

const random = new Random(1, 6, 1, 8);
const vector = (dimension: number) => Array.from({ length: dimension }, () => 2 * random.unit() - 1);

/** The box of some points, each coordinate by itself; those of the plane are at z = 0. */
function boxOf(...points: readonly (readonly number[])[]): AroundBox {
  const along = (k: number) => points.map((p) => p[k] ?? 0);
  const [x, y, z] = [along(0), along(1), along(2)];
  return [
    ...[x, y, z].map((list) => Math.min(...list)),
    ...[x, y, z].map((list) => Math.max(...list)),
  ] as never;
}

it('points, segments and triangles are in the boxes of their corners', () => {
  for (let i = 0; i < 200; i++) {
    const [p, q] = [vector(3), vector(3)];
    expect(aroundPoint(p)).toEqual(boxOf(p));
    expect(aroundSegment({ start: p, end: q })).toEqual(boxOf(p, q));
    const [a, b, c] = [vector(2), vector(2), vector(2)];
    expect(aroundPoint2d(a)).toEqual(boxOf(a));
    expect(aroundSegment2d({ start: a, end: b })).toEqual(boxOf(a, b));
    expect(aroundTriangle2d({ a, b, c })).toEqual(boxOf(a, b, c));
    expect(aroundBox2d({ min: [-1, a[1]! - 2], max: a })).toEqual(boxOf([-1, a[1]! - 2], a));
  }
});

it('boxes are apart only if they do not touch, along any axis and either way', () => {
  const unit = [0, 0, 0, 1, 1, 1] as const;
  for (let k = 0; k < 3; k++) {
    const moved = (by: number) => unit.map((x, i) => (i % 3 === k ? x + by : x)) as unknown as AroundBox;
    const found = [1, 1 + 2 ** -52, -1, -1 - 2 ** -52].map((by) => areApart(unit, moved(by)));
    expect(found).toEqual([false, true, false, true]);
  }
  expect(areApart([0, 0, 0, Number.NaN, 1, 1], [5, 0, 0, 6, 1, 1])).toBe(false);
  expect(areApart(unit, aroundRing([]))).toBe(false);
});
