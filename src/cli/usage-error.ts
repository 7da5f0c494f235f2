/** A mistake in the command line: printed as one line, exit code 2. */
export class UsageError extends Error {}

/**
 * Exit codes of every command: nothing found, something found, the command line makes no sense or a file cannot be
 * used, a mistake of this program, stopped by Ctrl-C (SIGINT), told to end (SIGTERM).
 */
export const EXIT = {
  clean: 0,
  found: 1,
  usage: 2,
  internal: 70,
  interrupted: 130,
  terminated: 143,
} as const;
