/** What scaling and swapping make of a depth and its ways out, as they stand in answers. */
import { fractionText } from '../../answers/numbers.js';
import { compareWays } from '../../referees/shapes/distance/penetration.js';
import { nearestRoot } from '../../referees/shapes/nearest-double.js';
import type { Vector } from '../../referees/shapes/vectors.js';
import type { Layout } from '../layout.js';
import type { Law } from '../question.js';
import { drawBorder, scaleLengths } from './scaled.js';

/** Swapping two solids turns all ways round, and swaps their features; they stand in their order again. */
export function swapPenetration(text: string): string {
  const [kind, square, depth, ...ways] = text.split(' ');
  if (square === undefined) return text;
  const turned = ways.map((way) => {
    const [, direction, a, b] = /^\((.*)\)(.*)\/(.*)$/.exec(way)!;
    const [x, y, z] = direction!.split(',').map((n) => -BigInt(n));
    // In the plane there are two.
    const turnedRound: Vector = [x!, y!, z ?? 0n];
    return { direction: turnedRound, isPlanar: z === undefined, features: `${b}/${a}` };
  });
  turned.sort((p, q) => compareWays(p.direction, q.direction));
  const texts = turned.map(({ direction: [x, y, z], isPlanar, features }) =>
    isPlanar ? `(${x},${y})${features}` : `(${x},${y},${z})${features}`,
  );
  return [kind, square, depth, ...texts].join(' ');
}

/** Corners of polyhedra are calculated: between these their digits do not depend on the scale. */
const LEAST = 2 ** -900;
const MOST = 2 ** 1000;

function isOrdinary(x: number): boolean {
  const size = Math.abs(x);
  return size === 0 || (size > LEAST && size < MOST);
}

/**
 * Scaling all lengths by one power of two, to where products leave the doubles, scales the depth and keeps the ways.
 */
export function scalingDepth(layout: Layout): Law {
  return {
    name: 'scaling',
    vary(values, random) {
      const exponent = drawBorder(layout, random, values);
      const scaled = Float64Array.from(values);
      scaleLengths(layout, scaled, exponent);
      const isSafe = values.every(
        (x, i) => isOrdinary(x) && isOrdinary(scaled[i]!) && (x === 0) === (scaled[i] === 0),
      );
      return isSafe ? { values: scaled, expected: (text) => scaleDepth(text, exponent) } : undefined;
    },
  };
}

function scaleDepth(text: string, exponent: number): string {
  const [kind, square, , ...ways] = text.split(' ');
  if (square === undefined) return text;
  const [above, below] = square.split('/').map(BigInt) as [bigint, bigint];
  const factor = 1n << BigInt(2 * Math.abs(exponent));
  const [n, d] = exponent < 0 ? [above, below * factor] : [above * factor, below];
  return [kind, fractionText(n, d), String(nearestRoot(n, d)), ...ways].join(' ');
}
