import { expect, test } from 'vitest';
import { type Fault, faultFinder, faultsOfPart, strayFaults } from './planted-faults.js';

const [lines, sets, queries] = ['src/arrangement', 'src/polygons', 'src/polygons/queries'];
const sums = 'src/polygons/minkowski';
const FAULTS: readonly Fault[] = [
  ['polygonUnion', `${lines}/highest-below.ts`, ': -geometry.sideOf(startQ', ': geometry.sideOf(startQ'],
  ['polygonUnion', `${lines}/highest-below.ts`, '(side || geometry.turn(lineQ, lineP)) > 0', 'side > 0'],
  ['manyPolygons', `${lines}/highest-below.ts`, '(level[at + 3]! < bestLow)', '(level[at + 1]! < bestLow)'],
  ['polygonUnion', `${lines}/region-boundary.ts`, 'else next[h ^ 1] = leaving', 'else next[h ^ 1] = first'],
  ['polygonDifference', `${lines}/region-boundary.ts`, 'place !== undefined', 'place === -1'],
  [
    'polygonDifference',
    `${lines}/region-boundary.ts`,
    'leaving), subdivision.lineOf(coming)) > 0',
    'leaving), subdivision.lineOf(coming)) < 0',
  ],
  ['polygonSet', `${lines}/membership.ts`, '? winding & 1', '? +(winding !== 0)'],
  ['polygonSet', `${lines}/membership.ts`, ': winding > 0', ': winding >= 0'],
  [
    'polygonsOfExpression',
    `${lines}/membership.ts`,
    "type === 'difference' && i === 0",
    "type === 'difference' && i === 1",
  ],
  ['locatePointInPolygonSet', `${queries}/set-index.ts`, 'from <= 0 && to > 0', 'from < 0 && to > 0'],
  ['segmentPolygonSet', `${queries}/linear-parts.ts`, 'if (fromQ < 0)', 'if (fromQ > 0)'],
  ['segmentPolygonSet', `${queries}/set-index.ts`, 'last.isInsideLeft ?', '!last.isInsideLeft ?'],
  ['segmentPolygonSet', `${queries}/box-polygon-set.ts`, '!isCut && index.locate', 'index.locate'],
  ['polygonSetPolygonSet', `${queries}/polygon-set-polygon-set.ts`, 'marks[v]! |= 2', 'marks[v]! |= 0'],
  ['pointPolygonSetDistance', `${queries}/squared-gap.ts`, 't >= length', 't >= 2n * length'],
  [
    'triangulatePolygonSet',
    `${queries}/funnel-triangles.ts`,
    'chain.newest = link;\n  }\n\n  /** A vertex on the lower',
    '}\n\n  /** A vertex on the lower',
  ],
  ['clipPolylines', `${sets}/clip-polylines.ts`, 'if (isLast) points.push(w)', 'points.push(w)'],
  [
    'polygonIntersection',
    `${sets}/canonical-set.ts`,
    'degrees[origins[h]!] !== 2',
    'degrees[origins[h]!] !== 4',
  ],
  [
    'polygonUnion',
    `${sets}/canonical-set.ts`,
    '.slice(1).sort((a, b) => compareRings(a.ring, b.ring))',
    '.slice(1)',
  ],
  ['polygonSetArea', `${sets}/polygon-set-sums.ts`, 'trailingZeros(w);', '0;'],
  ['manyPolygons', `${lines}/near-pairs.ts`, 'boxes[at]! > bx', 'boxes[at]! >= bx'],
  ['minkowskiSum2d', `${sums}/pair-sums.ts`, '(...f, e[2], e[3])', '(...f, e[0], e[1])'],
  ['minkowskiSum2d', `${sums}/pair-sums.ts`, 'if (turn > 0)', 'if (turn < 0)'],
  ['minkowskiSum2d', `${lines}/soup-geometry.ts`, 'p0 + m0, p1 + m1, q0 + m0', 'p0, p1, q0'],
  ['minkowskiSum2d', `${lines}/segment-soup.ts`, 'tailX === 0 && tailY === 0', 'tailX === tailX'],
  ['noFitPolygon2d', `${sums}/convex-parts.ts`, '[0 - part[2 * i]!,', '[part[2 * i]!,'],
  ['noFitPolygon2d', `${sums}/pair-coverage.ts`, 'covering - forward', 'covering - backward'],
  ['noFitPolygon2d', `${sums}/point-slots.ts`, 'return covering - passing', 'return covering'],
  ['noFitPolygon2d', `${sums}/point-slots.ts`, 'if (leadingIn.has(ring)) passing++', 'passing++'],
  ['noFitPolygon2d', `${sums}/open-slots.ts`, 'inside[piece] === 0 && left', 'inside[piece] === 1 && left'],
  ['noFitPolygon2d', `${sums}/tree-of-sums.ts`, 'inside[piece] === 0 ? SLOT', 'inside[piece] === 1 ? SLOT'],
  ['innerFitPolygon2d', 'src/polygons/sheets.ts', 'if (kind !== LEFT)', 'if (kind === RIGHT)'],
  ['minkowskiSum2d', 'src/polygons/sheets.ts', 'if (kind !== RIGHT)', 'if (kind >= LEFT)'],
  ['manyPolygons', 'src/polygons/boolean-operations.ts', '(i) => i > 0)', '() => true)'],
  ['minkowskiSum2d', `${sums}/tree-of-sums.ts`, 'list.slice(middle)]', 'list.slice(middle + 1)]'],
  ['innerFitPolygon2d', `${sums}/inner-fit-polygon2d.ts`, 'const side = count > 0 ? 2 : 1', 'const side = 1'],
  ['innerFitPolygon2d', `${sums}/inner-fit-polygon2d.ts`, '=== 0 ? 0 : side', '=== 0 ? side : 0'],
];

const casesUntilFound = faultFinder('src/oracle/questions/polygon-sets/index.ts', 'polygonSetsQuestions');

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
