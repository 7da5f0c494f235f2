/**
 * A ball, or what it sweeps along a segment, against the union of brushes over the rationals: how far the point or the
 * segment is from each brush alone, by all pairs of a vertex, edge and face. The kernel goes down a tree.
 */
import { OTHER } from '../../../cases/bsp/brushes.js';
import { ROUND_RADIUS } from '../../../cases/bsp/round-in-tree.js';
import { clip } from '../clip.js';
import { opposite } from '../halfspace.js';
import { clippedBox } from '../round/clipped.js';
import { type Ball, gapSign } from '../round/clipped-gaps.js';
import { hullOf, pointShape, segmentShape } from '../shape.js';
import { exact, type Vector, vectorAt } from '../vectors.js';
import { type ExactBrush, exactBrushes } from './brush-union.js';
import { shapeBrushesRelation } from './linear-brushes.js';

/** The sign of the distance of the core from a brush, less the radius: -1 where the core is in the brush. */
export function gapTo({ core, radius }: Ball, brush: ExactBrush): number {
  const spaces = brush.map(opposite);
  if (clip(hullOf(core), [], spaces).length > 0) return -1;
  const along = (k: number) => core.points.map((p) => p[k]!).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const least = [0, 1, 2].map((k) => along(k)[0]! - radius - 1n) as unknown as Vector;
  const most = [0, 1, 2].map((k) => along(k).at(-1)! + radius + 1n) as unknown as Vector;
  return gapSign({ core, radius }, clippedBox(least, most, spaces));
}

function referee(v: Float64Array, isSphere: boolean): string {
  const values = exact(v);
  const [start, end] = [vectorAt(values, OTHER, 3), vectorAt(values, OTHER + 3, 3)];
  const core = isSphere ? pointShape(start) : segmentShape(start, end);
  const radius = values.numerators[ROUND_RADIUS]!;
  const brushes = exactBrushes(v, values);
  if (radius === 0n) return shapeBrushesRelation(core, brushes);
  const least = Math.min(1, ...brushes.map((brush) => gapTo({ core, radius }, brush)));
  return least > 0 ? 'disjoint' : least === 0 ? 'touching' : 'overlapping';
}

/** A sphere. */
export const sphereBrushesReferee = (v: Float64Array): string => referee(v, true);

/** A capsule. */
export const capsuleBrushesReferee = (v: Float64Array): string => referee(v, false);
