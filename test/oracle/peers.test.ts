import { describe, expect, test } from 'vitest';
import { casesOf } from '../../src/oracle/cases/cases.js';
import { ALL, type MeshTable, meshSize, PAIRED } from '../../src/oracle/cases/meshes/values.js';
import { ringSize } from '../../src/oracle/cases/planar/rings.js';
import { enginesFor, loadEngine } from '../../src/oracle/engines/index.js';
import { allQueries, loadQuestions, requireQuestion } from '../../src/oracle/questions/registry.js';

await loadQuestions();

type Pair = readonly [number[], number[]];

const CROSS = [0, 0, 2, 2, 0, 2, 2, 0];
const APART = [0, 0, 2, 2, 3, 0, 5, 1];
const FLAT = [0, 0, 0, 4, 0, 0, 0, 4, 0];

/** A square, a point, and possibly a hole. */
function square(x: number, y: number, hole: readonly number[] = [], rule = 0): number[] {
  const values = [rule, x, y, 4, 0, 0, 2, 0, 2, 2, 0, 2];
  while (values.length < 3 + ringSize()) values.push(0);
  values.push(hole.length / 2, ...hole);
  while (values.length < 3 + ringSize() + ringSize(4)) values.push(0);
  return values;
}

const RAY_TRIANGLE: Pair = [
  [1, 1, -1, 0, 0, 2, ...FLAT],
  [1, 1, -1, 0, 0, -2, ...FLAT],
];
const RAY_BOX: Pair = [
  [1, 1, -1, 0, 0, 2, 0, 0, 0, 2, 2, 2],
  [1, 1, -1, 0, 0, -2, 0, 0, 0, 2, 2, 2],
];
const TRIANGLE_BOX: Pair = [
  [...FLAT, 0, 0, -1, 1, 1, 1],
  [...FLAT, 0, 0, 1, 1, 1, 2],
];
const BOX_BOX: Pair = [
  [0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2],
  [0, 0, 0, 1, 1, 1, 2, 0, 0, 3, 1, 1],
];
const TRIANGLE_TRIANGLE: Pair = [
  [...FLAT, 1, 1, -1, 1, 1, 1, 5, 5, 5],
  [...FLAT, 1, 1, 1, 1, 2, 1, 5, 5, 5],
];
/** A ball around the origin, of that radius, and what is beside it. */
const ball = (radius: number, ...other: number[]) => [0, 0, 0, radius, ...other];
/** The same pair of shapes, one of whose radii is large enough. */
const byRadius = (values: (radius: number) => number[], yes = 2, no = 1): Pair => [values(yes), values(no)];

const POINT_BOX: Pair = [
  [1, 2, 1, 0, 0, 0, 2, 2, 2],
  [1, 3, 1, 0, 0, 0, 2, 2, 2],
];
const POINT_SPHERE = byRadius((r) => [0, 2, 0, ...ball(r)]);
const SPHERE_SPHERE = byRadius((r) => ball(r, 0, 3, 0, 1));
// Nearer than touching: cannon-es has an open boundary there.
const SPHERE_BOX = byRadius((r) => ball(r, 1, -1, -1, 2, 1, 1), 1.5, 0.5);
const SPHERE_PLANE = byRadius((r) => ball(r, 0, 0, -1, 2));
const SPHERE_TRIANGLE = byRadius((r) => [1, 1, 2, r, ...FLAT]);
const RAY_SPHERE: Pair = [
  [3, 2, 0, -1, 0, 0, ...ball(2)],
  [3, 2, 0, 1, 0, 0, ...ball(2)],
];
const SEGMENT_SPHERE: Pair = [
  [3, 1, 0, 0, 1, 0, ...ball(2)],
  [3, 1, 0, 2, 1, 0, ...ball(2)],
];
/** Upwards along x, of the radius 1: a capsule, a cylinder. */
const ALONG_X = [-2, 0, 0, 2, 0, 0, 1];
/** From the apex down: points with a large x and y are outside, with a small x inside. */
const CONE = [2, 0, 0, -2, 0, 0, 2];
const ALIGNED = [0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 1, 1, 0.5, 1];
/** The matrix of the cube from -1 to 1, to 3 in depth: x, y and z from -w to w. */
const CUBE = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];

