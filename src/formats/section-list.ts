import { GrowableUint32 } from '../core/collections/growable.js';
import { lastAtOrBelow } from './number-runs.js';

/** Which label goes for which stretch of a list. Plain data; equal labels are one object. */
export interface Sections<Label> {
  /** The first place of each section, ascending. */
  readonly starts: Uint32Array;
  /** The label of each. */
  readonly labels: readonly Label[];
}

/** Labels of a list that grows: each goes for what is added after it. */
export class SectionList<Label> {
  readonly #starts = new GrowableUint32();
  readonly #labels: Label[] = [];

  /** From this place on, which is not below the last one, a label goes. */
  begin(place: number, label: Label): void {
    const last = this.#labels.length - 1;
    if (last >= 0 && this.#labels[last] === label) return;
    if (last >= 0 && this.#starts.data[last] === place) {
      this.#labels[last] = label;
      return;
    }
    this.#starts.push(place);
    this.#labels.push(label);
  }

  /** The sections; nothing may be added after that. */
  finish(): Sections<Label> {
    return { starts: this.#starts.finish(), labels: this.#labels };
  }
}

/** The label at a place, and the first place that it goes for; undefined before the first one. */
export function labelAt<Label>(
  { starts, labels }: Sections<Label>,
  place: number,
): { readonly label: Label; readonly start: number } | undefined {
  const section = lastAtOrBelow(starts, place);
  return section < 0 ? undefined : { label: labels[section]!, start: starts[section]! };
}
