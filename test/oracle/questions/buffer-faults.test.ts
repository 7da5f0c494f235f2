import { expect, test } from 'vitest';
import { type Fault, faultFinder, faultsOfPart, strayFaults } from './planted-faults.js';

const buffers = 'src/polygons/buffer';
const FAULTS: readonly Fault[] = [
  [
    'bufferPolygon2d',
    `${buffers}/buffer-polygon2d.ts`,
    "(side === 'outside') !== isEroded",
    "side === 'outside'",
  ],
  ['bufferPolygon2d', `${buffers}/filled-rings.ts`, 'if (isTurned) add(q, p)', 'if (isTurned) add(p, q)'],
  ['bufferPolygon2d', `${buffers}/outline.ts`, 'else hulls.push', 'else if (i < 0) hulls.push'],
  [
    'bufferPolyline2d',
    `${buffers}/outline.ts`,
    '(turn === 0 && !isAhead(a, b, c))',
    '(turn === 0 && isAhead(a, b, c))',
  ],
  ['bufferPolygon2d', `${buffers}/outline.ts`, 'return turn > 0 ||', 'return turn < 0 ||'],
  [
    'bufferPolygon2d',
    `${buffers}/distance-tests.ts`,
    'area - error > least * (1 + 2 ** -50)',
    'area + error > least * (1 - 2 ** -50)',
  ],
  [
    'bufferPolygon2d',
    `${buffers}/distance-tests.ts`,
    'square * (1 + 2 ** -50) < most',
    'square * (1 - 2 ** -50) < most',
  ],
  [
    'bufferPolygon2d',
    `${buffers}/distance-tests.ts`,
    'area * area >= least * least',
    '2n * area * area >= least * least',
  ],
  [
    'bufferPolygon2d',
    `${buffers}/margin.ts`,
    'Math.sqrt(square) * (1 + 2 ** -50)',
    'Math.sqrt(square) * (1 - 2 ** -6)',
  ],
  [
    'bufferPolygon2d',
    `${buffers}/margin.ts`,
    'Math.sqrt(square)) * (1 - 2 ** -50)',
    'Math.sqrt(square)) * (1 + 2 ** -6)',
  ],
  ['bufferPolyline2d', `${buffers}/buffer-polyline2d.ts`, 'line.slice(1, -1).reverse()', 'line.slice(1, -1)'],
  ['bufferPolyline2d', `${buffers}/unit-vectors.ts`, 'normalized(b[0] - a[0]', 'normalized(a[0] - b[0]'],
];

const casesUntilFound = faultFinder('src/oracle/questions/polygon-sets/buffers.ts', 'bufferQuestions');

test('all faults can be planted', () => {
  expect(strayFaults(FAULTS)).toEqual([]);
});

test.each(faultsOfPart(FAULTS).map((fault, i) => [i, ...fault] as const))(
  '%i: %s finds what is wrong in %s: %s is %s',
  { timeout: 240_000 },
  async (_, ...fault) => {
    expect(await casesUntilFound(fault)).toBeDefined();
  },
);
