import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import { orientedBoxNumbers } from '../../../src/spatial/boxes/oriented-box-numbers.js';
import {
  planeBoxContact,
  planeMeetsOriented,
  planeMeetsSolidBox,
  planeOrientedContact,
} from '../../../src/spatial/boxes/plane-boxes.js';

const random = new Random(1, 1, 2, 3);
const between = (low: number, high: number) => random.between(low, high);

/** The heights of all corners over a plane: of integers, so that nothing rounds. */
function heightsOf(
  { normal, constant }: { normal: number[]; constant: number },
  min: number[],
  max: number[],
) {
  return Array.from({ length: 8 }, (_, i) =>
    normal.reduce((sum, n, k) => sum + n * ((i >> k) & 1 ? max : min)[k]!, constant),
  );
}

describe('planes beside boxes', () => {
  it('are as all eight corners say, whether the box is taken as an oriented one or not', () => {
    for (let n = 0; n < 1500; n++) {
      const center = [0, 1, 2].map(() => between(-2, 2));
      const halfSize = [0, 1, 2].map(() => between(0, 2));
      const normal = [between(-2, 2), between(-2, 2), between(1, 2)];
      const plane = { normal, constant: between(-6, 6) };
      const min = center.map((x, k) => x - halfSize[k]!);
      const max = center.map((x, k) => x + halfSize[k]!);
      const heights = heightsOf(plane, min, max);
      const [low, high] = [Math.min(...heights), Math.max(...heights)];
      const isSolid = halfSize.every((h) => h > 0);
      const relation =
        low > 0 || high < 0
          ? 'disjoint'
          : low < 0 && high > 0
            ? isSolid
              ? 'overlapping'
              : 'crossing'
            : low === high
              ? 'overlapping'
              : 'touching';
      const axes = [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ] as const;
      const numbers = orientedBoxNumbers('f', 'box', { center, axes, halfSize });
      const [own, oriented] = [planeBoxContact(plane, { min, max }), planeOrientedContact(plane, numbers)];
      expect(own.relation).toBe(relation);
      expect(own.side).toBe(low >= 0 && high > 0 ? 1 : high <= 0 && low < 0 ? -1 : 0);
      expect({ ...oriented }).toEqual({ ...own });
      expect(planeMeetsSolidBox(plane, { min, max })).toBe(relation !== 'disjoint');
      expect(planeMeetsOriented(plane, numbers)).toBe(relation !== 'disjoint');
      const on = own.contact.flatMap(({ b }) => (b.type === 'vertex' ? [heights[b.index]] : []));
      expect(on.every((height) => height === 0)).toBe(true);
    }
  });

  it('keep the numbers that they were asked about', () => {
    const box = { min: [0, 0, 0], max: [1, 1, 1] };
    const found = planeBoxContact({ normal: [1, 1, 0], constant: -1 }, box);
    box.max[0] = 100;
    expect(found.contact.map(({ b }) => [b.type, b.index])).toEqual([
      ['vertex', 1],
      ['vertex', 2],
      ['vertex', 5],
      ['vertex', 6],
    ]);
  });
});
