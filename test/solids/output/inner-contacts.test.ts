import { describe, expect, test } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import {
  boxSolid,
  canonicalText,
  meshDifference,
  type Solid,
  solidDifference,
  solidFromMesh,
  solidSymmetricDifference,
  solidToMesh,
  solidUnion,
  triangulateSolid,
} from '../../../src/solids/index.js';
import { FaceTurns } from '../../../src/solids/output/face-turns.js';
import { innerContacts } from '../../../src/solids/output/inner-contacts.js';
import { trianglesOfFaces } from '../../../src/solids/output/triangulate-solid.js';
import { solidPoints } from '../../../src/solids/solid-points.js';
import { effort } from '../../support/effort.js';

type Point = readonly [number, number, number];

/** A tetrahedron whose faces look outward; undefined if it is flat. */
function tetrahedron(p: readonly Point[]) {
  const [a, b, c] = [1, 2, 3].map((i) => p[i]!.map((x, k) => x - p[0]![k]!)) as [
    number[],
    number[],
    number[],
  ];
  const volume =
    a[0]! * (b[1]! * c[2]! - b[2]! * c[1]!) -
    a[1]! * (b[0]! * c[2]! - b[2]! * c[0]!) +
    a[2]! * (b[0]! * c[1]! - b[1]! * c[0]!);
  if (volume === 0) return undefined;
  const indices = [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3];
  return {
    positions: new Float64Array(p.flat()),
    indices: new Uint32Array(volume > 0 ? indices : indices.reverse()),
  };
}

const DIRECTIONS = [
  [1, 0],
  [2, 1],
  [1, 1],
  [1, 2],
  [0, 1],
  [-1, 2],
  [-1, 1],
  [-2, 1],
] as const;

/** Tetrahedra with edges on one line, in every second of the sectors that three or four planes through it make. */
function wedges(random: Random) {
  const first = random.below(5);
  const planes = [0, 1, 3, 2 + random.below(2) * 3].slice(0, 3 + random.below(2)).map((i) => (i + first) % 8);
  const chosen = [...new Set(planes)].sort((a, b) => a - b).map((i) => DIRECTIONS[i]!);
  const around = [...chosen, ...chosen.map(([x, y]) => [-x, -y] as const)];
  const isEven = random.oneIn(2);
  const shear = [random.between(-1, 1), random.between(-1, 1)] as const;
  const sheared = ([x, y, z]: Point): Point => [x + shear[0] * z, y + shear[1] * z, z];
  return around.flatMap((one, i) => {
    if ((i % 2 === 0) === random.oneIn(10)) return [];
    const other = around[(i + 1) % around.length]!;
    const [low, high] = isEven ? [0, 2] : [random.between(0, 1), random.between(2, 4)];
    const [k, m] = [random.between(1, 3), random.between(1, 3)];
    const corners: Point[] = [
      [0, 0, low],
      [0, 0, high],
      [k * one[0], k * one[1], random.between(-1, 4)],
      [m * other[0], m * other[1], random.between(-1, 4)],
    ];
    return tetrahedron(corners.map(sheared)) ?? [];
  });
}

const box = (size: number): Solid => boxSolid({ min: [-size, -size, -2], max: [size, size, 6] });

function combinationOf(random: Random): Solid {
  const solids = wedges(random).map((mesh) => solidFromMesh(mesh));
  const operation = random.below(3);
  const all = solids.reduce((a, b) => (operation === 1 ? solidSymmetricDifference(a, b) : solidUnion(a, b)));
  return operation === 2 ? solidDifference(box(random.between(1, 9)), all) : all;
}

describe('faces that meet others within', () => {
  test('solids whose faces go through each other have a mesh, from which they are read again', () => {
    const random = new Random(34, 5, 0, 0);
    let exact = 0;
    let cut = 0;
    const count = effort(400);
    for (let i = 0; i < count; i++) {
      const solid = combinationOf(random);
      const mesh = solidToMesh(solid);
      expect(mesh.certificate).toMatchObject({ type: 'valid', remaining: [] });
      const positions = mesh.positions;
      if (innerContacts(solid, solidPoints('test', solid), triangulateSolid(solid), positions).size > 0)
        cut++;
      if (mesh.certificate.deviation > 0) continue;
      exact++;
      expect(canonicalText(solidFromMesh(mesh))).toBe(canonicalText(solid));
    }
    expect(exact).toBeGreaterThan(count / 3);
    expect(cut).toBeGreaterThan(count / 10);
  });

  test('three tetrahedra around the diagonal of a cube are cut out of a plate', () => {
    const tools = [
      [1, 1, 0, 0, 1, 0],
      [1, 0, 1, 1, 0, 0],
      [0, 1, 1, 0, 0, 1],
    ].map(
      ([a, b, c, d, e, f]) =>
        tetrahedron([
          [0, 0, 0],
          [a!, b!, c!],
          [d!, e!, f!],
          [1, 1, 1],
        ])!,
    );
    const plate = solidToMesh(boxSolid({ min: [0, -1, 0], max: [2, 2, 1] }));
    const { certificate } = meshDifference([plate, ...tools]);
    expect(certificate).toMatchObject({ type: 'valid', deviation: 0, isManifold: false, remaining: [] });
  });

  test('of an edge from above and one from below that cross within a face, one is an edge of triangles', () => {
    const below = tetrahedron([
      [-1, 0.25, 0],
      [1, 0.25, 0],
      [0, 1, -1],
      [0, -1, -1],
    ])!;
    const above = tetrahedron([
      [0.25, -1, 0],
      [0.25, 1, 0],
      [1, 0, 1],
      [-1, 0, 1],
    ])!;
    const block = boxSolid({ min: [-3, -3, -3], max: [3, 3, 0] });
    const solid = solidUnion(solidDifference(block, solidFromMesh(below)), solidFromMesh(above));
    const known = solidPoints('test', solid);
    const { positions } = solidToMesh(solid);
    const contacts = innerContacts(solid, known, triangulateSolid(solid), positions);
    const [face, stretches] = [...contacts].find(([, inner]) => inner.some(([a, b]) => a < b))!;
    expect(stretches.filter(([a, b]) => a < b)).toHaveLength(1);
    const { triangles, faceOf } = trianglesOfFaces(solid, contacts);
    // The face is covered once: shadows of its triangles have its area, and each looks as it does.
    const { plane, facing } = solid.faces[face]!;
    const turns = new FaceTurns(known.points, known.planes[plane]!, facing);
    let area = 0;
    faceOf.forEach((of, t) => {
      if (of !== face) return;
      const [a, b, c] = triangles.subarray(3 * t, 3 * t + 3) as unknown as [number, number, number];
      expect(turns.of(a, b, c)).toBe(1);
      const [ax, ay, bx, by, cx, cy] = [a, b, c].flatMap((v) => [positions[3 * v]!, positions[3 * v + 1]!]);
      area += Math.abs((bx! - ax!) * (cy! - ay!) - (by! - ay!) * (cx! - ax!)) / 2;
    });
    expect(area).toBe(36);
  });
});
