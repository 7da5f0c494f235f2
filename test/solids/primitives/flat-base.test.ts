import { describe, expect, it } from 'vitest';
import { flatBase } from '../../../src/solids/primitives/flat-base.js';

const square = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];
const hole = [
  [1, 1],
  [2, 1],
  [1, 2],
];

/** The sum of x dy - y dx over edges: twice the area that they go round. */
const twice = ({ points, edges }: ReturnType<typeof flatBase>) =>
  edges.reduce((sum, [a, b]) => {
    const [p, q] = [points[a]!, points[b]!];
    return sum + p[0]! * q[1]! - p[1]! * q[0]!;
  }, 0);

describe('flatBase', () => {
  it('has the edges of all rings, running as its triangles do', () => {
    for (const holes of [[hole], [[...hole].reverse()], [[...hole, hole[0]!]]]) {
      const base = flatBase('f', { outer: square, holes });
      expect(base.edges).toHaveLength(7);
      expect(base.triangles).toHaveLength(7);
      expect(Math.abs(twice(base))).toBe(31);
    }
    expect(twice(flatBase('f', [...square].reverse()))).toBe(-twice(flatBase('f', square)));
  });

  it('names what is wrong', () => {
    expect(() => flatBase('f', [square[0]!, square[2]!, square[1]!, square[3]!])).toThrow(
      'f: polygon must be a polygon with an area',
    );
    expect(() =>
      flatBase('f', [
        [0, Number.NaN],
        [1, 1],
        [2, 0],
      ]),
    ).toThrow('f: polygon[0][1]');
  });
});
