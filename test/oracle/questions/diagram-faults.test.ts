import { expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import type { Question } from '../../../src/oracle/questions/question.js';
import {
  powerCells3dQuestion,
  powerCellVolumesQuestion,
  powerDiagramQuestion,
  regularTriangulation2dQuestion,
  voronoiCellsQuestion,
} from '../../../src/oracle/questions/triangulation/diagrams.js';
import { delaunayLocatorQuestion } from '../../../src/oracle/questions/triangulation/located.js';

type Change = (said: string, values: Float64Array, question: Question) => string;

/** How many cases of the own families a change alters the answer in, and in how many of these the referee agrees. */
function unnoticed(question: Question, change: Change): [number, number] {
  const random = new Random(9, 7, 5, 3);
  let [changed, passed] = [0, 0];
  for (const family of question.families) {
    for (let round = 0; round < 8; round++) {
      const values = new Float64Array(question.layout.arity);
      family.fill(random, values);
      if (!values.every(Number.isFinite)) continue;
      const right = question.subject(values);
      const said = change(right, values, question);
      if (said === right) continue;
      changed++;
      if (said === question.referee(values)) passed++;
    }
  }
  return [changed, passed];
}

/** Coordinates, weights and boxes that were rounded to 32 bits. */
const toFloats: Change = (_, values, question) =>
  question.subject(values.map((x) => (Number.isFinite(Math.fround(x)) ? Math.fround(x) : x)));
/** Weights that are left out; the count comes first, and each site has so many numbers. */
const withoutWeights =
  (size: number): Change =>
  (_, values, question) =>
    question.subject(
      values.map((x, k) => (k > 0 && k < question.layout.arity - 2 * (size - 1) && k % size === 0 ? 0 : x)),
    );

it.each([
  [powerDiagramQuestion, 'a vertex that is left out', (said) => said.replace(/ \([^ ]*\)[\d-]+/, '')],
  [powerDiagramQuestion, 'an edge that is left out', (said) => said.replace(/ \d+\|\d+:\S+/, '')],
  [
    powerDiagramQuestion,
    'a ray taken for an edge that ends',
    (said) => said.replace(/\.\.inf/, '..(0/1,0/1)'),
  ],
  [powerDiagramQuestion, 'a site missing around a vertex', (said) => said.replace(/-\d+ /, ' ')],
  [powerDiagramQuestion, 'hidden sites that are not told', (said) => said.replace(/hidden:\S+/, 'hidden:')],
  [powerDiagramQuestion, 'equal sites that are not told', (said) => said.replace(/equal:.*/, 'equal:')],
  [powerDiagramQuestion, 'weights left out', withoutWeights(3)],
  [powerDiagramQuestion, 'nothing at all', () => 'alone hidden: equal:'],
  [voronoiCellsQuestion, 'an area that is another one', (said) => said.replace(/ (\d+)\//, ' 1$1/')],
  [voronoiCellsQuestion, 'a corner that is left out', (said) => said.replace(/\([^(]*\)/, '')],
  [voronoiCellsQuestion, 'cells that are all empty', (said) => said.replace(/\d+\/\d+[^ ]*/g, '0/1')],
  [powerCellVolumesQuestion, 'a volume that is another one', (said) => said.replace(/ (\d+)\//, ' 1$1/')],
  [powerCellVolumesQuestion, 'weights left out', withoutWeights(4)],
  [powerCells3dQuestion, 'a corner that is left out', (said) => said.replace(/\([^(|]*\)/, '')],
  [powerCells3dQuestion, 'a face that is left out', (said) => said.replace(/\|s[^|]*/, '')],
  [powerCells3dQuestion, 'a face that runs clockwise', (said) => said.replace(/:(\d+)-(\d+)-/, ':$2-$1-')],
  [powerCells3dQuestion, 'another site beyond a face', (said) => said.replace(/\|s\d+/, '|s7')],
  [powerCells3dQuestion, 'a side of the box taken for a site', (said) => said.replace('|r', '|s')],
  [powerCells3dQuestion, 'weights left out', withoutWeights(4)],
  [regularTriangulation2dQuestion, 'a triangle left out', (said) => said.replace(/:\d+-\d+-\d+,/, ':')],
  [
    regularTriangulation2dQuestion,
    'hidden points that are not told',
    (said) => said.replace(/hidden:.*/, 'hidden:'),
  ],
  [regularTriangulation2dQuestion, 'weights left out', withoutWeights(3)],
  [
    delaunayLocatorQuestion,
    'one of the nearest left out',
    (said) => said.replace(/nearest:\d+,/, 'nearest:'),
  ],
  [
    delaunayLocatorQuestion,
    'a natural neighbour left out',
    (said) => said.replace(/natural:\d+,/, 'natural:'),
  ],
  [
    delaunayLocatorQuestion,
    'an edge taken for outside',
    (said) => said.replace(/^edge of:\S*/, 'outside of:'),
  ],
] as readonly (readonly [Question, string, Change])[])('$0.name tells $1', (question, _, change) => {
  const [changed, passed] = unnoticed(question, change);
  expect(changed).toBeGreaterThan(2);
  expect(passed).toBe(0);
});

it.each([
  powerDiagramQuestion,
  voronoiCellsQuestion,
  powerCellVolumesQuestion,
  powerCells3dQuestion,
  delaunayLocatorQuestion,
])('$name tells numbers that were rounded', (question) => {
  const [changed, passed] = unnoticed(question, toFloats);
  expect(changed).toBeGreaterThan(2);
  expect(passed).toBe(0);
});
