import { describe, expect, it } from 'vitest';
import type { Edge } from '../../../src/round/engine/plane-edges.js';
import { isFilledBeside, type Vector2 } from '../../../src/round/engine/plane-winding.js';
import { RoughEdges, reachOf } from '../../../src/round/engine/rough-edges.js';

/** Edges of a ring, where doubles know next to nothing: all corners but the first lie within some units of one. */
function ringOf(seed: number, reach: bigint): Vector2[] {
  let state = seed >>> 0;
  const next = (): bigint => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return BigInt((state >>> 16) % 9) - 4n;
  };
  return [[-reach, reach], ...Array.from({ length: 8 }, (): Vector2 => [reach + next(), reach + next()])];
}

const edgesOf = (ring: readonly Vector2[]): Edge[] =>
  ring.map((from, i) => ({ from, to: ring[(i + 1) % ring.length]! }));

describe('edges in doubles', () => {
  it.each([1n << 10n, 1n << 46n, 1n << 60n, 1n << 1200n])('wind as integers say: %s', (reach) => {
    for (let seed = 0; seed < 60; seed++) {
      const ring = ringOf(seed, reach);
      const rough = new RoughEdges(edgesOf(ring), 2n * reachOf(ring));
      for (let k = 0; k < 9; k++) {
        const at: Vector2 = [
          3n * (reach + BigInt(k) - 4n) + 1n,
          3n * (reach + BigInt((k * 5) % 9) - 4n) + 2n,
        ];
        for (const direction of [
          [7n, 1n],
          [-1n, 5n],
          [reach, -3n],
        ] as const) {
          const expected = isFilledBeside([ring], 'even-odd', { at, w: 3n }, direction);
          expect(rough.isOddBeside({ at, w: 3n }, direction)).toBe(expected);
        }
      }
    }
  });

  it('are all near where doubles do not tell', () => {
    const ring = ringOf(3, 1n << 60n);
    const rough = new RoughEdges(edgesOf(ring), reachOf(ring));
    expect(rough.near({ at: ring[1]!, w: 1n })).toHaveLength(9);
    expect(rough.near({ at: [0n, 0n], w: 1n }).length).toBeLessThan(3);
  });
});
