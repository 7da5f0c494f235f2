import {
  buildBrushTree,
  expandBrush,
  expandBrushByCylinderConservative,
  expandBrushBySphereConservative,
  segmentSolidLeafTree,
  type TreeHit,
} from '../../../bsp/index.js';
import type { Segment } from '../../../core/shapes.js';
import { compare, type ExactPlane, exactParameterValue, side } from '../../../implicit/index.js';
import { fractionText } from '../../answers/numbers.js';
import { brushesOf, cylinderOf, MANY_SIDED, OTHER, POINT, prismOf, RADIUS } from '../../cases/bsp/brushes.js';
import { pointOf, segmentOf } from '../../cases/shapes.js';

type Brush = Parameters<typeof expandBrush>[0];
type Point = Parameters<typeof expandBrush>[1];

function sweptBoxText({ parameter }: TreeHit): string {
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
  return ['hits', ...times.map(([entry, exit]) => `${sweptBoxText(entry)}..${sweptBoxText(exit)}`)].join(' ');
}

/** A box and a list of brushes. */
export function sweptBoxSubject(v: Float64Array): string {
  return sweptText(brushesOf(v), pointOf(v, OTHER), segmentOf(v, OTHER + 3));
}

/** A box and a prism of many sides. */
export function manySidedSubject(v: Float64Array): string {
  return sweptText([prismOf(v)], pointOf(v, MANY_SIDED.half), segmentOf(v, MANY_SIDED.start));
}

/** Whether a point is behind all planes; copies of them have to say the same. */
function roundBrushesText(grown: readonly ExactPlane[], v: Float64Array): string {
  const point = pointOf(v, POINT);
  const isBehind = (planes: readonly ExactPlane[]) => planes.every((plane) => side(plane, point) <= 0);
  const isIn = isBehind(grown);
  const isSame = isBehind(JSON.parse(JSON.stringify(grown)) as ExactPlane[]) === isIn;
  return (isIn ? 'in' : 'out') + (isSame ? '' : ' COPY DIFFERS');
}

/** A point and a brush that is grown by a sphere. */
export function sphereBrushSubject(v: Float64Array): string {
  return roundBrushesText(expandBrushBySphereConservative(brushesOf(v)[0]!, v[RADIUS]!), v);
}

/** A point and a brush that is grown by a cylinder. */
export function cylinderBrushSubject(v: Float64Array): string {
  return roundBrushesText(expandBrushByCylinderConservative(brushesOf(v)[0]!, cylinderOf(v)), v);
}
