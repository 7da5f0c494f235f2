import { planeBox, planeIntersectsBox } from '../../../spatial/boxes/plane-box.js';
import { featureText } from '../../answers/text.js';
import { cornersOf, cut } from '../../referees/shapes/clip.js';
import { dimensionOf } from '../../referees/shapes/contact.js';
import type { Halfspace } from '../../referees/shapes/halfspace.js';
import { featureAt, hullOf, type Shape } from '../../referees/shapes/shape.js';
import { type Exact, exact, signOf, vectorAt } from '../../referees/shapes/vectors.js';
import { scaling } from '../laws.js';
import { box, layoutOf, plane } from '../layout.js';
import type { Law, Question, QuestionFamily } from '../question.js';
import { meeting } from '../yes.js';
import { lattice, smallVector, stretched } from './families.js';
import { boxOf, centroid, exactBox, pointOf } from './shapes.js';

const layout = layoutOf(3, plane('plane'), box('box'));

const throughCorner: QuestionFamily = {
  name: 'through-a-corner',
  summary: 'the plane goes through a corner of the box, exactly',
  fill(random, out) {
    const [low, high, n] = [smallVector(random, 3), smallVector(random, 3), smallVector(random)];
    let constant = 0;
    for (let i = 0; i < 3; i++) {
      if (low[i]! > high[i]!) [low[i], high[i]] = [high[i]!, low[i]!];
      constant -= n[i]! * (random.oneIn(2) ? low : high)[i]!;
    }
    out.set([...n, constant, ...low, ...high]);
  },
};

/** The negative normal and constant: the same plane seen from behind. */
export const reversal: Law = {
  name: 'reversal',
  vary: (values) => ({
    values: values.map((x, i) => (i < 4 ? -x : x)),
    expected: (answer) => answer.replace(/ (-?1) /, (_, side) => (side === '1' ? ' -1 ' : ' 1 ')),
  }),
};

/** The plane of four values, scaled like the points. */
export function exactPlane(values: Exact, at: number): Halfspace {
  return { normal: vectorAt(values, at, 3), constant: values.numerators[at + 3]! * values.one };
}

/** The answer for a plane and a box of any kind. */
export function planeText(by: Halfspace, shape: Shape): string {
  const hull = hullOf(shape);
  const sides = shape.points.map((p) =>
    signOf(by.normal[0] * p[0] + by.normal[1] * p[1] + by.normal[2] * p[2] + by.constant),
  );
  const side = sides.every((s) => s >= 0) ? 1 : sides.every((s) => s <= 0) ? -1 : 0;
  const corners = cut(cornersOf(hull), by, 'equation').map(({ at }) => at);
  if (corners.length === 0) return `disjoint ${side} -`;
  const feature = featureAt(shape, centroid(corners));
  if (sides.every((s) => s === 0)) return `overlapping 0 ${feature}`;
  if (side !== 0) return `touching ${side} ${feature}`;
  return `${dimensionOf(corners) < Math.min(2, hull.dimension) ? 'crossing' : 'overlapping'} 0 ${feature}`;
}

export const planeBoxClasses = [
  'disjoint',
  'touching-v',
  'touching-e',
  'touching-f',
  'crossing',
  'overlapping',
  'contained',
];

export function planeBoxClassOf(answer: string): string {
  const [relation, , feature] = answer.split(' ');
  if (relation === 'touching') return `touching-${feature![0]}`;
  return relation === 'overlapping' && feature !== 'in' ? 'contained' : relation!;
}

/** A plane and a box: relation, side and feature. Referee: all corners, and the box cut by the plane. */
export const planeBoxQuestion: Question = {
  name: 'planeBox',
  note: 'the feature of the box that holds the common part',
  area: 'spatial',
  layout,
  families: [throughCorner, lattice(10), stretched(lattice(10), 0)],
  subject(v) {
    const where = { normal: pointOf(v, 0), constant: v[3]! };
    const { relation, side, feature } = planeBox(where, boxOf(v, 4));
    const differs = planeIntersectsBox(where, boxOf(v, 4)) !== (relation !== 'disjoint');
    return `${relation} ${side} ${featureText(feature)}${differs ? ' BOOLEAN DIFFERS' : ''}`;
  },
  referee(v) {
    const values = exact(v);
    return planeText(exactPlane(values, 0), exactBox(values, 4));
  },
  form: '<relation> <side> <feature>',
  classes: planeBoxClasses,
  classOf: planeBoxClassOf,
  ...meeting('the plane and the closed box'),
  laws: [scaling(layout), reversal],
};
