import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { locateProgram } from '../../src/workers/program-location.js';
import type { End, EngineRequest, EngineResponse, EngineStart } from './engine-messages.js';
import type { EngineOutput } from './engine-output.js';
import type { Marker } from './marker.js';

const ENGINE = { name: 'engine', folder: 'fuzz', source: 'fuzz/campaign/engine.ts' };

/** What is printed last may arrive after the process is gone. */
const LAST_OUTPUT_MS = 100;

/** The process of an engine. What it prints, on either stream, goes to an {@link EngineOutput}. */
export class EngineProcess {
  /** Told once, however the process ends. */
  readonly ended: Promise<End>;
  readonly #child: ChildProcess;
  readonly #atEnd = new Set<(end: End) => void>();
  #isGone = false;

  constructor(start: EngineStart, marker: Marker, output: EngineOutput) {
    this.#child = spawnEngine(start, marker);
    for (const stream of [this.#child.stdout!, this.#child.stderr!]) {
      stream.setEncoding('utf8').on('data', (text: string) => output.write(text));
    }
    this.ended = this.#whenEnded().then((end) => {
      this.#isGone = true;
      // Processes that the engine has started may hold the other ends for ever.
      this.#child.stdout!.destroy();
      this.#child.stderr!.destroy();
      const { overMemory } = marker.read();
      if (!overMemory && !output.heapWasFull) return end;
      return { cause: `out of memory (more than ${start.memory} MB)`, crashed: !overMemory };
    });
    void this.ended.then((end) => {
      for (const hear of [...this.#atEnd]) hear(end);
    });
  }

  #whenEnded(): Promise<End> {
    const child = this.#child;
    return new Promise((resolve) => {
      child.on('error', (error) => {
        // Of all errors only this one comes without an end of the process.
        if (child.pid === undefined)
          resolve({ cause: `cannot be started: ${error.message}`, crashed: false });
      });
      child.once('exit', (code, signal) => {
        const crashed = signal !== null;
        const end = { cause: crashed ? `crashed (${signal})` : `exited with code ${code}`, crashed };
        child.once('close', () => resolve(end));
        setTimeout(() => resolve(end), LAST_OUTPUT_MS);
      });
    });
  }

  /**
   * Hears of the end, until the returned function is called. What waits on `ended` itself is kept for as long as the
   * process lives, with all that it knows: too long for one of a million questions.
   */
  listenToEnd(hear: (end: End) => void): () => void {
    if (this.#isGone) void this.ended.then(hear);
    else this.#atEnd.add(hear);
    return () => void this.#atEnd.delete(hear);
  }

  /** Hears what the process says, until the returned function is called. */
  listen(hear: (response: EngineResponse) => void): () => void {
    const listener = hear as (message: unknown) => void;
    this.#child.on('message', listener);
    return () => void this.#child.off('message', listener);
  }

  /** Sends a request. What cannot be sent because the process is gone is told by its end. */
  send(request: EngineRequest): void {
    this.#child.send(request, () => {});
  }

  /** Ends the process, and waits until it is gone. */
  async end(): Promise<void> {
    if (!this.#isGone) killGroup(this.#child);
    await this.ended;
  }
}

/** Kills a process, and with it those that it has started. */
function killGroup(child: ChildProcess): void {
  try {
    process.kill(-child.pid!, 'SIGKILL');
  } catch {
    // There are no groups here, or it is just ending.
    child.kill('SIGKILL');
  }
}

function spawnEngine(start: EngineStart, marker: Marker): ChildProcess {
  const program = locateProgram(ENGINE);
  const loader = program.type === 'source' ? ['--import', new URL('./loader.mjs', program.tsx).href] : [];
  const heap = `--max-old-space-size=${start.memory}`;
  return spawn(process.execPath, [...loader, heap, fileURLToPath(program.url), JSON.stringify(start)], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc', marker.fd],
    serialization: 'advanced',
    // In a group of its own: Ctrl-C in a terminal is for the campaign, which then ends its engines itself.
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
}
