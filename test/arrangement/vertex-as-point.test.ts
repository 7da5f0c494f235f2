import { expect, it } from 'vitest';
import * as rational from '../../src/arithmetic/rational.js';
import { SegmentSoup } from '../../src/arrangement/segment-soup.js';
import { vertexAsPoint } from '../../src/arrangement/vertex-as-point.js';
import { exactCoordinates2d, orientation2d, type PointLike2 } from '../../src/implicit/index.js';

it('vertices are two doubles, or what defines them', () => {
  const soup = new SegmentSoup(8);
  expect(vertexAsPoint(soup, soup.point(1, 2))).toEqual([1, 2]);
  const [a, b] = [soup.lineThroughMoved(0, 0, 4, 4, 0.5, 0), soup.lineThroughMoved(0, 4, 4, 0, 0.5, 0)];
  expect(vertexAsPoint(soup, soup.crossing(a, b))).toEqual([2.5, 2]);
});

it('sums are exact, wherever they are', () => {
  for (const [x, y, byX, byY] of [
    [0.1, 0.2, 0.2, 0.1],
    [1e300, 1, 1e-300, 2 ** -60],
    [0.1, 0, 0.7, 0],
    [-(2 ** 53), Number.MIN_VALUE, 0.5, 1],
  ] as const) {
    const soup = new SegmentSoup(8);
    const point = vertexAsPoint(soup, soup.sum(x, y, byX, byY));
    const [foundX, foundY] = exactCoordinates2d(point);
    expect(rational.equals(foundX, rational.add(rational.fromNumber(x), rational.fromNumber(byX)))).toBe(
      true,
    );
    expect(rational.equals(foundY, rational.add(rational.fromNumber(y), rational.fromNumber(byY)))).toBe(
      true,
    );
    expect(Array.from(point)).toEqual([x + byX, y + byY]);
    // A copy without methods is the same point.
    const copy = JSON.parse(JSON.stringify(point)) as PointLike2;
    expect(orientation2d([0, 0], point, copy)).toBe(0);
  }
});
