/** What a check found, in the forms that services of continuous integration show. */
import type { Result } from 'sarif';
import { annotation } from '../../../fuzz/report/github-annotation.js';
import { AT, junitXml } from '../../../fuzz/report/junit-xml.js';
import { locationOf, sarifLogText } from '../../../fuzz/report/sarif-log.js';
import { grouped } from '../../../fuzz/report/style.js';
import type { FindingType } from '../../mesh/validation/finding-kinds.js';
import { printable } from '../../pictures/printable.js';
import { EXPLANATIONS } from '../explanations.js';
import { OutputProblem, writeOutput } from '../output-file.js';
import { packageVersion } from '../version.js';
import type { Outputs } from './check-outputs.js';
import type { FindingRow, PlaceRow } from './check-types.js';
import type { CheckedFile, CheckWriter } from './check-writer.js';
import { nameOf } from './mesh-source.js';

/** A kind of finding in a file, and what is left of it when rules have accepted some. */
interface Told extends FindingRow {
  readonly accepted: number;
}

const nameIn = ({ path }: CheckedFile): string => printable(nameOf(path));

const placeText = ({ item, at, inFile }: PlaceRow): string =>
  [at === '' ? item : `${item} at ${at}`, ...inFile].join(', ');

/** `12 border-edge: 0-1, 1-2, ...`: how many there are, and the first of them. */
function rowText({ type, count, atLeast, first, places }: FindingRow): string {
  const told = places.length > 0 ? places.map(placeText) : first;
  const more = told.length > 0 && count > told.length ? ', ...' : '';
  const where = told.length > 0 ? `: ${told.join(places.length > 0 ? '; ' : ', ')}${more}` : '';
  return `${grouped(count)}${atLeast ? '+' : ''} ${type}${where}`;
}

function toldOf({ outcome, judgement }: CheckedFile): Told[] {
  if (outcome.type !== 'done') return [];
  return outcome.result.findings.map((row) => ({
    ...row,
    accepted: (judgement?.accepted ?? [])
      .filter(({ type }) => type === row.type)
      .reduce((sum, { count }) => sum + count, 0),
  }));
}

/** Why a file has no result; undefined if it has one. */
function problemOf({ outcome }: CheckedFile): string | undefined {
  if (outcome.type === 'failed') return printable(outcome.message);
  if (outcome.type === 'stopped' || !outcome.result.complete) return 'the check was stopped';
  return undefined;
}

function testOf(checked: CheckedFile): object {
  const test = { [`${AT}classname`]: 'unerring check', [`${AT}name`]: nameIn(checked) };
  const problem = problemOf(checked);
  if (problem !== undefined) return { ...test, error: { [`${AT}message`]: problem, '#text': problem } };
  if (checked.outcome.type !== 'done' || checked.judgement?.pass !== false) return test;
  const text = toldOf(checked).map(rowText).join('\n');
  const message = printable(checked.outcome.result.summary);
  return { ...test, failure: { [`${AT}message`]: message, [`${AT}type`]: 'findings', '#text': text } };
}

/** The line that cannot be read, if it is known. */
const lineOf = ({ outcome }: CheckedFile) => (outcome.type === 'failed' ? outcome.line : undefined);

/** A file in an annotation, and a line of it if that is known. */
const placeIn = (file: string, line: number | undefined) => ({
  file,
  ...(line !== undefined && { line: `${line}` }),
});

const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const;
const ANNOTATIONS = { error: 'error', warning: 'warning', info: 'notice' } as const;

function resultsOf(checked: CheckedFile): Result[] {
  const place = (line?: number) => ({ locations: [locationOf(nameIn(checked), line)] });
  const problem = problemOf(checked);
  const unread: Result[] =
    problem === undefined
      ? []
      : [{ ruleId: 'unreadable', level: 'error', message: { text: problem }, ...place(lineOf(checked)) }];
  const found = toldOf(checked).map(
    (told): Result => ({
      ruleId: told.type,
      level: LEVELS[told.severity],
      message: { text: rowText(told) },
      ...place(told.line),
      ...(told.accepted >= told.count && {
        suppressions: [{ kind: 'external', justification: 'accepted by --allow or --baseline' }],
      }),
      properties: { count: told.count, accepted: told.accepted },
    }),
  );
  return [...unread, ...found];
}

