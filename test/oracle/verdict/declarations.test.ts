import { describe, expect, test } from 'vitest';
import {
  generateQuestion,
  questionFamilyNamed,
  questionFamilyNames,
} from '../../../fuzz/questions/generate.js';
import { type Cases, casesOf } from '../../../src/oracle/cases/cases.js';
import { deriveSeed, Random } from '../../../src/oracle/cases/random.js';
import { engineOf } from '../../../src/oracle/engines/engine.js';
import { unerring } from '../../../src/oracle/engines/unerring.js';
import { type AnyQuestion, isPredicate } from '../../../src/oracle/questions/question.js';
import { loadQuestions, requireQuestion } from '../../../src/oracle/questions/registry.js';
import { rational } from '../../../src/oracle/referees/signs/rational.js';
import {
  checkDeclarations,
  type Declaration,
  type Declarations,
} from '../../../src/oracle/verdict/declaration.js';
import { judgeCases } from '../../../src/oracle/verdict/judge-cases.js';
import { isWithin, marginOf } from '../../../src/oracle/verdict/margins/index.js';
import { type Said, said } from '../../../src/oracle/verdict/said.js';
import type { Verdict } from '../../../src/oracle/verdict/verdict.js';
import { verdictOnCase } from '../../../src/oracle/verdict/verdict-on-case.js';

await loadQuestions();

/** An engine that answers as it is told, and declares something. */
const engine = (answer: (v: Float64Array) => unknown, declares: Declarations) => ({
  ...engineOf('declaring', () => (v) => answer(v.slice())),
  declares,
});

async function verdictsOf(
  question: AnyQuestion,
  answer: (v: Float64Array) => unknown,
  declaration: Declaration,
  cases: Cases,
): Promise<Verdict[]> {
  const judged = await judgeCases(engine(answer, { [question.name]: declaration }), question, cases);
  return judged.map(({ verdict }) => verdict);
}

const one = async (name: string, answer: unknown, declaration: Declaration, ...values: number[]) =>
  (await verdictsOf(requireQuestion(name), () => answer, declaration, casesOf(values.length, values)))[0];

describe('a declared domain', () => {
  test('of unit vectors is one of squares within 2^-50 of 1, exactly', async () => {
    const unit = { unitVectors: true } as const;
    const ask = (x: number, y: number, z: number) =>
      one('rayTriangle', false, unit, 1, 1, -1, x, y, z, 0, 0, 0, 4, 0, 0, 0, 4, 0);
    expect(await ask(0, 0, 1)).toBe('wrong');
    expect(await ask(0, 0, 2)).toBe('unsupported');
    expect(await ask(0, 0, 1e-200)).toBe('unsupported');
    // The square of 1 + 2^-52 is nearer to 1 than 2^-50, that of 1 + 2^-51 is not: 2^-50 + 2^-102.
    expect(await ask(0, 0, 1 + 2 ** -52)).toBe('wrong');
    expect(await ask(0, 0, 1 + 2 ** -51)).toBe('unsupported');
    expect(await ask(0, 0.6, 0.8)).toBe('wrong');
    // Normals of planes, and neither the axes of boxes nor what is no vector.
    expect(await one('planeBox', false, unit, 0, 0, 2, 0, -1, -1, -1, 1, 1, 1)).toBe('unsupported');
    expect(await one('planeBox', false, unit, 0, 0, 1, 0, -1, -1, -1, 1, 1, 1)).toBe('wrong');
    expect(() => checkDeclarations('judge', { pointBox: unit })).toThrow(
      'a question with a direction or a plane',
    );
  });

  test('and families give such cases, in which a constant is found', async () => {
    for (const name of ['rayTriangle', 'rayBox', 'raySphere', 'rayPlane', 'planeBox', 'spherePlane']) {
      const question = requireQuestion(name);
      for (const constant of [true, false]) {
        const verdicts = await verdictsOf(
          question,
          () => constant,
          { unitVectors: true },
          drawn(question, 300),
        );
        expect([name, constant, verdicts.includes('wrong')]).toEqual([name, constant, true]);
      }
    }
  });

  test('leaves alone what is outside of it, and nothing else', async () => {
    const float32 = { float32: true } as const;
    expect(await one('orient2d', 0, float32, 0, 0, 1, 1, 0.1, 0.3)).toBe('unsupported');
    expect(await one('orient2d', Number.NaN, float32, 0, 0, 1, 1, 0.1, 0.3)).toBe('unsupported');
    expect(await one('orient2d', 0, float32, 0, 0, 1, 1, 0.125, 0.25)).toBe('wrong');
    const window: Declaration = { magnitudes: [1e-3, 1e6] };
    expect(await one('orient2d', 0, window, 0, 0, 1, 1, 1, 1e7)).toBe('unsupported');
    expect(await one('orient2d', 0, window, 0, 0, 1, 1, 1, 1e-4)).toBe('unsupported');
    expect(await one('orient2d', 0, window, 0, 0, 1e-3, 1, 1, 1e6)).toBe('wrong');
    const proper = { nonDegenerate: true } as const;
    expect(await one('orient2d', 1, proper, 0, 0, 1, 1, 2, 2)).toBe('unsupported');
    expect(await one('orient2d', 1, proper, 0, 0, 1, 1, 2, 0)).toBe('wrong');
    expect(await one('pointTriangle2d', true, proper, 5, 5, 0, 0, 1, 1, 2, 2)).toBe('unsupported');
    expect(await one('pointTriangle2d', true, proper, 5, 5, 0, 0, 1, 1, 2, 0)).toBe('wrong');
  });
});

