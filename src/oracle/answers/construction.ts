/** What was said is no construction at all: no JSON, NaN, an index out of range. */
export class NoConstruction extends Error {}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NoConstruction('no JSON');
  }
}

function listOf(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new NoConstruction(`${what} is no list`);
  return value;
}

/**
 * Reads a flat list of indices below a limit, so many of which belong together.
 *
 * @throws NoConstruction if it is none
 */
export function readIndices(text: string, limit: number, together = 1): readonly number[] {
  const all = listOf(parsed(text), 'the answer');
  if (all.length % together !== 0) throw new NoConstruction(`${all.length} indices are no triples`);
  return all.map((i) => {
    if (!Number.isInteger(i) || (i as number) < 0 || (i as number) >= limit)
      throw new NoConstruction(`${JSON.stringify(i)} is no index below ${limit}`);
    return i as number;
  });
}

/**
 * Reads lists of at least three indices below a limit.
 *
 * @throws NoConstruction if it is none
 */
export function readRingsOfIndices(text: string, limit: number): readonly (readonly number[])[] {
  return listOf(parsed(text), 'the answer').map((ring) => {
    const indices = readIndices(JSON.stringify(ring), limit);
    if (indices.length < 3) throw new NoConstruction(`${indices.length} indices are no ring`);
    return indices;
  });
}

/**
 * Reads a list of so many finite numbers.
 *
 * @throws NoConstruction if it is none
 */
export function readNumbers(value: unknown, count: number): readonly number[] {
  const all = listOf(value, 'a point');
  if (all.length !== count || !all.every((x) => typeof x === 'number' && Number.isFinite(x)))
    throw new NoConstruction(`${JSON.stringify(value).slice(0, 80)} is no list of ${count} finite numbers`);
  return all as readonly number[];
}

/** The same from text. @throws NoConstruction if it is none */
export function readNumberText(text: string, count: number): readonly number[] {
  return readNumbers(parsed(text), count);
}

/** A polygon as rings of points, the outer one first. */
export type RingsOfPoints = readonly (readonly (readonly number[])[])[];

/**
 * Reads polygons: each a list of rings, each a list of points. A last point that repeats the first is left out.
 *
 * @throws NoConstruction if it is none
 */
export function readPolygons(text: string): readonly RingsOfPoints[] {
  return listOf(parsed(text), 'the answer').map((polygon) =>
    listOf(polygon, 'a polygon').map((ring) => {
      const points = listOf(ring, 'a ring').map((p) => readNumbers(p, 2));
      const [first, last] = [points[0], points.at(-1)];
      const isClosed = points.length > 1 && first![0] === last![0] && first![1] === last![1];
      return isClosed ? points.slice(0, -1) : points;
    }),
  );
}

/** A mesh as lists of coordinates and of vertex numbers. */
export interface MeshOfLists {
  readonly positions: readonly number[];
  readonly indices: readonly number[];
}

/**
 * Reads a mesh: `{"positions":[...],"indices":[...]}`.
 *
 * @throws NoConstruction if it is none
 */
export function readMesh(text: string): MeshOfLists {
  const mesh = parsed(text) as { positions?: unknown; indices?: unknown } | null;
  const count = Array.isArray(mesh?.positions) ? mesh.positions.length : 0;
  if (count % 3 !== 0) throw new NoConstruction(`${count} coordinates are no points`);
  const positions = readNumbers(mesh?.positions, count);
  return { positions, indices: readIndices(JSON.stringify(mesh?.indices ?? null), count / 3, 3) };
}

/** A straight skeleton as lists: x, y and time of each vertex, and the vertex numbers of each face. */
export interface SkeletonOfLists {
  readonly vertices: readonly (readonly number[])[];
  readonly faces: readonly (readonly number[])[];
}

/**
 * Reads a straight skeleton: `{"vertices":[[x,y,time],...],"faces":[[...],...]}`. A face may be empty.
 *
 * @throws NoConstruction if it is none
 */
export function readSkeleton(text: string): SkeletonOfLists {
  const said = parsed(text) as { vertices?: unknown; faces?: unknown } | null;
  const vertices = listOf(said?.vertices, 'the list of vertices').map((vertex) => readNumbers(vertex, 3));
  const faces = listOf(said?.faces, 'the list of faces').map((face) =>
    readIndices(JSON.stringify(face), vertices.length),
  );
  return { vertices, faces };
}

/** Triangles that were turned, and how many parts have only one side. */
export interface Turning {
  readonly turned: readonly number[];
  readonly oneSided: number;
}

/**
 * Reads which triangles were turned: `{"turned":[...],"oneSided":0}`.
 *
 * @throws NoConstruction if it is none
 */
export function readTurning(text: string, triangles: number): Turning {
  const said = parsed(text) as { turned?: unknown; oneSided?: unknown } | null;
  const turned = readIndices(JSON.stringify(said?.turned ?? null), triangles);
  return { turned, oneSided: readNumbers([said?.oneSided], 1)[0]! };
}

/** Reads a finite number, or null. @throws NoConstruction if it is neither */
export function readNumberOrNull(text: string): number | null {
  const said = parsed(text);
  return said === null ? null : readNumbers([said], 1)[0]!;
}

/** A mesh whose holes were filled, as lists. */
export interface Filling {
  /** Three vertices for each triangle that fills a hole. */
  readonly triangles: readonly number[];
  readonly filled: readonly {
    readonly loops: readonly (readonly number[])[];
    readonly planar: boolean;
    readonly triangles: number;
  }[];
  readonly left: readonly { readonly halfEdges: readonly number[]; readonly reason: string }[];
  readonly openEdges: number;
}

/**
 * Reads a filling: `{"triangles":[...],"filled":[{"loops":[[...]],"planar":true,"triangles":2}],
 * "left":[{"halfEdges":[...],"reason":"flat"}],"openEdges":0}`.
 *
 * @throws NoConstruction if it is none
 */
export function readFilling(text: string, vertices: number, halfEdges: number): Filling {
  const said = parsed(text) as { [Part in keyof Filling]?: unknown } | null;
  const around = (value: unknown) => readIndices(JSON.stringify(value ?? null), halfEdges);
  const holes = listOf(said?.filled, 'what was filled') as {
    loops?: unknown;
    planar?: unknown;
    triangles?: unknown;
  }[];
  const borders = listOf(said?.left, 'what was left') as { halfEdges?: unknown; reason?: unknown }[];
  return {
    triangles: readIndices(JSON.stringify(said?.triangles ?? null), vertices, 3),
    filled: holes.map((hole) => ({
      loops: listOf(hole?.loops, 'the list of loops').map(around),
      planar: hole?.planar === true,
      triangles: readNumbers([hole?.triangles], 1)[0]!,
    })),
    left: borders.map((border) => ({ halfEdges: around(border?.halfEdges), reason: String(border?.reason) })),
    openEdges: readNumbers([said?.openEdges], 1)[0]!,
  };
}
