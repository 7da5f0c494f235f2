import type { Chord } from './chords.js';

/**
 * The parts into which chords divide a ring, each by the numbers of its places in the order of the ring, from the
 * lowest on. No two of the chords may cross; they may have ends in common. How they lie follows from the order of their
 * ends.
 */
export function ringParts(places: readonly number[], chords: readonly Chord[]): number[][] {
  const count = places.length;
  const positions = new Map(places.map((place, k) => [place, k]));
  const neighbours = places.map((_, k) => [(k + 1) % count, (k + count - 1) % count]);
  for (const [a, b] of chords) {
    const [i, j] = [positions.get(a)!, positions.get(b)!];
    neighbours[i]!.push(j);
    neighbours[j]!.push(i);
  }
  neighbours.forEach((list, k) => {
    list.sort((i, j) => ((i + count - k) % count) - ((j + count - k) % count));
  });
  const parts: number[][] = [];
  const isDone = new Set<number>();
  for (let k = 0; k < count; k++) {
    // All but the one before, which the ring comes from.
    for (const next of neighbours[k]!.slice(0, -1)) {
      if (isDone.has(k * count + next)) continue;
      parts.push(around(k, next, neighbours, isDone).map((position) => places[position]!));
    }
  }
  return parts;
}

/**
 * The part on the inner side of a step: at each place, from the one that it came from, to the one before in the place's
 * list.
 */
function around(
  start: number,
  next: number,
  neighbours: readonly (readonly number[])[],
  isDone: Set<number>,
): number[] {
  const part: number[] = [];
  for (let [from, to] = [start, next]; !isDone.has(from * neighbours.length + to); ) {
    isDone.add(from * neighbours.length + to);
    part.push(from);
    const list = neighbours[to]!;
    [from, to] = [to, list[list.lastIndexOf(from) - 1]!];
  }
  return part;
}
