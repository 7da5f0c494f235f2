import { spawnSync } from 'node:child_process';
import type { Command } from 'commander';
import { program } from '../../src/cli/program.js';

/** What a shell hands over to `npx` or `unerring`, command by command, without running either. */
export function commandsIn(script: string, env: Readonly<Record<string, string>> = {}): string[][] {
  const listing = `npx() { shift; unerring "$@"; }; unerring() { printf '%s\\0' "$@" END; }`;
  const ran = spawnSync('/bin/bash', ['--norc', '-c', `${listing}; ${script}`], {
    encoding: 'utf8',
    env: { PATH: '', ...env },
    input: '',
  });
  if (ran.stderr !== '') throw new Error(ran.stderr);
  return ran.stdout
    .split('END\0')
    .slice(0, -1)
    .map((words) => words.split('\0').slice(0, -1));
}

/**
 * What is wrong with the words of a command line: no such command, options that it does not have, or that are missing.
 */
export function faultsOf(words: readonly string[]): string[] {
  let command: Command = program();
  let rest = [...words];
  for (;;) {
    const next = command.commands.find((each) => each.name() === rest[0]);
    if (next === undefined) break;
    command = next;
    rest = rest.slice(1);
  }
  if (command.parent === null) return [`no command ${words[0] ?? ''}`];
  const { unknown } = command.parseOptions(rest);
  const given = command.opts() as Readonly<Record<string, unknown>>;
  const missing = command.options.filter(
    (option) => option.mandatory && given[option.attributeName()] === undefined,
  );
  return [...unknown, ...missing.map(({ flags }) => `${flags} is missing`)];
}
