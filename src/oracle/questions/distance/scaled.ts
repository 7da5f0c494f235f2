/** Families whose lengths are scaled, to everywhere from subnormals to near overflow. */
import { exponentOf, scaleByPowerOfTwo } from '../../cases/doubles.js';
import type { Random } from '../../cases/random.js';
import type { Layout } from '../layout.js';
import type { QuestionFamily } from '../question.js';

/**
 * Where lengths stand. A plane's normal, the axes of boxes, whose products with sizes would leave the doubles, those of
 * k-DOPs, and what matrices multiply coordinates by are none.
 */
function placesOfLengths(layout: Layout): number[] {
  return layout.parts.flatMap(({ kind, at, size, name }) => {
    if (kind === 'integer' || ((kind === 'direction' || kind === 'number') && name.includes('axes')))
      return [];
    const first = kind === 'plane' ? size - 1 : 0;
    return Array.from({ length: size - first }, (_, i) => at + first + i);
  });
}

/** Lengths that stand before a place, or all of them, times a power of two; what would overflow stays finite. */
export function scaleLengths(layout: Layout, out: Float64Array, exponent: number, end = out.length): void {
  for (const i of placesOfLengths(layout)) if (i < end) out[i] = scaleByPowerOfTwo(out[i]!, exponent);
}

/** The axes of boxes times a power of two, their half sizes divided by it: the same boxes, of other numbers. */
export function exchangeScales(layout: Layout, out: Float64Array, exponent: number): void {
  for (const { kind, at, size, name } of layout.parts) {
    const own = kind === 'sizes' ? -exponent : name.includes('axes') ? exponent : 0;
    for (let i = at; own !== 0 && i < at + size; i++) out[i] = scaleByPowerOfTwo(out[i]!, own);
  }
}

/** The exponent of the greatest length; 0 if all are 0. */
function exponentOfLengths(layout: Layout, out: Float64Array): number {
  const greatest = placesOfLengths(layout).reduce((most, i) => Math.max(most, Math.abs(out[i]!)), 0);
  return greatest === 0 ? 0 : exponentOf(greatest);
}

/** 2 to the power of these is where doubles end. */
const ENDS = [1024, -1074];

/**
 * By what lengths are scaled so that products of two to six of them overflow, or vanish, some of them: there doubles
 * are certain of what is not so, if they ever are.
 */
export function drawBorder(layout: Layout, random: Random, out: Float64Array): number {
  const border = Math.round(ENDS[random.below(2)]! / random.between(2, 6));
  return border - exponentOfLengths(layout, out) + random.between(-4, 2);
}

/**
 * By what lengths are scaled: half of them to such a border, a quarter to between those of three to six lengths, the
 * rest anywhere.
 */
export function drawExponent(layout: Layout, random: Random, out: Float64Array): number {
  if (random.oneIn(2)) return drawBorder(layout, random, out);
  const to = random.oneIn(2) ? random.sign() * random.between(170, 360) : random.between(-1074, 1021);
  return to - exponentOfLengths(layout, out);
}

/** The cases of other families, times any power of two. */
export function scaledFamily(families: readonly QuestionFamily[], layout: Layout): QuestionFamily {
  return {
    name: 'scaled',
    summary:
      'those of the other families, scaled to anywhere between subnormals and overflow, mostly where products of lengths leave the doubles',
    fill(random, out) {
      families[random.below(families.length)]!.fill(random, out);
      scaleLengths(layout, out, drawExponent(layout, random, out));
    },
  };
}
