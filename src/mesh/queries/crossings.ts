/**
 * How often, and which way, the ray from a point along an axis passes through a mesh.
 *
 * The ray is thought of as moved by (ε, ε²) in the two other coordinates u and v, ε > 0 smaller than any number: it
 * then meets no vertex and no edge, and every passage is through the inside of a triangle. Seen along the axis, an edge
 * from a to b crosses the line v = p.v + ε² if and only if one of its ends is above p.v and the other is not; it does
 * so to the right of the moved point if the point lies to its left (with the edge turned upwards), and if the point
 * lies on its line it is moved to the right of it. A triangle holds the moved point if just one of its (none or two)
 * crossing edges passes on the right. This is one rule for all triangles, so that none is counted twice or left out
 * where they join.
 *
 * A triangle that holds it is passed on the far side of the point p if p lies on the near side of its plane: the sign
 * of orient3d, which is not zero, since then p would lie on the triangle.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.4.1 (the same rule in the plane) and 3.9; Edelsbrunner, Mücke 1990,
 * "Simulation of Simplicity".
 */
import { orient2dProjectedPointAt } from '../../predicates/generated/kernels/orient2d-projected.js';
import { orient3dPointAt } from '../../predicates/generated/kernels/orient3d-point.js';
import type { MeshFeature } from '../structure/mesh-feature.js';
import type { PreparedMesh } from '../structure/prepared-mesh.js';
import type { PointCall } from './point-call.js';
import { featureWith } from './point-on-surface.js';

/** One of the six directions along the axes: 0 to 2 upwards along x, y, z, 3 to 5 downwards. */
export type AxisDirection = 0 | 1 | 2 | 3 | 4 | 5;

/** Says along which axis the ray of a call goes: u, v, w turn as the axes do. */
export function aimAlong(call: PointCall, direction: AxisDirection): void {
  const w = direction % 3;
  call.w = w;
  call.u = w === 2 ? 0 : w + 1;
  call.v = w === 0 ? 2 : w - 1;
  call.up = direction < 3;
}

/**
 * Counts the passages of the ray from the call's point: `count` and `winding` of the call.
 *
 * @returns the part of the surface that the point is; null if it is on none. Only then there is something to count. (A
 *   triangle that it is on has it in its box, and is looked at.)
 */
export function countCrossings(
  mesh: PreparedMesh,
  call: PointCall,
  direction: AxisDirection,
): MeshFeature | null {
  const { bounds, links, counts } = mesh.bvh;
  aimAlong(call, direction);
  const { stack, point, u, v, w, up } = call;
  call.count = 0;
  call.winding = 0;
  if (counts.length === 0) return null;
  // The far side of a box is its upper or its lower one. A factor of -1 rounds nothing.
  const far = up ? w + 3 : w;
  const way = up ? 1 : -1;
  const pu = point[u]!;
  const pv = point[v]!;
  const pw = way * point[w]!;
  let feature: MeshFeature | null = null;
  let depth = 0;
  let node = 0;
  while (true) {
    const link = links[node]!;
    if (counts[node] === 0) {
      const first = 6 * link;
      const meetsFirst =
        bounds[first + u]! <= pu &&
        pu <= bounds[first + u + 3]! &&
        bounds[first + v]! <= pv &&
        pv <= bounds[first + v + 3]! &&
        way * bounds[first + far]! >= pw;
      const second = first + 6;
      const meetsSecond =
        bounds[second + u]! <= pu &&
        pu <= bounds[second + u + 3]! &&
        bounds[second + v]! <= pv &&
        pv <= bounds[second + v + 3]! &&
        way * bounds[second + far]! >= pw;
      if (meetsFirst) {
        if (meetsSecond) stack[depth++] = link + 1;
        node = link;
        continue;
      }
      if (meetsSecond) {
        node = link + 1;
        continue;
      }
    } else feature = lookAtLeaf(mesh, call, link, link + counts[node]!, feature);
    if (depth === 0) return feature;
    node = stack[--depth]!;
  }
}

/**
 * Counts the passages through the triangles of a leaf; the part of the surface that the point is, as far as it is
 * known.
 */
function lookAtLeaf(
  mesh: PreparedMesh,
  call: PointCall,
  from: number,
  end: number,
  known: MeshFeature | null,
): MeshFeature | null {
  const { boxes, order } = mesh.bvh;
  const { point, u, v, w, up } = call;
  const pu = point[u]!;
  const pv = point[v]!;
  const pw = point[w]!;
  let feature = known;
  for (let place = from; place < end; place++) {
    const box = 6 * place;
    if (
      boxes[box + u]! > pu ||
      pu > boxes[box + u + 3]! ||
      boxes[box + v]! > pv ||
      pv > boxes[box + v + 3]! ||
      (up ? boxes[box + w + 3]! < pw : boxes[box + w]! > pw)
    ) {
      continue;
    }
    // The near side of the box not beyond the point: the box contains it.
    if (up ? boxes[box + w]! <= pw : boxes[box + w + 3]! >= pw) {
      feature = featureWith(feature, mesh.positions, mesh.indices, order[place]!, point);
    }
    if (feature !== null) continue;
    const passage = passes(mesh, order[place]!, boxes, box, call);
    if (passage === 0) continue;
    call.count++;
    call.winding += passage;
  }
  return feature;
}

/** 1 if the moved ray leaves through triangle t, -1 if it enters, 0 if it misses. */
function passes(
  { positions: x, indices }: PreparedMesh,
  t: number,
  boxes: Float64Array,
  box: number,
  { point, u, v, w, up }: PointCall,
): number {
  const i = indices[3 * t]!;
  const j = indices[3 * t + 1]!;
  const k = indices[3 * t + 2]!;
  const level = point[v]!;
  const first = x[3 * i + v]! > level;
  const second = x[3 * j + v]! > level;
  const third = x[3 * k + v]! > level;
  if (first === second && second === third) return 0;
  // Two edges cross the level, one upwards and one downwards. If one of them does on the right, the triangle turns as
  // it says.
  let facing = 0;
  if (first !== second && isRight(x, u, v, i, j, second, point)) facing += second ? 1 : -1;
  if (second !== third && isRight(x, u, v, j, k, third, point)) facing += third ? 1 : -1;
  if (third !== first && isRight(x, u, v, k, i, first, point)) facing += first ? 1 : -1;
  if (facing === 0) return 0;
  const beyond =
    (up ? boxes[box + w]! > point[w]! : boxes[box + w + 3]! < point[w]!) ||
    orient3dPointAt(x, i, j, k, point) > 0 === (up ? facing < 0 : facing > 0);
  return beyond ? (up ? facing : -facing) : 0;
}

/**
 * Whether the edge from i to j, which crosses the level of the moved point upwards or downwards, does so on its right.
 */
function isRight(
  x: Float64Array,
  u: number,
  v: number,
  i: number,
  j: number,
  upwards: boolean,
  point: Float64Array,
): boolean {
  const isEnd = x[3 * j + u]! > point[u]!;
  // Ends that are both on the right, or both not, need no orientation.
  if (x[3 * i + u]! > point[u]! === isEnd) return isEnd;
  const side = orient2dProjectedPointAt(x, u, v, i, j, point);
  return upwards ? side > 0 : side < 0;
}
