/**
 * How far rounded points are from exact ones at most. Each coordinate moves by half a unit of its last place, which is
 * at most |x| 2^-53, or by less than the least double; the diagonal of two such moves is shorter than twice one.
 */
export class Deviation {
  #greatest = 0;
  #isExact = true;

  add(point: readonly [number, number], isExact: boolean): void {
    this.#isExact &&= isExact;
    this.#greatest = Math.max(this.#greatest, Math.abs(point[0]), Math.abs(point[1]));
  }

  get value(): number {
    return this.#isExact ? 0 : Math.max(this.#greatest * 2 ** -52, Number.MIN_VALUE);
  }
}
