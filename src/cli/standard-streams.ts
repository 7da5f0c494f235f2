import { isSystemError, systemReason } from './system-error.js';
import { EXIT } from './usage-error.js';

/** One line on standard error; if that is closed or full, there is nobody to tell. */
function complain(text: string): void {
  try {
    process.stderr.write(`unerring: ${text}\n`);
  } catch {}
}

/**
 * Ends the program because its output cannot be written: without a word if the reader has seen enough (`| head`), with
 * one line and exit code 2 for a full disk and the like.
 */
export function outputFailed(error: NodeJS.ErrnoException): never {
  if (error.code === 'EPIPE') process.exit();
  complain(`cannot write the output: ${systemReason(error)}`);
  process.exit(EXIT.usage);
}

/** Whether an error is what the system says to a write to a stream that is already open, as standard output is. */
export function isOutputError(error: unknown): error is NodeJS.ErrnoException {
  return isSystemError(error) && error.syscall === 'write' && error.path === undefined;
}

/** Answers errors of the standard streams. What goes to a closed standard error is lost, and the work goes on. */
export function guardStandardStreams(): void {
  process.stdout.on('error', outputFailed);
  process.stderr.on('error', () => {});
}
