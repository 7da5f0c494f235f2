import type { Chosen } from './address.js';
import { copyButton } from './copy-button.js';
import type { Model } from './decode.js';
import { element } from './elements.js';

/** What is known of the chosen finding: its kind in words, and where it is. */
export class ChosenBox {
  readonly box: HTMLElement;
  readonly model: Model;

  constructor(box: HTMLElement, model: Model) {
    this.box = box;
    this.model = model;
  }

  show([layer, item]: Chosen): void {
    const { label, labels, places, explanation } = this.model.layers[layer]!;
    const [what, why, mend] = explanation;
    const lines = places[item]?.join('\n') ?? '';
    const row = element('div', 'row');
    if (lines !== '') row.append(copyButton('Copy coordinates', () => lines));
    row.append(copyButton('Copy link', () => location.href));
    this.box.replaceChildren(
      element('h2', '', `${label}: ${labels[item]}`),
      ...(lines === '' ? [] : [element('pre', '', lines)]),
      element('p', '', `${what} ${why}`),
      element('p', 'mend', mend),
      row,
    );
    this.box.scrollTop = 0;
    this.box.hidden = false;
  }

  hide(): void {
    this.box.hidden = true;
  }
}
