import { describe, expect, test } from 'vitest';
import { ringSize } from '../../src/oracle/cases/planar/rings.js';
import { peerLoaders } from '../../src/oracle/engines/queries/index.js';

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

/** Of each question that a package answers: values that meet, and values that do not. */
const questions: Readonly<Record<string, Readonly<Record<string, readonly [number[], number[]]>>>> = {
  'robust-segment-intersect': { segmentSegment: [CROSS, APART] },
  'robust-point-in-polygon': { pointPolygon2d: [square(1, 1), square(3, 1)] },
  jsts: { segmentSegment: [CROSS, APART], pointPolygon2d: [square(2, 1), square(3, 1)] },
  three: {
    rayTriangle: [
      [1, 1, -1, 0, 0, 2, ...FLAT],
      [1, 1, -1, 0, 0, -2, ...FLAT],
    ],
    rayBox: [
      [1, 1, -1, 0, 0, 2, 0, 0, 0, 2, 2, 2],
      [1, 1, -1, 0, 0, -2, 0, 0, 0, 2, 2, 2],
    ],
    triangleBox: [
      [...FLAT, 0, 0, -1, 1, 1, 1],
      [...FLAT, 0, 0, 1, 1, 1, 2],
    ],
    boxBox: [
      [0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2],
      [0, 0, 0, 1, 1, 1, 2, 0, 0, 3, 1, 1],
    ],
    orientedBoxOrientedBox: [orientedBoxes(1.5), orientedBoxes(2.5)],
  },
  'three-mesh-bvh': {
    triangleTriangle: [
      [...FLAT, 1, 1, -1, 1, 1, 1, 5, 5, 5],
      [...FLAT, 1, 1, 1, 1, 2, 1, 5, 5, 5],
    ],
  },
};

/** Two boxes of half size 1, the second one with axes of length 2 and half size 0.5, along x at that distance. */
function orientedBoxes(distance: number): number[] {
  const one = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1];
  return [...one, distance, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 2, 0.5, 0.5, 0.5];
}

describe('packages answer queries', () => {
  test.each(Object.keys(peerLoaders))('%s', async (name) => {
    const target = await peerLoaders[name]!();
    const expected = questions[name]!;
    expect(Object.keys(target!.queries!).sort()).toEqual(Object.keys(expected).sort());
    for (const [question, [yes, no]] of Object.entries(expected)) {
      const ask = target!.queries![question]!;
      expect([question, ask(Float64Array.from(yes)), ask(Float64Array.from(no))]).toEqual([
        question,
        true,
        false,
      ]);
    }
  });

  test('and are not asked what they do not know', async () => {
    const polygons = await peerLoaders['robust-point-in-polygon']!();
    const ask = (values: number[]) => polygons!.queries!.pointPolygon2d!(Float64Array.from(values));
    expect(ask(square(1, 1, [0.5, 0.5, 0.6, 0.5, 0.5, 0.6]))).toBeUndefined();
    expect(ask(square(1, 1, [], 1))).toBeUndefined();
    const three = await peerLoaders.three!();
    const skew = orientedBoxes(1);
    skew[6] = 1;
    expect(three!.queries!.orientedBoxOrientedBox!(Float64Array.from(skew))).toBeUndefined();
  });
});
