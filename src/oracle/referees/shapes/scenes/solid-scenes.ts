/**
 * A shape beside a union of bounded brushes without another one: how far it is from each of the convex parts of that;
 * if it meets one, whether it meets what is left of space around it, and if not, how far all convex parts of that are.
 * The kernel has triangles of a boundary.
 */
import type { TreeSweepKind } from '../../../cases/motion/tree-sweeps.js';
import type { ExactBrush } from '../bsp/brush-union.js';
import { shapeBrushesRelation } from '../bsp/linear-brushes.js';
import { gapTo } from '../bsp/round-brushes-union.js';
import { type InUnits, inUnits, moverIn, sceneWith } from '../motion/brush-scenes.js';
import { partsIn } from '../motion/solid-sweeps.js';
import { roundedDistance, wayBetween } from '../round/swept-distances.js';
import { type Around, aroundShape, outsideOf } from './tree-scenes.js';

/** Is a closed shape beside a point of one of some closed parts? */
function meetsAny(one: InUnits, parts: readonly ExactBrush[]): boolean {
  const { core, radius } = moverIn(one);
  if (radius === 0n) return shapeBrushesRelation(core.shape, parts) !== 'disjoint';
  return parts.some((part) => gapTo({ core: core.shape, radius }, part) <= 0);
}

/** A box around the shape and all corners of the solid. */
function aroundAll({ reader: { reach } }: InUnits): Around {
  return { least: [-reach, -reach, -reach], most: [reach, reach, reach] };
}

/**
 * Parts that were found in some units, in others: where n·x + c is in the units of a reader, it is n·x + c·d in units
 * that are d times as fine.
 */
const inUnitsOf =
  (parts: readonly ExactBrush[], { reader: { unit } }: InUnits) =>
  ({ reader }: InUnits): ExactBrush[] =>
    parts.map((part) =>
      part.map(({ normal, constant }) => ({ normal, constant: constant * (reader.unit / unit) })),
    );

/** The least distance of the shape from some convex parts. */
function leastDistance(one: InUnits, parts: readonly ExactBrush[]): number {
  const convexParts = inUnitsOf(parts, one);
  const distances = parts.flatMap((_, i) => {
    const scene = sceneWith(one, i, ({ reader }) => reader.reach, convexParts);
    if (scene === null) return [];
    return [roundedDistance(wayBetween([scene.a, scene.b], [one.kind, 'convexPolyhedron'], scene.unit))];
  });
  return Math.min(...distances);
}

/** The referee of a kind of shape. */
export function nearestFacesReferee(kind: TreeSweepKind): (values: Float64Array) => string {
  return (values) => {
    const one = inUnits(kind, values);
    const parts = partsIn(one);
    if (parts.length === 0) return 'empty';
    const outside = leastDistance(one, parts);
    if (outside > 0) return `outside ${outside}`;
    if (meetsAny(one, outsideOf(aroundShape(one), parts))) return 'meeting 0';
    return `inside ${leastDistance(one, outsideOf(aroundAll(one), parts))}`;
  };
}
