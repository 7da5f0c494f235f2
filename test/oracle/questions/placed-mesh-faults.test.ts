import { expect, test } from 'vitest';
import { type Fault, faultFinder, faultsOfPart, strayFaults } from './planted-faults.js';

const queries = 'src/mesh/queries';
const name = 'allHitsOfPlacedMesh';
const point = 'locatePointOfPlacedMesh';
const pair = 'contactsOfPlacedMeshes';
const near = 'nearestOnPlacedMesh';
const apart = 'distanceOfPlacedMeshes';
const shape = 'shapeBesidePlacedMesh';
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
  [name, `${queries}/placed-spot.ts`, 'code & FROM_BACK ? -1 : 1', 'code & FROM_BACK ? 1 : -1'],
  [name, `${queries}/same-place.ts`, 'return one < 3 && two < 3 &&', 'return one < 3 && two < 3 ||'],
  [name, `${queries}/padded-slabs.ts`, 'this.#pad = reach *', 'this.#pad = -reach *'],
  [name, `${queries}/flat-spot.ts`, 'if (compareParameters(last.at, start) < 0) return null;', ''],
  [name, `${queries}/flat-spot.ts`, 'sides[i] * sides[j] < 0) places', 'sides[i] * sides[j] > 0) places'],
  [name, `${queries}/flat-spot.ts`, 'sides[k]![i] * sides[k]![j] < 0', 'sides[k]![i] * sides[k]![j] > 0'],
  [name, `${queries}/flat-spot.ts`, 'if (sides.some((side) => side < 0)) return -1;', ''],
  [name, `${queries}/flat-spot.ts`, 'edge < 0 ? 6 : 3 + edge', 'edge < 0 ? 6 : 3'],
  [name, 'src/implicit/exact-placement.ts', '- ((to.shift[i] * w) << down)', '+ ((to.shift[i] * w) << down)'],
  [name, 'src/implicit/exact-placement.ts', 'w: w * way * to.determinant', 'w: w * to.determinant'],
  [point, `${queries}/placed-point.ts`, 'code & FROM_BACK ? 1 : -1', 'code & FROM_BACK ? -1 : 1'],
  [point, `${queries}/placed-point.ts`, '(code & FEATURE) !== FACE_CODE', 'false'],
  [point, `${queries}/exact-stab.ts`, 'winding += facing', 'winding++'],
  [point, `${queries}/placed-questions.ts`, 'local[k]! + error < bounds[k]!', 'local[k]! < bounds[k]!'],
  [point, `${queries}/rounded-point.ts`, 'FLAT * flat * flat + 16 * error * flat + TINY', '0'],
  [point, `${queries}/rounded-point.ts`, 'SOLID * m * m * m + 48 * error * m * m + TINY', '0'],
  [point, 'src/implicit/local-frame.ts', 'ROUNDED = 2 ** -50', 'ROUNDED = 2 ** -56'],
  [point, `${queries}/rounded-point.ts`, 'up ? side !== facing', 'up ? side === facing'],
  [pair, `${queries}/placed-contacts.ts`, 'edgesMeet(this.#b, t, this.#a, s, this.#backward.back)', 'false'],
  [
    pair,
    `${queries}/placed-contacts.ts`,
    '3 * s + ((k + 1) % 3)',
    '3 * s + ((k + 2) % 3) - (k === 0 ? 1 : 0)',
  ],
  [
    pair,
    `${queries}/rounded-pair.ts`,
    'this.#bound = SOLID * m * m * m + LINEAR * error * m * m + TINY;',
    'this.#bound = 0;',
  ],
  [pair, `${queries}/rounded-pair.ts`, 'first < -bound && second < -bound ? -1 : UNDECIDED', '-1'],
  [pair, 'src/implicit/exact-sum.ts', 'twoSumTail(pqr, d, sum) === 0', 'true', 'slow'],
  [
    pair,
    'src/implicit/exact-placement.ts',
    '- ((first.weight * second.shift[i])',
    '+ ((first.weight * second.shift[i])',
  ],
  [pair, 'src/implicit/exact-placement.ts', 'planeDivisor: 1n', 'planeDivisor: 2n ** 40n', 'slow'],
  [
    near,
    `${queries}/placed-near.ts`,
    'isBeyond = (gap: number) => gap >',
    'isBeyond = (gap: number) => 2 * gap >',
  ],
  [near, `${queries}/placed-near.ts`, 'least <= this.limit)', '2 * least < this.limit)'],
  [near, `${queries}/placed-near.ts`, 'order === 0) nearest.push(part)', 'false) nearest.push(part)'],
  [near, `${queries}/placed-near.ts`, 'return LIMITS[LOW]! <= limit;', 'return LIMITS[LOW]! < limit;'],
  [
    near,
    `${queries}/placed-distances.ts`,
    'part.triangle < lowest.triangle',
    'part.triangle > lowest.triangle',
  ],
  [
    near,
    `${queries}/placed-distances.ts`,
    'parts[before]!.triangle < triangle',
    'parts[before]!.triangle > triangle',
  ],
  [near, `${queries}/certain-feature.ts`, 'return 3 + k', 'return 3 + ((k + 1) % 3)'],
  [near, `${queries}/certain-feature.ts`, 'd1 < -bound && d2 < -bound', 'd1 < -bound'],
  [
    near,
    `${queries}/signed-distance.ts`,
    "location === 'inside' ? 0 - distance",
    "location === 'outside' ? 0 - distance",
  ],
  [
    apart,
    `${queries}/placed-near.ts`,
    'this.limit = Math.min(this.limit, known * this.#factor)',
    'this.limit = Math.min(this.limit, (known * this.#factor) / 2)',
  ],
  [
    apart,
    `${queries}/near-sides.ts`,
    'this.#placed.frame.box(bounds, from, out);',
    'out.set(bounds.subarray(from, from + 6));',
  ],
  [pair, 'src/implicit/relative-frame.ts', 'error: ROUNDED * error', 'error: -(2 ** -30) * error'],
];
const SCENE_FAULTS: readonly Fault[] = [
  [
    shape,
    'src/mesh/structure/placed-corners.ts',
    'const reach = this.error * REACH_OF_ERROR',
    'const reach = this.error',
    'slow',
  ],
  [
    shape,
    'src/scene/placed-triangles.ts',
    'gapBetween(side, shape, 3).sign <= 0',
    'gapBetween(side, shape, 3).sign < 0',
  ],
  [
    shape,
    'src/scene/placed-triangles.ts',
    'if (sign !== UNDECIDED) return sign <= 0;',
    'if (sign !== UNDECIDED) return sign < 0;',
  ],
  [shape, 'src/implicit/exact-placement.ts', 'to.weight * plane.d', 'plane.d'],
  [
    shape,
    'src/scene/placed-plane.ts',
    'isHalfSpace || Math.max(...signs) >= 0',
    'isHalfSpace || Math.max(...signs) > 0',
  ],
  [shape, 'src/scene/solid-meeting.ts', "Point3).location === 'inside'", "Point3).location === 'outside'"],
  [
    shape,
    'src/scene/nearest-parts.ts',
    'if (most < this.limit) this.limit = most;',
    'if (most < this.limit) this.limit = 0;',
  ],
  [shape, 'src/shapes/within/placed-reach.ts', 'limit * shrink * MORE', 'limit * shrink * 0.5'],
  [shape, 'src/shapes/within/placed-reach.ts', 'limit * shrink * MORE', '(limit * MORE) / shrink'],
  [shape, 'src/shapes/within/placed-reach.ts', '(limit / stretch) * LESS', 'limit * stretch * LESS'],
  [
    shape,
    'src/shapes/within/placed-filters.ts',
    '(shape.radius / stretch) * LESS - 2 * error',
    'shape.radius * 1.01',
  ],
  [shape, 'src/shapes/within/placed-filters.ts', 'max - a > error && a - min > error', 'max - a > error'],
  [shape, 'src/shapes/within/placed-filters.ts', 'const off = this.#off', 'const off = -0.01'],
];

// Where doubles decide nearly all, few cases reach what is behind them.
const CASES = 3000;

const casesUntilFound = faultFinder('src/oracle/questions/meshes/index.ts', 'meshesQuestions', CASES);
const casesUntilFoundInScenes = faultFinder('src/oracle/questions/scenes/index.ts', 'scenesQuestions');

test('all faults can be planted', () => {
  expect(strayFaults(FAULTS)).toEqual([]);
});

test.each(faultsOfPart(FAULTS).map((fault, i) => [i, ...fault] as const))(
  '%i: %s finds what is wrong in %s: %s is %s',
  { timeout: 240_000 },
  async (_, ...fault) => {
    expect(await casesUntilFound(fault)).toBeDefined();
  },
);

test('all faults of scenes can be planted', () => {
  expect(strayFaults(SCENE_FAULTS)).toEqual([]);
});

test.each(faultsOfPart(SCENE_FAULTS).map((fault, i) => [i, ...fault] as const))(
  '%i: %s finds what is wrong in %s: %s is %s',
  { timeout: 240_000 },
  async (_, ...fault) => {
    expect(await casesUntilFoundInScenes(fault)).toBeDefined();
  },
);
