/** The step of a character: a shape that slides along what it touches, and is never in it. */
export { type MoveAndSlideOptions, moveAndSlide, type WalkerShape } from './move-and-slide.js';
export type { SlideContact, Step } from './slide.js';
