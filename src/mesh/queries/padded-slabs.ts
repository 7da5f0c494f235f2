import { isNotAfter, RaySlabs } from '../../indexes/ray-slabs.js';

/**
 * A ray that is known but for an error. Where it is in a box for some parameter, the rounded ray is at that parameter
 * no further from the box than the errors of the origin and of the direction times that parameter: all boxes are made
 * larger by as much. That moves each parameter of a side by this width times the inverse direction.
 */
export class PaddedSlabs extends RaySlabs {
  readonly #larger = new Float64Array(6);
  /** How much earlier the ray enters and how much later it leaves along each axis. */
  readonly #widths = new Float64Array(3);
  #pad = 0;

  /**
   * @param ray the rounded origin and direction, one behind the other
   * @param bounds the six bounds of all boxes come first
   * @param originError how far a coordinate of the origin is off at most
   * @param directionError how far one of the direction is off
   * @param last the last parameter that is of interest
   */
  loadRounded(
    ray: Float64Array,
    bounds: ArrayLike<number>,
    originError: number,
    directionError: number,
    last: number,
  ): void {
    this.load(ray, 0, 3, false);
    let axis = 0;
    for (let k = 1; k < 3; k++) if (Math.abs(ray[k + 3]!) > Math.abs(ray[axis + 3]!)) axis = k;
    let far = 0;
    for (let k = 0; k < 6; k++) far = Math.max(far, Math.abs(bounds[k]!));
    // Boxes end at a parameter of at most (far + |o|) / |d| along the axis of most way.
    const way = Math.abs(ray[axis + 3]!) - directionError;
    const end = ((far + Math.abs(ray[axis]!) + originError) / way) * (1 + 2 ** -50);
    const latest = way > 0 ? Math.min(last, end) : last;
    const reach = originError + (latest < Number.POSITIVE_INFINITY ? latest * directionError : latest);
    // And as much as sums of bounds and this are rounded by. The factor is more than the roundings of widths.
    this.#pad = reach * (1 + 2 ** -40) + far * 2 ** -51 + 2 ** -1060;
    for (let k = 0; k < 3; k++) {
      const width = this.#pad * Math.abs(this.numbers[k + 3]!);
      this.#widths[k] = width;
      // No box is left out for a width that overflows: its difference to what overflows is no number.
      if (this.isSloped && !(width < Number.POSITIVE_INFINITY)) this.#pad = Number.POSITIVE_INFINITY;
    }
    if (last < Number.POSITIVE_INFINITY) this.limitTo(last);
  }

  override meets(boxes: Float64Array, i: number): boolean {
    const pad = this.#pad;
    // Where nothing is known of the ray, all boxes are met.
    if (!(pad < Number.POSITIVE_INFINITY)) return true;
    if (!this.isSloped) {
      const larger = this.#larger;
      for (let k = 0; k < 3; k++) {
        larger[k] = boxes[i + k]! - pad;
        larger[k + 3] = boxes[i + k + 3]! + pad;
      }
      return super.meets(larger, 0);
    }
    const { numbers, near } = this;
    const widths = this.#widths;
    const nx = near[0]!;
    const ny = near[1]!;
    const nz = near[2]!;
    const ox = numbers[0]!;
    const oy = numbers[1]!;
    const oz = numbers[2]!;
    const dx = numbers[3]!;
    const dy = numbers[4]!;
    const dz = numbers[5]!;
    const wx = widths[0]!;
    const wy = widths[1]!;
    const wz = widths[2]!;
    const x0 = (boxes[i + nx]! - ox) * dx - wx;
    const x1 = (boxes[i + 3 - nx]! - ox) * dx + wx;
    const y0 = (boxes[i + 1 + ny]! - oy) * dy - wy;
    const y1 = (boxes[i + 4 - ny]! - oy) * dy + wy;
    const z0 = (boxes[i + 2 + nz]! - oz) * dz - wz;
    const z1 = (boxes[i + 5 - nz]! - oz) * dz + wz;
    return isNotAfter(Math.max(x0, y0, z0, 0), Math.min(x1, y1, z1, numbers[6]!));
  }
}
