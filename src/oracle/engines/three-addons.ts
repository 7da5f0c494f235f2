import type { YesOrNo } from './engine.js';
import { areOrthogonal } from './exact-shapes.js';
import type { HullFace, MakeCapsule, MakeObb, Obb, Point, Three } from './three-classes.js';
import { shapesOfThree } from './three-classes.js';

/** An OBB: made for orthogonal axes only, and made to unit length as its users have to. */
function orientedBox(
  { Vector3, Matrix3 }: Three,
  make: MakeObb,
  v: ArrayLike<number>,
  at: number,
): Obb | undefined {
  if (!areOrthogonal(v, at + 3)) return undefined;
  const point = (i: number) => new Vector3(v[at + i]!, v[at + i + 1]!, v[at + i + 2]!);
  const lengths = [point(3), point(6), point(9)].map((axis) => axis.length());
  const unit = (row: number) => [0, 1, 2].map((k) => v[at + 3 + 3 * k + row]! / lengths[k]!);
  const size = [0, 1, 2].map((k) => v[at + 12 + k]! * lengths[k]!);
  const rotation = new Matrix3(...unit(0), ...unit(1), ...unit(2));
  return new make(point(0), new Vector3(size[0]!, size[1]!, size[2]!), rotation);
}

/** What the OBB of the addons is asked. Planes are given as they are: how long the normal is makes no difference there. */
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

/** The points of a face of the addons' hull, a fan of triangles. */
export function fanOf({ edge }: HullFace): readonly Point[] {
  const first = edge.head().point;
  const fan: Point[] = [];
  for (let at = edge.next; at.next !== edge; at = at.next)
    fan.push(first, at.head().point, at.next.head().point);
  return fan;
}
