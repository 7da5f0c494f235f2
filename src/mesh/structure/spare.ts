/**
 * The working memory of a question, kept for the next one. What is in use is never handed out again: a question that is
 * asked while another is being answered gets memory of its own, and so no answer depends on what was asked before.
 */
export class Spare<T> {
  readonly #make: () => T;
  #kept: T | null = null;

  constructor(make: () => T) {
    this.#make = make;
  }

  /** Memory for one question. Its contents have no meaning. */
  take(): T {
    const kept = this.#kept;
    if (kept === null) return this.#make();
    this.#kept = null;
    return kept;
  }

  /** Gives it back. (A question that ends with an error need not: there will be new memory.) */
  give(memory: T): void {
    this.#kept = memory;
  }
}
