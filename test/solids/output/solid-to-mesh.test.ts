import { describe, expect, it } from 'vitest';
import { nextDown, rational } from '../../../src/arithmetic/index.js';
import { formatMesh, parseMesh } from '../../../src/formats/index.js';
import { checkMesh } from '../../../src/mesh/index.js';
import {
  convexSolid,
  type Solid,
  type SolidMesh,
  solidComplement,
  solidDifference,
  solidFromMesh,
  solidIntersection,
  solidToMesh,
  solidUnion,
  solidVolume,
} from '../../../src/solids/index.js';
import { numbersFrom, randomCells, skewLattice, voxelSolid } from '../voxel-solids.js';
import { exactVertices } from './post-conditions.js';

/** What a mesh may have without being wrong: facts, and contacts with itself in vertices and edges. */
const CONTACTS = ['non-manifold-vertex', 'non-manifold-edge'];

function faultsOf({ positions, indices }: SolidMesh): string[] {
  if (indices.length === 0) return [];
  const { findings } = checkMesh({ positions, indices });
  return findings.filter(({ severity }) => severity !== 'info').map(({ type: kind }) => kind);
}

/** The mesh has the nearest doubles, and the deviation is that of the worst of them, rounded up. */
function expectNearest(solid: Solid, { positions, certificate }: SolidMesh): void {
  const exact = exactVertices(solid).flat();
  expect([...positions]).toEqual(exact.map(rational.toNumber));
  const moved = exact.map((x, i) => rational.abs(rational.subtract(x, rational.fromNumber(positions[i]!))));
  const deviation = rational.fromNumber(certificate.deviation);
  expect(moved.every((x) => rational.compare(x, deviation) <= 0)).toBe(true);
  const below = rational.fromNumber(nextDown(certificate.deviation));
  expect(certificate.deviation === 0 || moved.some((x) => rational.compare(x, below) > 0)).toBe(true);
}

function expectGood(solid: Solid, mesh = solidToMesh(solid)): void {
  const { type: kind, deviation, isManifold, remaining } = mesh.certificate;
  expect(remaining).toEqual([]);
  const faults = faultsOf(mesh);
  expect(faults.filter((fault) => !CONTACTS.includes(fault))).toEqual([]);
  expect(isManifold).toBe(faults.length === 0);
  if (kind === 'valid') {
    expectNearest(solid, mesh);
    return;
  }
  expect(kind).toBe('repaired');
  const largest = mesh.positions.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  expect(deviation).toBeLessThanOrEqual(2 ** -40 * largest);
  expectVolume(solid, mesh);
}

/**
 * The volume differs by what is between a surface and the same surface moved: the area, times how far, which is √3
 * times as much.
 */
function expectVolume(solid: Solid, { positions, indices, certificate }: SolidMesh): void {
  let volume = 0;
  let area = 0;
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => positions.subarray(3 * indices[t + k]!, 3 * indices[t + k]! + 3));
    const [u, v] = [b!, c!].map((p) => [p[0]! - a![0]!, p[1]! - a![1]!, p[2]! - a![2]!]);
    const n = [
      u![1]! * v![2]! - u![2]! * v![1]!,
      u![2]! * v![0]! - u![0]! * v![2]!,
      u![0]! * v![1]! - u![1]! * v![0]!,
    ];
    volume += (a![0]! * n[0]! + a![1]! * n[1]! + a![2]! * n[2]!) / 6;
    area += Math.sqrt(n[0]! ** 2 + n[1]! ** 2 + n[2]! ** 2) / 2;
  }
  const exact = rational.toNumber(solidVolume(solid));
  // The sums are doubles, too: 2^-40 is far more than they lose here.
  expect(Math.abs(volume - exact)).toBeLessThanOrEqual(
    4 * area * certificate.deviation + 2 ** -40 * (area + 1),
  );
}

/** The mesh is valid when it is read again from a file. */
async function expectValidInFiles(mesh: SolidMesh): Promise<void> {
  for (const format of ['off', 'obj', 'stl'] as const) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of formatMesh(mesh, format, { binary: false })) chunks.push(chunk);
    const { mesh: read } = await parseMesh(Buffer.concat(chunks), format);
    expect(checkMesh(read).valid).toBe(true);
  }
}

const thin = (seed: number, offsets: readonly number[]) => ({
  ...skewLattice(seed),
  offsets: (_: number, i: number) => offsets[i]!,
});

