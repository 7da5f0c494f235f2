import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { coordinates, coordinates2d, isImplicit, side } from '../../src/implicit/index.js';
import * as meshes from '../../src/mesh/index.js';
import * as polygons from '../../src/polygons/index.js';
import { isMade } from '../../src/polygons/made-sets.js';
import * as solids from '../../src/solids/index.js';
import * as triangulation from '../../src/triangulation/index.js';
import { answerCall } from '../../src/workers/geometry-answer.js';
import {
  CALLS,
  type GeometryName,
  type GeometryResponse,
  type GeometryTask,
} from '../../src/workers/geometry-calls.js';
import { buffersIn } from '../../src/workers/geometry-crossings.js';
import { GEOMETRY_FUNCTIONS } from '../../src/workers/geometry-functions.js';
import { GeometryWorker as PageWorker } from '../../src/workers/index.browser.js';
import { GeometryWorker } from '../../src/workers/index.js';

type Any = (...args: unknown[]) => unknown;
/** The functions as users know them. */
const known = { ...meshes, ...polygons, ...solids, ...triangulation } as unknown as Record<GeometryName, Any>;
const names = Object.keys(CALLS) as GeometryName[];

function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** The octahedron of radius 1 around a point, subdivided. */
function ball(
  levels: number,
  at: readonly number[],
  size = 1,
): { positions: Float64Array; indices: Uint32Array } {
  let triangles: number[][][] = [];
  for (const x of [-1, 1])
    for (const y of [-1, 1])
      for (const z of [-1, 1]) {
        const corners = [
          [x, 0, 0],
          [0, y, 0],
          [0, 0, z],
        ];
        triangles.push(x * y * z > 0 ? corners : corners.reverse());
      }
  const middle = (a: number[], b: number[]) => {
    const sum = a.map((c, k) => c + b[k]!);
    const length = Math.sqrt(sum.reduce((all, c) => all + c * c, 0));
    return sum.map((c) => c / length);
  };
  for (let level = 0; level < levels; level++)
    triangles = triangles.flatMap(([a, b, c]) => {
      const [ab, bc, ca] = [middle(a!, b!), middle(b!, c!), middle(c!, a!)];
      return [[a!, ab, ca], [ab, b!, bc], [ca, bc, c!], [ab, bc, ca]]; // biome-ignore format: four of them
    });
  const numbers = new Map<string, number>();
  const positions: number[] = [];
  const indices = triangles.flat().map((corner) => {
    const key = corner.join();
    if (!numbers.has(key)) {
      numbers.set(key, numbers.size);
      positions.push(...corner.map((c, k) => at[k]! + size * c));
    }
    return numbers.get(key)!;
  });
  return { positions: Float64Array.from(positions), indices: Uint32Array.from(indices) };
}

const random = randomNumbers(7);
const [one, other] = [ball(2, [0, 0, 0]), ball(2, [0.5, 0.25, 0.125])];
/** Open, with a hole where the section ends in polylines. */
const open = { positions: one.positions, indices: one.indices.slice(12) };
const plane = { normal: [1, 2, 3], constant: 0.1 };
const points2 = Array.from({ length: 400 }, () => [random(), random()]);
const points3 = new Float64Array(900).map(random);
const weights = Float64Array.from({ length: 400 }, () => random() / 20);
const edges = Array.from({ length: 40 }, (_, i) => [i, 399 - i]);
const ring = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => [from + Math.cos(i * 2.3), Math.sin(i * 2.3)]);
const sets = [polygons.polygonSet(ring(0, 30)), polygons.polygonSet(ring(1, 25))] as const;
const square = [[0, 0], [2, 0], [2, 2], [0, 2]]; // biome-ignore format: a ring
const box = { min: [-1, -1, -1], max: [1, 1, 1] };
const diagram = triangulation.voronoiDiagram2d(points2.slice(0, 60));

