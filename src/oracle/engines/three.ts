import { alsoBuilding } from './builder.js';
import { type Engine, peer } from './engine.js';
import { importOptional } from './import-optional.js';

/** What is used of three.js; its own types are not needed for it. */
interface Vector {
  length(): number;
  dot(other: Vector): number;
}
interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}
interface Three {
  Vector3: new (x: number, y: number, z: number) => Vector & Point;
  Sphere: new () => {
    setFromPoints(points: readonly Point[]): { readonly center: Point; readonly radius: number };
  };
  Box3: new (
    min?: Vector,
    max?: Vector,
  ) => {
    intersectsBox(box: object): boolean;
    intersectsTriangle(triangle: object): boolean;
    setFromPoints(points: readonly Point[]): { readonly min: Point; readonly max: Point };
  };
  Triangle: new (a: Vector, b: Vector, c: Vector) => object;
  Ray: new (
    origin: Vector,
    direction: Vector,
  ) => {
    intersectTriangle(a: Vector, b: Vector, c: Vector, culling: boolean, target: Vector): Vector | null;
    intersectBox(box: object, target: Vector): Vector | null;
  };
  Matrix3: new (...rows: number[]) => object;
}
interface HullFace {
  readonly edge: HullEdge;
}
interface HullEdge {
  readonly next: HullEdge;
  head(): { readonly point: Point };
}
type MakeHull = new () => {
  setFromPoints(points: readonly Point[]): { readonly faces: readonly HullFace[] };
};
type MakeBox = new (
  center: Vector,
  halfSize: Vector,
  rotation: object,
) => { intersectsOBB(other: object): boolean };

/**
 * three.js: Ray, Box3, Sphere, and the OBB and ConvexHull of its addons. Directions are given as they are. It documents no tolerances; its ConvexHull has one all the
 * same, and is asked for what is nearly a hull only.
 */
export async function loadThree(): Promise<Engine | undefined> {
  const three = (await importOptional('three')) as unknown as Three | undefined;
  if (three === undefined) return undefined;
  const addon = await importOptional('three/addons/math/OBB.js', 'three');
  const hullAddon = await importOptional('three/addons/math/ConvexHull.js', 'three');
  const point = (v: Float64Array, i: number) => new three.Vector3(v[i]!, v[i + 1]!, v[i + 2]!);
  const box = (v: Float64Array, i: number) => new three.Box3(point(v, i), point(v, i + 3));
  const target = new three.Vector3(0, 0, 0);
  const engine = peer('three', {
    rayTriangle: (v) =>
      new three.Ray(point(v, 0), point(v, 3)).intersectTriangle(
        point(v, 6),
        point(v, 9),
        point(v, 12),
        false,
        target,
      ) !== null,
    rayBox: (v) => new three.Ray(point(v, 0), point(v, 3)).intersectBox(box(v, 6), target) !== null,
    triangleBox: (v) =>
      box(v, 9).intersectsTriangle(new three.Triangle(point(v, 0), point(v, 3), point(v, 6))),
    boxBox: (v) => box(v, 0).intersectsBox(box(v, 6)),
    ...(addon !== undefined && {
      orientedBoxOrientedBox: (v: Float64Array) => {
        const [a, b] = [
          orientedBox(three, addon.OBB as MakeBox, v, 0),
          orientedBox(three, addon.OBB as MakeBox, v, 15),
        ];
        return a && b && a.intersectsOBB(b);
      },
    }),
  });
  const listed = (points: readonly (readonly [number, number, number])[]) =>
    points.map(([x, y, z]) => new three.Vector3(x, y, z));
  const coordinates = ({ x, y, z }: Point) => [x, y, z];
  const sphere = (points: readonly (readonly [number, number, number])[]) => {
    const { center, radius } = new three.Sphere().setFromPoints(listed(points));
    return [...coordinates(center), radius];
  };
  return alsoBuilding(engine, {
    enclosingBox(points) {
      const { min, max } = new three.Box3().setFromPoints(listed(points));
      return [...coordinates(min), ...coordinates(max)];
    },
    enclosingSphere: sphere,
    enclosingSphereNearly: sphere,
    ...(hullAddon !== undefined && {
      convexHullTrianglesNearly(points) {
        const all = listed(points);
        const { faces } = new (hullAddon.ConvexHull as MakeHull)().setFromPoints(all);
        return faces.flatMap((face) => fanOf(face).map((point) => all.indexOf(point as Vector & Point)));
      },
    }),
  });
}

/** The points of a face, a fan of triangles. */
function fanOf({ edge }: HullFace): readonly Point[] {
  const first = edge.head().point;
  const fan: Point[] = [];
  for (let at = edge.next; at.next !== edge; at = at.next)
    fan.push(first, at.head().point, at.next.head().point);
  return fan;
}

/** An OBB: made for orthogonal axes only, and made to unit length as its users have to. */
function orientedBox({ Vector3, Matrix3 }: Three, Obb: MakeBox, v: Float64Array, at: number) {
  const point = (i: number) => new Vector3(v[at + i]!, v[at + i + 1]!, v[at + i + 2]!);
  const axes = [point(3), point(6), point(9)] as const;
  const [u, w, t] = axes;
  if (u.dot(w) !== 0 || u.dot(t) !== 0 || w.dot(t) !== 0) return undefined;
  const lengths = axes.map((axis) => axis.length());
  const unit = (row: number) => [0, 1, 2].map((k) => v[at + 3 + 3 * k + row]! / lengths[k]!);
  const size = [0, 1, 2].map((k) => v[at + 12 + k]! * lengths[k]!);
  const rotation = new Matrix3(...unit(0), ...unit(1), ...unit(2));
  return new Obb(point(0), new Vector3(size[0]!, size[1]!, size[2]!), rotation);
}
