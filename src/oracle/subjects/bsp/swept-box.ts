import { buildBrushTree, expandBrush, segmentSolidLeafTree, type TreeHit } from '../../../bsp/index.js';
import { compareParameters, exactParameterValue } from '../../../implicit/index.js';
import { fractionText } from '../../answers/fractions.js';
import { pointOf } from '../../cases/boxes/values.js';
import { brushesOf, OTHER } from '../../cases/bsp/brush-lists.js';
import { segmentOf } from '../../cases/triangles/values.js';

function textOf({ parameter }: TreeHit): string {
  const { numerator, denominator } = exactParameterValue(parameter);
  return fractionText(numerator, denominator);
}

/** The center of the box along a segment, and the tree of the grown brushes: when it is in the closed solid. */
export function sweptBoxSubject(v: Float64Array): string {
  const halfSize = pointOf(v, OTHER);
  const grown = brushesOf(v).map((brush) => expandBrush(brush, halfSize));
  const tree = buildBrushTree(JSON.parse(JSON.stringify(grown)) as typeof grown);
  const { stretches } = segmentSolidLeafTree(segmentOf(v, OTHER + 3), tree);
  const times: [TreeHit, TreeHit][] = [];
  for (const { entry, exit } of stretches) {
    const last = times.at(-1);
    if (last !== undefined && compareParameters(last[1].parameter, entry.parameter) === 0) last[1] = exit!;
    else times.push([entry, exit!]);
  }
  if (times.length === 0) return 'passes';
  return ['hits', ...times.map(([entry, exit]) => `${textOf(entry)}..${textOf(exit)}`)].join(' ');
}
