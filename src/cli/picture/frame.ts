/** A mesh's place and size, for drawing: its bounding box is moved and scaled into the cube from -1 to 1. */
export interface Frame {
  readonly min: readonly number[];
  readonly max: readonly number[];
  /** Coordinate `axis` of a vertex as it is drawn. Not exact: pictures need no more than single precision. */
  place(coordinate: number, axis: number): number;
}

/** Below this, halves would underflow; such meshes are drawn from coordinates times 2^200. */
const TINY = 1e-280;
const LIFT = 2 ** 200;

/** The frame of a box; of any finite doubles, however large or small. */
export function frameBetween(min: readonly number[], max: readonly number[]): Frame {
  const tallest = Math.max(...min.map((value) => -value), ...max);
  const lift = tallest < TINY ? LIFT : 1;
  // Halves: the sum and the difference of two doubles may overflow, those of their halves do not.
  const center = min.map((low, axis) => (low * lift) / 2 + (max[axis]! * lift) / 2);
  const half = Math.max(...min.map((low, axis) => (max[axis]! * lift) / 2 - (low * lift) / 2));
  return {
    min,
    max,
    place: (coordinate, axis) =>
      half === 0 ? 0 : ((coordinate * lift) / 2 - center[axis]! / 2) / (half / 2),
  };
}

/** The frame of all vertices of one or more meshes. */
export function frameOf(...all: readonly ArrayLike<number>[]): Frame {
  const min = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const max = min.map((value) => -value);
  for (const positions of all) {
    for (let i = 0; i < positions.length; i++) {
      const axis = i % 3;
      const value = positions[i]!;
      if (value < min[axis]!) min[axis] = value;
      if (value > max[axis]!) max[axis] = value;
    }
  }
  const isEmpty = all.every(({ length }) => length === 0);
  return isEmpty ? frameBetween([0, 0, 0], [0, 0, 0]) : frameBetween(min, max);
}

/** All vertices as they are drawn. */
export function placed(positions: ArrayLike<number>, frame: Frame): Float32Array {
  const out = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i++) out[i] = frame.place(positions[i]!, i % 3);
  return out;
}
