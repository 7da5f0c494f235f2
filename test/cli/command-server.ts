/**
 * The command line in a process that stays: runs commands one after the other, as they come in messages, and says what
 * each wrote and how it ended. Most of the time of a command is what a process takes to load it.
 */
import { run } from '../../src/cli/run.js';

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

async function serve({ args, env }: ServedCommand): Promise<Served> {
  const before = setEnvironment(env);
  const [out, err] = [capture(process.stdout), capture(process.stderr)];
  process.exitCode = 0;
  await run([process.execPath, 'unerring', ...args]);
  // What is written when everything else is done.
  await new Promise((resolve) => setImmediate(resolve));
  const served = { code: Number(process.exitCode), out: out(), err: err() };
  process.exitCode = 0;
  setEnvironment(before);
  return served;
}

process.on('message', (command: ServedCommand) => {
  void serve(command).then((served) => process.send!(served));
});
