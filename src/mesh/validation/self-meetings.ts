import type { Relation } from '../../core/contact.js';
import { PairList } from '../../indexes/growable-pairs.js';
import { trianglePairContact, visitSelfIntersections } from '../self-intersection.js';
import type { EdgeCheck } from './check.js';
import type { ComponentContacts } from './contacts.js';
import type { FindingKind } from './finding-kinds.js';

/** Which pairs of triangles that meet where they must not are looked for. */
export type SelfIntersectionMode = 'all' | 'first' | 'none';

const KINDS: Readonly<Record<Exclude<Relation, 'disjoint'>, FindingKind>> = {
  touching: 'touching-triangles',
  crossing: 'crossing-triangles',
  overlapping: 'overlapping-triangles',
};

/**
 * Finds the pairs of triangles that meet in more than a shared vertex or edge, and how they do.
 *
 * @param contacts  is told every pair
 * @param known     all pairs in ascending order, if they were found elsewhere
 */
export function findSelfMeetings(
  check: EdgeCheck,
  mode: SelfIntersectionMode,
  contacts: ComponentContacts,
  known: Uint32Array | null = null,
): void {
  const { prepared, progress } = check;
  if (mode === 'none') return;
  const stage = 'self-intersections';
  if (known !== null) {
    classify(check, known, contacts);
    progress.report(stage, 1, 1);
    return;
  }
  const pairs = new PairList();
  const visit = (a: number, b: number) => {
    pairs.push(a, b);
    return mode === 'first';
  };
  try {
    visitSelfIntersections(prepared, visit, (done, total) => progress.report(stage, done, total));
  } finally {
    // What was found before the check was left counts, too.
    classify(check, pairs.toSorted(), contacts);
  }
}

function classify({ prepared, found }: EdgeCheck, pairs: Uint32Array, contacts: ComponentContacts): void {
  for (let i = 0; i < pairs.length; i += 2) {
    const a = pairs[i]!;
    const b = pairs[i + 1]!;
    const { relation } = trianglePairContact(prepared, a, b);
    if (relation === 'disjoint') continue;
    contacts.add(a, b);
    const list = found.list(KINDS[relation]);
    list.begin();
    list.add(a);
    list.add(b);
  }
}
