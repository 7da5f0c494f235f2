/** A hull of space as text: what it is, and five lists. */
export function hullListsText(dimension: number, lists: readonly ArrayLike<number>[]): string {
  const names = ['empty', 'point', 'segment', 'polygon', 'solid'];
  return [names[dimension + 1]!, ...lists.map((list) => Array.from(list).join())].join(' ');
}
