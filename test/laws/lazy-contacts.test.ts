import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { convexPolygonConvexPolygon2d, polygonPolygon2d, segmentPolygon2d } from '../../src/planar/index.js';
import {
  boxOrientedBox,
  orientedBoxOrientedBox,
  planeBox,
  planeOrientedBox,
  triangleBox,
  triangleOrientedBox,
} from '../../src/spatial/index.js';

const square = () => [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];
const other = () => [
  [2, 1],
  [6, 1],
  [6, 3],
  [2, 3],
];
const segment = () => ({ start: [2, 2], end: [9, 2] });
const triangle = () => ({ a: [1, 1, 1], b: [9, 1, 1], c: [1, 9, 2] });
const plane = () => ({ normal: [1, 2, 3], constant: -6 });
const box = () => ({ min: [0, 0, 0], max: [2, 2, 2] });
const axes = () =>
  [
    [1, 1, 0],
    [-1, 1, 0],
    [0, 0, 1],
  ] as const;
const turned = (x = 0) => ({ center: [x, 0, 0], axes: axes(), halfSize: [1, 1, 1] });

type Ask = (...shapes: never[]) => { readonly contact: readonly unknown[] };

/** All questions whose contact is found when it is first read, with shapes that meet. */
const QUESTIONS: readonly (readonly [Ask, ...(() => object)[]])[] = [
  [segmentPolygon2d, segment, square],
  [polygonPolygon2d, square, other],
  [convexPolygonConvexPolygon2d, square, other],
  [planeBox, plane, box],
  [planeOrientedBox, plane, turned],
  [triangleBox, triangle, box],
  [triangleOrientedBox, triangle, () => turned(1)],
  [boxOrientedBox, box, () => turned(1)],
  [orientedBoxOrientedBox, turned, () => turned(1)],
];

/** Moves all that a caller could move. */
function move(shape: object, by: number): void {
  for (const [key, value] of Object.entries(shape)) {
    if (typeof value === 'object') move(value, by);
    else (shape as Record<string, unknown>)[key] = value + by;
  }
}

describe.each(QUESTIONS.map(([ask, ...shapes]) => [ask.name, ask, shapes] as const))(
  '%s',
  (_, ask, shapes) => {
    it('answers about the shapes as they were', () => {
      const { contact } = ask(...(shapes.map((make) => make()) as never[]));
      expect(contact.length).toBeGreaterThan(0);
      const own = shapes.map((make) => make());
      const answer = ask(...(own as never[]));
      // Not by the same: that would be one picture, moved.
      for (const [i, shape] of own.entries()) move(shape, 1000 * (i + 1));
      expect(answer.contact).toEqual(contact);
    });

    it('is printed, written and copied with its contact', () => {
      const answer = ask(...(shapes.map((make) => make()) as never[]));
      const plain = JSON.parse(JSON.stringify(answer));
      expect(plain.contact.length).toBeGreaterThan(0);
      expect(inspect(answer, { depth: 9 })).toBe(inspect({ ...answer }, { depth: 9 }));
      expect(inspect(answer)).not.toContain('Getter');
      expect(structuredClone(answer)).toStrictEqual({ ...answer });
      expect(Object.keys(answer)).toEqual(Object.keys(plain));
    });
  },
);
