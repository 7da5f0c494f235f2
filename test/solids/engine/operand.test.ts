import { describe, expect, it } from 'vitest';
import {
  canonicalText,
  convexSolid,
  type Solid,
  solidDifference,
  solidFromJson,
  solidToJson,
  solidUnion,
} from '../../../src/solids/index.js';

/** A box from its least corner to its greatest. */
const box = (least: readonly number[], greatest: readonly number[]): Solid =>
  convexSolid(
    [0, 1, 2].flatMap((axis) => {
      const normal = [0, 0, 0].map((_, k) => (k === axis ? 1 : 0));
      return [
        { normal: normal.map((x) => -x), constant: least[axis]! },
        { normal, constant: -greatest[axis]! },
      ];
    }),
  );

describe('facets of a solid as an operand', () => {
  /** Its faces are no convex polygons, so that they are cut out of frames, the planes of which are powers of two. */
  const frame = solidDifference(box([0, 0, 0], [3, 3, 1]), box([1, 1, 0], [2, 2, 1]));

  it.each([2, 4, 8, 16, 32].flatMap((at) => [[at], [-at]]))(
    'do not lend the planes of their frames to a solid that begins at %d',
    (at) => {
      const other = box([at, at, at], [at + 1, at + 1, at + 1]);
      const union = solidUnion(frame, other);
      const read = solidFromJson(JSON.parse(JSON.stringify(solidToJson(union))));
      expect(canonicalText(read)).toBe(canonicalText(union));
      expect(canonicalText(union)).toBe(canonicalText(solidUnion(other, frame)));
    },
  );
});
