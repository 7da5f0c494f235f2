import { expect, it } from 'vitest';
import { P, SECOND } from '../../../src/distance/small/arena.js';
import { propose } from '../../../src/distance/small/propose.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { trianglesIntersectAt } from '../../../src/spatial/triangles/index.js';
import { place } from './places.js';

const random = new Random(5, 4, 3, 2);
const doMeet = () => trianglesIntersectAt(P, 0, 1, 2, P, SECOND, SECOND + 1, SECOND + 2);

it('says that shapes meet only if they do', () => {
  let meeting = 0;
  for (let i = 0; i < 60_000; i++) {
    place(random, i % 3, random.oneIn(8) ? random.between(-340, 300) : random.between(-40, 40));
    if (propose(3, 3) !== 'meeting') continue;
    expect(doMeet(), Array.from(P).join()).toBe(true);
    meeting++;
  }
  expect(meeting).toBeGreaterThan(2000);
});

it('says so of nearly all that meet in general position', () => {
  let [said, all] = [0, 0];
  for (let i = 0; i < 6000; i++) {
    place(random, 2, 0);
    if (!doMeet()) continue;
    all++;
    if (propose(3, 3) === 'meeting') said++;
  }
  expect(all).toBeGreaterThan(500);
  expect(said).toBeGreaterThan(0.999 * all);
});

it('does not where they touch, or are a little apart', () => {
  // A corner above the inside of a face, by as much as is left of it where the sum of their coordinates is rounded.
  for (let k = 20; k < 200; k++) {
    for (const gap of [0, 2 ** -k]) {
      P.set([-1, -1, 0, 2, -1, 0, -1, 2, 0, 0, 0, gap, 0.25, 1, 5, 1, 0.25, 5]);
      expect(propose(3, 3)).not.toBe('meeting');
    }
  }
});
