/**
 * The command line in a process that stays: runs commands one after the other, as they come in messages, and says what
 * each wrote and how it ended. Most of the time of a command is what a process takes to load it.
 */
import { run } from '../../src/cli/run.js';
import { allQuestions, moduleOfQuestion } from '../../src/oracle/questions/registry.js';
import { endIdleThread, keepThreads } from './staying-threads.js';

/** A command, and what of the environment is another one while it runs. */
export interface ServedCommand {
  readonly args: readonly string[];
  /** `null`: the variable is not there. */
  readonly env: Readonly<Record<string, string | null>>;
}

/** What a command wrote, and its exit code. */
export interface Served {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** Whether this process knows more now than one that begins: it has to end, so that no command sees what is left. */
  readonly isSpent: boolean;
}

/** Questions that were read from a user's module stay for as long as the process does. */
function hasForeignQuestions(): boolean {
  return allQuestions().some(({ name }) => moduleOfQuestion(name) !== undefined);
}

function setEnvironment(env: ServedCommand['env']): ServedCommand['env'] {
  const before: Record<string, string | null> = {};
  for (const [name, value] of Object.entries(env)) {
    before[name] = process.env[name] ?? null;
    if (value === null) delete process.env[name];
    else process.env[name] = value;
  }
  return before;
}

/** Keeps what is written to a stream. @returns what was written so far, when it is given back */
function capture(stream: NodeJS.WriteStream): () => string {
  const { write } = stream;
  const pieces: Buffer[] = [];
  stream.write = ((piece: string | Uint8Array, ...rest: unknown[]): boolean => {
    pieces.push(Buffer.from(piece as string));
    const done = rest.find((each) => typeof each === 'function');
    if (done !== undefined) process.nextTick(done as () => void);
    return true;
  }) as typeof stream.write;
  return () => {
    stream.write = write;
    return Buffer.concat(pieces).toString();
  };
}

/** That of the last command, as text: a thread has the environment with which it began. */
let lastEnvironment = '';

async function serve({ args, env }: ServedCommand): Promise<Served> {
  const environment = JSON.stringify(env);
  if (environment !== lastEnvironment) endIdleThread();
  lastEnvironment = environment;
  const before = setEnvironment(env);
  const [out, err] = [capture(process.stdout), capture(process.stderr)];
  process.exitCode = 0;
  await run([process.execPath, 'unerring', ...args]);
  // What is written when everything else is done.
  await new Promise((resolve) => setImmediate(resolve));
  const code = Number(process.exitCode);
  const served = { code, out: out(), err: err(), isSpent: hasForeignQuestions() };
  process.exitCode = 0;
  setEnvironment(before);
  return served;
}

keepThreads();
process.on('message', (command: ServedCommand) => {
  void serve(command).then((served) => process.send!(served));
});
