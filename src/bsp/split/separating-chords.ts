import { UnionFind } from '../../core/collections/union-find.js';
import type { Sign } from '../../core/sign.js';
import type { Chord } from './chords.js';
import { ringParts } from './ring-parts.js';

/**
 * The chords that separate front from back, each directed so that the back lies along the ring from its first end to
 * its second.
 *
 * Parts that lie in the band, all their vertices, join the front if they, or others of them that they are joined with,
 * have a part in front of the band beside them, and else the back.
 *
 * @param sideAt the side of the band of each place
 */
export function separatingChords(
  places: readonly number[],
  chords: readonly Chord[],
  sideAt: (place: number) => Sign,
): Chord[] {
  const parts = ringParts(places, chords);
  const partOf = new Map<string, number>();
  parts.forEach((part, k) => {
    part.forEach((place, i) => {
      partOf.set(`${place} ${part[(i + 1) % part.length]}`, k);
    });
  });
  const beside = chords.map(([i, j]) => [partOf.get(`${j} ${i}`)!, partOf.get(`${i} ${j}`)!] as const);
  const sides = joined(
    parts.map((part) => sideOfPart(part.map(sideAt))),
    beside,
  );
  return chords.flatMap(([i, j], k): Chord[] => {
    const [along, across] = beside[k]!;
    if (sides[along] === sides[across]) return [];
    return [sides[along]! < 0 ? [i, j] : [j, i]];
  });
}

/** Of a part that does not straddle. */
function sideOfPart(sides: readonly Sign[]): Sign {
  return sides.find((side) => side !== 0) ?? 0;
}

/** The sides of parts, where those in the band have joined others. */
function joined(sides: readonly Sign[], beside: readonly (readonly [number, number])[]): readonly Sign[] {
  if (!sides.includes(0)) return sides;
  const groups = new UnionFind(sides.length);
  for (const [a, b] of beside) if (sides[a] === 0 && sides[b] === 0) groups.union(a, b);
  const touchesFront = new Set<number>();
  for (const [a, b] of beside) {
    if (sides[a] === 0 && sides[b] === 1) touchesFront.add(groups.find(a));
    if (sides[b] === 0 && sides[a] === 1) touchesFront.add(groups.find(b));
  }
  return sides.map((side, k) => (side !== 0 ? side : touchesFront.has(groups.find(k)) ? 1 : -1));
}
