/** What changes of a polygon, of its coordinates and of the plane do to the answer of a split. */
import { fractionText } from '../../answers/numbers.js';
import { parseSplits, type SplitLike, splitTexts } from '../../answers/trees.js';
import { AGAIN, TILT, TILTS } from '../../cases/bsp/convex-split.js';
import { BY_POINTS, HALF_THICKNESS, METRIC, PLANE, POINTS } from '../../cases/bsp/thick-planes.js';
import { scaling } from '../laws.js';
import type { Layout } from '../layout.js';
import type { Law } from '../question.js';

type Piece = readonly string[];

/** The answer with every split changed, and its pieces. */
function changed(answer: string, change: (one: SplitLike, index: number) => SplitLike): string {
  return splitTexts(parseSplits(answer).map(change));
}

function withPieces(one: SplitLike, change: (piece: Piece) => Piece): SplitLike {
  return { ...one, fronts: one.fronts.map(change), backs: one.backs.map(change) };
}

/** Cut points changed, as fractions. */
function withPoints(answer: string, change: (coordinates: readonly string[]) => readonly string[]): string {
  const renamed = (word: string) =>
    word.startsWith('(') ? `(${change(word.slice(1, -1).split(',')).join()})` : word;
  return changed(answer, (one) => withPieces(one, (piece) => piece.map(renamed)));
}

function negative(sign: number | string): number {
  return Number(sign) === 0 ? 0 : -Number(sign);
}

/** The ring the other way round: vertices are renamed, pieces run the other way. */
const reversal: Law = {
  name: 'reversal',
  vary(values) {
    const turned = Float64Array.from(values);
    turned[TILT] = (values[TILT]! + TILTS / 2) % TILTS;
    return {
      values: turned,
      expected(answer) {
        const last = parseSplits(answer)[0]!.sides.length - 1;
        const renamed = (word: string) => (word.startsWith('v') ? `v${last - Number(word.slice(1))}` : word);
        return changed(answer, (one) => ({
          ...withPieces(one, (piece) => piece.map(renamed).reverse()),
          sides: [...one.sides].reverse(),
          facing: negative(one.facing),
        }));
      },
    };
  },
};

/**
 * The first plane the other way round, without a thickness, exchanges front and back. With one, the band belongs to the
 * front.
 */
const negation: Law = {
  name: 'negation',
  vary(values) {
    if (values[HALF_THICKNESS] !== 0) return undefined;
    const turned = Float64Array.from(values);
    for (let i = PLANE; i < PLANE + 4; i++) turned[i] = 0 - values[i]!;
    turned.set(values.subarray(POINTS + 6, POINTS + 9), POINTS + 3);
    turned.set(values.subarray(POINTS + 3, POINTS + 6), POINTS + 6);
    return {
      values: turned,
      expected: (answer) => changed(answer, (one, i) => (i > 0 ? one : exchanged(one))),
    };
  },
};

const WORDS: Readonly<Record<string, string>> = { front: 'back', back: 'front' };

function exchanged({ classification, sides, facing, fronts, backs }: SplitLike): SplitLike {
  return {
    classification: WORDS[classification] ?? classification,
    sides: sides.map(negative),
    facing: negative(facing),
    fronts: backs,
    backs: fronts,
  };
}

/** The axes in a cycle: x becomes y. */
const axisCycle: Law = {
  name: 'axis-cycle',
  vary(values) {
    const turned = Float64Array.from(values);
    for (const at of [PLANE, POINTS, POINTS + 3, POINTS + 6, AGAIN]) {
      for (let k = 0; k < 3; k++) turned[at + ((k + 1) % 3)] = values[at + k]!;
    }
    const tilt = values[TILT]!;
    turned[TILT] = Math.floor(tilt / 3) % 3 === 2 ? tilt - 6 : tilt + 3;
    const expected = (answer: string) => withPoints(answer, ([x, y, z]) => [z!, x!, y!]);
    return { values: turned, expected };
  },
};

/**
 * All lengths times a power of two. The form of a plane through three points has the unit of a volume: with a thickness
 * no law.
 */
function scalingOf(layout: Layout): Law {
  const law: Law = scaling(layout);
  return {
    ...law,
    vary(values, random) {
      if (values[METRIC] === 1 && values[BY_POINTS] === 1 && values[HALF_THICKNESS] !== 0) return undefined;
      const scaled = law.vary(values, random)?.values;
      if (scaled === undefined) return undefined;
      const at = values.findIndex((x, i) => scaled[i] !== x);
      const factor = at < 0 ? 1 : scaled[at]! / values[at]!;
      return {
        values: scaled,
        expected: (answer) => withPoints(answer, (all) => all.map((x) => times(x, factor))),
      };
    },
  };
}

/** A fraction times a power of two. */
function times(fraction: string, factor: number): string {
  const [numerator, denominator] = fraction.split('/').map(BigInt) as [bigint, bigint];
  return factor >= 1
    ? fractionText(numerator * BigInt(factor), denominator)
    : fractionText(numerator, denominator * BigInt(1 / factor));
}

/** The laws of splitting. */
export function splitLaws(layout: Layout): Law[] {
  return [reversal, negation, axisCycle, scalingOf(layout)];
}
