import { brushesOf, OTHER } from '../../cases/bsp/brushes.js';
import type { Random } from '../../cases/random.js';
import { rayOf, segmentOf } from '../../cases/shapes.js';
import { rayBrushesReferee, segmentBrushesReferee } from '../../referees/shapes/bsp/linear-brushes.js';
import { raySolidLeafTreeSubject, segmentSolidLeafTreeSubject } from '../../subjects/bsp/tree-linear.js';
import { direction, point, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { brushFamilies, brushLayout, type Frame, inSpace, latticePoint } from './brush-families.js';

/**
 * A segment between lattice points, often along an axis or a diagonal, or with its middle at a point near the brushes.
 */
function fillSegment(random: Random, out: Float64Array, frame: Frame): void {
  const [p, q] = [latticePoint(random), latticePoint(random)];
  const [through, kept] = [latticePoint(random), random.below(4)];
  if (random.oneIn(2)) for (let k = 0; k < 3; k++) q[k] = through[k]! - p[k]!;
  for (let k = 0; k < 3; k++) if ((kept >> (k % 2)) & 1 && random.oneIn(2)) q[k] = p[k]!;
  out.set(inSpace(frame, p), OTHER);
  out.set(inSpace(frame, q), OTHER + 3);
}

/** The same as an origin and a direction. */
function fillRay(random: Random, out: Float64Array, frame: Frame): void {
  fillSegment(random, out, frame);
  for (let k = 0; k < 3; k++) out[OTHER + 3 + k] = out[OTHER + 3 + k]! - out[OTHER + k]!;
}

const segmentLayout = brushLayout(...points('segment.start segment.end'));
const rayLayout = brushLayout(point('ray.origin'), direction('ray.direction'));

const common = {
  area: 'bsp',
  form: '<disjoint|touching|overlapping> <stretch>*',
  note: 'the parts of the line inside and on the boundary of the union of the brushes, in order',
  classes: ['disjoint', 'touching', 'overlapping'],
  coded: true,
} as const;

/** A segment and the tree of a list of brushes. */
export const segmentSolidLeafTreeQuestion: Question = {
  ...common,
  name: 'segmentSolidLeafTree',
  layout: segmentLayout,
  families: brushFamilies(segmentLayout, fillSegment),
  subject: segmentSolidLeafTreeSubject,
  referee: segmentBrushesReferee,
  yes: 'the closed segment meets the closed union of the brushes that have an inside',
  holds: (answer) => !answer.startsWith('disjoint'),
  shapes: shapesBy('segment brushes', (v) => [segmentOf(v, OTHER), brushesOf(v)]),
};

/** A ray and the tree of a list of brushes. */
export const raySolidLeafTreeQuestion: Question = {
  ...common,
  name: 'raySolidLeafTree',
  layout: rayLayout,
  families: brushFamilies(rayLayout, fillRay),
  subject: raySolidLeafTreeSubject,
  referee: rayBrushesReferee,
  yes: 'the ray meets the closed union of the brushes that have an inside',
  holds: (answer) => !answer.startsWith('disjoint'),
  shapes: shapesBy('ray brushes', (v) => [rayOf(v, OTHER), brushesOf(v)]),
};