const triangle = [0, 0, 0, 8, 0, 0, 0, 8, 0];

describe('a declared convention', () => {
  test('of open shapes explains a no on the boundary, and no other', async () => {
    const open = { boundary: 'open' } as const;
    const square = [0, 0, 2, 2];
    expect(await one('pointBox2d', false, open, 2, 1, ...square)).toBe('convention');
    expect(await one('pointBox2d', true, open, 2, 1, ...square)).toBe('right');
    expect(await one('pointBox2d', false, open, 1, 1, ...square)).toBe('wrong');
    expect(await one('pointBox2d', true, open, 3, 1, ...square)).toBe('wrong');
    expect(await one('pointBox2d', false, {}, 2, 1, ...square)).toBe('wrong');
    expect(await one('segmentSegment2d', false, open, 0, 0, 2, 0, 1, 0, 1, 1)).toBe('convention');
    expect(await one('segmentSegment2d', false, open, 0, 0, 2, 0, 1, -1, 1, 1)).toBe('wrong');
    expect(await one('pointSegment2d', false, open, 1, 1, 0, 0, 2, 2)).toBe('wrong');
  });

  test('of culled backfaces explains a no from behind', async () => {
    const culled = { backfaces: 'culled' } as const;
    expect(await one('rayTriangle', false, culled, 2, 1, -3, 0, 0, 1, ...triangle)).toBe('convention');
    expect(await one('rayTriangle', false, culled, 2, 1, 3, 0, 0, -1, ...triangle)).toBe('wrong');
    expect(await one('rayTriangle', true, culled, 2, 1, -3, 0, 0, -1, ...triangle)).toBe('wrong');
  });

  test('of culling by planes explains a yes to what is beside an edge of a frustum', async () => {
    const culling = { culling: 'by-planes' } as const;
    // The cube from -1 to 1; a ball of radius 2 around (x, y, 0), and a box that a plane cuts off from its edge.
    const cube = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];
    // The distance from the edge is sqrt(8), that from each plane 2.
    expect(await one('sphereFrustum', true, culling, ...cube, 3, 3, 0, 2)).toBe('convention');
    expect(await one('sphereFrustum', true, {}, ...cube, 3, 3, 0, 2)).toBe('wrong');
    expect(await one('sphereFrustum', true, culling, ...cube, 3, 3 + 2 ** -51, 0, 2)).toBe('wrong');
    expect(await one('sphereFrustum', false, culling, ...cube, 3, 0, 0, 2)).toBe('wrong');
    // From -z to z for each z > 0: apart from a box in which the planes on either side have corners before them.
    const wedge = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0];
    expect(await one('boxFrustum', true, culling, ...wedge, -9, 5, -9, 9, 6, 6)).toBe('right');
    expect(await one('boxFrustum', true, culling, ...cube, 2, 0, 0, 3, 1, 1)).toBe('wrong');
  });

  test('of turned sides holds an engine to these', async () => {
    const turned = { sides: 'turned' } as const;
    const left = [0, 0, 1, 0, 0, 1];
    expect(await one('orient2d', -1, turned, ...left)).toBe('convention');
    expect(await one('orient2d', 1, turned, ...left)).toBe('wrong');
    expect(await one('orient2d', 0, turned, ...left)).toBe('wrong');
    expect(await one('orient2d', 0, turned, 0, 0, 1, 1, 2, 2)).toBe('right');
    expect(await one('orient2d', -1, turned, 0, 0, 1, 1, 2, 2)).toBe('wrong');
  });
});

