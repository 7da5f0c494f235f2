/** The lists of a hull under all policies, the number of its corners in a word before them. */
export function hullText(lists: readonly (readonly number[])[]): string {
  const names = ['empty', 'point', 'segment'];
  return `${names[lists[0]!.length] ?? 'polygon'} ${lists.map((list) => list.join()).join(' ')}`;
}
