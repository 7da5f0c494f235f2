import { describe, expect, it } from 'vitest';
import { roundedWithin } from '../../../src/arithmetic/measured-words.js';
import { P } from '../../../src/distance/small/arena.js';
import { setPair } from '../../../src/distance/small/features.js';
import { scaledSquaredDistance } from '../../../src/distance/small/squared-distance.js';
import { nearlyAcrossTwo, nearlyVertexEdge } from '../../../src/distance/small/squared-nearly.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { effort } from '../../support/effort.js';
import { place } from './places.js';

const random = new Random(1, 3, 5, 7);

/** Each form with the features that it is for. */
const forms = [
  {
    name: 'two edges',
    nearly: () => nearlyAcrossTwo(roundedWithin, 0, 1, 3, 4, 0, 3),
    named: () => setPair(0, 1, -1, 3, 4, -1),
  },
  {
    name: 'a face and a vertex',
    nearly: () => nearlyAcrossTwo(roundedWithin, 0, 1, 0, 2, 0, 3),
    named: () => setPair(0, 1, 2, 3, -1, -1),
  },
  {
    name: 'an edge and a vertex',
    nearly: () => nearlyVertexEdge(roundedWithin, 3, 0, 1),
    named: () => setPair(0, 1, -1, 3, -1, -1),
  },
];

describe.each(forms)('the square of the distance of $name in halves of doubles', ({ nearly, named }) => {
  it('is rounded as that of integers is, or left to others', () => {
    let [certain, all] = [0, 0];
    for (let i = 0; i < effort(30_000); i++) {
      const kind = i % 3;
      place(random, kind, random.oneIn(8) ? random.between(-170, 160) : random.between(-40, 40));
      const found = nearly();
      if (kind === 2) all++;
      if (Number.isNaN(found)) continue;
      named();
      expect(found, Array.from(P).join()).toBe(scaledSquaredDistance(0));
      if (kind === 2) certain++;
    }
    expect(certain).toBeGreaterThan(0.85 * all);
  });

  it('is not taken from digits that have cancelled', () => {
    let left = 0;
    for (let k = 0; k < 60; k++) {
      // The vertex, and an end of the second edge, come near the line through the first edge; the second edge near its
      // direction.
      const tilt = 2 ** -k;
      P.set([1, 2, 3, 4, 4, 4, 2, 2.5, 3.5, 2.5, 3 + tilt, 3.5, 5.5, 5 + tilt, 4.5 - tilt]);
      for (let i = 0; i < 15; i++) P[i]! += 2 ** -40 * random.unit() * tilt;
      const found = nearly();
      named();
      if (Number.isNaN(found)) left++;
      else expect(found).toBe(scaledSquaredDistance(0));
    }
    expect(left).toBeGreaterThan(30);
  });
});
