import { UsageError } from '../usage-error.js';
import { Interrupt } from './interrupt.js';
import { runJob } from './job-runner.js';
import type { Job, JobResult } from './jobs.js';

/** How a query's result is written. */
export interface QueryOutput<R> {
  /** The keys of the JSON document before its list. */
  head(result: R): object;
  /** The name of the list. */
  readonly list: string;
  entries(result: R): Iterable<unknown>;
  /** The lines for a person. */
  lines(result: R): Iterable<string>;
  exit(result: R): number;
}

/** Text is handed over in pieces: a string for a million answers could be too long. */
const PIECE = 1 << 16;

/** Writes pieces as fast as the reader takes them. */
async function write(pieces: Iterable<string>): Promise<void> {
  let waiting = '';
  for (const piece of pieces) {
    waiting += piece;
    if (waiting.length < PIECE) continue;
    if (!process.stdout.write(waiting)) await new Promise((resolve) => process.stdout.once('drain', resolve));
    waiting = '';
  }
  process.stdout.write(waiting);
}

function* document<R extends { complete: boolean }>(result: R, output: QueryOutput<R>): Generator<string> {
  const head = JSON.stringify({ ...output.head(result), complete: result.complete });
  yield `${head.slice(0, -1)},"${output.list}":[`;
  let separator = '\n';
  for (const entry of output.entries(result)) {
    yield `${separator}${JSON.stringify(entry)}`;
    separator = ',\n';
  }
  yield ']}\n';
}

function* text<R extends { complete: boolean }>(result: R, output: QueryOutput<R>): Generator<string> {
  for (const line of output.lines(result)) yield `${line}\n`;
}

/**
 * Runs a query on a mesh and writes its answers; after Ctrl-C those that there are. With `json`, a file that cannot be
 * used is told there, too.
 *
 * @param name the file, or the files, as messages have them
 * @returns the exit code
 * @throws UsageError for a file that cannot be used
 */
export async function runQuery<K extends 'locate' | 'raycast' | 'sweep' | 'intersect' | 'section'>(
  job: Job<K>,
  name: string,
  json: boolean,
  output: QueryOutput<JobResult<K>>,
): Promise<number> {
  const interrupt = new Interrupt();
  try {
    const outcome = await runJob<K>(job, name, interrupt);
    if (outcome.type === 'failed') {
      // As check has it: programs read why in the place where they read answers.
      if (json) process.stdout.write(`${JSON.stringify({ file: name, error: outcome.message })}\n`);
      throw new UsageError(outcome.message);
    }
    if (outcome.type === 'stopped') {
      process.stderr.write('unerring: stopped before there was an answer\n');
      return interrupt.code;
    }
    const { result } = outcome;
    await write(json ? document(result, output) : text(result, output));
    if (result.complete) return output.exit(result);
    process.stderr.write('unerring: stopped, the answers are not complete\n');
    return interrupt.code;
  } finally {
    interrupt.release();
  }
}
