export * from './expression.js';
export * from './formula.js';
export * from './staged.js';
