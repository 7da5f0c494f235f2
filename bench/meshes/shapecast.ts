/**
 * Compares which triangles of a mesh of 100,000 a box, sphere, capsule and frustum meet with three-mesh-bvh's
 * shapecast, both in one run on the same shapes:
 *
 *   npx tsx bench/meshes/shapecast.ts
 *
 * Printed are microseconds of processor time for one shape, the median of passes that take turns, all triangles and any
 * one; the ratio (below 1: ours is faster), and how many shapes the peer, which computes in floating point, answers
 * differently. The peer has no test of a triangle and a frustum: it keeps what is not all behind one plane.
 */
import { type IndexedMesh, prepareMesh } from '../../src/mesh/index.js';
import { Random } from '../../src/oracle/cases/random.js';
import { anyTriangleMeets, type SpaceShape, trianglesMeeting } from '../../src/scene/index.js';
import { frustumFromMatrix } from '../../src/spatial/index.js';
import { medianOf } from '../measure.js';
import { latticeCube, torusOf } from './shapes.js';

/** What is used of three and three-mesh-bvh, which come without types. */
// biome-ignore lint/suspicious/noExplicitAny: packages without types
type Any = any;
const THREE = (await import('three' as string)) as Any;
const { MeshBVH, SAH, CONTAINED, INTERSECTED, NOT_INTERSECTED } = (await import(
  'three-mesh-bvh' as string
)) as Any;

const SHAPES = 200;
const PASSES = 7;

interface Query {
  readonly ours: SpaceShape;
  readonly theirs: (bvh: Any, visit: (t: number) => boolean) => void;
}

const vector = (p: ArrayLike<number>) => new THREE.Vector3(p[0], p[1], p[2]);

function boxQuery(random: Random, p: readonly number[], size: number): Query {
  const half = [0, 1, 2].map(() => size * (0.5 + random.unit()));
  const min = p.map((x, k) => x - half[k]!);
  const max = p.map((x, k) => x + half[k]!);
  const box = new THREE.Box3(vector(min), vector(max));
  return {
    ours: { type: 'box', min, max } as SpaceShape,
    theirs: (bvh, visit) =>
      bvh.shapecast({
        intersectsBounds: (bounds: Any) => box.intersectsBox(bounds),
        intersectsTriangle: (triangle: Any, t: number) => box.intersectsTriangle(triangle) && visit(t),
      }),
  };
}

function sphereQuery(random: Random, p: readonly number[], size: number): Query {
  const radius = size * (0.5 + random.unit());
  const sphere = new THREE.Sphere(vector(p), radius);
  return {
    ours: { type: 'sphere', center: p, radius } as SpaceShape,
    theirs: (bvh, visit) =>
      bvh.shapecast({
        intersectsBounds: (bounds: Any) => sphere.intersectsBox(bounds),
        intersectsTriangle: (triangle: Any, t: number) => triangle.intersectsSphere(sphere) && visit(t),
      }),
  };
}

/** As in the example of a character's movement. */
function capsuleQuery(random: Random, p: readonly number[], size: number): Query {
  const radius = size * (0.5 + random.unit());
  const end = p.map((x) => x + 4 * size * (random.unit() - 0.5));
  const line = new THREE.Line3(vector(p), vector(end));
  const around = new THREE.Box3().setFromPoints([line.start, line.end]).expandByScalar(radius);
  const [onTriangle, onLine] = [new THREE.Vector3(), new THREE.Vector3()];
  return {
    ours: { type: 'capsule', start: p, end, radius } as SpaceShape,
    theirs: (bvh, visit) =>
      bvh.shapecast({
        intersectsBounds: (bounds: Any) => bounds.intersectsBox(around),
        intersectsTriangle: (triangle: Any, t: number) =>
          triangle.closestPointToSegment(line, onTriangle, onLine) <= radius && visit(t),
      }),
  };
}

function frustumQuery(random: Random, p: readonly number[], size: number): Query {
  const camera = new THREE.PerspectiveCamera(30 + 20 * random.unit(), 1.5, size / 2, 8 * size);
  camera.position.copy(vector(p));
  camera.lookAt(vector(p.map((x) => x + random.unit() - 0.5)));
  camera.updateMatrixWorld();
  const matrix = new THREE.Matrix4().multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse);
  const frustum = new THREE.Frustum().setFromProjectionMatrix(matrix);
  const corner = new THREE.Vector3();
  const isWithin = ({ min, max }: Any) => {
    for (let i = 0; i < 8; i++) {
      corner.set(i & 1 ? max.x : min.x, i & 2 ? max.y : min.y, i & 4 ? max.z : min.z);
      if (!frustum.containsPoint(corner)) return false;
    }
    return true;
  };
  const isBehind = (plane: Any, { a, b, c }: Any) =>
    plane.distanceToPoint(a) < 0 && plane.distanceToPoint(b) < 0 && plane.distanceToPoint(c) < 0;
  return {
    ours: frustumFromMatrix(matrix.elements),
    theirs: (bvh, visit) =>
      bvh.shapecast({
        intersectsBounds: (bounds: Any) =>
          frustum.intersectsBox(bounds) ? (isWithin(bounds) ? CONTAINED : INTERSECTED) : NOT_INTERSECTED,
        intersectsTriangle: (triangle: Any, t: number, contained: boolean) =>
          (contained || !frustum.planes.some((plane: Any) => isBehind(plane, triangle))) && visit(t),
      }),
  };
}

