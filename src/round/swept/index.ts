/** Spheres, capsules and lozenges against flat shapes and each other. */
export * from '../generated/swept.js';
export {
  type SphereCircle,
  type SphereSphereIntersection,
  sphereSphereIntersection,
} from './sphere-sphere-intersection.js';