describe('solidToMesh: valid', () => {
  it('skewed blocks, which touch themselves', () => {
    for (let seed = 0; seed < 5; seed++) {
      const solid = voxelSolid(randomCells(seed, [4, 4, 3], 0.5), skewLattice(seed));
      expectGood(solid);
      expect(solidToMesh(solid).certificate.type).toBe('valid');
    }
  });

  it('a block with triangles so thin that rounding folds them: they are flipped', () => {
    const solid = voxelSolid(randomCells(5, [5, 5, 5], 0.5), skewLattice(5));
    expectGood(solid);
    expect(solidToMesh(solid).certificate.type).toBe('valid');
  });

  it('slabs of an ulp', () => {
    for (let seed = 0; seed < 5; seed++) {
      const ulps = [0, 1, 2, 3, 4, 5].map((i) => 1 + i * 2 ** -52);
      expectGood(voxelSolid(randomCells(seed, [5, 5, 5], 0.7), thin(8, ulps)));
    }
  });

  it.each([1e300, 1e-300, 1e-310])('numbers of %g', (scale) => {
    const lattice = { ...skewLattice(8), offsets: (_: number, i: number) => scale * i };
    expectGood(voxelSolid(randomCells(1, [4, 4, 4], 0.7), lattice));
  });

  it('convex solids of random planes', () => {
    const random = numbersFrom(3);
    for (let k = 0; k < 10; k++) {
      const planes = Array.from({ length: 30 }, () => {
        const normal = [random() - 0.5, random() - 0.5, random() - 0.5];
        return { normal, constant: -Math.sqrt(normal.reduce((sum, x) => sum + x * x, 0)) };
      });
      expectGood(convexSolid(planes));
    }
  });

  it('nothing; but everything has no mesh, which would be the same', () => {
    const nothing: Solid = { type: 'solid', isUnbounded: false, planes: [], vertices: [], faces: [] };
    const valid = { type: 'valid', deviation: 0, cause: null, isManifold: true, remaining: [] };
    expect(solidToMesh(nothing)).toEqual({
      positions: new Float64Array(0),
      indices: new Uint32Array(0),
      certificate: valid,
    });
    for (const all of [{ ...nothing, isUnbounded: true }, solidIntersection(), solidComplement(nothing)]) {
      expect(() => solidToMesh(all)).toThrow(
        new RangeError('solidToMesh: solid must be a solid with a boundary, got all of space'),
      );
    }
  });

  it('what reaches to infinity: the mesh of the rest, looking the other way', () => {
    const block = voxelSolid(randomCells(1, [3, 3, 3], 0.8), skewLattice(1));
    const inner = solidToMesh(block);
    const outer = solidToMesh(solidComplement(block));
    expect(outer.certificate).toEqual(inner.certificate);
    expect(outer.positions).toEqual(inner.positions);
    expect(rational.toNumber(solidVolume(block))).toBeGreaterThan(0);
    expect(checkMesh(inner).valid || faultsOf(inner).every((kind) => CONTACTS.includes(kind))).toBe(true);
    expect(faultsOf(outer)).toContain('inverted-component');
  });

  it('a tip that stands on the middle of a face touches it in the mesh, too', () => {
    const table = solidFromMesh(box([0, 0, -1], [4, 4, 0]));
    const tip = {
      positions: [2, 2, 0, 1, 1, 1, 3, 1, 1, 2, 3, 1],
      indices: [1, 2, 3, 0, 2, 1, 0, 3, 2, 0, 1, 3],
    };
    const solid = solidUnion(table, solidFromMesh(tip));
    const { certificate } = solidToMesh(solid);
    expect(certificate).toMatchObject({ type: 'valid', deviation: 0, isManifold: false, remaining: [] });
  });
});

describe('solidToMesh: repaired', () => {
  it('sheets thinner than the distance of doubles', () => {
    const offsets = [0, 1e-18, 3e-18, 1, 1 + 2 ** -52, 2, 2 + 2 ** -51];
    for (let seed = 1; seed < 3; seed++) {
      const solid = voxelSolid(randomCells(seed, [6, 6, 2], 0.6), thin(8, offsets));
      const mesh = solidToMesh(solid);
      expect(mesh.certificate).toMatchObject({ type: 'repaired', cause: 'rounding' });
      expectGood(solid, mesh);
    }
  });

  it('boxes with common faces, rotated, and nudged by an ulp', () => {
    const random = numbersFrom(7);
    const int = (n: number) => Math.floor(random() * n);
    const operations = [solidUnion, solidDifference, solidIntersection];
    const kinds: string[] = [];
    for (let k = 0; k < 4; k++) {
      let solid: Solid | null = null;
      for (let i = 0; i < 3; i++) {
        const low = [int(2), int(2), int(2)];
        const { positions, indices } = box(
          low,
          low.map((x) => x + 1 + int(2)),
        );
        const nudged = rotated(positions).map((x) => x * (1 + (int(3) - 1) * 2 ** -52));
        const next = solidFromMesh({ positions: nudged, indices });
        solid = solid === null ? next : operations[int(3)]!(solid, next);
      }
      const mesh = solidToMesh(solid!);
      kinds.push(mesh.certificate.type);
      expectGood(solid!, mesh);
    }
    expect(new Set(kinds)).toEqual(new Set(['valid', 'repaired']));
  });
});