/** For each function real arguments, without options. */
const ARGUMENTS: { readonly [N in GeometryName]: readonly (readonly unknown[])[] } = {
  meshUnion: [[[one, other]], [[meshes.prepareMesh(one), other, one]]],
  meshIntersection: [[[one, other]]],
  meshDifference: [[[one, other]], [[one, one]]],
  meshSymmetricDifference: [[[one, other]]],
  meshSection: [
    [one, plane],
    [open, plane],
    [meshes.prepareMesh(one), { normal: [0, 0, 1], constant: 0 }],
  ],
  meshSections: [
    [one, [0, 0, 1], [0, -0.25, 0.5, 9]],
    [open, [1, 0, 0], [0.125]],
  ],
  checkMesh: [[one], [open], [meshes.prepareMesh(other)]],
  delaunay2d: [[points2], [new Float64Array(0)], [points2.flat()]],
  constrainedDelaunay2d: [
    [points2, edges],
    [square, [[0, 2]]],
    [square, [0, 2, 1, 3]],
  ],
  constrainedDelaunayWithCrossings2d: [
    [points2, edges],
    [square, [0, 2, 1, 3]],
  ],
  regularTriangulation2d: [[points2, weights]],
  delaunay3d: [[points3], [[[0, 0, 0]]]],
  regularTriangulation3d: [[points3, weights.subarray(0, 300)]],
  voronoiDiagram2d: [[points2]],
  powerDiagram2d: [[points2, weights]],
  voronoiCells2d: [[diagram, { min: [-1, -1], max: [1, 1] }]],
  voronoiCells3d: [[points3.subarray(0, 60), box]],
  powerCells3d: [[points3.subarray(0, 60), weights.subarray(0, 20), box]],
  voronoiCellVolumes3d: [[points3.subarray(0, 90), box]],
  powerCellVolumes3d: [[points3.subarray(0, 90), weights.subarray(0, 30), box]],
  polygonSet: [[ring(0, 40)], [sets[0]]],
  polygonUnion: [[ring(0, 40), square, sets[0]], []],
  polygonIntersection: [[...sets], [ring(0, 21), square]],
  polygonDifference: [
    [sets[0], square],
    [square, ring(1, 9)],
  ],
  polygonSymmetricDifference: [[...sets, structuredClone(sets[0])]],
  minkowskiSum2d: [[square, ring(0, 3)]],
  bufferPolygon2d: [[ring(0, 9), 0.5, { tolerance: 0.01 }]],
  roundPolygonSet: [[polygons.polygonIntersection(...sets)], [structuredClone(sets[1])]],
};

/** What is in a list that is read one by one. */
const plain = (result: unknown): unknown =>
  result instanceof meshes.MeshSections ? Array.from(result) : result;

