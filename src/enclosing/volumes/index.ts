/** Bounding volumes that contain what they bound for certain. */
export { enclosingBox, enclosingBox2d } from './enclosing-box.js';
export { enclosingCapsule } from './enclosing-capsule.js';
export { enclosingCylinder } from './enclosing-cylinder.js';
export { enclosingEllipsoid } from './enclosing-ellipsoid.js';
export { enclosingKDop, kDopAxes } from './enclosing-k-dop.js';
export { enclosingLozenge } from './enclosing-lozenge.js';
export { enclosingOrientedBox } from './enclosing-oriented-box.js';
export { mergeBoxes, mergeCapsules, mergeKDops, mergeSpheres } from './merge.js';
