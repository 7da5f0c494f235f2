import { isUnitVector } from '../verdict/unit-vectors.js';
import type { YesOrNo } from './engine.js';
import { areOrthogonal, isExactProduct, type Triple, tripleAt } from './exact-shapes.js';
import type { HullFace, MakeCapsule, MakeObb, MakeOctree, Obb, Point, Three } from './three-classes.js';
import { shapesOfThree } from './three-classes.js';

/** An axis of an OBB, a unit vector, and the half size along it. */
interface Scaled {
  readonly axis: Triple;
  readonly half: number;
}

/**
 * An axis with its half size, as an OBB has them: along an axis of space, whatever its length, if the half size times
 * the length is a double; else only if it is of unit length as it is. `undefined` where it would have to be rounded.
 */
function scaledAxis(v: ArrayLike<number>, at: number, half: number): Scaled | undefined {
  const axis = tripleAt(v, at);
  const along = axis.filter((x) => x !== 0);
  if (along.length > 1) return isUnitVector(v, at) ? { axis, half } : undefined;
  const length = Math.abs(along[0]!);
  const product = half * length;
  if (!isExactProduct(half, length, product)) return undefined;
  return { axis: axis.map((x) => Math.sign(x)) as unknown as Triple, half: product };
}

/** An OBB: of axes across each other, each of which is a unit vector and a half size without rounding. */
function orientedBox(
  { Vector3, Matrix3 }: Three,
  make: MakeObb,
  v: ArrayLike<number>,
  at: number,
): Obb | undefined {
  if (!areOrthogonal(v, at + 3)) return undefined;
  const [a, b, c] = [0, 1, 2].map((k) => scaledAxis(v, at + 3 + 3 * k, v[at + 12 + k]!));
  if (a === undefined || b === undefined || c === undefined) return undefined;
  const row = (k: 0 | 1 | 2) => [a.axis[k], b.axis[k], c.axis[k]];
  const rotation = new Matrix3(...row(0), ...row(1), ...row(2));
  return new make(new Vector3(...tripleAt(v, at)), new Vector3(a.half, b.half, c.half), rotation);
}

/** What the OBB of the addons is asked. Planes and rays are given as they are. */
export function orientedBoxAnswers(three: Three, make: MakeObb): Readonly<Record<string, YesOrNo>> {
  const { point, box, sphere, plane, ray } = shapesOfThree(three);
  const oriented = (v: ArrayLike<number>, at: number) => orientedBox(three, make, v, at);
  return {
    pointOrientedBox: (v) => oriented(v, 3)?.containsPoint(point(v, 0)),
    planeOrientedBox: (v) => oriented(v, 4)?.intersectsPlane(plane(v, 0)),
    sphereOrientedBox: (v) => oriented(v, 4)?.intersectsSphere(sphere(v, 0)),
    rayOrientedBox: (v) => oriented(v, 6)?.intersectsRay(ray(v, 0)),
    boxOrientedBox: (v) => oriented(v, 6)?.intersectsBox3(box(v, 0)),
    orientedBoxOrientedBox(v) {
      const [a, b] = [oriented(v, 0), oriented(v, 15)];
      return a && b && a.intersectsOBB(b);
    },
  };
}

/** What the Capsule of the addons is asked. */
export function capsuleAnswers(three: Three, make: MakeCapsule): Readonly<Record<string, YesOrNo>> {
  const { point, box } = shapesOfThree(three);
  return {
    capsuleBox: (v) => new make(point(v, 0), point(v, 3), v[6]!).intersectsBox(box(v, 7)),
  };
}

/**
 * What the Octree of the addons is asked: one triangle, and a capsule. It has no sweep: who moves a capsule asks again
 * where it is.
 */
export function octreeAnswers(
  three: Three,
  make: MakeCapsule,
  makeTree: MakeOctree,
): Readonly<Record<string, YesOrNo>> {
  const { point } = shapesOfThree(three);
  return {
    capsuleTriangle(v) {
      const tree = new makeTree();
      tree.addTriangle(new three.Triangle(point(v, 7), point(v, 10), point(v, 13)));
      tree.build();
      return tree.capsuleIntersect(new make(point(v, 0), point(v, 3), v[6]!)) !== false;
    },
  };
}

/** The points of a face of the addons' hull, a fan of triangles. */
export function fanOf({ edge }: HullFace): readonly Point[] {
  const first = edge.head().point;
  const fan: Point[] = [];
  for (let at = edge.next; at.next !== edge; at = at.next)
    fan.push(first, at.head().point, at.next.head().point);
  return fan;
}
