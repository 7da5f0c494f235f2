/** Where a walker may not be, over integers and by other algorithms than the kernel's. */
import { commonExponent, scaledIntegers } from '../../../src/arithmetic/scaled-integers.js';
import type { WalkerShape } from '../../../src/motion/index.js';
import { relation } from '../../../src/oracle/referees/shapes/contact.js';
import { shapesDistance } from '../../../src/oracle/referees/shapes/distance/distance.js';
import {
  boxShape,
  pointShape,
  polygonShape,
  segmentShape,
} from '../../../src/oracle/referees/shapes/shape.js';
import { dot, type Vector } from '../../../src/oracle/referees/shapes/vectors.js';

export type P = readonly [number, number, number];

/** Triangles, as of a mesh. */
export interface Triangles {
  readonly positions: Float64Array;
  readonly indices: ArrayLike<number>;
}

/** Is a shape, moved exactly by a position, nearer than allowed to a triangle? */
export function isTooNear(shape: WalkerShape, position: P, mesh: Triangles): boolean {
  const ends =
    shape.type === 'sphere'
      ? [shape.center]
      : shape.type === 'capsule'
        ? [shape.start, shape.end]
        : [shape.min as P, shape.max as P];
  const radius = shape.type === 'box' ? 0 : shape.radius;
  const numbers = [...ends.flatMap((p) => [...(p as P)]), ...position, ...mesh.positions, radius];
  const exponent = commonExponent(numbers);
  const over = (p: ArrayLike<number>): Vector => scaledIntegers(Array.from(p), exponent) as unknown as Vector;
  const by = over(position);
  const [p, q] = ends.map((end) => over(end as P).map((x, k) => x + by[k]!) as unknown as Vector);
  const [r] = over([radius, 0, 0]);
  const core =
    shape.type === 'box' ? boxShape(p!, q!) : q === undefined ? pointShape(p!) : segmentShape(p!, q);
  for (let t = 0; 3 * t < mesh.indices.length; t++) {
    const corners = [0, 1, 2].map((k) => {
      const i = 3 * mesh.indices[3 * t + k]!;
      return over(mesh.positions.subarray(i, i + 3));
    });
    const triangle = polygonShape(corners);
    if (shape.type === 'box') {
      if (!['disjoint', 'touching'].includes(relation(triangle, core))) return true;
      continue;
    }
    const { difference } = shapesDistance({ shape: triangle, infinite: [] }, { shape: core, infinite: [] });
    if (dot(difference.vector, difference.vector) < (r * difference.denominator) ** 2n) return true;
  }
  return false;
}

/** The corners of what has a radius around it, or all of a box. */
function cornersOf(shape: WalkerShape): P[] {
  if (shape.type === 'sphere') return [shape.center as P];
  if (shape.type === 'capsule') return [shape.start as P, shape.end as P];
  const ends = [shape.min, shape.max];
  return [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [0, 1, 2].map((k) => ends[(i >> k) & 1]![k]!) as unknown as P);
}

/** All x with normal · x + constant at most 0. */
export interface HalfSpace {
  readonly normal: P;
  readonly constant: number;
}

/** The sign of how far a shape, moved exactly by a position, is from a half-space, minus its radius. */
export function signBeside(shape: WalkerShape, position: P, { normal, constant }: HalfSpace): number {
  const radius = shape.type === 'box' ? 0 : shape.radius;
  const numbers = [...cornersOf(shape).flat(), ...position, radius];
  const [e, f, g] = [commonExponent(numbers), commonExponent(normal), commonExponent([constant])];
  const n = scaledIntegers([...normal], f) as unknown as Vector;
  const by = scaledIntegers([...position], e) as readonly bigint[];
  const [c] = scaledIntegers([constant], g) as [bigint];
  // Both products over one power of two.
  const low = Math.min(e + f, g);
  const heights = cornersOf(shape).map((corner) => {
    const p = scaledIntegers([...corner], e) as readonly bigint[];
    const along = p.reduce((sum, x, k) => sum + (x + by[k]!) * n[k]!, 0n);
    return (along << BigInt(e + f - low)) + (c << BigInt(g - low));
  });
  const [least] = heights.sort((p, q) => (p < q ? -1 : p > q ? 1 : 0)) as [bigint];
  const [r] = scaledIntegers([radius], e) as [bigint];
  const reach = ((r * r) << BigInt(2 * (e + f - low))) * dot(n, n);
  const square = least < 0n ? -least * least : least * least;
  return square > reach ? 1 : square < reach ? -1 : 0;
}
