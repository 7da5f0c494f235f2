import { canonicalRing } from './text.js';

/**
 * Classes of what two convex polygons have in common, read off the text of their contact: containment, equal polygons
 * and common edges are cases that engines forget, and a mere `overlapping` would hide that nobody asked.
 */

/** The features of one of the two, from `A/B` pairs. */
function featuresOf(pairs: readonly string[], which: 0 | 1): string[] {
  return pairs.map((pair) => pair.split('/')[which]!);
}

/** Whether the common polygon has the corners of the polygon of `corners` vertices: then it is that polygon. */
function isAllOf(features: readonly string[], corners: number): boolean {
  const isCorner = features.every((feature) => feature.startsWith('v'));
  return features.length === corners && isCorner && new Set(features).size === corners;
}

/**
 * What the first polygon is to the second, where they overlap in an area: `inside`, `containing`, `equal`;
 * `inside-apart` and `containing-apart` where the boundaries have no common point; `undefined` for none of these.
 *
 * @param corners  How many the first has, and the second
 */
export function containmentOf(answer: string, corners: readonly [number, number]): string | undefined {
  const [relation, ...pairs] = answer.split(' ');
  if (relation !== 'overlapping' || pairs.length < 3) return undefined;
  const isInside = isAllOf(featuresOf(pairs, 0), corners[0]);
  const isContaining = isAllOf(featuresOf(pairs, 1), corners[1]);
  if (isInside && isContaining) return 'equal';
  const isApart = (which: 0 | 1) => featuresOf(pairs, which).every((feature) => feature.startsWith('f'));
  if (isInside) return isApart(1) ? 'inside-apart' : 'inside';
  if (isContaining) return isApart(0) ? 'containing-apart' : 'containing';
  return undefined;
}

/** The type of a pair's features: `v/f`. */
const typesOf = (pair: string) => pair.replace(/\d+/g, '');

/**
 * The class of two triangles of space:
 *
 * - `touching v/f`: in a point, of which features; `touching edge`: in a whole edge of both; `touching segment`: in
 *   another segment;
 * - `overlapping inside` and the other words of {@link containmentOf}; `overlapping edge`: beside a whole common edge,
 *   on the same side of it; `overlapping`;
 * - else the relation.
 */
export function trianglesClass(answer: string): string {
  const [relation, ...pairs] = answer.split(' ') as [string, ...string[]];
  const common = pairs.filter((pair) => typesOf(pair) === 'v/v').length;
  if (relation === 'touching') {
    if (pairs.length === 1) return `touching ${typesOf(pairs[0]!)}`;
    return common === 2 ? 'touching edge' : 'touching segment';
  }
  if (relation !== 'overlapping') return relation;
  const containment = containmentOf(answer, [3, 3]) ?? (common > 1 ? 'edge' : undefined);
  return containment === undefined ? relation : `${relation} ${containment}`;
}

/** A relation and the rounded points of a contact: `crossing 0.5,1`. */
export function pointsText(relation: string, points: readonly (readonly [number, number])[]): string {
  return [relation, ...canonicalRing(points.map(([x, y]) => `${x},${y}`))].join(' ');
}

/** The lists of a hull under all policies, the number of its corners in a word before them. */
export function hullText(lists: readonly (readonly number[])[]): string {
  const names = ['empty', 'point', 'segment'];
  return `${names[lists[0]!.length] ?? 'polygon'} ${lists.map((list) => list.join()).join(' ')}`;
}

/** A hull of space as text: what it is, and five lists. */
export function hullListsText(dimension: number, lists: readonly ArrayLike<number>[]): string {
  const names = ['empty', 'point', 'segment', 'polygon', 'solid'];
  return [names[dimension + 1]!, ...lists.map((list) => Array.from(list).join())].join(' ');
}

/** An order, whether neighbours in it have equal angles, and where: `ties 1 0 2 <=`. */
export function orderText(order: readonly number[], compare: (i: number, j: number) => number): string {
  const ties = order.slice(1).map((j, k) => (compare(order[k]!, j) === 0 ? '=' : '<'));
  return `${ties.includes('=') ? 'ties' : 'distinct'} ${order.join(' ')} ${ties.join('')}`;
}

/** What can be wrong with a polygon, in the order in which faults are listed. */
export const POLYGON_FAULTS = [
  'too-few-points',
  'flat',
  'self-crossing',
  'self-touching',
  'self-overlap',
  'rings-crossing',
  'rings-overlap',
  'hole-outside',
  'nested-holes',
  'disconnected-interior',
];
