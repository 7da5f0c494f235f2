import { cornersOf, MANY_SIDED, MOST_SIDES, prismOf } from '../../cases/bsp/brushes.js';
import { pointOf, segmentOf } from '../../cases/shapes.js';
import { manySidedReferee } from '../../referees/shapes/bsp/many-sided.js';
import { manySidedSubject } from '../../subjects/bsp/swept.js';
import { integer, layoutOf, points, sizes } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';

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
