import type { Feature } from '../../core/feature.js';
import type { Box3, OrientedBox } from '../../core/shapes.js';
import {
  boxFacePlane,
  orientedBoxCorner,
  orientedBoxFacePlane,
  type PointLike3,
} from '../../implicit/index.js';
import { requireBox } from '../boxes/box-arguments.js';
import type { AffineDimension } from '../hull/affine-hull.js';
import { AT_MAX, AT_MIN, BETWEEN, boxFeature } from '../hull/box-features.js';
import { checkOrientedBox } from '../hull/solid-arguments.js';
import { Solid } from './solid.js';
import type { Wall } from './wall.js';

/** The edges of a box in the numbering of `boxFeature`: four along each axis, from the lower end to the upper. */
export const BOX_EDGES: readonly (readonly [number, number])[] = [0, 1, 2].flatMap((axis) =>
  [0, 1, 2, 3].map((i): readonly [number, number] => {
    const [first, second] = axis === 0 ? [1, 2] : axis === 1 ? [0, 2] : [0, 1];
    const low = ((i & 1) << first) | ((i >> 1) << second);
    return [low, low | (1 << axis)];
  }),
);

/** The faces of a box: 2a at the lower end of axis a, 2a + 1 at the upper one, counterclockwise from outside. */
export const BOX_FACES: readonly (readonly number[])[] = [0, 1, 2].flatMap((axis) => {
  const [u, v] = [1 << ((axis + 1) % 3), 1 << ((axis + 2) % 3)];
  const top = 1 << axis;
  return [
    [0, v, u | v, u],
    [top, top | u, top | u | v, top | v],
  ];
});

/** Boxes need no search for their features: the walls say at which end of each axis a point lies. */
class BoxSolid extends Solid {
  override featureAt(tight: readonly number[]): Feature {
    const place = (axis: number) =>
      tight.includes(2 * axis) ? AT_MIN : tight.includes(2 * axis + 1) ? AT_MAX : BETWEEN;
    return boxFeature(place(0), place(1), place(2));
  }
}

function solidOf(vertices: readonly PointLike3[], walls: readonly Wall[]): Solid {
  const flat = walls.filter((wall) => wall.equality).length / 2;
  return new BoxSolid({
    vertices,
    edges: BOX_EDGES,
    faces: BOX_FACES,
    walls,
    dimension: (3 - flat) as AffineDimension,
  });
}

/**
 * An axis-aligned box prepared for queries; its features are numbered as `boxFeature` says. It may be a rectangle, a
 * segment or a point.
 *
 * @throws RangeError if a number is not finite, or min > max in a coordinate
 * @example
 * boxSolid({ min: [0, 0, 0], max: [1, 0, 1] }).dimension; // 2
 */
export function boxSolid(box: Box3): Solid {
  requireBox('boxSolid', 'box', box);
  const { min, max } = box;
  const vertices = Array.from({ length: 8 }, (_, i) =>
    [0, 1, 2].map((axis) => ((i >> axis) & 1 ? max[axis]! : min[axis]!)),
  );
  const walls = Array.from({ length: 6 }, (_, i) => ({
    plane: boxFacePlane(box, i),
    equality: min[i >> 1] === max[i >> 1],
  }));
  return solidOf(vertices, walls);
}

/**
 * An oriented box (the parallelepiped of its axes as they are) prepared for queries; its features are numbered as
 * `boxFeature` says. Half sizes may be zero.
 *
 * @throws RangeError if a number is not finite, the axes are not linearly independent, or a half size is negative
 * @example
 * const axes = [[1, 1, 0], [-1, 1, 0], [0, 0, 1]];
 * orientedBoxSolid({ center: [0, 0, 0], axes, halfSize: [1, 2, 0] }).dimension; // 2
 */
export function orientedBoxSolid(box: OrientedBox): Solid {
  checkOrientedBox('orientedBoxSolid', box);
  const vertices = Array.from({ length: 8 }, (_, i) => orientedBoxCorner(box, i));
  const walls = Array.from({ length: 6 }, (_, i) => ({
    plane: orientedBoxFacePlane(box, i),
    equality: box.halfSize[i >> 1] === 0,
  }));
  return solidOf(vertices, walls);
}
