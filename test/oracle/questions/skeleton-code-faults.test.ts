import { expect, test } from 'vitest';
import { type Fault, faultFinder, faultsOfPart, strayFaults } from './planted-faults.js';

const skeleton = 'src/skeleton';
// Meetings that come too late leave faces that never end; their bounds have a test of their own (meetings.test.ts).
const FAULTS: readonly Fault[] = [
  ['weightedSkeleton2d', `${skeleton}/exact-nodes.ts`, 'factor: multiple / weight', 'factor: multiple'],
  ['weightedSkeleton2d', `${skeleton}/edge-weights.ts`, 'exponent: exponent + zeros', 'exponent'],
  [
    'weightedSkeleton2d',
    `${skeleton}/number-skeleton.ts`,
    'scaledNode(node, lines)',
    'scaledNode(node, { ...lines, timeExponent: lines.exponent })',
  ],
];

const casesUntilFound = faultFinder('src/oracle/questions/skeleton/index.ts', 'skeletonQuestions');

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
