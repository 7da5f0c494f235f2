/**
 * Indexes over boxes and points in flat arrays. All of them report the same pairs as brute force.
 */

export { PairList, sortPairs } from '../core/collections/pair-list.js';
export type { Coordinates, Line, Ray, Segment } from '../core/shapes.js';
export type { Sign } from '../core/sign.js';
export type { BoxTree, VisitCounts, VisitOptions } from './box-tree.js';
export { BoxTree2d } from './box-tree2d.js';
export { boxesOfPoints, boxesOfTriangles } from './boxes.js';
export { boxesOverlap, boxesOverlapBetween } from './boxes-overlap.js';
export { bruteForcePairs } from './brute-force.js';
export { type BvhBuild, buildBvh } from './bvh.js';
export { boxesAlong, type FirstAlong, firstAlong, visitBoxesAlong } from './bvh-along.js';
export { bvhFromBytes, bvhToBytes } from './bvh-bytes.js';
export {
  boxesWithin,
  type NearestObject,
  nearestBox,
  nearestBoxes,
  nearestObject,
  visitBoxesNear,
} from './bvh-near.js';
export {
  boxesOverlapping,
  overlappingPairs,
  overlappingPairsBetween,
  refitBvh,
  visitBoxesOverlapping,
  visitOverlappingPairs,
  visitOverlappingPairsBetween,
} from './bvh-queries.js';
export type { Bvh } from './bvh-tree.js';
export type { CellOptions } from './cell-level.js';
export { DynamicBvh } from './dynamic-bvh.js';
export { HierarchicalGrid } from './hierarchical-grid.js';
export { KdTree } from './kd-tree.js';
export { KdTree2d } from './kd-tree2d.js';
export { LooseOctree } from './loose-octree.js';
export {
  cellOfMorton2d,
  cellOfMorton3d,
  compareMorton2d,
  compareMorton3d,
  morton2d,
  morton3d,
} from './morton.js';
export { OverlapSearch, type UndecidedPairs } from './overlap-search.js';
export { overlappingPairs2d, overlappingPairsBetween2d } from './overlapping-pairs2d.js';
export { sweepPairs } from './sweep.js';
export { type OverlapChanges, SweepAndPrune } from './sweep-and-prune.js';
export { UniformGrid } from './uniform-grid.js';
export { UniformGrid2d } from './uniform-grid2d.js';
export { type CellGrid, visitCellsAlong, visitCellsAlong2d } from './visit-cells-along.js';
