/// <reference lib="dom" />
import { execute } from './execute.js';

// The worker that runs a program of the playground. It is made for one run; the page ends it if that takes too long.

/** What the page sends. */
export interface Job {
  readonly code: string;
  /** The address of each module that may be imported. */
  readonly modules: Readonly<Record<string, string>>;
}

/** What the page and this worker tell each other by. The types of workers and those of pages exclude each other. */
const worker = self as unknown as {
  onmessage: (event: MessageEvent<Job>) => void;
  postMessage(message: unknown): void;
};

worker.onmessage = async ({ data }: MessageEvent<Job>) => {
  const { code, modules } = data;
  const done = await execute(code, {
    load: (specifier) => {
      const address = modules[specifier];
      if (address === undefined)
        throw new Error(
          `there is no '${specifier}' in the playground; there are ${Object.keys(modules).join(', ')}`,
        );
      return import(address) as Promise<Record<string, unknown>>;
    },
    say: (said) => worker.postMessage(said),
  });
  worker.postMessage({ type: 'end', done });
};
