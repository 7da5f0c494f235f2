/** Decoding the flat values of questions on the boxes of shapes: the shape, whether it is placed, and the placement. */
import type { Placement } from '../../../core/shapes.js';
import type { Kind as FlatKind } from '../distance/operands.js';
import { typed } from '../motion/translation.js';
import { PLACEMENT_SIZE, placementOf } from '../placements.js';
import { type RoundKind, shapeAt, sizeOf } from './operands.js';

/** The kinds of space whose boxes are asked, and those of the plane. */
export const BOXED_KINDS = [
  'point',
  'segment',
  'sphere',
  'capsule',
  'lozenge',
  'cylinder',
  'cone',
  'truncatedCone',
  'ellipsoid',
  'triangle',
  'tetrahedron',
  'box',
  'orientedBox',
  'convexPolyhedron',
  'hull',
  'kDop',
  'frustum',
  'circle',
  'ellipse',
  'capsule2d',
] as const satisfies readonly (FlatKind | RoundKind)[];
export type BoxedKind = (typeof BOXED_KINDS)[number];

const PLANAR: readonly BoxedKind[] = ['circle', 'ellipse', 'capsule2d'];
/** Is it a kind of the plane? */
export const isOfPlane = (kind: BoxedKind): boolean => PLANAR.includes(kind);

/** Where it stands whether a shape is placed, and where its placement begins; shapes of the plane have neither. */
export const placedAt = (kind: BoxedKind): number => sizeOf(kind);
export const placementAt = (kind: BoxedKind): number => sizeOf(kind) + 1;
/** How many values a placement takes. */
export { PLACEMENT_SIZE };

/** The shape with its type, and its placement, if it has one. */
export function boxedCase(
  kind: BoxedKind,
  v: ArrayLike<number>,
): { readonly shape: unknown; readonly placement: Placement | undefined } {
  const isPlaced = !isOfPlane(kind) && v[placedAt(kind)] === 1;
  return {
    shape: typed(kind, shapeAt(kind, v, 0)),
    placement: isPlaced ? placementOf(v, placementAt(kind)) : undefined,
  };
}

/** `boxOfSphere`, `boxOfCircle2d`. */
export const boxOfName = (kind: BoxedKind): string => {
  const name = kind.replace(/2d$/, '');
  return `boxOf${name[0]!.toUpperCase()}${name.slice(1)}${isOfPlane(kind) ? '2d' : ''}`;
};
