import { describe, expect, it } from 'vitest';
import type { Sign } from '../../../src/core/sign.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { NONE, SweepStatus } from '../../../src/planar/linear/sweep-status.js';

function list(status: SweepStatus): number[] {
  const found: number[] = [];
  for (let edge = status.above(NONE); edge !== NONE; edge = status.above(edge)) {
    expect(status.below(edge)).toBe(found.at(-1) ?? NONE);
    found.push(edge);
  }
  return found;
}

describe('SweepStatus', () => {
  it('is empty at first', () => {
    const status = new SweepStatus(3);
    expect(list(status)).toEqual([]);
    expect(status.locate(() => 1)).toBe(NONE);
  });

  it.each([1, 2, 3])('does what an array does (%d)', (seed) => {
    const random = new Random(seed, 2, 3, 4);
    const n = 300;
    const status = new SweepStatus(n);
    const model: number[] = [];
    for (let step = 0; step < 4000; step++) {
      const edge = random.below(n);
      const at = model.indexOf(edge);
      if (at >= 0) {
        status.remove(edge);
        model.splice(at, 1);
      } else {
        const place = random.oneIn(3) ? random.below(2) * model.length : random.below(model.length + 1);
        status.insertAbove(place === 0 ? NONE : model[place - 1]!, edge);
        model.splice(place, 0, edge);
      }
      if (step % 20 === 0) expect(list(status)).toEqual(model);
      const level = random.below(model.length + 1);
      const side = (asked: number): Sign => (model.indexOf(asked) < level ? 1 : -1);
      expect(status.locate(side)).toBe(level === 0 ? NONE : model[level - 1]);
    }
  });

  it('an edge that contains the point counts as not above it', () => {
    const status = new SweepStatus(3);
    status.insertAbove(NONE, 0);
    status.insertAbove(0, 1);
    status.insertAbove(1, 2);
    expect(status.locate((edge) => (edge === 0 ? 1 : edge === 1 ? 0 : -1))).toBe(1);
  });

  it('is searched in logarithmic time, in whatever order edges come', () => {
    const n = 1 << 14;
    for (const where of ['top', 'bottom', 'middle']) {
      const status = new SweepStatus(n);
      let last = NONE;
      for (let edge = 0; edge < n; edge++) {
        status.insertAbove(
          where === 'bottom' ? NONE : where === 'top' ? last : edge >> 1 === edge ? NONE : (edge >> 1) - 1,
          edge,
        );
        last = edge;
      }
      let asked = 0;
      status.locate(() => {
        asked++;
        return asked % 2 === 0 ? 1 : -1;
      });
      expect(asked).toBeGreaterThan(4);
      expect(asked).toBeLessThan(60);
    }
  });
});
