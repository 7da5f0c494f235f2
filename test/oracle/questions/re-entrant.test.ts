import { beforeAll, describe, expect, it } from 'vitest';
import { generateQuestion, questionFamilyNamed } from '../../../fuzz/questions/generate.js';
import * as bsp from '../../../src/bsp/index.js';
import * as distance from '../../../src/distance/index.js';
import * as enclosing from '../../../src/enclosing/index.js';
import * as implicit from '../../../src/implicit/index.js';
import * as mesh from '../../../src/mesh/index.js';
import { Random } from '../../../src/oracle/cases/random.js';
import type { AnyQuestion } from '../../../src/oracle/questions/question.js';
import { allQuestions, loadQuestions } from '../../../src/oracle/questions/registry.js';
import { shapesOf } from '../../../src/oracle/questions/shapes.js';
import * as planar from '../../../src/planar/index.js';
import * as round from '../../../src/round/index.js';
import * as solids from '../../../src/solids/index.js';
import * as spatial from '../../../src/spatial/index.js';
import * as triangulation from '../../../src/triangulation/index.js';

type Call = (...args: readonly unknown[]) => unknown;

const functions: Readonly<Record<string, unknown>> = {
  ...{ ...planar, ...spatial, ...round, ...distance, ...enclosing, ...implicit, ...bsp },
  ...{ ...mesh, ...solids, ...triangulation },
};

/** A copy of an argument whose objects and lists ask when something of them is read. What functions made is whole. */
function asking(value: unknown, ask: () => void): unknown {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return value;
  const copy = (Array.isArray(value) ? [] : {}) as Record<string, unknown>;
  for (const [key, part] of Object.entries(value)) copy[key] = asking(part, ask);
  return new Proxy(copy, {
    get(target, key) {
      ask();
      return Reflect.get(target, key) as unknown;
    },
  });
}

/** All that can be read of an answer, lazy parts included. */
function read(value: unknown, depth = 0): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value !== 'object' || value === null || depth > 8) return value;
  if (ArrayBuffer.isView(value)) return Array.from(value as unknown as ArrayLike<number>);
  if (Array.isArray(value)) return value.map((item) => read(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, read(part, depth + 1)]));
}

const textOf = (work: () => unknown): string => {
  try {
    return JSON.stringify(read(work())) ?? 'undefined';
  } catch (error) {
    return `${error}`;
  }
};

/** Cases of families of a question, in pairs: what is asked, and what is asked meanwhile. */
function* pairsOf(question: AnyQuestion): Generator<readonly [Float64Array, Float64Array]> {
  const random = new Random(4, 3, 2, 1);
  for (const { name } of question.families.slice(0, 2)) {
    const [one, other] = [0, 1].map(() => new Float64Array(question.layout.arity)) as [
      Float64Array,
      Float64Array,
    ];
    const family = questionFamilyNamed(question, name);
    if (generateQuestion(question, family, random, one) && generateQuestion(question, family, random, other))
      yield [one, other];
  }
}

/** So often the other question is asked while arguments are read, at one of three readings. */
const MOST_ASKED = 15;

beforeAll(loadQuestions);

describe('arguments that ask the same question while they are read', () => {
  it('are read right', () => {
    const changed: string[] = [];
    let asked = 0;
    for (const question of allQuestions()) {
      const call = functions[question.name] as Call | undefined;
      if (typeof call !== 'function') continue;
      for (const [one, other] of pairsOf(question)) {
        const expected = textOf(() => call(...shapesOf(question, one)));
        const others = shapesOf(question, other);
        let [left, reads] = [MOST_ASKED, 0];
        const ask = () => {
          if (left > 0 && reads++ % 3 === 0) {
            left--;
            textOf(() => call(...others));
          }
        };
        const args = shapesOf(question, one).map((value) => asking(value, ask));
        const answer = textOf(() => call(...args));
        if (left < MOST_ASKED) asked++;
        if (answer !== expected) changed.push(question.name);
      }
    }
    expect([...new Set(changed)]).toEqual([]);
    expect(asked).toBeGreaterThan(400);
  });
});
