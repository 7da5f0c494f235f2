import { SegmentSoup } from '../arrangement/segment-soup.js';
import type { Subdivision } from '../arrangement/subdivision.js';
import { NONE } from '../core/collections/hashing.js';
import { CopiedVertices } from './copied-vertices.js';
import { type Watch, WatchedSoup } from './progress.js';
import { Lines } from './set-lines.js';

/** What a piece is to a union: nothing, its boundary with the inside on the left or on the right, or a slot. */
export const NOTHING = 0;
export const LEFT = 1;
export const RIGHT = 2;
export const SLOT = 3;

/** A part of a line that bounds a union, or is a slot in it. */
interface SheetEdge {
  readonly line: number;
  /** Vertices, in the direction of the line. */
  readonly from: number;
  readonly to: number;
  readonly kind: number;
}

/**
 * A union by its edges: all that counts when it is united with others. A slot is inside of the union, and of nothing
 * that was united; it is an edge that is run both ways.
 */
export interface Sheet {
  readonly soup: SegmentSoup;
  readonly edges: readonly SheetEdge[];
}

/**
 * The union that pieces bound, in a soup of its own that has no more than these edges.
 *
 * @param kinds what each piece is: `BoundarySides` are such
 */
export function sheetOf(subdivision: Subdivision, kinds: Uint8Array): Sheet {
  const edges = edgesOf(subdivision, kinds);
  const soup = new SegmentSoup(edges.length);
  const copied = new CopiedVertices(soup, subdivision.soup);
  return {
    soup,
    edges: edges.map(({ line, from, to, kind }) => ({
      line: copied.line(line),
      from: copied.vertex(from),
      to: copied.vertex(to),
      kind,
    })),
  };
}

/**
 * Pieces, joined where one leads to the next on the same line and nothing else begins. Each has the least of the lines
 * of its edges: of all edges behind a piece that is the only one that a set is made of (`set-lines.ts`).
 */
function edgesOf(subdivision: Subdivision, kinds: Uint8Array): SheetEdge[] {
  const { origins, soup } = subdivision;
  const lines = new Lines(subdivision);
  const lineOf = new Uint32Array(kinds.length).fill(NONE);
  const degrees = new Uint32Array(soup.vertexCount);
  /** The pieces that lead to each vertex, and on from it, if it is one each. */
  const into = new Uint32Array(soup.vertexCount);
  const from = new Uint32Array(soup.vertexCount);
  for (let p = 0; p < kinds.length; p++) {
    if (kinds[p] === NOTHING) continue;
    lineOf[p] = lines.leastOf([2 * p]);
    const [v, w] = [origins[2 * p]!, origins[2 * p + 1]!];
    degrees[v]!++;
    degrees[w]!++;
    from[v] = p;
    into[w] = p;
  }
  const leadsOn = (p: number, q: number, v: number): boolean =>
    degrees[v] === 2 &&
    into[v] === p &&
    from[v] === q &&
    origins[2 * p + 1] === v &&
    origins[2 * q] === v &&
    lineOf[p] === lineOf[q] &&
    kinds[p] === kinds[q];
  const edges: SheetEdge[] = [];
  for (let p = 0; p < kinds.length; p++) {
    const kind = kinds[p]!;
    const start = origins[2 * p]!;
    if (kind === NOTHING || leadsOn(into[start]!, p, start)) continue;
    let last = p;
    let end = origins[2 * last + 1]!;
    while (leadsOn(last, from[end]!, end)) {
      last = from[end]!;
      end = origins[2 * last + 1]!;
    }
    edges.push({ line: lineOf[p]!, from: start, to: end, kind });
  }
  return edges;
}

/** Sheets in one soup, and the number of the sheet of each use of an edge. */
export function soupOfSheets(
  sheets: readonly Sheet[],
  watch: Watch | null,
): { readonly soup: SegmentSoup; readonly ringOfUse: Int32Array } {
  let uses = 0;
  for (const { edges } of sheets) for (const { kind } of edges) uses += kind === SLOT ? 2 : 1;
  const soup = watch === null ? new SegmentSoup(uses) : new WatchedSoup(uses, false, watch);
  const ringOfUse = new Int32Array(uses);
  sheets.forEach((sheet, number) => {
    const start = soup.useEdge.length;
    loadSheet(soup, sheet);
    ringOfUse.fill(number, start, soup.useEdge.length);
  });
  return { soup, ringOfUse };
}

function loadSheet(into: SegmentSoup, { soup, edges }: Sheet): void {
  const copied = new CopiedVertices(into, soup);
  for (const { line, from, to, kind } of edges) {
    const [own, v, w] = [copied.line(line), copied.vertex(from), copied.vertex(to)];
    if (kind !== RIGHT) into.addPart(own, v, w, false);
    if (kind !== LEFT) into.addPart(own, v, w, true);
  }
}
