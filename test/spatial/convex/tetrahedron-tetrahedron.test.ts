import { describe, expect, it } from 'vitest';
import { coordinates } from '../../../src/implicit/index.js';
import { contactText } from '../../../src/oracle/answers/text.js';
import { tetrahedraIntersect, tetrahedronTetrahedron } from '../../../src/spatial/generated/convex.js';

describe('tetrahedronTetrahedron', () => {
  it('are separated by edges where no face does it', () => {
    const a = { a: [-1, 0, 0], b: [1, 0, 0], c: [0, -1, -1], d: [0, 1, -1] };
    const at = (h: number) => ({ a: [0, -1, h], b: [0, 1, h], c: [-1, 0, 1 + h], d: [1, 0, 1 + h] });
    const apart = tetrahedronTetrahedron(a, at(0.125));
    expect(apart.relation).toBe('disjoint');
    expect(apart.witness.separation).toEqual({ type: 'edges', a: [0, 1], b: [0, 1] });
    expect(tetrahedraIntersect(a, at(0.125))).toBe(false);
    const touching = tetrahedronTetrahedron(a, at(0));
    expect(contactText(touching)).toBe('touching e0/e0');
    expect(touching.witness.separation).toEqual({ type: 'edges', a: [0, 1], b: [0, 1] });
    expect(coordinates(touching.witness.point!)).toEqual([0, 0, 0]);
    expect(tetrahedraIntersect(a, at(0))).toBe(true);
    expect(tetrahedronTetrahedron(a, at(-0.125)).relation).toBe('overlapping');
    expect(tetrahedronTetrahedron(a, at(-0.125)).witness.separation).toBeNull();
  });

  it('name the set whose face separates', () => {
    const needle = { a: [0.25, 0.25, 5], b: [0.25, 0.5, 5], c: [0.5, 0.25, 5], d: [0.25, 0.25, 1.5] };
    const flat = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 1] };
    const { separation } = tetrahedronTetrahedron(flat, needle).witness;
    expect(separation?.type === 'face' && separation.of).toBe('a');
    const spike = { a: [9, 0, -1], b: [9, 1, -1], c: [9, 0, 1], d: [5, 5, 0] };
    const second = tetrahedronTetrahedron(spike, {
      a: [0, -9, -9],
      b: [0, 99, -9],
      c: [0, -9, 99],
      d: [-1, 0, 0],
    }).witness.separation;
    expect(second?.type).toBe('face');
  });

  it('may be flat', () => {
    const square = (z: number) => ({ a: [0, 0, z], b: [2, 0, z], c: [0, 2, z], d: [2, 2, z] });
    expect(tetrahedronTetrahedron(square(0), square(1)).relation).toBe('disjoint');
    expect(tetrahedronTetrahedron(square(0), square(0)).relation).toBe('overlapping');
    expect(tetrahedronTetrahedron(square(0), square(0)).contact).toHaveLength(4);
    const wall = { a: [1, 0, -1], b: [1, 0, 1], c: [1, 2, -1], d: [1, 2, 1] };
    expect(tetrahedronTetrahedron(square(0), wall).relation).toBe('crossing');
    const stick = { a: [1, 1, -1], b: [1, 1, 1], c: [1, 1, 0], d: [1, 1, 0] };
    expect(tetrahedronTetrahedron(square(0), stick).relation).toBe('crossing');
    const dot = { a: [1, 1, 0], b: [1, 1, 0], c: [1, 1, 0], d: [1, 1, 0] };
    expect(tetrahedronTetrahedron(square(0), dot).relation).toBe('overlapping');
    expect(tetrahedronTetrahedron(dot, dot).relation).toBe('overlapping');
    const far = { a: [1, 1, 1], b: [1, 1, 1], c: [1, 1, 1], d: [1, 1, 1] };
    expect(tetrahedronTetrahedron(dot, far).witness.separation?.type).toBe('face');
  });
});

it('a common point of flat tetrahedra stays where it is when the arguments change', () => {
  const flat = () => ({ a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [1, 1, 0] }) as const;
  const [a, b] = [structuredClone(flat()), structuredClone(flat())];
  const { witness } = tetrahedronTetrahedron(a, b);
  const before = JSON.stringify(witness);
  for (const one of [a, b]) for (const corner of Object.values(one)) (corner as unknown as number[]).fill(7);
  expect(JSON.stringify(witness)).toBe(before);
});
