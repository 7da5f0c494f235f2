import { CommanderError } from 'commander';
import { printable } from '../pictures/printable.js';
import { OutputProblem } from './output-file.js';
import { program } from './program.js';
import { isOutputError, outputFailed } from './standard-streams.js';
import { EXIT, UsageError } from './usage-error.js';

/** The exit code for what went wrong, after one line about it; help and version are nothing wrong. */
function exitCodeFor(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.clean : EXIT.usage;
  if (error instanceof UsageError || error instanceof OutputProblem) {
    process.stderr.write(`unerring: ${printable(error.message)}\n`);
    return EXIT.usage;
  }
  if (isOutputError(error)) outputFailed(error);
  // Not the user's mistake: here the stack is what a bug report needs.
  process.stderr.write(`unerring: internal error\n${error instanceof Error ? error.stack : String(error)}\n`);
  return EXIT.internal;
}

/** Runs one command, and sets the exit code of the process. @param words as `process.argv` has them */
export async function run(words: readonly string[]): Promise<void> {
  try {
    await program().parseAsync(words);
  } catch (error) {
    process.exitCode = exitCodeFor(error);
  }
}
