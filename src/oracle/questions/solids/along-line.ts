import { stepUlps } from '../../cases/doubles.js';
import type { Random } from '../../cases/random.js';
import { componentOf } from '../../cases/shapes.js';
import {
  BOX_COUNT,
  boxPlace,
  MOST_ON_LINE,
  solidsOf,
  TETRAHEDRON_COUNT,
  tetrahedronPlace,
} from '../../cases/solid-pairs.js';
import { alongLineReferee } from '../../referees/shapes/solids/hits.js';
import { alongLineSubject } from '../../subjects/solids/points.js';
import { box, direction, integer, layoutOf, point, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { boxKind, tetrahedronKind } from './kinds.js';

const numbers = Array.from({ length: MOST_ON_LINE }, (_, i) => i);

const layout = layoutOf(
  3,
  point('line.origin'),
  direction('line.direction'),
  integer('boxes', 0, MOST_ON_LINE, 'how many of the boxes count'),
  integer('tetrahedra', 0, MOST_ON_LINE, 'how many of the tetrahedra count'),
  ...numbers.map((i) => box(`box${i}`)),
  ...numbers.flatMap((i) => points(['a', 'b', 'c', 'd'].map((name) => `tetrahedron${i}.${name}`).join(' '))),
);

/** Solids of small integers; a tetrahedron often shares a corner with a box. */
function fillSolids(random: Random, out: Float64Array): void {
  out[BOX_COUNT] = random.between(0, MOST_ON_LINE);
  out[TETRAHEDRON_COUNT] = random.between(0, MOST_ON_LINE);
  for (const i of numbers) {
    boxKind.fill(random, out, boxPlace(i));
    tetrahedronKind.fill(random, out, tetrahedronPlace(i));
    if (random.oneIn(2)) {
      const corner = boxKind.landmark(random, out, boxPlace(random.below(i + 1)));
      out.set(corner, tetrahedronPlace(i) + 3 * random.below(4));
    }
  }
}

function landmark(random: Random, out: Float64Array): readonly number[] {
  const i = random.below(MOST_ON_LINE);
  return random.oneIn(2)
    ? boxKind.landmark(random, out, boxPlace(i))
    : tetrahedronKind.landmark(random, out, tetrahedronPlace(i));
}

function fillThrough(random: Random, out: Float64Array): void {
  fillSolids(random, out);
  const [p, q] = [landmark(random, out), landmark(random, out)];
  for (let k = 0; k < 3; k++) {
    out[k] = 2 * p[k]! - q[k]!;
    out[3 + k] = q[k]! - p[k]!;
  }
  if (random.oneIn(3)) for (let k = 0; k < 3; k++) out[3 + k] = k === 0 ? 1 : 0;
}

const families: QuestionFamily[] = [
  { name: 'through-solids', summary: 'a line through corners and middles of solids', fill: fillThrough },
  {
    name: 'through-solids-moved',
    summary: 'the same, some values moved by an ulp',
    fill(random, out) {
      fillThrough(random, out);
      for (const { kind, at, size } of layout.parts) {
        if (kind === 'integer') continue;
        for (let i = at; i < at + size; i++) if (random.oneIn(8)) out[i] = stepUlps(out[i]!, random.sign());
      }
    },
  },
  {
    name: 'past-solids',
    summary: 'any line of small integers',
    fill(random, out) {
      fillSolids(random, out);
      for (let i = 0; i < 6; i++) out[i] = random.between(-3, 3);
    },
  },
];

/** A line and several solids. */
export const alongLineQuestion: Question = {
  name: 'hitsAlongLine',
  area: 'spatial',
  layout,
  families,
  subject: alongLineSubject,
  referee: alongLineReferee,
  form: '<none|apart|tied> <hit-along>*',
  note: 'where the line enters and leaves the solids (boxes, then tetrahedra), in order, those of the solid with the lower number first; `tied`: some at one place',
  classes: ['none', 'apart', 'tied'],
  shapes: shapesBy('line solids', (v) => [componentOf('line', v), solidsOf(v)]),
  coded: true,
};
