/**
 * Indexes over boxes and points in flat arrays. All of them report the same pairs as brute force.
 */
export {
  boxesOfPoints,
  boxesOfTriangles,
  boxesOverlap,
  boxesOverlapBetween,
  requireBoxes,
  requireOneBox,
  requirePoints,
} from './boxes.js';
export { bruteForcePairs } from './brute-force.js';
export { PairList, sortPairs } from './growable-pairs.js';
