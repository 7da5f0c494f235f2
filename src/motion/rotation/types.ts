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

/** They as errors say them. */
export const ROTATING_WORDS = `a point, or of type ${ROTATING_TYPES.slice(1)
  .map((type) => `'${type}'`)
  .join(', ')}`;

/** Is something the type of no such shape? */
export const isOtherType = (type: unknown): type is string =>
  typeof type === 'string' && !ROTATING_TYPES.some((known) => known === type);

/** The types of the shapes that `rotatingContact` takes. */
export type RotatingShapeType = (typeof ROTATING_TYPES)[number];
