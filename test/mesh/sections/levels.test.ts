import { expect, it } from 'vitest';
import { levelsToStack } from '../../../src/mesh/sections/levels.js';
import { sideOfPlane } from '../../../src/predicates/index.js';

it('levels are what the predicate says of plane after plane, also where sums in doubles are wrong by many', () => {
  const normal = [0.3, 0.5, 0.8] as const;
  for (const far of [0, 1, 2 ** 30, 2 ** 45, 1e300]) {
    const positions = Float64Array.from({ length: 36 }, (_, i) => far * ((i % 3) - 1) + (i % 7) / 4);
    // As close as doubles there are, and much closer than what sums are off by.
    const middle = -(normal[0] * positions[0]! + normal[1] * positions[1]! + normal[2] * positions[2]!);
    const near = Array.from({ length: 101 }, (_, i) => middle * (1 + (i - 50) * 2 ** -52));
    const constants = Float64Array.from(new Set([...near, ...near.map((_, i) => i / 8 - 6)]))
      .sort()
      .reverse();
    const { level, on } = levelsToStack(positions, normal, constants, () => {});
    for (let v = 0; v < level.length; v++) {
      const signs = Array.from(constants, (c) =>
        sideOfPlane(...normal, c, positions[3 * v]!, positions[3 * v + 1]!, positions[3 * v + 2]!),
      );
      const front = signs.filter((sign) => sign > 0).length;
      expect([level[v], on[v]]).toEqual([front, signs[front] === 0 ? 1 : 0]);
    }
  }
});
