/** The types of the shapes that may turn: those that may move, have an end, and are of space. */

export const ROTATING_TYPES = [
  'point',
  'segment',
  'sphere',
  'capsule',
  'lozenge',
  'triangle',
  'tetrahedron',
  'box',
  'oriented-box',
  'convex-polyhedron',
  'hull',
  'k-dop',
  'frustum',
  'polygon',
] as const;

/** The types of the shapes that `rotatingContact` takes. */
export type RotatingShapeType = (typeof ROTATING_TYPES)[number];
