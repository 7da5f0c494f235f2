import { describe, expect, test } from 'vitest';
import { generateQuestion, questionFamilyNamed } from '../../../fuzz/questions/generate.js';
import type { Box3, Line, Tetrahedron } from '../../../src/core/shapes.js';
import { parseMesh } from '../../../src/formats/index.js';
import * as kept from '../../../src/implicit/index.js';
import * as meshes from '../../../src/mesh/index.js';
import { prepareMesh } from '../../../src/mesh/index.js';
import { TOKENS, tokensOf } from '../../../src/oracle/answers/grammar.js';
import { deriveSeed, Random } from '../../../src/oracle/cases/random.js';
import { isDegenerate, isProperQuestion } from '../../../src/oracle/questions/degenerate.js';
import { box, layoutOf, number, plane, points, sizes } from '../../../src/oracle/questions/layout.js';
import { shapesFrom } from '../../../src/oracle/questions/layout-shapes.js';
import { type AnyQuery, formOf } from '../../../src/oracle/questions/question.js';
import { allQueries, loadQuestions, requireQuery } from '../../../src/oracle/questions/registry.js';
import {
  describeArguments,
  shapeNames,
  shapesJson,
  shapesOf,
  takesBoolean,
  takesFlat,
} from '../../../src/oracle/questions/shapes.js';
import * as planar from '../../../src/planar/index.js';
import * as spatial from '../../../src/spatial/index.js';
import { answerFormOf } from '../../support/answer-form.js';
import { quickFamilies } from '../../support/quick-families.js';

await loadQuestions();
const all = allQueries().map((query) => [query.name, query] as const);

/** Referees are slow: so many cases of a question are answered here. */
const FEW = 4;

/** A few cases of every family. */
function casesOf(query: AnyQuery, each = 1): Float64Array[] {
  const found: Float64Array[] = [];
  for (const name of quickFamilies(query)) {
    const random = new Random(...deriveSeed('shapes', query.name, name));
    for (let i = 0; i < each; i++) {
      const values = new Float64Array(query.layout.arity);
      if (generateQuestion(query, questionFamilyNamed(query, name), random, values)) found.push(values);
    }
  }
  return found;
}

/** All numbers in plain data. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (ArrayBuffer.isView(value)) return Array.from(value as Float64Array);
  return Object.values(value).flatMap(numbersIn);
}

describe('arguments by the names of a layout', () => {
  const layout = layoutOf(
    2,
    ...points('p segment.start segment.end'),
    plane('line'),
    box('box'),
    ...points('list.0 list.1'),
    sizes('half'),
    number('t'),
  );
  const values = Float64Array.from({ length: layout.arity }, (_, i) => i);

  test('are points, objects and lists', () => {
    const { names, of } = shapesFrom(layout);
    expect(names).toEqual(['p', 'segment', 'line', 'box', 'list', 'half', 't']);
    expect(of(values)).toEqual([
      [0, 1],
      { start: [2, 3], end: [4, 5] },
      { normal: [6, 7], constant: 8 },
      { min: [9, 10], max: [11, 12] },
      [
        [13, 14],
        [15, 16],
      ],
      [17, 18],
      19,
    ]);
  });

  test('come in another order where that is given', () => {
    expect(shapesFrom(layout, 't segment').of(values)).toEqual([19, { start: [2, 3], end: [4, 5] }]);
  });
});

/** Queries without a boolean whose public function takes the shapes as they are. */
const publicFunctions: Readonly<Record<string, unknown>> = {
  ...planar,
  ...spatial,
  linearCrossingParameter2d: kept.linearCrossingParameter2d,
  windingNumber3d: (mesh: never, point: never) => meshes.windingNumber(prepareMesh(mesh), point),
  axisWindingNumber: (mesh: never, point: never) => meshes.axisWindingNumber(prepareMesh(mesh), point, 0),
  checkMesh: meshes.checkMesh,
  ...Object.fromEntries(
    ['Obj', 'Off', 'Ply', 'Stl', 'Glb'].map((format) => [`parseMesh${format}`, parseMesh]),
  ),
  hitsAlongLine: (line: Line, solids: readonly (Box3 | Tetrahedron)[]) =>
    spatial.hitsAlongLine(
      line,
      solids.map((solid) =>
        'min' in solid ? spatial.convexFromBox(solid) : spatial.convexFromTetrahedron(solid),
      ),
    ),
};

