import { describe, expect, it } from 'vitest';
import { boxPolygon2d, triangleIntersectsPolygon2d, trianglePolygon2d } from '../../../src/planar/index.js';

const SQUARE = [
  [0, 0],
  [8, 0],
  [8, 8],
  [0, 8],
] as const;
const texts = ({ contact }: ReturnType<typeof boxPolygon2d>) =>
  contact.map(({ a, b }) => `${a.type} ${a.index}, ${b.type} ${b.index}`);

describe('triangles and boxes beside a polygon', () => {
  it('have features of their own, clockwise too', () => {
    const clockwise = { a: [8, 4], b: [10, 6], c: [10, 2] };
    const around = { a: [8, 4], b: [10, 2], c: [10, 6] };
    expect(texts(trianglePolygon2d(clockwise, SQUARE))).toEqual(['vertex 0, edge 1']);
    expect(texts(trianglePolygon2d(around, SQUARE))).toEqual(['vertex 0, edge 1']);
    expect(texts(trianglePolygon2d({ a: [9, 2], b: [7, 2], c: [9, 6] }, SQUARE))).toEqual([
      'edge 0, edge 1',
      'edge 1, edge 1',
    ]);
    expect(texts(trianglePolygon2d({ a: [9, 6], b: [7, 2], c: [9, 2] }, SQUARE))).toEqual([
      'edge 0, edge 1',
      'edge 1, edge 1',
    ]);
  });

  it('are in it, contain it, or are it', () => {
    expect(boxPolygon2d({ min: [0, 0], max: [8, 8] }, SQUARE)).toMatchObject({ containment: 'equal' });
    expect(boxPolygon2d({ min: [0, 0], max: [8, 9] }, SQUARE)).toMatchObject({ containment: 'containing' });
    expect(boxPolygon2d({ min: [1, 1], max: [2, 2] }, SQUARE)).toEqual({
      relation: 'overlapping',
      contact: [],
      containment: 'inside',
      boundaries: false,
    });
  });

  it('may be flat: a segment with a corner on the way, or a point', () => {
    const flat = trianglePolygon2d({ a: [8, 2], b: [8, 6], c: [8, 4] }, SQUARE);
    expect(flat).toMatchObject({ relation: 'touching', containment: 'inside' });
    expect(texts(flat)).toEqual(['vertex 0, edge 1', 'vertex 1, edge 1', 'vertex 2, edge 1']);
    expect(texts(boxPolygon2d({ min: [4, 4], max: [9, 4] }, SQUARE))).toEqual(['edge 0, edge 1']);
    expect(boxPolygon2d({ min: [4, 4], max: [4, 4] }, SQUARE)).toMatchObject({
      relation: 'overlapping',
      contact: [],
      containment: 'inside',
    });
    expect(triangleIntersectsPolygon2d({ a: [9, 9], b: [9, 9], c: [9, 9] }, SQUARE)).toBe(false);
  });
});
