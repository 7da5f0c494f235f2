import { buildBrushTree, expandBrush, segmentSolidLeafTree, type TreeHit } from '../../../bsp/index.js';
import type { Segment } from '../../../core/shapes.js';
import { compare, exactParameterValue } from '../../../implicit/index.js';
import { fractionText } from '../../answers/numbers.js';
import { brushesOf, MANY_SIDED, OTHER, prismOf } from '../../cases/bsp/brushes.js';
import { pointOf, segmentOf } from '../../cases/shapes.js';

type Brush = Parameters<typeof expandBrush>[0];
type Point = Parameters<typeof expandBrush>[1];

function textOf({ parameter }: TreeHit): string {
  const { numerator, denominator } = exactParameterValue(parameter);
  return fractionText(numerator, denominator);
}

/** The center of a box along a segment, and the tree of the grown brushes: when it is in the closed solid. */
function sweptText(brushes: readonly Brush[], halfSize: Point, path: Segment): string {
  const grown = brushes.map((brush) => expandBrush(brush, halfSize));
  const tree = buildBrushTree(JSON.parse(JSON.stringify(grown)) as typeof grown);
  const { stretches } = segmentSolidLeafTree(path, tree);
  const times: [TreeHit, TreeHit][] = [];
  for (const { entry, exit } of stretches) {
    const last = times.at(-1);
    if (last !== undefined && compare(last[1].parameter, entry.parameter) === 0) last[1] = exit!;
    else times.push([entry, exit!]);
  }
  if (times.length === 0) return 'passes';
  return ['hits', ...times.map(([entry, exit]) => `${textOf(entry)}..${textOf(exit)}`)].join(' ');
}

/** A box and a list of brushes. */
export function sweptBoxSubject(v: Float64Array): string {
  return sweptText(brushesOf(v), pointOf(v, OTHER), segmentOf(v, OTHER + 3));
}

/** A box and a prism of many sides. */
export function manySidedSubject(v: Float64Array): string {
  return sweptText([prismOf(v)], pointOf(v, MANY_SIDED.half), segmentOf(v, MANY_SIDED.start));
}
