import { describe, expect, it } from 'vitest';
import {
  innerFitPolygon2d,
  minkowskiDifference2d,
  noFitPolygon2d,
  type PolygonOperand,
} from '../../../src/polygons/index.js';

type Ring = readonly (readonly [number, number])[];

const box = (x: number, y: number, w: number, h: number): Ring => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];
const all = (...rings: readonly Ring[]): PolygonOperand => ({
  type: 'MultiPolygon',
  coordinates: rings.map((ring) => [ring]),
});
const numbers = (points: readonly Iterable<number>[]) => points.map((point) => Array.from(point));

describe('no-fit polygons', () => {
  it('have a hole where there is room in a hole', () => {
    const frame = { outer: box(0, 0, 9, 9), holes: [box(3, 3, 3, 3)] };
    const { region, segments, points } = noFitPolygon2d(frame, box(0, 0, 1, 2));
    expect(region.polygons[0]![1]!.map((v) => region.vertices[v])).toEqual([
      [3, 3],
      [3, 4],
      [5, 4],
      [5, 3],
    ]);
    expect([segments, points]).toEqual([[], []]);
  });

  it('have a segment where a hole has room one way, and a point where it has none', () => {
    const frame = { outer: box(0, 0, 9, 9), holes: [box(3, 3, 3, 3)] };
    const slide = noFitPolygon2d(frame, box(0, 0, 1, 3));
    expect(slide.region.polygons[0]!.length).toBe(1);
    expect(slide.segments.map((ends) => numbers(ends))).toEqual([
      [
        [3, 3],
        [5, 3],
      ],
    ]);
    const exact = noFitPolygon2d(frame, box(0, 0, 3, 3));
    expect(numbers(exact.points)).toEqual([[3, 3]]);
    expect(exact.segments).toEqual([]);
    const tight = noFitPolygon2d(frame, box(0, 0, 3, 3 + 2 ** -50));
    expect([tight.segments, tight.points]).toEqual([[], []]);
  });

  it('follow a channel round a corner', () => {
    // A channel of width 1: to the right, then up.
    const walls = all(
      [
        [0, 0],
        [6, 0],
        [6, 6],
        [5, 6],
        [5, 1],
        [0, 1],
      ],
      box(0, 2, 4, 4),
    );
    const { segments, points } = noFitPolygon2d(walls, box(0, 0, 1, 1));
    expect(segments.map((ends) => numbers(ends))).toEqual([
      [
        [-1, 1],
        [4, 1],
      ],
      [
        [4, 1],
        [4, 6],
      ],
    ]);
    expect(points).toEqual([]);
  });
});

describe('inner-fit polygons', () => {
  it('say how much room there is', () => {
    expect(innerFitPolygon2d(box(0, 0, 4, 3), box(0, 0, 5, 1))).toMatchObject({ segments: [], points: [] });
    expect(innerFitPolygon2d(box(0, 0, 4, 3), box(7, 7, 4, 3)).points).toEqual([[-7, -7]]);
    const triangle: Ring = [
      [0, 0],
      [0.3, 0],
      [0, 0.7],
    ];
    expect(innerFitPolygon2d(triangle, triangle).points).toEqual([[0, 0]]);
  });

  it('know rooms that only a wall parts', () => {
    const rooms = all(box(0, 0, 2, 2), box(2, 0, 2, 2), box(6, 0, 2, 2));
    const { region, segments, points } = innerFitPolygon2d(rooms, box(0, 0, 2, 1));
    expect(region.vertices).toEqual([
      [0, 0],
      [0, 1],
      [2, 0],
      [2, 1],
    ]);
    expect(segments.map((ends) => numbers(ends))).toEqual([
      [
        [6, 0],
        [6, 1],
      ],
    ]);
    expect(points).toEqual([]);
  });

  it('are the difference where there is room', () => {
    const moving = all(box(0, 0, 1, 1), box(4, 0, 1, 1));
    const container = all(box(0, 0, 3, 3), box(4, 0, 3, 2));
    expect(minkowskiDifference2d(container, moving).vertices).toEqual([
      [0, 0],
      [0, 1],
      [2, 0],
      [2, 1],
    ]);
    expect(() => minkowskiDifference2d(box(0, 0, 1, 1), [])).toThrow(
      'b must be polygons that enclose an area',
    );
    expect(() => innerFitPolygon2d(box(0, 0, 1e308, 1), box(0, 0, 1, 1e308))).toThrow('range of doubles');
  });
});
