import { expect, it } from 'vitest';
import { planesLine, planeThrough, side, signedDistanceToPlane, toNumber } from '../../src/implicit/index.js';
import { properPlane } from '../../src/implicit/proper-plane.js';

it('takes planes of any kind, and refuses points on a line', () => {
  const plane = planeThrough([0, 0, 1], [3, 0, 1], [0, 3, 1]);
  const { a, b, c } = properPlane('f', 'plane', plane);
  expect([a, b, c > 0n]).toEqual([0n, 0n, true]);
  const flat = planeThrough([0, 0, 1], [3, 0, 1], [6, 0, 1]);
  const onLine = /f: plane must be a plane, got one without a normal: its points are on a line/;
  expect(() => properPlane('f', 'plane', flat)).toThrow(onLine);
  expect(() => signedDistanceToPlane(flat, [0, 0, 0])).toThrow(
    /signedDistanceToPlane: plane must be a plane/,
  );
  expect(() => planesLine({ normal: [0, 0, 1], constant: 0 }, flat)).toThrow(/planesLine: b must be a plane/);
});

it('serves distances, lines and sides of their points', () => {
  const [a, b] = [planeThrough([0, 0, 0], [1, 0, 1 / 3], [0, 1, 1]), { normal: [1, 1, 1], constant: -0.1 }];
  const line = planesLine(a, b)!;
  expect([
    side(a, line.origin),
    side(b, line.origin),
    side({ normal: [1, 0, 0], constant: 0 }, line.origin),
  ]).toEqual([0, 0, 1]);
  expect(toNumber(signedDistanceToPlane(a, line.origin))).toBe(0);
  expect(() => side(a, [line.origin[0], line.origin[1]] as never)).toThrow(
    /side: point must be a point of 3/,
  );
});
