/**
 * Which features of meshes touch first? Doubles bound the first contact of each pair, from below by the earliest
 * interval of time of which nothing is certain, from above by the first contact that is. What cannot be earlier than
 * the least upper bound is left out, and pairs that are left over are decided by integers, by their lower bounds.
 */
import { nextUp } from '../../arithmetic/float64.js';
import { requireNoMore } from '../../core/arguments/index.js';
import { INTERVALS, UNDECIDED } from '../deforming/filter.js';
import { type SeparationOptions, separationOf } from '../deforming/separation/options.js';
import { nearestToTime, orderOfTimes, type Time } from '../times/time.js';
import { withItself, withOther } from './arguments.js';
import { contactOfPair, type DeformingContact } from './contact.js';
import { type FeaturePair, firstContactIn, firstOf, type Meshes } from './feature-pairs.js';
import type { DeformingMesh } from './moving-mesh.js';
import { FeaturePairList } from './pair-lists.js';
import { searchPairs } from './search.js';

/** The first contacts of meshes that move: all pairs that touch at that time. */
export interface FirstDeformingContacts {
  /** When, exactly: from 0 to 1. */
  readonly time: Time;
  /** All pairs that touch at that time for the first time, in the order of all contacts. */
  readonly contacts: readonly DeformingContact[];
  /** The double nearest to the time. Found when it is read. */
  readonly rounded: { readonly time: number };
}

class LazyFirstContacts implements FirstDeformingContacts {
  readonly time: Time;
  readonly contacts: readonly DeformingContact[];

  constructor(time: Time, contacts: readonly DeformingContact[]) {
    this.time = time;
    this.contacts = contacts;
  }

  get rounded(): { readonly time: number } {
    return { time: nearestToTime(this.time) };
  }
}

interface Candidate extends FeaturePair {
  /** No contact is before. */
  readonly from: number;
}

/** Pairs that may be first, each with its lower bound. */
class Candidates {
  #items: Candidate[] = [];
  #bound = 1;
  #room = 1024;

  /** The least upper bound: no first contact of all is later. */
  get bound(): number {
    return this.#bound;
  }

  add(candidate: Candidate, upper: number): void {
    this.#bound = Math.min(this.#bound, upper);
    this.#items.push(candidate);
    if (this.#items.length < this.#room) return;
    this.#items = this.#items.filter(({ from }) => from <= this.#bound);
    this.#room = Math.max(this.#room, 2 * this.#items.length);
  }

  /** Those that are left, by their lower bounds. */
  inOrder(): Candidate[] {
    return this.#items.filter(({ from }) => from <= this.#bound).sort((a, b) => a.from - b.from);
  }
}

function candidatesOf(meshes: Meshes): Candidate[] {
  const candidates = new Candidates();
  searchPairs(meshes, {}, (kind, a, b) => {
    const count = firstContactIn(meshes, kind, a, b, candidates.bound);
    if (count === 0) return false;
    const certain = count > 0;
    const from = certain ? Math.min(INTERVALS[0]!, INTERVALS[UNDECIDED]!) : INTERVALS[UNDECIDED]!;
    if (from <= candidates.bound) candidates.add({ kind, a, b, from }, certain ? INTERVALS[1]! : Infinity);
    return false;
  });
  return candidates.inOrder();
}

function firstOfAll(meshes: Meshes): FirstDeformingContacts | null {
  let earliest: Time | null = null;
  // A double that is not before the earliest time.
  let latest = Infinity;
  let ties = new FeaturePairList();
  for (const { kind, a, b, from } of candidatesOf(meshes)) {
    if (from > latest) break;
    const found = firstOf(meshes, { kind, a, b });
    if (found === undefined) continue;
    const order = earliest === null ? -1 : orderOfTimes(found.time, earliest);
    if (order > 0) continue;
    if (order < 0) {
      ties = new FeaturePairList();
      earliest = found.time;
      latest = nextUp(nearestToTime(earliest));
    }
    ties.push(kind, a, b);
  }
  if (earliest === null) return null;
  return new LazyFirstContacts(
    earliest,
    ties.inOrder().map((pair) => contactOfPair(meshes, pair)),
  );
}

/**
 * Finds when features of a mesh first touch while its vertices move linearly, and which: all pairs that touch at that
 * time, of those that {@link deformingSelfContacts} finds; `null` if none touch. With a
 * `separation`: when are features first no farther apart than that, and which?
 *
 * @throws RangeError for what is no mesh that moves, and for an option that is none
 * @example
 * const start = [0, 0, 0, 4, 0, 0, 0, 4, 0, 1, 1, 1, 1, 1, 2, 2, 1, 2];
 * const end = [0, 0, 0, 4, 0, 0, 0, 4, 0, 1, 1, -2, 1, 1, 1, 2, 1, 1];
 * const first = firstDeformingSelfContacts({ start, end, indices: [0, 1, 2, 3, 4, 5] });
 * first.rounded.time; // 0.3333333333333333
 * first.contacts.map(({ a }) => a); // [{ type: 'vertex', index: 3 }]
 * const indices = [0, 1, 2, 3, 4, 5];
 * firstDeformingSelfContacts({ start, end, indices }, { separation: 0.25 }).rounded.time; // 0.25
 */
export function firstDeformingSelfContacts(
  mesh: DeformingMesh,
  options: SeparationOptions = {},
): FirstDeformingContacts | null {
  if (arguments.length > 2) requireNoMore('firstDeformingSelfContacts', 2, arguments[2]);
  const separation = separationOf('firstDeformingSelfContacts', options);
  return firstOfAll(withItself('firstDeformingSelfContacts', mesh, separation));
}

/**
 * Finds when features of two meshes first touch while their vertices move linearly, and which: all pairs that touch at
 * that time, of those that {@link deformingMeshContacts} finds; `null` if none touch. With a
 * `separation`: when are features first no farther apart than that, and which?
 *
 * @throws RangeError for what is no mesh that moves, and for an option that is none
 * @example
 * const floor = [0, 0, 0, 4, 0, 0, 0, 4, 0];
 * const a = { start: floor, end: floor, indices: [0, 1, 2] };
 * const b = { start: [1, 1, 1, 9, 9, 9, 9, 9, 8], end: [1, 1, -1, 9, 9, 9, 9, 9, 8], indices: [0, 1, 2] };
 * firstDeformingMeshContacts(a, b).rounded.time; // 0.5
 */
export function firstDeformingMeshContacts(
  a: DeformingMesh,
  b: DeformingMesh,
  options: SeparationOptions = {},
): FirstDeformingContacts | null {
  if (arguments.length > 3) requireNoMore('firstDeformingMeshContacts', 3, arguments[3]);
  const separation = separationOf('firstDeformingMeshContacts', options);
  return firstOfAll(withOther('firstDeformingMeshContacts', a, b, separation));
}
