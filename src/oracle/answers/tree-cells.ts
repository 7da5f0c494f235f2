/** A convex cell or polygon by its corners, whose texts are sorted. */
export interface CornersLike {
  /** The number of a leaf, or those of two. */
  readonly name: string;
  readonly corners: readonly string[];
}

const textOf = ({ name, corners }: CornersLike) => [name, ...[...corners].sort()].join(' ');

/** Cells and portals in the order of their names: `cells 2 cell 0 (0/1,0/1,0/1) ... portal 0-1 (0/1,0/1,0/1) ...`. */
export function treeCellsText(cells: readonly CornersLike[], portals: readonly CornersLike[]): string {
  const count = cells.length === 1 ? 'one' : 'several';
  const all = [
    ...cells.map((one) => `cell ${textOf(one)}`),
    ...portals.map((one) => `portal ${textOf(one)}`),
  ];
  return [count, ...all.sort()].join(' ');
}
