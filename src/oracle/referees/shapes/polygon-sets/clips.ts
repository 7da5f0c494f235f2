import { type ClipCase, clipCaseOf } from '../../../cases/polygon-sets/clips.js';
import { COMBINED } from '../../../cases/polygon-sets/operands.js';
import { edgesOfRing, type Point } from './levels.js';
import { regionText } from './polygon-sets.js';
import { regionOf } from './region.js';

/** A rectangle on the left of a line between integers, so large that what is farther away does not matter. */
function largeRing([[ax, ay], [bx, by]]: readonly [Point, Point], reach: bigint): readonly Point[] {
  const [dx, dy] = [bx - ax, by - ay];
  // A step of the line is at least one long.
  const k = 4n * reach + 1n;
  const at = (along: bigint, up: bigint): Point => [ax + along * dx - up * dy, ay + along * dy + up * dx];
  return [at(-k, 0n), at(k, 0n), at(k, k), at(-k, k)];
}

function clipRing(type: ClipCase['type'], [p, q]: readonly [Point, Point], reach: bigint): readonly Point[] {
  if (type === 'half-plane') return largeRing([p, q], reach);
  const [left, right] = p[0] < q[0] ? [p[0], q[0]] : [q[0], p[0]];
  const [low, high] = p[1] < q[1] ? [p[1], q[1]] : [q[1], p[1]];
  return [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ];
}

/** An operand in a box, or on the left of a line. */
export function clipReferee(values: Float64Array): string {
  const { operand, type, points } = clipCaseOf(values);
  const region = regionOf([operand], COMBINED.union, points);
  const [p, q] = region.others as [Point, Point];
  const all = [...region.edges.flatMap(({ left, right }) => [left, right]), p, q].flat();
  let reach = 0n;
  for (const x of all) if ((x < 0n ? -x : x) > reach) reach = x < 0n ? -x : x;
  return regionText({
    ...region,
    edges: [...region.edges, ...edgesOfRing(clipRing(type, [p, q], reach), region.groups)],
    groups: region.groups + 1,
    isInside: (windings) => windings[region.groups] !== 0 && region.isInside(windings),
    others: [],
  });
}
