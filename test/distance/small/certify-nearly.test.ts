import { expect, it } from 'vitest';
import { P, SECOND } from '../../../src/distance/small/arena.js';
import { isClosest } from '../../../src/distance/small/certify.js';
import { isCertainlyClosest } from '../../../src/distance/small/certify-nearly.js';
import { COUNT_A, COUNT_B, F, setPair } from '../../../src/distance/small/features.js';
import { propose } from '../../../src/distance/small/propose.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { feature, place } from './places.js';

const random = new Random(9, 8, 7, 6);

it('is never certain of what the exact signs refuse', () => {
  const certain = new Map<string, number>();
  for (let i = 0; i < 60_000; i++) {
    const power = random.oneIn(8) ? random.between(-340, 300) : random.between(-40, 40);
    place(random, i % 3, power);
    if (random.oneIn(4) || !['apart', 'unclear'].includes(propose(3, 3)))
      setPair(...feature(random, 0), ...feature(random, SECOND));
    if (!isCertainlyClosest(3, 3)) continue;
    expect(isClosest(3, 3), Array.from(P).join()).toBe(true);
    const kind = `${F[COUNT_A]}${F[COUNT_B]}`;
    certain.set(kind, (certain.get(kind) ?? 0) + 1);
  }
  expect(Math.min(...certain.values())).toBeGreaterThan(100);
  expect([...certain.keys()].sort()).toEqual(['11', '12', '13', '21', '22', '31']);
});

it('is certain of nearly all features that doubles propose for pairs in general position', () => {
  let [certain, all] = [0, 0];
  for (let i = 0; i < 3000; i++) {
    place(random, 2, 0);
    if (propose(3, 3) !== 'apart') continue;
    all++;
    if (isCertainlyClosest(3, 3)) certain++;
  }
  expect(all).toBeGreaterThan(1000);
  expect(certain).toBeGreaterThan(0.999 * all);
});

it('is not certain of sizes beyond its bounds', () => {
  for (const scale of [2 ** -160, 2 ** 160]) {
    P.set([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 2, 1, 0, 3, 0, 1, 3].map((x) => x * scale));
    expect(propose(3, 3)).toBe('apart');
    expect(isClosest(3, 3)).toBe(true);
    expect(isCertainlyClosest(3, 3)).toBe(false);
  }
});
