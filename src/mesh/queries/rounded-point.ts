/**
 * A point that is known but for an error and a mesh, by doubles that are certain or say nothing: is the point off the
 * surface, and what does a ray from it along an axis pass through? What comes near an edge, as the ray goes, or near
 * the point itself, is not decided.
 */
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import type { PreparedMesh } from '../structure/prepared-mesh.js';
import type { PointCall } from './point-call.js';

/**
 * Coordinates relative to the point are off by a rounding and by e each; none is above m, errors included. A product
 * of two is off by 2 m (e + u m) + (e + u m)² and a rounding, u = 2^-53, the difference of two such by less than 8 e
 * m + 10 u m². A determinant of three is off by less than 24 e m² + 64 u m³, and what underflows, 2^-1070 (m + 1), by
 * a constant, where m is below 2^300 (placed-cast.ts has the sums). Factors of 2 leave room for the bounds'
 * roundings.
 */
const FLAT = 2 ** -48;
const SOLID = 2 ** -46;
const TINY = 2 ** -760;
const MOST = 2 ** 300;

const signOf = (value: number, bound: number): Sign | Undecided =>
  value > bound ? 1 : -value > bound ? -1 : UNDECIDED;

/** How the ray goes on the way from the call's point along its axis through a triangle. */
const MISSED = 0;
/** It may pass an edge, or the point may be on the triangle. */
const UNCLEAR = 2;

/**
 * Counts the passages of the ray along the axis that the call has: its `count` and `winding`.
 *
 * @param error how far a coordinate of the call's point is off at most
 * @returns whether that is certain, and the point is certainly not on the surface
 */
export function countPassages(mesh: PreparedMesh, call: PointCall, error: number): boolean {
  // Boxes say nothing about a point that overflows.
  if (!(error < MOST)) return false;
  const { bounds, links, counts, boxes, order } = mesh.bvh;
  const { stack, point, u, v, w, up } = call;
  call.count = 0;
  call.winding = 0;
  const far = up ? w + 3 : w;
  const way = up ? 1 : -1;
  const leastU = point[u]! - error;
  const mostU = point[u]! + error;
  const leastV = point[v]! - error;
  const mostV = point[v]! + error;
  const from = way * point[w]! - error;
  let depth = 0;
  stack[depth++] = 0;
  while (depth > 0) {
    const node = stack[--depth]!;
    const link = links[node]!;
    const count = counts[node]!;
    if (count === 0) {
      for (let child = link + 1; child >= link; child--) {
        const at = 6 * child;
        if (
          bounds[at + u]! <= mostU &&
          leastU <= bounds[at + u + 3]! &&
          bounds[at + v]! <= mostV &&
          leastV <= bounds[at + v + 3]! &&
          way * bounds[at + far]! >= from
        )
          stack[depth++] = child;
      }
      continue;
    }
    for (let place = link; place < link + count; place++) {
      const at = 6 * place;
      if (
        boxes[at + u]! > mostU ||
        leastU > boxes[at + u + 3]! ||
        boxes[at + v]! > mostV ||
        leastV > boxes[at + v + 3]! ||
        way * boxes[at + far]! < from
      )
        continue;
      const passage = passageThrough(mesh, order[place]!, call, error);
      if (passage === UNCLEAR) return false;
      if (passage === MISSED) continue;
      call.count++;
      call.winding += passage;
    }
  }
  return true;
}

/**
 * Is the call's point, off by an error at most, certainly on no triangle? It is beside the planes of all that are
 * near.
 */
export function isOffSurface(mesh: PreparedMesh, call: PointCall, error: number): boolean {
  if (!(error < MOST)) return false;
  const { bounds, links, counts, boxes, order } = mesh.bvh;
  const { stack, point } = call;
  const low = { x: point[0]! - error, y: point[1]! - error, z: point[2]! - error };
  const high = { x: point[0]! + error, y: point[1]! + error, z: point[2]! + error };
  let depth = 0;
  stack[depth++] = 0;
  while (depth > 0) {
    const node = stack[--depth]!;
    const link = links[node]!;
    const count = counts[node]!;
    if (count === 0) {
      if (overlaps(bounds, 6 * link + 6, low, high)) stack[depth++] = link + 1;
      if (overlaps(bounds, 6 * link, low, high)) stack[depth++] = link;
      continue;
    }
    for (let place = link; place < link + count; place++)
      if (overlaps(boxes, 6 * place, low, high) && !isBesidePlane(mesh, order[place]!, point, error))
        return false;
  }
  return true;
}

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

