import {
  BoxTree2d,
  boxesOverlap,
  boxesOverlapBetween,
  boxesOverlapping,
  bruteForcePairs,
  buildBvh,
  HierarchicalGrid,
  KdTree,
  LooseOctree,
  overlappingPairs,
  overlappingPairs2d,
  overlappingPairsBetween,
  overlappingPairsBetween2d,
  SweepAndPrune,
  sweepPairs,
  UniformGrid,
  UniformGrid2d,
} from '../../../indexes/index.js';
import { boxPairsText, foundText } from '../../answers/boxes.js';
import {
  askedBox,
  askedPoint,
  boxListAt,
  boxListSize,
  MANY_POINTS,
  MOST_OF_TWO,
  manyPoints,
} from '../../cases/indexes.js';

/** What each way to find the pairs of a list finds, by its name. */
function pairsByAll(boxes: Float64Array): Readonly<Record<string, ArrayLike<number>>> {
  const count = boxes.length / 6;
  const asked: number[] = [];
  for (let i = 0; i < count; i++) {
    for (let j = i + 1; j < count; j++) if (boxesOverlap(boxes, i, j)) asked.push(i, j);
  }
  return {
    'BRUTE FORCE': bruteForcePairs(boxes),
    BOOLEAN: asked,
    SWEEP: sweepPairs(boxes),
    MORTON: overlappingPairs(buildBvh(boxes, { build: 'morton' })),
    'UNIFORM GRID': new UniformGrid(boxes).pairs(),
    'HIERARCHICAL GRID': new HierarchicalGrid(boxes).pairs(),
    OCTREE: new LooseOctree(boxes).pairs(),
    PRUNE: new SweepAndPrune(boxes).pairs(),
  };
}

const text = (pairs: ArrayLike<number>) => Array.from(pairs).join();

/** The names of those that say something else. */
function faults(found: ArrayLike<number>, others: Readonly<Record<string, ArrayLike<number>>>): string {
  const expected = text(found);
  const differing = Object.entries(others).filter(([, pairs]) => text(pairs) !== expected);
  return differing.map(([name]) => ` ${name} DIFFERS`).join('');
}

/** The pairs of a list in space, by every index. */
export function boxPairsSubject(v: Float64Array): string {
  const boxes = boxListAt(v, 0, 3);
  const count = boxes.length / 6;
  const found = overlappingPairs(buildBvh(boxes));
  return boxPairsText(found, (count * (count - 1)) / 2) + faults(found, pairsByAll(boxes));
}

/**
 * The pairs between two lists in space: of two trees, one box after the other of one tree, and one pair after the
 * other.
 */
export function boxPairsBetweenSubject(v: Float64Array): string {
  const [a, b] = [boxListAt(v, 0, 3), boxListAt(v, boxListSize(3, MOST_OF_TWO), 3)];
  const [tree, count, others] = [buildBvh(b), a.length / 6, b.length / 6];
  const found = overlappingPairsBetween(buildBvh(a), tree);
  const single: number[] = [];
  const asked: number[] = [];
  for (let i = 0; i < count; i++) {
    for (const j of boxesOverlapping(tree, a.subarray(6 * i, 6 * i + 6))) single.push(i, j);
    for (let j = 0; j < others; j++) if (boxesOverlapBetween(a, i, b, j)) asked.push(i, j);
  }
  return boxPairsText(found, count * others) + faults(found, { QUERY: single, BOOLEAN: asked });
}

/** The pairs of a list in the plane. */
export function boxPairs2dSubject(v: Float64Array): string {
  const boxes = boxListAt(v, 0, 2);
  const count = boxes.length / 4;
  const found = overlappingPairs2d(boxes);
  const others = { TREE: new BoxTree2d(boxes).pairs(), GRID: new UniformGrid2d(boxes).pairs() };
  return boxPairsText(found, (count * (count - 1)) / 2) + faults(found, others);
}

/** The pairs between two lists in the plane. */
export function boxPairsBetween2dSubject(v: Float64Array): string {
  const [a, b] = [boxListAt(v, 0, 2), boxListAt(v, boxListSize(2, MOST_OF_TWO), 2)];
  return boxPairsText(overlappingPairsBetween2d(a, b), (a.length / 4) * (b.length / 4));
}

/** What a k-d tree finds: within a distance, nearest, and in a box. */
export function kdTreeSubject(v: Float64Array): string {
  const tree = new KdTree(manyPoints(v));
  const point = askedPoint(v);
  const nearest = tree.kNearest(point, v[MANY_POINTS.k]!);
  const within = tree.withinDistance(point, v[MANY_POINTS.radius]!);
  const text = `${foundText(within, tree.size)} ${nearest.join()} ${tree.inBox(askedBox(v)).join()}`;
  const first = tree.nearest(point);
  return nearest.length > 0 && first !== nearest[0] ? `${text} NEAREST DIFFERS` : text;
}
