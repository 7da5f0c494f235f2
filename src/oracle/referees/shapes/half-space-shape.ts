/**
 * Bounded sets of half-spaces as shapes with corners: all triples of planes. Edges are those of all pairs of planes,
 * and faces those of all planes, as their numbers say; what is none is a corner, whose name comes before.
 */
import { greatestCommonDivisor } from '../../../arithmetic/integers.js';
import { around, dimensionOf } from './contact.js';
import { cornersOf, isProper } from './half-space-features.js';
import { type Halfspace, valueAt } from './halfspace.js';
import { feasible } from './linear-programming.js';
import { type Shape, solidShape } from './shape.js';
import { cross, isZero, type Rational3, type Vector } from './vectors.js';

/** Has a set that is not empty an end in every direction? Else it has a way out through a side of a cube. */
function isBounded(all: readonly Halfspace[]): boolean {
  const cone = all.map(({ normal }) => ({ normal, constant: 0n }));
  return [0, 1, 2].every((axis) =>
    [1n, -1n].every((sign) => {
      const normal = [0n, 0n, 0n].map((_, i) => (i === axis ? sign : 0n)) as unknown as Vector;
      return !feasible([...cone, { normal, constant: -1n }]);
    }),
  );
}

/** The corners of a set that has points, and an end, in lowest terms; else `undefined`. */
export function boundedCorners(all: readonly Halfspace[]): Rational3[] | undefined {
  if (!feasible(all) || !isBounded(all)) return undefined;
  return cornersOf(all.filter(isProper)).map(({ x, y, z, w }) => {
    const common = [x, y, z].reduce(greatestCommonDivisor, w);
    return { x: x / common, y: y / common, z: z / common, w: w / common };
  });
}

/** The least common multiple of the denominators of corners. */
export function commonDenominator(corners: readonly Rational3[]): bigint {
  return corners.reduce((least, { w }) => (least / greatestCommonDivisor(least, w)) * w, 1n);
}

/** The shape of corners whose coordinates are integers. */
export function halfSpaceShape(all: readonly Halfspace[], corners: readonly Rational3[]): Shape {
  const points = corners.map(({ x, y, z }): Vector => [x, y, z]);
  const on = all.map((h) => corners.filter((corner) => isProper(h) && valueAt(h, corner) === 0n));
  const numbers = (some: readonly Rational3[]) => some.map((corner) => corners.indexOf(corner));
  const edges = all.flatMap((h, i) =>
    all.slice(i + 1).map((g, k): readonly [number, number] => {
      if (isZero(cross(h.normal, g.normal))) return [0, 0];
      const both = numbers(on[i]!.filter((corner) => on[i + 1 + k]!.includes(corner)));
      return [both[0] ?? 0, both.at(-1) ?? 0];
    }),
  );
  const faces = all.map((h, i) => {
    const own = on[i]!;
    const ring =
      dimensionOf(own) === 2
        ? around(
            own.map((at) => ({ at })),
            h.normal,
          ).map(({ at }) => at)
        : own;
    return ring.length === 0 ? [0] : numbers(ring);
  });
  return solidShape(points, faces, edges);
}

/** Without what stands for edges and faces that there are not. */
export function trueParts({ edges, faces }: Shape): Pick<Shape, 'edges' | 'faces'> {
  return {
    edges: edges.filter(([i, j]) => i !== j),
    faces: faces.filter((face) => face.length > 2),
  };
}

/** Half-spaces of a k-DOP, its numbers in units of any size, for points in units of which `unit` are 1. */
export function kDopSpaces(
  {
    axes,
    min,
    max,
  }: { readonly axes: readonly Vector[]; readonly min: readonly bigint[]; readonly max: readonly bigint[] },
  unit: bigint,
): Halfspace[] {
  return axes.flatMap((normal, i) => [
    { normal, constant: -min[i]! * unit },
    { normal: [-normal[0], -normal[1], -normal[2]], constant: max[i]! * unit },
  ]);
}

/** Half-spaces of a frustum by the elements of its matrix, column by column. */
export function frustumSpaces(elements: readonly bigint[], isZeroToOne: boolean, unit: bigint): Halfspace[] {
  const row = (i: number) => [0, 4, 8, 12].map((k) => elements[i + k]!);
  const w = row(3);
  const rows = [0, 1, 2].flatMap((i) => {
    const own = row(i);
    const plus = i === 2 && isZeroToOne ? own : w.map((x, k) => x + own[k]!);
    return [plus, w.map((x, k) => x - own[k]!)];
  });
  return rows.map(([a, b, c, d]) => ({ normal: [a!, b!, c!], constant: d! * unit }));
}
