import { expect, test } from 'vitest';
import { whyInvalid } from './rounding-referee.js';

const ring = (...points: [number, number][]) => [...points, points[0]!];
const square = (x: number, y: number, size: number) =>
  ring([x, y], [x + size, y], [x + size, y + size], [x, y + size]);
const hole = (x: number, y: number, size: number) => [...square(x, y, size)].reverse();

test('what is valid is found so', () => {
  expect(whyInvalid([])).toBeNull();
  expect(whyInvalid([[square(0, 0, 1)]])).toBeNull();
  expect(
    whyInvalid([
      [square(0, 0, 9), hole(1, 1, 2), hole(4, 4, 3)],
      [square(2, 2, 0.5).map(([x, y]) => [x! + 10, y!])],
    ]),
  ).toBeNull();
  expect(whyInvalid([[square(0, 0, 9), hole(1, 1, 4)], [square(2, 2, 1)]])).toBeNull();
  // Rings that touch in one vertex.
  expect(whyInvalid([[square(0, 0, 1)], [square(1, 1, 1)]])).toBeNull();
});

test.each([
  [
    'open',
    [
      [
        [
          [0, 0],
          [1, 0],
          [0, 1],
        ],
      ],
    ],
  ],
  ['clockwise', [[hole(0, 0, 1)]]],
  ['a hole counterclockwise', [[square(0, 0, 9), square(1, 1, 2)]]],
  ['a hole outside', [[square(0, 0, 1), hole(5, 5, 1)]]],
  ['holes in each other', [[square(0, 0, 9), hole(1, 1, 5), hole(2, 2, 1)]]],
  ['crossing edges', [[ring([0, 0], [2, 2], [2, 0], [0, 2])]]],
  ['overlapping polygons', [[square(0, 0, 2)], [square(1, 1, 2)]]],
  ['a polygon in another', [[square(0, 0, 9)], [square(1, 1, 2)]]],
  ['a common edge', [[square(0, 0, 1)], [square(1, 0, 1)]]],
  ['a vertex on an edge', [[square(0, 0, 4)], [ring([4, 2], [6, 1], [6, 3])]]],
  ['a spike', [[ring([0, 0], [4, 0], [4, 4], [4, 2], [0, 2])]]],
  ['a vertex twice', [[ring([0, 0], [2, 0], [1, 1], [2, 2], [0, 2], [1, 1])]]],
  ['two points', [[ring([0, 0], [1, 0])]]],
  [
    'a cut inside',
    [[ring([0, 0], [4, 0], [4, 2], [4, 4], [0, 4], [0, 2]), ring([0, 2], [2, 3], [4, 2], [2, 1])]],
  ],
  ['NaN', [[ring([0, 0], [Number.NaN, 0], [1, 1])]]],
  ['-0', [[ring([-0, 0], [1, 0], [1, 1])]]],
])('a fault is found: %s', (_, polygons) => {
  expect(whyInvalid(polygons)).not.toBeNull();
});
