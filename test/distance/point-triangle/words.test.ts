import { expect, test } from 'vitest';
import {
  roundedDistanceTo,
  roundedSquareTo,
  segmentFoot,
  triangleFoot,
} from '../../../src/distance/point-triangle/exact-foot.js';
import { X } from '../../../src/distance/point-triangle/question.js';
import { segmentRegion, triangleRegion, UNKNOWN } from '../../../src/distance/point-triangle/region.js';
import { roundedRoot, roundedSquare } from '../../../src/distance/point-triangle/words.js';
import { Random } from '../../../src/oracle/cases/random.js';

const KINDS: readonly ((random: Random) => number)[] = [
  (random) => random.unit(),
  (random) => random.between(-3, 3),
  (random) => random.between(0, 2) + (random.unit() - 0.5) * 2 ** -40,
  (random) => (random.unit() - 0.5) * 2 ** random.between(-40, 40),
  (random) => (random.unit() - 0.5) * 2 ** random.between(-1070, 1020),
];

test.each([
  ['triangle', triangleRegion, triangleFoot],
  ['segment', segmentRegion, segmentFoot],
] as const)('what doubles and double-words say about a %s is what integers say', (_, region, foot) => {
  const random = new Random(1, 6, 1, 8);
  const decided = [0, 0, 0];
  for (let i = 0; i < 4000; i++) {
    const kind = KINDS[i % KINDS.length]!;
    for (let k = 0; k < 12; k++) X[k] = kind(random);
    const code = region();
    if (code === UNKNOWN) continue;
    const exactly = foot();
    expect(code, String(X)).toBe(exactly.code);
    const [square, root] = [roundedSquare(code), roundedRoot(code)];
    if (!Number.isNaN(square)) expect(square, String(X)).toBe(roundedSquareTo(exactly));
    if (!Number.isNaN(root)) expect(root, String(X)).toBe(roundedDistanceTo(exactly));
    decided[0]!++;
    if (!Number.isNaN(square)) decided[1]!++;
    if (!Number.isNaN(root)) decided[2]!++;
  }
  for (const count of decided) expect(count).toBeGreaterThan(2400);
});
