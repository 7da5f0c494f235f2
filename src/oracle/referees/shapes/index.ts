// The referee's toolkit: exact geometry over BigInt, sharing no code with src/. See docs/fuzzing.md.
export * from './clip.js';
export * from './contact.js';
export * from './halfspace.js';
export * from './line.js';
export * from './linear-programming.js';
export * from './polytope.js';
export * from './shape.js';
export * from './vectors.js';
