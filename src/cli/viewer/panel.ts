import type { Layer, Model } from './decode.js';
import { button, element } from './elements.js';
import { KEY_HELP } from './keys.js';

/** Findings in a list before a button for more. */
const PAGE = 50;

/** What the panel asks for. */
export interface PanelActions {
  choose(layer: number, item: number): void;
  show(layer: number, visible: boolean): void;
  showGhost(ghost: number, visible: boolean): void;
}

/** The panel's parts that the page needs again. */
export interface Panel {
  /** Marks a finding as chosen, opening its list if needed. */
  mark(layer: number, item: number): void;
  /** No finding is chosen any more. */
  clear(): void;
}

const grouped = (n: number) => String(n).replace(/\B(?=(\d{3})+$)/g, ',');

/** The list of one kind's findings, filled when it is opened. */
class Items {
  readonly list = element('ol', 'items');
  readonly #buttons: HTMLButtonElement[] = [];
  readonly layer: Layer;
  readonly choose: (item: number) => void;

  constructor(layer: Layer, choose: (item: number) => void) {
    this.layer = layer;
    this.choose = choose;
  }

  /** Shows the findings up to number `item`, and the page that it is on. */
  fill(item = 0): void {
    const { labels, spots, count } = this.layer;
    const wanted = Math.min(labels.length, PAGE * (Math.floor(item / PAGE) + 1));
    this.list.querySelector('.more')?.remove();
    for (let i = this.#buttons.length; i < wanted; i++) {
      const made = button(labels[i]!, 'item', () => this.choose(i));
      if (spots[i] !== '') made.append(element('span', 'spot', spots[i]));
      this.#buttons.push(made);
      const entry = element('li');
      entry.append(made);
      this.list.append(entry);
    }
    if (wanted === count) return;
    const more = element('li', 'more');
    if (wanted < labels.length) {
      more.append(button(`${grouped(count - wanted)} more …`, 'item', () => this.fill(wanted)));
    } else {
      more.textContent = `and ${grouped(count - wanted)} more that are not listed here`;
    }
    this.list.append(more);
  }

  at(item: number): HTMLButtonElement | undefined {
    if (item >= this.#buttons.length) this.fill(item);
    return this.#buttons[item];
  }
}

interface Kind {
  readonly details: HTMLDetailsElement;
  readonly items: Items;
}

function kind(layer: Layer, i: number, actions: PanelActions): Kind {
  const details = element('details', `kind ${layer.severity}`);
  const summary = element('summary');
  const box = element('input');
  box.type = 'checkbox';
  box.checked = layer.severity !== 'info';
  box.setAttribute('aria-label', `show ${layer.label}`);
  box.addEventListener('change', () => actions.show(i, box.checked));
  // Inside of a summary a click would also open the list.
  box.addEventListener('click', (event) => event.stopPropagation());
  const swatch = element('span', `swatch ${layer.shape}`);
  swatch.style.setProperty('--color', layer.color);
  summary.append(box, swatch, element('span', 'label', layer.label));
  summary.append(element('span', 'severity', layer.severity), element('span', 'count', grouped(layer.count)));
  const items = new Items(layer, (item) => actions.choose(i, item));
  details.addEventListener('toggle', () => details.open && items.fill());
  details.append(summary, element('p', 'about', layer.explanation[0]), items.list);
  return { details, items };
}

/** The operands of a result, which may be shown through it. */
function ghosts(model: Model, actions: PanelActions): HTMLElement {
  const section = element('section', 'ghosts');
  section.append(element('h2', '', 'Made of'));
  for (const [i, { label, color }] of model.ghosts.entries()) {
    const box = element('input');
    box.type = 'checkbox';
    box.checked = true;
    box.addEventListener('change', () => actions.showGhost(i, box.checked));
    const swatch = element('span', 'swatch ghost');
    swatch.style.setProperty('--color', color);
    const row = element('label');
    row.append(box, swatch, element('span', 'label', label));
    section.append(row);
  }
  return section;
}

function facts(model: Model): HTMLElement {
  const list = element('dl', 'facts');
  for (const [label, value] of model.facts) list.append(element('dt', '', label), element('dd', '', value));
  return list;
}

/** The keys that the picture listens to. */
function keys(): HTMLElement {
  const details = element('details', 'keys');
  const list = element('dl', 'facts');
  for (const [key, what] of KEY_HELP) {
    const term = element('dt');
    term.append(element('kbd', '', key));
    list.append(term, element('dd', '', what));
  }
  details.append(element('summary', '', 'Keys, while the picture has the focus'), list);
  return details;
}

/** Fills the panel: the verdict, the facts, what is left out, and the findings of each kind. */
export function fillPanel(into: HTMLElement, model: Model, actions: PanelActions): Panel {
  into.replaceChildren(element('p', `verdict ${model.verdict}`, model.summary));
  if (model.ghosts.length > 0) into.append(ghosts(model, actions));
  const kinds = model.layers.map((layer, i) => kind(layer, i, actions));
  const legend = element('section', 'legend');
  legend.append(...kinds.map(({ details }) => details));
  if (kinds.length > 0) into.append(legend);
  into.append(facts(model));
  for (const note of model.notes) into.append(element('p', 'note', note));
  into.append(keys());
  let chosen: HTMLButtonElement | undefined;
  return {
    mark(layer, item) {
      const { details, items } = kinds[layer]!;
      details.open = true;
      chosen?.removeAttribute('aria-current');
      chosen = items.at(item);
      chosen?.setAttribute('aria-current', 'true');
      chosen?.scrollIntoView({ block: 'nearest' });
    },
    clear() {
      chosen?.removeAttribute('aria-current');
      chosen = undefined;
    },
  };
}
