import { NONE } from './hashing.js';

/**
 * A block is so many members, and the number of the block that goes on with the set, or NONE: a vertex of a mesh has
 * six triangles as a rule.
 */
const MEMBERS = 7;
const BLOCK = MEMBERS + 1;
/** So many numbers are looked through faster than a hash table is asked. */
const FEW = 16;

/**
 * Sets of numbers, most of them small. They have numbers themselves, 0, 1, 2, ..., and keep the order in which their
 * members came. All of them are in a few typed arrays, which the garbage collector passes over and a copy takes as they
 * are.
 *
 * @example
 * const sets = new NumberSets();
 * sets.add(); // 0
 * sets.put(0, 5);
 * sets.has(0, 5); // true
 * sets.members(0); // [5]
 */
export class NumberSets {
  #blocks = new Uint32Array(64 * BLOCK);
  #blockCount = 0;
  #count = 0;
  /** Three numbers for each set: its first block, its last one, and how many members it has. */
  #sets = new Uint32Array(64 * 3);
  /** The members of sets with more than `FEW`, of those that were asked. */
  #large = new Map<number, Set<number>>();

  /** Makes an empty set. */
  add(): number {
    const set = this.#count++;
    if (3 * set === this.#sets.length) this.#sets = doubled(this.#sets);
    const block = this.#newBlock();
    this.#sets[3 * set] = block;
    this.#sets[3 * set + 1] = block;
    return set;
  }

  /** Puts a number into a set, if it is not there. */
  put(set: number, member: number): void {
    if (this.has(set, member)) return;
    const size = this.#sets[3 * set + 2]!;
    const place = size % MEMBERS;
    if (size > 0 && place === 0) {
      const block = this.#newBlock();
      this.#blocks[BLOCK * this.#sets[3 * set + 1]! + MEMBERS] = block;
      this.#sets[3 * set + 1] = block;
    }
    this.#blocks[BLOCK * this.#sets[3 * set + 1]! + place] = member;
    this.#sets[3 * set + 2] = size + 1;
    this.#large.get(set)?.add(member);
  }

  has(set: number, member: number): boolean {
    const size = this.#sets[3 * set + 2]!;
    if (size > FEW) return this.#largeSet(set).has(member);
    const blocks = this.#blocks;
    let at = BLOCK * this.#sets[3 * set]!;
    for (let left = size; left > 0; left -= MEMBERS) {
      const end = at + Math.min(left, MEMBERS);
      for (let i = at; i < end; i++) if (blocks[i] === member) return true;
      at = BLOCK * blocks[at + MEMBERS]!;
    }
    return false;
  }

  /** The members of a set, in the order in which they came. */
  members(set: number): number[] {
    const found: number[] = [];
    let at = BLOCK * this.#sets[3 * set]!;
    for (let left = this.#sets[3 * set + 2]!; left > 0; left -= MEMBERS) {
      for (let i = 0; i < left && i < MEMBERS; i++) found.push(this.#blocks[at + i]!);
      at = BLOCK * this.#blocks[at + MEMBERS]!;
    }
    return found;
  }

  /** The same sets under the same numbers. */
  copy(): NumberSets {
    const copy = new NumberSets();
    copy.#blocks = this.#blocks.slice();
    copy.#blockCount = this.#blockCount;
    copy.#count = this.#count;
    copy.#sets = this.#sets.slice();
    return copy;
  }

  #largeSet(set: number): Set<number> {
    let found = this.#large.get(set);
    if (found === undefined) {
      found = new Set(this.members(set));
      this.#large.set(set, found);
    }
    return found;
  }

  #newBlock(): number {
    const block = this.#blockCount++;
    if (BLOCK * block === this.#blocks.length) this.#blocks = doubled(this.#blocks);
    this.#blocks[BLOCK * block + MEMBERS] = NONE;
    return block;
  }
}

function doubled(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const twice = new Uint32Array(2 * array.length);
  twice.set(array);
  return twice;
}
