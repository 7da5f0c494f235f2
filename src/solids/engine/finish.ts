import type { ExactPlane } from '../../implicit/index.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import { exists3, nearestOf3 } from '../../implicit/objects/point3-object.js';
import { ThreePlanesPointObject } from '../../implicit/objects/three-planes-point.js';
import { canonicalForm } from '../canonical-form.js';
import type { Solid, SolidFace, SolidVertex } from '../solid.js';
import type { Tables } from './facet.js';
import type { MergedFace } from './merge.js';
import { nearest } from './vertices.js';

/** A solid in its canonical form from its faces. */
export function finishSolid(tables: Tables, merged: readonly MergedFace[], isUnbounded: boolean): Solid {
  const faces = merged.filter(({ rings }) => rings.length > 0);
  const order = inOrder(tables, [...new Set(faces.flatMap(({ rings }) => rings.flat()))]);
  const places = new Map(order.map((vertex, place) => [vertex, place]));
  const numbers = new Map([...new Set(faces.map(({ plane }) => plane))].map((plane, i) => [plane, i]));
  const renamed = faces.map(
    ({ plane, facing, rings }): SolidFace => ({
      plane: numbers.get(plane)!,
      facing,
      rings: rings.map((ring) => ring.map((v) => places.get(v)!)),
    }),
  );
  const planes = [...numbers.keys()].map((plane) => tables.planes.objects[plane]! as unknown as ExactPlane);
  // Vertices are named by planes, whose numbers follow from the order of the faces.
  const unnamed = order.map((): SolidVertex => [0, 0, 0]);
  const form = canonicalForm(isUnbounded, planes, unnamed, renamed);
  return { ...form, vertices: verticesOf(tables, order, form) };
}

/** The vertices in lexicographic order. Most of it is the order of rounded coordinates, which never contradicts the true one. */
function inOrder({ vertices }: Tables, used: readonly number[]): number[] {
  const x = new Map(used.map((v) => [v, nearest(vertices.points[v]!)[0]!]));
  return [...used].sort((u, v) => x.get(u)! - x.get(v)! || vertices.order(u, v));
}

/** Each vertex as a point, if its coordinates are doubles, or else by the first three planes of its faces that have it in common. */
function verticesOf({ vertices }: Tables, order: readonly number[], { planes, faces }: Solid): SolidVertex[] {
  const planesAt: number[][] = order.map(() => []);
  for (const { plane, rings } of faces) {
    for (const ring of rings)
      for (const v of ring) if (!planesAt[v]!.includes(plane)) planesAt[v]!.push(plane);
  }
  const objects = planes as unknown as readonly PlaneObject[];
  return order.map((vertex, place): SolidVertex => {
    const point = vertices.points[vertex]!;
    if (!('type' in point)) return [point[0]!, point[1]!, point[2]!];
    const rounded = nearestOf3(point);
    if (rounded.every(Number.isFinite) && vertices.isAt(vertex, rounded)) return rounded;
    return {
      planes: firstTriple(
        objects,
        planesAt[place]!.sort((p, q) => p - q),
      ),
    };
  });
}

/** Among the faces at a vertex there are three whose planes have only that in common: rings bend there. */
function firstTriple(objects: readonly PlaneObject[], planes: readonly number[]): [number, number, number] {
  for (let i = 0; i < planes.length; i++) {
    for (let j = i + 1; j < planes.length; j++) {
      for (let k = j + 1; k < planes.length; k++) {
        const [p, q, r] = [planes[i]!, planes[j]!, planes[k]!];
        if (exists3(new ThreePlanesPointObject(objects[p]!, objects[q]!, objects[r]!))) return [p, q, r];
      }
    }
  }
  throw new Error(`a vertex on ${planes.length} planes that do not meet in one point`);
}
