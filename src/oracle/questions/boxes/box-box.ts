import { boxBox, boxesIntersect, boxesIntersectAt } from '../../../spatial/boxes/box-box.js';
import { featureText } from '../../answers/text.js';
import { contact } from '../../referees/shapes/contact.js';
import { contains, featureAt, hullOf, type Shape } from '../../referees/shapes/shape.js';
import { exact, rational } from '../../referees/shapes/vectors.js';
import { scaling, swapping } from '../laws.js';
import { box, layoutOf } from '../layout.js';
import type { Question, QuestionFamily } from '../question.js';
import { meeting } from '../yes.js';
import { disturbed, lattice, stretched } from './families.js';
import { boxOf, centroid, exactBox } from './shapes.js';

const layout = layoutOf(3, box('a'), box('b'));

function inside(a: Shape, b: Shape): boolean {
  return a.points.every((p) => contains(hullOf(b), rational(p)));
}

function swapped(answer: string): string {
  const [relation, dimension, containment, features] = answer.split(' ');
  const turned = containment === 'inside' ? 'around' : containment === 'around' ? 'inside' : containment;
  return [relation, dimension, turned, features!.split('/').reverse().join('/')].join(' ');
}

const flat: QuestionFamily = {
  name: 'flat-boxes',
  summary: 'rectangles, segments and points among the boxes',
  fill(random, out) {
    for (let i = 0; i < 12; i++) out[i] = random.between(-2, 2);
    for (let i = 0; i < 6; i++)
      if (random.oneIn(2)) out[6 * (i % 2) + 3 + (i >> 1)] = out[6 * (i % 2) + (i >> 1)]!;
  },
};

/**
 * The order of the coordinates along an axis as small integers: equal ones get equal ranks. A strictly increasing map
 * of an axis turns boxes into boxes and changes nothing of the answer.
 */
function ranked(v: Float64Array): Float64Array {
  const ranks = new Float64Array(12);
  for (let axis = 0; axis < 3; axis++) {
    const places = [axis, axis + 3, axis + 6, axis + 9];
    for (const i of places) {
      ranks[i] = new Set(places.map((k) => v[k]!).filter((x) => x < v[i]!)).size;
    }
  }
  return ranks;
}

/** The answers that were worked out already, by ranks: there are less than half a million patterns, few of them common. */
const known = new Map<string, string>();

/** One box clipped by the other in rationals. */
function clipped(v: Float64Array): string {
  const values = exact(v);
  const [a, b] = [exactBox(values, 0), exactBox(values, 6)];
  const found = contact(a, b, undefined);
  if (found.dimension < 0) return 'disjoint -1 none -/-';
  const middle = centroid(found.points.map(({ at }) => at));
  const [aInB, bInA] = [inside(a, b), inside(b, a)];
  const containment = aInB ? (bInA ? 'equal' : 'inside') : bInA ? 'around' : 'none';
  return `${found.relation} ${found.dimension} ${containment} ${featureAt(a, middle)}/${featureAt(b, middle)}`;
}

/**
 * Two boxes: relation, dimension of the common box, containment, and the features that hold it. Referee: one box
 * clipped by the other in rationals, in coordinates that are reduced to their order.
 */
export const boxBoxQuestion: Question = {
  name: 'boxBox',
  note: 'relation, dimension of the common box (-1: none), whether the first is inside the second or around it, and the feature of each that holds the common box',
  area: 'spatial',
  hot: true,
  layout,
  families: [flat, lattice(12), lattice(12, 4), stretched(lattice(12), 12), disturbed(lattice(12))],
  subject(v) {
    const [a, b] = [boxOf(v, 0), boxOf(v, 6)];
    const found = boxBox(a, b);
    const meet = found.relation !== 'disjoint';
    const differs = boxesIntersect(a, b) !== meet || boxesIntersectAt(v, 0, v, 1) !== meet;
    const features = `${featureText(found.a)}/${featureText(found.b)}`;
    const text = `${found.relation} ${found.dimension} ${found.containment} ${features}`;
    return text + (differs ? ' BOOLEAN DIFFERS' : '');
  },
  referee(v) {
    const ranks = ranked(v);
    const key = ranks.join('');
    const answer = known.get(key) ?? clipped(ranks);
    known.set(key, answer);
    return answer;
  },
  form: '<relation> <n> <none|inside|around|equal> <A/B>',
  classes: [
    'disjoint',
    ...[0, 1, 2].map((k) => `touching-${k}`),
    'crossing-0',
    'crossing-1',
    ...[1, 2, 3].map((k) => `overlapping-${k}`),
    'touching-inside',
    'touching-around',
    'overlapping-inside',
    'overlapping-around',
    'overlapping-equal',
  ],
  classOf(answer) {
    const [relation, dimension, containment] = answer.split(' ');
    if (relation === 'disjoint') return 'disjoint';
    return containment === 'none' ? `${relation}-${dimension}` : `${relation}-${containment}`;
  },
  ...meeting('the two closed boxes'),
  laws: [scaling(layout), swapping(layout, swapped)],
};
