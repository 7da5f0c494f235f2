/**
 * What engines made of an exported suite, out of what the runners of docs/engines wrote, as
 * docs/engines/record/suite.json:
 * `npx tsx scripts/suite-record.ts <suite folder> 'CGAL 5.5.1 (exact kernel)=cgal.jsonl' ...`
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './run-command.js';

interface Failure {
  readonly id: string;
  readonly flags: readonly string[];
  readonly said: unknown;
  readonly truth: unknown;
}

interface Row {
  readonly question: string;
  readonly flag?: string;
  readonly passed: number;
  readonly failed: number;
}

interface Case {
  readonly id: string;
  readonly values: readonly string[];
  readonly result: string;
}

const [folder, ...outputs] = process.argv.slice(2);
if (folder === undefined || outputs.length === 0)
  throw new Error('a folder and outputs of runners are needed');

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
const { rules, cases, size, seed, numberOfCases } = read(join(folder, 'manifest.json'));

function casesOf(question: string): ReadonlyMap<string, Case> {
  const { groups } = read(join(folder!, `${question}.json`)) as { groups: { cases: Case[] }[] };
  return new Map(groups.flatMap((group) => group.cases).map((one) => [one.id, one]));
}

/** How often each of some texts is there. */
function tally(texts: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const text of texts) counts[text] = (counts[text] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).sort(([, a], [, b]) => b - a));
}

/**
 * Of one question: how many were asked, what failed, and the simplest failure, inside of the window if there is one.
 */
function summary(question: string, failures: readonly Failure[], rows: readonly Row[]) {
  const known = casesOf(question);
  const asked = rows
    .filter((row) => row.question === question && row.flag?.startsWith('class '))
    .reduce((sum, { passed, failed }) => sum + passed + failed, 0);
  const outside = ({ flags }: Failure) => flags.includes('OUTSIDE_WINDOW');
  const cost = (one: Failure) => known.get(one.id)!.values.join('').length + (outside(one) ? 1e6 : 0);
  const simplest = [...failures].sort((a, b) => cost(a) - cost(b))[0];
  return {
    asked,
    failed: failures.length,
    ...(simplest !== undefined && {
      insideWindow: failures.filter((one) => !outside(one)).length,
      results: tally(failures.map(({ id }) => known.get(id)!.result)),
      flags: tally(failures.flatMap(({ flags }) => flags)),
      simplest: { ...simplest, values: known.get(simplest.id)!.values },
    }),
  };
}

function engineRecord(output: string) {
  const [name, path] = output.split('=') as [string, string];
  const lines = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Failure | Row);
  const failures = lines.filter((line): line is Failure => 'id' in line);
  const rows = lines.filter((line): line is Row => 'passed' in line);
  const questions = [...new Set(rows.map(({ question }) => question))].sort();
  const entries = questions.map((question) => {
    const own = failures.filter(({ id }) => id.startsWith(`unerring:${question}:`));
    return [question, summary(question, own, rows)] as const;
  });
  const sum = (member: 'asked' | 'failed') => entries.reduce((all, [, one]) => all + one[member], 0);
  return { engine: name, asked: sum('asked'), failed: sum('failed'), questions: Object.fromEntries(entries) };
}

const record = { suite: { rules, cases, size, seed, numberOfCases }, engines: outputs.map(engineRecord) };
mkdirSync(join(projectRoot, 'docs/engines/record'), { recursive: true });
writeFileSync(
  join(projectRoot, 'docs/engines/record/suite.json'),
  `${JSON.stringify(record, undefined, 2)}\n`,
);
