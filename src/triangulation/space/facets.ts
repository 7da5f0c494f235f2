/** The corners of each facet of a tetrahedron, that opposite corner i being facet i: counterclockwise from outside. */
export const FACETS = [
  [1, 2, 3],
  [0, 3, 2],
  [0, 1, 3],
  [0, 2, 1],
] as const;
