import { describe, expect, it } from 'vitest';
import {
  type SegmentPolygon2d,
  segmentIntersectsPolygon2d,
  segmentPolygon2d,
} from '../../../src/planar/polygons/segment-polygon.js';
import { bent, framed, hole, type P, square } from '../../support/regions.js';

function parts(text: string) {
  return {
    interior: text.includes('i'),
    boundary: text.includes('b'),
    exterior: text.includes('e'),
    containment: text.includes('e') ? 'none' : 'inside',
  };
}

/** The answer without its contact. */
function without({ contact: _, ...rest }: SegmentPolygon2d) {
  return rest;
}

describe('segmentPolygon2d', () => {
  it.each<[string, string, P, P, P[] | typeof framed]>([
    ['disjoint', 'e', [9, 0], [9, 8], square],
    ['disjoint', 'e', [9, 9], [9, 9], square],
    ['disjoint', 'e', [2.5, 2.5], [3.5, 3.5], framed],
    ['overlapping', 'i', [1, 1], [7, 7], square],
    ['overlapping', 'i', [1, 1], [1, 1], square],
    ['overlapping', 'ib', [0, 0], [8, 8], square],
    ['overlapping', 'ib', [0, 1], [7, 1], square],
    ['overlapping', 'ib', [1, 4], [7, 4], framed],
    ['overlapping', 'ibe', [1, 1], [9, 1], square],
    ['overlapping', 'ibe', [-1, -1], [9, 9], square],
    ['overlapping', 'ibe', [1, 3], [7, 3], framed],
    ['overlapping', 'ibe', [1, 1], [7, 7], framed],
    ['overlapping', 'ibe', [3, 3], [7, 7], framed],
    ['touching', 'be', [4, 4], [2.5, 2.5], { outer: [...square].reverse(), holes: [[...hole].reverse()] }],
    ['touching', 'b', [0, 0], [8, 0], square],
    ['touching', 'b', [1, 0], [3, 0], square],
    ['touching', 'b', [8, 8], [8, 8], square],
    ['touching', 'b', [8, 3], [8, 3], square],
    ['touching', 'be', [0, 8], [9, 8], square],
    ['touching', 'be', [8, 4], [9, 4], square],
    ['touching', 'be', [-1, 1], [1, -1], square],
    ['touching', 'be', [2, 2], [4, 4], framed],
    ['overlapping', 'ib', [5, 3], [3, 5], bent],
    [
      'overlapping',
      'ib',
      [3, 5],
      [5, 3],
      [
        [0, 0],
        [8, 0],
        [8, 8],
        [4, 4],
        [0, 8],
      ],
    ],
    [
      'overlapping',
      'ib',
      [2, 6],
      [6, 2],
      [
        [0, 0],
        [8, 0],
        [8, 4],
        [4, 4],
        [4, 8],
        [0, 8],
      ],
    ],
    ['overlapping', 'ibe', [1, 8], [8, 1], bent],
    ['touching', 'be', [4, 8], [8, 4], bent],
    ['overlapping', 'ibe', [4, 9], [4, 1], bent],
    ['overlapping', 'ib', [4, 6], [4, 1], bent],
  ])('%s (%s): %j to %j', (relation, met, start, end, polygon) => {
    const answer = segmentPolygon2d({ start, end }, polygon);
    expect(without(answer)).toEqual({ relation, ...parts(met) });
    const turned = segmentPolygon2d({ start: end, end: start }, polygon);
    expect(without(turned)).toEqual(without(answer));
    expect(turned.contact.map(({ b }) => b)).toEqual(answer.contact.map(({ b }) => b).reverse());
    expect(segmentIntersectsPolygon2d({ start, end }, polygon)).toBe(relation !== 'disjoint');
  });

  it('a ring that repeats its first point at the end is the same', () => {
    const closed = [...square, square[0]!];
    expect(segmentPolygon2d({ start: [0, 0], end: [9, 9] }, closed).relation).toBe('overlapping');
    expect(without(segmentPolygon2d({ start: [0, 0], end: [-1, -1] }, closed))).toEqual({
      relation: 'touching',
      ...parts('be'),
    });
    expect(without(segmentPolygon2d({ start: [0, 0], end: [0, 0] }, closed))).toEqual({
      relation: 'touching',
      ...parts('b'),
    });
  });

  it('where a hole touches the edge that the segment crosses', () => {
    const outer: P[] = [
      [-2, -6],
      [6, -2],
      [2, 0],
      [-6, 0],
      [-4, -4],
    ];
    const touching: P[] = [
      [0, -2],
      [1, 0],
      [1, -1],
    ];
    expect(
      without(segmentPolygon2d({ start: [1, -0.5], end: [1, 7] }, { outer, holes: [touching] })),
    ).toEqual({
      relation: 'touching',
      ...parts('be'),
    });
    expect(without(segmentPolygon2d({ start: [1, -0.5], end: [1, 7] }, outer))).toEqual({
      relation: 'overlapping',
      ...parts('ibe'),
    });
  });

  it('names what is wrong', () => {
    const good = { start: [0, 0], end: [1, 1] };
    expect(() => segmentPolygon2d({ start: [NaN, 0], end: [1, 1] }, square)).toThrow(
      'segmentPolygon2d: segment.start[0]',
    );
    expect(() => segmentIntersectsPolygon2d({ start: [0, 0], end: [1] }, square)).toThrow('segment.end');
    expect(() =>
      segmentPolygon2d(good, [
        [0, 0],
        [1, 1],
      ]),
    ).toThrow('segmentPolygon2d: polygon must be a list of at least 3 points');
    expect(() => segmentPolygon2d(good, { outer: square, holes: [hole, []] })).toThrow(
      'polygon.holes[1] must be a list of at least 3 points',
    );
    expect(() => segmentIntersectsPolygon2d(good, { outer: [[0, 0]], holes: [] })).toThrow(
      'polygon.outer must be',
    );
    expect(() =>
      segmentPolygon2d(good, [
        [0, 0],
        [1, 1],
        [0, Infinity],
      ]),
    ).toThrow('polygon[2][1]');
  });
});
