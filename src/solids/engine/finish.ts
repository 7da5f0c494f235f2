import { nearestOf3, exists3 } from '../../implicit/objects/point3-object.js';
import { ThreePlanesPointObject } from '../../implicit/objects/three-planes-point.js';
import type { ExactPlane } from '../../implicit/index.js';
import type { Solid, SolidFace, SolidVertex } from '../solid.js';
import type { Tables } from './facet.js';
import type { MergedFace } from './merge.js';
import { nearest } from './vertices.js';

/** A solid in its canonical form from its faces. */
export function finishSolid(tables: Tables, faces: readonly MergedFace[], isUnbounded: boolean): Solid {
  const used = [...new Set(faces.flatMap(({ rings }) => rings.flat()))];
  const order = inOrder(tables, used);
  const places = new Map(order.map((vertex, place) => [vertex, place]));
  const renamed = faces
    .map(({ plane, facing, rings }) => ({
      plane,
      facing,
      rings: rings.map((ring) => fromLeast(ring.map((v) => places.get(v)!))).sort(compareLists),
    }))
    .filter(({ rings }) => rings.length > 0)
    .sort((a, b) => compareRings(a.rings, b.rings));
  const numbers = new Map<number, number>();
  for (const { plane } of renamed) if (!numbers.has(plane)) numbers.set(plane, numbers.size);
  return {
    type: 'solid',
    isUnbounded,
    planes: [...numbers.keys()].map((plane) => tables.planes.objects[plane] as unknown as ExactPlane),
    vertices: verticesOf(tables, order, renamed, numbers),
    faces: renamed.map(({ plane, facing, rings }): SolidFace => ({ plane: numbers.get(plane)!, facing, rings })),
  };
}

/** The vertices in lexicographic order. Most of it is the order of rounded coordinates, which never contradicts the true one. */
function inOrder({ vertices }: Tables, used: readonly number[]): number[] {
  const x = new Map(used.map((v) => [v, nearest(vertices.points[v]!)[0]!]));
  return [...used].sort((u, v) => x.get(u)! - x.get(v)! || vertices.order(u, v));
}

function fromLeast(ring: readonly number[]): number[] {
  const least = ring.indexOf(ring.reduce((a, b) => Math.min(a, b)));
  return [...ring.slice(least), ...ring.slice(0, least)];
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
}

function compareRings(a: readonly (readonly number[])[], b: readonly (readonly number[])[]): number {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) {
    const order = compareLists(a[i]!, b[i]!);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Each vertex as a point, if its coordinates are doubles, or else by the first three planes of its faces that have it in common. */
function verticesOf(
  tables: Tables,
  order: readonly number[],
  faces: readonly MergedFace[],
  numbers: ReadonlyMap<number, number>,
): SolidVertex[] {
  const planesAt: number[][] = order.map(() => []);
  for (const { plane, rings } of faces) {
    for (const ring of rings) for (const v of ring) if (!planesAt[v]!.includes(plane)) planesAt[v]!.push(plane);
  }
  return order.map((vertex, place): SolidVertex => {
    const point = tables.vertices.points[vertex]!;
    if (!('type' in point)) return [point[0]!, point[1]!, point[2]!];
    const planes = planesAt[place]!.sort((p, q) => numbers.get(p)! - numbers.get(q)!);
    const rounded = nearestOf3(point);
    if (rounded.every(Number.isFinite) && tables.vertices.isAt(vertex, rounded)) return rounded;
    const triple = firstTriple(tables, planes);
    return { planes: triple.map((plane) => numbers.get(plane)!) as [number, number, number] };
  });
}

/** Among the faces at a vertex there are three whose planes have only that in common: rings bend there. */
function firstTriple({ planes: { objects } }: Tables, planes: readonly number[]): [number, number, number] {
  for (let i = 0; i < planes.length; i++) {
    for (let j = i + 1; j < planes.length; j++) {
      for (let k = j + 1; k < planes.length; k++) {
        const point = new ThreePlanesPointObject(objects[planes[i]!]!, objects[planes[j]!]!, objects[planes[k]!]!);
        if (exists3(point)) return [planes[i]!, planes[j]!, planes[k]!];
      }
    }
  }
  throw new Error(`a vertex on ${planes.length} planes that do not meet in one point`);
}
