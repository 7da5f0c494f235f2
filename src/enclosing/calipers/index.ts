/** Rectangles, widths and diameters. */
export { type Diameter, diameter, diameter2d } from './diameter.js';
export type { ExactPoint2 } from './hull-ring.js';
export {
  type EnclosingRectangle,
  minimumAreaRectangle2d,
  minimumPerimeterRectangle2d,
} from './minimum-rectangle.js';
export { type Width, width } from './width.js';
export { type Width2d, width2d } from './width-2d.js';
