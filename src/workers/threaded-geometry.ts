import { throwIfAborted } from '../core/aborted.js';
import { isList, reject, rejectWords, requireOptions } from '../core/arguments/index.js';
import { isMade } from '../polygons/made-sets.js';
import type { PolygonSet } from '../polygons/polygon-set.js';
import {
  CALLS,
  type GeometryCallOptions,
  type GeometryMethods,
  type GeometryName,
  type GeometryResponse,
  type GeometryTask,
} from './geometry-calls.js';
import { buffersIn, receiveResult } from './geometry-crossings.js';
import { type QueuedTask, TaskQueue } from './task-queue.js';
import type { StartThread } from './thread.js';

/** Where the thread's program is. */
export interface GeometryWorkerOptions {
  /**
   * Where the worker is, for a program that was bundled without it: the place of a bundle of
   * `unerring/workers/geometry-worker`, as a URL or its text (in Node an absolute path, too). If not given, it is
   * looked for where this package has it.
   */
  readonly workerUrl?: URL | string;
}

type Progress = (...values: unknown[]) => void;

/** What a call is, apart from its arguments. */
interface Told {
  readonly args: unknown[];
  readonly signal: AbortSignal | undefined;
  readonly onProgress: Progress | undefined;
}

/** An object that says how something is done: no list, and nothing that has a class. */
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !isList(value);

/** Is this an operand of polygons, or do options stand behind them? No operand has a signal, or hears progress. */
const isCallOptions = (value: unknown): value is GeometryCallOptions =>
  isPlain(value) && ('signal' in value || 'onProgress' in value);

/** What an object inherits does not cross: options that have something so would lose it in silence. */
function refuseInherited(name: GeometryName, options: unknown): void {
  if (!isPlain(options)) return;
  const prototype: unknown = Object.getPrototypeOf(options);
  // Those of another realm, a frame for example, have their own `Object`, which inherits nothing.
  if (prototype === null || Object.getPrototypeOf(prototype) === null) return;
  reject(name, 'options', 'a plain object, as what it inherits does not cross to a thread', options);
}

const ONLY_SIGNAL = 'missing: functions of any number of operands take only { signal } behind the last one';
const HEARD_ELSEWHERE = 'one: polygonSet(polygons, { onProgress }) unites polygons and hears of progress';

/** Takes out of the arguments what stays here: the signal, and who hears of the progress. */
function toldBy(name: GeometryName, given: readonly unknown[]): Told {
  const place = CALLS[name].options;
  if (place === null) {
    const last = given.at(-1);
    if (!isCallOptions(last)) return { args: [...given], signal: undefined, onProgress: undefined };
    if ('onProgress' in last) rejectWords(name, 'options.onProgress', ONLY_SIGNAL, HEARD_ELSEWHERE);
    requireOptions(name, 'options', last, 'signal');
    return { args: given.slice(0, -1), signal: signalIn(name, last.signal), onProgress: undefined };
  }
  const args = [...given];
  const options = args[place];
  refuseInherited(name, options);
  if (!isPlain(options)) return { args, signal: undefined, onProgress: undefined };
  const { signal, onProgress, ...others } = options;
  // What is no function crosses, and is refused there.
  const isHeard = typeof onProgress === 'function';
  args[place] = isHeard || onProgress === undefined ? others : { ...others, onProgress };
  return {
    args,
    signal: signalIn(name, signal),
    onProgress: isHeard ? (onProgress as Progress) : undefined,
  };
}

/** @throws RangeError for what cannot be listened to */
function signalIn(name: GeometryName, signal: unknown): AbortSignal | undefined {
  if (signal === undefined) return undefined;
  if (typeof (signal as AbortSignal | null)?.addEventListener === 'function') return signal as AbortSignal;
  return reject(name, 'options.signal', 'an AbortSignal', signal);
}

