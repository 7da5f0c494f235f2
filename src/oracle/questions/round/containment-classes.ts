/** Classes of round shapes and others that say which is within the other, and whether their surfaces touch then. */
import type { Kind as FlatKind } from '../../cases/distance/operands.js';
import { hasBoundaries, type RoundKind } from '../../cases/round/operands.js';

type Second = RoundKind | FlatKind | 'frustum';

/** What a first shape may be to the second, beyond points, segments and flat shapes. */
function possible(a: RoundKind, b: Second): string[] {
  if (b === 'plane') return [];
  // What has no end is only in what has none.
  const isInfinite = [a, b].map((kind) => kind === 'infiniteCylinder');
  const inside = b === 'triangle' || (isInfinite[0] && !isInfinite[1]) ? [] : ['inside'];
  const containing = isInfinite[1] && !isInfinite[0] ? [] : ['containing'];
  return [...inside, ...containing, ...(a === b ? ['equal'] : [])];
}

/** The classes of shapes that overlap, and one is within the other. */
export function containmentClasses(a: RoundKind, b: Second): string[] {
  return possible(a, b).flatMap((word) => {
    if (word === 'equal' || !hasBoundaries(b)) return [`overlapping ${word}`];
    return [`overlapping ${word} apart`, `overlapping ${word} touching`];
  });
}

/**
 * The class of an answer: the relation; of shapes that overlap, which is within the other, and whether the surfaces
 * touch, where that is asked. What is equal though it is of another kind counts as inside: it is a point, a segment, or
 * flat.
 */
export function containmentClassOf(a: RoundKind, b: Second): (answer: string) => string {
  const classes = new Set(containmentClasses(a, b));
  return (answer) => {
    const [relation, said, surfaces] = answer.split(' ') as [string, string?, string?];
    if (relation !== 'overlapping') return relation;
    const own = [said, 'inside'].find(
      (word) => possible(a, b).includes(word!) && (word === said || said === 'equal'),
    );
    if (own === undefined) return relation;
    const apart = `${relation} ${own} ${surfaces === 'disjoint' ? 'apart' : 'touching'}`;
    return classes.has(apart) ? apart : `${relation} ${own}`;
  };
}