/** What a kind of finding means; maps have kinds that no mesh has. */
function ruleOf(type: string) {
  const known = EXPLANATIONS[type as FindingType] as (typeof EXPLANATIONS)[FindingType] | undefined;
  if (known === undefined) return { id: type };
  const { what, why, mend } = known;
  return { id: type, shortDescription: { text: what }, fullDescription: { text: why }, help: { text: mend } };
}

/** Keeps what is found in all files until it is written. */
export class CheckReports implements CheckWriter {
  readonly #files: CheckedFile[] = [];
  readonly #notBegun: string[] = [];

  file(checked: CheckedFile): void {
    const { outcome } = checked;
    // The text of JSON may be long, and is not needed.
    if (outcome.type !== 'done') this.#files.push(checked);
    else this.#files.push({ ...checked, outcome: { ...outcome, result: { ...outcome.result, json: '' } } });
  }

  notBegun(path: string): void {
    this.#notBegun.push(path);
  }

  end(): void {}

  /** JUnit XML: a test for each file, which fails if something that counts was found in it. */
  junitText(): string {
    const tests = this.#files.map(testOf);
    const skipped = this.#notBegun.map((path) => ({
      [`${AT}classname`]: 'unerring check',
      [`${AT}name`]: printable(nameOf(path)),
      skipped: { [`${AT}message`]: 'not begun: the run was stopped' },
    }));
    const how = (member: string) => tests.filter((test) => member in test).length;
    const suite = {
      [`${AT}name`]: 'unerring check',
      [`${AT}tests`]: tests.length + skipped.length,
      [`${AT}failures`]: how('failure'),
      [`${AT}errors`]: how('error'),
      [`${AT}skipped`]: skipped.length,
      testcase: [...tests, ...skipped],
    };
    return junitXml('unerring check', [suite]);
  }

  /** SARIF: a rule for each kind of finding, a result for each kind in a file. */
  sarifText(): string {
    const results = this.#files.flatMap(resultsOf);
    const rules = [...new Set(results.map(({ ruleId }) => ruleId!))].map(ruleOf);
    return sarifLogText({ version: packageVersion(), rules, results });
  }

  /** Annotations of GitHub's workflows: one for each kind that is not accepted, in each file that fails. */
  githubText(): string {
    const lines = this.#files.flatMap((checked) => {
      const file = nameIn(checked);
      const problem = problemOf(checked);
      if (problem !== undefined)
        return [annotation('error', { ...placeIn(file, lineOf(checked)), title: 'unreadable' }, problem)];
      if (checked.judgement?.pass !== false) return [];
      const left = toldOf(checked).filter(({ accepted, count }) => accepted < count);
      // Facts alone make a file fail where `--fail-on info` says so.
      const grave = left.filter(({ severity }) => severity !== 'info');
      return (grave.length > 0 ? grave : left).map((told) =>
        annotation(
          ANNOTATIONS[told.severity],
          { ...placeIn(file, told.line), title: told.type },
          rowText(told),
        ),
      );
    });
    return lines.map((line) => `${line}\n`).join('');
  }

  /** Writes the files that are wanted; says of one that cannot be written that it is not. @returns whether all are */
  async write({ junit, sarif }: Pick<Outputs, 'junit' | 'sarif'>): Promise<boolean> {
    let complete = true;
    const texts = [
      [junit, () => this.junitText()],
      [sarif, () => this.sarifText()],
    ] as const;
    for (const [path, text] of texts) {
      try {
        if (path !== null) await writeOutput(path, text());
      } catch (error) {
        if (!(error instanceof OutputProblem)) throw error;
        process.stderr.write(`unerring: ${printable(error.message)}\n`);
        complete = false;
      }
    }
    return complete;
  }
}
