import { minkowskiSum3d } from '../../../enclosing/index.js';
import { summedSets } from '../../cases/enclosing/sums.js';

/** What the kernel says of the sum of two sets of points. */
export function minkowskiSum3dSubject(values: Float64Array): string {
  const [a, b] = summedSets(values);
  let sum: ReturnType<typeof minkowskiSum3d>;
  try {
    sum = minkowskiSum3d(a, b);
  } catch (error) {
    if (error instanceof RangeError && /must be points whose sums with a have a volume/.test(error.message)) {
      return 'flat';
    }
    throw error;
  }
  const { vertices, positions, faces } = sum;
  const isRounded = vertices.every(([i, j], v) =>
    [0, 1, 2].every((axis) => positions[v]![axis] === a[i]![axis]! + b[j]![axis]!),
  );
  const lists = (of: readonly (readonly number[])[]): string => of.map((list) => list.join('-')).join();
  return `solid ${lists(vertices)} ${lists(faces)}${isRounded ? '' : ' POSITIONS DIFFER'}`;
}
