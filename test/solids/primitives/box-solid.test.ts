import { describe, expect, it } from 'vitest';
import { boxSolid, canonicalText, convexSolid } from '../../../src/solids/index.js';

describe('boxSolid', () => {
  it('is the box, whatever its numbers', () => {
    const box = { min: [0.1, -1e300, 5e-324], max: [0.3, 1e-300, 1e300] } as const;
    const planes = [0, 1, 2].flatMap((axis) =>
      [-1, 1].map((way) => {
        const normal = [0, 1, 2].map((i) => (i === axis ? way : 0));
        return { normal, constant: -way * (way < 0 ? box.min : box.max)[axis]! };
      }),
    );
    expect(canonicalText(boxSolid(box))).toBe(canonicalText(convexSolid(planes)));
  });

  it('has a volume', () => {
    expect(() => boxSolid({ min: [0, 0, 0], max: [1, 1, 0] })).toThrow(
      'boxSolid: box must be a shape with an inside',
    );
    expect(() => boxSolid({ min: [0, 0, 2], max: [1, 1, 1] })).toThrow('boxSolid: box');
  });
});
