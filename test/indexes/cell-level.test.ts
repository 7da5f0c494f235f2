import { describe, expect, it } from 'vitest';
import { levelByDensity, levelByExtent, requestedLevel } from '../../src/indexes/cell-level.js';
import { COARSEST_LEVEL, cellSize, FINEST_LEVEL } from '../../src/indexes/cells.js';
import { UniformGrid } from '../../src/indexes/index.js';
import { allFamilies, boxesOf, cubesOfLattice } from './box-families.js';

/** The boxes with one far away, and one around everything. */
function withOutliers(boxes: Float64Array): Float64Array {
  const far = [1e300, 1e300, 1e300, 1e300, 1e300, 1e300];
  const around = [-1e308, -1e308, -1e308, 1e308, 1e308, 1e308];
  return new Float64Array([...boxes, ...far, ...around]);
}

describe('the size of cells', () => {
  it('suits boxes side by side: no smaller than they are, few to a cell', () => {
    const size = new UniformGrid(cubesOfLattice(10)).cellSize;
    expect(size).toBeGreaterThanOrEqual(1);
    expect(size).toBeLessThanOrEqual(4);
  });

  it('scales with the boxes', () => {
    const boxes = boxesOf('random', 500, 3);
    const size = new UniformGrid(boxes).cellSize;
    for (const factor of [2 ** -900, 2 ** -10, 2 ** 900]) {
      expect(new UniformGrid(boxes.map((x) => x * factor)).cellSize).toBe(size * factor);
    }
  });

  it('is not changed much by a few boxes far out', () => {
    const boxes = cubesOfLattice(10);
    expect(new UniformGrid(withOutliers(boxes)).cellSize).toBe(new UniformGrid(boxes).cellSize);
  });

  it('is in range for any boxes', () => {
    for (const [name, boxes] of allFamilies()) {
      for (const level of [levelByDensity(boxes), levelByExtent(boxes)]) {
        expect(Number.isInteger(level), name).toBe(true);
        expect(level, name).toBeGreaterThanOrEqual(FINEST_LEVEL);
        expect(level, name).toBeLessThan(COARSEST_LEVEL);
      }
    }
  });

  it('is what the caller asks for', () => {
    expect(requestedLevel('f', {})).toBe(undefined);
    for (let level = FINEST_LEVEL; level < COARSEST_LEVEL; level++) {
      expect(requestedLevel('f', { cellSize: cellSize(level) })).toBe(level);
    }
  });
});