/** The peer has no such query: a plane, by the signs of corners and vertices. */
function planeQuery(random: Random, p: readonly number[]): Query {
  const normal = p.map(() => random.unit() - 0.5);
  const constant = -normal.reduce((sum, x, k) => sum + x * p[k]!, 0);
  const plane = new THREE.Plane(vector(normal), constant);
  return {
    ours: { type: 'plane', normal, constant } as unknown as SpaceShape,
    theirs: (bvh, visit) =>
      bvh.shapecast({
        intersectsBounds: (bounds: Any) => plane.intersectsBox(bounds),
        intersectsTriangle: ({ a, b, c }: Any, t: number) => {
          const sides = [plane.distanceToPoint(a), plane.distanceToPoint(b), plane.distanceToPoint(c)];
          return Math.min(...sides) <= 0 && Math.max(...sides) >= 0 && visit(t);
        },
      }),
  };
}

const KINDS = {
  box: boxQuery,
  sphere: sphereQuery,
  capsule: capsuleQuery,
  frustum: frustumQuery,
  plane: planeQuery,
} as const;

function microseconds(run: () => unknown): number {
  const before = process.cpuUsage().user;
  run();
  return (process.cpuUsage().user - before) / SHAPES;
}

function compare(name: string, kind: keyof typeof KINDS, mesh: IndexedMesh, size: number): void {
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.BufferAttribute(mesh.positions, 3));
  geometry.setIndex(new THREE.BufferAttribute(mesh.indices.slice(), 1));
  const bvh = new MeshBVH(geometry, { strategy: SAH, indirect: true });
  const prepared = prepareMesh(mesh, { build: 'sah' });
  const random = new Random(2, 7, 1, 8);
  const queries = Array.from({ length: SHAPES }, () => {
    const at = 3 * mesh.indices[random.below(mesh.indices.length)]!;
    const p = [0, 1, 2].map((k) => mesh.positions[at + k]! + 2 * size * (random.unit() - 0.5));
    return KINDS[kind](random, p, size);
  });
  const lists = [[] as string[], [] as string[]];
  const answers = [[] as boolean[], [] as boolean[]];
  const all = [
    () => {
      lists[0] = queries.map(({ ours }) => {
        return trianglesMeeting(prepared, ours) as unknown as string;
      });
    },
    () => {
      lists[1] = queries.map(({ theirs }) => {
        const found: number[] = [];
        theirs(bvh, (t) => {
          found.push(t);
          return false;
        });
        return found as unknown as string;
      });
    },
    () => {
      answers[0] = queries.map(({ ours }) => anyTriangleMeets(prepared, ours));
    },
    () => {
      answers[1] = queries.map(({ theirs }) => {
        let is = false;
        theirs(bvh, () => {
          is = true;
          return true;
        });
        return is;
      });
    },
  ];
  for (let warm = 0; warm < 3; warm++) for (const run of all) run();
  const times = Array.from({ length: PASSES }, () => all.map(microseconds));
  const column = (i: number) => medianOf(times.map((row) => row[i]!));
  const ratio = (i: number, j: number) => medianOf(times.map((row) => row[i]! / row[j]!)).toFixed(2);
  const text = (list: unknown) =>
    Array.from(list as number[])
      .sort((a, b) => a - b)
      .join();
  const mean = lists[0]!.reduce((sum, list) => sum + list.length, 0) / SHAPES;
  const different = lists[0]!.filter((list, i) => text(list) !== text(lists[1]![i])).length;
  console.log(
    `${name} | ${kind} | ${size} | ${mean.toFixed(0)} | ${column(0).toFixed(1)} | ${column(1).toFixed(1)} | ${ratio(0, 1)} | ${column(2).toFixed(1)} | ${column(3).toFixed(1)} | ${ratio(2, 3)} | ${different} of ${SHAPES}`,
  );
}

console.log(
  'mesh | shape | size | met | all, ours | peer | ratio | any, ours | peer | ratio | lists that differ',
);
const only = process.argv[2]?.split(',');
for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[]) {
  if (only !== undefined && !only.includes(kind)) continue;
  for (const size of [0.02, 0.2]) compare('torus', kind, torusOf(100_000), size);
  compare('lattice cube', kind, latticeCube(91), 4);
}
