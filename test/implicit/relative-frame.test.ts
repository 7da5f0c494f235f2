import { expect, it } from 'vitest';
import type { Placement } from '../../src/core/shapes.js';
import { exactPlacement } from '../../src/implicit/exact-placement.js';
import { LocalFrame } from '../../src/implicit/local-frame.js';
import { relativeMap } from '../../src/implicit/relative-frame.js';

const frameOf = (placement: Placement) => new LocalFrame(exactPlacement('test', 'placement', placement));

it('takes points from the frame of one placement to that of another, within its bound', () => {
  const from = frameOf({ type: 'parts', rotation: [0, 0, 1, 1], translation: [5, 0, 0] });
  const to = frameOf({ type: 'parts', scale: [2, 2, 2], translation: [1, 0, 0] });
  const { rows, error } = relativeMap(from.forward, to, to.forward, [0, 0, 0, 1, 2, 3])!;
  const [x, y, z] = [1, 2, 3];
  const at = [0, 1, 2].map(
    (i) => rows[4 * i]! * x + rows[4 * i + 1]! * y + rows[4 * i + 2]! * z + rows[4 * i + 3]!,
  );
  // A quarter turn takes (1, 2, 3) to (-2, 1, 3), which is moved to (3, 1, 3).
  [1, 0.5, 1.5].forEach((coordinate, i) => {
    expect(Math.abs(at[i]! - coordinate)).toBeLessThanOrEqual(error);
  });
  expect(error).toBeLessThan(1e-12);
  const huge = frameOf({ type: 'parts', scale: [1e100, 1e100, 1e100] });
  expect(relativeMap(huge.forward, to, to.forward, [0, 0, 0, 1, 1, 1])).toBeNull();
});
