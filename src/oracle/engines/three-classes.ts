/** What is used of three.js; its own types are not needed for it. */
export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  length(): number;
  normalize(): Vector;
}
/** A point of a hull, or of a cloud. */
export type Point = Pick<Vector, 'x' | 'y' | 'z'>;

export interface Box {
  containsPoint(point: Vector): boolean;
  intersectsBox(box: Box): boolean;
  intersectsTriangle(triangle: object): boolean;
  intersectsPlane(plane: Plane): boolean;
  setFromPoints(points: readonly Point[]): { readonly min: Point; readonly max: Point };
}
export interface Sphere {
  containsPoint(point: Vector): boolean;
  intersectsSphere(sphere: Sphere): boolean;
  intersectsBox(box: Box): boolean;
  intersectsPlane(plane: Plane): boolean;
  setFromPoints(points: readonly Point[]): { readonly center: Point; readonly radius: number };
}
export interface Plane {
  normalize(): Plane;
  intersectLine(line: object, target: Vector): Vector | null;
}
export interface Ray {
  intersectTriangle(a: Vector, b: Vector, c: Vector, culling: boolean, target: Vector): Vector | null;
  intersectBox(box: Box, target: Vector): Vector | null;
  intersectsPlane(plane: Plane): boolean;
  intersectsSphere(sphere: Sphere): boolean;
}
export interface Frustum {
  setFromProjectionMatrix(matrix: object, coordinateSystem: number): Frustum;
  containsPoint(point: Vector): boolean;
  intersectsBox(box: Box): boolean;
  intersectsSphere(sphere: Sphere): boolean;
}
export interface Three {
  Vector3: new (x: number, y: number, z: number) => Vector;
  Sphere: new (center?: Vector, radius?: number) => Sphere;
  Box3: new (min?: Vector, max?: Vector) => Box;
  Plane: new (normal: Vector, constant: number) => Plane;
  Line3: new (start: Vector, end: Vector) => object;
  Triangle: new (a: Vector, b: Vector, c: Vector) => { containsPoint(point: Vector): boolean };
  Ray: new (origin: Vector, direction: Vector) => Ray;
  Matrix3: new (...rows: number[]) => object;
  Matrix4: new () => { fromArray(elements: ArrayLike<number>): object };
  Frustum: new () => Frustum;
  WebGLCoordinateSystem: number;
  WebGPUCoordinateSystem: number;
}

/** A box of any direction, in the addons. */
export interface Obb {
  containsPoint(point: Vector): boolean;
  intersectsBox3(box: Box): boolean;
  intersectsSphere(sphere: Sphere): boolean;
  intersectsOBB(other: Obb): boolean;
  intersectsPlane(plane: Plane): boolean;
  intersectsRay(ray: Ray): boolean;
}
export type MakeObb = new (center: Vector, halfSize: Vector, rotation: object) => Obb;

/** A capsule, in the addons. */
export type MakeCapsule = new (
  start: Vector,
  end: Vector,
  radius: number,
) => { intersectsBox(box: Box): boolean };

/** A tree of triangles, in the addons: it is asked about capsules. */
export type MakeOctree = new () => {
  addTriangle(triangle: object): void;
  build(): void;
  capsuleIntersect(capsule: object): object | false;
};

/** The hull of the addons: faces, each with an edge of the ring around it. */
export interface HullFace {
  readonly edge: HullEdge;
}
interface HullEdge {
  readonly next: HullEdge;
  head(): { readonly point: Point };
}
export type MakeHull = new () => {
  setFromPoints(points: readonly Point[]): { readonly faces: readonly HullFace[] };
};

/** Shapes at some of the values of a question. */
export interface Shapes {
  point(v: ArrayLike<number>, at: number): Vector;
  box(v: ArrayLike<number>, at: number): Box;
  sphere(v: ArrayLike<number>, at: number): Sphere;
  /** The coefficients as they are, whatever the length of the normal. */
  plane(v: ArrayLike<number>, at: number): Plane;
  ray(v: ArrayLike<number>, at: number): Ray;
}

export function shapesOfThree(three: Three): Shapes {
  const point = (v: ArrayLike<number>, at: number) => new three.Vector3(v[at]!, v[at + 1]!, v[at + 2]!);
  return {
    point,
    box: (v, at) => new three.Box3(point(v, at), point(v, at + 3)),
    sphere: (v, at) => new three.Sphere(point(v, at), v[at + 3]!),
    plane: (v, at) => new three.Plane(point(v, at), v[at + 3]!),
    ray: (v, at) => new three.Ray(point(v, at), point(v, at + 3)),
  };
}
