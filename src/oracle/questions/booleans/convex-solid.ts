import { brushesOf } from '../../cases/bsp/brushes.js';
import { convexSolidReferee } from '../../referees/shapes/solids/convex-solid.js';
import { convexSolidSubject } from '../../subjects/booleans/convex-solid.js';
import { brushFamilies, brushLayout } from '../bsp/brush-families.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';

const layout = brushLayout();

/** The solid behind planes. */
export const convexSolidQuestion: Question = {
  name: 'convexSolid',
  area: 'solids',
  layout,
  families: brushFamilies(layout, () => {}),
  subject: convexSolidSubject,
  referee: convexSolidReferee,
  form: 'none | <solid>',
  note: 'volume, area vectors of the faces and where they are, of the solid behind all planes of the first brush; `none`: that is empty, flat or unbounded',
  classes: ['solid', 'none'],
  shapes: shapesBy('planes', (v) => [brushesOf(v)[0]!]),
  coded: true,
};
