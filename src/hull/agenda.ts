import { GrowableUint32 } from '../core/collections/growable.js';
import { NONE } from './face-records.js';

/** A step that had so few points to place is finished with all that comes of it, before others have their turn. */
export const FEW_POINTS = 16;

/**
 * The order in which faces get their farthest points: as they were made, so that the hull grows on all sides alike.
 * Where few points are left, a place of the hull is finished while it is at hand in memory.
 */
export class Agenda {
  readonly #queue = new GrowableUint32();
  #taken = 0;
  readonly #stack = new GrowableUint32();

  /** Adds a face behind all others. */
  addLast(face: number): void {
    this.#queue.push(face);
  }

  /** Adds a face before all others. */
  addFirst(face: number): void {
    this.#stack.push(face);
  }

  /** Takes the next face; NONE behind the last. */
  take(): number {
    const [queue, stack] = [this.#queue, this.#stack];
    if (stack.length > 0) return stack.data[--stack.length]!;
    return this.#taken < queue.length ? queue.data[this.#taken++]! : NONE;
  }
}
