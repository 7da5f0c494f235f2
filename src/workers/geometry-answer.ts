import { markAsMade } from '../polygons/made-sets.js';
import type { PolygonSet } from '../polygons/polygon-set.js';
import { CALLS, type GeometryResponse, type GeometryTask } from './geometry-calls.js';
import { buffersIn, sendResult } from './geometry-crossings.js';
import { GEOMETRY_FUNCTIONS } from './geometry-functions.js';

/** Says something to the calling side, and hands buffers over. */
export type Say = (response: GeometryResponse, transfer: ArrayBuffer[]) => void;

/** Does a task in the thread: says what it hears of the progress, and then an answer in any case. */
export function answerCall({ name, args, isWatched, made }: GeometryTask, say: Say): void {
  try {
    for (const i of made) markAsMade(args[i] as PolygonSet);
    const { options, result } = CALLS[name];
    if (isWatched) {
      const onProgress = (...values: unknown[]) => say({ type: 'progress', values }, []);
      args[options!] = { ...(args[options!] as object), onProgress };
    }
    const call = GEOMETRY_FUNCTIONS[name] as (...args: unknown[]) => unknown;
    const sent = sendResult(result, call(...args));
    say({ type: 'done', result: sent }, [...buffersIn(sent)]);
  } catch (error) {
    say({ type: 'failed', error }, []);
  }
}
