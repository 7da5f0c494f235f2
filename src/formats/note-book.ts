import { counted } from './format-error.js';
import type { FormatNote, NoteType } from './mesh-file.js';

/** Collects what a reader has to tell. */
export class NoteBook {
  readonly #notes: FormatNote[] = [];
  readonly #ignored = new Map<string, { plural: string; count: number }>();

  /** Counts something that is left out, by its name for one and for many. */
  ignore(one: string, many = `${one}s`, count = 1): void {
    const entry = this.#ignored.get(one);
    if (entry === undefined) this.#ignored.set(one, { plural: many, count });
    else entry.count += count;
  }

  /** Adds a note, if it concerns anything at all. */
  add(kind: NoteType, count: number, message: string, faces?: Uint32Array): void {
    if (count > 0) this.#notes.push({ type: kind, message, count, ...(faces && { faces }) });
  }

  /** All notes: what was ignored stands last, the first-met first. */
  finish(): FormatNote[] {
    const ignored = [...this.#ignored].map(([one, { plural, count }]): FormatNote => {
      return { type: 'ignored', message: `ignored: ${counted(count, one, plural)}`, count };
    });
    return [...this.#notes, ...ignored];
  }
}
