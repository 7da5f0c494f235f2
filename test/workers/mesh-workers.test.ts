import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { anyHits, locatePoints, prepareMesh, selfIntersections } from '../../src/mesh/index.js';
import { MeshWorkers } from '../../src/workers/index.js';

/** A lattice sphere: the unit octahedron, subdivided, with vertices moved so that some triangles cut each other. */
function bumpyOctahedron(levels: number, bump: number) {
  let triangles: number[][][] = [];
  for (const x of [-1, 1]) {
    for (const y of [-1, 1]) {
      for (const z of [-1, 1]) {
        const corners = [
          [x, 0, 0],
          [0, y, 0],
          [0, 0, z],
        ];
        triangles.push(x * y * z > 0 ? corners : corners.reverse());
      }
    }
  }
  const middle = (a: number[], b: number[]) => a.map((c, k) => (c + b[k]!) / 2);
  for (let level = 0; level < levels; level++) {
    triangles = triangles.flatMap(([a, b, c]) => {
      const [ab, bc, ca] = [middle(a!, b!), middle(b!, c!), middle(c!, a!)];
      return [
        [a!, ab, ca],
        [ab, b!, bc],
        [ca, bc, c!],
        [ab, bc, ca],
      ];
    });
  }
  const numbers = new Map<string, number>();
  const positions: number[] = [];
  let state = 5;
  const indices = triangles.flat().map((corner) => {
    const key = corner.join();
    let v = numbers.get(key);
    if (v === undefined) {
      v = numbers.size;
      numbers.set(key, v);
      for (const c of corner) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        positions.push(c + bump * (state / 2 ** 32 - 0.5));
      }
    }
    return v;
  });
  return { positions: Float64Array.from(positions), indices: Uint32Array.from(indices) };
}

const smooth = bumpyOctahedron(4, 0);
const rough = bumpyOctahedron(4, 0.12);
const nothing = { positions: new Float64Array(0), indices: new Uint32Array(0) };

describe.each([1, 2, 3])('%i workers', (count) => {
  const workers = new MeshWorkers({ workers: count });
  afterAll(() => workers.close());

  it.each(Object.entries({ smooth, rough, nothing }))('find the same pairs: %s', async (_, mesh) => {
    expect(await workers.selfIntersections(prepareMesh(mesh))).toEqual(selfIntersections(prepareMesh(mesh)));
  });

  it('locate points and cast rays alike', async () => {
    const mesh = await workers.prepare(rough);
    let state = 9;
    const points = new Float64Array(9000).map(() => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 2 ** 31 - 1;
    });
    points.set(rough.positions.subarray(0, 300));
    expect(await workers.locatePoints(mesh, points)).toEqual(locatePoints(prepareMesh(rough), points));
    expect(await workers.anyHits(mesh, points)).toEqual(anyHits(prepareMesh(rough), points));
    expect(new Set(await workers.locatePoints(mesh, points))).toEqual(new Set([-1, 0, 1]));
  });

  it('report a bad argument as one thread does', async () => {
    const mesh = await workers.prepare(rough);
    await expect(workers.locatePoints(mesh, new Float64Array(4))).rejects.toThrow(
      /points.length must be a multiple of 3, got 4/,
    );
    await expect(workers.locatePoints(mesh, new Float64Array([0, Number.NaN, 0]))).rejects.toThrow(
      /MeshWorkers.locatePoints: points\[1\] must be a finite number/,
    );
    const open = await workers.prepare({ positions: rough.positions, indices: rough.indices.slice(3) });
    await expect(workers.locatePoints(open, new Float64Array(3))).rejects.toThrow(/3 open edges/);
  });
});

it('there must be a worker', () => {
  expect(() => new MeshWorkers({ workers: 0 })).toThrow(
    /^MeshWorkers: options.workers must be an integer from 1 on, got 0/,
  );
});

describe('the place of the worker', () => {
  const source = new URL('./worker-from-source.mjs', import.meta.url);

  it.each([
    ['a URL', source],
    ['its text', source.href],
    ['a path', fileURLToPath(source)],
  ])('can be given as %s', async (_, workerUrl) => {
    const workers = new MeshWorkers({ workers: 2, workerUrl });
    expect((await workers.selfIntersections(prepareMesh(nothing))).length).toBe(0);
    await workers.close();
  });

  it('must be a URL or text', () => {
    expect(() => new MeshWorkers({ workerUrl: 5 as unknown as string })).toThrow(
      /^MeshWorkers: options.workerUrl must be a URL or its text, got 5/,
    );
  });

  it.each([
    ['is not there', new URL('./nothing.mjs', import.meta.url)],
    ['is another script', new URL('data:text/javascript,process.exit(3)')],
  ])('%s: an error that says what to do, and close() is in order', async (_, workerUrl) => {
    const workers = new MeshWorkers({ workers: 2, workerUrl });
    await expect(workers.selfIntersections(prepareMesh(rough))).rejects.toThrow(
      /^MeshWorkers: the worker could not be started \(.+\): give its place as option workerUrl/,
    );
    await workers.close();
  });

  it('after close() there is no thread to ask', async () => {
    const workers = new MeshWorkers({ workers: 2 });
    await workers.close();
    await expect(workers.selfIntersections(prepareMesh(rough))).rejects.toThrow('ended by close()');
  });
});

it('the rough mesh does cut itself', () => {
  expect(selfIntersections(prepareMesh(rough)).length).toBeGreaterThan(100);
});
