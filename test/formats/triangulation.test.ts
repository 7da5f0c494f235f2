import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipEars } from '../../src/formats/clip-ears.js';
import type { MeshFile } from '../../src/formats/index.js';
import { isSimplePolygon } from '../../src/planar/index.js';
import { orient2d } from '../../src/predicates/index.js';
import { parseText } from './files.js';

/** Reads a file of one face. */
function face(...points: readonly (readonly number[])[]): Promise<MeshFile> {
  const lines = points.map((p) => `v ${[...p, 0].slice(0, 3).join(' ')}`);
  return parseText(`${lines.join('\n')}\nf ${points.map((_, i) => i + 1).join(' ')}`, 'obj');
}

async function cut(...points: readonly (readonly number[])[]) {
  const { mesh, notes, faceOfTriangle } = await face(...points);
  expect([...(faceOfTriangle ?? [])]).toEqual(Array.from({ length: points.length - 2 }, () => 0));
  const triangles = Array.from({ length: mesh.indices.length / 3 }, (_, t) =>
    [...mesh.indices.slice(3 * t, 3 * t + 3)].join(''),
  );
  return [triangles.join(' '), ...notes.slice(1).map(({ kind }) => kind)];
}

describe('faces with more than three corners', () => {
  it('are fans if planar and convex, in whatever plane', async () => {
    expect(await cut([0, 0], [1, 0], [1, 1], [0, 1])).toEqual(['012 023']);
    expect(await cut([0, 0], [0, 1], [1, 1], [1, 0])).toEqual(['012 023']);
    expect(await cut([5, 0, 0], [5, 1, 0], [5, 1, 1], [5, 0, 1])).toEqual(['012 023']);
    expect(await cut([0, 5, 0], [1, 5, 0], [1, 5, 1], [0, 5, 1])).toEqual(['012 023']);
    expect(await cut([0, 0, 0], [2, 0, 2], [3, 1, 4], [2, 2, 4], [0, 2, 2])).toEqual(['012 023 034']);
    expect(await cut([0, 0, 0], [1e308, 0, 0], [1e308, 1e308, 0], [0, 1e308, 0])).toEqual(['012 023']);
    expect(await cut([0, 0, 0], [5e-324, 0, 0], [5e-324, 5e-324, 0], [0, 5e-324, 0])).toEqual(['012 023']);
  });

  it('are clipped if planar and not convex', async () => {
    expect(await cut([0, 0], [4, 0], [1, 1], [0, 4])).toEqual(['012 023', 'faces-not-convex']);
    expect(await cut([4, 0], [1, 1], [0, 4], [0, 0])).toEqual(['301 312', 'faces-not-convex']);
    expect(await cut([0, 0, 0], [0, 4, 4], [0, 1, 2], [0, 0, 4])).toEqual(['012 023', 'faces-not-convex']);
  });

  it('have no triangle without area where corners are straight', async () => {
    expect(await cut([0, 0], [1, 0], [2, 0], [2, 2])).toEqual(['301 312', 'faces-not-convex']);
    expect(await cut([1, 0], [2, 0], [0, 2], [0, 0])).toEqual(['012 023', 'faces-not-convex']);
  });

  it('that are not planar are cut as their shadow', async () => {
    expect(await cut([0, 0, 0], [1, 0, 0], [1, 1, 1], [0, 1, 0])).toEqual(['012 023', 'faces-not-planar']);
    expect(await cut([0, 0, 0], [4, 0, 0], [1, 1, 1e-9], [0, 4, 0])).toEqual(['012 023', 'faces-not-planar']);
    expect(await cut([4, 0, 0], [1, 1, 1e-9], [0, 4, 0], [0, 0, 0])).toEqual(['301 312', 'faces-not-planar']);
    expect(await cut([0, 0, 0], [0, 1, 0], [1e-9, 1, 1], [0, 0, 1], [0, -1, 0.5])).toEqual([
      '012 023 034',
      'faces-not-planar',
    ]);
  });

  it('that cross themselves, or have no area, are fans', async () => {
    expect(await cut([0, 0], [1, 1], [1, 0], [0, 1])).toEqual(['012 023', 'faces-self-crossing']);
    expect(await cut([0, 0], [1, 0], [1, 1], [1, 0])).toEqual(['012 023', 'faces-self-crossing']);
    expect(await cut([0, 0], [1, 0], [2, 0], [3, 0])).toEqual(['012 023', 'faces-flat']);
    expect(await cut([1, 1], [1, 1], [1, 1], [1, 1])).toEqual(['012 023', 'faces-flat']);
    expect(await cut([0, 0], [1, 0], [1, 1], [1, 1])).toEqual(['012 023', 'faces-self-crossing']);
  });

  it('are told with their numbers', async () => {
    const v = 'v 0 0 0\nv 4 0 0\nv 1 1 0\nv 0 4 0\nv 0 0 1\n';
    const { notes, faceOfTriangle } = await parseText(
      `${v}f 1 2 3\nf 1 2 3 4\nf 2 3 4\nf 1 2 3 5\nf 1 2 3 4`,
      'obj',
    );
    expect(notes.map(({ message }) => message)).toEqual([
      '3 faces with more than three corners: triangulated',
      '1 face not exactly planar (face 3)',
      '2 faces planar but not convex (faces 1, 4)',
    ]);
    expect(notes[2]!.faces).toEqual(Uint32Array.of(1, 4));
    expect([...faceOfTriangle!]).toEqual([0, 1, 1, 2, 3, 3, 4, 4]);
  });

  it('are not clipped if they have very many corners', async () => {
    const comb = Array.from({ length: 2500 }, (_, i) => [
      [i, 0],
      [i + 0.5, 1],
    ]).flat();
    const { mesh, notes } = await face(...comb, [2500, 0], [1250, -9]);
    expect(mesh.indices.length).toBe(3 * 5000);
    expect(notes[1]!.message).toBe(
      '1 face not convex and with too many corners to be clipped: triangulated as a fan (face 0)',
    );
  });
});

