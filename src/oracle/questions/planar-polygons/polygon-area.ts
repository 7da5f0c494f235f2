import { powerOfTwo, scaleByPowerOfTwo, stepUlps } from '../../cases/doubles.js';
import { latticeMap, latticeRing, RING_KINDS, RING_SUMMARIES } from '../../cases/planar/lattice-rings.js';
import { MOST_VERTICES, putRing, ringAt, ringSize } from '../../cases/planar/rings.js';
import type { Random } from '../../cases/random.js';
import { polygonAreaReferee } from '../../referees/shapes/planar-polygons/area.js';
import { polygonAreaSubject } from '../../subjects/planar-polygons/area.js';
import { layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { ringParts } from './ring-query.js';

const layout = layoutOf(2, ...ringParts('v'), ...ringParts('h'));

type RingKind = (typeof RING_KINDS)[number];

/** A lattice ring, and another one as its hole, a fourth as large. */
function putPolygon(random: Random, out: Float64Array, kind: RingKind): void {
  const map = latticeMap(random);
  const hole = random.oneIn(4)
    ? []
    : latticeRing(RING_KINDS[random.below(RING_KINDS.length)]!, random, MOST_VERTICES);
  out.fill(0);
  putRing(
    out,
    0,
    latticeRing(kind, random, MOST_VERTICES).map(([x, y]) => map([4 * x, 4 * y])),
  );
  putRing(out, ringSize(), hole.map(map));
}

const families: readonly QuestionFamily[] = [
  ...RING_KINDS.map((kind) => ({
    name: `${kind}-ring-and-hole`,
    summary: `${RING_SUMMARIES[kind]}; another one as its hole`,
    fill: (random: Random, out: Float64Array) => putPolygon(random, out, kind),
  })),
  {
    name: 'far-rings',
    summary: 'such rings at other exponents, some coordinates moved by an ulp or scaled by themselves',
    fill(random, out) {
      putPolygon(random, out, RING_KINDS[random.below(RING_KINDS.length)]!);
      const scale = random.between(-1060, 960);
      for (const part of layout.parts.filter(({ kind }) => kind === 'point')) {
        for (let at = part.at; at < part.at + 2; at++) {
          out[at] = scaleByPowerOfTwo(out[at]!, scale);
          if (random.oneIn(12)) out[at] = stepUlps(out[at]!, random.sign());
          if (random.oneIn(40)) out[at] = out[at]! * powerOfTwo(-random.below(300));
        }
      }
    },
  },
];

/** Area and centroid of a ring. Referee: integrals along the edges, over the integers. */
export const polygonAreaQuestion: Question = {
  name: 'polygonArea2d',
  note: 'the area and the centroid of the ring v, the area signed; then those of the polygon with the ring h as its hole, which is taken to be within, whatever it is',
  area: 'planar',
  layout,
  families,
  subject: polygonAreaSubject,
  referee: polygonAreaReferee,
  form: '<positive|negative|zero> <t> <ts|-> with hole <t> <ts|->',
  classes: ['positive', 'negative', 'zero'],
  shapes: shapesBy('polygon', (v) => [{ outer: ringAt(v, 0), holes: [ringAt(v, ringSize())] }] as const),
  coded: true,
};
