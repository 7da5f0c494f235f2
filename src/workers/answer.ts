import { perform, type Task } from './tasks.js';
import type { Response } from './thread.js';

/** What a thread makes of a task: an answer in any case. */
export function answer(task: Task): Response {
  try {
    return { type: 'done', result: perform(task) };
  } catch (error) {
    return { type: 'failed', error };
  }
}
