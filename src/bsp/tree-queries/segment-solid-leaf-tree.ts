import { requireSegment3 } from '../../core/arguments/index.js';
import type { Segment } from '../../core/shapes.js';
import type { SolidLeafTree } from '../trees/bsp-tree.js';
import { allStretches, meetsSolid } from './line-hits.js';
import { carrierOf } from './line-place.js';
import { solidTreeFrom } from './load-tree.js';
import { hitsOf, type TreeStretches } from './tree-hit.js';

/**
 * Where is a segment in the closed solid of a tree: every part of it that is inside, every part that slides along the
 * boundary, and every point where it touches, in order, with ends that are kept as what defines them. A segment whose
 * ends are equal is a point.
 *
 * Which way to go is decided by the exact sides of the planes, of which the segment may lie in as many as it likes.
 *
 * Source: Ericson, Real-Time Collision Detection, 8.4.2, whose code loses what is beyond a plane that the segment
 * begins on.
 *
 * @throws RangeError if a coordinate is not finite, or naming the part of the tree that is wrong
 * @example
 * const box = [[1, 0, 0, -3], [-1, 0, 0, 1], [0, 1, 0, -1], [0, -1, 0, 0], [0, 0, 1, -1], [0, 0, -1, 0]];
 * const tree = buildBrushTree([box.map(([x, y, z, constant]) => ({ normal: [x, y, z], constant }))]);
 * const { relation, stretches } = segmentSolidLeafTree({ start: [0, 0.5, 0.5], end: [3, 0.5, 0.5] }, tree);
 * relation; // 'overlapping'
 * stretches[0].entry.parameter.toNumber(); // 1 / 3
 * stretches[0].exit.parameter.toNumber(); // 1
 * segmentSolidLeafTree({ start: [0, 0, 0], end: [4, 0, 0] }, tree).stretches[0].location; // 'boundary'
 */
export function segmentSolidLeafTree(segment: Segment, tree: SolidLeafTree): TreeStretches {
  const where = 'segmentSolidLeafTree';
  requireSegment3(where, 'segment', segment);
  return hitsOf(allStretches(solidTreeFrom(where, 'tree', tree), carrierOf(segment)));
}

/**
 * Does a segment meet the closed solid of a tree? Touching counts.
 *
 * @throws RangeError if a coordinate is not finite, or naming the part of the tree that is wrong
 * @example
 * const tree = buildBrushTree([[{ normal: [0, 0, 1], constant: 0 }]]);
 * segmentIntersectsSolidLeafTree({ start: [0, 0, 1], end: [0, 0, 0] }, tree); // true
 */
export function segmentIntersectsSolidLeafTree(segment: Segment, tree: SolidLeafTree): boolean {
  const where = 'segmentIntersectsSolidLeafTree';
  requireSegment3(where, 'segment', segment);
  return meetsSolid(solidTreeFrom(where, 'tree', tree), carrierOf(segment));
}
