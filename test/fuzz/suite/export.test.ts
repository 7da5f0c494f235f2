import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { CaseDrawer } from '../../../fuzz/suite/case-of.js';
import { acceptable } from '../../../fuzz/suite/export/acceptable.js';
import { isBasic } from '../../../fuzz/suite/export/basic.js';
import { flagsOf, noteOf } from '../../../fuzz/suite/export/flags.js';
import { entryOf, manifestText, sha256 } from '../../../fuzz/suite/export/manifest.js';
import { leastTolerance } from '../../../fuzz/suite/export/near.js';
import { numbersOf } from '../../../fuzz/suite/export/numbers.js';
import { casesFor, isExported } from '../../../fuzz/suite/export/sizes.js';
import type { SuiteCase } from '../../../fuzz/suite/export/suite-case.js';
import { type Selection, type SuiteFile, SuiteFileWriter } from '../../../fuzz/suite/export/suite-file.js';
import { fromHexFloat } from '../../../src/oracle/cases/doubles.js';
import { parseCaseId } from '../../../src/oracle/protocol/case-id.js';
import { isPredicate } from '../../../src/oracle/questions/question.js';
import { allQuestions, loadQuestions, requireQuestion } from '../../../src/oracle/questions/registry.js';
import { verdictOnCase } from '../../../src/oracle/verdict/verdict-on-case.js';

await loadQuestions();

const WHOLE: Selection = { size: 'quick', seed: 1, shard: { index: 1, of: 1 } };
/** A small part of every question: the pairs of question and family on one diagonal. */
const PART: Selection = { ...WHOLE, shard: { index: 5, of: 24 } };

interface ReadSuite {
  readonly numberOfCases: number;
  readonly notes: Readonly<Record<string, unknown>>;
  readonly groups: readonly { readonly family: string; readonly cases: readonly SuiteCase[] }[];
}

const read = (text: string) => JSON.parse(text) as ReadSuite;
const casesIn = (text: string) => read(text).groups.flatMap(({ cases }) => cases);

function fileOf(question: string, selection: Selection): SuiteFile {
  const writer = new SuiteFileWriter(question, selection);
  for (const _ of writer.draw());
  return writer.file();
}

/** A schema that forbids every member which it does not name. */
function strict(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strict);
  if (typeof schema !== 'object' || schema === null) return schema;
  const closed = 'properties' in schema && !('additionalProperties' in schema);
  const entries = Object.entries(schema).map(([key, value]) => [key, strict(value)]);
  return { ...Object.fromEntries(entries), ...(closed && { additionalProperties: false }) };
}

function validator(name: string) {
  const schema = JSON.parse(readFileSync(`docs/schemas/${name}`, 'utf8')) as object;
  return new Ajv2020({ strict: true, allowUnionTypes: true }).compile(strict(schema) as object);
}

const valuesOf = ({ values }: SuiteCase) => Float64Array.from(values, (text) => fromHexFloat(text)!);

describe('a part of every question', () => {
  const files = allQuestions()
    .filter(isExported)
    .map((question) => ({ question, file: fileOf(question.name, PART) }));

  test('is as the schemas say', () => {
    const [suite, manifest] = [validator('suite.schema.json'), validator('suite-manifest.schema.json')];
    for (const { question, file } of files)
      expect([question.name, suite(JSON.parse(file.text)), suite.errors]).toEqual([
        question.name,
        true,
        null,
      ]);
    const entries = files.map(({ question, file }) => entryOf(question.name, file, PART));
    expect([manifest(JSON.parse(manifestText(PART, entries))), manifest.errors]).toEqual([true, null]);
    expect(files.every(({ file, question }) => file.text.includes(`"question":"${question.name}",\n`))).toBe(
      true,
    );
  });

  test('has cases that are drawn again by their ids, and that this kernel answers as the referee does', async () => {
    const drawer = new CaseDrawer();
    let all = 0;
    for (const { question, file } of files)
      for (const one of casesIn(file.text)) {
        const values = valuesOf(one);
        expect(values).toEqual(drawer.valuesOf(parseCaseId(one.id)!));
        expect([one.id, await question.subject(values.slice())]).toEqual([one.id, one.answer]);
        all++;
      }
    expect(all).toBeGreaterThan(300);
  });

  test('has a note for each flag and no other, and its cases each on a line', () => {
    for (const { file } of files) {
      const { notes, numberOfCases } = read(file.text);
      const cases = casesIn(file.text);
      expect(Object.keys(notes)).toEqual([...new Set(cases.flatMap(({ flags }) => flags))].sort());
      expect(cases).toHaveLength(numberOfCases);
      const lines = file.text.split('\n').filter((line) => line.startsWith('{"id":'));
      expect(lines.map((line) => JSON.parse(line.replace(/,$/, '')))).toEqual(cases);
    }
  });

  test('accepts another answer exactly where a verdict excuses it under what is declared', () => {
    const seen = new Set<string>();
    for (const { question, file } of files)
      for (const one of casesIn(file.text)) {
        expect(one.result === 'exact').toBe(one.acceptable === undefined);
        for (const { answer, yes, under } of one.acceptable ?? []) {
          const entries = Object.entries(under).map(([name, text]) => [name, fromHexFloat(text) ?? text]);
          const declares = { [question.name]: Object.fromEntries(entries) };
          const engine = { name: 'any', strict: false, declares };
          const verdict = verdictOnCase(question, engine, (answer ?? yes)!, one.answer, valuesOf(one));
          expect(['policy', 'convention']).toContain(verdict);
          seen.add(`${verdict} ${Object.keys(under).join()}`);
        }
      }
    expect([...seen].sort()).toEqual([
      'convention backfaces',
      'convention boundary',
      'convention culling',
      'policy relativeTolerance',
    ]);
  });
});

