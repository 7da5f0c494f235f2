import { nextUp } from '../arithmetic/float64.js';
import { rejectWords, requireNoMore } from '../core/arguments/index.js';
import type { Triangle } from '../core/shapes.js';
import { compareDistances } from '../distance/distance.js';
import type { Bvh } from '../indexes/bvh-tree.js';
import { type PreparedMesh, requirePrepared } from '../mesh/structure/prepared-mesh.js';
import { distance, type ShapeDistance } from '../shapes/distance.js';
import type { ShapesByType } from '../shapes/shape.js';
import type { ShapeReach } from '../shapes/within/reach.js';
import { type NearShape, ShapeCall, triangleShape } from './shape-call.js';

/** The triangles of a mesh that are nearest to a shape. */
export interface NearestTriangles<S extends NearShape> {
  /** Their numbers, ascending: all are exactly as far. */
  readonly triangles: Uint32Array;
  /** The distance of the first of them, a triangle as the first shape: exact, with the closest points. */
  readonly distance: ShapeDistance<Triangle & ShapesByType['triangle'], S>;
}

type Found = Parameters<typeof compareDistances>[0];

/**
 * Which triangles of a mesh are nearest to a shape, and how far are they, exactly? The mesh is a surface: a shape
 * inside of it has a distance.
 *
 * Source: Ericson, Real-Time Collision Detection, 6.3, a tree gone through by bounds.
 *
 * @param shape a point, or a shape of space with its `type` that `distance` answers beside triangles
 * @throws RangeError if the mesh is not prepared or has no triangles, or the shape is none or has no answer
 * @example
 * import { prepareMesh } from 'unerring/mesh';
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]);
 * const tetrahedron = prepareMesh({ positions, indices: new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]) });
 * const near = nearestTriangles(tetrahedron, { type: 'sphere', center: [1, 1, -3], radius: 1 });
 * near.triangles; // new Uint32Array([0])
 * near.distance.distance; // 2
 */
export function nearestTriangles<S extends NearShape>(mesh: PreparedMesh, shape: S): NearestTriangles<S> {
  const where = 'nearestTriangles';
  if (arguments.length > 2) requireNoMore(where, 2, arguments[2]);
  requirePrepared(where, 'mesh', mesh);
  const { reach } = new ShapeCall(where, mesh, shape, 0);
  if (mesh.triangles === 0) rejectWords(where, 'mesh', 'a mesh with triangles', 'one without');
  const search = new Nearest(mesh, shape, reach);
  walkNearer(mesh.bvh, reach, search);
  return search.found();
}

/** The nearest triangles so far. */
class Nearest<S extends NearShape> {
  /** Not less than the least distance so far. */
  limit = Infinity;
  #triangles: number[] = [];
  #best: Found | null = null;
  readonly #mesh: PreparedMesh;
  readonly #shape: S;
  readonly #reach: ShapeReach;

  constructor(mesh: PreparedMesh, shape: S, reach: ShapeReach) {
    this.#mesh = mesh;
    this.#shape = shape;
    this.#reach = reach;
  }

  add(t: number): void {
    const { positions, indices } = this.#mesh;
    const [i, j, k] = [indices[3 * t]!, indices[3 * t + 1]!, indices[3 * t + 2]!];
    if (this.#reach.compareTriangle(positions, i, j, k, this.limit) === 1) return;
    const found = this.#distanceOf(t);
    const order = this.#best === null ? -1 : compareDistances(found, this.#best);
    if (order > 0) return;
    if (order < 0) {
      this.#triangles = [];
      this.#best = found;
      // The distance is the nearest double, so that the next one is not less.
      this.limit = nextUp(found.distance);
    }
    this.#triangles.push(t);
  }

  found(): NearestTriangles<S> {
    const triangles = Uint32Array.from(this.#triangles).sort();
    return {
      triangles,
      distance: this.#distanceOf(triangles[0]!) as unknown as NearestTriangles<S>['distance'],
    };
  }

  #distanceOf(t: number): Found & { readonly distance: number } {
    return distance(triangleShape(this.#mesh, t), this.#shape) as never;
  }
}

/** Shows triangles, those of nearer boxes first, and leaves out what is beyond the limit. */
function walkNearer<S extends NearShape>(bvh: Bvh, reach: ShapeReach, search: Nearest<S>): void {
  const { bounds, links, counts, boxes, order } = bvh;
  const open = [0];
  while (open.length > 0) {
    const node = open.pop()!;
    if (reach.compareBox(bounds, 6 * node, search.limit) === 1) continue;
    const link = links[node]!;
    const count = counts[node]!;
    if (count === 0) {
      const isFirst = gapOf(bounds, 6 * link, reach.box) <= gapOf(bounds, 6 * link + 6, reach.box);
      open.push(isFirst ? link + 1 : link, isFirst ? link : link + 1);
    }
    for (let place = link; place < link + count; place++) {
      if (!reach.isBesideBox(boxes, 6 * place, search.limit)) search.add(order[place]!);
    }
  }
}

/** How far two boxes are apart, the greatest gap along an axis: which comes first does not change what is found. */
function gapOf(bounds: Float64Array, at: number, box: Float64Array): number {
  let gap = 0;
  for (let k = 0; k < 3; k++)
    gap = Math.max(gap, bounds[at + k]! - box[k + 3]!, box[k]! - bounds[at + k + 3]!);
  return gap;
}
