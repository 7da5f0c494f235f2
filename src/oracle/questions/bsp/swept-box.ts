import { brushesOf, OTHER } from '../../cases/bsp/brushes.js';
import type { Random } from '../../cases/random.js';
import { pointOf, segmentOf } from '../../cases/shapes.js';
import { areBoundedBrushes, sweptBoxBrushesReferee } from '../../referees/shapes/bsp/swept-box-brushes.js';
import { sweptBoxSubject } from '../../subjects/bsp/swept.js';
import { points, sizes } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import {
  BOUNDLESS,
  brushFamilies,
  brushLayout,
  type Frame,
  inSpace,
  latticePoint,
} from './brush-families.js';

/** Extents of the lattice, some of them 0; a path past the brushes, often along an axis. */
function fillPath(random: Random, out: Float64Array, frame: Frame): void {
  const unit = frame.square > 1 ? 3 : 1;
  for (let k = 0; k < 3; k++) out[OTHER + k] = random.oneIn(5) ? 0 : (random.between(1, 4) / 2) * unit;
  const [p, q, through] = [latticePoint(random), latticePoint(random), latticePoint(random)];
  if (random.oneIn(2)) for (let k = 0; k < 3; k++) q[k] = 2 * through[k]! - p[k]!;
  const kept = random.below(6);
  for (let k = 0; k < 3; k++) if (kept === k || kept === k + 3) q[k] = p[k]!;
  out.set(inSpace(frame, p), OTHER + 3);
  out.set(inSpace(frame, q), OTHER + 6);
}

const layout = brushLayout(sizes('halfSize'), ...points('start end'));
const isPath = (v: Float64Array) => [0, 1, 2].some((k) => v[OTHER + 3 + k] !== v[OTHER + 6 + k]);

/** A box that moves along a segment, and a tree of brushes that are grown by it. */
export const sweptBoxQuestion: Question = {
  name: 'sweptBoxInSolidLeafTree',
  area: 'bsp',
  layout,
  families: brushFamilies(layout, fillPath),
  subject: sweptBoxSubject,
  referee: sweptBoxBrushesReferee,
  accepts: (v) => isPath(v) && areBoundedBrushes(v),
  without: BOUNDLESS,
  form: '<hits|passes> <times>*',
  note: 'the intervals of time, from 0 at the start to 1 at the end, in which the closed box meets a brush',
  classes: ['hits', 'passes'],
  yes: 'the closed box meets a closed brush on its way',
  holds: (answer) => answer.startsWith('hits'),
  shapes: shapesBy('halfSize path brushes', (v) => [
    pointOf(v, OTHER),
    segmentOf(v, OTHER + 3),
    brushesOf(v),
  ]),
  coded: true,
};
