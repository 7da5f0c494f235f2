import { brushesOf, cornersOf, MANY_SIDED, MOST_SIDES, OTHER, prismOf } from '../../cases/bsp/brushes.js';
import type { Random } from '../../cases/random.js';
import { pointOf, segmentOf } from '../../cases/shapes.js';
import { manySidedReferee } from '../../referees/shapes/bsp/many-sided.js';
import { areBoundedBrushes, sweptBoxBrushesReferee } from '../../referees/shapes/bsp/swept-box-brushes.js';
import { manySidedSubject, sweptBoxSubject } from '../../subjects/bsp/swept.js';
import { integer, layoutOf, points, sizes } from '../layout.js';
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

/** A box that moves past a prism of up to a hundred sides, which is grown by it. */
export const manySidedQuestion: Question = {
  name: 'sweptBoxInDeepTree',
  area: 'bsp',
  layout: layoutOf(
    3,
    integer('sides', 3, MOST_SIDES, 'of the prism'),
    integer('turn', 0, 2, 'along which axis it stands'),
    integer('flipped', 0, 1, '1: its base is mirrored'),
    integer('height', 1, 9, 'of the prism'),
    sizes('halfSize'),
    ...points('start end'),
  ),
  families: [
    {
      name: 'along-sides',
      summary:
        'boxes that move along a side of a prism of 65 sides and more, or through it, at the distance at which they touch it, or a little more or less',
      fill(random, out) {
        const sides = random.between(65, MOST_SIDES);
        out.set([sides, random.below(3), random.below(2), random.between(1, 9)]);
        const [i, corners] = [random.below(sides), cornersOf(out)];
        const [p, q] = [
          corners[i]!,
          corners[random.oneIn(3) ? random.below(corners.length) : (i + 1) % sides]!,
        ];
        const { normal } = prismOf(out)[2 + i]!;
        const slack = random.oneIn(3) ? 0 : random.between(-1, 2) / 4;
        for (let k = 0; k < 3; k++) {
          const half = random.oneIn(4) ? 0 : random.between(1, 4) / 2;
          // The corner of the box that is furthest inwards is at the corner of the prism.
          const at = p[k]! + Math.sign(normal[k]!) * (half + slack);
          const step = q[k]! - p[k]!;
          out[MANY_SIDED.half + k] = half;
          out[MANY_SIDED.start + k] = at - step;
          out[MANY_SIDED.end + k] = at + 2 * step;
        }
      },
    },
  ],
  accepts: (v) => [0, 1, 2].some((k) => v[MANY_SIDED.start + k] !== v[MANY_SIDED.end + k]),
  subject: manySidedSubject,
  referee: manySidedReferee,
  form: '<hits|passes> <times>*',
  note: 'the interval of time, from 0 at the start to 1 at the end, in which the closed box meets the prism',
  classes: ['hits', 'passes'],
  shapes: shapesBy('halfSize path brushes', (v) => [
    pointOf(v, MANY_SIDED.half),
    segmentOf(v, MANY_SIDED.start),
    [prismOf(v)],
  ]),
  coded: true,
};
