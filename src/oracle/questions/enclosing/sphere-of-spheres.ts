import { MOST_SPHERES, sphereSetFamilies, spheresOf } from '../../cases/enclosing/sphere-sets.js';
import { sphereSetFault, sphereSetReferee } from '../../referees/shapes/enclosing/sphere-of-spheres.js';
import { enclosingSphereOfSpheresSubject } from '../../subjects/enclosing/volumes.js';
import { integer, layoutOf, length, point } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { reversing } from './reversing.js';

/** A sphere around up to six spheres. */
export const enclosingSphereOfSpheresQuestion: Question = {
  name: 'enclosingSphereOfSpheres',
  note: 'a construction: the answer is JSON, a list of numbers, and is checked: center, radius. The text says whether one of the spheres contains all. All spheres are inside, compared exactly, and the radius is above that of the smallest one by a part of 2^-18 at most, and what rounding the center takes: it is as near to the hull of the centers of those that reach that far. Where a number is above 2^1020 in size, an empty list is right, too: no double may be large enough',
  area: 'spatial',
  layout: layoutOf(
    3,
    integer('count', 1, MOST_SPHERES),
    ...Array.from({ length: MOST_SPHERES }, (_, i) => [point(`s${i}.center`), length(`s${i}.radius`)]).flat(),
  ),
  families: sphereSetFamilies,
  subject: enclosingSphereOfSpheresSubject,
  referee: sphereSetReferee,
  check: sphereSetFault,
  form: '<one|several>',
  classes: ['one', 'several'],
  laws: [reversing(4)],
  shapes: shapesBy('spheres', (values) => [spheresOf(values)] as const),
};
