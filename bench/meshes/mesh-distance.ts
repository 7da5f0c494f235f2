/**
 * Compares the distance of two spheres of 20,480 or so triangles with three-mesh-bvh, both in one run on the same
 * meshes:
 *
 *   npx tsx bench/meshes/mesh-distance.ts
 *
 * Printed are milliseconds of processor time, of ours (the distance and all pairs of nearest triangles, exactly) and of
 * the peer (the distance), and both distances. Trees are built before. Spheres one within the other are nearly equally
 * far everywhere.
 */
import { meshMeshDistance, prepareMesh } from '../../src/mesh/index.js';
import { geodesicSphere } from './shapes.js';

/** What is used of three and three-mesh-bvh, which come without types. */
interface Geometry {
  boundsTree?: object;
  setAttribute(name: string, attribute: object): void;
  setIndex(attribute: object): void;
}
interface Peer {
  closestPointToGeometry(geometry: Geometry, toTree: object, target: object): { readonly distance: number };
}
const { BufferAttribute, BufferGeometry, Matrix4 } = (await import('three' as string)) as {
  readonly BufferAttribute: new (numbers: ArrayLike<number>, size: number) => object;
  readonly BufferGeometry: new () => Geometry;
  readonly Matrix4: new () => object;
};
const { MeshBVH, SAH } = (await import('three-mesh-bvh' as string)) as {
  readonly MeshBVH: new (geometry: Geometry, options: { strategy: number }) => Peer;
  readonly SAH: number;
};

const PASSES = 3;
const FREQUENCY = 32;
const sphere = geodesicSphere(FREQUENCY);

const KINDS: readonly (readonly [name: string, size: number, by: readonly [number, number, number]])[] = [
  ['far apart', 1, [30, 20, 10]],
  ['beside each other', 1, [2.5, 0.3, 0.2]],
  ['nearly touching', 1, [2.0001, 0.03, 0.02]],
  ['one within the other, beside its wall', 2, [0.9, 0.1, 0.05]],
  ['one within the other, nearly concentric', 1.1, [0.001, 0.002, 0.003]],
  ['meeting', 1, [1.5, 0.3, 0.2]],
];

function geometryOf(positions: ArrayLike<number>, indices: Uint32Array): Geometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setIndex(new BufferAttribute(indices.slice(), 1));
  return geometry;
}

/** Milliseconds of processor time, the least of some passes. */
function cost(ask: () => unknown): string {
  let least = Number.POSITIVE_INFINITY;
  for (let pass = 0; pass < PASSES; pass++) {
    const before = process.cpuUsage().user;
    ask();
    least = Math.min(least, (process.cpuUsage().user - before) / 1000);
  }
  return least.toFixed(1);
}

console.log(
  `spheres of ${sphere.indices.length / 3} triangles | meshMeshDistance | three-mesh-bvh | distance | of the peer | pairs`,
);
const first = prepareMesh(sphere);
const tree = new MeshBVH(geometryOf(sphere.positions, sphere.indices), { strategy: SAH });
for (const [name, size, by] of KINDS) {
  const positions = sphere.positions.map((x, i) => size * x + by[i % 3]!);
  const second = prepareMesh({ positions, indices: sphere.indices });
  const geometry = geometryOf(positions, sphere.indices);
  geometry.boundsTree = new MeshBVH(geometry, { strategy: SAH });
  const identity = new Matrix4();
  const found = meshMeshDistance(first, second)!;
  const ofPeer = () => tree.closestPointToGeometry(geometry, identity, {}).distance;
  const ours = cost(() => meshMeshDistance(first, second));
  const theirs = cost(ofPeer);
  console.log(`${name} | ${ours} | ${theirs} | ${found.distance} | ${ofPeer()} | ${found.pairs.length / 2}`);
}
