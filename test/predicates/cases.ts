/** Degenerate arguments in all sizes, the same ones in every run. */
import { familiesFor, generate } from '../../fuzz/families/index.js';
import { deriveSeed, Random } from '../../src/oracle/cases/random.js';
import { inDomain, type Signature } from '../../src/oracle/questions/signature.js';

const SPECIAL = [
  0,
  -0,
  1,
  -1,
  Number.MIN_VALUE,
  -Number.MIN_VALUE,
  2 ** -1022,
  2 ** -1022 - Number.MIN_VALUE,
  2 ** -538,
  2 ** -500,
  -(2 ** -500),
  0.1,
  0.3,
  1 + 2 ** -52,
  1 - 2 ** -53,
  -(1 + 2 ** -52),
  2 ** 53,
  2 ** 500,
  1e200,
  -1e200,
  Number.MAX_VALUE,
  -Number.MAX_VALUE,
  2 ** 1023,
];

/** The powers of two by which small integers are multiplied: around every window's edges too. */
const SCALES = [
  0, 0, 0, 1, -1, 100, -100, 149, -149, 155, -155, 300, -300, 480, -480, 895, -895, 905, -905, 1020, -1070,
];

/** `count` argument lists of every family, and as many of each of three kinds of its own. */
export function* cases(signature: Signature, count: number): Generator<readonly number[]> {
  const out = new Float64Array(signature.arity);
  for (const family of familiesFor(signature)) {
    const random = new Random(...deriveSeed(1, signature.name, family.name));
    for (let i = 0; i < count; i++) {
      generate(family, random, signature, out);
      yield [...out];
    }
  }
  const random = new Random(...deriveSeed(2, signature.name));
  for (let i = 0; i < 3 * count; i++) {
    for (const values of [
      smallIntegers(random, signature),
      special(random, signature),
      neighbours(random, signature),
    ]) {
      if (inDomain(signature, values)) yield values;
    }
  }
}

const list = (signature: Signature, value: (i: number) => number): number[] =>
  Array.from({ length: signature.arity }, (_, i) => value(i));

/** Integers from -2 to 2, times a power of two: full of zeros, of either sign. */
function smallIntegers(random: Random, signature: Signature): number[] {
  const scale = 2 ** SCALES[random.below(SCALES.length)]!;
  return list(signature, (i) => {
    const x = (random.below(5) - 2) * scale * (random.oneIn(2) ? 1 : -1);
    return i === signature.distance ? Math.abs(x) : x;
  });
}

/** Extreme numbers side by side: a few different ones, repeated. */
function special(random: Random, signature: Signature): number[] {
  const chosen = Array.from({ length: 1 + random.below(4) }, () => SPECIAL[random.below(SPECIAL.length)]!);
  return list(signature, () => chosen[random.below(chosen.length)]!);
}

/** Numbers an ulp or a few apart, at one scale. */
function neighbours(random: Random, signature: Signature): number[] {
  const scale = 2 ** SCALES[random.below(SCALES.length)]!;
  const ulp = 2 ** -52;
  return list(signature, () => (1 + random.below(4) * ulp + (random.oneIn(4) ? 0.5 : 0)) * scale);
}
