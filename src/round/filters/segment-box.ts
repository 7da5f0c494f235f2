import { allocateScratch } from '../../arithmetic/scratch.js';
import { copiedPoint3 } from '../../core/copies.js';
import type { Box3, Capsule, Point3, Segment } from '../../core/shapes.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import { LENGTH_TINY } from './bounds.js';
import { isBeyond, isNear, levelOf, setDifference, V } from './hull.js';
import { within } from './squares.js';

/**
 * The sign of the distance of a segment from a box, less a radius, or 2, as `hullFilter` of hull.ts. What is guessed is
 * a point of the segment: it and the point of the box nearest to it prove that the two are near; and of the plane
 * across the vector between them, with the corner of the box that is farthest along it, that they are not.
 */
export function segmentBoxFilter(segment: Segment | Capsule, box: Box3, radius: number): Sign | Undecided {
  // What is read may ask other questions: it is read before anything is set.
  const [start, end] = [copiedPoint3(segment.start), copiedPoint3(segment.end)];
  const [min, max] = [copiedPoint3(box.min), copiedPoint3(box.max)];
  const t = nearestParameter(start, end, min, max);
  const rest = 1 - t;
  setDifference(0, start, nearest(start, end, t, min, max));
  setDifference(1, end, AT);
  const x = rest * V[0]! + t * V[3]!;
  const y = rest * V[1]! + t * V[4]!;
  const z = rest * V[2]! + t * V[5]!;
  const size =
    rest * (Math.abs(V[0]!) + Math.abs(V[1]!) + Math.abs(V[2]!)) +
    t * (Math.abs(V[3]!) + Math.abs(V[4]!) + Math.abs(V[5]!));
  const length = Math.sqrt(x * x + y * y + z * z);
  if (isNear(length, size, radius * (rest + t))) return -1;
  if (!(length > LENGTH_TINY)) return UNDECIDED;
  setDifference(0, start, farthest(x, y, z, min, max));
  setDifference(1, end, AT);
  return isBeyond(2, x, y, z, levelOf(radius * length)) ? 1 : UNDECIDED;
}

/** A point of the box. */
const AT: Float64Array = /* @__PURE__ */ allocateScratch(3);

function nearest(start: Point3, end: Point3, t: number, min: Point3, max: Point3): Float64Array {
  for (let k = 0; k < 3; k++) {
    AT[k] = within(start[k]! + t * (end[k]! - start[k]!), min[k]!, max[k]!);
  }
  return AT;
}

function farthest(x: number, y: number, z: number, min: Point3, max: Point3): Float64Array {
  AT[0] = x > 0 ? max[0]! : min[0]!;
  AT[1] = y > 0 ? max[1]! : min[1]!;
  AT[2] = z > 0 ? max[2]! : min[2]!;
  return AT;
}

/**
 * About where on the segment the distance is least, between 0 and 1. The slope of its square grows along the segment,
 * evenly between the parameters at which a face's plane is crossed: those that are between what is known leave one
 * stretch over.
 */
function nearestParameter(start: Point3, end: Point3, min: Point3, max: Point3): number {
  let low = 0;
  let high = 1;
  let below = slope(start, end, 0, min, max);
  let above = slope(start, end, 1, min, max);
  if (below >= 0) return 0;
  if (above <= 0) return 1;
  for (let i = 0; i < 6; i++) {
    const k = i >> 1;
    const t = ((i & 1 ? max[k]! : min[k]!) - start[k]!) / (end[k]! - start[k]!);
    if (!(t > low && t < high)) continue;
    const at = slope(start, end, t, min, max);
    if (at <= 0) {
      low = t;
      below = at;
    } else {
      high = t;
      above = at;
    }
  }
  const t = low + (high - low) * (below / (below - above));
  return t >= low && t <= high ? t : low;
}

function slope(start: Point3, end: Point3, t: number, min: Point3, max: Point3): number {
  let sum = 0;
  for (let k = 0; k < 3; k++) {
    const along = end[k]! - start[k]!;
    const x = start[k]! + t * along;
    sum += along * (x - within(x, min[k]!, max[k]!));
  }
  return sum;
}
