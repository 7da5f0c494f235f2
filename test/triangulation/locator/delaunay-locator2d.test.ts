import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import { compareDistance2d } from '../../../src/predicates/index.js';
import { DelaunayLocator2d } from '../../../src/triangulation/index.js';
import { effort } from '../../support/effort.js';
import { POINT_FAMILIES } from '../plane/point-families.js';

/** The nearest points, by looking at all; of equal ones the first. */
function nearestByAll(coordinates: Float64Array, duplicates: Uint32Array, x: number, y: number): number[] {
  const others = new Set(duplicates.filter((_, k) => k % 2 === 0));
  let best: number[] = [];
  for (let i = 0; 2 * i < coordinates.length; i++) {
    if (others.has(i)) continue;
    const j = best[0];
    const sign =
      j === undefined
        ? -1
        : compareDistance2d(
            x,
            y,
            coordinates[2 * i]!,
            coordinates[2 * i + 1]!,
            coordinates[2 * j]!,
            coordinates[2 * j + 1]!,
          );
    if (sign < 0) best = [i];
    else if (sign === 0) best.push(i);
  }
  return best;
}

describe.each(POINT_FAMILIES)('DelaunayLocator2d of %s', (_, draw) => {
  it('finds the nearest of many, and every point where it is', () => {
    const random = new Random(5, 5, 8, 8);
    const flat = draw(random, effort(200));
    const locator = new DelaunayLocator2d(flat);
    const { coordinates, duplicates } = locator.triangulation;
    const middle = (a: number, b: number) => a / 2 + b / 2;
    for (let k = 0; k < effort(40); k++) {
      const [i, j] = [2 * random.below(flat.length / 2), 2 * random.below(flat.length / 2)];
      const asked =
        k % 2 === 0
          ? [flat[i]!, flat[i + 1]!]
          : [middle(flat[i]!, flat[j]!), middle(flat[i + 1]!, flat[j + 1]!)];
      const nearest = nearestByAll(coordinates, duplicates, asked[0]!, asked[1]!);
      expect([...locator.nearestSites(asked)]).toEqual(nearest);
      expect(locator.nearestSite(asked)).toBe(nearest[0]);
      if (k % 2 === 0) expect(locator.locate(asked).feature).toEqual({ type: 'vertex', index: nearest[0] });
    }
  });
});

describe('DelaunayLocator2d', () => {
  it('answers where there are no points, one, or points of a line', () => {
    const none = new DelaunayLocator2d([]);
    expect(none.locate([0, 0])).toEqual({ location: 'outside', feature: null });
    expect([none.nearestSite([0, 0]), none.naturalNeighbours([0, 0]).length]).toEqual([null, 0]);
    const one = new DelaunayLocator2d([[1, 1]]);
    expect([...one.naturalNeighbours([5, 5])]).toEqual([0]);
    const line = new DelaunayLocator2d([
      [0, 0],
      [2, 2],
      [1, 1],
    ]);
    expect(line.locate([1.5, 1.5])).toEqual({ location: 'boundary', feature: { type: 'edge', index: 1 } });
    expect(line.locate([3, 3]).location).toBe('outside');
    expect([...line.naturalNeighbours([3, 3])]).toEqual([1]);
    expect([...line.naturalNeighbours([0.5, 0.5])]).toEqual([0, 2]);
    expect([...line.naturalNeighbours([0, 1])]).toEqual([0, 1, 2]);
  });

  it('takes few steps where points are spread evenly', () => {
    const random = new Random(1, 1, 2, 3);
    const locator = new DelaunayLocator2d(Float64Array.from({ length: 20000 }, () => random.unit()));
    const far = Array.from({ length: 20000 }, () => locator.locate([random.unit(), random.unit()]));
    expect(far.filter(({ location }) => location === 'inside').length).toBeGreaterThan(19000);
  });

  it('refuses what is no point', () => {
    const locator = new DelaunayLocator2d([[0, 0]]);
    expect(() => locator.locate([0])).toThrow(
      'DelaunayLocator2d.locate: point must be a point of 2 coordinates',
    );
    expect(() => locator.nearestSite([0, Number.NaN])).toThrow(/^DelaunayLocator2d.nearestSite: point\[1\]/);
    expect(() => locator.nearestSites(3 as never)).toThrow(/^DelaunayLocator2d.nearestSites: point must be/);
    expect(() => locator.naturalNeighbours([])).toThrow(
      /^DelaunayLocator2d.naturalNeighbours: point must be/,
    );
    expect(() => new DelaunayLocator2d([[0]])).toThrow(/^DelaunayLocator2d: points\[0\] must be/);
  });
});
