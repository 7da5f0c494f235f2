import { describe, expect, it } from 'vitest';
import {
  alongAxisPlane,
  boxFacePlane,
  planeOf,
  planeThrough,
  sumPlane,
} from '../../../src/implicit/index.js';
import {
  canonicalText,
  convexSolid,
  type Solid,
  solidComplement,
  solidDifference,
  solidFromJson,
  solidToJson,
  solidUnion,
  solidVolume,
  triangulateSolid,
} from '../../../src/solids/index.js';
import { randomCells, skewLattice, voxelSolid } from '../voxel-solids.js';

const again = (solid: Solid) => solidFromJson(JSON.stringify(solidToJson(solid)));
const cells = randomCells(4, [4, 4, 3], 0.5);

/** The same cube by planes of all kinds. */
const kinds = convexSolid([
  { normal: [0.5, 0, 0], constant: -0.5 },
  planeThrough([0, 1, 0], [0, 1, 9], [5, 1, 0]),
  boxFacePlane({ min: [-7, -7, -7], max: [1, 1, 1] }, 5),
  sumPlane([-1, 0, 0, -0.75], [-1, 0, 0, -1.25]),
  alongAxisPlane([0, -1, 0], [0, -1, 5], 0),
  { normal: new Float64Array([0, 0, -4]) as unknown as [number, number, number], constant: -4 },
]);
const axes = [0, 1, 2].flatMap((k) => [1, -1].map((s) => [0, 1, 2].map((i) => (i === k ? s : 0))));
const cube = convexSolid(axes.map((normal) => ({ normal, constant: -1 })));

