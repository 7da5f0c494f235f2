/**
 * The shapes that queries take: plain objects, named as three.js names them. Coordinates are finite doubles and are
 * taken as they are: directions, normals and axes need not have unit length, axes need not be orthogonal. Every shape
 * is a closed set, and may be degenerate: a segment whose ends coincide is a point, a triangle may be a segment or a
 * point.
 *
 * A shape may have a `type` that says which it is. Then it has to be the one that is asked for: a capsule and a
 * cylinder have the same members.
 */

/** A point, or a vector, of the plane: two coordinates (a tuple, a typed array, a subarray). */
export type Point2 = ArrayLike<number>;
/** A point, or a vector, of space: three coordinates. */
export type Point3 = ArrayLike<number>;

/** All points between start and end, both included. In the plane or in space. */
export interface Segment {
  readonly type?: 'segment' | undefined;
  readonly start: ArrayLike<number>;
  readonly end: ArrayLike<number>;
}

/** The points origin + t · direction for t >= 0. The direction must not be zero. */
export interface Ray {
  readonly type?: 'ray' | undefined;
  readonly origin: ArrayLike<number>;
  readonly direction: ArrayLike<number>;
}

/** The points origin + t · direction for all real t. The direction must not be zero. */
export interface Line {
  readonly type?: 'line' | undefined;
  readonly origin: ArrayLike<number>;
  readonly direction: ArrayLike<number>;
}

/** The convex hull of three points, in the plane or in space. Edge i runs from vertex i to the next. */
export interface Triangle {
  readonly type?: 'triangle' | undefined;
  readonly a: ArrayLike<number>;
  readonly b: ArrayLike<number>;
  readonly c: ArrayLike<number>;
}

/** The convex hull of four points of space. Face i lies opposite vertex i. */
export interface Tetrahedron {
  readonly type?: 'tetrahedron' | undefined;
  readonly a: Point3;
  readonly b: Point3;
  readonly c: Point3;
  readonly d: Point3;
}

/** The points x with normal · x + constant = 0; the normal must not be zero. The front is where it is positive. */
export interface Plane {
  readonly type?: 'plane' | 'coefficients' | undefined;
  readonly normal: Point3;
  readonly constant: number;
}

/** The points x with min <= x <= max in both coordinates. */
export interface Box2 {
  readonly type?: 'box' | undefined;
  readonly min: Point2;
  readonly max: Point2;
}

/** The points x with min <= x <= max in all three coordinates. */
export interface Box3 {
  readonly type?: 'box' | undefined;
  readonly min: Point3;
  readonly max: Point3;
}

/**
 * The parallelepiped of all points center + y0 · axes[0] + y1 · axes[1] + y2 · axes[2] with |y_i| <= halfSize[i]. For
 * orthonormal axes it is an oriented box; the axes are taken as they are. They must be linearly independent; a half
 * size may be zero, but not negative.
 */
export interface OrientedBox {
  readonly type?: 'oriented-box' | undefined;
  readonly center: Point3;
  readonly axes: readonly [Point3, Point3, Point3];
  readonly halfSize: Point3;
}

/** The points of the plane whose distance from the center is at most the radius, which is not negative. */
export interface Circle {
  readonly type?: 'circle' | undefined;
  readonly center: Point2;
  readonly radius: number;
}

/**
 * A circle of space, the curve: the points of the plane through the center across the normal (of any length but 0)
 * whose distance from the center is the radius, which is not negative.
 */
export interface Circle3 {
  readonly type?: 'circle' | undefined;
  readonly center: Point3;
  readonly normal: Point3;
  readonly radius: number;
}

/**
 * A disk of space: the points of the plane through the center across the normal (of any length but 0) whose distance
 * from the center is at most the radius, which is not negative.
 */
export interface Disk {
  readonly type?: 'disk' | undefined;
  readonly center: Point3;
  readonly normal: Point3;
  readonly radius: number;
}

/** The points of space whose distance from the center is at most the radius, which is not negative. */
export interface Sphere {
  readonly type?: 'sphere' | undefined;
  readonly center: Point3;
  readonly radius: number;
}

/** The points whose distance from a segment is at most the radius, which is not negative. In the plane or in space. */
export interface Capsule {
  readonly type?: 'capsule' | undefined;
  readonly start: ArrayLike<number>;
  readonly end: ArrayLike<number>;
  readonly radius: number;
}

/**
 * The points of space whose distance from a rectangle is at most the radius, which is not negative: a rectangle that a
 * sphere sweeps. It has the corners origin, origin + edges[0], origin + edges[1] and origin + edges[0] + edges[1], and
 * is the parallelogram that these are.
 */
