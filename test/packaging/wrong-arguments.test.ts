import { describe, expect, it } from 'vitest';
import * as points from '../../src/implicit/index.js';
import * as indexes from '../../src/indexes/index.js';
import * as mesh from '../../src/mesh/index.js';
import * as planar from '../../src/planar/index.js';
import * as spatial from '../../src/spatial/index.js';

/**
 * Every function of the entries for queries is called with valid arguments, and then with each part of them in turn replaced by
 * something else: nothing, a text, a number, an empty list, another library's vector. It must say which argument is wrong, and
 * never answer another question. A number in a text, `null` for 0 and so on may be taken for the number, if the answer is that
 * of the number.
 */

type Call = (...values: unknown[]) => unknown;
type Path = readonly string[];

/** As the vectors of three.js. */
class Vector3 {
  x = 1;
  y = 2;
  z = 3;
  length(): number {
    return 1;
  }
}

const square = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];
const hole = [
  [1, 1],
  [2, 1],
  [2, 2],
];
const [a, b, c, d] = [
  [0, 0, 0],
  [4, 0, 0],
  [0, 4, 0],
  [0, 0, 4],
];
const axes = [
  [1, 1, 0],
  [-1, 1, 0],
  [0, 0, 1],
];
const faces = [
  [1, 2, 3],
  [0, 3, 2],
  [0, 1, 3],
  [0, 2, 1],
];
const matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
const unit = { min: [0, 0, 0], max: [1, 1, 1] };
const raw = {
  positions: new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]),
  indices: new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]),
};
const prepared = mesh.prepareMesh(raw);
const boxes = new Float64Array([0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2]);
const flatBoxes = [0, 0, 0, 1, 1, 1];
const flatOriented = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1];
const corners = [0, 0, 0, 4, 0, 0, 0, 4, 0];
const buffer = new Float64Array(corners);
const [one, two] = [
  { start: [0, 0], end: [2, 2] },
  { start: [0, 2], end: [2, 0] },
];
const box2 = { center: [0, 1, 2], axes, halfSize: [1, 0, 2] };

/** Valid arguments: a function is given the first that it takes. */
const samples: Readonly<Record<string, readonly unknown[]>> = {
  planar: [
    [1, 2],
    { start: [0, 1], end: [2, 3] },
    { origin: [0, 1], direction: [2, 3] },
    { a: [0, 1], b: [2, 3], c: [5, 4] },
    { min: [0, 1], max: [2, 3] },
    square,
    { outer: square, holes: [hole] },
  ],
  spatial: [
    [1, 1, 1],
    { start: [0, 1, 2], end: [3, 1, 2] },
    { origin: [0, 1, 2], direction: [1, 2, 3] },
    { a, b, c },
    { min: [0, 1, 2], max: [2, 1, 3] },
    { normal: [1, 2, 3], constant: -1 },
    { a, b, c, d },
    { vertices: [a, b, c, d], faces },
    box2,
    { axes, min: [0, 0, 0], max: [1, 1, 1] },
    spatial.frustumFromMatrix(matrix),
    spatial.solidFromBox(unit),
    [a, b, c],
    matrix,
    [spatial.solidFromBox(unit)],
  ],
  points: [
    [1, 1, 1],
    [1, 2],
    { normal: [1, 2, 3], constant: -1 },
    { origin: [0, 1, 2], direction: [1, 2, 3] },
    { origin: [0, 1], direction: [2, 3] },
    { min: [0, 1, 2], max: [2, 1, 3] },
    box2,
    0,
    [1, 2, 3, 4],
    points.parameter(0.5),
  ],
  mesh: [prepared, raw, [1, 1, 1], { origin: [1, 1, -1], direction: [0, 0, 1] }, new Float64Array([1, 1, 1])],
  indexes: [boxes, new Float64Array(3)],
};

