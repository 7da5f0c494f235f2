import {
  buildBrushTree,
  firstTreeEntry,
  firstTreeHit,
  rayIntersectsSolidLeafTree,
  raySolidLeafTree,
  type SolidLeafTree,
  segmentIntersectsSolidLeafTree,
  segmentSolidLeafTree,
  type TreeHit,
  type TreeStretch,
  type TreeStretches,
} from '../../../bsp/index.js';
import type { Ray, Segment } from '../../../core/shapes.js';
import { compare, exactParameterValue, pointAt, samePoint, side } from '../../../implicit/index.js';
import { type StretchLike, stretchesText } from '../../answers/along-lines.js';
import { brushesOf, OTHER } from '../../cases/bsp/brushes.js';
import { rayOf, segmentOf } from '../../cases/shapes.js';

/** A stretch as text has it. */
export function stretchLike({ location, entry, exit }: TreeStretch): StretchLike {
  return {
    location,
    entry: exactParameterValue(entry.parameter),
    exit: exit === null ? null : exactParameterValue(exit.parameter),
    hasEntry: entry.location === location,
    hasExit: exit?.location === location,
  };
}

/** The point is where the parameter says, on all the planes that are named, and on one if it is on the boundary. */
function isHit(
  linear: Segment | Ray,
  tree: SolidLeafTree,
  { point, parameter, planes, location }: TreeHit,
): boolean {
  if (!samePoint(point, pointAt(linear, parameter))) return false;
  if (planes.some((plane) => side(tree.planes[plane]!, point) !== 0)) return false;
  return location === 'inside' || planes.length > 0;
}

/** What is wrong beside the stretches: hits, the first of them, the boolean, the answer about a copy. */
export function faultOf(
  linear: Segment | Ray,
  tree: SolidLeafTree,
  all: TreeStretches,
  meets: boolean,
): string {
  const hits = all.stretches.flatMap(({ entry, exit }) => [entry, ...(exit === null ? [] : [exit])]);
  if (!hits.every((hit) => isHit(linear, tree, hit))) return ' HIT IS ELSEWHERE';
  if (meets !== hits.length > 0) return ' BOOLEAN DIFFERS';
  const [inside, entry] = [all.stretches.find(isInside)?.entry ?? null, firstTreeEntry(linear, tree)];
  if (!isSameHit(inside, entry)) return ' ENTRY DIFFERS';
  const found = firstTreeHit(linear, structuredClone(tree));
  return isSameHit(hits[0] ?? null, found) ? '' : ' FIRST DIFFERS';
}

const isInside = ({ location }: TreeStretch): boolean => location === 'inside';

function isSameHit(p: TreeHit | null, q: TreeHit | null): boolean {
  if (p === null || q === null) return p === q;
  const areAtOnePlace = compare(p.parameter, q.parameter) === 0;
  return areAtOnePlace && p.location === q.location && p.planes.join() === q.planes.join();
}

/** A segment. */
export function segmentSolidLeafTreeSubject(v: Float64Array): string {
  const [segment, tree] = [segmentOf(v, OTHER), buildBrushTree(brushesOf(v), { inward: 'nothing' })];
  const all = segmentSolidLeafTree(segment, tree);
  const fault = faultOf(segment, tree, all, segmentIntersectsSolidLeafTree(segment, tree));
  return stretchesText(all.relation, all.stretches.map(stretchLike)) + fault;
}

/** A ray. */
export function raySolidLeafTreeSubject(v: Float64Array): string {
  const [ray, tree] = [rayOf(v, OTHER), buildBrushTree(brushesOf(v), { inward: 'nothing' })];
  const all = raySolidLeafTree(ray, tree);
  const fault = faultOf(ray, tree, all, rayIntersectsSolidLeafTree(ray, tree));
  return stretchesText(all.relation, all.stretches.map(stretchLike)) + fault;
}
