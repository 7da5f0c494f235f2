/** Boxes and oriented boxes. */

export { orientedBoxFromCorner } from '../../implicit/oriented-box-from-corner.js';
export { type BoxBox, boxBox, boxesIntersect, boxesIntersectAt } from './box-box.js';
export { boxIntersectsOrientedBox, boxOrientedBox, type OrientedBoxPair } from './box-oriented-box.js';
export {
  orientedBoxesIntersect,
  orientedBoxesIntersectAt,
  orientedBoxOrientedBox,
} from './oriented-box-oriented-box.js';
export { type PlaneBox, planeBox, planeIntersectsBox } from './plane-box.js';
export { planeIntersectsOrientedBox, planeOrientedBox } from './plane-oriented-box.js';
export { boxContainsPoint, pointBox } from './point-box.js';
export { orientedBoxContainsPoint, pointOrientedBox } from './point-oriented-box.js';
export {
  type TriangleBox,
  triangleBox,
  triangleIntersectsBox,
  triangleIntersectsBoxAt,
} from './triangle-box.js';
export {
  triangleIntersectsOrientedBox,
  triangleIntersectsOrientedBoxAt,
  triangleOrientedBox,
} from './triangle-oriented-box.js';
