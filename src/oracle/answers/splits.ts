import { canonicalRing } from './text.js';

/** A polygon that was split: the vertices as text, of input points `v0`, of others their coordinates as fractions. */
export interface SplitLike {
  readonly classification: string;
  readonly sides: readonly (number | string)[];
  readonly facing: number;
  readonly front: readonly string[] | null;
  readonly back: readonly string[] | null;
}

/** The answer of a split: `straddling 1,-1,-1 0 front v0 (1/2,0/1,0/1) (0/1,1/2,0/1) back ...`. */
export function splitText({ classification, sides, facing, front, back }: SplitLike): string {
  const words = [classification, sides.join(), String(facing)];
  if (front !== null) words.push('front', ...canonicalRing(front));
  if (back !== null) words.push('back', ...canonicalRing(back));
  return words.join(' ');
}

/** The answers of a split and of those of its pieces, front first: a piece may begin anywhere, and so do the sides of its vertices. */
export function splitTexts([first, ...again]: readonly SplitLike[]): string {
  const turned = again.map((one) => ({ ...one, sides: canonicalRing(one.sides.map(String)) }));
  return [first!, ...turned].map(splitText).join(' then ');
}
