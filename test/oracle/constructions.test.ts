import { describe, expect, test } from 'vitest';
import { generateQuestion, questionFamilyNamed } from '../../fuzz/questions/generate.js';
import { casesOf } from '../../src/oracle/cases/cases.js';
import { OPERAND_SIZE, putOperand, SOLIDS } from '../../src/oracle/cases/constructions/meshes.js';
import { putRing } from '../../src/oracle/cases/planar/rings.js';
import { deriveSeed, Random } from '../../src/oracle/cases/random.js';
import { engineOf } from '../../src/oracle/engines/engine.js';
import { loadEngine } from '../../src/oracle/engines/index.js';
import { respond } from '../../src/oracle/protocol/respond.js';
import { constructionsQuestions } from '../../src/oracle/questions/constructions/index.js';
import { meshOperationQuestions } from '../../src/oracle/questions/constructions/mesh-operations.js';
import { loadQuestions, requireQuestion } from '../../src/oracle/questions/registry.js';
import { judgeCases } from '../../src/oracle/verdict/judge-cases.js';
import { verdictOn } from '../../src/oracle/verdict/verdict.js';

await loadQuestions();

const question = requireQuestion('triangulationDelaunay2d');
const square = new Float64Array(question.layout.arity);
putRing(square, 0, [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 3],
]);

const judge = async (answer: unknown) =>
  (
    await judgeCases(
      engineOf('one', () => () => answer),
      question,
      casesOf(question.layout.arity, square),
    )
  )[0]!;

test('a construction is checked: what is expected is what is true of every right one, what is got is the fault', async () => {
  const expected = 'general 4 14/1';
  expect(await judge('[0,1,3,1,2,3]')).toEqual({ verdict: 'right', expected, got: '[0,1,3,1,2,3]' });
  expect(await judge('[0,1,2,0,2,3]')).toEqual({
    verdict: 'wrong',
    expected,
    got: 'triangle 0 1 2: point 3 lies inside its circle; [0,1,2,0,2,3]',
  });
  expect(await judge('[0,1,4]')).toEqual({
    verdict: 'invalid-output',
    expected,
    got: '4 is no index below 4; [0,1,4]',
  });
  expect((await judge(Number.NaN)).verdict).toBe('invalid-output');
  expect((await judge(undefined)).verdict).toBe('unsupported');
  await expect(judge(true)).rejects.toThrow('it takes text answers only');
});

test('the verdict on a construction needs the values', () => {
  const engine = { name: 'one', strict: false };
  expect(() => verdictOn(question, engine, '[]', 'general 4 14/1')).toThrow('values must be given');
  expect(verdictOn(question, engine, '[0,1,3,1,2,3]', 'general 4 14/1', square)).toBe('right');
});

test('the referee of the line protocol has no answer to a construction, the kernel has', () => {
  const line = JSON.stringify({ id: 1, question: question.name, values: [...square] });
  expect(respond(line, 'referee')).toBe(
    '{"id":1,"error":"the referee of triangulationDelaunay2d checks answers, and has none"}',
  );
  expect(JSON.parse(respond(line)!)).toMatchObject({ id: 1, answer: expect.stringMatching(/^\[/) });
});

describe.each(constructionsQuestions.map((one) => [one.name, one] as const))('%s', (name, one) => {
  // Boolean operations of meshes are dear.
  const count = meshOperationQuestions.includes(one) ? 3 : 12;
  const values = new Float64Array(count * one.layout.arity);
  const out = new Float64Array(one.layout.arity);
  const family = questionFamilyNamed(one, one.families[1]!.name);
  const random = new Random(...deriveSeed('constant', name));
  for (let i = 0; i < count; i++) {
    while (!generateQuestion(one, family, random, out));
    values.set(out, i * one.layout.arity);
  }
  const cases = casesOf(one.layout.arity, values);

  test.each(['[]', '[0,1,2]', one.subject(cases.at(0).slice())])(
    'an engine that always says %s fails',
    async (same) => {
      const judged = await judgeCases(
        engineOf('constant', () => () => same),
        one,
        cases,
      );
      expect(judged.some(({ verdict }) => verdict === 'wrong' || verdict === 'invalid-output')).toBe(true);
    },
  );
});

/** Two cubes, of which one has a corner in the other. */
function putCubes(out: Float64Array): void {
  const kind = SOLIDS.findIndex(({ name }) => name === 'cube');
  for (const i of [0, 1]) {
    const places = SOLIDS[kind]!.places.map(([x, y, z]) => [2 * x + i, 2 * y + i, 2 * z + i] as const);
    putOperand(out, i * OPERAND_SIZE, kind, places);
  }
}

const OPERATIONS = ['Union', 'Intersection', 'Difference'];

/** The operations of polygons. */
const POLYGONS = constructionsQuestions
  .map(({ name }) => name)
  .filter((name) => /^polygon(Union|Inters|Diff|Xor)/.test(name));
const POLYGONS_NEARLY = POLYGONS.filter((name) => !name.includes('Precise'));

/** Packages that construct, and what they are asked. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  delaunator: ['triangulationValid2d', 'triangulationDelaunay2d', 'convexHullWeak2d'],
  three: ['convexHullTrianglesNearly', 'enclosingBox', 'enclosingSphere', 'enclosingSphereNearly'],
  'convex-hull': ['convexHullTriangles', 'convexHullTrianglesNearly'],
  cdt2d: ['triangulationValid2d', 'triangulationDelaunay2d', 'constrainedTriangulation2d'],
  earcut: ['polygonTriangulationValid2d', 'polygonTriangulationConforming2d'],
  'polygon-clipping': POLYGONS,
  'polyclip-ts': POLYGONS,
  martinez: POLYGONS,
  'manifold-3d': OPERATIONS.flatMap((name) => [`box${name}Volume`, `box${name}Closed`]).concat(
    OPERATIONS.flatMap((name) => [`mesh${name}Volume`, `mesh${name}Closed`]),
    POLYGONS_NEARLY,
  ),
  'three-bvh-csg': OPERATIONS.flatMap((name) => [`box${name}Volume`, `mesh${name}Volume`]),
  'clipper2-ts': POLYGONS_NEARLY,
  jsts: POLYGONS,
};

describe.each(Object.entries(ASKED))('%s', (name, asked) => {
  test('is right on simple cases of each of its questions, and asked no others', async () => {
    const engine = (await loadEngine(name))!;
    const known = constructionsQuestions.filter((one) => engine.knows(one));
    expect(known.map((one) => one.name).sort()).toEqual([...asked].sort());
    for (const one of known) {
      const { arity } = one.layout;
      const values = new Float64Array(arity);
      if (one.name.startsWith('mesh')) putCubes(values);
      else if (one.name.startsWith('box')) values.set([0, 0, 0, 2, 2, 2, 1, 1, 1, 3, 3, 3]);
      else if (one.name.startsWith('convexHull') && one.layout.dimension === 3)
        values.set([5, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4, 1, 1, 1]);
      else if (one.layout.dimension === 3) values.set([2, 0, 0, 0, 2, 4, 4]);
      else
        putRing(values, 0, [
          [0, 0],
          [4, 0],
          [5, 3],
          [1, 4],
        ]);
      const second = one.layout.names.indexOf('bCount');
      if (second >= 0)
        putRing(values, second, [
          [2, 2],
          [7, 2],
          [2, 7],
        ]);
      const [judged] = await judgeCases(engine, one, casesOf(arity, values));
      expect([one.name, judged!.verdict]).toEqual([one.name, 'right']);
    }
  });
});
