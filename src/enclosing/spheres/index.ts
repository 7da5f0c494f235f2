/** Smallest enclosing circles and spheres. */
export {
  enclosingCircle2d,
  type SmallestEnclosingCircle,
  smallestEnclosingCircle2d,
} from './smallest-enclosing-circle.js';
export {
  enclosingCircleOfCircles2d,
  type SmallestCircleOfCircles,
  smallestEnclosingCircleOfCircles2d,
} from './smallest-enclosing-circle-of-circles.js';
export {
  enclosingSphere,
  type SmallestEnclosingSphere,
  smallestEnclosingSphere,
} from './smallest-enclosing-sphere.js';
export {
  enclosingSphereOfSpheres,
  type SmallestSphereOfSpheres,
  smallestEnclosingSphereOfSpheres,
} from './smallest-enclosing-sphere-of-spheres.js';
