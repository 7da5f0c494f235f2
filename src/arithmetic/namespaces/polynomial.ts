/** In a file of its own: who takes a function of a namespace does not pay for the whole of it. */
export * from '../polynomial.js';
