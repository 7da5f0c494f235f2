import { beforeAll, describe, expect, it } from 'vitest';
import { questionFamilyNames } from '../../../fuzz/questions/generate.js';
import { drawnCases } from '../../../fuzz/suite/drawn-cases.js';
import { requestText } from '../../../src/oracle/protocol/request.js';
import { respond, respondLater } from '../../../src/oracle/protocol/respond.js';
import { parseResponse } from '../../../src/oracle/protocol/response.js';
import { allQuestions, loadQuestions } from '../../../src/oracle/questions/registry.js';

beforeAll(() => loadQuestions());

const ask = (question: string, values: string) =>
  respond(`{"id":1,"question":"${question}","values":[${values}]}`);

const invalid = (name: string, why: string) => `the values are no valid arguments of ${name}: ${why}`;

describe('an answer to a line', () => {
  it('is the truth', () => {
    expect(ask('orient2d', '0,0,1,1,2,2')).toBe('{"id":1,"answer":0}');
    expect(ask('orient2d', '0,0,1,1,2,"0x1.0000000000001p+1"')).toBe('{"id":1,"answer":1}');
    expect(ask('pointBox2d', '0,0,0,0,1,1')).toBe('{"id":1,"answer":"boundary v0"}');
  });

  it('is the same of the kernel and of the referee, for every question', async () => {
    for (const question of allQuestions()) {
      const family = questionFamilyNames(question)[0]!;
      const cases = drawnCases(3, { question: question.name, family, block: 0, cases: 2 });
      for (let i = 0; i < cases.count; i++) {
        const line = requestText(cases.nameOf(i), question.name, cases.at(i), i === 0 ? 'hex' : 'decimal');
        const kernel = (await respondLater(line))!;
        // Who answers later cannot answer at once.
        if (question.later)
          expect(respond(line)).toMatch(/^\{"id":.*,"error":".* is a promise: respondLater/);
        else expect(respond(line)).toBe(kernel);
        // The referee of a construction checks answers, and has none.
        if (question.check === undefined) expect(kernel).toBe(respond(line, 'referee'));
        else expect(respond(line, 'referee')).toContain('checks answers');
        expect(parseResponse(kernel)).toMatchObject({ id: cases.nameOf(i) });
        expect(kernel).not.toContain('"error"');
      }
    }
  });

  it.each([
    ['orient2d', '1,2', 'orient2d takes 6 values, got 2'],
    ['nope', '', "there is no question 'nope'"],
    ['boxBox', '1,1,1,0,0,0,0,0,0,1,1,1', invalid('boxBox', 'a.min.x must be at most a.max.x = 0, got 1')],
    ['rayBox', '0,0,0,0,0,0,0,0,0,1,1,1', invalid('rayBox', 'ray.direction must not be zero')],
    ['spherePlane', '0,0,0,-1,0,0,1,0', invalid('spherePlane', 'sphere.radius must be at least 0, got -1')],
    [
      'pointOrientedBox',
      '0,0,0,0,0,0,1,0,0,1,0,0,0,0,1,1,1,1',
      invalid(
        'pointOrientedBox',
        'box.axes must be linearly independent, got [[1, 0, 0], [1, 0, 0], [0, 0, 1]]',
      ),
    ],
    ['spherePlane', '0,0,0,1,0,0,0,1', invalid('spherePlane', 'plane.normal must not be zero')],
  ])('is an error for what is no question: %s %s', (question, values, error) => {
    expect(JSON.parse(ask(question, values)!)).toEqual({ id: 1, error });
  });

  it('is one line whatever the line is', () => {
    expect(respond('')).toBeUndefined();
    expect(respond(' \r')).toBeUndefined();
    for (const line of ['{', '\u0000', '{"id":1', '[[['.repeat(1000), '{"__proto__":1}', '"x"']) {
      const response = respond(line)!;
      expect(response).not.toContain('\n');
      expect(Object.keys(JSON.parse(response) as object)).toEqual(['id', 'error']);
    }
    expect(respond({ type: 'unreadable', why: 'no' })).toBe('{"id":null,"error":"no"}');
  });

  it('says who is there', () => {
    const hello = JSON.parse(respond('{"hello":1}')!) as Record<string, unknown>;
    expect(hello).toMatchObject({ protocol: 1, by: 'kernel', longestLine: 1048576 });
    expect(hello.questions).toEqual(allQuestions().map(({ name }) => name));
    expect(JSON.parse(respond('{"hello":1,"id":"x"}', 'referee')!)).toMatchObject({ id: 'x', by: 'referee' });
  });
});
