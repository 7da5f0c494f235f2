import { afterAll, expect, test } from 'vitest';
import { generateQuestion, questionFamilyNamed } from '../../../fuzz/questions/generate.js';
import { deriveSeed, Random } from '../../../src/oracle/cases/random.js';
import { answerOf } from '../../../src/oracle/questions/judge.js';
import type { Question } from '../../../src/oracle/questions/question.js';
import { FaultyModules } from '../../support/faulty-modules.js';

/** The question that has to find it, what stands in a file, and what a mistake would have put there. */
type Fault = readonly [question: string, file: string, right: string, wrong: string];

const parts = 'src/motion/parts';
const FAULTS: readonly Fault[] = [
  ['treeSphereSweep', 'src/motion/through-tree/tree-field.ts', "=== 'solid'", "!== 'none'"],
  ['treeCapsuleSweep', `${parts}/time-window.ts`, 'whileAbove(slack - low', 'whileAbove(slack - high'],
  ['treeSphereSweep', 'src/round/filters/extent-across.ts', 'radius * length', '0 * length'],
  ['treeCapsuleSweep', 'src/bsp/tree-queries/leaf-hulls.ts', '=== 0 ? front : back', '=== 0 ? back : front'],
  ['treeTetrahedronSweep', `${parts}/first-parts.ts`, 'this.#onlyEntered && !', 'this.#onlyEntered && !!'],
  ['treeTetrahedronSweep', `${parts}/first-meetings.ts`, 'order > 0) c', 'order < 0) c'],
  [
    'treeTriangleSweep',
    'src/motion/through-tree/sweep-tree.ts',
    "tree) === 'overlapping'",
    "tree) === 'disjoint'",
  ],
  ['placedMeshSweep', `${parts}/first-parts.ts`, 'entry > 0 ?', 'entry >= 0 ?'],
  [
    'placedMeshSweep',
    'src/motion/through-mesh/placed-field.ts',
    'boxBehind(hull, back, back.error), along',
    'hull.box, along',
  ],
  ['solidBoxSweep', 'src/scene/inside-solid.ts', '> 0;', '> 1;'],
  ['solidSphereSweep', 'src/scene/solid-parts.ts', 'indices[3 * t + k]', 'indices[3 * t]'],
  ['nearestFacesBox', 'src/scene/nearest-parts.ts', 'order > 0) r', 'order < 0) r'],
  ['nearestLeavesBox', 'src/scene/nearest-leaves.ts', 'order > 0) r', 'order < 0) r'],
  ['nearestLeavesSphere', 'src/scene/tree-meeting.ts', "turnedOver(tree)) !== 'o", "tree) !== 'o"],
  ['nearestLeavesCapsule', 'src/round/filters/extent-across.ts', 'gap(low - slack)', 'gap(high - slack)'],
];

const modulesOf = (room: string) =>
  new FaultyModules<Record<string, readonly Question[]>>(`src/oracle/questions/${room}/index.ts`);
const rooms = { scenes: modulesOf('scenes'), motion: modulesOf('motion') };
afterAll(() => {
  for (const modules of Object.values(rooms)) modules.close();
});

/** The question with a fault in the kernel. */
async function questionWith([name, file, right, wrong]: Fault): Promise<Question> {
  const room = name.startsWith('nearest') ? 'scenes' : 'motion';
  const loaded = await rooms[room].with({ file, right, wrong }, 1);
  return loaded[`${room}Questions`]!.find((question) => question.name === name)!;
}

const MOST_CASES = 400;

/** How many cases it takes to find that a question's answers are wrong; undefined if that many do not show it. */
function casesUntilFound(question: Question): number | undefined {
  const random = new Random(...deriveSeed(1, question.name, 'planted', 0));
  const families = question.families.map(({ name }) => questionFamilyNamed(question, name));
  const values = new Float64Array(question.layout.arity);
  for (let i = 0; i < MOST_CASES; i++) {
    // Cases at other exponents take long, and show no more of these faults.
    if (!generateQuestion(question, families[i % 2]!, random, values)) continue;
    if (answerOf((v) => question.subject(v), values) !== question.referee(values)) return i;
  }
  return undefined;
}

test.each(FAULTS.map((fault, i) => [i, ...fault] as const))(
  '%i: %s finds what is wrong in %s: %s is %s',
  { timeout: 240_000 },
  async (_, ...fault) => {
    expect(casesUntilFound(await questionWith(fault))).toBeDefined();
  },
);