test('parts make up the whole, and every draw is the same to the byte', () => {
  for (const name of ['orient2d', 'segmentSegment2d']) {
    const whole = fileOf(name, WHOLE);
    expect(fileOf(name, WHOLE).text).toBe(whole.text);
    const parts = [1, 2, 3].flatMap((index) =>
      casesIn(fileOf(name, { ...WHOLE, shard: { index, of: 3 } }).text),
    );
    expect(parts.map(({ id }) => id).sort()).toEqual(
      casesIn(whole.text)
        .map(({ id }) => id)
        .sort(),
    );
    expect(whole.cases).toBe(casesFor(requireQuestion(name), 'quick'));
    expect(fileOf(name, { ...WHOLE, seed: 2 }).text).not.toBe(whole.text);
  }
});

test('the sizes are what the names say', () => {
  const total = (size: 'quick' | 'full') =>
    allQuestions()
      .filter(isExported)
      .reduce((sum, one) => sum + casesFor(one, size), 0);
  // Some twenty-eight thousand: each question has a share, and there are more of them with every version.
  expect(total('quick')).toBeGreaterThan(10_000);
  expect(total('quick')).toBeLessThan(36_000);
  expect(total('full')).toBeGreaterThan(150_000);
});

test('a checksum is that of the bytes', () => {
  expect(sha256('é\n')).toBe(createHash('sha256').update(Buffer.from('é\n', 'utf8')).digest('hex'));
  const file = { text: 'é\n', cases: 3, tooLong: 2 };
  const entry = entryOf('orient2d', file, { ...WHOLE, shard: { index: 2, of: 5 } });
  expect(entry).toMatchObject({ file: 'orient2d.2-of-5.json', bytes: 3, sha256: sha256('é\n'), cases: 3 });
  expect(entry.leftOut).toContain('2 cases');
});

