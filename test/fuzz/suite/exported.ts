import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { SuiteFileWriter } from '../../../fuzz/suite/export/suite-file.js';
import { loadQuestions } from '../../../src/oracle/questions/registry.js';

/** A folder that is removed after the tests of a file. */
export function suiteFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'unerring-suite-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Writes the quick suite of some questions; the paths of the files. */
export async function exported(folder: string, names: readonly string[]): Promise<readonly string[]> {
  await loadQuestions();
  return names.map((name) => {
    const writer = new SuiteFileWriter(name, { size: 'quick', seed: 1, shard: { index: 1, of: 1 } });
    for (const _ of writer.draw());
    const path = join(folder, `${name}.json`);
    writeFileSync(path, writer.file().text);
    return path;
  });
}

/** Whether a program can be started and succeeds. */
export function works(command: string, ...args: readonly string[]): boolean {
  return spawnSync(command, args).status === 0;
}

/** What a runner writes, by kind. */
export interface RunnerReport {
  readonly failures: readonly {
    readonly id: string;
    readonly flags: readonly string[];
    readonly said: unknown;
    readonly truth: unknown;
  }[];
  /** Passed and failed of a flag, all questions together. */
  of(flag: string): readonly [passed: number, failed: number];
}

/** Runs a runner. Throws if it fails, or writes what is no JSON Lines. */
export function report(command: string, ...args: readonly string[]): RunnerReport {
  const { stdout, stderr, status } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
  const lines = stdout
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const rows = lines.filter((line) => 'passed' in line);
  return {
    failures: lines.filter((line) => 'id' in line) as unknown as RunnerReport['failures'],
    of(flag) {
      const own = rows.filter((row) => row.flag === flag);
      const sum = (member: string) => own.reduce((all, row) => all + Number(row[member]), 0);
      return [sum('passed'), sum('failed')];
    },
  };
}
