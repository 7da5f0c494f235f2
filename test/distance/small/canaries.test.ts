import { expect, it, vi } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';

const CANARIES = 8;
const CANARY = 173.90997314453125;

it('engines of distances write within their arrays, and read no further', async () => {
  vi.resetModules();
  const { useScratchAllocator } = await import('../../../src/arithmetic/scratch.js');
  const arrays: { readonly array: Float64Array; readonly length: number }[] = [];
  useScratchAllocator((length) => {
    const array = new Float64Array(length + CANARIES).fill(CANARY, length);
    arrays.push({ array, length });
    return array;
  });
  // Arrays of modules are made when these are loaded.
  const watched = await import('../../../src/distance/index.js');
  useScratchAllocator();
  vi.resetModules();
  const plain = await import('../../../src/distance/index.js');
  const random = new Random(3, 1, 4, 1);
  for (let i = 0; i < 500; i++) {
    const point = () => Array.from({ length: 3 }, () => (i % 2 ? random.unit() : random.below(4)));
    const shape = () => ({ start: point(), end: point(), a: point(), b: point(), c: point() });
    const [a, b] = [shape(), shape()];
    const answers = (engine: typeof plain) => [
      engine.segmentSegmentDistance(a, b).distance,
      engine.segmentTriangleDistance(a, b).distance,
      engine.triangleTriangleDistance(a, b).distance,
      engine.triangleTriangleSquaredDistance(a, b),
      engine.pointTriangleSquaredDistance(a.start, b),
      engine.pointPointDistance(a.start, b.start).distance,
    ];
    expect(answers(watched)).toEqual(answers(plain));
  }
  expect(arrays.length).toBeGreaterThan(15);
  const overrun = arrays.filter(({ array, length }) => array.subarray(length).some((x) => x !== CANARY));
  expect(overrun).toEqual([]);
});