/** By coefficients z = 1; the three points do not count. */
const ACROSS_Z = [0, 0, 0, 2, -2, ...FLAT];

/** The smallest mesh, a tetrahedron, moved. */
function tetrahedron(table: MeshTable, by: number): number[] {
  const at = table.topologies.findIndex(({ name }) => name === 'tetrahedron');
  const values = [at, 0, ...table.topologies[at]!.places.flatMap((place) => place.map((x) => x + by))];
  while (values.length < meshSize(table)) values.push(0);
  return values;
}

const STAYS = [0, 0, 0];
/** What is around the origin comes along x, by a way that is long enough or not, to another shape, which stays. */
const towards = (shape: readonly number[], other: readonly number[], yes: number, no: number): Pair => [
  [...shape, yes, 0, 0, ...other, ...STAYS],
  [...shape, no, 0, 0, ...other, ...STAYS],
];
const STICK = [0, -1, 0, 0, 1, 0];
const UPRIGHT = [0, -2, 0, 0, 2, 0, 1];
const BALL = [0, 0, 0, 1];
const CUBE_BY_CORNERS = [-1, -1, -1, 1, 1, 1];
const FAR_BALL = [9, 0, 0, 1];
const FAR_UPRIGHT = [9, -2, 0, 9, 2, 0, 1];
const FAR_TRIANGLE = [9, -4, -4, 9, 8, -4, 9, -4, 8];
const FAR_CUBE = [8, -1, -1, 10, 1, 1];
/** Each goes half a unit into the other, or stops half a unit before. */
const CASTS: Readonly<Record<string, Pair>> = {
  segmentSegmentSweep: towards([0, -1, 0, 1, 1, 0], [9, 0, -1, 9, 0, 1], 9.5, 7.5),
  segmentSphereSweep: towards(STICK, FAR_BALL, 8.5, 7.5),
  segmentCapsuleSweep: towards(STICK, FAR_UPRIGHT, 8.5, 7.5),
  segmentTriangleSweep: towards([-1, 0, 0, 1, 0, 0], FAR_TRIANGLE, 8.5, 7.5),
  segmentBoxSweep: towards(STICK, FAR_CUBE, 8.5, 7.5),
  sphereSphereSweep: towards(BALL, FAR_BALL, 7.5, 6.5),
  sphereCapsuleSweep: towards(BALL, FAR_UPRIGHT, 7.5, 6.5),
  sphereTriangleSweep: towards(BALL, FAR_TRIANGLE, 8.5, 7.5),
  sphereBoxSweep: towards(BALL, FAR_CUBE, 7.5, 6.5),
  capsuleCapsuleSweep: towards(UPRIGHT, FAR_UPRIGHT, 7.5, 6.5),
  capsuleTriangleSweep: towards(UPRIGHT, FAR_TRIANGLE, 8.5, 7.5),
  capsuleBoxSweep: towards(UPRIGHT, FAR_CUBE, 7.5, 6.5),
  triangleTriangleSweep: towards([-1, 0, 0, 1, 0, 0, 0, 1, 0], FAR_TRIANGLE, 8.5, 7.5),
  triangleBoxSweep: towards([-1, 0, 0, 1, 0, 0, 0, 1, 0], FAR_CUBE, 7.5, 6.5),
  boxBoxSweep: towards(CUBE_BY_CORNERS, FAR_CUBE, 7.5, 6.5),
};
const someCasts = (...names: readonly string[]): Readonly<Record<string, Pair>> =>
  Object.fromEntries(names.map((name) => [name, CASTS[name]!]));

const POINT_POLYGON: Pair = [square(1, 1), square(3, 1)];

