import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Interrupt } from './mesh/interrupt.js';
import { type Outcome, runJob } from './mesh/job-runner.js';
import { STANDARD_INPUT } from './mesh/mesh-source.js';
import type { LocateJob, PointAnswer } from './mesh/query-types.js';
import { streamVectors } from './mesh/vectors.js';
import { isSystemError, systemReason } from './system-error.js';
import { UsageError } from './usage-error.js';

/** Points that are on their way to an answer, at most: what is read faster than answered waits outside. */
const ON_THE_WAY = 1 << 16;

/** Hands points to the worker and its answers to standard output, both in order. */
class Conversation {
  readonly #port: MessagePort;
  readonly #lineOf: (point: Float64Array, answer: PointAnswer) => string;
  readonly #batches: Float64Array[] = [];
  #waiting = 0;
  #wake: () => void = () => {};
  #over = false;
  /** Until the worker has said that there are no more answers. */
  readonly ended: Promise<void>;

  constructor(port: MessagePort, lineOf: (point: Float64Array, answer: PointAnswer) => string) {
    this.#port = port;
    this.#lineOf = lineOf;
    this.ended = new Promise((resolve) => {
      port.on('message', (answers: readonly PointAnswer[] | null) => {
        if (answers === null) resolve();
        else this.#write(answers);
      });
    });
  }

  /** Hands points over, when there are not too many on their way. */
  async send(points: Float64Array): Promise<void> {
    while (this.#waiting >= ON_THE_WAY && !this.#over)
      await new Promise<void>((resolve) => (this.#wake = resolve));
    this.#waiting += points.length / 3;
    this.#batches.push(points);
    this.#port.postMessage(points);
  }

  /** There are no more points. */
  finish(): void {
    this.#port.postMessage(null);
  }

  /** Nobody answers any more. */
  close(): void {
    this.#over = true;
    this.#wake();
    this.#port.close();
  }

  #write(answers: readonly PointAnswer[]): void {
    const points = this.#batches.shift()!;
    const lines = answers.map((answer, i) => `${this.#lineOf(points.subarray(3 * i, 3 * i + 3), answer)}\n`);
    process.stdout.write(lines.join(''), () => {
      this.#waiting -= points.length / 3;
      this.#wake();
    });
  }
}

/** Reads points and hands them over; what is wrong with them, if something is. */
async function talk(conversation: Conversation): Promise<Error | undefined> {
  const shape = { width: 3, names: 'x y z' };
  try {
    const stream = process.stdin.setEncoding('utf8') as AsyncIterable<string>;
    for await (const numbers of streamVectors(stream, STANDARD_INPUT, shape)) {
      await conversation.send(Float64Array.from(numbers));
    }
    return undefined;
  } catch (error) {
    if (error instanceof UsageError) return error;
    return isSystemError(error)
      ? new UsageError(`cannot read ${STANDARD_INPUT}: ${systemReason(error)}`)
      : (error as Error);
  } finally {
    conversation.finish();
  }
}

/**
 * Says where the points are that arrive on standard input, each as soon as it is there; then where those of the job
 * are.
 *
 * @returns the exit code
 * @throws UsageError for a mesh that cannot be used, and for a line that is no point, when those before it were
 *   answered
 */
export async function locateStream(
  job: LocateJob & { readonly name: 'locate' },
  name: string,
  lineOf: (point: Float64Array, answer: PointAnswer) => string,
): Promise<number> {
  const interrupt = new Interrupt();
  const { port1, port2 } = new MessageChannel();
  const conversation = new Conversation(port1, lineOf);
  // A terminal or a pipe that gives nothing must not hold up the end.
  const leave = () => void process.stdin.destroy();
  const silence = interrupt.listen(leave);
  try {
    const running = runJob({ ...job, feed: port2 }, name, interrupt, [port2]).then((outcome) => {
      if (outcome.type !== 'done') leave();
      return outcome;
    });
    const [outcome, problem] = await Promise.all([running, talk(conversation)]);
    return await concluded(outcome, problem, { job, interrupt, conversation, lineOf });
  } finally {
    silence();
    conversation.close();
    interrupt.release();
  }
}

/** What is left to say when the worker has ended. */
async function concluded(
  outcome: Outcome<'locate'>,
  problem: Error | undefined,
  { job, interrupt, conversation, lineOf }: Ending,
): Promise<number> {
  if (outcome.type === 'failed') throw new UsageError(outcome.message);
  if (outcome.type === 'done') await conversation.ended;
  if (outcome.type === 'stopped' || !outcome.result.complete) {
    process.stderr.write('unerring: stopped, the answers are not complete\n');
    return interrupt.code;
  }
  if (problem !== undefined) throw problem;
  const { answers } = outcome.result;
  const lines = answers.map((answer, i) => `${lineOf(job.points.subarray(3 * i, 3 * i + 3), answer)}\n`);
  process.stdout.write(lines.join(''));
  return 0;
}

interface Ending {
  readonly job: LocateJob;
  readonly interrupt: Interrupt;
  readonly conversation: Conversation;
  readonly lineOf: (point: Float64Array, answer: PointAnswer) => string;
}
