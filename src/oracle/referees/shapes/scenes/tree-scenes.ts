/**
 * A shape beside the union of brushes: how far it is from each, the least of all; and whether it reaches inside of what
 * is in no brush, which is divided into convex parts by the planes of one brush after the other. The kernel has a tree.
 */
import type { TreeSweepKind } from '../../../cases/motion/tree-sweeps.js';
import type { ExactBrush } from '../bsp/brush-union.js';
import { shapeBrushesRelation } from '../bsp/linear-brushes.js';
import { gapTo } from '../bsp/round-brushes-union.js';
import { dimensionOf } from '../contact.js';
import { isProper } from '../half-space-features.js';
import { opposite, valueAt } from '../halfspace.js';
import { brushesIn, type InUnits, inUnits, moverIn, sceneWith } from '../motion/brush-scenes.js';
import { startWord } from '../motion/translation.js';
import { startAmong } from '../motion/tree-sweeps.js';
import { clippedBox } from '../round/clipped.js';
import { roundedDistance, wayBetween } from '../round/swept-distances.js';
import type { Vector } from '../vectors.js';

/** A box well around a shape: what is beyond it does not matter. */
export interface Around {
  readonly least: Vector;
  readonly most: Vector;
}

export function aroundShape(one: InUnits): Around {
  const { core, radius } = moverIn(one);
  const sorted = [0, 1, 2].map((k) =>
    core.shape.points.map((p) => p[k]!).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)),
  );
  return {
    least: sorted.map((all) => all[0]! - radius - 1n) as unknown as Vector,
    most: sorted.map((all) => all.at(-1)! + radius + 1n) as unknown as Vector,
  };
}

/** The planes that bound a part of the box; `null` if it has no inside. */
function boundsOf({ least, most }: Around, part: ExactBrush): ExactBrush | null {
  const { corners } = clippedBox(least, most, part.map(opposite));
  const at = corners.map((corner) => corner.at);
  if (dimensionOf(at) < 3) return null;
  return part.filter((plane) => dimensionOf(at.filter((p) => valueAt(plane, p) === 0n)) === 2);
}

/** The parts of the box, with an inside, that are in none of the brushes. */
export function outsideOf(around: Around, brushes: readonly ExactBrush[]): ExactBrush[] {
  let parts: ExactBrush[] = [[]];
  for (const brush of brushes) {
    parts = parts.flatMap((part) => {
      const kept: ExactBrush[] = [];
      let rest: ExactBrush | null = part;
      for (const plane of brush.filter(isProper)) {
        if (rest === null) break;
        const beyond = boundsOf(around, [...rest, opposite(plane)]);
        if (beyond !== null) kept.push(beyond);
        rest = boundsOf(around, [...rest, plane]);
      }
      return kept;
    });
  }
  return parts;
}

/** Does a shape reach inside of one of some parts of space? */
function reachesInto(one: InUnits, parts: readonly ExactBrush[]): boolean {
  const { core, radius } = moverIn(one);
  if (radius === 0n) return shapeBrushesRelation(core.shape, parts) === 'overlapping';
  return parts.some((part) => gapTo({ core: core.shape, radius }, part) < 0);
}

/** The referee of a kind of shape. */
export function nearestLeavesReferee(kind: TreeSweepKind): (values: Float64Array) => string {
  return (values) => {
    const one = inUnits(kind, values);
    const brushes = brushesIn(one);
    if (brushes.length === 0) return 'empty';
    const scenes = brushes
      .map((_, i) => sceneWith(one, i, ({ reader }) => reader.reach))
      .filter((scene) => scene !== null);
    const distances = scenes.map(({ a, b, unit }) =>
      roundedDistance(wayBetween([a, b], [kind, 'convexPolyhedron'], unit)),
    );
    const least = Math.min(...distances);
    const start = startAmong(
      one,
      scenes.map((scene) => ({ start: startWord(scene) })),
    );
    const isIn = start !== 'disjoint' && !reachesInto(one, outsideOf(aroundShape(one), brushes));
    return `${start} ${isIn ? 'all' : 'part'} ${least}`;
  };
}
