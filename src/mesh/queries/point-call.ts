import { loadPoint3 } from '../../core/arguments/index.js';
import type { Point3 } from '../../core/shapes.js';
import { Spare } from '../structure/spare.js';

/** A question about one point and one mesh while it is being answered. */
export class PointCall {
  /** The point. */
  readonly point = new Float64Array(3);
  /** Nodes that wait. A tree over n boxes is at most 64 + log2 n levels deep. */
  readonly stack = new Uint32Array(256);
  /** How often the ray passes through the mesh. */
  count = 0;
  /** Passages outwards (along the normal) less those inwards. */
  winding = 0;
  /** The two coordinates that the ray keeps, and the one that it changes; whether upwards. */
  u = 0;
  v = 0;
  w = 0;
  up = true;
}

const calls = /* @__PURE__ */ new Spare(() => new PointCall());

/**
 * Begins a question about a point; {@link endPointCall} ends it.
 *
 * @throws RangeError if the point has not three finite coordinates
 */
export function beginPointCall(where: string, name: string, point: Point3): PointCall {
  const call = calls.take();
  loadPoint3(where, name, call.point, 0, point);
  return call;
}

/** Gives back the memory of a question that has been answered. */
export function endPointCall(call: PointCall): void {
  calls.give(call);
}
