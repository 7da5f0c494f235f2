/** Boxes and oriented boxes: what is not generated for a pair. */

export { orientedBoxFromCorner } from '../../implicit/oriented-box-from-corner.js';
export type { BoxBox } from './box-pair.js';
export type { OrientedBoxPair } from './oriented-box-pair.js';
export {
  boxesIntersectAt,
  orientedBoxesIntersectAt,
  triangleIntersectsBoxAt,
  triangleIntersectsOrientedBoxAt,
} from './over-buffers.js';
export type { PlaneBox } from './plane-boxes.js';
export type { TriangleBox } from './triangle-box.js';
