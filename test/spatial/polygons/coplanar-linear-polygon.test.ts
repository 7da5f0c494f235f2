import { describe, expect, it } from 'vitest';
import { contactText, featureText } from '../../../src/oracle/answers/text.js';
import * as spatial from '../../../src/spatial/index.js';

type Vector = [number, number, number];

describe('polygons', () => {
  const arrow = [
    [0, 0, 0],
    [4, 0, 4],
    [1, 1, 1],
    [0, 4, 0],
  ];

  // In the plane z = x. The answers of a segment, of the ray from its start, of the line through both.
  it.each<[string, [number, number], [number, number], string, string, string]>([
    ['through', [-1, 0.5], [5, 0.5], 'overlapping e0/e3 e0/e1', '=', '='],
    [
      'from inside',
      [0.5, 0.5],
      [0.25, 0.5],
      'overlapping v0/f0 v1/f0',
      'overlapping v0/f0 e0/e3',
      'overlapping e0/e1 e0/e3',
    ],
    ['across the notch', [0, 4], [4, 0], 'touching v0/v3 v1/v1', '=', 'touching e0/v3 e0/v1'],
    ['in the notch', [1, 2], [2, 1], 'disjoint', 'overlapping e0/e1 e0/e0', 'overlapping e0/e3 e0/e0'],
    ['pieces', [-1, 2], [2, 2], 'overlapping e0/e3 e0/e2', '=', '='],
    ['from the notch', [2, 2], [-1, 2], 'overlapping e0/e2 e0/e3', '=', '='],
    ['to the reflex vertex', [2, 2], [1, 1], 'touching v1/v2', 'overlapping e0/v2 e0/v0', '='],
    ['along an edge', [1, 0], [2, 0], 'touching v0/e0 v1/e0', 'touching v0/e0 e0/v1', 'touching e0/v0 e0/v1'],
    ['beyond an edge', [5, 0], [6, 0], 'disjoint', 'disjoint', 'touching e0/v0 e0/v1'],
    ['past a vertex', [-1, 1], [1, -1], 'touching e0/v0', '=', '='],
    ['up to an edge', [-1, 1], [0, 1], 'touching v1/e3', 'overlapping e0/e3 e0/v2', '='],
    ['apart', [-1, 0], [-1, 4], 'disjoint', '=', '='],
    ['behind', [-1, 0.5], [-2, 0.5], 'disjoint', 'disjoint', 'overlapping e0/e1 e0/e3'],
  ])('in the plane: %s', (_, [ax, ay], [bx, by], ofSegment, ofRay, ofLine) => {
    const text = ({ relation, contact }: ReturnType<typeof spatial.linePolygon>) =>
      [relation, ...contact.map(({ a, b }) => `${featureText(a)}/${featureText(b)}`)].join(' ');
    const [start, end] = [
      [ax, ay, ax],
      [bx, by, bx],
    ];
    const line = { origin: start, direction: [bx - ax, by - ay, bx - ax] };
    const found = spatial.segmentPolygon({ start, end }, arrow);
    expect(text(found)).toBe(ofSegment);
    expect(found.facing).toBe(0);
    const onRay = ofRay === '=' ? ofSegment.replace('v1/', 'e0/') : ofRay;
    expect(text(spatial.rayPolygon(line, arrow))).toBe(onRay);
    expect(text(spatial.linePolygon(line, arrow))).toBe(
      ofLine === '=' ? onRay.replace('v0/', 'e0/') : ofLine,
    );
  });

  it.each<[Vector, string]>([
    [[0.5, 0.5, 0.5], 'overlapping v0/f0'],
    [[1, 1, 1], 'touching v0/v2'],
    [[1, 0, 1], 'touching v0/e0'],
    [[2, 2, 2], 'disjoint'],
  ])('a segment that is the point %j of the plane', (p, expected) => {
    expect(contactText(spatial.segmentPolygon({ start: p, end: p }, arrow))).toBe(expected);
  });

  it('in the plane of a ring that crosses itself or runs back', () => {
    const ring = (...points: [number, number][]) => points.map(([x, y]) => [x, y, 1]);
    const along = (y: number) => ({ origin: [-9, y, 1], direction: [1, 0, 0] });
    const bow = ring([0, 0], [2, 2], [2, 0], [0, 2]);
    expect(contactText(spatial.linePolygon(along(1), bow))).toBe('overlapping e0/e1 e0/e3');
    expect(contactText(spatial.linePolygon({ origin: [1, -9, 1], direction: [0, 1, 0] }, bow))).toBe(
      'touching e0/e0',
    );
    // Twice around: an even number of times is outside.
    const twice = ring([0, 0], [4, 0], [0, 4], [0, 0], [4, 0], [0, 4]);
    expect(contactText(spatial.linePolygon(along(1), twice))).toBe('touching e0/e1 e0/e2');
    // Out along an edge and back.
    const spike = ring([0, 0], [4, 0], [2, 0], [2, 2], [0, 2]);
    expect(contactText(spatial.linePolygon(along(0), spike))).toBe('touching e0/v0 e0/v1');
    const inner = ring([0, 0], [4, 0], [4, 4], [2, 4], [2, 1], [2, 4], [0, 4]);
    expect(contactText(spatial.linePolygon({ origin: [2, 9, 1], direction: [0, -1, 0] }, inner))).toBe(
      'overlapping e0/e0 e0/v3',
    );
    expect(contactText(spatial.segmentPolygon({ start: [2, 2, 1], end: [2, 1.5, 1] }, inner))).toBe(
      'touching v0/e3 v1/e3',
    );
  });
});
