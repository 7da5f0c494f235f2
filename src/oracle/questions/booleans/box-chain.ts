import {
  boxMesh,
  FRAMES,
  frameOf,
  LINES,
  MOST_STEPS,
  PARTNERS,
  STEP_SIZE,
  stepsOf,
} from '../../cases/booleans/box-chain.js';
import { OPERATIONS } from '../../cases/booleans/meshes.js';
import type { Random } from '../../cases/random.js';
import { boxChainByPlanes, boxChainReferee } from '../../referees/shapes/booleans/box-chain.js';
import { boxChainSubject } from '../../subjects/booleans/meshes.js';
import { pick } from '../families/plant.js';
import { integer, layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';

const NUMBERS = Array.from({ length: MOST_STEPS }, (_, i) => i);
const AXES = ['x', 'y', 'z'];

const layout = layoutOf(
  3,
  integer('steps', 1, MOST_STEPS, 'how many of the boxes count'),
  integer('frame', 0, FRAMES - 1, 'where the lines of the lattice are'),
  ...NUMBERS.flatMap((i) => [
    integer(`operation${i}`, 0, OPERATIONS.length - 1, OPERATIONS.join(', ')),
    integer(`partner${i}`, 0, PARTNERS.length - 1, PARTNERS.join(', ')),
    ...AXES.map((axis) => integer(`line${axis}${i}`, 0, LINES - 1)),
    ...AXES.map((axis) => integer(`width${axis}${i}`, 1, LINES)),
  ]),
);

/** Draws a chain; `step` says what is done in it. */
function family(
  name: string,
  summary: string,
  step: (random: Random, i: number) => readonly [operation: number, partner: number],
  boxes: (random: Random) => number[],
): QuestionFamily {
  return {
    name,
    summary,
    fill(random, out) {
      out[0] = random.oneIn(2) ? MOST_STEPS : random.between(2, MOST_STEPS);
      out[1] = random.oneIn(3) ? 0 : random.below(FRAMES);
      for (const i of NUMBERS) out.set([...step(random, i), ...boxes(random)], 2 + STEP_SIZE * i);
    },
  };
}

const three = (draw: () => number): number[] => [draw(), draw(), draw()];

/** Anywhere, of any size. */
const anyBox = (random: Random) => [
  ...three(() => random.below(LINES)),
  ...three(() => random.between(1, LINES)),
];

/** One cell, or a few in a row: boxes that share faces, edges and corners. */
const smallBox = (random: Random) => [
  ...three(() => random.below(LINES)),
  ...three(() => (random.oneIn(4) ? random.between(2, 3) : 1)),
];

/** Across everything along one or two axes. */
const slab = (random: Random) => {
  const thin = random.below(3);
  const across = (axis: number) => axis !== thin && !random.oneIn(4);
  const lines = [0, 1, 2].map((axis) => (across(axis) ? 0 : random.below(LINES)));
  return [...lines, ...lines.map((line) => (line === 0 ? pick(random, [LINES, LINES, 1]) : 1))];
};

/** The chain of boxes. Referee: the cells of the lattice; second referee: planes, of boxes as meshes. */
export const boxChainQuestion: Question = {
  name: 'solidChain',
  area: 'solids',
  layout,
  families: [
    family(
      'any-boxes',
      'boxes anywhere on a lattice, straight, turned or oblique',
      (random) => [random.below(4), random.oneIn(2) ? 0 : random.below(4)],
      anyBox,
    ),
    family(
      'shared-faces',
      'small boxes that share faces, edges and corners, united, then taken away again',
      (random, i) => [random.oneIn(8) ? random.below(4) : i < 6 ? 0 : 2, random.oneIn(8) ? 2 : 0],
      smallBox,
    ),
    family(
      'slabs',
      'slabs and bars through everything',
      (random) => [pick(random, [0, 2, 2, 3]), pick(random, [0, 0, 0, 1, 3])],
      slab,
    ),
    family(
      'fragments',
      'results that are combined with older results',
      (random, i) => [random.below(4), i % 2 === 0 && i > 1 ? 2 : random.below(2)],
      anyBox,
    ),
  ],
  subject: boxChainSubject,
  referee: boxChainReferee,
  secondReferee: boxChainByPlanes,
  form: '<solid>',
  classes: ['empty', 'solid', 'unbounded', 'space'],
  note: 'what is left after the last step: volume, faces, and where thirty points of the lattice are; the first box begins, each later one is combined with the result, as its partner says',
  shapes: shapesBy('steps', (v) => [
    stepsOf(v).map(({ operation, partner, box }) => ({
      operation,
      partner,
      ...boxMesh(frameOf(v[1]!), box),
    })),
  ]),
  coded: true,
};
