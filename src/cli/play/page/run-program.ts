/// <reference lib="dom" />
import type { Said } from '../run/execute.js';
import { instrument, ProgramProblem } from '../run/instrument.js';

/** A program that takes longer is stopped. */
export const MOST_MS = 10_000;

/** How a run ended. */
export type End = 'done' | 'failed' | 'stopped' | 'too-long';

/** A program under way. */
export interface Run {
  readonly end: Promise<End>;
  stop(): void;
}

/** The addresses of all modules that a program may import: those of the page's import map. */
export function moduleAddresses(): Readonly<Record<string, string>> {
  const map = JSON.parse(document.querySelector('script[type=importmap]')!.textContent!) as {
    imports: Record<string, string>;
  };
  return Object.fromEntries(
    Object.entries(map.imports).map(([name, path]) => [name, new URL(path, document.baseURI).href]),
  );
}

/** Runs a program in a worker of its own. */
export function runProgram(source: string, say: (said: Said) => void): Run {
  let code: string;
  try {
    code = instrument(source);
  } catch (error) {
    const { line } = error instanceof ProgramProblem ? error : { line: 1 };
    say({ type: 'error', line, text: (error as Error).message });
    return { end: Promise.resolve('failed'), stop: () => {} };
  }
  const worker = new Worker(new URL('runner.js', document.baseURI), { type: 'module' });
  let finish!: (end: End) => void;
  const end = new Promise<End>((resolve) => {
    finish = (how) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(how);
    };
  });
  const timer = setTimeout(() => finish('too-long'), MOST_MS);
  worker.onmessage = ({ data }: MessageEvent<Said | { type: 'end'; done: boolean }>) => {
    if (data.type === 'end') finish(data.done ? 'done' : 'failed');
    else say(data);
  };
  worker.onerror = ({ message }) => {
    say({ type: 'error', line: undefined, text: message || 'the worker could not be started' });
    finish('failed');
  };
  worker.postMessage({ code, modules: moduleAddresses() });
  return { end, stop: () => finish('stopped') };
}
