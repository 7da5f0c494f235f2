import { grouped } from '../../../fuzz/report/style.js';

/** What became of a file. */
export type Fate = 'valid' | 'accepted' | 'found' | 'unreadable' | 'stopped' | 'not begun';

/** Counts what became of several files. */
export class CheckTally {
  readonly #counts: Record<Fate, number> = {
    valid: 0,
    accepted: 0,
    found: 0,
    unreadable: 0,
    stopped: 0,
    'not begun': 0,
  };

  add(fate: Fate): void {
    this.#counts[fate]++;
  }

  /**
   * The line that closes a run: `40 files: 37 valid, 3 with findings, 0 unreadable`.
   *
   * @param good what files without findings are: not `valid`, if not all was looked for
   */
  line(good: string): string {
    const { valid, accepted, found, unreadable, stopped, 'not begun': notBegun } = this.#counts;
    const all = Object.values(this.#counts).reduce((sum, n) => sum + n, 0);
    const parts = [
      `${grouped(valid)} ${good}`,
      ...(accepted > 0 ? [`${grouped(accepted)} with accepted findings only`] : []),
      `${grouped(found)} with findings`,
      `${grouped(unreadable)} unreadable`,
      ...(stopped > 0 ? [`${grouped(stopped)} stopped`] : []),
      ...(notBegun > 0 ? [`${grouped(notBegun)} not begun`] : []),
    ];
    return `${grouped(all)} file${all === 1 ? '' : 's'}: ${parts.join(', ')}\n`;
  }
}
