/** Points and round solids. */
export { capsuleContainsPoint, pointCapsule } from './point-capsule.js';
export { coneContainsPoint, pointCone } from './point-cone.js';
export { cylinderContainsPoint, pointCylinder } from './point-cylinder.js';
export { ellipsoidContainsPoint, pointEllipsoid } from './point-ellipsoid.js';
export { infiniteCylinderContainsPoint, pointInfiniteCylinder } from './point-infinite-cylinder.js';
export { lozengeContainsPoint, pointLozenge } from './point-lozenge.js';
export { pointSphere, sphereContainsPoint } from './point-sphere.js';
export { pointTruncatedCone, truncatedConeContainsPoint } from './point-truncated-cone.js';