describe('what is said of a case', () => {
  /** The flags but that of the class. */
  const flags = (name: string, ...list: number[]) => {
    const question = requireQuestion(name);
    const values = Float64Array.from(list);
    const nearness = leastTolerance(question, values);
    const truth = question.referee(values.slice());
    return flagsOf({ question, values, numbers: numbersOf(question, values), truth, nearness }).slice(1);
  };

  test.each<readonly [string, readonly number[], readonly string[]]>([
    ['orient2d', [0, 0, 1, 0, 0, 1], ['SMALL_INTEGERS', 'FLOAT32']],
    ['orient2d', [0.1, 0, 1, 0, 0, 1], []],
    ['orient2d', [0, 0, 1, 1, 2, 2], ['DEGENERATE', 'BOUNDARY', 'SMALL_INTEGERS', 'FLOAT32']],
    ['orient2d', [0, 0, 1, 1, 2, 2.0000000000000004], ['NEAR']],
    ['orient2d', [-0, 0, 0.1, 0, 0, 1], ['NEGATIVE_ZERO']],
    ['orient2d', [0, 0, 0.1, 0, 0, 5e-324], ['NEAR', 'SUBNORMAL', 'OUTSIDE_WINDOW']],
    ['orient2d', [0, 0, 0.1, 0, 0, -1.5e301], ['NEAR_OVERFLOW', 'OUTSIDE_WINDOW']],
    ['orient2d', [0, 0, 0.1, 0, 0, 2 ** 201], []],
    ['orient2d', [0, 0, 0.1, 0, 0, 2 ** 202], ['OUTSIDE_WINDOW']],
    ['pointSegment2d', [0.1, 0, 3, 4, 3, 4], ['DEGENERATE']],
  ])('%s of %j has the flags %j', (name, values, expected) => {
    expect(flags(name, ...values)).toEqual(expected);
  });

  test('counts and choices are no coordinates, and codes are what they stand for', () => {
    expect(
      numbersOf(requireQuestion('pointPolygon2d'), [1, 0.5, 0.25, 8, ...Array(25).fill(0)]),
    ).toHaveLength(26);
    const implicit = requireQuestion('orientation');
    const one = casesIn(fileOf('orientation', PART).text)[0]!;
    expect(Object.keys(one.arguments!)).not.toHaveLength(0);
    expect(numbersOf(implicit, valuesOf(one)).includes(valuesOf(one)[0]!)).toBe(false);
  });

  const others = (name: string, ...list: number[]) => {
    const question = requireQuestion(name);
    const truth = question.referee(Float64Array.from(list));
    return acceptable(question, list, truth, leastTolerance(question, list));
  };

  test('conventions and policies are where they belong', () => {
    const open = { result: 'convention', answer: { yes: false, under: { boundary: 'open' } } };
    // Segments that cross, that touch, and a hundred units apart.
    expect(others('segmentSegment2d', 0, 0, 2, 2, 0, 2, 2, 0)).toEqual([]);
    expect(others('segmentSegment2d', 0, 0, 2, 0, 1, 0, 1, 1)).toContainEqual(open);
    expect(others('segmentSegment2d', 0, 0, 2, 0, 1, 100, 1, 101)).toEqual([]);
    expect(others('pointBox2d', 2, 1, 0, 0, 2, 2)).toContainEqual(open);
    // A ray from the front and one from behind.
    const triangle = [0, 0, 0, 1, 0, 0, 0, 1, 0];
    const culled = { result: 'convention', answer: { yes: false, under: { backfaces: 'culled' } } };
    expect(others('rayTriangle', 0.25, 0.25, -1, 0, 0, 1, ...triangle)).toEqual([culled]);
    expect(others('rayTriangle', 0.25, 0.25, 1, 0, 0, -1, ...triangle)).toEqual([]);
    // Beside an edge of the cube from -1 to 1, behind none of its planes.
    const cube = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];
    const byPlanes = { result: 'convention', answer: { yes: true, under: { culling: 'by-planes' } } };
    expect(others('sphereFrustum', ...cube, 3, 3, 0, 2)).toContainEqual(byPlanes);
    expect(others('sphereFrustum', ...cube, 3, 3, 0, 1)).toEqual([]);
    const policy = (answer: number) => ({
      result: 'policy',
      answer: { answer, under: { relativeTolerance: '0x0p+0' } },
    });
    expect(others('orient2d', 0, 0, 1, 1, 2, 2)).toEqual([policy(-1), policy(1)]);
    expect(others('orient2d', 0, 0, 1, 1, 2, 2.0000000000000004)).toMatchObject([
      { answer: { answer: -1, under: { relativeTolerance: '0x1p-50' } } },
      { answer: { answer: 0 } },
    ]);
    expect(others('orient2d', 0, 0, 1, 1, 2, 2.00000001)).toEqual([]);
  });

  test('no flag is without a note', () => {
    for (const flag of ['BASIC', 'NEAR', 'class 0']) {
      const { description, effect } = noteOf(requireQuestion('orient2d'), flag);
      expect([description.length > 10, effect.length > 10]).toEqual([true, true]);
    }
  });
});

describe('cases that are flagged BASIC', () => {
  const basics = allQuestions()
    .filter(isPredicate)
    .map((question) => ({
      question,
      cases: casesIn(fileOf(question.name, WHOLE).text).filter(({ flags }) => flags[0] === 'BASIC'),
    }));

  test('are a handful of each predicate, and none of them is degenerate or near to it', () => {
    for (const { question, cases } of basics) {
      expect([question.name, cases.length]).toEqual([question.name, 5]);
      for (const { answer, result, flags } of cases) {
        expect([Math.abs(Number(answer)), result]).toEqual([1, 'exact']);
        expect(flags.filter((flag) => /NEAR|BOUNDARY|DEGENERATE|SUBNORMAL|WINDOW/.test(flag))).toEqual([]);
      }
    }
  });

  test('find a runner that reads values in the wrong order, or turns signs', () => {
    for (const { question, cases } of basics) {
      const fails = (change: (values: Float64Array) => Float64Array, sign = 1) =>
        cases.filter((one) => Number(question.referee(change(valuesOf(one)))) * sign !== one.answer).length;
      expect(fails((values) => values)).toBe(0);
      expect(fails((values) => values, -1)).toBe(cases.length);
    }
    const naive = basics.find(({ question }) => question.name === 'orient2d')!;
    // By one value, as a runner does that counts from 1.
    const shifted = (values: Float64Array) => values.map((_, i) => values[(i + 1) % values.length]!);
    const exchanged = naive.cases.filter(
      (one) => naive.question.referee(shifted(valuesOf(one))) !== one.answer,
    );
    expect(exchanged.length).toBeGreaterThan(0);
  });

  test('have moderate numbers, and are far from where the class changes', () => {
    const question = requireQuestion('orient2d');
    const basic = (...values: number[]) => {
      const list = Float64Array.from(values);
      return isBasic(question, list, question.referee(list));
    };
    expect(basic(0, 0, 1, 0, 0, 1)).toBe(true);
    expect(basic(0, 0, 1, 1, 2, 2)).toBe(false);
    expect(basic(0, 0, 1, 1, 2, 2.0001)).toBe(false);
    expect(basic(0, 0, 1e-30, 0, 0, 1e-30)).toBe(false);
    expect(basic(0, 0, 1e30, 0, 0, 1e30)).toBe(false);
  });
});
