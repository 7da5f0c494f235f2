import { beforeAll, describe, expect, it } from 'vitest';
import { generateQuestion, questionFamilyNamed } from '../../../fuzz/questions/generate.js';
import { casesOf } from '../../../src/oracle/cases/cases.js';
import { deriveSeed, Random } from '../../../src/oracle/cases/random.js';
import { type Engine, engineOf, peer } from '../../../src/oracle/engines/engine.js';
import { loadEngine } from '../../../src/oracle/engines/index.js';
import type { AnyQuestion } from '../../../src/oracle/questions/question.js';
import { loadQuestions, requireQuestion } from '../../../src/oracle/questions/registry.js';
import { judgeCases } from '../../../src/oracle/verdict/judge-cases.js';

beforeAll(loadQuestions);

const QUESTIONS = ['sphereTriangleSweep', 'sphereBoxSweep', 'boxBoxSweep', 'segmentSphereSweep'];
const FAMILIES = ['touching-at-start', 'grazing', 'passing', 'staying', 'apart', 'lattice'];
const OF_EACH = 12;

/** The cases of a family of a question, one behind the other. */
function drawn(question: AnyQuestion, family: string) {
  const out = new Float64Array(question.layout.arity);
  const random = new Random(...deriveSeed('sweeps of engines', question.name, family));
  const all: number[] = [];
  for (let i = 0; i < OF_EACH; i++) {
    if (generateQuestion(question, questionFamilyNamed(question, family), random, out)) all.push(...out);
  }
  return casesOf(question.layout.arity, all);
}

interface Tally {
  right: number;
  missed: number;
  falseHits: number;
}

/** How an engine does on a family of all these questions. */
async function tally(engine: Engine, family: string): Promise<Tally> {
  const sum: Tally = { right: 0, missed: 0, falseHits: 0 };
  for (const name of QUESTIONS.map((one) => requireQuestion(one)).filter((one) => engine.knows(one))) {
    for (const { verdict, expected } of await judgeCases(engine, name, drawn(name, family))) {
      if (verdict === 'right') sum.right++;
      if (verdict === 'wrong') sum[String(expected) === 'true' ? 'missed' : 'falseHits']++;
    }
  }
  return sum;
}

const always = (answer: boolean): Engine =>
  peer(`says ${answer}`, Object.fromEntries(QUESTIONS.map((name) => [name, () => answer])));

/** The kernel's answer, made a boolean, of values that are changed first. */
const kernel = (name: string, change: (v: Float64Array, question: AnyQuestion) => void = () => undefined) =>
  engineOf(name, (question) =>
    QUESTIONS.includes(question.name)
      ? (values) => {
          const own = Float64Array.from(values);
          change(own, question);
          return question.subject(own) !== 'never';
        }
      : undefined,
  );

describe('who answers about sweeps is judged', () => {
  it('always the same is wrong, where it is', async () => {
    const all = FAMILIES.length;
    let [missed, falseHits] = [0, 0];
    for (const family of FAMILIES) {
      const [yes, no] = [await tally(always(true), family), await tally(always(false), family)];
      expect([yes.missed, no.falseHits]).toEqual([0, 0]);
      expect(yes.falseHits).toBe(no.right);
      missed += no.missed;
      falseHits += yes.falseHits;
    }
    expect(missed).toBeGreaterThan((all * OF_EACH) / 2);
    expect(falseHits).toBeGreaterThan(2 * OF_EACH);
  });

  it('the kernel is right', async () => {
    for (const family of FAMILIES) {
      const { missed, falseHits, right } = await tally(kernel('kernel'), family);
      expect([family, missed, falseHits]).toEqual([family, 0, 0]);
      expect(right).toBe(QUESTIONS.length * OF_EACH);
    }
  });

  it('who looks at both ends only misses what passes', async () => {
    const ends = engineOf('ends', (question) =>
      QUESTIONS.includes(question.name)
        ? (values) => {
            const { parts } = question.layout;
            const [a, b] = ['motionA', 'motionB'].map((name) => parts.find((part) => part.name === name)!.at);
            const still = Float64Array.from(values);
            still.fill(0, a!, a! + 3).fill(0, b!, b! + 3);
            // A motion that starts at the end has the other end at its start.
            const word = String(question.subject(Float64Array.from(values))).split(' ')[0];
            return question.subject(still) !== 'never' || word === 'stays';
          }
        : undefined,
    );
    const { missed, falseHits } = await tally(ends, 'passing');
    expect(falseHits).toBe(0);
    expect(missed).toBeGreaterThan((QUESTIONS.length * OF_EACH) / 2);
    expect((await tally(ends, 'touching-at-start')).missed).toBe(0);
  });

  it('who is off by a little is found by what touches', async () => {
    // Motions that are a part in 2^40 too short: what only just arrives does not.
    const short = kernel('short', (v, { layout }) => {
      for (const { name, at } of layout.parts)
        if (name.startsWith('motion')) for (let k = 0; k < 3; k++) v[at + k] = v[at + k]! * (1 - 2 ** -40);
    });
    expect((await tally(short, 'at-the-ends')).missed).toBeGreaterThan(0);
    // Who takes the other way round misses most of what comes to stay.
    const turned = kernel('turned', (v, { layout }) => {
      for (const { name, at } of layout.parts)
        if (name.startsWith('motion')) for (let k = 0; k < 3; k++) v[at + k] = 0 - v[at + k]!;
    });
    expect((await tally(turned, 'staying')).missed).toBeGreaterThan(OF_EACH);
  });
});

describe('engines cast shapes', () => {
  it.each(['rapier3d', 'jolt'])('%s: and are asked where they are in their domain', async (name) => {
    const engine = (await loadEngine(name))!;
    let [right, falseHits] = [0, 0];
    for (const family of ['passing', 'lattice', 'staying']) {
      const found = await tally(engine, family);
      right += found.right;
      falseHits += found.falseHits;
    }
    expect(falseHits).toBe(0);
    expect(right).toBeGreaterThan(20);
  });

  it('jolt is not asked what its tolerance decides, or what is rounded', async () => {
    const engine = (await loadEngine('jolt'))!;
    const question = requireQuestion('sphereSphereSweep');
    const ask = async (by: number) => {
      const values = [0, 0, 0, 1, by, 0, 0, 9, 0, 0, 1, 0, 0, 0];
      return (await engine.ask(question, casesOf(values.length, values)))[0];
    };
    expect([await ask(7), await ask(7 + 2 ** -13), await ask(7 + 2 ** -11), await ask(7 - 2 ** -11)]).toEqual(
      [undefined, undefined, true, false],
    );
    expect(await ask(7.1)).toBeUndefined();
  });
});
