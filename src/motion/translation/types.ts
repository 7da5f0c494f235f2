/** The types of the convex shapes that may move. */

/** Flat shapes of the plane. */
export const FLAT_TYPES_2D = ['point', 'line', 'ray', 'segment', 'triangle', 'box', 'polygon'] as const;

/** Flat shapes of space. */
export const FLAT_TYPES = [
  'point',
  'line',
  'ray',
  'segment',
  'triangle',
  'plane',
  'tetrahedron',
  'box',
  'oriented-box',
  'convex-polyhedron',
  'hull',
  'k-dop',
  'frustum',
  'polygon',
] as const;

/** What is swept by a disk, of the plane, and by a ball, of space: such as these move beside each other, too. */
export const SWEPT_TYPES_2D = ['circle', 'capsule'] as const;
export const SWEPT_TYPES = ['sphere', 'capsule', 'lozenge', 'infinite-cylinder'] as const;

/** Round shapes that move beside flat ones only, of the plane and of space. */
export const CONIC_TYPES_2D = ['ellipse'] as const;
export const CONIC_TYPES = ['cylinder', 'cone', 'truncated-cone', 'ellipsoid'] as const;

/** The types of the shapes that `sweep` takes; a `circle` and an `ellipse` are ones of the plane. */
export type SweepShapeType = (
  | typeof FLAT_TYPES_2D
  | typeof FLAT_TYPES
  | typeof SWEPT_TYPES_2D
  | typeof SWEPT_TYPES
  | typeof CONIC_TYPES_2D
  | typeof CONIC_TYPES
)[number];

/** The pairs of types that `sweep` takes, each in one order. */
export function typesThatMove(side: 'plane' | 'space'): (readonly [SweepShapeType, SweepShapeType])[] {
  const isPlane = side === 'plane';
  const flat = isPlane ? FLAT_TYPES_2D : FLAT_TYPES;
  const all = [...flat, ...(isPlane ? SWEPT_TYPES_2D : SWEPT_TYPES)];
  const conics = isPlane ? CONIC_TYPES_2D : CONIC_TYPES;
  return [
    ...all.flatMap((a) => all.map((b) => [a, b] as const)),
    ...conics.flatMap((a) => flat.map((b) => [a, b] as const)),
  ];
}