function overlaps(b: Float64Array, at: number, low: Corner, high: Corner): boolean {
  return (
    b[at]! <= high.x &&
    low.x <= b[at + 3]! &&
    b[at + 1]! <= high.y &&
    low.y <= b[at + 4]! &&
    b[at + 2]! <= high.z &&
    low.z <= b[at + 5]!
  );
}

function isBesidePlane(
  { positions: p, indices }: PreparedMesh,
  t: number,
  point: Float64Array,
  error: number,
): boolean {
  const i = 3 * indices[3 * t]!;
  const j = 3 * indices[3 * t + 1]!;
  const k = 3 * indices[3 * t + 2]!;
  const [x, y, z] = [point[0]!, point[1]!, point[2]!];
  const [ax, ay, az] = [p[i]! - x, p[i + 1]! - y, p[i + 2]! - z];
  const [bx, by, bz] = [p[j]! - x, p[j + 1]! - y, p[j + 2]! - z];
  const [cx, cy, cz] = [p[k]! - x, p[k + 1]! - y, p[k + 2]! - z];
  const abs = Math.abs;
  const a = Math.max(abs(ax), abs(ay), abs(az));
  const b = Math.max(abs(bx), abs(by), abs(bz));
  const c = Math.max(abs(cx), abs(cy), abs(cz));
  const height = ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  const m = Math.max(a, b, c) + error;
  return m < MOST && abs(height) > heightBound(m, error);
}

/** What a determinant is off by. */
const heightBound = (m: number, error: number): number => SOLID * m * m * m + 48 * error * m * m + TINY;

/** 1 if the ray leaves through a triangle, -1 if it enters, {@link MISSED} or {@link UNCLEAR}. */
function passageThrough(
  { positions: x, indices }: PreparedMesh,
  t: number,
  { point, u, v, w, up }: PointCall,
  error: number,
): Sign | Undecided {
  const i = 3 * indices[3 * t]!;
  const j = 3 * indices[3 * t + 1]!;
  const k = 3 * indices[3 * t + 2]!;
  const pu = point[u]!;
  const pv = point[v]!;
  const au = x[i + u]! - pu;
  const av = x[i + v]! - pv;
  const bu = x[j + u]! - pu;
  const bv = x[j + v]! - pv;
  const cu = x[k + u]! - pu;
  const cv = x[k + v]! - pv;
  const abs = Math.abs;
  const flat = Math.max(abs(au), abs(av), abs(bu), abs(bv), abs(cu), abs(cv)) + error;
  const ab = au * bv - av * bu;
  const bc = bu * cv - bv * cu;
  const ca = cu * av - cv * au;
  const bound = FLAT * flat * flat + 16 * error * flat + TINY;
  const isOnLeft = ab > bound || bc > bound || ca > bound;
  const isOnRight = ab < -bound || bc < -bound || ca < -bound;
  if (isOnLeft && isOnRight) return MISSED;
  const isLeft = ab > bound && bc > bound && ca > bound;
  if (!isLeft && !(ab < -bound && bc < -bound && ca < -bound)) return UNCLEAR;
  const facing = isLeft ? 1 : -1;
  const pw = point[w]!;
  const aw = x[i + w]! - pw;
  const bw = x[j + w]! - pw;
  const cw = x[k + w]! - pw;
  const m = Math.max(flat, abs(aw) + error, abs(bw) + error, abs(cw) + error);
  // The side of the plane that the point is on, as the triangle turns: in front of it, or behind.
  const height = aw * bc + bw * ca + cw * ab;
  const side = signOf(-height, heightBound(m, error));
  if (side === UNDECIDED || !(m < MOST)) return UNCLEAR;
  const isPassed = up ? side !== facing : side === facing;
  return isPassed ? (up ? facing : (-facing as Sign)) : MISSED;
}
