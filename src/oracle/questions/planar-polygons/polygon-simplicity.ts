import { isFault, polygonSimplicityReferee } from '../../referees/shapes/planar-polygons/hull.js';
import { answerOf } from '../../subjects/planar-polygons/rings.js';
import type { Question } from '../question.js';
import { ringFamilies, ringLaws, ringLayout, ringShapes, same } from './ring-query.js';

/** Simplicity of any ring. The pair of edges that the kernel names is judged, whichever it is. */
export const polygonSimplicityQuestion: Question = {
  name: 'polygonSimplicity2d',
  area: 'planar',
  layout: ringLayout,
  shapes: ringShapes,
  families: ringFamilies,
  subject(values) {
    const { answer, text } = answerOf(values);
    if (answer.simple || isFault(values, answer)) return text;
    return `${text} WRONG PAIR ${answer.edges.join(' ')} ${answer.relation}`;
  },
  referee: polygonSimplicityReferee,
  classes: ['simple', 'faulty'],
  yes: 'the polygon is simple: edges meet in the vertices that they share only',
  holds: (answer) => answer === 'simple',
  laws: ringLaws(same, same),
};
