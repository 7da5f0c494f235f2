import { AXES, type Cut, cutText, STEPS, valueAt } from './cut.js';
import { button, element } from './elements.js';

interface Bounds {
  readonly min: readonly number[];
  readonly max: readonly number[];
}

/** The controls of the plane that cuts the model: an axis or none, a slider, and the side that is kept. */
export class CutBox {
  readonly box = element('span', 'cut');
  readonly #bounds: Bounds;
  readonly #change: (cut: Cut | undefined) => void;
  readonly #axis = element('select');
  readonly #slider = element('input');
  readonly #value = element('output');
  readonly #other: HTMLButtonElement;
  #side: Cut['side'] = 1;

  constructor(bounds: Bounds, change: (cut: Cut | undefined) => void) {
    this.#bounds = bounds;
    this.#change = change;
    for (const [value, text] of [['', 'off'], ...AXES.map((axis, i) => [String(i), axis])] as [
      string,
      string,
    ][]) {
      const option = element('option', '', text);
      option.value = value;
      this.#axis.append(option);
    }
    Object.assign(this.#slider, {
      type: 'range',
      min: '0',
      max: String(STEPS),
      step: '1',
      value: String(STEPS / 2),
    });
    this.#slider.setAttribute('aria-label', 'where the model is cut');
    this.#other = button('⇄', 'tool', () => {
      this.#side = this.#side === 1 ? -1 : 1;
      this.#say();
    });
    this.#other.title = 'Keep the other side';
    this.#other.setAttribute('aria-label', 'keep the other side');
    this.#axis.addEventListener('change', () => this.#say());
    this.#slider.addEventListener('input', () => this.#say());
    const label = element('label', '', 'Cut ');
    label.append(this.#axis);
    this.box.append(label, this.#slider, this.#value, this.#other);
    this.#show(undefined);
  }

  /** What the controls say; nothing if the model is whole. */
  get cut(): Cut | undefined {
    if (this.#axis.value === '') return undefined;
    const axis = Number(this.#axis.value) as Cut['axis'];
    const { min, max } = this.#bounds;
    return { axis, value: valueAt(min[axis]!, max[axis]!, Number(this.#slider.value)), side: this.#side };
  }

  /** Cuts along an axis, or no more if that is how it is cut. */
  toggle(axis: Cut['axis']): void {
    this.#axis.value = this.#axis.value === String(axis) ? '' : String(axis);
    this.#say();
  }

  /** Moves the plane, if there is one. */
  step(by: number): void {
    if (this.cut === undefined) return;
    this.#slider.value = String(Math.min(STEPS, Math.max(0, Number(this.#slider.value) + by)));
    this.#say();
  }

  #say(): void {
    const { cut } = this;
    this.#show(cut);
    this.#change(cut);
  }

  #show(cut: Cut | undefined): void {
    for (const part of [this.#slider, this.#value, this.#other]) part.hidden = cut === undefined;
    if (cut === undefined) return;
    this.#value.textContent = cutText(cut);
    this.#slider.setAttribute('aria-valuetext', cutText(cut));
  }
}
