/**
 * Compares nearest points on a sphere of 100,820 triangles with three-mesh-bvh, both in one run on the same points:
 *
 *   npx tsx bench/meshes/nearest.ts
 *
 * Printed are microseconds of processor time for a point, of ours (the number alone; all about the nearest triangle)
 * and of the peer, and how many of the distances differ from the correctly rounded ones. Points at the centre are
 * nearly equally far from all triangles.
 */
import { nearestDistance, nearestOnMesh, type PreparedMesh, prepareMesh } from '../../src/mesh/index.js';
import { Random } from '../../src/oracle/cases/random.js';
import { geodesicSphere } from './shapes.js';

/** What is used of three and three-mesh-bvh, which come without types. */
interface Vector {
  set(x: number, y: number, z: number): void;
}
interface Peer {
  closestPointToPoint(point: Vector, target: object): { readonly distance: number };
}
const { BufferAttribute, BufferGeometry, Vector3 } = (await import('three' as string)) as {
  readonly BufferAttribute: new (numbers: ArrayLike<number>, size: number) => object;
  readonly BufferGeometry: new () => {
    setAttribute(name: string, attribute: object): void;
    setIndex(attribute: object): void;
  };
  readonly Vector3: new () => Vector;
};
const { MeshBVH, SAH } = (await import('three-mesh-bvh' as string)) as {
  readonly MeshBVH: new (geometry: object, options: { strategy: number }) => Peer;
  readonly SAH: number;
};

const PASSES = 5;
const sphere = geodesicSphere(71);

function directed(random: Random, length: number): number[] {
  for (;;) {
    const p = [2 * random.unit() - 1, 2 * random.unit() - 1, 2 * random.unit() - 1];
    const size = Math.sqrt(p[0]! * p[0]! + p[1]! * p[1]! + p[2]! * p[2]!);
    if (size > 0.1 && size < 1) return p.map((x) => (x / size) * length);
  }
}

const KINDS: readonly (readonly [name: string, points: number, make: (random: Random) => number[]])[] = [
  ['in the box', 5000, (random) => [0, 1, 2].map(() => 2.4 * random.unit() - 1.2)],
  ['near the surface', 20_000, (random) => directed(random, 0.99 + 0.02 * random.unit())],
  ['far outside', 5000, (random) => directed(random, 10 + 90 * random.unit())],
  ['at the centre', 30, (random) => directed(random, 0.001)],
];

/** Microseconds of processor time for one point, the least of some passes. */
function cost(points: readonly number[][], ask: (p: number[]) => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let pass = 0; pass < PASSES; pass++) {
    const before = process.cpuUsage().user;
    for (const p of points) ask(p);
    least = Math.min(least, (process.cpuUsage().user - before) / points.length);
  }
  return least;
}

function compare(mesh: PreparedMesh, peer: Peer): void {
  const [point, target] = [new Vector3(), {}];
  const ofPeer = (p: readonly number[]) => {
    point.set(p[0]!, p[1]!, p[2]!);
    return peer.closestPointToPoint(point, target).distance;
  };
  for (const [name, count, make] of KINDS) {
    const random = new Random(1, 4, 1, 4);
    const points = Array.from({ length: count }, () => make(random));
    const [number, all, theirs] = [
      cost(points, (p) => nearestDistance(mesh, p)),
      cost(points, (p) => nearestOnMesh(mesh, p)),
      cost(points, ofPeer),
    ];
    const different = points.filter((p) => ofPeer(p) !== nearestDistance(mesh, p)).length;
    const figures = [number, all, theirs].map((x) => x.toFixed(1)).join(' | ');
    console.log(`${name} | ${figures} | ${different} of ${count}`);
  }
}

const geometry = new BufferGeometry();
geometry.setAttribute('position', new BufferAttribute(sphere.positions, 3));
geometry.setIndex(new BufferAttribute(sphere.indices.slice(), 1));
console.log('points | nearestDistance | nearestOnMesh | three-mesh-bvh | distances that differ');
compare(prepareMesh(sphere), new MeshBVH(geometry, { strategy: SAH }));
