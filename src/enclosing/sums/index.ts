/** Minkowski sums of points of space. */
export { type MinkowskiSum3d, minkowskiSum3d } from './minkowski-sum3d.js';
