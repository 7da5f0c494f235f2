import type { ExactPlane } from '../../implicit/index.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import { exists3, nearestOf3 } from '../../implicit/objects/point3-object.js';
import { ThreePlanesPointObject } from '../../implicit/objects/three-planes-point.js';
import { canonicalOrder } from '../canonical-form.js';
import { markMade } from '../made-solids.js';
import type { Solid, SolidFace, SolidVertex } from '../solid.js';
import { rememberPoints } from '../solid-points.js';
import type { Tables } from './facet.js';
import type { MergedFace } from './merge.js';
import { nearest, type VertexPoint, type Vertices } from './vertices.js';

/** A solid in its canonical form from its faces. */
export function finishSolid(tables: Tables, merged: readonly MergedFace[], isUnbounded: boolean): Solid {
  const faces = merged.filter(({ rings }) => rings.length > 0);
  const order = inOrder(tables, usedVertices(tables, faces));
  const places = new Uint32Array(tables.vertices.points.length);
  for (let place = 0; place < order.length; place++) places[order[place]!] = place;
  const { objects } = tables.planes;
  const { used, faces: ordered } = canonicalOrder(order.length, faces, objects.length, places);
  const planes = used.map((plane) => objects[plane]!);
  const vertices = verticesOf(tables, order, planes, ordered);
  const solid: Solid = {
    type: 'solid',
    isUnbounded,
    planes: planes as unknown as readonly ExactPlane[],
    vertices,
    faces: ordered,
  };
  rememberPoints(solid, {
    planes,
    points: order.map((vertex, place): VertexPoint => {
      const given = vertices[place]!;
      return 'planes' in given ? tables.vertices.points[vertex]! : given;
    }),
    hashes: Float64Array.from(used, (plane) => tables.planes.hashOf(plane)),
  });
  return markMade(solid);
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

/**
 * The vertices in lexicographic order. Most of it is the order of rounded coordinates, which never contradicts the true
 * one.
 */
function inOrder({ vertices }: Tables, used: readonly number[]): number[] {
  const x = new Float64Array(vertices.points.length);
  for (const v of used) x[v] = nearest(vertices.points[v]!)[0]!;
  return [...used].sort((u, v) => x[u]! - x[v]! || vertices.order(u, v));
}

/**
 * Each vertex as a point, if its coordinates are doubles, or else by the first three planes of its faces that have it
 * in common.
 */
function verticesOf(
  { vertices }: Tables,
  order: readonly number[],
  planes: readonly PlaneObject[],
  faces: readonly SolidFace[],
): SolidVertex[] {
  const found: (SolidVertex | undefined)[] = order.map((vertex) => doublesOf(vertices, vertex));
  if (!found.includes(undefined)) return found as SolidVertex[];
  const planesAt: (number[] | undefined)[] = found.map((point) => (point === undefined ? [] : undefined));
  for (const { plane, rings } of faces) {
    for (const ring of rings) {
      for (const v of ring) {
        const at = planesAt[v];
        if (at !== undefined && !at.includes(plane)) at.push(plane);
      }
    }
  }
  return found.map((point, place): SolidVertex => {
    if (point !== undefined) return point;
    const at = planesAt[place]!.sort((p, q) => p - q);
    return { planes: firstTriple(planes, at) };
  });
}

/** The coordinates of a vertex, if they are doubles. */
function doublesOf(vertices: Vertices, vertex: number): SolidVertex | undefined {
  const point = vertices.points[vertex]!;
  if (!('type' in point))
    return Array.isArray(point) ? (point as [number, number, number]) : [point[0]!, point[1]!, point[2]!];
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