describe('clipping ears', () => {
  const point = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }));
  const simple = fc.array(point, { minLength: 4, maxLength: 9 }).filter((ring) => isSimplePolygon(ring));

  /** Twice the area of a lattice polygon, exactly. */
  function area(ring: readonly (readonly number[])[]): number {
    return ring.reduce((sum, [x, y], i) => {
      const [u, v] = ring[(i + 1) % ring.length]!;
      return sum + x! * v! - u! * y!;
    }, 0);
  }

  it('cuts a simple lattice polygon into triangles of its own orientation that add up to it', () => {
    const property = fc.property(simple, (ring) => {
      const triangles: number[][] = [];
      clipEars(ring, (a, b, c) => triangles.push([a, b, c]));
      expect(triangles).toHaveLength(ring.length - 2);
      const way = Math.sign(area(ring));
      let sum = 0;
      for (const [a, b, c] of triangles) {
        const [p, q, r] = [ring[a!]!, ring[b!]!, ring[c!]!];
        expect(orient2d(p[0], p[1], q[0], q[1], r[0], r[1])).toBe(way);
        sum += area([p, q, r]);
      }
      // All turn the same way and none overlaps another, as their areas add up to that of the polygon.
      expect(sum).toBe(area(ring));
    });
    fc.assert(property, { seed: 4, numRuns: 800 });
  });

  it('takes a large comb without being slow', () => {
    const teeth = Array.from({ length: 1000 }, (_, i) => [
      [i, 0],
      [i + 0.5, 1],
    ]).flat();
    const ring = [...teeth, [1000, 0], [500, -9]];
    let triangles = 0;
    const started = performance.now();
    clipEars(ring, () => triangles++);
    expect(triangles).toBe(ring.length - 2);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
