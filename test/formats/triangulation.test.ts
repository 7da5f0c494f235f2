import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipEars } from '../../src/formats/clip-ears.js';
import { CornerSet } from '../../src/formats/corner-set.js';
import { FaceList } from '../../src/formats/face-list.js';
import { type MeshFile, parseMesh } from '../../src/formats/index.js';
import { NoteBook } from '../../src/formats/note-book.js';
import { FaceTriangulator, type WorkLimit } from '../../src/formats/triangulate-face.js';
import { isSimplePolygon2d } from '../../src/planar/index.js';
import { orient2d } from '../../src/predicates/index.js';
import { parseText } from './files.js';
import { HARD_POLYGONS, noise, spiral, zipper } from './hard-polygons.js';

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

  it('are cut though they have thousands of corners', async () => {
    const polygon = spiral(4096);
    const { mesh, notes } = await face(...polygon);
    expect(mesh.indices.length).toBe(3 * 4094);
    expect(notes[1]!.message).toBe('1 face planar but not convex (face 0)');
  });

  it('are fans where clipping takes more work than there is', () => {
    const polygon = zipper(60);
    const positions = Float64Array.from(polygon.flatMap(([x, y]) => [x!, y!, 0]));
    const corners = Uint32Array.from({ length: 120 }, (_, i) => i % 60);
    const out = new Uint32Array(2 * 3 * 58);
    const verdicts = (limit: WorkLimit) => {
      const cutter = new FaceTriangulator(positions, corners, out, limit);
      return [0, 60].map((from) => {
        const cut = cutter.triangulate(from, from + 60);
        return typeof cut === 'string' ? cut : cut.next().value;
      });
    };
    expect(verdicts({ file: 0, corner: 1 })).toEqual(['too-large', 'too-large']);
    expect([...out.subarray(0, 9)]).toEqual([0, 1, 2, 0, 2, 3, 0, 3, 4]);
    expect(verdicts({ file: 0, corner: 100 })).toEqual(['not-convex', 'not-convex']);
    // What a face leaves over is for the next ones.
    const { work } = clipEars(polygon, () => {});
    expect(verdicts({ file: 1.5 * work, corner: 0 })).toEqual(['not-convex', 'too-large']);
    expect([...out.subarray(3 * 58, 3 * 58 + 6)]).toEqual([0, 1, 2, 0, 2, 3]);
  });

  it('are cut with pauses, in which the reading can be stopped', async () => {
    const faces = new FaceList();
    const polygon = spiral(4096);
    for (let i = 0; i < polygon.length; i++) faces.corners.push(i);
    faces.close();
    const positions = Float64Array.from(polygon.flatMap(([x, y]) => [x!, y!, 0]));
    let pauses = 0;
    const pause = async () => {
      if (++pauses === 3) throw new Error('enough');
    };
    await expect(faces.finish(positions, new NoteBook(), pause)).rejects.toThrow('enough');
    const stop = new AbortController();
    setTimeout(() => stop.abort(new Error('stopped')), 0);
    const text = `v 0 0 0\nv 4 0 0\nv 1 1 0\nv 0 4 0\n${'f 1 2 3 4\n'.repeat(40_000)}`;
    await expect(parseMesh(text, 'obj', { signal: stop.signal })).rejects.toThrow('stopped');
  });
});

describe('clipping ears', () => {
  const point = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }));
  const simple = fc.array(point, { minLength: 4, maxLength: 9 }).filter((ring) => isSimplePolygon2d(ring));

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

  /** The same rule, corner by corner and without anything that is faster. */
  function plainly(ring: readonly (readonly number[])[]): number[][] {
    const left = ring.map((_, i) => i);
    const side = (i: number, j: number, k: number) => {
      const [a, b, c] = [ring[i]!, ring[j]!, ring[k]!];
      return orient2d(a[0]!, a[1]!, b[0]!, b[1]!, c[0]!, c[1]!);
    };
    const corners = (at: number): [number, number, number] => {
      const n = left.length;
      return [left[(at + n - 1) % n]!, left[at % n]!, left[(at + 1) % n]!];
    };
    const way = Math.sign(
      ring.reduce((sum, [x, y], i) => {
        const [u, v] = ring[(i + 1) % ring.length]!;
        return sum + x! * v! - u! * y!;
      }, 0),
    );
    const isEar = (at: number) => {
      const [a, b, c] = corners(at);
      if (way * side(a, b, c) <= 0) return false;
      const inside = (v: number) =>
        way * side(a, b, v) >= 0 && way * side(b, c, v) >= 0 && way * side(c, a, v) >= 0;
      return left.every((v) => v === a || v === b || v === c || !inside(v));
    };
    const triangles: number[][] = [];
    let at = 0;
    while (left.length > 3) {
      while (!isEar(at % left.length)) at++;
      at %= left.length;
      triangles.push(corners(at));
      left.splice(at, 1);
      at %= left.length;
    }
    triangles.push(corners(at));
    return triangles;
  }

  function cutUp(ring: readonly (readonly number[])[]): number[][] {
    const triangles: number[][] = [];
    clipEars(ring, (...triangle) => triangles.push(triangle));
    return triangles;
  }

  it('gives the triangles that the rule gives when every corner is asked again each time', () => {
    const property = fc.property(simple, (ring) => {
      expect(cutUp(ring)).toEqual(plainly(ring));
    });
    fc.assert(property, { seed: 9, numRuns: 500 });
    for (const make of Object.values(HARD_POLYGONS)) {
      for (const ring of [make(60), make(60).reverse()]) expect(cutUp(ring)).toEqual(plainly(ring));
    }
  });

  it.each(Object.entries(HARD_POLYGONS))('takes little more than linear work: %s', (_, make) => {
    expect(isSimplePolygon2d(make(512))).toBe(true);
    for (const corners of [512, 4096]) {
      let triangles = 0;
      const { finished, work } = clipEars(make(corners), () => triangles++);
      expect([finished, triangles]).toEqual([true, corners - 2]);
      // Asking every corner about every other would be 4096 looks for each, and thousands of times that to find an ear.
      expect(work).toBeLessThan(8 * corners * Math.sqrt(corners));
    }
  });

  it('is not slowed down by a corner that is far away', () => {
    const [near, far] = [noise(2048), noise(2048)];
    far[0] = [1e300, 0];
    const work = (ring: number[][]) => clipEars(ring, () => {}).work;
    expect(work(far)).toBeLessThan(2 * work(near));
  });

  it('ends when its work is done', () => {
    let triangles = 0;
    const { finished, work } = clipEars(spiral(512), () => triangles++, 5000);
    expect(finished).toBe(false);
    expect(work).toBeLessThan(6000);
    expect(triangles).toBeLessThan(510);
  });
});

describe('a set of corners', () => {
  it('knows the next one', () => {
    const sizes = fc.constantFrom(1, 31, 32, 33, 1024, 1025, 40_000);
    const operations = fc.array(fc.tuple(fc.boolean(), fc.nat()), { maxLength: 60 });
    const property = fc.property(sizes, operations, (size, steps) => {
      const set = new CornerSet(size);
      const plain = new Set<number>();
      for (const [add, n] of steps) {
        const i = n % size;
        if (add) set.add(i);
        else set.remove(i);
        if (add) plain.add(i);
        else plain.delete(i);
        const from = (7 * n + 3) % size;
        const sorted = [...plain].sort((a, b) => a - b);
        expect(set.nextFrom(from)).toBe(sorted.find((k) => k >= from) ?? sorted[0] ?? -1);
      }
    });
    fc.assert(property, { seed: 3, numRuns: 300 });
  });
});
