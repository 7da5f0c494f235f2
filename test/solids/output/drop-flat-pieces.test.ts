import { describe, expect, it } from 'vitest';
import { dropFlatPieces } from '../../../src/solids/output/drop-flat-pieces.js';
import { roundToGrid } from '../../../src/solids/output/round-to-grid.js';

/** Two tetrahedra, the second as high as is said, over an oblique triangle. */
const pair = (height: number) => {
  const tetrahedron = [0, 0, 0, 3, 0, 1, 0, 3, 2, 1 - height / 3, 1 - (2 * height) / 3, 1 + height];
  return {
    positions: Float64Array.from([...[0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1], ...tetrahedron]),
    indices: Uint32Array.from([0, 4].flatMap((v) => [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3].map((i) => v + i))),
    deviation: 2 ** -50,
  };
};

describe('dropFlatPieces', () => {
  it('drops what is thinner than the distance, with its vertices', () => {
    const thin = pair(2 ** -20);
    const kept = dropFlatPieces(thin, 2 ** -19, 2 ** -49);
    expect(kept.positions).toEqual(thin.positions.slice(0, 12));
    expect(kept.indices).toEqual(thin.indices.slice(0, 12));
    // The height over the oblique triangle is 2^-20 √(14 / 9).
    expect(kept.deviation).toBeGreaterThan(2 ** -20 * Math.sqrt(14 / 9));
    expect(kept.deviation).toBeLessThan(2 ** -20 * 1.25);
  });

  it('leaves what is not', () => {
    const mesh = pair(2 ** -20);
    expect(dropFlatPieces(mesh, 2 ** -20, 2 ** -49)).toBe(mesh);
    expect(dropFlatPieces(pair(1), 2 ** -20, 2 ** -49).indices).toHaveLength(24);
  });
});

describe('roundToGrid', () => {
  it('moves each coordinate to the nearest multiple, and says how far', () => {
    const mesh = {
      positions: Float64Array.from([0.3, -0.3, -0.1]),
      indices: new Uint32Array(0),
      deviation: 1,
    };
    const { positions, deviation } = roundToGrid(mesh, 0.25);
    expect([...positions]).toEqual([0.25, -0.25, 0]);
    expect(deviation).toBeGreaterThanOrEqual(1.125);
    expect(deviation).toBeLessThan(1.1251);
  });
});
