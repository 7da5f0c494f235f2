import { expect, test } from 'vitest';
import { coordinates } from '../../../../src/implicit/index.js';
import { formFaults } from '../../../../src/oracle/subjects/booleans/form-faults.js';
import { pointsOf } from '../../../../src/oracle/subjects/booleans/measures.js';
import { convexSolid, type Solid, solidUnion } from '../../../../src/solids/index.js';

const slab = (axis: number, low: number, high: number) =>
  [1, -1].map((s) => ({
    normal: [0, 1, 2].map((k) => (k === axis ? s : 0)) as [number, number, number],
    constant: s > 0 ? -high : low,
  }));
const box = (x: [number, number], y: [number, number], z: [number, number]): Solid =>
  convexSolid([...slab(0, ...x), ...slab(1, ...y), ...slab(2, ...z)]);

/** An L, whose faces have up to six corners. */
const solid = solidUnion(box([0, 3], [0, 1], [0, 1]), box([0, 1], [0, 2], [0, 1]));

test('a solid has the form that its docstring says', () => {
  expect(formFaults(solid)).toBe('');
});

test('two edges of a face that cross are found, though each edge has its opposite', () => {
  // The same in both of two faces that share a ring's corners would be closed; here only the crossing is asked about.
  const faces = solid.faces.map((face, i) => {
    const [ring, ...others] = face.rings;
    const [a, b, c, ...rest] = ring!;
    return i === 0 ? { ...face, rings: [[a!, c!, b!, ...rest], ...others] } : face;
  });
  expect(formFaults({ ...solid, faces } as Solid)).toContain(' EDGES CROSS');
});

test('a vertex within an edge is found', () => {
  const tee = solidUnion(box([0, 3], [0, 1], [0, 1]), box([1, 2], [1, 2], [0, 1]));
  expect(formFaults(tee)).toBe('');
  const isInner = pointsOf(tee).map((point) => [1, 2].includes(coordinates(point)[0]));
  // Without its inner corners a face of eight is that of the bar, whose long edge goes through two of them.
  const faces = tee.faces.map((face) => ({
    ...face,
    rings: face.rings.map((ring) => (ring.length === 8 ? ring.filter((v) => !isInner[v]) : ring)),
  }));
  expect(formFaults({ ...tee, faces } as Solid)).toContain(' VERTEX WITHIN AN EDGE');
});
