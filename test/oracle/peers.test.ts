import { describe, expect, test } from 'vitest';
import { casesOf } from '../../src/oracle/cases/cases.js';
import { ringSize } from '../../src/oracle/cases/planar/rings.js';
import { enginesFor, loadEngine } from '../../src/oracle/engines/index.js';
import { allQueries, loadQuestions, requireQuestion } from '../../src/oracle/questions/registry.js';

await loadQuestions();

type Pair = readonly [number[], number[]];

const CROSS = [0, 0, 2, 2, 0, 2, 2, 0];
const APART = [0, 0, 2, 2, 3, 0, 5, 1];
const FLAT = [0, 0, 0, 4, 0, 0, 0, 4, 0];

/** A square, a point, and possibly a hole. */
function square(x: number, y: number, hole: readonly number[] = [], rule = 0): number[] {
  const values = [rule, x, y, 4, 0, 0, 2, 0, 2, 2, 0, 2];
  while (values.length < 3 + ringSize()) values.push(0);
  values.push(hole.length / 2, ...hole);
  while (values.length < 3 + ringSize() + ringSize(4)) values.push(0);
  return values;
}

const RAY_TRIANGLE: Pair = [
  [1, 1, -1, 0, 0, 2, ...FLAT],
  [1, 1, -1, 0, 0, -2, ...FLAT],
];
const RAY_BOX: Pair = [
  [1, 1, -1, 0, 0, 2, 0, 0, 0, 2, 2, 2],
  [1, 1, -1, 0, 0, -2, 0, 0, 0, 2, 2, 2],
];
const TRIANGLE_BOX: Pair = [
  [...FLAT, 0, 0, -1, 1, 1, 1],
  [...FLAT, 0, 0, 1, 1, 1, 2],
];
const BOX_BOX: Pair = [
  [0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2],
  [0, 0, 0, 1, 1, 1, 2, 0, 0, 3, 1, 1],
];
const TRIANGLE_TRIANGLE: Pair = [
  [...FLAT, 1, 1, -1, 1, 1, 1, 5, 5, 5],
  [...FLAT, 1, 1, 1, 1, 2, 1, 5, 5, 5],
];
const POINT_POLYGON: Pair = [square(1, 1), square(3, 1)];

/** Of each question that a package answers: values that meet, and values that do not. */
const questions: Readonly<Record<string, Readonly<Record<string, Pair>>>> = {
  'robust-segment-intersect': { segmentSegment2d: [CROSS, APART] },
  'robust-point-in-polygon': { pointPolygon2d: POINT_POLYGON },
  'point-in-polygon': { pointPolygon2d: POINT_POLYGON },
  'point-in-polygon-hao': { pointPolygon2d: POINT_POLYGON },
  turf: {
    segmentSegment2d: [CROSS, APART],
    pointSegment2d: [
      [1, 1, 0, 0, 2, 2],
      [1, 2, 0, 0, 2, 2],
    ],
    pointPolygon2d: POINT_POLYGON,
  },
  jsts: { segmentSegment2d: [CROSS, APART], pointPolygon2d: [square(2, 1), square(3, 1)] },
  three: {
    rayTriangle: RAY_TRIANGLE,
    rayBox: RAY_BOX,
    triangleBox: TRIANGLE_BOX,
    boxBox: BOX_BOX,
    orientedBoxOrientedBox: [orientedBoxes(1.5), orientedBoxes(2.5)],
  },
  'three-mesh-bvh': { triangleTriangle: TRIANGLE_TRIANGLE },
  'cannon-es': { rayBox: RAY_BOX, boxBox: BOX_BOX },
  jolt: {
    segmentIntersectsBox: [
      [1, 1, -1, 1, 1, 0, 0, 0, 0, 2, 2, 2],
      [1, 1, -1, 1, 1, -0.5, 0, 0, 0, 2, 2, 2],
    ],
    boxBox: BOX_BOX,
  },
  rapier3d: {
    rayTriangle: RAY_TRIANGLE,
    rayBox: RAY_BOX,
    triangleTriangle: TRIANGLE_TRIANGLE,
    triangleBox: TRIANGLE_BOX,
    boxBox: BOX_BOX,
  },
};

/** Two boxes of half size 1, the second one with axes of length 2 and half size 0.5, along x at that distance. */
function orientedBoxes(distance: number): number[] {
  const one = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1];
  return [...one, distance, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 2, 0.5, 0.5, 0.5];
}

/** Asks an engine one question by the name under which packages know it. */
async function ask(name: string, peerQuestion: string, values: readonly number[]): Promise<unknown> {
  const engine = (await loadEngine(name))!;
  const question = { ...requireQuestion('orient2d'), name: '', peerQuestion };
  expect(engine.knows(question)).toBe(true);
  return (await engine.ask(question, casesOf(values.length, values)))[0];
}

describe('packages answer queries', () => {
  test.each(enginesFor('queries').filter((name) => name !== 'unerring'))('%s', async (name) => {
    const engine = (await loadEngine(name))!;
    // What it constructs is asked in constructions.test.ts.
    const expected = questions[name] ?? {};
    const known = allQueries().filter((query) => query.check === undefined && engine.knows(query));
    expect(new Set(known.map((query) => query.peerQuestion ?? query.name))).toEqual(
      new Set(Object.keys(expected)),
    );
    for (const [question, [yes, no]] of Object.entries(expected)) {
      expect([question, await ask(name, question, yes), await ask(name, question, no)]).toEqual([
        question,
        true,
        false,
      ]);
    }
  });

  test('and are not asked what they do not know', async () => {
    const polygon = (values: number[]) => ask('robust-point-in-polygon', 'pointPolygon2d', values);
    expect(await polygon(square(1, 1, [0.5, 0.5, 0.6, 0.5, 0.5, 0.6]))).toBeUndefined();
    expect(await polygon(square(1, 1, [], 1))).toBeUndefined();
    // No float of 32 bits; a half size that is none.
    const boxes = (x: number) => ask('rapier3d', 'boxBox', [x, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2]);
    expect([await boxes(0.1), await boxes(1 - 2 ** -24), await boxes(0.5)]).toEqual([
      undefined,
      undefined,
      true,
    ]);
    const skew = orientedBoxes(1);
    skew[6] = 1;
    expect(await ask('three', 'orientedBoxOrientedBox', skew)).toBeUndefined();
  });
});
