/**
 * How often, and which way, the ray from a point along an axis passes through a mesh.
 *
 * The ray is thought of as moved by (ε, ε²) in the two other coordinates u and v, ε > 0 smaller than any number: it then meets no
 * vertex and no edge, and every passage is through the inside of a triangle. Seen along the axis, an edge from a to b crosses
 * the line v = p.v + ε² if and only if one of its ends is above p.v and the other is not; it does so to the right of the
 * moved point if the point lies to its left (with the edge turned upwards), and if the point lies on its line it is
 * moved to the right of it. A triangle holds the moved point if just one of its (none or two) crossing edges passes on the right.
 * This is one rule for all triangles, so that none is counted twice or left out where they join.
 *
 * A triangle that holds it is passed on the far side of the point p if p lies on the near side of its plane: the sign of orient3d,
 * which is not zero, since then p would lie on the triangle.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.4.1 (the same rule in the plane) and 3.9; Edelsbrunner, Mücke 1990,
 * "Simulation of Simplicity".
 */
import { orient2dProjectedPointAt } from '../../predicates/generated/kernels/orient2d-projected.js';
import { orient3dPointAt } from '../../predicates/generated/kernels/orient3d-point.js';
import type { MeshFeature } from '../structure/mesh-feature.js';
import type { PreparedMesh } from '../structure/prepared-mesh.js';
import { featureWith, POINT } from './point-on-surface.js';

const STACK = /* @__PURE__ */ new Uint32Array(256);

/** One of the six directions along the axes: 0 to 2 upwards along x, y, z, 3 to 5 downwards. */
export type AxisDirection = 0 | 1 | 2 | 3 | 4 | 5;

/** What {@link countCrossings} found: how many passages; those outwards (along the normal) less those inwards. */
export const CROSSINGS = { count: 0, winding: 0 };

/** Where {@link countCrossings} found the point to be on the surface. */
export const FOUND: { feature: MeshFeature | null } = { feature: null };

/**
 * Counts the passages of the ray from `POINT`.
 *
 * @returns false if the point is on the surface, so that there is nothing to count. (A triangle that it is on has it in its box, and
 *   is looked at; `FOUND` has the feature that counts.)
 */
export function countCrossings(mesh: PreparedMesh, direction: AxisDirection): boolean {
  const { bounds, links, counts, order, boxes } = mesh.bvh;
  const w = direction % 3;
  const u = w === 2 ? 0 : w + 1;
  const v = w === 0 ? 2 : w - 1;
  const up = direction < 3;
  // The far side of a box is its upper or its lower one. A factor of -1 rounds nothing.
  const far = up ? w + 3 : w;
  const near = up ? w : w + 3;
  const way = up ? 1 : -1;
  const pu = POINT[u]!;
  const pv = POINT[v]!;
  const pw = way * POINT[w]!;
  CROSSINGS.count = 0;
  CROSSINGS.winding = 0;
  let feature: MeshFeature | null = null;
  FOUND.feature = null;
  if (counts.length === 0) return true;
  let depth = 0;
  let node = 0;
  while (true) {
    const count = counts[node]!;
    const link = links[node]!;
    if (count === 0) {
      const at = 6 * link;
      const first =
        bounds[at + u]! <= pu &&
        pu <= bounds[at + u + 3]! &&
        bounds[at + v]! <= pv &&
        pv <= bounds[at + v + 3]! &&
        way * bounds[at + far]! >= pw;
      const second =
        bounds[at + u + 6]! <= pu &&
        pu <= bounds[at + u + 9]! &&
        bounds[at + v + 6]! <= pv &&
        pv <= bounds[at + v + 9]! &&
        way * bounds[at + far + 6]! >= pw;
      if (first) {
        if (second) STACK[depth++] = link + 1;
        node = link;
        continue;
      }
      if (second) {
        node = link + 1;
        continue;
      }
      if (depth === 0) break;
      node = STACK[--depth]!;
      continue;
    }
    for (let place = link, box = 6 * link; place < link + count; place++, box += 6) {
      if (
        boxes[box + u]! > pu ||
        pu > boxes[box + u + 3]! ||
        boxes[box + v]! > pv ||
        pv > boxes[box + v + 3]! ||
        way * boxes[box + far]! < pw
      ) {
        continue;
      }
      // The near side of the box not beyond the point: the box contains it.
      if (way * boxes[box + near]! <= pw) {
        feature = featureWith(feature, mesh.positions, mesh.indices, order[place]!);
      }
      if (feature !== null) continue;
      const passage = passes(mesh, order[place]!, boxes, box, u, v, w, up);
      if (passage === 0) continue;
      CROSSINGS.count++;
      CROSSINGS.winding += passage;
    }
    if (depth === 0) break;
    node = STACK[--depth]!;
  }
  FOUND.feature = feature;
  return feature === null;
}

/** 1 if the moved ray leaves through triangle t, -1 if it enters, 0 if it misses. */
function passes(
  { positions: x, indices }: PreparedMesh,
  t: number,
  boxes: Float64Array,
  box: number,
  u: number,
  v: number,
  w: number,
  up: boolean,
): number {
  const i = indices[3 * t]!;
  const j = indices[3 * t + 1]!;
  const k = indices[3 * t + 2]!;
  const turn =
    rightCrossing(x, u, v, i, j) + 3 * rightCrossing(x, u, v, j, k) + 9 * rightCrossing(x, u, v, k, i);
  // One edge on the right, upwards or downwards: the triangle turns counterclockwise or clockwise.
  const facing = SINGLE[turn + 13]!;
  if (facing === 0) return 0;
  const beyond =
    (up ? boxes[box + w]! > POINT[w]! : boxes[box + w + 3]! < POINT[w]!) ||
    orient3dPointAt(x, i, j, k, POINT) > 0 === (up ? facing < 0 : facing > 0);
  return beyond ? (up ? facing : -facing) : 0;
}

/** By three digits -1, 0, 1 (times 1, 3, 9, plus 13): the only one that is not 0; 0 if there is none, or two. */
const SINGLE = Int8Array.from({ length: 27 }, (_, code) => {
  const digits = [(code % 3) - 1, (Math.floor(code / 3) % 3) - 1, Math.floor(code / 9) - 1];
  return digits.filter((digit) => digit !== 0).length === 1 ? digits.reduce((sum, digit) => sum + digit) : 0;
});

/** 1 if the edge from i to j crosses upwards on the right of the moved point, -1 if downwards, 0 if not. */
function rightCrossing(x: Float64Array, u: number, v: number, i: number, j: number): number {
  const level = POINT[v]!;
  const upwards = x[3 * j + v]! > level;
  if (x[3 * i + v]! > level === upwards) return 0;
  const side = orient2dProjectedPointAt(x, u, v, i, j, POINT);
  return upwards ? (side > 0 ? 1 : 0) : side < 0 ? -1 : 0;
}
