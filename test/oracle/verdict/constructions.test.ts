import { beforeAll, describe, expect, it } from 'vitest';
import { generateQuestion, questionFamilyNamed } from '../../../fuzz/questions/generate.js';
import { trianglesIn } from '../../../src/oracle/answers/construction.js';
import { casesOf } from '../../../src/oracle/cases/cases.js';
import { deriveSeed, Random } from '../../../src/oracle/cases/random.js';
import { type Engine, engineOf } from '../../../src/oracle/engines/engine.js';
import { loadEngine } from '../../../src/oracle/engines/index.js';
import { constructionsQuestions } from '../../../src/oracle/questions/constructions/index.js';
import type { Question } from '../../../src/oracle/questions/question.js';
import { loadQuestions, requireQuery } from '../../../src/oracle/questions/registry.js';
import { judgeCases } from '../../../src/oracle/verdict/judge-cases.js';

beforeAll(loadQuestions);

/** So many cases of a family that are some. */
function casesIn(question: Question, family: string, count: number): Float64Array[] {
  const random = new Random(...deriveSeed('constructions', question.name, family));
  const found: Float64Array[] = [];
  const out = new Float64Array(question.layout.arity);
  for (let i = 0; i < 4 * count && found.length < count; i++)
    if (generateQuestion(question, questionFamilyNamed(question, family), random, out))
      found.push(out.slice());
  return found;
}

async function verdictsOf(engine: Engine, question: Question, values: readonly Float64Array[]) {
  const flat = values.flatMap((one) => Array.from(one));
  return (await judgeCases(engine, question, casesOf(question.layout.arity, flat))).map(
    ({ verdict }) => verdict,
  );
}

const says = (text: string): Engine => engineOf('says', () => () => text);

describe.each(constructionsQuestions.map((question) => [question.name, question] as const))(
  '%s',
  (_, question) => {
    const family = question.families[0]!.name;

    it("takes the kernel's answers, as an engine gives them", async () => {
      const kernel = engineOf('kernel', () => (values) => question.construct!(values));
      for (const { name } of question.families)
        expect(new Set(await verdictsOf(kernel, question, casesIn(question, name, 10)))).toEqual(
          new Set(['right']),
        );
    });

    it('finds out whoever says the same to everything', async () => {
      const cases = casesIn(question, family, 60);
      for (const text of ['[]', '[[0,1,2]]', '[[[[0,0],[9,0],[0,9]]]]']) {
        const verdicts = await verdictsOf(says(text), question, cases);
        expect(verdicts.filter((verdict) => verdict !== 'right').length).toBeGreaterThan(verdicts.length / 8);
      }
    });

    it.each([
      '',
      'null',
      '{',
      '[[0,1]]',
      '[[0,1,99]]',
      '[[0,1,1.5]]',
      '[[[[0,null]]]]',
      '[[[[0,1e999]]]]',
      'general',
    ])('calls %j no answer', async (text) => {
      const verdicts = await verdictsOf(says(text), question, casesIn(question, family, 5));
      expect(new Set(verdicts)).toEqual(new Set(['invalid-output']));
    });
  },
);

/** What is found in an answer to a case. */
const appraised = (name: string, values: readonly number[], answer: unknown): string | undefined => {
  const { appraise, layout } = requireQuery(name);
  const all = new Float64Array(layout.arity);
  all.set(values);
  return appraise!(all, JSON.stringify(answer));
};

