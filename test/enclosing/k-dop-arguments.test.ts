import { expect, it } from 'vitest';
import { enclosingKDop } from '../../src/enclosing/index.js';
import { pointPolygon2d } from '../../src/planar/index.js';

it.each([
  [
    [
      [1, 0, 0],
      [0, 1, 0],
    ],
    'enclosingKDop: axes must be three linearly independent axes or more, got 2 of lower rank',
  ],
  [
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 0],
    ],
    /^enclosingKDop: axes\[2\] must be /,
  ],
  [
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, Number.NaN],
    ],
    /^enclosingKDop: axes\[2\]\[2\] must be a finite number, got NaN$/,
  ],
  [undefined, /^enclosingKDop: axes must be a list of axes, got undefined$/],
])('enclosingKDop names its own argument: %j', (axes, message) => {
  expect(() => enclosingKDop([[1, 2, 3]], axes as never)).toThrow(message);
});

// docs/queries.md: the outer ring less each hole, not the numbers of all rings together.
it('a rule is applied to each ring alone', () => {
  const outer = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ];
  const hole = [
    [3, 1],
    [6, 1],
    [6, 2],
    [3, 2],
  ];
  for (const ring of [hole, [...hole].reverse()]) {
    for (const rule of ['even-odd', 'non-zero'] as const) {
      expect(pointPolygon2d([5, 1.5], { outer, holes: [ring] }, rule).location).toBe('outside');
      expect(pointPolygon2d([3.5, 1.5], { outer, holes: [ring] }, rule).location).toBe('outside');
    }
  }
});
