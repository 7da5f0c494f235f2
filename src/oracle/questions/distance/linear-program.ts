import { MOST_CONSTRAINTS, programOf } from '../../cases/distance/programs.js';
import type { Random } from '../../cases/random.js';
import { linearProgramReferee } from '../../referees/shapes/distance/linear-program.js';
import { programFault } from '../../referees/shapes/distance/linear-program-check.js';
import { linearProgramSubject } from '../../subjects/distance/linear-program.js';
import { disturbed } from '../boxes/families.js';
import { integer, layoutOf, plane, vector } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { scaledFamily } from './scaled.js';

const layout = layoutOf(
  3,
  vector('objective'),
  integer('count', 0, MOST_CONSTRAINTS, 'how many of the constraints count'),
  ...Array.from({ length: MOST_CONSTRAINTS }, (_, i) => plane(`constraints.${i}`)),
);

/** Small integers: many planes through one point, parallel ones, repeated ones, objectives across faces. */
function lattice(reach: number): QuestionFamily {
  return {
    name: reach === 1 ? 'axes-and-diagonals' : 'lattice-planes',
    summary: `half-spaces and an objective of integers up to ${reach}, often parallel or through one point`,
    fill(random, out) {
      out[3] = random.between(reach === 1 ? 3 : 0, MOST_CONSTRAINTS);
      for (let i = 0; i < 3; i++) out[i] = random.between(-reach, reach);
      for (let i = 4; i < out.length; i++) out[i] = random.between(-reach, reach);
      for (let at = 4; at < out.length; at += 4) normalOf(random, out, at);
    },
  };
}

/** Another number where the first two, or all three, are zero: a normal in the plane and in space. */
function normalOf(random: Random, out: Float64Array, at: number): void {
  if (out[at] === 0 && out[at + 1] === 0) out[at + random.below(2)] = random.sign();
}

/** A point of the constraints by construction: what a bound makes of it is never positive. */
const feasibleOnes: QuestionFamily = {
  name: 'through-a-point',
  summary: 'half-spaces of integers whose boundaries pass through, or near, one point of theirs',
  fill(random, out) {
    lattice(3).fill(random, out);
    const p = [random.between(-3, 3), random.between(-3, 3), random.oneIn(2) ? 0 : random.between(-3, 3)];
    for (let at = 4; at < out.length; at += 4) {
      const height = out[at]! * p[0]! + out[at + 1]! * p[1]! + out[at + 2]! * p[2]!;
      out[at + 3] = -height - (random.oneIn(2) ? 0 : random.between(0, 2));
    }
  },
};

function programQuestion(dimension: 2 | 3): Question {
  const isPlanar = dimension === 2;
  const hasNormals = (v: Float64Array) =>
    Array.from({ length: MOST_CONSTRAINTS }, (_, i) => 4 + 4 * i).every(
      (at) => v[at] !== 0 || v[at + 1] !== 0,
    );
  return {
    name: isPlanar ? 'linearProgram2d' : 'linearProgram',
    area: 'distance',
    layout,
    families: [
      lattice(1),
      lattice(3),
      feasibleOnes,
      disturbed(feasibleOnes),
      scaledFamily([lattice(3), feasibleOnes], layout),
    ],
    ...(isPlanar && { accepts: hasNormals }),
    subject: linearProgramSubject(dimension, ({ objective, constraints }, found) =>
      programFault(objective, constraints, found),
    ),
    referee: (v) => linearProgramReferee(v, isPlanar),
    form: 'infeasible | unbounded | optimal <t> <unique|several>',
    classes: ['infeasible', 'unbounded', 'optimal'],
    note: `the greatest value of objective · x where normal · x + constant <= 0${isPlanar ? '; third coordinates are left out' : ''}`,
    yes: 'some point satisfies all constraints',
    holds: (answer) => answer !== 'infeasible',
    shapes: shapesBy(isPlanar ? 'objective halfPlanes' : 'objective planes', (v) => {
      const { objective, constraints } = programOf(v, dimension);
      return [objective, constraints];
    }),
  };
}

/** Linear programs in three and in two variables. */
export const programQuestions: readonly Question[] = [programQuestion(3), programQuestion(2)];
