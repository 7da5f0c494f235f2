/** A triangle beside a box, and beside an oriented one of 15 numbers: separating axes, and sets for the contact. */
import type { Contact } from '../../core/contact.js';
import type { Containment } from '../../core/containment.js';
import type { Box3, Point3, Triangle } from '../../core/shapes.js';
import { orientedBoxCorner } from '../../implicit/index.js';
import { triangleOrientedBoxSeparation } from '../../predicates/separating-axes/oriented-box-separation.js';
import { SEPARATED, TOUCHING } from '../../predicates/separating-axes/separation.js';
import { BoxSet, OrientedBoxSet } from '../convex/engine/box-set.js';
import { hullWalls } from '../convex/engine/hull-walls.js';
import { trianglePoints } from '../convex/engine/triangle-set.js';
import { sideOfWall } from '../convex/engine/wall.js';
import { triangleHolds } from '../triangles/points.js';
import { FIRST, ORIGIN, placePoint, placeTriangle } from '../triangles/workspace.js';
import {
  apart,
  containmentOf,
  lazyContact,
  orientedBoxArrows,
  relationByAxes,
  triangleArrows,
} from './by-axes.js';
import { orientedBoxOf } from './oriented-box-numbers.js';
import { orientedFeatureAt } from './point-boxes.js';
import { normalSign, triangleBoxSeparation } from './triangle-box-axes.js';

/** How a triangle and a box meet. */
export interface TriangleBox extends Contact {
  /** What the triangle is to the box. */
  readonly containment: Containment;
}

/** Whether a triangle and a box meet. */
export function triangleMeetsSolidBox({ a, b, c }: Triangle, { min, max }: Box3): boolean {
  return triangleBoxSeparation(a, 0, b, 0, c, 0, min, 0, max, 0, SEPARATED) !== SEPARATED;
}

/** How a triangle and a box meet. */
export function triangleBoxContact(triangle: Triangle, box: Box3): TriangleBox {
  const { a, b, c } = triangle;
  const { min, max } = box;
  const code = triangleBoxSeparation(a, 0, b, 0, c, 0, min, 0, max, 0, TOUCHING);
  if (code === SEPARATED) return apart();
  // The contact is that of the shapes that were asked about, whatever becomes of them.
  const own = cornersOf(triangle);
  const six = [min[0]!, min[1]!, min[2]!, max[0]!, max[1]!, max[2]!];
  const isInside = isInBox(a, box) && isInBox(b, box) && isInBox(c, box);
  return lazyContact(
    code === TOUCHING ? 'touching' : transversal(triangle, box) ? 'crossing' : 'overlapping',
    containmentOf(isInside, !isSolid(box) && isInTriangle(box, triangle)),
    () => trianglePoints(triangleOf(own), new BoxSet({ min: six.slice(0, 3), max: six.slice(3) })),
  );
}

/** Whether a triangle and an oriented box meet. */
export function triangleMeetsOriented(triangle: Triangle, box: readonly number[]): boolean {
  return triangleOrientedBoxSeparation(box, 0, cornersOf(triangle), 0, 3, 6) !== SEPARATED;
}

/** How a triangle and an oriented box meet. */
export function triangleOrientedContact(triangle: Triangle, box: readonly number[]): TriangleBox {
  const own = cornersOf(triangle);
  const code = triangleOrientedBoxSeparation(box, 0, own, 0, 3, 6);
  if (code === SEPARATED) return apart();
  const isInside = [triangle.a, triangle.b, triangle.c].every((p) => orientedFeatureAt(box, p) !== null);
  const isFlat = box[12] === 0 || box[13] === 0 || box[14] === 0;
  return lazyContact(
    relationByAxes(code, triangleArrows(triangle), orientedBoxArrows(box)),
    containmentOf(isInside, isFlat && isOrientedInTriangle(box, triangle)),
    () => trianglePoints(triangleOf(own), new OrientedBoxSet(orientedBoxOf(box))),
  );
}

function cornersOf({ a, b, c }: Triangle): readonly number[] {
  return [a[0]!, a[1]!, a[2]!, b[0]!, b[1]!, b[2]!, c[0]!, c[1]!, c[2]!];
}

const triangleOf = (n: readonly number[]): Triangle => ({
  a: n.slice(0, 3),
  b: n.slice(3, 6),
  c: n.slice(6),
});

function isSolid({ min, max }: Box3): boolean {
  return min[0]! < max[0]! && min[1]! < max[1]! && min[2]! < max[2]!;
}

function isInBox(p: Point3, { min, max }: Box3): boolean {
  for (let i = 0; i < 3; i++) if (p[i]! < min[i]! || p[i]! > max[i]!) return false;
  return true;
}

/** Whether all corners of a flat box lie in the triangle. */
function isInTriangle({ min, max }: Box3, triangle: Triangle): boolean {
  const ends = [Array.from(min), Array.from(max)] as const;
  placeTriangle(FIRST, triangle);
  for (let i = 0; i < 8; i++) {
    placePoint(
      ORIGIN,
      [0, 1, 2].map((k) => ends[(i >> k) & 1]![k]!),
    );
    if (!triangleHolds()) return false;
  }
  return true;
}

/** Whether all corners of a flat box lie in the triangle. */
function isOrientedInTriangle(numbers: readonly number[], { a, b, c }: Triangle): boolean {
  const box = orientedBoxOf(numbers);
  const walls = hullWalls([a, b, c]);
  for (let i = 0; i < 8; i++) {
    const corner = orientedBoxCorner(box, i);
    if (walls.some((wall) => sideOfWall(wall, corner) > 0)) return false;
  }
  return true;
}

/**
 * Whether the affine hulls of a triangle and a box span more than the larger of them: then their common part has a
 * lower dimension than both. The box spans the axes along which it is not flat; the rest is the triangle's
 * projection along these.
 */
function transversal({ a, b, c }: Triangle, { min, max }: Box3): boolean {
  const flat = [0, 1, 2].filter((i) => min[i] === max[i]);
  const constant = (i: number) => a[i] === b[i] && a[i] === c[i];
  const rank = (axes: readonly number[]): number => {
    if (axes.every(constant)) return 0;
    const pairs = axes.flatMap((u, n) => axes.slice(n + 1).map((v) => [u, v] as const));
    return pairs.some(([u, v]) => normalSign(a, 0, b, 0, c, 0, u, v) !== 0) ? 2 : 1;
  };
  const solid = 3 - flat.length;
  return solid + rank(flat) > Math.max(solid, rank([0, 1, 2]));
}
