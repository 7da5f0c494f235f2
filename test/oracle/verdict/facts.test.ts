import { describe, expect, test } from 'vitest';
import { generateQuestion, questionFamilyNamed } from '../../../fuzz/questions/generate.js';
import { type Cases, casesOf } from '../../../src/oracle/cases/cases.js';
import { deriveSeed, Random } from '../../../src/oracle/cases/random.js';
import { type Engine, engineOf } from '../../../src/oracle/engines/engine.js';
import { unerring } from '../../../src/oracle/engines/unerring.js';
import type { AnyQuestion } from '../../../src/oracle/questions/question.js';
import { loadQuestions, requireQuestion } from '../../../src/oracle/questions/registry.js';
import { asDecimals } from '../../../src/oracle/verdict/as-decimals.js';
import { describeFacts, type Facts, factsOf } from '../../../src/oracle/verdict/facts.js';
import { judgeCases } from '../../../src/oracle/verdict/judge-cases.js';
import { distanceToBoundary } from '../../../src/oracle/verdict/margins/place.js';
import { tallyByClass } from '../../../src/oracle/verdict/tally.js';

await loadQuestions();

async function factsAbout(engine: Engine, question: AnyQuestion, cases: Cases): Promise<Facts[]> {
  const judged = await judgeCases(engine, question, cases);
  return judged.map((one, i) => factsOf(question, cases.at(i).slice(), one));
}

const always = (answer: unknown) => engineOf('always', () => () => answer);
const square = [0, 0, 2, 2];
const [inside, corner, outside] = [
  [1, 1, ...square],
  [2, 2, ...square],
  [5, 6, ...square],
];
const boxes = requireQuestion('pointBox2d');
const cases = casesOf(6, [...inside!, ...corner!, ...outside!]);

describe('facts', () => {
  test('tell a missed hit from a false one', async () => {
    const hits = async (answer: unknown) =>
      (await factsAbout(always(answer), boxes, cases)).map(({ verdict, hit }) => [verdict, hit]);
    const [right, missed] = [
      ['right', undefined],
      ['wrong', 'missed'],
    ];
    expect(await hits(true)).toEqual([right, right, ['wrong', 'false']]);
    expect(await hits(false)).toEqual([missed, missed, right]);
    expect(await hits('outside -')).toEqual([missed, missed, right]);
    // Wrong about the feature, and right about the yes.
    expect(await hits('inside f0')).toEqual([right, ['wrong', undefined], ['wrong', 'false']]);
    expect(await hits('inside anything')).toEqual([
      ['wrong', undefined],
      ['wrong', undefined],
      ['wrong', 'false'],
    ]);
    expect(await hits(Number.NaN)).toEqual([1, 2, 3].map(() => ['invalid-output', undefined]));
  });

  test('have the class and features of the truth, the signs that decide, and the distance', async () => {
    const [, onCorner, beside] = await factsAbout(always(false), boxes, cases);
    expect(onCorner).toEqual({
      question: 'pointBox2d',
      verdict: 'wrong',
      got: 'false',
      expected: 'true',
      truth: 'boundary v2',
      class: 'boundary-vertex',
      hit: 'missed',
      features: ['v2'],
      signs: [],
      distance: 0,
      onBoundary: true,
    });
    expect(beside!.distance).toBe(5);
    const segments = requireQuestion('segmentSegment2d');
    const [facts] = await factsAbout(always(false), segments, casesOf(8, [0, 0, 2, 0, 1, 0, 1, 3]));
    expect(facts).toMatchObject({ features: ['e0/v0'], distance: 0, hit: 'missed' });
    expect(facts!.signs.map(({ sign }) => sign)).toEqual([0, 1, 1, -1]);
    expect(facts!.signs[0]).toEqual({ predicate: 'orient2d', of: ['a.start', 'a.end', 'b.start'], sign: 0 });
  });

  test('are text', async () => {
    const texts = (await factsAbout(always(true), boxes, cases)).map(describeFacts);
    expect(texts).toEqual([
      'right: true (inside f0); features f0; 1 from where the answer changes',
      'right: true (boundary v2); features v2; exactly where the answer changes',
      'wrong: said true, the truth is false (outside -); a false hit; 5 from where the answer changes',
    ]);
    const [text] = (
      await factsAbout(always(0), requireQuestion('orient2d'), casesOf(6, [0, 0, 3, 4, 5, 0]))
    ).map(describeFacts);
    expect(text).toBe(
      'wrong: said 0, the truth is -1; 4 from where the answer changes; orient2d(a, b, c) = -1',
    );
  });

  test('survive JSON', async () => {
    const facts = await factsAbout(always(true), boxes, cases);
    expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
  });
});

