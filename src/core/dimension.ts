/** The dimension of an affine hull: -1 for no point at all, then point, line, plane, space. */
export type AffineDimension = -1 | 0 | 1 | 2 | 3;
