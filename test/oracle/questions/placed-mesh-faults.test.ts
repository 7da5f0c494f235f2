import { expect, test } from 'vitest';
import { type Fault, faultFinder } from './planted-faults.js';

const queries = 'src/mesh/queries';
const name = 'allHitsOfPlacedMesh';
const FAULTS: readonly Fault[] = [
  // What is not certain in doubles is taken for it.
  [
    name,
    `${queries}/placed-cast.ts`,
    'return ROUNDED * all + 8 * (g * pq + r * (e * q + f * p));',
    'return 0;',
  ],
  [name, `${queries}/placed-cast.ts`, 'if (start === rise) return MISS;', ''],
  [name, `${queries}/placed-cast.ts`, 'if (end !== 0 && end !== rise) return MISS;', ''],
  [name, `${queries}/placed-cast.ts`, 'code & FROM_BACK ? -1 : 1', 'code & FROM_BACK ? 1 : -1'],
  [name, `${queries}/padded-slabs.ts`, 'this.#pad = reach *', 'this.#pad = -reach *'],
  [name, `${queries}/flat-spot.ts`, 'if (compareParameters(last.at, start) < 0) return null;', ''],
  [name, `${queries}/flat-spot.ts`, 'sides[i] * sides[j] < 0) places', 'sides[i] * sides[j] > 0) places'],
  [name, `${queries}/flat-spot.ts`, 'sides[k]![i] * sides[k]![j] < 0', 'sides[k]![i] * sides[k]![j] > 0'],
  [name, `${queries}/flat-spot.ts`, 'if (sides.some((side) => side < 0)) return -1;', ''],
  [name, `${queries}/flat-spot.ts`, 'edge < 0 ? 6 : 3 + edge', 'edge < 0 ? 6 : 3'],
  [name, 'src/implicit/exact-placement.ts', '- ((to.shift[i] * w) << down)', '+ ((to.shift[i] * w) << down)'],
  [name, 'src/implicit/exact-placement.ts', 'w: w * way * to.determinant', 'w: w * to.determinant'],
];

const casesUntilFound = faultFinder('src/oracle/questions/meshes/index.ts', 'meshesQuestions');

test.each(FAULTS.map((fault, i) => [i, ...fault] as const))(
  '%i: %s finds what is wrong in %s: %s is %s',
  { timeout: 240_000 },
  async (_, ...fault) => {
    expect(await casesUntilFound(fault)).toBeDefined();
  },
);