/** Of each question that a package answers: values that meet, and values that do not. */
const questions: Readonly<Record<string, Readonly<Record<string, Pair>>>> = {
  'robust-segment-intersect': { segmentSegment2d: [CROSS, APART] },
  'robust-point-in-polygon': { pointPolygon2d: POINT_POLYGON },
  'point-in-polygon': { pointPolygon2d: POINT_POLYGON },
  'point-in-polygon-hao': { pointPolygon2d: POINT_POLYGON },
  turf: {
    segmentSegment2d: [CROSS, APART],
    pointSegment2d: [
      [1, 1, 0, 0, 2, 2],
      [1, 2, 0, 0, 2, 2],
    ],
    pointPolygon2d: POINT_POLYGON,
  },
  jsts: { segmentSegment2d: [CROSS, APART], pointPolygon2d: [square(2, 1), square(3, 1)] },
  three: {
    rayTriangle: RAY_TRIANGLE,
    rayBox: RAY_BOX,
    triangleBox: TRIANGLE_BOX,
    boxBox: BOX_BOX,
    orientedBoxOrientedBox: [orientedBoxes(1.5), orientedBoxes(2.5)],
    raySphere: RAY_SPHERE,
    pointBox: POINT_BOX,
    planeBox: [
      [1, 1, 1, -6, 0, 0, 0, 2, 2, 2],
      [1, 1, 1, -7, 0, 0, 0, 2, 2, 2],
    ],
    pointSphere: POINT_SPHERE,
    sphereSphere: SPHERE_SPHERE,
    sphereBox: SPHERE_BOX,
    spherePlane: SPHERE_PLANE,
    rayPlane: [
      [...ACROSS_Z, 0, 0, 0, 1, 1, 1],
      [...ACROSS_Z, 0, 0, 0, 1, 1, -1],
    ],
    segmentPlane: [
      [...ACROSS_Z, 0, 0, 0, 1, 1, 1],
      [...ACROSS_Z, 0, 0, 0, 1, 1, 0.5],
    ],
    pointTriangle: [
      [...FLAT, 2, 2, 0],
      [...FLAT, 2, 3, 0],
    ],
    pointFrustum: [
      [...CUBE, 1, 0, 0],
      [...CUBE, 2, 0, 0],
    ],
    boxFrustum: [
      [...CUBE, 1, 0, 0, 2, 1, 1],
      [...CUBE, 2, 0, 0, 3, 1, 1],
    ],
    sphereFrustum: [
      [...CUBE, 3, 0, 0, 2],
      [...CUBE, 3, 0, 0, 1],
    ],
    pointOrientedBox: [
      [1, 1, 1, ...ALIGNED],
      [1, 2, 1, ...ALIGNED],
    ],
    planeOrientedBox: [
      [0, 2, 0, -2, ...ALIGNED],
      [0, 2, 0, -4, ...ALIGNED],
    ],
    sphereOrientedBox: byRadius((r) => [3, 0, 0, r, ...ALIGNED]),
    rayOrientedBox: [
      [3, 0, 0, -2, 0, 0, ...ALIGNED],
      [3, 0, 0, 2, 0, 0, ...ALIGNED],
    ],
    boxOrientedBox: [
      [1, 0, 0, 2, 1, 1, ...ALIGNED],
      [2, 0, 0, 3, 1, 1, ...ALIGNED],
    ],
    capsuleBox: byRadius((r) => [0, 0, 0, 0, 4, 0, r, 1.5, 0, 0, 3, 4, 1]),
    capsuleTriangle: byRadius((r) => [1, 1, 1.5, 1, 1, 5.5, r, ...FLAT]),
  },
  'three-mesh-bvh': {
    triangleTriangle: TRIANGLE_TRIANGLE,
    sphereTriangle: SPHERE_TRIANGLE,
    triangleBox: TRIANGLE_BOX,
    triangleOrientedBox: [
      [...FLAT, ...ALIGNED],
      [0, 0, 3, 4, 0, 3, 0, 4, 3, ...ALIGNED],
    ],
    boxOrientedBox: [
      [1, 0, 0, 2, 1, 1, ...ALIGNED],
      [2, 0, 0, 3, 1, 1, ...ALIGNED],
    ],
    allHitsOfRay: [
      [...tetrahedron(ALL, 0), -9, -9, -9, 1, 1, 1],
      [...tetrahedron(ALL, 0), -9, -9, -9, -1, -1, -1],
    ],
    meshMesh: [
      [...tetrahedron(PAIRED, 0), ...tetrahedron(PAIRED, 1)],
      [...tetrahedron(PAIRED, 0), ...tetrahedron(PAIRED, 1000)],
    ],
  },
  'cannon-es': {
    rayBox: RAY_BOX,
    boxBox: BOX_BOX,
    pointSphere: POINT_SPHERE,
    sphereSphere: SPHERE_SPHERE,
    sphereBox: SPHERE_BOX,
    spherePlane: SPHERE_PLANE,
    segmentSphere: SEGMENT_SPHERE,
  },
  jolt: {
    pointBox: POINT_BOX,
    pointSphere: POINT_SPHERE,
    pointCapsule: [
      [3, 0, 0, ...ALONG_X],
      [2.75, 0.75, 0, ...ALONG_X],
    ],
    pointCylinder: [
      [2, 0.5, 0, ...ALONG_X],
      [2.5, 0, 0, ...ALONG_X],
    ],
    sphereSphere: SPHERE_SPHERE,
    segmentSphere: SEGMENT_SPHERE,
    segmentCapsule: [
      [4, 0, 0, 3, 0, 0, ...ALONG_X],
      [4, 0, 0, 3.5, 0, 0, ...ALONG_X],
    ],
    segmentCylinder: [
      [4, 0, 0, 2, 0, 0, ...ALONG_X],
      [4, 0, 0, 2.5, 0, 0, ...ALONG_X],
    ],
    segmentIntersectsBox: [
      [1, 1, -1, 1, 1, 0, 0, 0, 0, 2, 2, 2],
      [1, 1, -1, 1, 1, -0.5, 0, 0, 0, 2, 2, 2],
    ],
    boxBox: BOX_BOX,
    ...someCasts(
      'sphereSphereSweep',
      'sphereCapsuleSweep',
      'sphereBoxSweep',
      'capsuleCapsuleSweep',
      'capsuleBoxSweep',
    ),
  },
  rapier3d: {
    ...CASTS,
    rayTriangle: RAY_TRIANGLE,
    rayBox: RAY_BOX,
    triangleTriangle: TRIANGLE_TRIANGLE,
    triangleBox: TRIANGLE_BOX,
    boxBox: BOX_BOX,
    pointBox: POINT_BOX,
    pointSphere: POINT_SPHERE,
    pointCapsule: [
      [3, 0, 0, ...ALONG_X],
      [2.75, 0.75, 0, ...ALONG_X],
    ],
    pointCylinder: [
      [2, 0.5, 0, ...ALONG_X],
      [2.5, 0, 0, ...ALONG_X],
    ],
    pointCone: [
      [-1.5, 1, 0, ...CONE],
      [1.5, 1, 0, ...CONE],
    ],
    raySphere: RAY_SPHERE,
    rayCapsule: [
      [4, 0.5, 0, -1, 0, 0, ...ALONG_X],
      [4, 0.5, 0, 1, 0, 0, ...ALONG_X],
    ],
    rayCylinder: [
      [4, 0.5, 0, -1, 0, 0, ...ALONG_X],
      [4, 0.5, 0, 1, 0, 0, ...ALONG_X],
    ],
    rayCone: [
      [-1, 5, 0, 0, -1, 0, ...CONE],
      [2.5, 5, 0, 0, -1, 0, ...CONE],
    ],
    segmentSphere: SEGMENT_SPHERE,
    segmentCapsule: [
      [4, 0, 0, 2.5, 0, 0, ...ALONG_X],
      [4, 0, 0, 3.5, 0, 0, ...ALONG_X],
    ],
    segmentCylinder: [
      [4, 0, 0, 1.5, 0, 0, ...ALONG_X],
      [4, 0, 0, 2.5, 0, 0, ...ALONG_X],
    ],
    segmentCone: [
      [-1.5, 3, 0, -1.5, 1, 0, ...CONE],
      [1.5, 3, 0, 1.5, 1, 0, ...CONE],
    ],
    sphereSphere: SPHERE_SPHERE,
    sphereBox: SPHERE_BOX,
    spherePlane: SPHERE_PLANE,
    sphereTriangle: SPHERE_TRIANGLE,
    sphereCapsule: byRadius((r) => [0, 2.5, 0, r, ...ALONG_X]),
    sphereCylinder: byRadius((r) => [0, 2.5, 0, r, ...ALONG_X]),
    sphereCone: byRadius((r) => [3.5, 0, 0, r, ...CONE]),
    capsuleCapsule: byRadius((r) => [-2, 2.5, 0, 2, 2.5, 0, r, ...ALONG_X]),
    capsuleBox: byRadius((r) => [0, 0, 0, 0, 4, 0, r, 1.5, 0, 0, 3.5, 4, 1]),
    capsuleTriangle: byRadius((r) => [1, 1, 1.5, 1, 1, 5.5, r, ...FLAT]),
    capsulePlane: byRadius((r) => [0, 0, 0, 0, 2, 0, r, 0, -2, 0, 8]),
    cylinderPlane: byRadius((r) => [0, 0, 0, 0, 2, 0, r, 0, 0, -2, 4]),
    conePlane: byRadius((r) => [0, 4, 0, 0, 2, 0, r, 0, 0, -2, 4]),
  },
};

