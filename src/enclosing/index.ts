/** What encloses points: hulls, smallest circles, spheres and rectangles, bounding volumes. See docs/enclosing.md. */

export * from './calipers/index.js';
export * from './hull/index.js';
export * from './spheres/index.js';
export * from './volumes/index.js';
