export * from './expression.js';
export * from './formula.js';
