import { beforeAll, describe, expect, it } from 'vitest';
import { drawnCases } from '../../../fuzz/suite/drawn-cases.js';
import { familyNamesOfAll } from '../../../fuzz/suite/family-names.js';
import { ResponseJudge } from '../../../fuzz/suite/response-judge.js';
import { type Suite, suiteBlocks } from '../../../fuzz/suite/suite.js';
import { requestText } from '../../../src/oracle/protocol/request.js';
import { respond } from '../../../src/oracle/protocol/respond.js';
import { loadQuestions } from '../../../src/oracle/questions/registry.js';

beforeAll(() => loadQuestions());

const suiteOf = (question: string, count = 600): Suite => ({
  questions: [question],
  families: familyNamesOfAll([question]),
  seed: 11,
  count,
  shard: { index: 1, of: 1 },
});

function requestsOf(suite: Suite): string[] {
  return [...suiteBlocks(suite)].flatMap((block) => {
    const cases = drawnCases(suite.seed, block);
    return cases.ids.map((_, i) => requestText(cases.nameOf(i), block.question, cases.at(i), 'decimal'));
  });
}

function judged(suite: Suite, lines: readonly string[]): ResponseJudge {
  const judge = new ResponseJudge(suite, 3);
  for (const text of lines) judge.take({ type: 'text', text });
  return judge;
}

const saying = (answer: string) => (request: string) =>
  `{"id":${JSON.stringify((JSON.parse(request) as { id: string }).id)},"answer":${answer}}`;

describe('the judge of responses', () => {
  it.each(['orient2d', 'incircle', 'segmentSegment2d', 'pointBox2d', 'locatePoint'])(
    'has nothing against the kernel: %s',
    (question) => {
      const suite = suiteOf(question, 300);
      const judge = judged(
        suite,
        requestsOf(suite).map((line) => respond(line)!),
      );
      expect(judge.ledger.total[0]).toBeGreaterThan(250);
      expect(judge.ledger.failed).toBe(0);
      expect([judge.missing().count, judge.unreadable.count, judge.repeated.count]).toEqual([0, 0, 0]);
    },
  );

  it('takes any number of the right sign for the sign, and yes and no for a query that has them', () => {
    const signs = suiteOf('orient2d');
    const times = requestsOf(signs).map((line) =>
      respond(line)!.replace(/"answer":(-?1)/, '"answer":$15e-30'),
    );
    expect(judged(signs, times).ledger.failed).toBe(0);
    const boxes = suiteOf('pointBox2d');
    const yes = requestsOf(boxes).map((line) => {
      const inside = !respond(line)!.includes('outside');
      return saying(String(inside))(line);
    });
    expect(judged(boxes, yes).ledger.failed).toBe(0);
  });

  // Whoever answers without looking must be found out.
  it.each([
    ['orient2d', '1', 'wrong'],
    ['orient2d', '-1', 'wrong'],
    ['orient2d', '0', 'wrong'],
    ['orient2d', '"1"', 'invalid-output'],
    ['orient2d', 'true', 'invalid-output'],
    ['orient2d', '[]', 'invalid-output'],
    ['pointBox2d', 'true', 'wrong'],
    ['pointBox2d', 'false', 'wrong'],
    ['pointBox2d', '"inside"', 'wrong'],
    ['pointBox2d', '""', 'wrong'],
    ['pointBox2d', '{}', 'invalid-output'],
  ])('%s: always %s', (question, answer, kind) => {
    const suite = suiteOf(question);
    const { ledger } = judged(suite, requestsOf(suite).map(saying(answer)));
    expect(ledger.failed).toBeGreaterThan(50);
    expect(ledger.failures).toHaveLength(3);
    for (const failure of ledger.failures) expect(failure.kind).toBe(kind);
  });

  it('counts an error as a crash, and null as nothing', () => {
    const suite = suiteOf('orient2d', 100);
    const requests = requestsOf(suite);
    const silent = judged(suite, requests.map(saying('null')));
    expect([silent.ledger.total[0], silent.ledger.unsupported, silent.answered]).toEqual([0, 100, 100]);
    const errors = requests.map((line) => saying('0')(line).replace('"answer":0', '"error":"no"'));
    expect(judged(suite, errors).ledger.failures[0]).toMatchObject({ kind: 'crashed', got: 'no' });
  });

  it('tells what is missing, answered twice, and no response', () => {
    const suite = suiteOf('orient2d', 100);
    const responses = requestsOf(suite).map((line) => respond(line)!);
    const judge = judged(suite, [
      ...responses.slice(0, 97),
      responses[3]!,
      'Segmentation fault',
      '{"id":1,"answer":0}',
      '{"id":"unerring:orient3d:family=uniform;seed=11;case=0","answer":0}',
      '{"id":"unerring:orient2d:family=nope;seed=11;case=0","answer":0}',
      '',
    ]);
    expect(judge.missing().count).toBe(3);
    expect(judge.missing().examples).toHaveLength(3);
    expect(judge.repeated.count).toBe(1);
    expect(judge.unreadable.count).toBe(4);
    expect(judge.unreadable.examples[0]).toBe("line 99: the line is not JSON: 'Segmentation fault'");
    expect(judge.ledger.failed).toBe(0);
  });

  it('judges a case that was not in the suite by its id', () => {
    const judge = judged(suiteOf('orient2d', 100), [
      '{"id":"unerring:orient2d:family=full-mantissa;seed=99;case=7654","answer":3}',
    ]);
    expect(judge.ledger.total.slice(0, 2)).toEqual([1, 1]);
    expect(judge.missing().count).toBe(100);
  });
});
