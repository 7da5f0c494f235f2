import { PairList } from '../../core/collections/pair-list.js';
import type { Relation } from '../../core/contact.js';
import { type GroupPairVisitor, trianglePairContact, visitGroupPairs } from '../queries/self-intersection.js';
import type { EdgeCheck } from './check.js';
import type { ComponentContacts } from './contacts.js';

/** Which pairs of triangles that meet where they must not are looked for. */
export type SelfIntersectionMode = 'all' | 'first' | 'none';

type Meeting = Exclude<Relation, 'disjoint'>;

/** Pairs between two looks at the signal, where many are equal: some milliseconds. */
const STEP = 1 << 16;

/**
 * Finds the pairs of triangles that meet in more than a shared vertex or edge, and how they do. Equal triangles are
 * compared once.
 *
 * @param maxPairs  at most so many are listed and counted; then the search ends
 * @param contacts  is told every pair
 * @param known     all pairs, if they were found elsewhere
 * @returns whether all pairs were found
 */
export function findSelfMeetings(
  check: EdgeCheck,
  mode: SelfIntersectionMode,
  maxPairs: number,
  contacts: ComponentContacts,
  known: Uint32Array | null = null,
): boolean {
  if (mode === 'none') return false;
  const { prepared, progress } = check;
  const stage = 'self-intersections';
  const meetings = new Meetings(maxPairs);
  const isKnown = known !== null && known.length <= 2 * maxPairs;
  const visit: GroupPairVisitor = (as, bs) => {
    const relation = trianglePairContact(prepared, as[0]!, bs[as === bs ? 1 : 0]!).relation as Meeting;
    if (mode === 'first') {
      meetings.add(relation, [as[0]!], [bs[as === bs ? 1 : 0]!]);
      return true;
    }
    return meetings.add(relation, as, bs, () => progress.report(stage, 0, 1));
  };
  try {
    for (let i = 0; isKnown && i < known.length; i += 2)
      visit(known.subarray(i, i + 1), known.subarray(i + 1, i + 2));
    if (isKnown) progress.report(stage, 1, 1);
    const isEnded =
      !isKnown && visitGroupPairs(prepared, visit, (done, total) => progress.report(stage, done, total));
    return !isEnded;
  } finally {
    // What was found before the check was left counts, too.
    meetings.list(check, contacts);
  }
}

/** Pairs of triangles by how they meet, up to a limit. */
class Meetings {
  readonly #limit: number;
  readonly #pairs: Readonly<Record<Meeting, PairList>> = {
    touching: new PairList(),
    crossing: new PairList(),
    overlapping: new PairList(),
  };
  count = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Takes the pairs of two groups, or of one; returns whether there are more than the limit allows. */
  add(relation: Meeting, as: ArrayLike<number>, bs: ArrayLike<number>, onWork = () => {}): boolean {
    const pairs = this.#pairs[relation];
    for (let i = 0; i < as.length; i++) {
      for (let j = as === bs ? i + 1 : 0; j < bs.length; j++) {
        if (this.count + 1 > this.#limit) return true;
        pairs.push(as[i]!, bs[j]!);
        if (++this.count % STEP === 0) onWork();
      }
    }
    return false;
  }

  /** Lists the pairs. */
  list({ found }: EdgeCheck, contacts: ComponentContacts): void {
    for (const relation of ['touching', 'crossing', 'overlapping'] as const) {
      const list = found.list(`${relation}-triangles`);
      const pairs = this.#pairs[relation].toSorted();
      for (let i = 0; i < pairs.length; i += 2) {
        contacts.add(pairs[i]!, pairs[i + 1]!);
        list.begin();
        list.add(pairs[i]!);
        list.add(pairs[i + 1]!);
      }
    }
  }
}
