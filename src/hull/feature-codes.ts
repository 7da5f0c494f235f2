/** The codes of features in flat lists of points: see `convexHullFeature`. */
export const VERTEX = 0;
export const EDGE = 1;
export const FACE = 2;
export const INSIDE = 3;
