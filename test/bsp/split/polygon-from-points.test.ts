import { describe, expect, it } from 'vitest';
import { polygonFromPoints } from '../../../src/bsp/index.js';
import { planeOf, planeThrough, side } from '../../../src/implicit/index.js';

const square = [
  [0, 0, 1],
  [4, 0, 1],
  [4, 4, 1],
  [0, 4, 1],
];

describe('polygonFromPoints', () => {
  it('faces the side from which the ring runs counterclockwise, though the first corner may be reflex', () => {
    expect(side(polygonFromPoints(square).plane, [0, 0, 2])).toBe(1);
    expect(side(polygonFromPoints([...square].reverse()).plane, [0, 0, 2])).toBe(-1);
    const arrow = [[4, 2, 0], [2, 2, 0], [0, 4, 0], [0, 0, 0]]; // biome-ignore format: points
    for (let k = 0; k < 4; k++) {
      const turned = [...arrow.slice(k), ...arrow.slice(0, k)];
      const flipped = [...turned].reverse();
      expect(side(polygonFromPoints(turned).plane, [0, 0, 1])).toBe(
        side(planeThrough([4, 2, 0], [0, 4, 0], [0, 0, 0]), [0, 0, 1]),
      );
      expect(side(polygonFromPoints(flipped).plane, [0, 0, -1])).toBe(1);
    }
  });

  it('keeps a plane that contains the points, whichever way it faces', () => {
    const plane = planeOf({ normal: [0, 0, -2], constant: 2 });
    expect(polygonFromPoints(square, plane).plane).toBe(plane);
    expect(polygonFromPoints(square, { normal: [0, 0, -2], constant: 2 }).plane).toEqual(plane);
    expect(() => polygonFromPoints(square, { normal: [0, 0, 1], constant: -2 })).toThrow(
      'polygonFromPoints: points[0] must be a point of the plane, got [0, 0, 1]',
    );
    expect(() => polygonFromPoints(square, planeThrough([0, 0, 1], [1, 0, 1], [2, 0, 1]))).toThrow(
      'polygonFromPoints: plane must be a plane with a normal other than zero',
    );
  });

  it('takes closed rings and repeated points for the vertices that they are', () => {
    const repeated = [square[0]!, square[0]!, square[1]!, square[2]!, square[2]!, square[3]!, square[0]!];
    expect(polygonFromPoints(repeated)).toEqual(polygonFromPoints(square));
    expect(polygonFromPoints(square).vertices).toEqual(square);
  });

  it('keeps edges as lines that are the same from both sides, and no -0', () => {
    const there = polygonFromPoints([[-0, 0, 1], ...square.slice(1)]);
    const back = polygonFromPoints([...square].reverse());
    expect(JSON.parse(JSON.stringify(there))).toEqual({ ...there, plane: { ...there.plane } });
    expect(Object.is((there.vertices[0] as number[])[0], 0)).toBe(true);
    const lines = (polygon: typeof there) => polygon.edges.map((edge) => JSON.stringify(edge)).sort();
    expect(lines(there)).toEqual(lines(back));
    expect(there.edges[2]).toEqual({ type: 'line', line: [0, 4, 1, 4, 4, 1] });
  });

  it('says which point is off', () => {
    const off = [[...square[0]!], square[1]!, square[2]!, [0, 4, 1 + 2 ** -52]];
    expect(() => polygonFromPoints(off)).toThrow(
      new RangeError(
        'polygonFromPoints: points[3] must be a point of the plane through points[0], points[1] and points[2], got [0, 4, 1.0000000000000002]',
      ),
    );
    expect(() => polygonFromPoints(square.slice(2))).toThrow(
      'polygonFromPoints: points must be a list of at least 3 points',
    );
    expect(() => polygonFromPoints([[0, 0, 0], [1, 1, 1], [3, 3, 3]])).toThrow('points must be a ring with an area, got points of one line'); // biome-ignore format: points
    expect(() => polygonFromPoints([[0, 0, 0], [1, 1, 0], [1, 0, 0], [0, 1, 0]])).toThrow('got a ring whose area is zero'); // biome-ignore format: points
    expect(() => polygonFromPoints([[0, 0, 0], [1, 1, Number.NaN], [3, 3, 3]])).toThrow('points[1][2] must be a finite number, got NaN'); // biome-ignore format: points
  });
});
