/** Circles, spheres and what they sweep some way in other shapes. */
import { powerOfTwo } from '../../../arithmetic/float64.js';
import type { SweptPair } from '../../cases/round/swept-distances.js';
import type { Layout } from '../layout.js';
import type { QuestionFamily } from '../question.js';
import { fillBoth, radiiOfPair, sweptDistanceFamilies } from './swept-distance-families.js';

/** Both of small integers: cores meet, and are parallel, mostly. */
function among(pair: SweptPair): QuestionFamily {
  return {
    name: 'among-each-other',
    summary: 'both are of small integers, and the radii too, often 0: the cores meet, mostly',
    fill(random, out) {
      fillBoth(pair, random, out);
      for (const at of radiiOfPair(pair)) out[at] = random.oneIn(3) ? 0 : random.between(0, 6) / 2;
    },
  };
}

/** The same far from the origin, where doubles are coarse beside the shapes. */
function far(pair: SweptPair, layout: Layout): QuestionFamily {
  const near = among(pair);
  return {
    name: 'far-from-the-origin',
    summary: 'both are of small integers, moved together by up to 2^50 along each axis',
    fill(random, out) {
      near.fill(random, out);
      const by = Array.from(
        { length: pair.dimension },
        () => random.sign() * powerOfTwo(random.between(20, 50)),
      );
      for (const { kind, at, size, name } of layout.parts) {
        if ((kind !== 'point' && kind !== 'box') || name.includes('edges')) continue;
        for (let i = 0; i < size; i++) out[at + i] = out[at + i]! + by[i % pair.dimension]!;
      }
    },
  };
}

/** The families of a pair. */
export function sweptPenetrationFamilies(pair: SweptPair, layout: Layout): QuestionFamily[] {
  const own = [among(pair), ...(pair.b === 'plane' ? [] : [far(pair, layout)])];
  return [...own, ...sweptDistanceFamilies(pair, layout)];
}