describe('solidToMesh: two polyhedra of very different extents along the axes', () => {
  const a = {
    positions: [
      0, 0, 0, 1.2394799414817161e122, 2.1271947505156275e278, 0, 0, 4.254389501031255e278, 0,
      1.2394799414817161e122, 2.1271947505156275e278, 6.835426893334123e-305, 0, 0, 6.835426893334123e-305,
      1.2394799414817161e122, 2.1271947505156275e278, 6.835426893334123e-305, 0, 4.254389501031255e278,
      6.835426893334123e-305, 6.197399707408581e121, 2.1271947505156275e278, 6.835426893334121e-305,
    ],
    indices: [
      0, 5, 1, 0, 4, 5, 1, 6, 2, 1, 5, 6, 2, 7, 3, 2, 6, 7, 3, 4, 0, 3, 7, 4, 3, 0, 1, 2, 3, 1, 4, 7, 5, 7, 6,
      5,
    ],
  };
  const b = {
    positions: [
      4.6480497805564355e121, 1.9144752754640647e279, 0, 1.0845449487965016e122, 7.445181626804696e278,
      3.4177134466670613e-305, 4.6480497805564355e121, 2.1271947505156275e278, 5.468341514667298e-304,
      5.422724743982508e122, 2.1271947505156275e278, 0, 1.0845449487965016e122, 4.254389501031255e278,
      6.835426893334123e-305, 1.5493499268521452e121, 2.1271947505156275e278, -3.4177134466670613e-305,
      5.680949731791199e121, 3.190792125773441e278, 4.670875043778317e-304, 4.6480497805564355e121,
      2.1271947505156275e278, 0,
    ],
    indices: [4, 5, 6, 5, 1, 6, 3, 0, 7, 2, 3, 7, 0, 3, 2, 1, 5, 4, 2, 7, 0, 6, 1, 4],
  };

  it('have a mesh, though parting what fell together opens one on the way', () => {
    const [p, q] = [a, b].map((mesh) => solidFromMesh(mesh, { rule: 'even-odd' }));
    const mesh = solidToMesh(solidUnion(p!, q!), { manifold: true });
    expect(mesh.certificate.type).toBe('repaired');
    expect(faultsOf(mesh)).toEqual([]);
  });
});

