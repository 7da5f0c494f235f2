import { OPERATIONS, RULES } from '../../cases/booleans/meshes.js';
import {
  nestedShellsOf,
  SHELL_FRAMES,
  SHELL_PATTERNS,
  SHELLS,
  shellMeshes,
} from '../../cases/booleans/nested-shells.js';
import { nestedShellsReferee } from '../../referees/shapes/booleans/box-chain.js';
import { nestedShellsSubject } from '../../subjects/booleans/meshes.js';
import { integer, layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';

const families: readonly QuestionFamily[] = SHELL_PATTERNS.map(({ name, summary }, pattern) => ({
  name,
  summary: `three or four shells within each other, and ${summary}`,
  fill(random, out) {
    out[SHELLS.pattern] = pattern;
    out[SHELLS.operation] = random.below(OPERATIONS.length);
    out[SHELLS.rule] = random.oneIn(2) ? 0 : random.below(RULES.length);
    out[SHELLS.frame] = random.oneIn(3) ? 0 : random.below(SHELL_FRAMES);
    out[SHELLS.seed] = random.below(100_000);
  },
}));

/** Two solids of several shells, combined. Referee: the cells of the lattice. */
export const nestedShellsQuestion: Question = {
  name: 'solidNestedShells',
  area: 'solids',
  layout: layoutOf(
    3,
    integer(
      'pattern',
      0,
      SHELL_PATTERNS.length - 1,
      SHELL_PATTERNS.map(({ name }, i) => `${i}: ${name}`).join(', '),
    ),
    integer('operation', 0, OPERATIONS.length - 1, OPERATIONS.join(', ')),
    integer('rule', 0, RULES.length - 1, RULES.join(', ')),
    integer('frame', 0, SHELL_FRAMES - 1, 'where the lines of the lattice are'),
    integer('seed', 0, 99_999, 'of the random numbers of the pattern'),
  ),
  families,
  subject: nestedShellsSubject,
  referee: nestedShellsReferee,
  form: '<solid>',
  classes: ['empty', 'solid'],
  note: 'two closed meshes of several shells combined: volume, area vectors of the faces and where they are, then where forty points of the lattice are',
  shapes: shapesBy('a b operation rule', (v) => {
    const { operation, rule } = nestedShellsOf(v);
    return [...shellMeshes(v), operation, rule] as const;
  }),
  coded: true,
};
