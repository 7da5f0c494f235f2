export * from './generated/index.js';
export { polygonAreaSign } from './polygon-area-sign.js';
export { sideOfThickPlane } from './side-of-thick-plane.js';