export interface Lozenge {
  readonly type?: 'lozenge' | undefined;
  readonly origin: Point3;
  readonly edges: readonly [Point3, Point3];
  readonly radius: number;
}

/**
 * The points between the planes through start and end that are perpendicular to the line through them (which are two
 * points), whose distance from it is at most the radius, which is not negative.
 */
export interface Cylinder {
  readonly type?: 'cylinder' | undefined;
  readonly start: Point3;
  readonly end: Point3;
  readonly radius: number;
}

/**
 * The points whose distance from a line (its direction of any length but 0) is at most the radius, which is not
 * negative.
 */
export interface InfiniteCylinder {
  readonly type?: 'infinite-cylinder' | undefined;
  readonly origin: Point3;
  readonly direction: Point3;
  readonly radius: number;
}

/**
 * The hull of the apex and of the disk of a radius (not negative) about the center, across the line to the apex. The
 * apex and the center are two points.
 */
export interface Cone {
  readonly type?: 'cone' | undefined;
  readonly apex: Point3;
  readonly center: Point3;
  readonly radius: number;
}

/**
 * The hull of two disks across the line through their centers, start and end, which are two points. The radii are not
 * negative: of equal radii it is a cylinder; where one of them is 0, a cone.
 */
export interface TruncatedCone {
  readonly type?: 'truncated-cone' | undefined;
  readonly start: Point3;
  readonly end: Point3;
  readonly startRadius: number;
  readonly endRadius: number;
}

/**
 * The points center + y0 · axes[0] + y1 · axes[1] of the plane with y0² + y1² <= 1. For orthogonal axes these are the
 * semi-axes; they are taken as they are, and must be linearly independent.
 */
export interface Ellipse {
  readonly type?: 'ellipse' | undefined;
  readonly center: Point2;
  readonly axes: readonly [Point2, Point2];
}

/**
 * The points center + y0 · axes[0] + y1 · axes[1] + y2 · axes[2] with y0² + y1² + y2² <= 1. For orthogonal axes these
 * are the semi-axes; they are taken as they are, and must be linearly independent.
 */
export interface Ellipsoid {
  readonly type?: 'ellipsoid' | undefined;
  readonly center: Point3;
  readonly axes: readonly [Point3, Point3, Point3];
}

/** A ring of points; the last is joined to the first. In the plane or in space. */
export type Ring = readonly ArrayLike<number>[];

/** An outer ring and its holes, if there are any. */
export interface PolygonWithHoles {
  readonly outer: Ring;
  readonly holes?: readonly Ring[] | undefined;
}

/**
 * A convex polyhedron by its vertices and its faces, each a list of vertex numbers in counterclockwise order seen from
 * outside. A flat one (all vertices in a plane) is the hull of its vertices, whatever its faces are; its points that no
 * vertex, edge or face of the lists has are of its interior.
 */
export interface ConvexPolyhedron {
  readonly type?: 'convex-polyhedron' | undefined;
  readonly vertices: readonly Point3[];
  readonly faces: readonly (readonly number[])[];
}

/**
 * The convex hull of points, exactly as they are: any points will do, one at least, in any order, as often as one
 * likes. Its vertices are those points that no others have between them. Points in one plane are a polygon, on one line
 * a segment, equal ones a point.
 */
export interface Hull {
  readonly type?: 'hull' | undefined;
  /** A list of points, or their coordinates one behind the other. */
  readonly points: Coordinates | ArrayLike<Point3>;
}

/** A flat buffer: the coordinates of points, one behind the other. */
export type Coordinates = Float64Array | Float32Array | readonly number[];

/**
 * A map of space by the 16 elements of a matrix, column by column, as glTF and `Matrix4.elements` of three.js have
 * them. The last row is 0, 0, 0, 1.
 */
export interface MatrixPlacement {
  readonly type: 'matrix';
  readonly elements: ArrayLike<number>;
}

/**
 * What is scaled along the axes, then turned, then moved; what is missing is not done. The rotation is a quaternion x,
 * y, z, w of any length but 0: the rotation about (x, y, z) for which w / length is the cosine of half the angle.
 */
export interface PartsPlacement {
  readonly type: 'parts';
  readonly translation?: Point3 | undefined;
  readonly rotation?: ArrayLike<number> | undefined;
  readonly scale?: Point3 | undefined;
}

/** The reflection across a plane. */
export interface ReflectionPlacement {
  readonly type: 'reflection';
  readonly plane: Plane;
}

/** An affine map of space that can be undone, taken as it is: where something is put, how it is turned and scaled. */
export type Placement = MatrixPlacement | PartsPlacement | ReflectionPlacement;
