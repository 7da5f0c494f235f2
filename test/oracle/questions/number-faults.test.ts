import { expect, test } from 'vitest';
import { type Fault, faultFinder, faultsOfPart, strayFaults } from './planted-faults.js';

const [weights, lines] = ['src/implicit/barycentric-coordinates.ts', 'src/implicit/planes-line.ts'];
const [angles, distances] = ['src/implicit/compare-angles.ts', 'src/implicit/signed-distance-to-plane.ts'];

const FAULTS: readonly Fault[] = [
  ['barycentricCoordinates', weights, 'x - w * from[0]', 'x - from[0]'],
  ['barycentricCoordinates', weights, 'dot(cross(e, seen), normal)', 'dot(cross(seen, e), normal)'],
  ['barycentricCoordinates', weights, 'left - part, below', 'left - part, whole'],
  ['barycentricCoordinates', weights, 'exponent - unit', 'exponent - exponent'],
  ['planesLine', lines, 'times(n, d), times(m, c)', 'times(n, c), times(m, d)'],
  ['planesLine', lines, 'x < 0n ? 0 - size(x)', 'x < 0n ? size(x)'],
  ['planesLine', lines, 'all & -all', 'all'],
  ['compareAngles', angles, 'first < second ? 1 : -1', 'first < second ? -1 : 1'],
  ['compareAngles', angles, 'negatedIf(first > 0', 'negatedIf(first !== 0'],
  ['compareAngles', angles, 'difference > error ? 1', 'difference > -error ? 1'],
  ['compareAngles', angles, '- cd * cd * dot(a, a)', '- cd * cd * dot(a, b)'],
  ['signedDistanceToPlane', distances, 'rational.divide(value, square)', 'value'],
  ['signedDistanceToPlane', distances, '[a, b, c].map(rational.square)', '[a, b].map(rational.square)'],
];

const casesUntilFound = faultFinder('src/oracle/questions/implicit/index.ts', 'implicitQuestions');

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