describe('solidToJson and solidFromJson', () => {
  it.each([
    ['lattice', voxelSolid(cells)],
    ['skew lattice', voxelSolid(cells, skewLattice(2))],
    ['planes of all kinds', kinds],
    ['large numbers', voxelSolid(cells, { ...skewLattice(1), offsets: (_, i) => 1e300 * (i + 0.3) })],
    ['small numbers', voxelSolid(cells, { ...skewLattice(1), offsets: (_, i) => 1e-310 * (i + 0.3) })],
    ['nothing', { type: 'solid', isUnbounded: true, planes: [], vertices: [], faces: [] } as Solid],
  ])('keep everything: %s', (_, solid) => {
    const copy = again(solid);
    expect(solidToJson(copy)).toEqual(solidToJson(solid));
    expect(solidToJson(solidFromJson(solidToJson(solid)))).toEqual(solidToJson(solid));
    expect(canonicalText(copy)).toBe(canonicalText(solid));
    expect(solidVolume(copy)).toEqual(solidVolume(solid));
    expect(triangulateSolid(copy)).toEqual(triangulateSolid(solid));
  });

  it('keep faces that begin with one ring: a hole that touches the rim at its first vertex, and what fills it', () => {
    const between = (low: number, high: number) => [
      { normal: [0, 0, 1], constant: -high },
      { normal: [0, 0, -1], constant: low },
    ];
    const square = [
      { normal: [-1, 0, 0], constant: 0 },
      { normal: [0, -1, 0], constant: 0 },
      { normal: [1, 0, 0], constant: -4 },
      { normal: [0, 1, 0], constant: -4 },
    ];
    // The triangle (0, 0), (2, 1), (1, 2).
    const triangle = [
      { normal: [1, -2, 0], constant: 0 },
      { normal: [-2, 1, 0], constant: 0 },
      { normal: [1, 1, 0], constant: -3 },
    ];
    const slab = convexSolid([...square, ...between(-1, 0)]);
    const hole = convexSolid([...triangle, ...between(-1, 0)]);
    const above = convexSolid([...triangle, ...between(0, 1)]);
    const solid = solidUnion(solidDifference(slab, hole), above);
    const both = solid.faces.filter(
      ({ rings }, i) => String(rings[0]) === String(solid.faces[i - 1]?.rings[0]),
    );
    expect(both).toHaveLength(1);
    expect(canonicalText(again(solid))).toBe(canonicalText(solid));
  });

  it('keep points as points', () => {
    const points = {
      ...cube,
      vertices: [-1, 1].flatMap((x) => [-1, 1].flatMap((y) => [-1, 1].map((z) => [x, y, z]))),
    };
    expect(again(points as unknown as Solid).vertices).toEqual(points.vertices);
  });

  type Parts = Record<string, never> & {
    planes: Record<string, unknown>[];
    vertices: unknown[];
    faces: { plane: unknown; facing: unknown; rings: unknown[][] }[];
  };
  /** Faces that look inward. */
  const turnOver = (json: Parts) =>
    Object.assign(json, solidToJson(solidComplement(cube)), { isUnbounded: false });
  const changes: readonly (readonly [string, (json: Parts) => unknown])[] = [
    ["json.format must be 'unerring-solid', got the string 'x'", (j) => Object.assign(j, { format: 'x' })],
    ['json.version must be 1, got 2', (j) => Object.assign(j, { version: 2 })],
    ['json.isUnbounded must be true or false, got 0', (j) => Object.assign(j, { isUnbounded: 0 })],
    ['json.planes must be a list of planes, got undefined', (j) => Object.assign(j, { planes: undefined })],
    ['json.planes[2] must be a plane, got null', (j) => j.planes.splice(2, 1, null as never)],
    [
      'json.planes[1].constant must be a finite number, got null',
      (j) => Object.assign(j.planes[1]!, { constant: null }),
    ],
    [
      'json.planes[3] must be a plane of its own, got the same plane as planes[0]',
      (j) => j.planes.splice(3, 1, j.planes[0]!),
    ],
    [
      'json.vertices[7].planes must be three numbers of planes, got [0, 1]',
      (j) => Object.assign(j.vertices[7] as object, { planes: [0, 1] }),
    ],
    [
      'json.vertices[7].planes[2] must be an integer from 0 to 5, got 6',
      (j) => Object.assign(j.vertices[7] as object, { planes: [0, 1, 6] }),
    ],
    [
      'json.vertices[7].planes must be planes with one common point, got planes that have none, or more',
      (j) => Object.assign(j.vertices[7] as object, { planes: [0, 1, 1] }),
    ],
    ['json.vertices[3] must be a point of 3 coordinates', (j) => j.vertices.splice(3, 1, [1, 2])],
    [
      'json.vertices[1] must be behind the vertex before it in lexicographic order, got one that is not',
      (j) => j.vertices.splice(1, 1, j.vertices[0]),
    ],
    [
      'json.faces[2].plane must be an integer from 0 to 5, got -1',
      (j) => Object.assign(j.faces[2]!, { plane: -1 }),
    ],
    ['json.faces[2].facing must be 1 or -1, got 0', (j) => Object.assign(j.faces[2]!, { facing: 0 })],
    [
      'json.faces[2].rings must be a list of at least one ring, got []',
      (j) => Object.assign(j.faces[2]!, { rings: [] }),
    ],
    [
      'json.faces[2].rings[0] must be a list of at least 3 vertex numbers, got [0, 4]',
      (j) => Object.assign(j.faces[2]!, { rings: [[0, 4]] }),
    ],
    [
      'json.faces[2].rings[0][3] must be an integer from 0 to 7, got 8',
      (j) => j.faces[2]!.rings[0]!.splice(3, 1, 8),
    ],
    [
      'json.faces[2].rings[0][3] must be a vertex that the ring passes once, got 0 again',
      (j) => j.faces[2]!.rings[0]!.splice(3, 1, 0),
    ],
    [
      'json.faces[2].rings[0][3] must be a vertex in the plane of its face, got one beside it',
      (j) => j.faces[2]!.rings[0]!.splice(3, 1, 7),
    ],
    [
      'json.faces[0].rings[0] must be a ring that begins at its least vertex, got one with 0 in it',
      (j) => j.faces[0]!.rings[0]!.push(j.faces[0]!.rings[0]!.shift()),
    ],
    [
      'json.faces[1] must be all of its plane, got the same plane and facing as faces[0]',
      (j) => j.faces.splice(1, 0, j.faces[0]!),
    ],
    [
      'json.faces[1] must be behind the face before it in lexicographic order, got one that is not',
      (j) => j.faces.reverse(),
    ],
    ['json.faces must be closed, got an open edge from vertex 4 to 6', (j) => j.faces.pop()],
    [
      'json.planes must be in the order in which faces use them, got others',
      (j) => j.planes.push({ normal: [1, 1, 1], constant: 0 }),
    ],
    ['json.vertices[8] must be a vertex of a face, got one of none', (j) => j.vertices.push([9, 9, 9])],
    [
      'json.faces[2].rings must be counterclockwise around the face, clockwise around holes, as seen from where it looks to, got the other way round',
      (j) => Object.assign(j.faces[2]!, { facing: -(j.faces[2]!.facing as number) }),
    ],
    [
      'json.isUnbounded must be false for faces that look outward, got true',
      (j) => Object.assign(j, { isUnbounded: true }),
    ],
    ['json.isUnbounded must be true for faces that look inward, got false', turnOver],
  ];

  it('refuses a ring around no area', () => {
    // A vertex in the middle of an edge, and a ring to and fro along that edge.
    const json = structuredClone(solidToJson(cube)) as unknown as Parts;
    json.vertices.splice(2, 0, [-1, 0, -1]);
    for (const face of json.faces) {
      face.rings = face.rings.map((ring) => (ring as number[]).map((v) => (v < 2 ? v : v + 1)));
    }
    json.faces[0]!.rings.push([0, 2, 3]);
    json.faces[1]!.rings.unshift([0, 3, 2]);
    expect(() => solidFromJson(json)).toThrow(
      'solidFromJson: json.faces[0].rings[1] must be a ring around an area, got one around none',
    );
  });

  it.each(changes)('refuses: %s', (message, change) => {
    const json = structuredClone(solidToJson(cube)) as unknown as Parts;
    change(json);
    expect(() => solidFromJson(json)).toThrow(`solidFromJson: ${message}`);
  });

  it('refuses what is no JSON, or no solid', () => {
    expect(() => solidFromJson('{')).toThrow('solidFromJson: json must be JSON, got a string that is none: ');
    expect(() => solidFromJson('7')).toThrow('solidFromJson: json must be a solid, got 7');
  });
});

