import { describe, expect, it } from 'vitest';
import {
  orientedBoxesIntersectAt,
  triangleIntersectsOrientedBoxAt,
} from '../../../src/spatial/boxes/over-buffers.js';
import {
  boxIntersectsOrientedBox,
  boxOrientedBox,
  orientedBoxContainsPoint,
  orientedBoxesIntersect,
  orientedBoxOrientedBox,
  planeIntersectsOrientedBox,
  planeOrientedBox,
  pointOrientedBox,
  triangleIntersectsOrientedBox,
  triangleOrientedBox,
} from '../../../src/spatial/generated/boxes.js';
import { oriented } from '../../support/oriented-boxes.js';

type Box = ReturnType<typeof oriented>;
const flat = ({ center, axes, halfSize }: Box) => [...center, ...axes.flat(), ...halfSize];

/** The cube from -1 to 1, and the cube turned by 45 degrees and stretched by the root of 2. */
const cube = oriented([0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 1]);

describe('what has no meaning', () => {
  const negative = { ...cube, halfSize: [1, -1, 1] as const };
  const dependent = oriented([0, 0, 0], [1, 2, 3], [2, 4, 6], [0, 0, 1], [1, 1, 1]);
  const t = { a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 0] };
  const plane = { normal: [0, 0, 1], constant: 0 };
  const unit = { min: [0, 0, 0], max: [1, 1, 1] };
  it.each([
    [
      'pointOrientedBox',
      () => pointOrientedBox([0, 0, 0], negative),
      /box\.halfSize\[1\] must be a finite number, at least 0, got -1/,
    ],
    [
      'orientedBoxContainsPoint',
      () => orientedBoxContainsPoint(cube, [0, 0]),
      /point must be a point of 3 coordinates/,
    ],
    ['planeOrientedBox', () => planeOrientedBox({ ...plane, normal: [0, 0, 0] }, cube), /plane\.normal/],
    [
      'planeOrientedBox',
      () => planeOrientedBox(plane, dependent),
      /box\.axes must be linearly independent, got \[\[1, 2, 3\], \[2, 4, 6\], \[0, 0, 1\]\]/,
    ],
    ['planeIntersectsOrientedBox', () => planeIntersectsOrientedBox(plane, negative), /halfSize/],
    ['orientedBoxesIntersect', () => orientedBoxesIntersect(cube, negative), /b\.halfSize/],
    ['orientedBoxOrientedBox', () => orientedBoxOrientedBox(dependent, cube), /a\.axes/],
    [
      'orientedBoxesIntersectAt',
      () => orientedBoxesIntersectAt(flat(cube), 0, flat(cube), 1),
      /j must be an integer from 0 to 0, got 1/,
    ],
    [
      'orientedBoxesIntersectAt',
      () => orientedBoxesIntersectAt(flat(dependent), 0, flat(cube), 0),
      /boxes\[0\]\.axes/,
    ],
    ['boxOrientedBox', () => boxOrientedBox(unit, negative), /oriented\.halfSize/],
    ['boxOrientedBox', () => boxOrientedBox({ ...unit, max: [0, 0, -1] }, cube), /box\.min\[2\]/],
    [
      'boxIntersectsOrientedBox',
      () => boxIntersectsOrientedBox(unit, { ...cube, center: [0, 0, Number.NaN] }),
      /oriented\.center\[2\]/,
    ],
    [
      'triangleOrientedBox',
      () => triangleOrientedBox(t, { ...cube, axes: [[1, 0, 0]] as never }),
      /box\.axes must be a list of 3 vectors, got \[\[1, 0, 0\]\]/,
    ],
    [
      'triangleOrientedBox',
      () => triangleOrientedBox({ ...t, a: [0, 0, Infinity] }, cube),
      /triangle\.a\[2\]/,
    ],
    [
      'triangleIntersectsOrientedBox',
      () => triangleIntersectsOrientedBox(t, { ...cube, halfSize: [1, 1] as never }),
      /box\.halfSize must be a vector of 3 coordinates/,
    ],
    [
      'triangleIntersectsOrientedBoxAt',
      () => triangleIntersectsOrientedBoxAt([0, 0, 0], 0, 0, 1, flat(cube), 0),
      /k must be an integer from 0 to 0, got 1/,
    ],
    [
      'triangleIntersectsOrientedBoxAt',
      () => triangleIntersectsOrientedBoxAt([0, 0, 0], 0, 0, 0, flat(negative), 0),
      /boxes\[0\]\.halfSize/,
    ],
  ])('%s refuses it', (name, call, message) => {
    expect(call).toThrow(RangeError);
    expect(call).toThrow(message);
    expect(call).toThrow(new RegExp(`^${name}: `));
  });
});
