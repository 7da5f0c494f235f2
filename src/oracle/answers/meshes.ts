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

/** Items of a kind as text. An edge's vertices are sorted, and so are the triangles after them, and the items. */
export function kindText(kind: string, items: readonly (readonly number[])[]): string {
  const edges = ['border-edge', 'non-manifold-edge', 'inconsistent-edge', 'folded-neighbours'].includes(kind);
  const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
  const text = (item: readonly number[]) => {
    if (edges) return [...ascending(item.slice(0, 2)), ...ascending(item.slice(2))].join(' ');
    return (kind === 'coplanar-neighbours' ? ascending(item) : item).join(' ');
  };
  return `${kind} ${items.map(text).sort().join(', ')}`;
}

/** Hits of a ray or a segment on a mesh, as text. */

/**
 * One hit, such as `3 edge:10:1:4 1 0.5 (0.5,0,2) r0`: triangle, feature (of an edge the half-edge and its vertices),
 * facing, parameter (or `0..1`), point, rank.
 */
export function meshHitText(
  triangle: number,
  feature: string,
  facing: number,
  place: string,
  point: ArrayLike<number>,
  rank: number,
): string {
  return `${triangle} ${feature} ${facing} ${place} (${Array.from(point, (x) => String(x)).join()}) r${rank}`;
}

/** All hits. */
export function hitsText(hits: readonly string[]): string {
  return hits.length === 0 ? 'miss' : hits.join('; ');
}

/** A pair of triangles and the text of their contact. */
export type PairText = readonly [a: number, b: number, contact: string];

/** Pairs as text, the worst relation first: `crossing: 0-3 crossing e0/f0 f0/e1; 1-2 touching v0/f0`. */
export function pairsText(pairs: readonly PairText[]): string {
  const list = pairs.map(([a, b, contact]) => `${a}-${b} ${contact}`);
  const kinds = ['overlapping', 'crossing', 'touching'];
  const worst = kinds.find((kind) => list.some((text) => text.includes(kind)));
  return `${worst}: ${list.join('; ')}`;
}

/** The class of a text: its first word, without the colon. */
export function firstWord(text: string): string {
  return /^[a-z-]+/.exec(text)?.[0] ?? text;
}

/**
 * The pairs with their relations only, which no numbering of corners changes; `rename` gives a pair its new numbers.
 * What is not a list of pairs stays as it is.
 */
export function barePairs(
  text: string,
  rename: (a: number, b: number) => readonly [number, number] = (a, b) => [a, b],
): string {
  const colon = text.indexOf(': ');
  if (colon < 0) return text;
  const pairs = text
    .slice(colon + 2)
    .split('; ')
    .map((pair) => {
      const [, a, b, relation] = /^(\d+)-(\d+) ([a-z]+)/.exec(pair) ?? [];
      return `${rename(Number(a), Number(b)).join('-')} ${relation}`;
    });
  return pairs.sort().join('; ');
}

/** A changed answer if it has the pairs of the first one, renamed; else those. */
export function samePairs(
  answer: string,
  got: string,
  rename?: (a: number, b: number) => readonly [number, number],
): string {
  const expected = barePairs(answer, rename);
  return barePairs(got) === expected && !got.includes('DIFFER') ? got : expected;
}

/** A shape beside a mesh at its place: the triangles that it meets, the nearest ones, and how it meets the solid. */
export const placedSceneText = (meeting: string, nearest: string, solid: string): string =>
  `${meeting.replace(/^none/, 'apart')} near ${nearest} solid ${solid}`;
