import type { ExactPlane } from '../../implicit/index.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import { exists3, nearestOf3 } from '../../implicit/objects/point3-object.js';
import { ThreePlanesPointObject } from '../../implicit/objects/three-planes-point.js';
import { canonicalForm } from '../canonical-form.js';
import type { Solid, SolidFace, SolidVertex } from '../solid.js';
import { rememberPoints } from '../solid-points.js';
import type { Tables } from './facet.js';
import type { MergedFace } from './merge.js';
import { nearest, type Vertices } from './vertices.js';

/** A solid in its canonical form from its faces. */
export function finishSolid(tables: Tables, merged: readonly MergedFace[], isUnbounded: boolean): Solid {
  const faces = merged.filter(({ rings }) => rings.length > 0);
  const order = inOrder(tables, usedVertices(tables, faces));
  const places = new Uint32Array(tables.vertices.points.length);
  for (let place = 0; place < order.length; place++) places[order[place]!] = place;
  const renamed = faces.map(
    ({ plane, facing, rings }): SolidFace => ({
      plane,
      facing,
      rings: rings.map((ring) => ring.map((v) => places[v]!)),
    }),
  );
  const objects = tables.planes.objects as readonly PlaneObject[];
  // Vertices are named by planes, whose numbers follow from the order of the faces.
  const unnamed = order.map((): SolidVertex => [0, 0, 0]);
  const form = canonicalForm(isUnbounded, objects as unknown as readonly ExactPlane[], unnamed, renamed);
  const solid = { ...form, vertices: verticesOf(tables, order, form) };
  const points = order.map((vertex, place) => {
    const given = solid.vertices[place]!;
    return 'planes' in given ? tables.vertices.points[vertex]! : given;
  });
  return rememberPoints(solid, { planes: solid.planes as unknown as readonly PlaneObject[], points });
}

/** The vertices of faces, each once. */
function usedVertices({ vertices }: Tables, faces: readonly MergedFace[]): number[] {
  const isUsed = new Uint8Array(vertices.points.length);
  const used: number[] = [];
  for (const { rings } of faces) {
    for (const ring of rings) {
      for (const v of ring) {
        if (isUsed[v] === 1) continue;
        isUsed[v] = 1;
        used.push(v);
      }
    }
  }
  return used;
}

/** The vertices in lexicographic order. Most of it is the order of rounded coordinates, which never contradicts the true one. */
function inOrder({ vertices }: Tables, used: readonly number[]): number[] {
  const x = new Float64Array(vertices.points.length);
  for (const v of used) x[v] = nearest(vertices.points[v]!)[0]!;
  return [...used].sort((u, v) => x[u]! - x[v]! || vertices.order(u, v));
}

/** Each vertex as a point, if its coordinates are doubles, or else by the first three planes of its faces that have it in common. */
function verticesOf({ vertices }: Tables, order: readonly number[], { planes, faces }: Solid): SolidVertex[] {
  const found: (SolidVertex | undefined)[] = order.map((vertex) => doublesOf(vertices, vertex));
  const planesAt: (number[] | undefined)[] = found.map((point) => (point === undefined ? [] : undefined));
  for (const { plane, rings } of faces) {
    for (const ring of rings) {
      for (const v of ring) {
        const at = planesAt[v];
        if (at !== undefined && !at.includes(plane)) at.push(plane);
      }
    }
  }
  const objects = planes as unknown as readonly PlaneObject[];
  return found.map((point, place): SolidVertex => {
    if (point !== undefined) return point;
    const at = planesAt[place]!.sort((p, q) => p - q);
    return { planes: firstTriple(objects, at) };
  });
}

/** The coordinates of a vertex, if they are doubles. */
function doublesOf(vertices: Vertices, vertex: number): SolidVertex | undefined {
  const point = vertices.points[vertex]!;
  if (!('type' in point)) return [point[0]!, point[1]!, point[2]!];
  const rounded = nearestOf3(point);
  return rounded.every(Number.isFinite) && vertices.isAt(vertex, rounded) ? rounded : undefined;
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
