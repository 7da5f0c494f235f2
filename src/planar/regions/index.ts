/** Triangles and boxes of the plane, and what meets them. */
export { contactPoints2d, type PlanarShape } from './contact-points.js';
