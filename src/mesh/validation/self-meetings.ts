import type { Relation } from '../../core/contact.js';
import { firstSelfIntersection, selfIntersections, trianglePairContact } from '../self-intersection.js';
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
 */
export function findSelfMeetings(
  check: EdgeCheck,
  mode: SelfIntersectionMode,
  contacts: ComponentContacts,
): void {
  const { prepared, found, progress } = check;
  if (mode === 'none') return;
  progress.report('self-intersections', 0, 1);
  const pairs = mode === 'all' ? selfIntersections(prepared) : (firstSelfIntersection(prepared) ?? []);
  for (let i = 0; i < pairs.length; i += 2) {
    progress.step('self-intersections', i / 2, pairs.length / 2);
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
