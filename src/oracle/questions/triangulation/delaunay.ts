import { renumberedTriangulation } from '../../answers/triangulation.js';
import { delaunayReferee } from '../../referees/shapes/triangulation/delaunay.js';
import { delaunaySubject } from '../../subjects/triangulation/delaunay.js';
import { planeCloud } from '../enclosing/cloud-query.js';
import type { Law, Question } from '../question.js';

/** The order of points changes nothing but their numbers. */
const reversed: Law = {
  name: 'reversed',
  vary(values) {
    const count = values[0]!;
    const varied = values.slice();
    for (let i = 0; i < count; i++) {
      varied.set(values.subarray(1 + 2 * i, 3 + 2 * i), 1 + 2 * (count - 1 - i));
    }
    const places = new Set(
      Array.from({ length: count }, (_, i) => `${values[1 + 2 * i]! + 0} ${values[2 + 2 * i]! + 0}`),
    );
    if (places.size < count) return undefined;
    return { values: varied, expected: (answer) => renumberedTriangulation(answer, (i) => count - 1 - i)! };
  },
};

/** The Delaunay triangulation of up to twelve points. */
export const delaunayQuestion: Question = {
  ...planeCloud,
  name: 'delaunay2d',
  note: 'whether more than three points are on one empty circle, or all on a line; the triangles, counterclockwise, each from its least point number, sorted; the points on the hull, counterclockwise from the first by x and y, or along the line; for each point that equals an earlier one the first of these. Of four points on a circle the last by x and y is outside of the circle through the others',
  subject: delaunaySubject,
  referee: delaunayReferee,
  form: '<general|cocircular|collinear> triangles:<lists> hull:<list> equal:<lists>',
  classes: ['general', 'cocircular', 'collinear'],
  laws: [reversed],
};
