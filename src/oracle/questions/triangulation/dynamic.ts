import { MOST_IN_CLOUD } from '../../cases/enclosing/clouds.js';
import { historyFamilies, historyOf, MOST_STEPS, STEP_NUMBERS } from '../../cases/triangulation/histories.js';
import { dynamicDelaunayReferee } from '../../referees/shapes/triangulation/dynamic.js';
import { dynamicDelaunaySubject } from '../../subjects/triangulation/dynamic.js';
import { scaling } from '../laws.js';
import { integer, layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import { ringParts } from '../planar-polygons/ring-query.js';
import type { Question } from '../question.js';

const layout = layoutOf(
  2,
  ...ringParts('p', 1, MOST_IN_CLOUD),
  integer('start', 0, MOST_IN_CLOUD, 'how many of the points are there at first'),
  integer('steps', 0, MOST_STEPS, 'how many of the steps behind it count'),
  ...Array.from({ length: MOST_STEPS }, (_, k) =>
    integer(
      `step${k}`,
      0,
      STEP_NUMBERS - 1,
      k === 0
        ? 'below 12 a point comes where point s is, modulo their number; else one goes: number s - 12, modulo how many there are, of those that are there'
        : undefined,
    ),
  ),
  ...points('q'),
);

/** A triangulation after points came and went, and a point that is looked for in it. */
export const dynamicDelaunayQuestion: Question = {
  name: 'dynamicDelaunay2d',
  area: 'planar',
  layout,
  families: historyFamilies,
  note: 'points that come have the numbers that follow on those that were given before. The triangulation of those that are there at the end, as `delaunay2d` of them in the order of their numbers; these numbers; and where q is among them, as `delaunayLocator2d`, by these numbers',
  subject: dynamicDelaunaySubject,
  referee: dynamicDelaunayReferee,
  laws: [scaling(layout)],
  form: '<general|cocircular|collinear> triangles:<lists> hull:<list> equal:<lists> ids:<list> <vertex|edge|face|outside> of:<list> nearest:<list> natural:<list>',
  classes: ['general', 'cocircular', 'collinear'],
  coded: true,
  shapes: shapesBy('start steps q', (values) => {
    const { start, steps, point } = historyOf(values);
    return [start, steps, point] as const;
  }),
};
