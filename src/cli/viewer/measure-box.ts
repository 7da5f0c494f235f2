import { copyButton } from './copy-button.js';
import type { Model } from './decode.js';
import { element } from './elements.js';
import { measured, type Place } from './measure.js';

const HINT = 'Click two points of the model: each snaps to the nearest vertex of its triangle.';
const COARSE_HINT = 'The surface is a coarse one: only vertices around findings can be taken.';

/** The doubles of a vertex; nothing for one that a coarse surface has moved. */
export function placeOf({ exact }: Model, vertex: number): Place | undefined {
  const [x, y, z] = [exact[3 * vertex], exact[3 * vertex + 1], exact[3 * vertex + 2]];
  return x === undefined || Number.isNaN(x) ? undefined : [x, y!, z!];
}

/** What is measured: two vertices of the mesh, which are clicked or named by their numbers, and their distance. */
export class MeasureBox {
  readonly box: HTMLElement;
  readonly #model: Model;
  readonly #change: (ends: readonly number[]) => void;
  readonly #inputs: readonly HTMLInputElement[];
  readonly #places: readonly HTMLElement[];
  readonly #answer = element('div', 'answer');
  #ends: readonly (number | undefined)[] = [undefined, undefined];
  #next = 0;

  /** @param change is told the vertices that are marked, by their numbers on the page */
  constructor(box: HTMLElement, model: Model, change: (ends: readonly number[]) => void) {
    this.box = box;
    this.#model = model;
    this.#change = change;
    this.#places = [element('pre'), element('pre')];
    this.#inputs = ['From vertex', 'to vertex'].map((text, end) => this.#row(text, end));
    const hint = element('p', 'hint', model.numbers === null ? HINT : COARSE_HINT);
    box.replaceChildren(
      element('h2', '', 'Distance'),
      hint,
      ...this.#inputs.flatMap((input, end) => [input.parentElement!, this.#places[end]!]),
      this.#answer,
    );
    this.#answer.setAttribute('aria-live', 'polite');
  }

  #row(text: string, end: number): HTMLInputElement {
    const input = element('input');
    Object.assign(input, { type: 'number', min: '0', step: '1' });
    input.addEventListener('change', () => {
      const { value } = input;
      const vertex = value === '' ? undefined : this.#vertexOf(Number(value));
      this.#set(end, vertex);
      if (value !== '' && vertex === undefined) this.#places[end]!.textContent = this.#noVertex(value);
    });
    const label = element('label', '', `${text} `);
    label.append(input);
    return input;
  }

  /** The vertex on the page for a number of the mesh. */
  #vertexOf(number: number): number | undefined {
    const { numbers } = this.#model;
    const vertex = numbers === null ? number : numbers.indexOf(number);
    return placeOf(this.#model, vertex) === undefined ? undefined : vertex;
  }

  #noVertex(value: string): string {
    const { numbers, exact } = this.#model;
    return numbers === null
      ? `There is no vertex ${value}: numbers run from 0 to ${exact.length / 3 - 1}.`
      : `There is no vertex ${value}, or it cannot be taken.`;
  }

  /** Opens or closes the box; what was measured is still there when it is opened again. */
  open(on: boolean): void {
    this.box.hidden = !on;
    this.#change(on ? this.#marked() : []);
  }

  /** Takes a vertex that was clicked: the first one, then the second, then a first one again. */
  take(vertex: number): void {
    const end = this.#next;
    if (end === 0) this.#ends = [undefined, undefined];
    this.#set(end, vertex);
    this.#next = 1 - end;
  }

  #marked(): number[] {
    return this.#ends.filter((end) => end !== undefined);
  }

  #set(end: number, vertex: number | undefined): void {
    this.#ends = this.#ends.map((now, i) => (i === end ? vertex : now));
    this.#change(this.#marked());
    this.#show();
  }

  #show(): void {
    const { numbers } = this.#model;
    const places = this.#ends.map((end) => (end === undefined ? undefined : placeOf(this.#model, end)));
    for (const [i, end] of this.#ends.entries()) {
      this.#inputs[i]!.value = end === undefined ? '' : String(numbers?.[end] ?? end);
      this.#places[i]!.textContent = places[i]?.join(', ') ?? '';
    }
    const [a, b] = places;
    this.#answer.replaceChildren();
    if (a === undefined || b === undefined) return;
    const { distance, squared } = measured(a, b);
    const list = element('dl', 'facts');
    list.append(element('dt', '', 'Distance'), element('dd', 'distance', distance));
    list.append(element('dt', '', 'Squared distance, exactly'), element('dd', 'squared', squared));
    const row = element('div', 'row');
    row.append(
      copyButton('Copy', () => `${a.join(', ')}\n${b.join(', ')}\ndistance ${distance}\nsquared ${squared}`),
    );
    this.#answer.append(list, row);
  }
}
