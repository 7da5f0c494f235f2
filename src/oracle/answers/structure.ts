/** What keeps a mesh from having an inside, the lowest vertex of each piece, and the triangles that repeat a corner. */
export function structureText(
  openEdges: number,
  unbalancedEdges: number,
  pieces: readonly number[],
  repeating: readonly number[],
): string {
  const kind = openEdges > 0 ? 'open' : unbalancedEdges > 0 ? 'unbalanced' : 'closed';
  return `${kind} ${openEdges} ${unbalancedEdges} pieces:${pieces.join()} repeated:${repeating.join()}`;
}

/** A welded mesh as text has it. */
export interface WeldLike {
  readonly map: readonly number[];
  readonly kept: readonly number[];
  readonly groups: readonly (readonly number[])[];
  readonly collapsed: readonly number[];
  readonly clusters: readonly (readonly number[])[];
  readonly indices: readonly number[];
}

/** What became of vertices and triangles, behind whether any were merged, and triangles lost. */
export function weldText({ map, kept, groups, collapsed, clusters, indices }: WeldLike): string {
  const isMerged = kept.length < map.length;
  const kind =
    clusters.length > 0 ? 'clusters' : collapsed.length > 0 ? 'collapsed' : isMerged ? 'merged' : 'same';
  const lists = (all: readonly (readonly number[])[]) => all.map((list) => list.join('-')).join();
  return [
    kind,
    `map:${map.join()}`,
    `kept:${kept.join()}`,
    `groups:${lists(groups)}`,
    `collapsed:${collapsed.join()}`,
    `clusters:${lists(clusters)}`,
    `indices:${indices.join()}`,
  ].join(' ');
}

/** An item of a finding and its place. */
export interface PlaceLike {
  readonly kind: string;
  readonly item: readonly number[];
  readonly place: readonly number[] | null;
}

const PAIRS = ['overlapping-triangles', 'crossing-triangles', 'touching-triangles'];
const EDGES = ['border-edge', 'non-manifold-edge', 'inconsistent-edge', 'folded-neighbours'];

/** An edge's vertices ascend, and so do the triangles behind them. */
function sortedItem({ kind, item }: PlaceLike): readonly number[] {
  const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
  if (EDGES.includes(kind)) return [...ascending(item.slice(0, 2)), ...ascending(item.slice(2))];
  return kind === 'coplanar-neighbours' ? ascending(item) : item;
}

/** Where findings are, behind whether there are none, or some between two triangles that meet. */
export function placesText(places: readonly PlaceLike[]): string {
  const kind =
    places.length === 0 ? 'none' : places.some((one) => PAIRS.includes(one.kind)) ? 'common' : 'parts';
  const texts = places.map((one) => {
    const at = one.place === null ? 'nowhere' : `(${one.place.join()})`;
    return `${one.kind}:${sortedItem(one).join('-')}@${at}`;
  });
  return [kind, ...texts.sort()].join(' ');
}
