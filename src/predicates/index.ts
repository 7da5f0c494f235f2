export * from './generated/index.js';
export { sideOfThickPlane } from './side-of-thick-plane.js';