/** Arguments that are not found so. */
const explicit: Readonly<Record<string, readonly unknown[]>> = {
  segmentsIntersect2dAt: [[0, 0, 1, 1, 0, 1, 1, 0], 0, 1, [0, 0, 1, 1, 0, 1, 1, 0], 2, 3],
  pointRing2dAt: [square.flat(), 0, 4, 0, 1],
  contactPoints2d: [one, two, planar.segmentSegment2d(one, two)],
  vertexConvexity2d: [square, 1, 1],
  sortDirections2d: [hole],
  polygonDiagonal2d: [square, 0, 2],
  convexPolygonConvexPolygon2d: [square, square],
  boxesIntersectAt: [flatBoxes, 0, flatBoxes, 0],
  orientedBoxesIntersectAt: [flatOriented, 0, flatOriented, 0],
  triangleIntersectsBoxAt: [corners, 0, 1, 2, flatBoxes, 0],
  triangleIntersectsOrientedBoxAt: [corners, 0, 1, 2, flatOriented, 0],
  rayIntersectsTriangleAt: [new Float64Array([1, 1, 9]), 0, new Float64Array([0, 0, -1]), 0, buffer, 0, 1, 2],
  segmentsIntersectAt: [buffer, 0, 1, buffer, 1, 2],
  triangleContainsPointAt: [buffer, 0, 1, 2, buffer, 0],
  segmentIntersectsTriangleAt: [new Float64Array([1, 1, 9, 1, 1, -1]), 0, 1, buffer, 0, 1, 2],
  trianglesIntersectAt: [buffer, 0, 1, 2, buffer, 0, 1, 2],
  axisWindingNumber: [prepared, [1, 1, 1], 2],
  meshPairContact: [prepared, 0, prepared, 1],
  trianglePairContact: [prepared, 0, 1],
  anyHits: [prepared, new Float64Array([1, 1, 1, 0, 0, 1])],
  visitSelfIntersections: [prepared, () => false],
  boxesOverlap: [boxes, 0, 1],
  boxesOverlapBetween: [boxes, 0, boxes, 1],
  boxesOfTriangles: [raw.positions, raw.indices],
  meanPoint: [
    [
      [0, 0, 0],
      [4, 0, 0],
      [0, 4, 0],
    ],
  ],
};

/** What takes no arguments that can be wrong, or is for those who know what they hand over. */
const LEFT_OUT =
  /^([A-Z].*|edge|face|vertex|boxFeature|isImplicit|closureOf|meshEdges|piecesOf|vertexCorners|nextHalfEdge|previousHalfEdge|repeatsCorner|require.*|bvhFromBytes|bvhToBytes|boxesOverlapping|overlapping.*|refitBvh|sortPairs|findingItem|findingPlace|listedItems|reportToJson|weldVertices|checkMesh)$/;

/** Arguments that may be anything, because nothing is asked of them; and buffers of inner loops, which are taken on trust. */
const NOT_LOOKED_AT =
  /^(contactPoints2d 2\.relation|plane\w*ConvexPolyhedron 1\.faces|visitSelfIntersections 1|vertexConvexity2d 0\.3|\w+IntersectsTriangleAt [013]$|trianglesIntersectAt [04]$)/;

const BAD: readonly unknown[] = [
  undefined,
  null,
  1,
  '1',
  'abc',
  true,
  {},
  () => 1,
  new Vector3(),
  [new Vector3()],
  Symbol('q'),
];

const entries = { planar, spatial, points, mesh, indexes };
const calls = Object.entries(entries).flatMap(([entry, all]) =>
  Object.entries(all)
    .filter(([name, call]) => typeof call === 'function' && !LEFT_OUT.test(name))
    .map(([name, call]) => [name, call as Call, entry] as const),
);

function* combinations(list: readonly unknown[], length: number): Generator<unknown[]> {
  if (length === 0) yield [];
  else for (const rest of combinations(list, length - 1)) for (const item of list) yield [...rest, item];
}

function takes(call: Call, values: readonly unknown[]): boolean {
  try {
    call(...values);
    return true;
  } catch {
    return false;
  }
}