describe('canonicalText', () => {
  it('is the same whatever planes are given by', () => {
    expect(canonicalText(kinds)).toBe(canonicalText(cube));
    const points = {
      ...cube,
      vertices: [-1, 1].flatMap((x) => [-1, 1].flatMap((y) => [-1, 1].map((z) => [x, y, z]))),
    };
    expect(canonicalText(points as unknown as Solid)).toBe(canonicalText(cube));
  });

  it('is the same for planes that look the other way', () => {
    const solid = voxelSolid(cells, skewLattice(6));
    const planes = solid.planes.map((plane) => {
      const { normal, constant } = plane as ReturnType<typeof planeOf>;
      return planeOf({ normal: normal.map((x) => -4 * x), constant: -4 * constant });
    });
    const faces = solid.faces.map((face) => ({ ...face, facing: -face.facing as 1 | -1 }));
    expect(canonicalText({ ...solid, planes, faces })).toBe(canonicalText(solid));
  });

  it('tells solids apart that differ in the last bit, or in which side is inside', () => {
    const other = convexSolid(axes.map((normal, i) => ({ normal, constant: i === 0 ? -1 - 2 ** -52 : -1 })));
    expect(canonicalText(other)).not.toBe(canonicalText(cube));
    expect(canonicalText({ ...cube, isUnbounded: true })).not.toBe(canonicalText(cube));
  });
});