/** Two boxes of half size 1, the second one with axes of length 2 and half size 0.5, along x at that distance. */
function orientedBoxes(distance: number): number[] {
  const one = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1];
  return [...one, distance, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 2, 0.5, 0.5, 0.5];
}

/** Asks an engine one question by the name under which packages know it. */
async function ask(name: string, peerQuestion: string, values: readonly number[]): Promise<unknown> {
  const engine = (await loadEngine(name))!;
  const question = { ...requireQuestion('orient2d'), name: '', peerQuestion };
  expect(engine.knows(question)).toBe(true);
  return (await engine.ask(question, casesOf(values.length, values)))[0];
}

describe('packages answer queries', () => {
  test.each(enginesFor('queries').filter((name) => name !== 'unerring'))('%s', async (name) => {
    const engine = (await loadEngine(name))!;
    // What it constructs is asked in constructions.test.ts.
    const expected = questions[name] ?? {};
    const known = allQueries().filter((query) => query.check === undefined && engine.knows(query));
    expect(new Set(known.map((query) => query.peerQuestion ?? query.name))).toEqual(
      new Set(Object.keys(expected)),
    );
    for (const [question, [yes, no]] of Object.entries(expected)) {
      expect([question, await ask(name, question, yes), await ask(name, question, no)]).toEqual([
        question,
        true,
        false,
      ]);
    }
  });

  test('and are not asked what they do not know', async () => {
    const polygon = (values: number[]) => ask('robust-point-in-polygon', 'pointPolygon2d', values);
    expect(await polygon(square(1, 1, [0.5, 0.5, 0.6, 0.5, 0.5, 0.6]))).toBeUndefined();
    expect(await polygon(square(1, 1, [], 1))).toBeUndefined();
    // No float of 32 bits; a half size that is none.
    const boxes = (x: number) => ask('rapier3d', 'boxBox', [x, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2]);
    expect([await boxes(0.1), await boxes(1 - 2 ** -24), await boxes(0.5)]).toEqual([
      undefined,
      undefined,
      true,
    ]);
    const skew = orientedBoxes(1);
    skew[6] = 1;
    expect(await ask('three', 'orientedBoxOrientedBox', skew)).toBeUndefined();
  });
});
