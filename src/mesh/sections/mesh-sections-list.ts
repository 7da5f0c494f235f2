import { requireIndex } from '../../core/arguments/index.js';
import type { MeshSection } from './mesh-section.js';

/** The sections of a mesh by parallel planes, in the order of their constants. Each is traced when it is read. */
export class MeshSections implements Iterable<MeshSection> {
  /** How many planes there are. */
  readonly length: number;
  readonly #section: (i: number) => MeshSection;

  /** @internal */
  constructor(length: number, section: (i: number) => MeshSection) {
    this.length = length;
    this.#section = section;
  }

  /**
   * The section by plane i. It is not kept: what is asked for twice is traced twice.
   *
   * @throws RangeError for a number that no plane has
   */
  at(i: number): MeshSection {
    requireIndex('MeshSections.at', 'i', i, this.length);
    return this.#section(i);
  }

  /** The sections one after the other, each traced when it is reached. */
  *[Symbol.iterator](): Iterator<MeshSection> {
    for (let i = 0; i < this.length; i++) yield this.at(i);
  }
}
