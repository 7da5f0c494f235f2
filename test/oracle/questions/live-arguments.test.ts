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

/** Changes whatever there is in arguments: numbers, the lengths of lists, what shapes are made of. */
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  if (ArrayBuffer.isView(value)) {
    (value as Float64Array).fill(7);
    return;
  }
  for (const [key, part] of Object.entries(value)) {
    if (typeof part === 'number') (value as Record<string, unknown>)[key] = part + 5;
    else spoil(part);
  }
  if (Array.isArray(value)) value.length = 0;
}

/** All that can be read of an answer, lazy parts, which getters of classes make, included. */
function read(value: unknown, depth = 0): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value !== 'object' || value === null || depth > 8) return value;
  if (ArrayBuffer.isView(value)) return Array.from(value as unknown as ArrayLike<number>);
  if (Array.isArray(value)) return value.map((item) => read(item, depth + 1));
  const keys = new Set(Object.keys(value));
  for (
    let type = Object.getPrototypeOf(value) as object | null;
    type !== null && type !== Object.prototype;
  ) {
    for (const [key, { get }] of Object.entries(Object.getOwnPropertyDescriptors(type)))
      if (get !== undefined) keys.add(key);
    type = Object.getPrototypeOf(type) as object | null;
  }
  return Object.fromEntries(
    [...keys].map((key) => [key, read((value as Record<string, unknown>)[key], depth + 1)]),
  );
}

function textOf(work: () => unknown): string {
  try {
    return JSON.stringify(work());
  } catch (error) {
    return `${error}`;
  }
}

/** Some cases of a question: of its own families first. */
function* casesOf(question: AnyQuestion): Generator<Float64Array> {
  const random = new Random(4, 3, 2, 1);
  for (const { name } of question.families.slice(0, 4)) {
    const out = new Float64Array(question.layout.arity);
    if (generateQuestion(question, questionFamilyNamed(question, name), random, out)) yield out;
  }
}

beforeAll(loadQuestions);

describe('an answer', () => {
  it('stays as it is when the arguments change afterwards', () => {
    const changed: string[] = [];
    let asked = 0;
    for (const question of allQuestions()) {
      const call = functions[question.name] as Call | undefined;
      if (typeof call !== 'function') continue;
      asked++;
      for (const values of casesOf(question)) {
        // Parts of shapes may be those of the question itself, which others need.
        const args = structuredClone(shapesOf(question, values));
        let expected: unknown;
        try {
          expected = read(call(...shapesOf(question, values)));
        } catch {
          continue;
        }
        const answer = call(...args);
        args.forEach(spoil);
        if (textOf(() => read(answer)) !== JSON.stringify(expected)) changed.push(question.name);
      }
    }
    expect([...new Set(changed)]).toEqual([]);
    expect(asked).toBeGreaterThan(250);
  });
});
