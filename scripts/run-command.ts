import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's top folder, wherever the command was started from. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/**
 * The compiler: version 7 of TypeScript takes a seventh of the time of version 6, which is here for the tools that
 * call it as a library. By its path, as `tsc` is the name of both.
 */
export const compiler = ['node', join('node_modules', 'typescript-7', 'bin', 'tsc')] as const;

export interface CommandResult {
  /** The exit code; 1 when the command was ended by a signal or could not be started. */
  code: number;
  /** What it printed, both streams in order of arrival. */
  output: string;
}

/**
 * Runs a tool of this project (found in node_modules/.bin first) in the top folder.
 *
 * @param command  program and arguments, never passed through a shell
 * @param show     whether its output also goes to the terminal as it comes
 * @param variables of the environment, beside those that there are
 */
export function runCommand(
  command: readonly string[],
  show: boolean,
  variables: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  const [program, ...args] = command;
  if (program === undefined)
    throw new RangeError('runCommand: command must name a program, got an empty list');
  const local = join(projectRoot, 'node_modules', '.bin', program);
  const path = `${join(projectRoot, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`;
  return new Promise((resolve) => {
    const child = spawn(existsSync(local) ? local : program, args, {
      cwd: projectRoot,
      env: { ...process.env, ...variables, PATH: path },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