describe('solidToMesh: parted', () => {
  it.each([
    [
      'an edge',
      [
        [0, 0, 0],
        [1, 1, 0],
      ],
    ],
    [
      'a vertex',
      [
        [0, 0, 0],
        [1, 1, 1],
      ],
    ],
    ['all edges and vertices', randomCells(3, [3, 3, 3], 2).filter(([x, y, z]) => (x + y + z) % 2 === 0)],
    ['some', randomCells(4, [4, 4, 3], 0.5)],
  ] as const)('blocks that touch in %s', (_, cells) => {
    for (const solid of [voxelSolid(cells), voxelSolid(cells, skewLattice(3))]) {
      expect(solidToMesh(solid).certificate).toMatchObject({ type: 'valid', isManifold: false });
      const mesh = solidToMesh(solid, { manifold: true });
      expect(mesh.certificate).toMatchObject({ type: 'repaired', cause: 'contacts', isManifold: true });
      expect(checkMesh(mesh).valid).toBe(true);
      expectGood(solid, mesh);
    }
  });

  const table = solidFromMesh(box([0, 0, -1], [4, 4, 0]));
  const tip = {
    positions: [2, 2, 0, 1, 1, 1, 3, 1, 1, 2, 3, 1],
    indices: [1, 2, 3, 0, 2, 1, 0, 3, 2, 0, 1, 3],
  };
  /** A wedge with its edge from one point to another, widening in a direction. */
  const wedge = (
    from: readonly number[],
    to: readonly number[],
    side: readonly number[],
    up: readonly number[],
  ) => {
    const plus = (p: readonly number[], k: number) => p.map((x, i) => x + up[i]! + k * side[i]!);
    const positions = [from, plus(from, -1), plus(from, 1), to, plus(to, -1), plus(to, 1)].flat();
    const indices = [0, 1, 2, 3, 5, 4, 0, 3, 4, 0, 4, 1, 0, 2, 5, 0, 5, 3, 1, 4, 5, 1, 5, 2];
    return solidFromMesh({ positions, indices }, { rule: 'non-zero' });
  };
  /** A tetrahedron with a vertex in the origin. */
  const corner = (...ends: readonly number[][]) =>
    solidFromMesh(
      { positions: [0, 0, 0, ...ends.flat()], indices: [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3] },
      { rule: 'non-zero' },
    );
  /** Two turns of triangles around an axis. */
  const twisted = [
    [
      0, 1, 3, 0, 3, 2, 1, 2, 4, 1, 4, 3, 2, 3, 5, 2, 5, 4, 3, 4, 6, 3, 6, 5, 4, 5, 0, 4, 0, 6, 5, 6, 1, 5, 1,
      0,
    ],
    [6, 0, 2, 6, 2, 1],
  ].flat();
  const slabs = [
    [-77309374536, -38654705628, 36, 77309374536, 38654705628, -36, -51539619852, -25769803716, 38654705616],
    [77309448192, 38654705640, 12884901912, -25769779236, -12884901852, 25769803776],
    [-231928197264, -115964116896, -12884901840, 51539619852, 25769803788, 38654705640],
  ].flat();
  const octahedron = [5, 2, 4, 1, 2, 0, 3, 1, 0, 0, 5, 3, 2, 1, 4, 0, 2, 5, 1, 3, 4, 3, 5, 4];
  const blade = [
    [0, -12276, 25769803788, -24, -25769816064, -25769803824, -12, 0, -25769803788],
    [-12, -12276, 0, 24, 12276, 25769803788, -12, -25769803788, -25769803824],
  ].flat();
  const needles = [
    [36, 51539632128, 25769803860, 36, 51539668956, -51539607504, 18, 90194343948, -25769803662],
    [72, 64424570850, 25769803878, 36, 244813178952, -12884901552, 0, 64424534022, -51539607486],
    [54, 90194368500, 126],
  ].flat();
  it.each<[string, Solid]>([
    [
      'slabs of a width of 36 on each other, 10^11 long',
      solidFromMesh({ positions: slabs, indices: twisted }, { rule: 'non-zero' }),
    ],
    [
      'needles of a width of 36, 10^11 long',
      solidUnion(
        solidFromMesh({ positions: blade, indices: octahedron }, { rule: 'even-odd' }),
        solidFromMesh({ positions: needles, indices: twisted }, { rule: 'even-odd' }),
      ),
    ],
    ['a tip on the middle of a face', solidUnion(table, solidFromMesh(tip))],
    [
      'the tip of a cavity under the middle of a face',
      solidDifference(solidFromMesh(box([0, 0, 0], [4, 4, 2])), solidFromMesh(tip)),
    ],
    [
      'a cavity in the corner of a solid, with edges on its faces',
      solidDifference(corner([8, 0, 0], [0, 8, 0], [0, 0, 8]), corner([0, 3, 3], [3, 0, 3], [3, 3, 0])),
    ],
    ['an edge on a face', solidUnion(table, wedge([1, 1, 0], [3, 2, 0], [0, 0.5, 0], [0, 0, 1]))],
    [
      'edges that cross',
      solidUnion(
        wedge([1, 2, 0], [3, 2, 0], [0, 0.5, 0], [0, 0, 1]),
        wedge([2, 1, 0], [2, 3, 0], [0.5, 0, 0], [0, 0, -1]),
      ),
    ],
    [
      'an edge whose sheets are one at both of its ends',
      voxelSolid([
        ...[0, 2].flatMap((z) =>
          [0, 1].flatMap((x) => [0, 1].map((y) => [x, y, z] as [number, number, number])),
        ),
        [0, 0, 1],
        [1, 1, 1],
      ]),
    ],
  ])('%s', async (_, solid) => {
    expect(solidToMesh(solid).certificate).toMatchObject({ type: 'valid', isManifold: false });
    const mesh = solidToMesh(solid, { manifold: true });
    expect(mesh.certificate).toMatchObject({ type: 'repaired', isManifold: true });
    expectGood(solid, mesh);
    await expectValidInFiles(mesh);
  });

  it('edges whose middles are rounded past the triangles next to them: nothing is filled that was not', () => {
    // biome-ignore format: numbers as they were found
    const [first, second] = [
      {
        positions: [-22865122847.000008, -2005535329, 20709514223, -52158007427.00001, -29323970725, 38507711, 43347460782, -13738662408, -111427650617, 12687061693, -4021071925, -32612970913, -40712244623, -24106429009, -47613826753, 41979946273, 23297363471, -11941964401],
        indices: [2, 4, 1, 3, 1, 4, 2, 3, 4, 0, 4, 2, 5, 0, 2, 0, 5, 4, 2, 4, 5, 2, 1, 3],
      },
      {
        positions: [20686249105, 16065722171, -28379611765, -44158820015, -9237176629, 4271866859, 41676222241, 27714403907, -34350593965, -22231272023, -2410068097, -9068381353, -22231272023, -2410068097, -9068381353, -8606635475, -11252713225, -49050618277, 633850825, -404532769, -29777895577, -8606635475, -11252713224.999998, -49050618277, 1571425681, -5226105973, -37147161589],
        indices: [0, 4, 1, 0, 3, 4, 1, 5, 2, 1, 4, 5, 2, 3, 0, 2, 5, 3, 3, 7, 4, 3, 6, 7, 4, 8, 5, 4, 7, 8, 5, 6, 3, 5, 8, 6, 6, 1, 7, 6, 0, 1, 7, 2, 8, 7, 1, 2, 8, 0, 6, 8, 2, 0],
      },
    ].map((operand) => solidFromMesh(operand, { rule: 'non-zero' }));
    const solid = solidUnion(first!, second!);
    const mesh = solidToMesh(solid, { manifold: true });
    expect(checkMesh(mesh).valid).toBe(true);
    expectGood(solid, mesh);
  });

  it('a manifold is left as it is', () => {
    const solid = voxelSolid([[0, 0, 0]], skewLattice(3));
    expect(solidToMesh(solid, { manifold: true })).toEqual(solidToMesh(solid));
  });
});