describe('a declared tolerance', () => {
  // 2^-10 above the line through (0, 0) and (1024, 0).
  const near = [0, 0, 1024, 0, 7, 2 ** -10];

  test('is compared exactly, at the ulp', async () => {
    expect(await one('orient2d', 0, { tolerance: 2 ** -10 }, ...near)).toBe('policy');
    expect(await one('orient2d', 0, { tolerance: 2 ** -10 * (1 - 2 ** -53) }, ...near)).toBe('wrong');
    expect(await one('orient2d', 1, { tolerance: 2 ** -10 }, ...near)).toBe('right');
    expect(await one('orient2d', 0, { relativeTolerance: 2 ** -20 }, ...near)).toBe('policy');
    expect(await one('orient2d', 0, { relativeTolerance: 2 ** -20 - 2 ** -73 }, ...near)).toBe('wrong');
    // The root of 2 is between two doubles.
    const beside = [0, 0, 4096, 4096, 1, -1];
    expect(await one('orient2d', 1, { tolerance: Math.SQRT2 }, ...beside)).toBe('policy');
    expect(await one('orient2d', 1, { tolerance: Math.SQRT2 - 2 ** -52 }, ...beside)).toBe('wrong');
  });

  test('excuses nothing that is far off, and nothing that is no answer', async () => {
    const greedy = { tolerance: 1e300 };
    expect(await one('orient2d', 0, greedy, ...near)).toBe('policy');
    expect(await one('orient2d', 0, greedy, 0, 0, 1024, 0, 7, 2)).toBe('wrong');
    expect(await one('orient2d', Number.NaN, greedy, ...near)).toBe('invalid-output');
    const beside = [5, -(2 ** -20), 0, 0, 8, 8];
    expect(await one('pointBox2d', true, greedy, ...beside)).toBe('policy');
    expect(await one('pointBox2d', 'near enough', greedy, ...beside)).toBe('wrong');
  });

  test('of a thin shape excuses a hit that is none, but not one that is missed', async () => {
    const some = { tolerance: 1e-6 };
    expect(await one('pointSegment2d', true, some, 1, 2 ** -20, 0, 0, 2, 0)).toBe('policy');
    expect(await one('pointSegment2d', true, some, 1, 2 ** -19, 0, 0, 2, 0)).toBe('wrong');
    expect(await one('pointSegment2d', false, some, 1, 0, 0, 0, 2, 0)).toBe('wrong');
  });

  test('of an engine that uses one: policy near the line, and right elsewhere', async () => {
    const question = requireQuestion('pointSegment2d');
    const cases = drawn(question, 400);
    const tolerant = (v: Float64Array) => isWithin(marginOf(question, v)!, 1e-9);
    const verdicts = await verdictsOf(question, tolerant, { tolerance: 1e-9 }, cases);
    // Tiny input is nowhere far from anything: there a tolerance in absolute terms is wrong.
    const fitting = verdicts.filter((_, i) => cases.at(i).some((x) => Math.abs(x) > 2e-6));
    expect(new Set(fitting)).toEqual(new Set(['right', 'policy']));
  });
});

/** Cases of all families in turn. */
function drawn(question: AnyQuestion, count: number): Cases {
  const random = new Random(...deriveSeed('declarations', question.name));
  const families = questionFamilyNames(question).map((name) => questionFamilyNamed(question, name));
  const values = new Float64Array(question.layout.arity);
  const all: number[] = [];
  for (let i = 0; i < count; i++)
    if (generateQuestion(question, families[i % families.length]!, random, values)) all.push(...values);
  return casesOf(question.layout.arity, all);
}

const PREDICATES = ['orient2d', 'orient3d', 'incircle', 'sideOfPlane', 'sideOfThickPlane', 'compareLength2d'];
const QUERIES = [
  ...['pointSegment2d', 'pointTriangle2d', 'pointBox2d', 'pointPolygon2d', 'segmentSegment2d'],
  ...['pointTriangle', 'pointBox', 'rayTriangle', 'triangleTriangle', 'boxBox', 'triangleBox'],
];
/** All that can be declared at once, and as generously as it can be. */
const EVERYTHING: Declaration = {
  float32: true,
  magnitudes: [1, 1024],
  nonDegenerate: true,
  boundary: 'open',
  backfaces: 'culled',
  tolerance: 1e300,
  relativeTolerance: 2 ** -10,
};
const DECLARATIONS: readonly Declaration[] = [
  ...Object.entries(EVERYTHING).map(([member, value]) => ({ [member]: value }) as Declaration),
  { sides: 'turned' },
  EVERYTHING,
  { ...EVERYTHING, sides: 'turned' },
];

