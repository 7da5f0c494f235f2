/// <reference lib="dom" />
import { headingOf, headingTo, isWalking, keyName } from './heading.js';

/** The keys that are held, and the pointer. */
export class Controls {
  readonly #held = new Set<string>();
  #pointer: readonly [clientX: number, clientY: number] | undefined;

  constructor(canvas: HTMLElement) {
    this.#followKeys();
    this.#followPointer(canvas);
  }

  /** The step that is wanted from a place; `placeAt` says where a place of the window is. */
  heading(
    [x, , z]: readonly [number, number, number],
    placeAt: (clientX: number, clientY: number) => readonly [x: number, z: number],
  ): readonly [x: number, z: number] {
    if (this.#pointer === undefined) return headingOf(this.#held);
    const [u, w] = placeAt(...this.#pointer);
    return headingTo(u - x, w - z);
  }

  #followKeys(): void {
    addEventListener('keydown', (event) => {
      const key = keyName(event.key);
      if (!isWalking(key) || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      this.#held.add(key);
    });
    addEventListener('keyup', ({ key }) => this.#held.delete(keyName(key)));
    addEventListener('blur', () => this.#held.clear());
  }

  #followPointer(canvas: HTMLElement): void {
    canvas.addEventListener('pointerdown', ({ clientX, clientY, pointerId }) => {
      canvas.setPointerCapture(pointerId);
      this.#pointer = [clientX, clientY];
    });
    canvas.addEventListener('pointermove', ({ clientX, clientY }) => {
      if (this.#pointer !== undefined) this.#pointer = [clientX, clientY];
    });
    for (const type of ['pointerup', 'pointercancel']) {
      canvas.addEventListener(type, () => {
        this.#pointer = undefined;
      });
    }
  }
}
