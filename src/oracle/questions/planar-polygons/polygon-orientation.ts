import { polygonOrientationReferee } from '../../referees/shapes/planar-polygons/hull.js';
import { polygonOrientationSubject } from '../../subjects/planar-polygons/rings.js';
import type { Question } from '../question.js';
import { ringFamilies, ringLaws, ringLayout, ringShapes, same } from './ring-query.js';

const NAMES = ['clockwise', 'flat', 'counterclockwise'] as const;

const opposite = (answer: string) => NAMES[2 - NAMES.indexOf(answer as (typeof NAMES)[number])]!;

/** Orientation of any ring by its exact area. */
export const polygonOrientationQuestion: Question = {
  name: 'polygonOrientation2d',
  area: 'planar',
  layout: ringLayout,
  shapes: ringShapes,
  families: ringFamilies,
  subject(values) {
    const sign = polygonOrientationSubject(values);
    return sign === undefined ? 'SIGN DIFFERS' : NAMES[sign + 1]!;
  },
  referee: (values) => NAMES[polygonOrientationReferee(values) + 1]!,
  classes: NAMES,
  laws: ringLaws(opposite, same),
};
