import { referee } from '../../referees/shapes/planar-polygons/polygon-orientation.js';
import { subject } from '../../subjects/planar-polygons/polygon-orientation.js';
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
    const sign = subject(values);
    return sign === undefined ? 'SIGN DIFFERS' : NAMES[sign + 1]!;
  },
  referee: (values) => NAMES[referee(values) + 1]!,
  classes: NAMES,
  laws: ringLaws(opposite, same),
};
