/** The step of a character: a shape that slides along what it touches, and is never in it. */
export { type MoveAndSlideOptions, moveAndSlide, type WalkerShape } from './move-and-slide.js';
export type { Step } from './slide.js';
export type {
  FaceSlideContact,
  LeafSlideContact,
  SlideContact,
  SlideContactIn,
  SlideWorld,
  TriangleSlideContact,
} from './world.js';