describe('solidToMesh: unresolved', () => {
  it('says which vertices are beyond the largest double', () => {
    const side = (normal: readonly number[], constant: number) => ({
      normal: normal as [number, number, number],
      constant,
    });
    const far = convexSolid([
      side([1, 0, 1e-10], -1e300),
      side([-1, 0, 1e-10], -1e300),
      side([0, 1, 0], -1),
      side([0, -1, 0], -1),
      side([0, 0, -1], -1),
    ]);
    const { certificate, positions } = solidToMesh(far);
    expect(certificate.type).toBe('unresolved');
    expect(certificate.remaining).toEqual([{ type: 'too-large', count: 2, items: [[2], [3]] }]);
    expect(certificate.deviation).toBeGreaterThan(1e300);
    expect(positions.every(Number.isFinite)).toBe(true);
  });

  it('says so where all is closer than the least double', () => {
    const dust = { ...skewLattice(1), offsets: (_: number, i: number) => 5e-324 * i };
    const { certificate } = solidToMesh(
      voxelSolid([[0, 0, 0]], { ...dust, normals: dust.normals.map((n) => n.map((x) => 1e9 * x)) as never }),
    );
    expect(certificate.type).toBe('unresolved');
    expect(certificate.remaining.length).toBeGreaterThan(0);
    expect(certificate.deviation).toBe(5e-324);
  });
});

/** A box, its triangles looking outward. */
function box(low: readonly number[], high: readonly number[]) {
  const positions = Array.from({ length: 8 }, (_, i) =>
    [0, 1, 2].map((k) => ((i >> (2 - k)) & 1 ? high : low)[k]!),
  ).flat();
  const inward = [
    0, 2, 3, 0, 3, 1, 4, 5, 7, 4, 7, 6, 0, 1, 5, 0, 5, 4, 2, 6, 7, 2, 7, 3, 0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7,
    5,
  ];
  return { positions, indices: inward.reverse() };
}

function rotated(positions: readonly number[]): number[] {
  const rows = [
    [1, 2, 2],
    [2, 1, -2],
    [-2, 2, -1],
  ];
  return positions.map((_, i) => {
    const p = positions.slice(i - (i % 3), i - (i % 3) + 3);
    return rows[i % 3]!.reduce((sum, x, k) => sum + (x / 3) * p[k]!, 0);
  });
}