/** Within everything that can be declared, clear hits are rare among the cases that are drawn. */
const COUNTS: Readonly<Record<string, number>> = {
  pointPolygon2d: 3000,
  pointTriangle2d: 2000,
  pointTriangle: 2000,
  rayTriangle: 5000,
};

describe.each([...PREDICATES, ...QUERIES])('no declaration hides, of %s,', (name) => {
  const question = requireQuestion(name);
  const cases = drawn(question, COUNTS[name] ?? 300);
  const truths = Array.from({ length: cases.count }, (_, i) => question.referee(cases.at(i).slice()));
  const constants: readonly unknown[] = isPredicate(question) ? [1, 0, -1] : [true, false];

  /** The verdicts on an engine that says the same to everything. */
  const verdictsOn = (constant: Said, declaration: Declaration, strict = false) =>
    truths.map((truth, i) => {
      const declaring = { name: 'declaring', strict, declares: { '*': declaration } };
      return verdictOnCase(question, declaring, constant, truth, cases.at(i).slice());
    });

  test.each([...constants])('an engine that says %s to everything', (constant) => {
    for (const declaration of DECLARATIONS) {
      const isFound = verdictsOn(said(constant), declaration).includes('wrong');
      expect([declaration, isFound]).toEqual([declaration, true]);
    }
  });

  test.each([
    ['says NaN', Number.NaN, 'invalid-output'],
    ['throws', { failed: 'crashed', text: 'Error: no' }, 'crashed'],
    ['never answers', { failed: 'timed-out', text: 'no answer in time' }, 'timed-out'],
  ] as const)('one that %s', (_, answer, verdict) => {
    for (const declaration of DECLARATIONS) {
      const verdicts = new Set(verdictsOn(answer, declaration));
      verdicts.delete('unsupported');
      expect([declaration, [...verdicts]]).toEqual([declaration, [verdict]]);
    }
  });

  test('and none accuses the truth', () => {
    for (const declaration of DECLARATIONS.filter(({ sides }) => sides === undefined)) {
      const declaring = { ...unerring, declares: { '*': declaration } };
      const verdicts = truths.map((truth, i) =>
        verdictOnCase(question, declaring, truth, truth, cases.at(i).slice()),
      );
      for (const verdict of verdicts) expect(['right', 'unsupported']).toContain(verdict);
    }
  });
});

test('an engine with turned sides comes out without an accusation', async () => {
  const question = requireQuestion('orient3d');
  const verdicts = await verdictsOf(
    question,
    (v) => -rational.judges.orient3d(v),
    { sides: 'turned' },
    drawn(question, 200),
  );
  expect(new Set(verdicts)).toEqual(new Set(['right', 'convention']));
});

test.each([
  [
    { orient2d: { tolerance: -1 } },
    "declares['orient2d'].tolerance must be a finite number from 0 on, got -1",
  ],
  [{ orient2d: { tolerance: Infinity } }, 'must be a finite number from 0 on, got Infinity'],
  [
    { '*': { relativeTolerance: 1 } },
    "declares['*'].relativeTolerance must be a number from 0 to 2^-10, got 1",
  ],
  [{ '*': { magnitudes: [2, 3] } }, 'must be two numbers: one above 0 and at most 1, one from 1024 on'],
  [{ '*': { float32: false } }, "declares['*'].float32 must be true, got false"],
  [{ '*': { tolerence: 1 } }, "declares['*'].tolerence must be one of float32, magnitudes, nonDegenerate"],
  [{ '*': 7 }, "declares['*'] must be an object, got 7"],
  [7, 'declares must be declarations by the names of questions, got 7'],
  [{ dot2d: { tolerance: 1 } }, 'must be declared of a question with a distance to its boundary, got dot2d'],
  [{ orient2d: { boundary: 'open' } }, 'must be declared of a question that takes yes or no, got orient2d'],
  [{ triangleBox: { backfaces: 'culled' } }, 'must be declared of rayTriangle, got triangleBox'],
  [{ pointBox: { sides: 'turned' } }, 'must be declared of a predicate, got pointBox'],
])('%j is refused in words', async (declares, message) => {
  expect(() => checkDeclarations('judge', declares as Declarations)).toThrow(RangeError);
  expect(() => checkDeclarations('judge', declares as Declarations)).toThrow(message);
  const cases = casesOf(6, [0, 0, 1, 0, 0, 1]);
  const asked = judgeCases(
    engine(() => 1, declares as Declarations),
    requireQuestion('orient2d'),
    cases,
  );
  await expect(asked).rejects.toThrow(`judgeCases: ${message.startsWith('declares') ? message : ''}`);
});
