import type { PartsPlacement } from '../../core/shapes.js';
import { MODELS } from './models.js';

/** A model at a place. */
export interface Instance {
  /** Its number in `MODELS`. */
  readonly model: number;
  readonly placement: PartsPlacement & { readonly translation: readonly [number, number, number] };
}

/** So many rows of so many instances. */
export const ROWS = 100;
/** From one row to the next, and from one instance of a row to the next. */
const STEP = 4;

/** In these rows cubes touch each other along faces; and are apart by `GAP`, which no picture shows. */
const TOUCHING_ROW = 50;
const PARTED_ROW = 52;
export const GAP = 2 ** -40;

/** The next of a row of numbers that look as if they were drawn, from 0 to 2^32 - 1 (Knuth's multiplier). */
const mixed = (seed: number): number => {
  let bits = Math.imul(seed + 1, 2654435761);
  bits = Math.imul(bits ^ (bits >>> 15), 2246822519);
  return (bits ^ (bits >>> 13)) >>> 0;
};

/** Cubes side by side along x; what is turned stands behind and before them. */
function inCubeRow(column: number, row: number): Instance {
  const x = (column - ROWS / 2) * (row === TOUCHING_ROW ? 2 : 2 + GAP);
  return { model: 0, placement: { type: 'parts', translation: [x, 0, STEP * (row - ROWS / 2)] } };
}

/** A model, turned by a quaternion of integers; every third one is mirrored. */
function anyInstance(column: number, row: number): Instance {
  let seed = 16 * (ROWS * row + column);
  const below = (n: number) => mixed(seed++) % n;
  const offset = () => (below(17) - 8) / 8;
  const isBesideCubes = Math.abs(row - (TOUCHING_ROW + PARTED_ROW) / 2) < 3;
  const x = STEP * (column - ROWS / 2) + offset();
  const z = STEP * (row - ROWS / 2) + (isBesideCubes ? 0 : offset());
  return {
    model: below(MODELS.length),
    placement: {
      type: 'parts',
      translation: [x, isBesideCubes ? -8 : offset(), z],
      rotation: [below(9) - 4, below(9) - 4, below(9) - 4, 1 + below(5)],
      scale: [below(3) === 0 ? -1 : 1, 1, 1],
    },
  };
}

/** All instances, row by row. */
export const INSTANCES: readonly Instance[] = Array.from({ length: ROWS * ROWS }, (_, i) => {
  const [column, row] = [i % ROWS, Math.floor(i / ROWS)];
  return row === TOUCHING_ROW || row === PARTED_ROW ? inCubeRow(column, row) : anyInstance(column, row);
});

/** The matrix of a quaternion and a scale along x, row by row, rounded. */
function rowsOf(quaternion: ArrayLike<number> = [0, 0, 0, 1], scale = 1): readonly number[] {
  const length = Math.hypot(...Array.from(quaternion));
  const [x, y, z, w] = Array.from(quaternion, (q) => q / length) as [number, number, number, number];
  return [
    scale * (1 - 2 * (y * y + z * z)),
    2 * (x * y - z * w),
    2 * (x * z + y * w),
    scale * 2 * (x * y + z * w),
    1 - 2 * (x * x + z * z),
    2 * (y * z - x * w),
    scale * 2 * (x * z - y * w),
    2 * (y * z + x * w),
    1 - 2 * (x * x + y * y),
  ];
}

/** The corners of an instance, rounded: each coordinate is less than 2^-40 from where it is. */
export function* roundedCorners(i: number): Generator<readonly [number, number, number]> {
  const { model, placement } = INSTANCES[i]!;
  const { positions } = MODELS[model]!.mesh;
  const rows = rowsOf(placement.rotation, placement.scale?.[0]);
  for (let p = 0; p < positions.length; p += 3) {
    const at = (row: number): number =>
      rows[3 * row]! * positions[p]! +
      rows[3 * row + 1]! * positions[p + 1]! +
      rows[3 * row + 2]! * positions[p + 2]! +
      placement.translation[row]!;
    yield [at(0), at(1), at(2)];
  }
}

/** More than corners are rounded by. */
const MARGIN = 2 ** -20;

/** A box about each instance: its lower corner and its upper one. */
export function instanceBoxes(): Float64Array {
  const boxes = new Float64Array(6 * INSTANCES.length);
  INSTANCES.forEach((_, i) => {
    const box = boxes
      .subarray(6 * i, 6 * i + 6)
      .fill(Infinity, 0, 3)
      .fill(-Infinity, 3);
    for (const corner of roundedCorners(i)) {
      corner.forEach((value, axis) => {
        box[axis] = Math.min(box[axis]!, value - MARGIN);
        box[3 + axis] = Math.max(box[3 + axis]!, value + MARGIN);
      });
    }
  });
  return boxes;
}
