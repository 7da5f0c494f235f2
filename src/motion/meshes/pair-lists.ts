import { PairList, sortPairsAsTheyAre } from '../../core/collections/pair-list.js';
import type { FeaturePair, PairKind } from './feature-pairs.js';

/** The kinds of pairs in their order. */
const KINDS: readonly PairKind[] = ['vertex-face', 'face-vertex', 'edge-edge'];

/** Pairs of features: two words for each. */
export class FeaturePairList {
  readonly #lists: Readonly<Record<PairKind, PairList>> = {
    'vertex-face': new PairList(),
    'face-vertex': new PairList(),
    'edge-edge': new PairList(),
  };
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(kind: PairKind, a: number, b: number): void {
    this.#lists[kind].push(a, b);
    this.#length++;
  }

  /** The pairs of each kind by the first, then by the second number. */
  inOrder(): FeaturePair[] {
    return KINDS.flatMap((kind) => {
      const words = sortPairsAsTheyAre(this.#lists[kind].words());
      return Array.from({ length: words.length / 2 }, (_, i) => ({
        kind,
        a: words[2 * i]!,
        b: words[2 * i + 1]!,
      }));
    });
  }
}
