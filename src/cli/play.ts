import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Command } from 'commander';
import { integer } from './fuzz-options.js';
import { withHelp } from './help-text.js';
import { isSystemError, systemReason } from './system-error.js';
import { EXIT, UsageError } from './usage-error.js';
import { builtFolder } from './version.js';

const DEFAULT_PORT = '8650';
const MOST_PORT = 65_535;

interface PlayOptions {
  readonly port?: string;
}

async function listening(folder: URL, port: number): Promise<Server> {
  // Other commands have no use for a server.
  const { HOST, servePlay } = await import('./play/server.js');
  try {
    return await servePlay(folder, port);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const reason =
      error.code === 'EADDRINUSE'
        ? 'another program uses it; --port 0 takes a free one'
        : systemReason(error);
    throw new UsageError(`--port: ${HOST}:${port} cannot be listened on: ${reason}`);
  }
}

/** Waits for Ctrl-C or SIGTERM. */
function signal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    process.once('SIGINT', resolve).once('SIGTERM', resolve);
  });
}

/**
 * Runs the command: serves the playground to this machine until Ctrl-C.
 *
 * @param folder of what was built
 * @returns the exit code
 * @throws UsageError if the port is taken, or the playground is not built
 */
export async function play(options: PlayOptions, folder = builtFolder()): Promise<number> {
  const port = integer('--port', options.port ?? DEFAULT_PORT, 0, MOST_PORT);
  if (!existsSync(new URL('play/index.html', folder)))
    throw new UsageError("play: the playground is not built; 'npm run build' does that in a clone");
  const ended = signal();
  const server = await listening(folder, port);
  const { address: host, port: taken } = server.address() as AddressInfo;
  const address = `http://${host}:${taken}/play/`;
  process.stdout.write(`${address}\n`);
  process.stderr.write('unerring: the playground is at this address; Ctrl-C ends it\n');
  const name = await ended;
  server.close();
  server.closeAllConnections();
  return name === 'SIGTERM' ? EXIT.terminated : EXIT.clean;
}

/**
 * The command `unerring play`: a page with an editor, examples, and lessons.
 *
 * @example new Command('unerring').addCommand(playCommand());
 */
export function playCommand(): Command {
  const command = new Command('play')
    .description('serve a playground to this machine: an editor, examples, lessons')
    .option('--port <n>', `the port to listen on; 0 takes a free one (${DEFAULT_PORT})`)
    .action(async (options: PlayOptions) => {
      process.exitCode = await play(options);
    });
  return withHelp(command, {
    examples: [
      ['unerring play', 'then open the address that it writes'],
      ['unerring play --port 0', 'at any port that is free'],
    ],
    codes: [
      ['0', 'stopped by Ctrl-C'],
      ['2', 'the port is taken, or the usage is wrong'],
    ],
  });
}
