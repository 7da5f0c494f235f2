/** The types of the shapes that separating axes tell apart: polytopes. */
export const POLYTOPE_TYPES = [
  'point',
  'segment',
  'triangle',
  'tetrahedron',
  'box',
  'oriented-box',
  'convex-polyhedron',
  'hull',
  'polygon',
] as const;

/** The types of the shapes that `sweepBySeparatingAxes` takes, in space; in the plane, those of them that are there. */
export type PolytopeType = (typeof POLYTOPE_TYPES)[number];
