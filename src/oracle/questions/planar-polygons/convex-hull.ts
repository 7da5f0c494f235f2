import { convexHull2d } from '../../../planar/polygons/convex-hull.js';
import { exactRingAt, ringAt } from '../../cases/planar/rings.js';
import { exact } from '../../referees/shapes/index.js';
import { hullLists, POLICIES } from '../../referees/shapes/planar-polygons/hull.js';
import { scaling } from '../laws.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { ringFamilies, ringLayout } from './ring-query.js';

/** By the number of corners, and the lists of all policies. */
function textOf(lists: readonly (readonly number[])[]): string {
  const names = ['empty', 'point', 'segment'];
  return `${names[lists[0]!.length] ?? 'polygon'} ${lists.map((list) => list.join()).join(' ')}`;
}

const shapes = shapesBy('points', (values) => [ringAt(values, 0)] as const);

/** Convex hull of up to eight points, all four policies. */
export const convexHullQuestion: Question = {
  name: 'convexHull2d',
  note: 'four lists of point numbers, counterclockwise from the first in lexicographic order: corners only; with points within edges; corners with repeated points; with both',
  area: 'planar',
  layout: ringLayout,
  families: ringFamilies,
  shapes,
  subject(values) {
    const [points] = shapes.of(values);
    return textOf(POLICIES.map((policy) => convexHull2d(points, policy)));
  },
  referee: (values) => textOf(hullLists(exactRingAt(exact(values), 0))),
  form: '<empty|point|segment|polygon> <list> <list> <list> <list>',
  classes: ['empty', 'point', 'segment', 'polygon'],
  laws: [scaling(ringLayout)],
};
