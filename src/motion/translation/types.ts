/** The types of the shapes that may move: all of convex ones that are a core and a radius. */

/** Those of the plane. */
export const SWEEP_TYPES_2D = [
  'point',
  'line',
  'ray',
  'segment',
  'circle',
  'capsule',
  'triangle',
  'box',
  'polygon',
] as const;

/** Those of space. */
export const SWEEP_TYPES = [
  'point',
  'line',
  'ray',
  'segment',
  'sphere',
  'capsule',
  'lozenge',
  'infinite-cylinder',
  'triangle',
  'plane',
  'tetrahedron',
  'box',
  'oriented-box',
  'convex-polyhedron',
  'k-dop',
  'frustum',
  'polygon',
] as const;

/** The types of the shapes that `sweep` takes; a `circle` is one of the plane. */
export type SweepShapeType = (typeof SWEEP_TYPES_2D)[number] | (typeof SWEEP_TYPES)[number];
