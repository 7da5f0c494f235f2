import { describe, expect, it } from 'vitest';
import { unitCircle } from '../../../src/solids/primitives/unit-circle.js';

describe('unitCircle', () => {
  it('has the nearest doubles, or the next ones, and mirrors', () => {
    for (const count of [3, 4, 7, 8, 12, 30, 97, 360]) {
      for (let i = 0; i < count; i++) {
        const [x, y] = unitCircle(i, count);
        const angle = (2 * Math.PI * i) / count;
        expect(Math.abs(x - Math.cos(angle))).toBeLessThan(1e-15);
        expect(Math.abs(y - Math.sin(angle))).toBeLessThan(1e-15);
        // Across the x axis.
        expect(unitCircle((count - i) % count, count)).toEqual([x, 0 - y]);
      }
    }
    expect(unitCircle(2, 8)).toEqual([0, 1]);
  });
});
