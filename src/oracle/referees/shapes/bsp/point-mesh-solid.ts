/**
 * A point against the solid that a mesh bounds by its winding number, or its parity: on the surface by the numbers in
 * all the directions from it, one in each cone between the planes of the triangles there, by rays that meet no edge. No
 * tree, and no cell of one.
 */
import { ALL, meshAt, meshSize, vectorAt } from '../../../cases/meshes/values.js';
import { add, cross, dot, isZero, multiply, subtract, type Vector } from '../index.js';
import { type Crossings, crossingsAlong } from '../meshes/crossings.js';
import { type Corners, type ExactMesh, exactScene, isBalanced, isClosed } from '../meshes/exact-mesh.js';

/** By both rules: `<location or unbalanced> <location or open>`. */
export function pointMeshSolidReferee(v: Float64Array): string {
  const { meshes, others } = exactScene([meshAt(v, 0, ALL)], vectorAt(v, meshSize(ALL)));
  const [mesh, p] = [meshes[0]!, others[0]!];
  const balanced = isBalanced(mesh.triangles);
  const closed = isClosed(mesh.triangles);
  if (!balanced && !closed) return 'unbalanced open';
  const around = crossingsAround(p, mesh);
  const nonZero = balanced ? locationOf(around.map(({ signed }) => signed !== 0)) : 'unbalanced';
  const evenOdd = closed ? locationOf(around.map(({ count }) => count % 2 === 1)) : 'open';
  return `${nonZero} ${evenOdd}`;
}

function locationOf(solid: readonly boolean[]): string {
  if (!solid.includes(true)) return 'outside';
  return solid.includes(false) ? 'boundary' : 'inside';
}

/** Of a ray in each cone of directions in which nothing changes beside the point. */
function crossingsAround(p: Vector, { vertices, triangles }: ExactMesh): Crossings[] {
  const normalOf = ([i, j, k]: Corners) =>
    cross(subtract(vertices[j]!, vertices[i]!), subtract(vertices[k]!, vertices[i]!));
  const proper = triangles.filter((corners) => !isZero(normalOf(corners)));
  const isAt = (corners: Corners) =>
    contains(
      corners.map((i) => vertices[i]!),
      normalOf(corners),
      p,
    );
  const beyond = proper.filter((corners) => !isAt(corners));
  return conesBetween(proper.filter(isAt).map(normalOf)).map((rays) => {
    for (let k = 1n; ; k++) {
      const along = rays.reduce<Vector>(
        (sum, ray, i) => add(sum, multiply(ray, 1n + k * BigInt(1 + 7 * i * i) + k * k * BigInt(i))),
        [0n, 0n, 0n],
      );
      const found = crossingsAlong(p, along, vertices, beyond);
      if (found !== undefined) return found;
    }
  });
}

function contains(corners: readonly Vector[], normal: Vector, p: Vector): boolean {
  if (dot(normal, subtract(p, corners[0]!)) !== 0n) return false;
  return corners.every(
    (a, i) => dot(normal, cross(subtract(corners[(i + 1) % 3]!, a), subtract(p, a))) >= 0n,
  );
}

type Rays = readonly Vector[];

/** The octants, cut by planes through the origin; each cone by its rays in turn. */
function conesBetween(normals: readonly Vector[]): Rays[] {
  let cones: Rays[] = Array.from({ length: 8 }, (_, octant): Rays => {
    return [0, 1, 2].map((axis) => {
      const length = octant & (1 << axis) ? -1n : 1n;
      return [0, 1, 2].map((k) => (k === axis ? length : 0n)) as unknown as Vector;
    });
  });
  for (const normal of normals) {
    cones = cones.flatMap((rays) => [clipped(rays, normal), clipped(rays, multiply(normal, -1n))]);
    cones = cones.filter((rays) => rays.length > 0);
  }
  return cones;
}

/** The part of a cone in front of a plane; nothing if that has no inside. */
function clipped(rays: Rays, normal: Vector): Rays {
  const heights = rays.map((ray) => dot(normal, ray));
  if (!heights.some((h) => h > 0n)) return [];
  return rays.flatMap((ray, i) => {
    const next = (i + 1) % rays.length;
    const [h, g] = [heights[i]!, heights[next]!];
    const kept = h >= 0n ? [ray] : [];
    if ((h > 0n && g < 0n) || (h < 0n && g > 0n)) {
      const [u, w] = [h > 0n ? h : -h, g > 0n ? g : -g];
      kept.push(add(multiply(ray, w), multiply(rays[next]!, u)));
    }
    return kept;
  });
}
