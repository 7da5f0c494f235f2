import { expect, test } from 'vitest';
import { sweep, sweptIntersects } from '../../../src/motion/index.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { intersects } from '../../../src/shapes/index.js';
import { effort } from '../../support/effort.js';

// The corners of a flat k-DOP do not come in their order around it.
test('flat k-DOPs meet cylinders and cones as the same boxes do', () => {
  const random = new Random(4, 3, 2, 1);
  const point = (): [number, number, number] => [
    random.between(-2, 2),
    random.between(-2, 2),
    random.between(-2, 2),
  ];
  for (let i = 0; i < effort(400); i++) {
    const [start, end, min] = [point(), point(), point()];
    if (start.join() === end.join()) continue;
    const thin = random.below(3);
    const max = min.map((x, k) => (k === thin ? x : x + 1 + random.below(3))) as [number, number, number];
    const box = { type: 'box', min, max } as const;
    const dop = {
      type: 'k-dop',
      axes: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
      min,
      max,
    } as const;
    const radius = 1 + random.below(2);
    const solids = [
      { type: 'cone', apex: start, center: end, radius },
      { type: 'cylinder', start, end, radius },
      { type: 'truncated-cone', start, end, startRadius: radius, endRadius: 2 - radius },
    ] as const;
    for (const solid of solids)
      for (const motion of [[0, 0, 0], point()]) {
        const answers = [box, dop].map((flat) => [
          intersects(solid, flat),
          sweptIntersects(solid, motion, flat),
          sweep(solid, motion, flat).rounded,
        ]);
        expect(answers[1], JSON.stringify([solid, box, motion])).toEqual(answers[0]);
      }
  }
});
