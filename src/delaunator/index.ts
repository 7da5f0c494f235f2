/**
 * The class of the package delaunator under its name, with its arrays: a replacement for code that was written for
 * it. Triangles are exactly Delaunay for all finite doubles. See docs/triangulation.md.
 */
import {
  isList,
  reject,
  requireFunction,
  requireList,
  requireNumber,
  requirePositions,
  withoutNegativeZeros,
} from '../core/arguments/index.js';
import { delaunayOf } from '../triangulation/plane/delaunay2d.js';

/** What a point is, if nothing says where its coordinates are. */
const POINT = 'a list of two coordinates, as no getX or getY says where they are';

/**
 * The Delaunay triangulation of points of the plane, as the package delaunator has it: triangles run counterclockwise
 * where y points down, as on a screen, and so clockwise where y points up (`delaunay2d` of `unerring/triangulation`
 * has them the other way round).
 *
 * Which triangles there are depends on the points alone, not on their order. Of equal points the first is in
 * triangles; no two points are taken for one because they are near.
 *
 * @example
 * const delaunay = new Delaunator([5, 5, 7, 5, 7, 6]);
 * delaunay.triangles; // new Uint32Array([0, 2, 1])
 * Delaunator.from([[5, 5], [7, 5], [7, 6]]).hull; // new Uint32Array([0, 2, 1])
 */
export class Delaunator<T extends ArrayLike<number>> {
  /** x and y of each point, as they were given. */
  readonly coords: T;
  /**
   * Three point numbers for each triangle. Half-edge e runs from point `triangles[e]` to the next corner of the same
   * triangle.
   */
  triangles: Uint32Array<ArrayBuffer> = new Uint32Array(0);
  /** For each half-edge the one on its other side, that runs the other way; -1 on the hull. */
  halfedges: Int32Array<ArrayBuffer> = new Int32Array(0);
  /** The points on the hull in the direction of the triangles; if all are on a line, their order along it. */
  hull: Uint32Array<ArrayBuffer> = new Uint32Array(0);
  /** The length of `triangles`. */
  trianglesLen = 0;

  /**
   * The triangulation of points in a list.
   *
   * @param getX the x of a point; without it, its first number
   * @param getY the y of a point; without it, its second number
   * @throws RangeError naming the coordinate that is no finite number
   * @example
   * Delaunator.from([{ x: 5, y: 5 }, { x: 7, y: 5 }, { x: 7, y: 6 }], (p) => p.x, (p) => p.y).triangles.length; // 3
   */
  static from<P>(
    points: ArrayLike<P>,
    getX?: (point: P) => number,
    getY?: (point: P) => number,
  ): Delaunator<Float64Array<ArrayBuffer>> {
    requireList('Delaunator.from', 'points', 'a list of points', points);
    if (getX !== undefined) requireFunction('Delaunator.from', 'getX', getX);
    if (getY !== undefined) requireFunction('Delaunator.from', 'getY', getY);
    const coords = new Float64Array(2 * points.length);
    for (let i = 0; i < points.length; i++) {
      const point = points[i]!;
      if ((getX === undefined || getY === undefined) && !isList(point))
        reject('Delaunator.from', `points[${i}]`, POINT, point);
      const x = getX === undefined ? (point as unknown as ArrayLike<number>)[0]! : getX(point);
      const y = getY === undefined ? (point as unknown as ArrayLike<number>)[1]! : getY(point);
      // Names are made for what is wrong alone.
      if (!Number.isFinite(x))
        requireNumber('Delaunator.from', getX === undefined ? `points[${i}][0]` : `getX(points[${i}])`, x);
      if (!Number.isFinite(y))
        requireNumber('Delaunator.from', getY === undefined ? `points[${i}][1]` : `getY(points[${i}])`, y);
      coords[2 * i] = x;
      coords[2 * i + 1] = y;
    }
    return new Delaunator(coords);
  }

  /**
   * @param coords x and y of each point; kept, not copied
   * @throws RangeError for what is no list of numbers, two for each point, all finite
   */
  constructor(coords: T) {
    this.coords = coords;
    this.update();
  }

  /**
   * Triangulates again, after numbers in `coords` were changed. The arrays are new ones.
   *
   * @throws RangeError naming the coordinate that is no finite number
   */
  update(): void {
    // Points in a list are refused, as there: `from` takes them.
    requirePositions('Delaunator', 'coords', this.coords, 2);
    const { triangles, halfedges, hull } = delaunayOf(withoutNegativeZeros(this.coords), undefined, true);
    if (triangles.length > 0) hull.subarray(1).reverse();
    this.triangles = triangles;
    this.halfedges = halfedges;
    this.hull = hull;
    this.trianglesLen = triangles.length;
  }
}

export default Delaunator;
