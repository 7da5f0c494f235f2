import { describe, expect, it } from 'vitest';
import {
  boxSolid,
  canonicalText,
  halfSpaceSolid,
  solidIntersection,
  solidUnion,
} from '../../../src/solids/index.js';

describe('halfSpaceSolid', () => {
  it('is what of a box is behind a plane, exactly', () => {
    const box = { min: [0, 0, 0], max: [1, 1, 1] };
    const plane = { normal: [1, 2, 3], constant: -1 };
    const other = { normal: [-1, -2, -3], constant: 1 };
    const [below, above] = [halfSpaceSolid(plane, box), halfSpaceSolid(other, box)];
    expect(canonicalText(solidUnion(below, above))).toBe(canonicalText(boxSolid(box)));
    expect(solidIntersection(below, above).faces).toHaveLength(0);
    const whole = halfSpaceSolid({ normal: [0, 0, 1], constant: -1 }, box);
    expect(canonicalText(whole)).toBe(canonicalText(boxSolid(box)));
    expect(() => halfSpaceSolid({ normal: [0, 0, 1], constant: 0 }, box)).toThrow(
      'halfSpaceSolid: box must be',
    );
    expect(() => halfSpaceSolid({ normal: [0, 0, 0], constant: 0 }, box)).toThrow('halfSpaceSolid: plane');
  });
});
