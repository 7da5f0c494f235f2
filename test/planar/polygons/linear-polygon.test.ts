import { describe, expect, it } from 'vitest';
import { lineIntersectsPolygon2d, linePolygon2d, rayPolygon2d } from '../../../src/planar/index.js';

const SQUARE = [
  [0, 0],
  [8, 0],
  [8, 8],
  [0, 8],
] as const;
const HOLE = [
  [2, 2],
  [4, 2],
  [4, 6],
  [2, 6],
] as const;
const polygon = { outer: SQUARE, holes: [HOLE] };
const line = (x: number, y: number, dx: number, dy: number) => ({ origin: [x, y], direction: [dx, dy] });
const texts = ({ contact }: ReturnType<typeof linePolygon2d>) =>
  contact.map(({ a, b }) => `${a.type} ${a.index}, ${b.type} ${b.index} of ${b.ring}`);

describe('lines and rays through a polygon with a hole', () => {
  it('come to all edges, in order', () => {
    const found = linePolygon2d(line(9, 4, -1, 0), polygon);
    expect(texts(found)).toEqual([
      'edge 0, edge 1 of 0',
      'edge 0, edge 1 of 1',
      'edge 0, edge 3 of 1',
      'edge 0, edge 3 of 0',
    ]);
    expect(found).toMatchObject({ relation: 'overlapping', interior: true, boundary: true, exterior: true });
  });

  it('touch where they run along edges or through corners', () => {
    expect(linePolygon2d(line(0, 8, 1, 0), polygon)).toMatchObject({ relation: 'touching', interior: false });
    expect(texts(linePolygon2d(line(0, 8, 1, 0), polygon))).toEqual([
      'edge 0, vertex 3 of 0',
      'edge 0, vertex 2 of 0',
    ]);
    expect(linePolygon2d(line(-1, 1, 1, -1), polygon).relation).toBe('touching');
    expect(linePolygon2d(line(-1, 1 - 2 ** -53, 1, -1), polygon).relation).toBe('disjoint');
    expect(lineIntersectsPolygon2d(line(-1, 1 - 2 ** -53, 1, -1), polygon)).toBe(false);
  });

  it('run along a side of the hole, and are inside before and behind', () => {
    expect(linePolygon2d(line(2, 0, 0, 1), polygon).relation).toBe('overlapping');
    const within = { outer: HOLE };
    expect(linePolygon2d(line(2, 0, 0, 1), within).relation).toBe('touching');
  });

  it('begin inside, in the hole or behind', () => {
    expect(texts(rayPolygon2d(line(1, 1, 0, -1), polygon))).toEqual([
      'vertex 0, face 0 of undefined',
      'edge 0, edge 0 of 0',
    ]);
    expect(texts(rayPolygon2d(line(3, 4, 0, 1), polygon))).toEqual([
      'edge 0, edge 2 of 1',
      'edge 0, edge 2 of 0',
    ]);
    expect(rayPolygon2d(line(9, 4, 1, 0), polygon).relation).toBe('disjoint');
    expect(rayPolygon2d(line(8, 8, 1, 0), polygon).relation).toBe('touching');
  });
});
