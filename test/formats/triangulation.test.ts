import { describe, expect, it } from 'vitest';
import { GrowableUint32 } from '../../src/core/collections/growable.js';
import { FaceList } from '../../src/formats/face-list.js';
import { type MeshFile, parseMesh } from '../../src/formats/index.js';
import { NoteBook } from '../../src/formats/note-book.js';
import { checkMesh } from '../../src/mesh/index.js';
import { clipEars } from '../../src/triangulation/clip-ears.js';
import { FaceTriangulator, type WorkLimit } from '../../src/triangulation/face-triangulator.js';
import { spiral, zipper } from '../triangulation/hard-polygons.js';
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
  return [triangles.join(' '), ...notes.slice(1).map(({ type: kind }) => kind)];
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

  it('that are not planar leave no gap to their neighbours where all shadows touch themselves', async () => {
    const ring = 'v 1 1 1\nv 0 3 3\nv 0 2 0\nv 2 3 0\nv 0 1 2\n';
    const cone = 'v 9 9 9\nf 2 1 6\nf 3 2 6\nf 4 3 6\nf 5 4 6\nf 1 5 6\n';
    const { mesh, notes } = await parseText(`${ring}${cone}f 1 2 3 4 5\n`, 'obj');
    expect(notes.map(({ type: kind }) => kind)).toContain('faces-not-planar');
    expect(checkMesh(mesh).findings.map(({ type: kind }) => kind)).not.toContain('border-edge');
    expect(mesh.indices).toHaveLength(24);
  });

  it('that cross themselves, or have no area, are fans', async () => {
    expect(await cut([0, 0], [1, 1], [1, 0], [0, 1])).toEqual(['012 023', 'faces-self-crossing']);
    expect(await cut([0, 0], [1, 0], [1, 1], [1, 0])).toEqual(['012 023', 'faces-self-crossing']);
    expect(await cut([0, 0], [1, 0], [2, 0], [3, 0])).toEqual(['012 023', 'faces-flat']);
    expect(await cut([1, 1], [1, 1], [1, 1], [1, 1])).toEqual(['012 023', 'faces-flat']);
    expect(await cut([0, 0], [1, 0], [1, 1], [1, 1])).toEqual(['012 023', 'faces-self-crossing']);
  });

  it('that touch themselves are cut without overlap', async () => {
    // A square tube: two faces have a hole, written with a bridge.
    const square = [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
      [1, 1],
      [3, 1],
      [3, 3],
      [1, 3],
    ];
    const vertices = [0, 1].flatMap((z) => square.map(([x, y]) => `v ${x} ${y} ${z}\n`)).join('');
    const walls =
      'f 1 2 10 9\nf 2 3 11 10\nf 3 4 12 11\nf 4 1 9 12\nf 5 13 14 6\nf 6 14 15 7\nf 7 15 16 8\nf 8 16 13 5\n';
    const tube = `${vertices}f 9 10 11 12 9 13 16 15 14 13\nf 1 4 3 2 1 5 6 7 8 5\n${walls}`;
    for (const text of [tube, tube.replace('f 1 4 3 2 1 5 6 7 8 5', 'f 6 7 8 5 1 4 3 2 1 5')]) {
      const { mesh, notes, faceOfTriangle } = await parseText(text, 'obj');
      const { valid, components } = checkMesh(mesh);
      expect([valid, components.length, components.at(0).genus, components.at(0).volume]).toEqual([
        true,
        1,
        1,
        12,
      ]);
      expect(notes.map(({ type: kind }) => kind)).toEqual(['polygons-triangulated', 'faces-self-touching']);
      expect(notes[1]!.faces).toEqual(Uint32Array.of(0, 1));
      expect(faceOfTriangle!.filter((face) => face === 1)).toHaveLength(8);
    }
    // Not planar, with a bridge; and pinched, so that there are fewer triangles than corners say.
    const bent = await parseText(tube.replace('v 3 3 1', 'v 3 3 1.5'), 'obj');
    expect(checkMesh(bent.mesh).valid).toBe(true);
    const pinched = 'v 0 0 0\nv 2 -1 0\nv 2 1 0\nv -2 1 0\nv -2 -1 0\nf 1 2 3 1 4 5\nf 2 3 4\n';
    const { mesh, faceOfTriangle } = await parseText(pinched, 'obj');
    expect([...faceOfTriangle!]).toEqual([0, 0, 1]);
    expect(mesh.indices).toHaveLength(9);
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
    let out = new GrowableUint32();
    const verdicts = (limit: WorkLimit) => {
      out = new GrowableUint32();
      const cutter = new FaceTriangulator(positions, corners, out, { limit });
      return [0, 60].map((from) => {
        const cut = cutter.triangulate(from, from + 60);
        return typeof cut === 'string' ? cut : cut.next().value;
      });
    };
    expect(verdicts({ file: 0, corner: 1 })).toEqual(['too-large', 'too-large']);
    expect([...out.data.subarray(0, 9)]).toEqual([0, 1, 2, 0, 2, 3, 0, 3, 4]);
    expect(verdicts({ file: 0, corner: 100 })).toEqual(['not-convex', 'not-convex']);
    // What a face leaves over is for the next ones.
    const { work } = clipEars(polygon, () => {});
    expect(verdicts({ file: 1.5 * work, corner: 0 })).toEqual(['not-convex', 'too-large']);
    expect([...out.data.subarray(3 * 58, 3 * 58 + 6)]).toEqual([0, 1, 2, 0, 2, 3]);
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
