import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadQuestions, requireQuestion } from '../../src/oracle/questions/registry.js';
import { commandsIn, faultsOf } from '../cli/command-words.js';

// The parser that typedoc reads its own files with.
const require = createRequire(createRequire(import.meta.url).resolve('typedoc'));
const { parse } = require('yaml') as { parse(text: string): Record<string, never> };

const page = readFileSync('docs/campaigns.md', 'utf8');

beforeAll(loadQuestions);

/** The code below a heading. */
function codeBelow(heading: string): string {
  const section = page.split(`### ${heading}\n`)[1];
  return /```\w+\n([\s\S]*?)```/.exec(section!)![1]!;
}

/** Every command of a script is one, with questions that there are; returns the shard of each that has one. */
function shardsIn(script: string, env: Readonly<Record<string, string>> = {}): string[] {
  const commands = commandsIn(script, env);
  expect(commands.length).toBeGreaterThan(0);
  return commands.flatMap((words) => {
    expect([words, faultsOf(words)]).toEqual([words, []]);
    const after = (name: string) => words[words.indexOf(name) + 1]!;
    if (words.includes('--question')) after('--question').split(',').forEach(requireQuestion);
    return words.includes('--shard') ? [after('--shard')] : [];
  });
}

describe('the documented campaigns on many machines', () => {
  test('a matrix of GitHub: every shard is judged once, and merged', () => {
    const { jobs } = parse(codeBelow("A matrix of GitHub's workflows")) as unknown as {
      jobs: Record<
        string,
        {
          strategy?: { matrix: { shard: number[] } };
          needs?: string;
          steps: { run?: string; uses?: string }[];
        }
      >;
    };
    const scriptOf = (job: string) =>
      jobs[job]!.steps.flatMap(({ run }) => (run?.includes('unerring') ? [run] : [])).join('\n');
    const { shard: numbers } = jobs.judge!.strategy!.matrix;
    const shards = numbers.flatMap((i) =>
      shardsIn(scriptOf('judge').replaceAll(/\$\{\{ matrix\.shard \}\}/g, String(i))),
    );
    expect(shards).toEqual(numbers.map((_, i) => `${i + 1}/${numbers.length}`));
    expect(jobs.report!.needs).toBe('judge');
    expect(shardsIn(scriptOf('report'))).toEqual([]);
    for (const { steps } of Object.values(jobs))
      for (const { run, uses } of steps) expect((run === undefined) !== (uses === undefined)).toBe(true);
  });

  test('an array of Slurm: as many tasks as shards', () => {
    const script = codeBelow('An array of Slurm');
    const [, first, last] = /^#SBATCH --array=(\d+)-(\d+) /m.exec(script)!;
    expect(script.startsWith('#!/bin/sh\n')).toBe(true);
    const numbers = Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => Number(first) + i);
    const shards = numbers.flatMap((i) => shardsIn(script, { SLURM_ARRAY_TASK_ID: String(i) }));
    expect(shards).toEqual(numbers.map((i) => `${i}/${numbers.length}`));
    expect(shards[0]).toMatch(/^1\//);
  });

  test('an indexed job of Kubernetes: as many completions as shards', () => {
    const job = parse(codeBelow('An indexed job of Kubernetes')) as unknown as {
      apiVersion: string;
      kind: string;
      spec: {
        completions: number;
        completionMode: string;
        template: {
          spec: {
            containers: { command: string[]; args: string[]; volumeMounts: { name: string }[] }[];
            volumes: { name: string }[];
          };
        };
      };
    };
    expect([job.apiVersion, job.kind, job.spec.completionMode]).toEqual(['batch/v1', 'Job', 'Indexed']);
    const { containers, volumes } = job.spec.template.spec;
    const [{ command, args, volumeMounts }] = containers as [(typeof containers)[number]];
    expect(command).toEqual(['sh', '-c']);
    expect(volumes.map(({ name }) => name)).toEqual(volumeMounts.map(({ name }) => name));
    const { completions } = job.spec;
    const indices = Array.from({ length: completions }, (_, i) => i);
    const shards = indices.flatMap((i) => shardsIn(args[0]!, { JOB_COMPLETION_INDEX: String(i) }));
    expect(shards).toEqual(indices.map((i) => `${i + 1}/${completions}`));
  });
});