/** Why a thread cannot be sent something; null if it can. */
function whyNotSent(value: unknown): string | null {
  try {
    structuredClone(value);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** @throws RangeError naming the argument, or the option, that no thread can be sent */
function refuseArguments(name: GeometryName, args: readonly unknown[], error: unknown): never {
  const refuse = (what: string, expected: string, value: unknown): void => {
    const why = whyNotSent(value);
    if (why !== null) rejectWords(name, what, expected, `what it does not (${why})`);
  };
  const copied = 'data that structuredClone copies';
  args.forEach((argument, i) => {
    if (i === CALLS[name].options && isPlain(argument)) {
      for (const [key, value] of Object.entries(argument))
        refuse(`options.${key}`, `${copied}, as all options but signal and onProgress`, value);
    }
    refuse(`arguments[${i}]`, copied, argument);
  });
  throw error;
}

/** A thread for geometry: one task at a time, in the order of the calls. */
class GeometryThread {
  readonly #queue: TaskQueue;

  constructor(start: StartThread<GeometryTask, GeometryResponse>, options: GeometryWorkerOptions) {
    requireOptions('GeometryWorker', 'options', options, 'workerUrl');
    const { workerUrl } = options;
    if (workerUrl !== undefined && typeof workerUrl !== 'string' && !(workerUrl instanceof URL)) {
      reject('GeometryWorker', 'options.workerUrl', 'a URL or its text', workerUrl);
    }
    this.#queue = new TaskQueue(
      (listener) => start(workerUrl, listener),
      () => new Error('GeometryWorker: its thread was ended by close()'),
    );
  }

  /** Ends the thread; what it has not done by then is rejected. */
  async close(): Promise<void> {
    await this.#queue.close();
  }

  /** @internal Calls a function of the table on the thread. */
  async callOnThread(name: GeometryName, given: readonly unknown[]): Promise<unknown> {
    const { args: own, signal, onProgress } = toldBy(name, given);
    throwIfAborted(name, signal);
    const { ready, result } = CALLS[name];
    const args = ready === undefined ? own : ready(name, own);
    const made = args.flatMap((argument, i) => (isMade(argument as PolygonSet) ? [i] : []));
    const task = { name, isWatched: onProgress !== undefined, made };
    // Lists that were made for the thread are nobody else's.
    const fresh = buffersIn(
      args.filter((argument, i) => ArrayBuffer.isView(argument) && argument !== own[i]),
    );
    const sent = await this.#sent({ ...task, args }, [...fresh], signal, onProgress);
    return receiveResult(result, sent);
  }

  #sent(
    task: GeometryTask,
    fresh: ArrayBuffer[],
    signal: AbortSignal | undefined,
    onProgress: Progress | undefined,
  ): Promise<unknown> {
    return new Promise((resolve, fail) => {
      const settled =
        <V>(settle: (value: V) => void) =>
        (value: V): void => {
          signal?.removeEventListener('abort', abort);
          settle(value);
        };
      const refuse = (error: unknown): void => {
        try {
          refuseArguments(task.name, task.args, error);
        } catch (named) {
          fail(named);
        }
      };
      let queued: QueuedTask;
      const abort = (): void => {
        this.#queue.drop(queued);
        queued.reject(signal!.reason);
      };
      const heard = { resolve: settled(resolve), reject: settled(fail), refuse: settled(refuse), onProgress };
      if (!this.#queue.isBusy) queued = { task, transfer: fresh, ...heard };
      else {
        // It is sent later: what becomes of the arguments until then must not change the answer.
        let args: unknown[];
        try {
          args = structuredClone(task.args, { transfer: fresh });
        } catch (error) {
          refuse(error);
          return;
        }
        queued = { task: { ...task, args }, transfer: [...buffersIn(args)], ...heard };
      }
      // It may have been aborted by what was read of the arguments.
      if (signal?.aborted === true) {
        fail(signal.reason);
        return;
      }
      signal?.addEventListener('abort', abort);
      this.#queue.add(queued);
    });
  }
}

/** A class with a method for each function of the table. */
function withMethods(): new (
  start: StartThread<GeometryTask, GeometryResponse>,
  options: GeometryWorkerOptions,
) => Pick<GeometryThread, 'close'> & GeometryMethods {
  class Methods extends GeometryThread {}
  for (const name of Object.keys(CALLS) as GeometryName[]) {
    const method = {
      [name](this: GeometryThread, ...given: readonly unknown[]): Promise<unknown> {
        return this.callOnThread(name, given);
      },
    };
    Object.defineProperty(Methods.prototype, name, {
      value: method[name],
      configurable: true,
      writable: true,
    });
  }
  return Methods as never;
}

/** What `GeometryWorker` does, on the thread of any platform. */
export const ThreadedGeometry = /* @__PURE__ */ withMethods();
