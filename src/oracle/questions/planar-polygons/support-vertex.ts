import { extremeVertices2d, supportVertex2d } from '../../../planar/polygons/support-vertex.js';
import { latticeRing, RING_KINDS } from '../../cases/planar/lattice-rings.js';
import { exactRingAt, putRing, ringAt } from '../../cases/planar/rings.js';
import { dot, exact, vectorAt } from '../../referees/shapes/index.js';
import { scaling } from '../laws.js';
import { direction, layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { ringParts } from './ring-parts.js';

const layout = layoutOf(2, direction('u'), ...ringParts('v', 1));

const shapes = shapesBy(
  'points direction',
  (values) => [ringAt(values, 2), [values[0]!, values[1]!]] as const,
);

/** Whether one vertex is the farthest, or several are; then the first of the nearest and of the farthest. */
function subject(values: Float64Array): string {
  const [points, u] = shapes.of(values);
  const { min, max } = extremeVertices2d(points, u);
  const same =
    supportVertex2d(points, u) === max && supportVertex2d([...points].reverse(), u) + max < points.length;
  const last = points.length - 1 - supportVertex2d([...points].reverse(), u);
  return `${last === max ? 'single' : 'several'} ${min} ${max} ${last}${same ? '' : ' BOOLEAN DIFFERS'}`;
}

/** All products with the direction, as integers. */
function referee(values: Float64Array): string {
  const numbers = exact(values);
  const u = vectorAt(numbers, 0, 2);
  const along = exactRingAt(numbers, 2).map((p) => dot(u, p));
  const sorted = [...along].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const [least, greatest] = [sorted[0]!, sorted.at(-1)!];
  const [min, max, last] = [along.indexOf(least), along.indexOf(greatest), along.lastIndexOf(greatest)];
  return `${last === max ? 'single' : 'several'} ${min} ${max} ${last}`;
}

/** The farthest of up to eight points in a direction. */
export const supportVertexQuestion: Question = {
  name: 'supportVertex2d',
  note: 'the first of the nearest points along the direction, the first of the farthest, the last of the farthest',
  area: 'planar',
  layout,
  families: [
    {
      name: 'lattice-ring',
      summary: 'points of a small lattice, often several equally far',
      fill(random, out) {
        const kind = RING_KINDS[random.below(RING_KINDS.length)]!;
        const ring = latticeRing(kind, random, 8);
        out.fill(0);
        out.set([random.between(-2, 2), random.between(-2, 2)], 0);
        putRing(out, 2, ring.length === 0 ? [[0, 0]] : ring);
      },
    },
  ],
  subject,
  referee,
  form: '<single|several> <i> <i> <i>',
  classes: ['single', 'several'],
  shapes,
  laws: [scaling(layout)],
};
