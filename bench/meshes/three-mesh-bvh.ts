/**
 * Compares trees and rays with three-mesh-bvh, both in one run on the same meshes:
 *
 *   npx tsx bench/meshes/three-mesh-bvh.ts
 *
 * Printed are the median of the ratios of paired passes (below 1: ours is faster) and how many rays the peer, which
 * computes in floating point with a tolerance, answers differently. Rays go through random points, and exactly through
 * vertices and midpoints of edges.
 */

import { anyHit, type IndexedMesh, prepareMesh } from '../../src/mesh/index.js';
import { Random } from '../../src/oracle/cases/random.js';
import { medianOf } from '../measure.js';
import { latticeCube, torusOf } from './shapes.js';

interface Vector {
  fromArray(numbers: ArrayLike<number>, from: number): void;
}
/** What is used of three, which comes without types. */
interface Three {
  readonly BufferAttribute: new (numbers: ArrayLike<number>, size: number) => object;
  readonly BufferGeometry: new () => {
    setAttribute(name: string, attribute: object): void;
    setIndex(attribute: object): void;
  };
  readonly DoubleSide: number;
  readonly Ray: new (
    origin: Vector,
    direction: Vector,
  ) => { readonly origin: Vector; readonly direction: Vector };
  readonly Vector3: new () => Vector;
}
interface Peer {
  raycastFirst(ray: object, side: number): object | null;
}
interface ThreeMeshBvh {
  readonly MeshBVH: new (geometry: object, options: { strategy: number }) => Peer;
  readonly SAH: number;
}

const { BufferAttribute, BufferGeometry, DoubleSide, Ray, Vector3 } = (await import(
  'three' as string
)) as Three;
const { MeshBVH, SAH } = (await import('three-mesh-bvh' as string)) as ThreeMeshBvh;

const RAYS = 20_000;
const PASSES = 7;

function peerOf({ positions, indices }: IndexedMesh): Peer {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setIndex(new BufferAttribute(indices.slice(), 1));
  return new MeshBVH(geometry, { strategy: SAH });
}

function milliseconds(run: () => unknown): number {
  const before = performance.now();
  run();
  return performance.now() - before;
}

/** The median of the ratios of passes that take turns. */
function ratio(ours: () => unknown, theirs: () => unknown): string {
  ours();
  theirs();
  const ratios = Array.from({ length: PASSES }, () => milliseconds(ours) / milliseconds(theirs));
  return medianOf(ratios).toFixed(2);
}

/** Rays from far away through points of three kinds, six numbers each. */
function raysThrough({ positions, indices }: IndexedMesh): Float64Array {
  const random = new Random(2, 7, 1, 8);
  const rays = new Float64Array(6 * RAYS);
  for (let i = 0; i < RAYS; i++) {
    const h = random.below(indices.length);
    const a = 3 * indices[h]!;
    const b = 3 * indices[h % 3 === 2 ? h - 2 : h + 1]!;
    for (let k = 0; k < 3; k++) {
      const target =
        i % 3 === 0
          ? positions[a + k]! + random.unit() - 0.5
          : i % 3 === 1
            ? positions[a + k]!
            : 0.5 * positions[a + k]! + 0.5 * positions[b + k]!;
      const direction = 0.3 + 0.2 * k + 0.1 * random.unit();
      rays[6 * i + k] = target - 1000 * direction;
      rays[6 * i + k + 3] = direction;
    }
  }
  return rays;
}

function compare(name: string, mesh: IndexedMesh): void {
  const build = ratio(
    () => prepareMesh(mesh, { build: 'sah' }).bvh,
    () => peerOf(mesh),
  );
  const morton = ratio(
    () => prepareMesh(mesh, { build: 'morton' }).bvh,
    () => peerOf(mesh),
  );
  const rays = raysThrough(mesh);
  const prepared = prepareMesh(mesh, { build: 'sah' });
  const peer = peerOf(mesh);
  const ray = new Ray(new Vector3(), new Vector3());
  const own = { origin: [0, 0, 0], direction: [0, 0, 0] };
  const answers = [new Uint8Array(RAYS), new Uint8Array(RAYS)] as const;
  const any = ratio(
    () => {
      for (let i = 0; i < RAYS; i++) {
        for (let k = 0; k < 3; k++) {
          own.origin[k] = rays[6 * i + k]!;
          own.direction[k] = rays[6 * i + k + 3]!;
        }
        answers[0][i] = anyHit(prepared, own) ? 1 : 0;
      }
    },
    () => {
      for (let i = 0; i < RAYS; i++) {
        ray.origin.fromArray(rays, 6 * i);
        ray.direction.fromArray(rays, 6 * i + 3);
        answers[1][i] = peer.raycastFirst(ray, DoubleSide) === null ? 0 : 1;
      }
    },
  );
  const different = answers[0].reduce((sum, hit, i) => sum + (hit === answers[1][i] ? 0 : 1), 0);
  console.log(
    `${name} | ${mesh.indices.length / 3} | ${build} | ${morton} | ${any} | ${different} of ${RAYS}`,
  );
}

console.log('mesh | triangles | surface-area build | Morton build | any hit | rays answered differently');
compare('torus', torusOf(100_000));
compare('lattice cube', latticeCube(91));
compare('torus', torusOf(1_000_000));