const drawn = (question: AnyQuestion, families: readonly string[], count: number): Cases => {
  const random = new Random(...deriveSeed('facts', question.name));
  const values = new Float64Array(question.layout.arity);
  const all: number[] = [];
  for (let i = 0; i < count; i++) {
    const family = questionFamilyNamed(question, families[i % families.length]!);
    if (generateQuestion(question, family, random, values)) all.push(...values);
  }
  return casesOf(question.layout.arity, all);
};

describe.each([
  ['factsOf', (v: number[]) => factsOf(boxes, v, { verdict: 'wrong', expected: 'true', got: 'false' })],
  ['asDecimals', (v: number[]) => asDecimals(boxes, v)],
  ['distanceToBoundary', (v: number[]) => distanceToBoundary(boxes, v)],
] as const)('%s', (name, call) => {
  test.each([
    [[1, 2], 'values must be the 6 arguments of pointBox2d, got 2 numbers'],
    [[1, 2, 3, Number.NaN, 5, 6], 'values[3] must be a finite number, got NaN'],
    [[1, 2, 9, 9, 5, 6], 'values must be in the domain of pointBox2d, got [1, 2, 9, 9, 5, 6]'],
    [7 as unknown as number[], 'values must be the 6 arguments of pointBox2d, got 7'],
  ])('refuses %j in words', (values, message) => {
    expect(() => call(values)).toThrow(RangeError);
    expect(() => call(values)).toThrow(`${name}: ${message}`);
  });
});

test('failures are counted for each class of the truth', async () => {
  const question = requireQuestion('orient2d');
  const many = drawn(question, ['integer-lattice', 'rotated-lattice', 'decimal-grid'], 300);
  const ours = tallyByClass(await factsAbout(unerring, question, many));
  expect([...ours.keys()].sort()).toEqual(['-1', '0', '1']);
  for (const { cases: n, verdicts } of ours.values()) expect(verdicts.right).toBe(n);

  const zero = tallyByClass(await factsAbout(always(0), question, many));
  expect([zero.get('0')!.verdicts.wrong, zero.get('1')!.verdicts.right]).toEqual([0, 0]);
  expect(zero.get('1')!.verdicts.wrong).toBe(zero.get('1')!.cases);

  const yes = tallyByClass(await factsAbout(always(true), boxes, cases));
  expect([yes.get('outside')!.falseHits, yes.get('inside')!.falseHits]).toEqual([1, 0]);
  const no = tallyByClass(await factsAbout(always(false), boxes, cases));
  expect([no.get('outside')!.missedHits, no.get('boundary-vertex')!.missedHits]).toEqual([0, 1]);
});

test('the signs of a ray decide whether it meets a triangle', async () => {
  const question = requireQuestion('rayTriangle');
  const many = drawn(question, ['small-lattice', 'on-a-grid', 'uniform'], 300);
  let crossings = 0;
  for (let i = 0; i < many.count; i++) {
    const values = many.at(i).slice();
    const facts = factsOf(question, values, { verdict: 'right', expected: '', got: '' });
    const [start, along, ...sides] = facts.signs.map(({ sign }) => sign);
    if (along === 0) continue;
    // A crossing: not along the plane, towards it, and past all edges on one side, none of them touched.
    const passes = new Set(sides).size === 1 && sides[0] !== 0 && start === -along!;
    expect([values, facts.class === 'crossing']).toEqual([values, passes]);
    if (passes) crossings++;
  }
  expect(crossings).toBeGreaterThan(3);
});