describe.each(all)('%s', (_, query) => {
  const cases = casesOf(query);

  test('has shapes that are made anew, and hold the flat values if these are no code', () => {
    for (const values of cases) {
      const [shapes, again] = [shapesOf(query, values), shapesOf(query, values)];
      expect(shapes).toHaveLength(shapeNames(query).length);
      expect(shapes).toEqual(again);
      expect(shapes.some((shape, i) => typeof shape === 'object' && shape === again[i])).toBe(false);
      expect(shapes.every((shape) => shape !== undefined && shape !== null)).toBe(true);
      const known = new Set(values);
      if (takesFlat(query)) expect(numbersIn(shapes).every((x) => known.has(x))).toBe(true);
    }
  });

  test('is described with names, within bounds, and exactly in JSON', () => {
    for (const values of cases.slice(0, 12)) {
      const text = describeArguments(query, values);
      expect(text.length).toBeLessThan(1500);
      for (const argument of shapeNames(query)) expect(text).toMatch(new RegExp(`[(,] ?${argument} `));
      const json = JSON.parse(JSON.stringify(shapesJson(query, values)), (_, x) => (x === '-0' ? -0 : x));
      const shapes = shapeNames(query).map((argument) => json[argument]);
      // Also the signs of zeros.
      expect(numbersIn(shapes)).toEqual(numbersIn(shapesOf(query, values)));
    }
  });

  // Campaigns look at the form of each of their answers.
  test('has answers in the form that it says', () => {
    expect(tokensOf(formOf(query)).every((token) => token in TOKENS)).toBe(true);
    const faultOf = answerFormOf(query);
    for (const values of cases.slice(0, FEW)) {
      const truth = query.referee(values.slice());
      expect([truth, faultOf(truth)]).toEqual([truth, undefined]);
    }
    for (const text of ['', 'perhaps', 'true', '1.5']) expect(faultOf(text)).toBeDefined();
  });
});

const textOnly = all.filter(([name, query]) => !takesBoolean(query) && name in publicFunctions);

test.each(textOnly)('%s hands its public function what it takes', async (name, query) => {
  for (const values of casesOf(query)) {
    try {
      await (publicFunctions[name] as (...shapes: readonly unknown[]) => unknown)(...shapesOf(query, values));
    } catch (error) {
      // That there is no such number, or no mesh in a file, is an answer.
      expect(query.referee(values), String(error)).toMatch(/^(on|unbalanced|rejected)/);
    }
  }
});

