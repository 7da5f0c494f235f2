/** The number of letters to insert, remove, exchange or swap with a neighbour that lead from one word to another. */
function editDistance(a: string, b: string): number {
  let older: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, older[j - 2]! + 1);
      }
      next.push(least);
    }
    [older, row] = [row, next];
  }
  return row[b.length]!;
}

/**
 * What somebody may have meant by a word that is unknown, as the end of a message; nothing if no word is near.
 *
 * @example
 * didYouMean('bordered-edge', ['border-edge', 't-junction']); // " (did you mean 'border-edge'?)"
 * didYouMean('x', ['border-edge']); // ''
 */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = known
    .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => 5 * distance <= 2 * Math.max(word.length, candidate.length))
    .sort((a, b) => a.distance - b.distance)[0];
  return near === undefined ? '' : ` (did you mean '${near.candidate}'?)`;
}