function errorOf(call: () => unknown): Error {
  try {
    call();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
}

const worker = new GeometryWorker();
const methods = worker as unknown as Record<GeometryName, (...args: unknown[]) => Promise<unknown>>;
afterAll(() => worker.close());

/** The same with options: where the function has a place for them. */
function withOptions(name: GeometryName, args: readonly unknown[], options: object): unknown[] {
  const place = CALLS[name].options;
  if (place === null) return [...args, options];
  const all = [...args];
  all[place] = { ...(args[place] as object | undefined), ...options };
  return all;
}

const HAVE_PROGRESS = names.filter((name) => CALLS[name].options !== null && name !== 'meshSection');

describe('each function', () => {
  it('is the one of its name', () => {
    for (const name of names) {
      expect(GEOMETRY_FUNCTIONS[name]).toBe(known[name]);
      expect(typeof methods[name]).toBe('function');
    }
    expect(Object.keys(GEOMETRY_FUNCTIONS).sort()).toEqual([...names].sort());
  });

  it.each(names)('%s gives the same, twice, and leaves its arguments as they are', async (name) => {
    for (const args of ARGUMENTS[name]) {
      const before = structuredClone(args.filter((argument) => !(argument instanceof meshes.PreparedMesh)));
      const expected = plain(known[name](...args));
      for (let k = 0; k < 2; k++) expect(plain(await methods[name](...args))).toStrictEqual(expected);
      expect(args.filter((argument) => !(argument instanceof meshes.PreparedMesh))).toEqual(before);
    }
  });

  it.each(HAVE_PROGRESS)('%s tells of its progress in the same order', async (name) => {
    const [args] = ARGUMENTS[name];
    const expected: unknown[] = [];
    const result = known[name](
      ...withOptions(name, args!, { onProgress: (...v: unknown[]) => expected.push(v) }),
    );
    const heard: unknown[] = [];
    const signal = new AbortController().signal;
    const options = { onProgress: (...values: unknown[]) => heard.push(values), signal };
    expect(plain(await methods[name](...withOptions(name, args!, options)))).toStrictEqual(plain(result));
    expect(heard).toEqual(expected);
  });

  it('tells of some progress, at least most of them', async () => {
    const silent: string[] = [];
    for (const name of HAVE_PROGRESS) {
      let isHeard = false;
      const onProgress = () => {
        isHeard = true;
      };
      await methods[name](...withOptions(name, ARGUMENTS[name][0]!, { onProgress }));
      if (!isHeard) silent.push(name);
    }
    expect(silent).toEqual([]);
  });

  it.each(names)('%s refuses what it refuses, in the same words', async (name) => {
    const [args] = ARGUMENTS[name];
    const bad: unknown[][] = [[5], [null, null], [[[1, Number.NaN]], 'abc', 1]];
    const place = CALLS[name].options;
    if (place !== null) {
      bad.push(withOptions(name, args!, { ruel: 1 }));
      const all = [...args!];
      all[place] = 5;
      bad.push(all);
      bad.push(withOptions(name, args!, { onProgress: 5 }));
    } else bad.push([...args!, { ruel: 1 }]);
    for (const given of bad) {
      const expected = errorOf(() => known[name](...given));
      expect(expected.message).toMatch(new RegExp(`^${name}: `));
      const error = await methods[name](...given).then(
        () => null,
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(RangeError);
      expect((error as Error).message).toBe(expected.message);
    }
  });

  it('refuses progress that it has not', async () => {
    const onProgress = () => {};
    const given = [one, plane, { onProgress }] as const;
    const { message } = errorOf(() => known.meshSection(...given));
    await expect(methods.meshSection(...given)).rejects.toThrow(message);
    await expect(methods.polygonUnion(square, { signal: undefined, onProgress })).rejects.toThrow(
      /^polygonUnion: options.onProgress must be missing: .* only \{ signal \} behind the last one, got one: polygonSet/,
    );
    await expect(methods.polygonDifference(square, square, { onProgress })).rejects.toThrow(
      'polygonDifference: options.onProgress must be missing',
    );
  });

  it('refuses what no thread can be sent, and a signal that is none', async () => {
    await expect(methods.polygonSet([[0, 0], () => 1])).rejects.toThrow(
      /^polygonSet: arguments\[0\] must be data that structuredClone copies, got what it does not \(/,
    );
    await expect(methods.checkMesh(one, { onprogress: () => {} })).rejects.toThrow(
      /^checkMesh: options.onprogress must be data .*, as all options but signal and onProgress, got what/,
    );
    for (const name of names) {
      const args = withOptions(name, ARGUMENTS[name][0]!, { signal: { aborted: false } });
      await expect(methods[name](...args)).rejects.toThrow(
        new RegExp(`^${name}: options.signal must be an AbortSignal, got an object`),
      );
    }
  });

  it('takes options as the function does, and a signal behind operands', async () => {
    const { signal } = new AbortController();
    const single = { precision: 'single', signal } as const;
    expect(await worker.meshUnion([one, other], single)).toEqual(
      solids.meshUnion([one, other], { precision: 'single' }),
    );
    expect(await worker.meshSection(one, plane, { rule: 'even-odd', signal })).toEqual(
      meshes.meshSection(one, plane, { rule: 'even-odd' }),
    );
    expect(await worker.polygonDifference(square, ring(1, 9), { signal })).toEqual(
      polygons.polygonDifference(square, ring(1, 9)),
    );
    expect(await worker.roundPolygonSet(sets[0], { grid: 0.25, signal })).toEqual(
      polygons.roundPolygonSet(sets[0], { grid: 0.25 }),
    );
  });

  it('has the types of the function', async () => {
    // Nothing is called: the compiler reads this.
    const typed = async (it: GeometryWorker): Promise<unknown> => {
      const mesh: solids.CombinedMesh = await it.meshUnion([one], { trust: true });
      const found: triangulation.ConstrainedDelaunay2d | null = await it.constrainedDelaunay2d([], []);
      const set: polygons.PolygonSet = await it.polygonUnion(
        square,
        mesh.positions.length > 0 ? square : sets[0],
      );
      // @ts-expect-error: no signal
      await it.delaunay2d([], { signal: { aborted: false } });
      // @ts-expect-error: no list of points
      await it.delaunay2d('abc');
      // @ts-expect-error: an option of another name
      await it.meshUnion([one], { ruel: 1 });
      // @ts-expect-error: one argument too many
      await it.delaunay3d([], {}, 5);
      return [found, set];
    };
    expect(typeof typed).toBe('function');
  });
});

describe('what comes back is of the class that it is', () => {
  it('a mesh whose attributes are interpolated, and whose triangles are grouped', async () => {
    const given = [meshes.prepareMesh(one), other, one];
    for (const options of [{}, { precision: 'single' }] as const) {
      const [own, sent] = [solids.meshUnion(given, options), await worker.meshUnion(given, options)];
      const attributes = given.map(({ positions }) => ({ array: positions, itemSize: 3 }));
      expect(solids.interpolateAttributes(sent, attributes)).toEqual(
        solids.interpolateAttributes(own, attributes),
      );
    }
  });

  it('a report whose components answer', async () => {
    const { components } = await worker.checkMesh(one);
    expect(components).toBeInstanceOf(meshes.checkMesh(one).components.constructor);
    expect(components.at(0)).toEqual(meshes.checkMesh(one).components.at(0));
    expect(components.euler(0)).toBe(2);
  });

  it('sections with exact points', async () => {
    const section = await worker.meshSection(one, plane);
    const point = section.loops[0]!.points[0]!;
    expect(isImplicit(point)).toBe(true);
    expect([...point]).toEqual(coordinates(point));
    expect(side(section.plane, point)).toBe(0);
    expect(structuredClone(section)).toEqual(structuredClone(meshes.meshSection(one, plane)));
    const sections = await worker.meshSections(one, [0, 0, 1], [0, -0.5]);
    expect(sections).toBeInstanceOf(meshes.MeshSections);
    expect(sections.at(1)).toEqual(meshes.meshSections(one, [0, 0, 1], [0, -0.5]).at(1));
    expect(() => sections.at(2)).toThrow(/^MeshSections.at: i must be/);
  });

  it('crossings that are exact points', async () => {
    const { crossings } = await worker.constrainedDelaunayWithCrossings2d(points2, edges);
    const exact = crossings.filter((point) => isImplicit(point));
    expect(exact.length).toBeGreaterThan(100);
    for (const point of exact) expect([...point]).toEqual(coordinates2d(point));
  });

  it('polygon sets that need no look', async () => {
    expect(isMade(await worker.polygonUnion(...sets))).toBe(true);
    expect(isMade((await worker.bufferPolygon2d(square, 1, { tolerance: 0.1 })).region)).toBe(true);
  });
});

/** Seconds of work, if nobody ends it. */
const endless = new Float64Array(3 * 400_000).map(randomNumbers(3));

describe('a signal', () => {
  it('that is aborted before: nothing is begun', async () => {
    const reason = { because: 'no' };
    await expect(worker.delaunay3d(endless, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(await worker.delaunay2d(square)).toEqual(triangulation.delaunay2d(square));
  });

  it('that is aborted in the midst ends the thread, and the next call has another', async () => {
    const controller = new AbortController();
    const reason = new Error('enough');
    let heard = 0;
    const onProgress = () => {
      heard++;
      controller.abort(reason);
    };
    const call = worker.delaunay3d(endless, { signal: controller.signal, onProgress });
    const next = worker.delaunay2d(square);
    await expect(call).rejects.toBe(reason);
    expect(await next).toEqual(triangulation.delaunay2d(square));
    expect(heard).toBe(1);
    expect(endless).toHaveLength(1_200_000);
  });

  it('ends a call that waits, and no other', async () => {
    const [first, second] = [new AbortController(), new AbortController()];
    const running = worker.meshUnion([one, other], { signal: first.signal });
    const waiting = worker.polygonUnion(square, { signal: second.signal });
    second.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    expect(await running).toEqual(solids.meshUnion([one, other]));
  });

  it('that is aborted afterwards changes nothing', async () => {
    const controller = new AbortController();
    const result = await worker.delaunay2d(points2, { signal: controller.signal });
    controller.abort();
    expect(result).toEqual(triangulation.delaunay2d(points2));
    expect(await worker.delaunay2d(points2)).toEqual(result);
  });

  it('what a callback throws ends the work, too', async () => {
    const error = new Error('of the callback');
    const onProgress = () => {
      throw error;
    };
    await expect(worker.delaunay3d(endless, { onProgress })).rejects.toBe(error);
    expect(await worker.delaunay2d(square)).toEqual(triangulation.delaunay2d(square));
  });
});

describe('calls at once', () => {
  it('are done in their order, with the arguments as they were', async () => {
    const done: string[] = [];
    const list = points2.flat();
    const mesh = { positions: one.positions.slice(), indices: one.indices.slice() };
    const expected = [
      solids.meshUnion([mesh, other]),
      triangulation.delaunay2d(list),
      meshes.checkMesh(mesh),
    ];
    const calls = [
      worker.meshUnion([mesh, other]).finally(() => done.push('union')),
      worker.delaunay2d(list).finally(() => done.push('delaunay')),
      worker.checkMesh(mesh).finally(() => done.push('check')),
    ];
    list.fill(0);
    mesh.positions.fill(0);
    mesh.indices.fill(0);
    expect(await Promise.all(calls)).toEqual(expected);
    expect(done).toEqual(['union', 'delaunay', 'check']);
  });

  it('one that fails does not harm the others', async () => {
    const calls = await Promise.allSettled([
      worker.meshUnion([open]),
      worker.delaunay2d(square),
      worker.meshUnion([]),
      worker.delaunay2d(square),
    ]);
    expect(calls.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
  });
});

describe('close', () => {
  it('rejects what is not done, and what is asked afterwards; twice is in order', async () => {
    const own = new GeometryWorker();
    const calls = [own.delaunay3d(endless), own.delaunay2d(square)];
    const settled = Promise.allSettled(calls);
    await own.close();
    for (const call of await settled) {
      expect(call).toMatchObject({ reason: new Error('GeometryWorker: its thread was ended by close()') });
    }
    await expect(own.delaunay2d(square)).rejects.toThrow('GeometryWorker: its thread was ended by close()');
    await own.close();
    await new GeometryWorker().close();
  });

  it('is not needed for a program to end, which waits for its answer', () => {
    const program = fileURLToPath(new URL('./geometry-program.mjs', import.meta.url));
    const { status, stdout, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '6\n', stderr: '' });
  });
});

describe('the place of the worker', () => {
  const source = new URL('./geometry-worker-from-source.mjs', import.meta.url);

  it.each([
    ['a URL', source],
    ['its text', source.href],
    ['a path', fileURLToPath(source)],
  ])('can be given as %s', async (_, workerUrl) => {
    const own = new GeometryWorker({ workerUrl });
    expect((await own.delaunay2d(square)).triangles).toHaveLength(6);
    await own.close();
  });

  it('must be a URL or text, and nothing else is an option', () => {
    expect(() => new GeometryWorker({ workerUrl: 5 as never })).toThrow(
      /^GeometryWorker: options.workerUrl must be a URL or its text, got 5/,
    );
    expect(() => new GeometryWorker({ workers: 2 } as never)).toThrow(
      /^GeometryWorker: options.workers must be a known name \(workerUrl\)/,
    );
    expect(() => new GeometryWorker(null as never)).toThrow(/^GeometryWorker: options must be an object/);
  });

  it.each([
    ['is not there', new URL('./nothing.mjs', import.meta.url)],
    ['is another script', new URL('data:text/javascript,process.exit(3)')],
  ])('%s: an error that says what to do', async (_, workerUrl) => {
    const own = new GeometryWorker({ workerUrl });
    for (let k = 0; k < 2; k++) {
      await expect(own.delaunay2d(square)).rejects.toThrow(
        /^GeometryWorker: the worker could not be started \(.+\): give its place as option workerUrl, see unerring\/workers\/geometry-worker$/,
      );
    }
    await own.close();
  });

  it('a thread that ends by itself costs its call, and the next has another', async () => {
    const dies = `import { parentPort } from 'node:worker_threads';
      parentPort.postMessage({ type: 'ready' });
      parentPort.once('message', () => process.exit(3));`;
    const own = new GeometryWorker({
      workerUrl: new URL(`data:text/javascript,${encodeURIComponent(dies)}`),
    });
    for (let k = 0; k < 2; k++) {
      await expect(own.delaunay2d(square)).rejects.toThrow(
        'GeometryWorker: a worker has ended (exit code 3)',
      );
    }
    await own.close();
  });
});

describe('lists on their way back', () => {
  it.each(names)('%s hands all of them over', (name) => {
    const said: [GeometryResponse, ArrayBuffer[]][] = [];
    const args = [...ARGUMENTS[name][0]!];
    answerCall({ name, args, isWatched: false, made: [] }, (...all) => said.push(all));
    expect(said).toHaveLength(1);
    const [[response, transfer]] = said as [[{ type: string; result: unknown }, ArrayBuffer[]]];
    expect(response.type).toBe('done');
    expect(new Set(transfer).size).toBe(transfer.length);
    const { result } = response;
    expect(new Set(transfer)).toEqual(buffersIn(result));
    // Nothing of it is a part of a larger list, which would be sent as a whole.
    const sizes = [...buffersIn(result)].map(({ byteLength }) => byteLength);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(bytesIn(result));
  });
});

/** The bytes of all lists, each once. */
function bytesIn(value: unknown, seen = new Set<object>()): number {
  if (typeof value !== 'object' || value === null || seen.has(value)) return 0;
  seen.add(value);
  if (ArrayBuffer.isView(value)) return value.byteLength;
  return Object.values(value).reduce<number>((sum, member) => sum + bytesIn(member, seen), 0);
}

/** A browser's worker: what it is handed is cloned, and it answers later. */
class FakeWorker {
  static readonly all: FakeWorker[] = [];
  onmessage: (event: { data: unknown }) => void = () => {};
  onerror: (event: { message?: string }) => void = () => {};
  onmessageerror = () => {};
  isTerminated = false;
  readonly url: string;

  constructor(url: URL | string) {
    this.url = String(url);
    FakeWorker.all.push(this);
    if (/nothing/.test(this.url)) setTimeout(() => this.onerror({}));
    else setTimeout(() => this.onmessage({ data: { type: 'ready' } }));
  }
  postMessage(task: GeometryTask, transfer: ArrayBuffer[]): void {
    if (/nothing/.test(this.url)) return;
    const copy = structuredClone(task, { transfer });
    setTimeout(() =>
      answerCall(copy, (response, buffers) => {
        const data = structuredClone(response, { transfer: buffers });
        if (!this.isTerminated) setTimeout(() => this.onmessage({ data }));
      }),
    );
  }
  terminate(): void {
    this.isTerminated = true;
  }
}
afterEach(() => void vi.unstubAllGlobals());

describe('in a browser', () => {
  it('works in a worker of its own, also where memory is not shared', async () => {
    vi.stubGlobal('Worker', FakeWorker);
    vi.stubGlobal('crossOriginIsolated', false);
    const own = new PageWorker();
    expect(await own.meshUnion([one, other])).toEqual(solids.meshUnion([one, other]));
    expect(await own.delaunay2d(points2)).toEqual(triangulation.delaunay2d(points2));
    await expect(own.delaunay2d([[0, Number.NaN]])).rejects.toThrow(RangeError);
    expect(FakeWorker.all.splice(0).map(({ url }) => url)).toEqual([
      expect.stringMatching(/workers\/unerring-geometry-worker\.browser\.js$/),
    ]);
    await own.close();
  });

  it('ends the worker when a signal is aborted', async () => {
    vi.stubGlobal('Worker', FakeWorker);
    const own = new PageWorker({ workerUrl: '/assets/geometry.js' });
    const controller = new AbortController();
    const call = own.delaunay2d(points2, { signal: controller.signal });
    controller.abort('enough');
    await expect(call).rejects.toBe('enough');
    expect(await own.delaunay2d(square)).toEqual(triangulation.delaunay2d(square));
    expect(FakeWorker.all.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    await own.close();
    expect(FakeWorker.all.splice(0).map(({ isTerminated, url }) => [isTerminated, url])).toEqual([
      [true, '/assets/geometry.js'],
      [true, '/assets/geometry.js'],
    ]);
  });

  it('says what to do when the worker is not found, and where there are none', async () => {
    const text =
      /^GeometryWorker: the worker could not be started \(.+\): give its place as option workerUrl/;
    await expect(new PageWorker().delaunay2d(square)).rejects.toThrow(text);
    vi.stubGlobal('Worker', FakeWorker);
    await expect(new PageWorker({ workerUrl: '/nothing.js' }).delaunay2d(square)).rejects.toThrow(text);
    FakeWorker.all.length = 0;
  });
});

describe('what is read of arguments', () => {
  const corners = [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ] as const;

  it('may call again, and both have their own results', async () => {
    const worker = new GeometryWorker();
    let inner: Promise<triangulation.Delaunay2d> | undefined;
    const operand = {
      get outer() {
        inner ??= worker.delaunay2d(corners);
        return corners;
      },
      holes: [],
    };
    const union = await worker.polygonUnion(operand);
    expect(union.vertices).toEqual(polygons.polygonUnion(corners).vertices);
    expect((await inner!).triangles.length).toBe(6);
    await worker.close();
  });

  it('is refused where options inherit, which does not cross', async () => {
    const worker = new GeometryWorker();
    const options = Object.create({ grid: 0.25 }) as { grid: number };
    await expect(worker.roundPolygonSet(polygons.polygonUnion(corners), options)).rejects.toThrow(
      'roundPolygonSet: options must be a plain object, as what it inherits does not cross to a thread, got ',
    );
    await worker.close();
  });
});
