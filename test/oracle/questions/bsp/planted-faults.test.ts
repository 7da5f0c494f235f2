import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateQuestion, questionFamilyNamed } from '../../../../fuzz/questions/generate.js';
import { deriveSeed, Random } from '../../../../src/oracle/cases/random.js';
import { answerOf } from '../../../../src/oracle/questions/judge.js';
import type { Question } from '../../../../src/oracle/questions/question.js';
import { FaultyModules } from '../../../support/faulty-modules.js';

/** What stands in a file, and what a mistake would have put there. */
type Fault = readonly [file: string, right: string, wrong: string];

const queries = (name: string) => `src/bsp/tree-queries/${name}.ts`;
const [around, descent, stretches, hits, pieces, along, portals] = [
  'leaves-at-point',
  'line-descent',
  'line-stretches',
  'line-hits',
  'piece-descent',
  'leaves-along',
  'tree-portals',
].map(queries) as [string, string, string, string, string, string, string];
const [places, cells, located, meshTree, planeMesh] = [
  queries('line-place'),
  queries('leaf-cells'),
  queries('point-solid-leaf-tree'),
  'src/bsp/trees/build-mesh-tree.ts',
  'src/bsp/classify/thick-plane-mesh.ts',
];

/** Of a shape and a tree: contacts in a plane, and what the leaves say. */
const SHAPE_FAULTS: readonly Fault[] = [
  [pieces, 'facet !== null && isFront', 'false'],
  [pieces, "if (tree.leaves[~child] === 'solid') open.push", 'if (true) open.push'],
];

const FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  thickPlaneMesh: [
    [planeMesh, 'sides[j] !== 0', 'false'],
    [planeMesh, 'if (!known.has(ends))', 'if (true)'],
    [planeMesh, 'i === j || j === k || k === i', 'i === j'],
    [planeMesh, 'straddling.length > 0', 'false'],
    [planeMesh, "back.length > 0 ? 'back' : 'on'", "'back'"],
  ],
  pointSolidLeafTree: [
    [around, 'else if (side === 0)', 'else if (side === 0 && taken < 0)'],
    [around, 'side === taken', 'side >= taken'],
    [located, 'leaves.every(isSolid)', 'leaves.some(isSolid)'],
  ],
  buildMeshTree: [
    [meshTree, 'known ?? windingAround', 'known ?? 0 * windingAround'],
    [around, 'else if (side === 0)', 'else if (side === 0 && taken < 0)'],
  ],
  segmentSolidLeafTree: [
    [descent, 'side > 0 ? -1 : 1', 'side > 0 ? 1 : -1'],
    [descent, 'if (last === 0) open.push', 'if (false) open.push'],
    [descent, 'first === 0 && last === 0', 'first === 0'],
    [stretches, 'compareParameters(p.parameter, q.parameter)', 'compareParameters(q.parameter, p.parameter)'],
  ],
  raySolidLeafTree: [
    [places, 'along === 0', 'false'],
    [hits, 'return !found', 'return true'],
    [hits, 'first.parameter, from.parameter', 'from.parameter, first.parameter'],
    [descent, 'if (first === 0) open.push', 'if (false) open.push'],
  ],
  leavesAlong: [
    [along, '~p.child - ~q.child', 'p.child - q.child'],
    [along, 'within.length === 0', 'true'],
    [along, 'from.planes.size === 0', 'true'],
    [along, 'part.from !== part.to || start === end', 'part.from !== part.to'],
  ],
  // Flat boxes lie in planes of the tree, which flat tetrahedra hardly ever do.
  boxInSolidLeafTree: [
    ...SHAPE_FAULTS,
    [pieces, '[front, back, ...rest]', '[front, ...rest]'],
    [pieces, 'isFront || !isBack', 'isFront'],
  ],
  tetrahedronInSolidLeafTree: SHAPE_FAULTS,
  treeCells: [
    [portals, 'shared(own, behind, -1, part, planeOf)', 'shared(own, before, -1, part, planeOf)'],
    [cells, 'facing: outward', 'facing: -outward'],
    [cells, '2 * child + 1', '2 * child'],
  ],
};

const modules = new FaultyModules<{ bspQuestions: readonly Question[] }>('src/oracle/questions/bsp/index.ts');
afterAll(() => modules.close());

/** The questions with one fault in the kernel. */
async function questionsWith([file, right, wrong]: Fault): Promise<readonly Question[]> {
  return (await modules.with({ file, right, wrong })).bspQuestions;
}

const MOST_CASES = 1500;
/** So many are enough to see that it is the fault that is found. */
const SOUND_CASES = 60;

/** How many cases it takes to find that a question's answers are wrong; undefined if that many do not show it. */
function casesUntilFound(question: Question, most: number): number | undefined {
  const random = new Random(...deriveSeed(1, question.name, 'planted', 0));
  const families = question.families.map(({ name }) => questionFamilyNamed(question, name));
  const values = new Float64Array(question.layout.arity);
  for (let i = 0; i < most; i++) {
    if (!generateQuestion(question, families[i % families.length]!, random, values)) continue;
    if (answerOf((v) => question.subject(v), values) !== question.referee(values)) return i;
  }
  return undefined;
}

let sound: readonly Question[];
beforeAll(async () => {
  sound = await questionsWith([located, 'leaves.every(isSolid)', 'leaves.every(isSolid)']);
});

const named = (questions: readonly Question[], name: string) => questions.find((each) => each.name === name)!;

test.each(Object.keys(FAULTS))('%s: nothing is found where nothing is wrong', (name) => {
  expect(casesUntilFound(named(sound, name), SOUND_CASES)).toBeUndefined();
});

test.each(Object.entries(FAULTS).flatMap(([name, faults]) => faults.map((fault) => [name, fault] as const)))(
  '%s: %j is found',
  async (name, fault) => {
    expect(casesUntilFound(named(await questionsWith(fault), name), MOST_CASES)).toBeDefined();
  },
);
