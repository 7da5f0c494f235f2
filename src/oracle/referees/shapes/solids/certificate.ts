/** Whether planes separate what they are said to separate, in integers from the doubles that define them. */
import { cross, dot, exact, pointsAt, signOf, subtract, type Vector } from '../vectors.js';

type Vertices = readonly (readonly number[])[];

/** The proof of a classification, as the kernel's `witness` has it. */
export interface WitnessLike {
  readonly point: unknown;
  readonly separation: SeparationLike | null;
}

type SeparationLike =
  | {
      readonly type: 'face';
      readonly of: 'a' | 'b';
      readonly plane: { readonly type: string; readonly points?: readonly number[] };
    }
  | {
      readonly type: 'edges';
      readonly a: readonly [number, number];
      readonly b: readonly [number, number];
    };

/** Whether the plane of a witness has both sets where it says. */
export function certifies(
  { separation, point }: WitnessLike,
  relation: string,
  a: Vertices,
  b: Vertices,
): boolean {
  if ((relation === 'disjoint') === (point !== null)) return false;
  if (relation === 'crossing' || relation === 'overlapping') return separation === null;
  if (separation === null) return false;
  const [sidesA, sidesB] = sidesOf(separation, a, b);
  // A face's normal leads out of its set; that of two edges may lead to either.
  const isTurned = separation.type === 'edges' && (sidesB.some((s) => s < 0) || sidesA.some((s) => s > 0));
  const turned = isTurned ? -1 : 1;
  const low = sidesA.every((s) => s * turned <= 0);
  const high = sidesB.every((s) => s * turned >= 0);
  const other = separation.type === 'face' && separation.of === 'b' ? sidesA : sidesB;
  const strict = other.every((s) => s !== 0);
  return low && high && (relation === 'disjoint' ? strict : [...sidesA, ...sidesB].some((s) => s !== 0));
}

/** The sides of all vertices of both. */
function sidesOf(separation: SeparationLike, a: Vertices, b: Vertices): [number[], number[]] {
  const extra = separation.type === 'face' ? planePoints(separation.plane) : [];
  const all = pointsAt(
    exact([...a.flat(), ...b.flat(), ...extra]),
    3,
    0,
    a.length + b.length + extra.length / 3,
  );
  const [setA, setB] = [all.slice(0, a.length), all.slice(a.length, a.length + b.length)];
  const [from, normal] = planeOf(separation, setA, setB, all.slice(a.length + b.length));
  const sides = (set: readonly Vector[]) => set.map((p) => signOf(dot(normal, subtract(p, from))));
  return [sides(setA), sides(setB)];
}

/** A point of the plane, and its normal. */
function planeOf(
  separation: SeparationLike,
  setA: readonly Vector[],
  setB: readonly Vector[],
  three: readonly Vector[],
): [Vector, Vector] {
  if (separation.type === 'face') {
    const [p, q, r] = three as [Vector, Vector, Vector];
    const normal = cross(subtract(q, p), subtract(r, p));
    return [p, separation.of === 'a' ? normal : subtract([0n, 0n, 0n], normal)];
  }
  const along = (set: readonly Vector[], [i, j]: readonly [number, number]) => subtract(set[j]!, set[i]!);
  return [setA[separation.a[0]]!, cross(along(setA, separation.a), along(setB, separation.b))];
}

function planePoints({ type, points }: { readonly type: string; readonly points?: readonly number[] }) {
  if (points === undefined) throw new Error(`a separating plane through three points, not of type ${type}`);
  return points;
}
