import { renumberedTriangulation } from '../../answers/triangulation.js';
import { crossedDelaunayReferee } from '../../referees/shapes/triangulation/crossed-delaunay.js';
import { delaunayReferee } from '../../referees/shapes/triangulation/delaunay.js';
import { crossedDelaunaySubject, delaunaySubject } from '../../subjects/triangulation/delaunay.js';
import { planeCloud } from '../enclosing/cloud-query.js';
import type { Law, Question } from '../question.js';
import { segmentPairFamilies } from './segment-families.js';

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

/** The constrained triangulation of up to six segments between up to twelve points, with their crossings. */
export const crossedDelaunayQuestion: Question = {
  ...planeCloud,
  name: 'constrainedDelaunayWithCrossings2d',
  note: 'points 2 i and 2 i + 1 are joined by segment i; crossings that are no given points are numbered behind these by x and y. Whether there are crossings, or all is on a line; the coordinates of crossings; then as `delaunay2d`; at last the edges that are parts of segments, by both points and the first segment, unless all is on a line',
  families: [...planeCloud.families, ...segmentPairFamilies],
  subject: crossedDelaunaySubject,
  referee: crossedDelaunayReferee,
  form: '<crossed|uncrossed|collinear> at:<ts|-> triangles:<lists> hull:<list> equal:<lists> edges:<lists>',
  classes: ['crossed', 'uncrossed', 'collinear'],
};
