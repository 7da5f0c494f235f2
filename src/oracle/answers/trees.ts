import { canonicalRing } from './text.js';

/** A polygon that was split: the vertices as text, of input points `v0`, of others their coordinates as fractions. */
export interface SplitLike {
  readonly classification: string;
  readonly sides: readonly (number | string)[];
  readonly facing: number | string;
  readonly fronts: readonly (readonly string[])[];
  readonly backs: readonly (readonly string[])[];
}

/** The answer of a split: `straddling 1,-1,-1 0 front v0 (1/2,0/1,0/1) (0/1,1/2,0/1) back ...`. */
function splitText({ classification, sides, facing, fronts, backs }: SplitLike): string {
  const texts = (word: string, pieces: SplitLike['fronts']) =>
    pieces.map((piece) => [word, ...canonicalRing(piece)].join(' ')).sort();
  const words = [classification, sides.join(), String(facing)];
  return [...words, ...texts('front', fronts), ...texts('back', backs)].join(' ');
}

/**
 * The answers of a split and of those of its pieces, these in the order of their texts: a piece may begin anywhere, and
 * so do the sides of its vertices.
 */
export function splitTexts([first, ...again]: readonly SplitLike[]): string {
  const turned = again.map((one) => ({ ...one, sides: canonicalRing(one.sides.map(String)) }));
  return [splitText(first!), ...turned.map(splitText).sort()].join(' then ');
}

/** The splits of a text of {@link splitTexts}. */
export function parseSplits(text: string): SplitLike[] {
  return text.split(' then ').map((one) => {
    const [classification, sides, facing, ...words] = one.split(' ');
    const pieces: { readonly word: string; readonly ring: string[] }[] = [];
    for (const word of words) {
      if (word === 'front' || word === 'back') pieces.push({ word, ring: [] });
      else pieces.at(-1)!.ring.push(word);
    }
    const of = (kind: string) => pieces.filter(({ word }) => word === kind).map(({ ring }) => ring);
    const numbers = sides!.split(',').map(Number);
    return {
      classification: classification!,
      sides: numbers,
      facing: Number(facing),
      fronts: of('front'),
      backs: of('back'),
    };
  });
}

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

/** What the leaves around a point are made of, and their numbers: `boundary 0,2`. */
export function leavesText(location: string, leaves: readonly number[]): string {
  return `${location} ${leaves.join()}`;
}
