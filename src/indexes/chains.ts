/** No element. */
const NONE = -1;

/**
 * Doubly linked lists of numbers below a capacity, each number in at most one list, in typed arrays: adding and
 * removing take constant time and allocate nothing.
 *
 * @example
 * const chains = new Chains(4, 10);
 * chains.add(3, 7);
 * chains.add(3, 9);
 * chains.first(3); // 9
 * chains.after(9); // 7
 * chains.remove(3, 9);
 * chains.first(3); // 7
 * chains.after(7); // -1
 */
export class Chains {
  #first: Int32Array;
  #next: Int32Array;
  #previous: Int32Array;

  /**
   * @param count    how many lists: a power of two, if they are buckets. Rounded up to one.
   * @param capacity numbers are below this
   */
  constructor(count: number, capacity: number) {
    this.#first = new Int32Array(powerOfTwoFrom(count)).fill(NONE);
    this.#next = new Int32Array(capacity).fill(NONE);
    this.#previous = new Int32Array(capacity).fill(NONE);
  }

  /** How many lists there are, a power of two. */
  get count(): number {
    return this.#first.length;
  }

  /** The first number of a list, or -1. */
  first(list: number): number {
    return this.#first[list]!;
  }

  /** The number behind another in its list, or -1. */
  after(element: number): number {
    return this.#next[element]!;
  }

  /** Puts a number at the front of a list. */
  add(list: number, element: number): void {
    const second = this.#first[list]!;
    this.#next[element] = second;
    this.#previous[element] = NONE;
    if (second !== NONE) this.#previous[second] = element;
    this.#first[list] = element;
  }

  /** Takes a number out of the list that it is in. */
  remove(list: number, element: number): void {
    const before = this.#previous[element]!;
    const behind = this.#next[element]!;
    if (before === NONE) this.#first[list] = behind;
    else this.#next[before] = behind;
    if (behind !== NONE) this.#previous[behind] = before;
  }

  /** Makes room for more numbers. */
  extend(capacity: number): void {
    this.#next = extended(this.#next, capacity);
    this.#previous = extended(this.#previous, capacity);
  }

  /** Makes room for more lists. */
  extendLists(count: number): void {
    this.#first = extended(this.#first, powerOfTwoFrom(count));
  }

  /** Empties all lists, and makes room for more of them and more numbers. */
  restart(count: number, capacity: number): void {
    this.#first = new Int32Array(powerOfTwoFrom(count)).fill(NONE);
    this.extend(capacity);
  }
}

function extended(old: Int32Array, length: number): Int32Array {
  const longer = new Int32Array(length).fill(NONE);
  longer.set(old);
  return longer;
}

function powerOfTwoFrom(count: number): number {
  let power = 1;
  while (power < count) power *= 2;
  return power;
}
