import {
  extremeVertices3d,
  supportVertex3d,
  supportVertices3d,
} from '../../../spatial/hull/support-vertex.js';
import { dot, exact, pointsAt, vectorAt } from '../../referees/shapes/vectors.js';
import { axisCycle, scaling } from '../laws.js';
import { direction, layoutOf, points } from '../layout.js';
import { shapesFrom } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { pointOf } from './shapes.js';

const COUNT = 6;
const layout = layoutOf(
  3,
  direction('direction'),
  ...points('points.0 points.1 points.2 points.3 points.4 points.5'),
);

/** The first of the nearest, the first of the farthest and all of these points in a direction. Referee: sorted products. */
export const supportVertex3dQuestion: Question = {
  name: 'supportVertex3d',
  note: 'the first of the nearest points along the direction, the first of the farthest, all of the farthest',
  area: 'spatial',
  layout,
  families: [
    {
      name: 'small-lattice-2',
      summary: 'integers up to 2: often several are equally far',
      fill(random, out) {
        for (let i = 0; i < out.length; i++) out[i] = random.between(-2, 2);
      },
    },
  ],
  subject(v) {
    const [u, set] = [pointOf(v, 0), Array.from({ length: COUNT }, (_, i) => pointOf(v, 3 + 3 * i))];
    const { min, max } = extremeVertices3d(set, u);
    const all = supportVertices3d(set, u);
    const differs = supportVertex3d(set, u) === max ? '' : ' SUPPORT DIFFERS';
    return `${all.length === 1 ? 'single' : 'several'} ${min} ${max} ${all.join(',')}${differs}`;
  },
  referee(v) {
    const values = exact(v);
    const u = vectorAt(values, 0, 3);
    const along = pointsAt(values, 3, 3, COUNT).map((p) => dot(u, p));
    const sorted = [...along].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    const all = along.flatMap((x, i) => (x === sorted.at(-1) ? [i] : []));
    return `${all.length === 1 ? 'single' : 'several'} ${along.indexOf(sorted[0]!)} ${all[0]} ${all.join(',')}`;
  },
  form: '<single|several> <i> <i> <list>',
  classes: ['single', 'several'],
  shapes: shapesFrom(layout, 'points direction'),
  laws: [scaling(layout), axisCycle(layout)],
};
