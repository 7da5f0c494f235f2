import { nextDown, nextUp } from '../../../src/arithmetic/float64.js';
import { roundingText } from '../../../src/oracle/answers/polygon-rounding.js';
import { ROUNDING, roundingCaseOf } from '../../../src/oracle/cases/planar/polygon-rounding.js';
import { polygonRoundingQuestion } from '../../../src/oracle/questions/polygon-rounding/index.js';
import { polygonRoundingSubject } from '../../../src/oracle/subjects/polygon-rounding/polygon-rounding.js';
import { polygonSet, polygonSetVertexPoint, roundPolygonSet } from '../../../src/polygons/index.js';
import { declarePlanted } from '../../support/planted.js';

/** An answer with one of its words changed. */
const changed = (k: number, change: (word: string) => string) => (v: Float64Array) => {
  const words = polygonRoundingSubject(v).split(' ');
  words[k] = change(words[k]!);
  return words.join(' ');
};

/** The vertices rounded one by one, and no look at what becomes of the edges. */
function nearestOnly(v: Float64Array): string {
  const { rings, grid } = roundingCaseOf(v);
  if (grid !== 0) return polygonRoundingSubject(v);
  const set = polygonSet([...rings], { rule: 'even-odd' });
  const points = set.vertices.map(
    (_, i) => [...polygonSetVertexPoint(set, i)] as unknown as [number, number],
  );
  const edges = set.polygons
    .flat()
    .flatMap((ring) => ring.map((p, i) => [points[p]!, points[ring[(i + 1) % ring.length]!]!] as const));
  if (edges.length === 0) return polygonRoundingSubject(v);
  return roundingText('valid', roundPolygonSet(set).certificate.deviation, 0, edges);
}

/** The kernel, asked for another grid. */
const withGrid = (change: (grid: number) => number) => (v: Float64Array) => {
  const other = v.slice();
  other[ROUNDING.grid] = change(v[ROUNDING.grid]!);
  return polygonRoundingSubject(other);
};

declarePlanted(
  polygonRoundingQuestion,
  {
    'vertices are rounded, and edges are not looked at': nearestOnly,
    'the deviation is rounded down': changed(1, (word) =>
      word === '-' || word === '0' ? word : `${nextDown(Number(word))}`,
    ),
    'the deviation is of one coordinate': changed(1, (word) =>
      word === '-' ? word : `${Number(word) / Math.SQRT2}`,
    ),
    'merged vertices are not counted': changed(2, () => '0'),
    'an edge is lost': (v) => polygonRoundingSubject(v).split(' ').slice(0, -1).join(' '),
    'the grid is that of the next double': withGrid((grid) => (grid === 0 ? 0 : nextUp(grid))),
    'a grid is ignored': withGrid(() => 0),
    'all is valid': changed(0, (word) => (word === 'repaired' ? 'valid' : word)),
  },
  10,
);