function validFor(name: string, call: Call, entry: string): readonly unknown[] {
  const known = explicit[name];
  if (known !== undefined) return known;
  for (const values of combinations(samples[entry]!, Math.max(1, call.length))) {
    if (takes(call, values)) return values;
  }
  throw new Error(`no valid arguments for ${name}`);
}

/** What was made by a function of the kernel, and typed arrays, are one part. */
function isWhole(value: object): boolean {
  return (
    ArrayBuffer.isView(value) ||
    value === prepared ||
    'walls' in value ||
    'planes' in value ||
    'approximation' in value
  );
}

function partsOf(value: unknown, path: Path): Path[] {
  if (typeof value !== 'object' || value === null || isWhole(value)) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => partsOf(part, [...path, key]))];
}

function replaced(value: unknown, [key, ...rest]: Path, part: unknown): unknown {
  if (key === undefined) return part;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest, part);
  return copy;
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce((part, key) => (part as Record<string, unknown>)[key], value);

const textOf = (answer: unknown): string =>
  JSON.stringify(answer, (_, x: unknown) => (typeof x === 'bigint' ? `${x}n` : x)) ?? 'undefined';

/** What is wrong about a call, if something is. */
function faultOf(call: Call, values: readonly unknown[], truth: string | undefined): string | undefined {
  try {
    const answer = textOf(call(...values));
    return answer === truth ? undefined : `answers ${answer.slice(0, 40)}`;
  } catch (error) {
    const { message } = error as Error;
    if (!(error instanceof RangeError)) return String(error);
    return /^[\w.]+: \S.* must be .+, got \S/.test(message) && !/=>|\[object|\n/.test(message)
      ? undefined
      : message;
  }
}

function faultsOf(name: string, call: Call, entry: string): string[] {
  const valid = validFor(name, call, entry);
  const truth = textOf(call(...valid));
  return partsOf(valid, [])
    .slice(1)
    .flatMap((path) => {
      const old = at(valid, path);
      const isNumber = typeof old === 'number';
      const bad = isNumber ? [String(old), null, undefined, true, Number.NaN, [old], {}, () => 1] : BAD;
      const place = `${name} ${path.join('.')}`;
      if (NOT_LOOKED_AT.test(place)) return [];
      return bad.flatMap((part) => {
        const values = replaced(valid, path, part) as unknown[];
        const fault = faultOf(call, values, isNumber ? truth : undefined);
        return fault === undefined
          ? []
          : [`${place} = ${String(typeof part === 'object' ? textOf(part) : String(part))}: ${fault}`];
      });
    });
}

describe('wrong arguments', () => {
  it.each(calls)('of %s are refused in words', (name, call, entry) => {
    expect(faultsOf(name, call, entry)).toEqual([]);
  });
});

describe('indices, lengths and results that do not exist', () => {
  const oriented = {
    center: [0, 0, 0],
    axes: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    halfSize: [1, 1, 1],
  } as const;
  const withIndices = (indices: readonly number[]) =>
    ({ positions: raw.positions, indices }) as unknown as typeof raw;
  it.each([
    [
      () => points.orientedBoxCorner(oriented, 8),
      'orientedBoxCorner: i must be an integer from 0 to 7, got 8',
    ],
    [
      () => points.orientedBoxCorner(oriented, -1),
      'orientedBoxCorner: i must be an integer from 0 to 7, got -1',
    ],
    [
      () => points.orientedBoxFacePlane(oriented, 6),
      'orientedBoxFacePlane: i must be an integer from 0 to 5, got 6',
    ],
    [() => points.boxFacePlane(unit, Number.NaN), 'boxFacePlane: i must be an integer from 0 to 5, got NaN'],
    [() => spatial.boxesIntersectAt(flatBoxes, Number.NaN, flatBoxes, 0), 'boxesIntersectAt: i must be'],
    [() => spatial.boxesIntersectAt(flatBoxes, 0, flatBoxes, 0.5), 'boxesIntersectAt: j must be'],
    [
      () => spatial.triangleIntersectsOrientedBoxAt(corners, Number.NaN, 1, 2, flatOriented, 0),
      'triangleIntersectsOrientedBoxAt: i must be an integer from 0 to 2, got NaN',
    ],
    [
      () => spatial.trianglesIntersectAt(buffer, 0, 1, 2, buffer, 0, 1 / 3, 2),
      'trianglesIntersectAt: m must be',
    ],
    [
      () => spatial.rayIntersectsTriangleAt(buffer, 1, buffer, 1, buffer, 0, 1, 5 / 3),
      'rayIntersectsTriangleAt: k must be',
    ],
    [
      () => spatial.segmentIntersectsTriangleAt(buffer, 0, 3, buffer, 0, 1, 2),
      'segmentIntersectsTriangleAt: end must be',
    ],
    [
      () => planar.segmentsIntersect2dAt([0, 0, 1, 1], 0.5, 1, [0, 1, 1, 0], 0, 1),
      'segmentsIntersect2dAt: a0 must be an integer from 0 to 1, got 0.5',
    ],
    [() => planar.vertexConvexity2d(square, 1, 0 as 1), 'vertexConvexity2d: orientation must be 1 or -1'],
    [() => indexes.boxesOverlap(boxes, 0, 3), 'boxesOverlap: j must be an integer from 0 to 1, got 3'],
    [() => indexes.boxesOverlapBetween(boxes, 0.5, boxes, 0), 'boxesOverlapBetween: i must be'],
    [
      () => mesh.locatePoints(prepared, new Float64Array(6), new Int8Array(1)),
      'locatePoints: sides.length must be 2 or more, got 1',
    ],
    [
      () => mesh.anyHits(prepared, new Float64Array([1, 1, 1, 0, 0, 1]), new Uint8Array()),
      'anyHits: hits.length must be 1 or more, got 0',
    ],
    [
      () => mesh.prepareMesh(withIndices([0, 1, -1])),
      'prepareMesh: mesh.indices[2] must be an integer from 0 to 3, got -1',
    ],
    [() => mesh.prepareMesh(withIndices([0, 1, 2.5])), 'prepareMesh: mesh.indices[2] must be'],
    [() => mesh.prepareMesh(withIndices([0, 1, Number.NaN])), 'prepareMesh: mesh.indices[2] must be'],
    [
      () => mesh.prepareMesh(withIndices([0, 1, 7])),
      'prepareMesh: mesh.indices[2] must be an integer from 0 to 3, got 7',
    ],
    [
      () => mesh.locatePoint(raw as never, [1, 1, 1]),
      'locatePoint: mesh must be a prepared mesh: pass prepareMesh(mesh), got',
    ],
    [
      () => mesh.meshMesh(prepared, raw as never),
      'meshMesh: b must be a prepared mesh: pass prepareMesh(mesh), got',
    ],
  ])('%# are refused', (call, message) => {
    expect(call).toThrow(RangeError);
    expect(call).toThrow(message);
  });

  it('an output that is longer is filled from its start', () => {
    expect(mesh.locatePoints(prepared, new Float64Array([1, 1, 1]), new Int8Array(2))).toEqual(
      new Int8Array([1, 0]),
    );
  });

  it('a mesh whose buffer went to another thread is refused at the first query', () => {
    const positions = raw.positions.slice();
    const gone = mesh.prepareMesh({ positions, indices: raw.indices });
    structuredClone(positions.buffer, { transfer: [positions.buffer] });
    expect(() => mesh.locatePoint(gone, [1, 1, 1])).toThrow(
      'locatePoint: mesh must be a mesh whose arrays have not been detached or resized since prepareMesh, got one whose are',
    );
  });

  it('holes may be left out', () => {
    expect(planar.pointPolygon2d([1, 1], { outer: square })).toEqual({
      location: 'inside',
      feature: { type: 'face', index: 0 },
    });
    expect(planar.polygonPolygon2d({ outer: square }, square).containment).toBe('equal');
  });
});