describe('the text of arguments', () => {
  const textOf = (name: string, values: readonly number[]) =>
    describeArguments(requireQuery(name), Float64Array.from(values));

  test('has names and exact numbers', () => {
    expect(textOf('pointTriangle', [0, 0, 0, 4, 0, 0, 0, 4, -0, 0.1, 5e-324, 1])).toBe(
      'pointTriangle(point [0.1, 5e-324, 1], triangle {a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, -0]})',
    );
  });

  test('shows a file as text, the beginning of a long one', () => {
    const query = allQueries().find(({ name }) => name === 'parseMeshObj')!;
    const values = new Float64Array(query.layout.arity);
    values.set([2, 1, 3, 0, 0, 0, 0, 1, 2, -0]);
    expect(describeArguments(query, values)).toMatch(
      /^parseMeshObj\(bytes "v 1 2 -0\\nv 0 0 0\\nf [12 ]+\\n", format 'obj'\)$/,
    );
    // The whole expansion of the least doubles.
    values.set([8, 1, 3, 2], 0);
    values.fill(5e-324, 7);
    expect(describeArguments(query, values)).toMatch(/0000"\.\.\. \d+ more bytes, format 'obj'\)$/);
  });

  test('names the rule', () => {
    const values = [1, 2, 2, 3, 0, 0, 4, 0, 0, 4, ...Array(10).fill(0), 0, ...Array(8).fill(0)];
    expect(textOf('pointPolygon2d', values)).toBe(
      "pointPolygon2d(point [2, 2], polygon {outer: [[0, 0], [4, 0], [0, 4]], holes: []}, rule 'non-zero')",
    );
  });

  test('cuts long lists and says how much is left out', () => {
    const query = requireQuery('locatePoint');
    const values = casesOf(query, 8).find(
      (v) => (shapesOf(query, v)[0] as { indices: unknown[] }).indices.length > 90,
    )!;
    const text = describeArguments(query, values);
    expect(text).toMatch(
      /^locatePoint\(mesh \{\d+ vertices: \[\[.*, \.\.\. \d+ more\], \d+ triangles: \[\[.*more\]\}, point \[/,
    );
    expect(text.length).toBeLessThan(700);
  });
});

describe('degenerate questions', () => {
  const judge = (name: string, values: readonly number[]) =>
    isDegenerate(requireQuery(name), Float64Array.from(values));
  const zeros = (n: number): number[] => Array(n).fill(0);

  test.each([
    ['a triangle without area', 'pointTriangle', [0, 0, 0, 1, 1, 1, 2, 2, 2, 5, 5, 5], true],
    ['a triangle', 'pointTriangle', [0, 0, 0, 1, 1, 1, 2, 2, 2 + 2 ** -51, 5, 5, 5], false],
    ['a segment that is a point', 'pointSegment', [1, 2, 3, 1, 2, 3, 0, 0, 0], true],
    ['a segment', 'pointSegment', [1, 2, 3, 1, 2, 3.0000000000000004, 0, 0, 0], false],
    ['a flat box', 'pointBox', [0, 0, 0, 1, 1, 1, 2, 1, 2], true],
    ['a box', 'pointBox', [0, 0, 0, 1, 1, 1, 2, 2, 2], false],
    ['a flat tetrahedron', 'pointTetrahedron', [0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1], true],
    ['a tetrahedron', 'pointTetrahedron', [0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 1, 1, 1, 1, 2], false],
    ['a ring of no points', 'pointPolygon2d', zeros(29), true],
    ['a ring', 'pointPolygon2d', [0, 1, 1, 3, 0, 0, 4, 0, 0, 4, ...zeros(19)], false],
    [
      'a hole that is a point',
      'pointPolygon2d',
      [0, 1, 1, 3, 0, 0, 4, 0, 0, 4, ...zeros(10), 1, ...zeros(8)],
      true,
    ],
    ['a ring with a point twice', 'polygonSimplicity2d', [4, 0, 0, 4, 0, 0, 4, 0, 0, ...zeros(8)], true],
    ['a flat oriented box', 'pointOrientedBox', [...zeros(6), 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 1], true],
    ['points of a hull', 'convexHull2d', zeros(17), false],
  ] as const)('%s', (_, name, values, expected) => {
    expect(judge(name, values)).toBe(expected);
  });

  test('meshes with a triangle without area', () => {
    const query = requireQuery('checkMesh');
    const found = casesOf(query).map((values) => {
      const { findings } = meshes.checkMesh(shapesOf(query, values)[0] as never);
      const kinds = findings.map(({ type: kind }) => kind as string);
      const truth = kinds.includes('repeated-corner') || kinds.includes('degenerate-triangle');
      return [isDegenerate(query, values), truth];
    });
    for (const [degenerate, truth] of found) expect(degenerate).toBe(truth);
    expect(new Set(found.map(([degenerate]) => degenerate)).size).toBe(2);
  });
});

describe('questions as people ask them', () => {
  const triangle = [0, 0, 2, 0, 0, 0, 0, 1, 0];

  test.each([
    ['a sphere', 'sphereTriangle', [0, 0, 1, 3, ...triangle], true],
    ['a sphere that is a point', 'sphereTriangle', [0, 0, 1, 0, ...triangle], false],
    ['a triangle that is a point', 'sphereTriangle', [0, 0, 1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0], false],
    ['a cone', 'pointTruncatedCone', [5, 5, 5, 0, 0, 0, 0, 0, 1, 2, 0], true],
    ['a cone that is a segment', 'pointTruncatedCone', [5, 5, 5, 0, 0, 0, 0, 0, 1, 0, 0], false],
  ] as const)('%s', (_, name, values, expected) => {
    const query = requireQuery(name);
    expect(values.length).toBe(query.layout.arity);
    expect(isProperQuestion(query, Float64Array.from(values))).toBe(expected);
  });
});
