import {
  enclosingBox,
  enclosingCapsule,
  enclosingCylinder,
  enclosingEllipsoid,
  enclosingKDop,
  enclosingLozenge,
  enclosingOrientedBox,
  enclosingSphere,
  enclosingSphereOfSpheres,
  kDopAxes,
  mergeBoxes,
  mergeCapsules,
  mergeKDops,
  mergeSpheres,
} from '../../../enclosing/index.js';
import { pointsOf } from '../../cases/enclosing/clouds.js';
import { kDopsAt, REFUSAL } from '../../cases/enclosing/merges.js';
import { spheresOf } from '../../cases/enclosing/sphere-sets.js';

type Vector = ArrayLike<number>;

/** What is said, or that no doubles are large enough. */
function unlessRefused(say: () => string, refusal = REFUSAL): string {
  try {
    return say();
  } catch (error) {
    if (error instanceof RangeError && error.message.includes('of doubles can enclose')) return refusal;
    throw error;
  }
}

const text = (vectors: readonly Vector[], numbers: readonly number[] = []): string =>
  JSON.stringify([...vectors.flatMap((v) => Array.from(v)), ...numbers]);

const boundingVolumes = {
  orientedBox(points: number[][]): string {
    const { center, axes, halfSize } = enclosingOrientedBox(points);
    return text([center, ...axes, halfSize]);
  },
  capsule(points: number[][]): string {
    const { start, end, radius } = enclosingCapsule(points);
    return text([start, end], [radius]);
  },
  lozenge(points: number[][]): string {
    const { origin, edges, radius } = enclosingLozenge(points);
    return text([origin, ...edges], [radius]);
  },
  cylinder(points: number[][]): string {
    const { start, end, radius } = enclosingCylinder(points);
    return text([start, end], [radius]);
  },
  ellipsoid(points: number[][]): string {
    const { center, axes } = enclosingEllipsoid(points);
    return text([center, ...axes]);
  },
};

/** The kernel's bounding volumes as lists of numbers, for flat values of points. */
export function volumeSubject(values: Float64Array, kind: keyof typeof boundingVolumes): string {
  return unlessRefused(() => boundingVolumes[kind](pointsOf(values, 3)));
}

/** The kernel's box, and its sphere, for flat values of points. */
export function enclosingBoxSubject(values: Float64Array): string {
  const { min, max } = enclosingBox(pointsOf(values, 3));
  return text([min, max]);
}
export function enclosingSphereSubject(values: Float64Array): string {
  const { center, radius } = enclosingSphere(pointsOf(values, 3));
  return text([center], [radius]);
}

/** The bounds of the kernel's k-DOP with all 13 axes, and these as they should be. */
export function kDopSubject(values: Float64Array): string {
  const axes = kDopAxes(26);
  const points = pointsOf(values, 3);
  const kind = points.every((p) => p.every((x, k) => x === points[0]![k])) ? 'point' : 'several';
  return unlessRefused(() => {
    const { min, max } = enclosingKDop(points, axes);
    return [kind, ...axes.flatMap((_, i) => [min[i]!, max[i]!])].join(' ');
  }, `${kind} none`);
}

const capsuleAt = (values: Float64Array, at: number) => ({
  start: values.subarray(at, at + 3),
  end: values.subarray(at + 3, at + 6),
  radius: values[at + 6]!,
});
const sphereAt = (values: Float64Array, at: number) => ({
  center: values.subarray(at, at + 3),
  radius: values[at + 3]!,
});

/** The kernel's sphere around two spheres, and its capsule around two capsules. */
export function mergeSpheresSubject(values: Float64Array): string {
  return unlessRefused(() => {
    const { center, radius } = mergeSpheres(sphereAt(values, 0), sphereAt(values, 4));
    return text([center], [radius]);
  });
}
export function mergeCapsulesSubject(values: Float64Array): string {
  return unlessRefused(() => {
    const { start, end, radius } = mergeCapsules(capsuleAt(values, 0), capsuleAt(values, 7));
    return text([start, end], [radius]);
  });
}

/** What volumes between bounds are: lower ones, then upper ones. */
interface Bounds {
  readonly min: ArrayLike<number>;
  readonly max: ArrayLike<number>;
}

/** The merged bounds, and whether they are those of one of the two. */
function mergedText(a: Bounds, b: Bounds, merged: Bounds): string {
  const list = ({ min, max }: Bounds) => [...Array.from(min), ...Array.from(max)];
  const isOf = (one: Bounds) => list(one).every((x, i) => x === list(merged)[i]);
  const kind = isOf(a) ? (isOf(b) ? 'same' : 'first') : isOf(b) ? 'second' : 'larger';
  return [kind, ...list(merged)].join(' ');
}

/** The kernel's box around two boxes, and its k-DOP around two k-DOPs. */
export function mergeBoxesSubject(values: Float64Array): string {
  const at = (from: number) => ({
    min: values.subarray(from, from + 3),
    max: values.subarray(from + 3, from + 6),
  });
  const [a, b] = [at(0), at(6)];
  return mergedText(a, b, mergeBoxes(a, b));
}
export function mergeKDopsSubject(values: Float64Array): string {
  const [a, b] = kDopsAt(values);
  return mergedText(a, b, mergeKDops(a, b));
}

/** The kernel's sphere around spheres. */
export function enclosingSphereOfSpheresSubject(values: Float64Array): string {
  return unlessRefused(() => {
    const { center, radius } = enclosingSphereOfSpheres(spheresOf(values));
    return text([center], [radius]);
  });
}