describe('faults of triangulations', () => {
  // A square with a point in its middle, and a point in the middle of its lower edge.
  const square = [6, 0, 0, 4, 0, 4, 4, 0, 4, 2, 2, 2, 0];
  const right = [
    [0, 5, 4],
    [5, 1, 4],
    [1, 2, 4],
    [2, 3, 4],
    [3, 0, 4],
  ];

  it.each([
    ['nothing', right, 'cocircular'],
    ['a hole', right.slice(1), 'at fault: the triangles do not cover the convex hull'],
    ['one twice', [...right, right[0]], 'at fault: triangle 0 5 4 and triangle 0 5 4 overlap'],
    ['no area', [...right, [0, 5, 1]], 'at fault: triangle 0 5 1 has no area'],
    ['a corner twice', [...right, [0, 0, 1]], 'at fault: triangle 0 0 1 has no area'],
    [
      'a point on an edge',
      [[0, 1, 4], ...right.slice(2)],
      'at fault: triangle 0 1 4 contains point 5, which is no corner of it',
    ],
    [
      'a point inside',
      [
        [0, 1, 2],
        [0, 2, 3],
      ],
      'at fault: triangle 0 1 2 contains point 4, which is no corner of it',
    ],
  ])('%s', (_, triangles, expected) => {
    expect(appraised('triangulation2d', square, triangles)).toBe(expected);
  });

  it('an edge that is not flipped', () => {
    const kite = [4, 0, 0, 4, 0, 2, 1, 2, -1];
    const long = [
      [0, 1, 2],
      [0, 3, 1],
    ];
    expect(appraised('triangulation2d', kite, long)).toBe('general');
    expect(appraised('delaunayTriangulation2d', kite, long)).toBe(
      'at fault: point 3 is inside of the circle of triangle 0 1 2',
    );
  });

  it('one ulp decides whether four points are on a circle', () => {
    const unit = (y: number) => [4, 1, 0, 0, 1, -1, 0, 0, y];
    const across = [
      [0, 1, 2],
      [0, 2, 3],
    ];
    expect(appraised('delaunayTriangulation2d', unit(-1), across)).toBe('cocircular');
    expect(appraised('delaunayTriangulation2d', unit(-1 + 2 ** -53), across)).toMatch(
      /^at fault: point 3 is inside/,
    );
  });

  it('of a polygon', () => {
    // An L whose inner corner is vertex 3, and a vertex on its left edge.
    const ell = [7, 0, 0, 4, 0, 4, 2, 2, 2, 2, 4, 0, 4, 0, 2];
    const parts = [
      [0, 1, 2],
      [0, 2, 6],
      [3, 4, 6],
      [4, 5, 6],
    ];
    expect(appraised('polygonTriangulation2d', ell, parts)).toBe('flat-corners');
    expect(appraised('conformingTriangulation2d', ell, parts)).toBe(
      'at fault: vertex 3 is on triangle 0 2 6, and no corner of it',
    );
    expect(appraised('polygonTriangulation2d', ell, parts.slice(1))).toBe(
      'at fault: the triangles do not cover the polygon',
    );
    expect(appraised('polygonTriangulation2d', ell, [...parts, [2, 4, 3]])).toBe(
      'at fault: triangle 2 4 3 is not within the polygon',
    );
  });
});

describe('faults of polygons', () => {
  // Two boxes of 2 by 2 that share a quarter.
  const boxes = [4, 0, 0, 2, 0, 2, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 1, 3, 1, 3, 3, 1, 3];
  const quarter = [1, 1, 2, 1, 2, 2, 1, 2];
  const ring = (flat: readonly number[]) => [[0, 1, 2, 3].map((i) => [flat[2 * i], flat[2 * i + 1]])];
  const a = ring(boxes.slice(1, 9));
  const b = ring(boxes.slice(18));

  it.each([
    ['polygonIntersection2d', [ring(quarter)], 'overlapping'],
    ['polygonIntersection2d', [ring([1, 1, 2, 1, 2, 2, 1, 2 + 2 ** -40])], 'overlapping'],
    [
      'polygonIntersection2d',
      [ring([1, 1, 2, 1, 2, 2, 1, 2 + 2 ** -20])],
      /^at fault: has too much what is around \(1\.\d+, 2\.\d+\)$/,
    ],
    ['polygonIntersection2d', [], 'at fault: leaves out what is around (1.5, 1.5)'],
    ['polygonUnion2d', [a, b], 'at fault: covers twice what is around (1.5, 1.5)'],
    ['polygonUnion2d', [a], /^at fault: leaves out what is around/],
    ['polygonDifference2d', [[...a, ...ring(quarter)]], 'overlapping'],
    [
      'polygonXor2d',
      [
        [...a, ...ring(quarter)],
        [...b, ...ring(quarter)],
      ],
      'overlapping',
    ],
    ['polygonXor2d', [a, b], /^at fault: has too much what is around \(1\.5, 1\.5\)$/],
  ])('%s %j', (name, answer, expected) => {
    const said = appraised(name as string, boxes, answer);
    if (typeof expected === 'string') expect(said).toBe(expected);
    else expect(said).toMatch(expected as RegExp);
  });
});

describe('engines', () => {
  it.each([
    ['delaunator', 'triangulation2d', 'lattice-points'],
    ['cdt2d', 'delaunayTriangulation2d', 'lattice-points'],
    ['earcut', 'polygonTriangulation2d', 'round-ring'],
    ['polygon-clipping', 'polygonUnion2d', 'right-angled-pair'],
    ['polyclip-ts', 'polygonXor2d', 'right-angled-pair'],
    ['martinez', 'polygonIntersection2d', 'right-angled-pair'],
    ['clipper2', 'polygonDifference2d', 'right-angled-pair'],
  ])('%s is understood: %s is right on easy cases', async (name, asked, family) => {
    const engine = (await loadEngine(name))!;
    const question = requireQuery(asked);
    const verdicts = await verdictsOf(engine, question, casesIn(question, family, 60));
    const judged = verdicts.filter((verdict) => verdict !== 'unsupported');
    expect(judged.length).toBeGreaterThan(15);
    expect(judged.filter((verdict) => verdict === 'right').length).toBeGreaterThan(0.8 * judged.length);
  });

  it('reads lists of triangles in both forms', () => {
    expect(trianglesIn('[0,1,2,2,1,3]', 4)).toEqual(trianglesIn('[[0,1,2],[2,1,3]]', 4));
  });
});
