import { loadPoints, type PointList, requirePoint2 } from '../../core/arguments/index.js';
import { edge, face, vertex } from '../../core/feature.js';
import { locationAt, type PointLocation } from '../../core/location.js';
import type { Point2 } from '../../core/shapes.js';
import { compareDistance2d, orient2d } from '../../predicates/index.js';
import { type Delaunay2d, delaunayOf } from '../plane/delaunay2d.js';
import { nextEdge } from '../plane/hull-of.js';
import { medianOrder } from '../plane/median-order.js';
import { conflictingPoints } from './conflicting-points.js';
import { HalvingTree } from './halving-tree.js';
import { type NeighbourLists, neighbourLists } from './neighbour-lists.js';

/** Where a walk through triangles ends. */
interface Place {
  /** The triangle that has the point; -1 outside of all. */
  readonly triangle: number;
  /** A half-edge of the hull that the point is on the right of, where it is outside. */
  readonly beyond: number;
}

/**
 * Points of the plane that are asked, again and again, where other points are among them: in which triangle of their
 * Delaunay triangulation, which of them is nearest, which are natural neighbours. All answers are exact.
 *
 * A search begins at a point nearby, which a tree of halves finds in logarithmic time, and goes from point to point and
 * from triangle to triangle: a few steps where points are spread evenly, more where they lie badly.
 *
 * Source: Devillers, Pion and Teillaud 2002, "Walking in a triangulation"; Sibson 1981, "A brief description of natural
 * neighbour interpolation".
 *
 * @example
 * const locator = new DelaunayLocator2d([[0, 0], [4, 0], [4, 4], [0, 4]]);
 * locator.locate([3, 2]); // { location: 'inside', feature: { type: 'face', index: 1 } }
 * locator.locate([3, 1]); // { location: 'boundary', feature: { type: 'edge', index: 1 } }
 * locator.nearestSite([3, 1]); // 1
 * [...locator.nearestSites([2, 1])]; // [0, 1]
 * [...locator.naturalNeighbours([2, 1])]; // [0, 1, 2, 3]
 */
export class DelaunayLocator2d {
  /** The triangulation whose triangles, half-edges and points are meant. */
  readonly triangulation: Delaunay2d;
  readonly #neighbours: NeighbourLists;
  readonly #tree: HalvingTree;
  readonly #sites: Uint32Array;

  /**
   * @param points a list of points, or a flat list of x and y of each
   * @throws RangeError for what is no list of points with two finite coordinates
   */
  constructor(points: PointList) {
    const coordinates = loadPoints('DelaunayLocator2d', 'points', points, 2);
    this.triangulation = delaunayOf(coordinates);
    this.#neighbours = neighbourLists(this.triangulation);
    const order = medianOrder(coordinates);
    this.#tree = new HalvingTree(order);
    this.#sites = order.sites;
  }

  /**
   * Where a point is: `inside` of a triangle, on the `boundary` of one or more, or `outside` of all. The feature is the
   * vertex, by the number of the first point that is equal; else the edge, by the lower one of its half-edges; else the
   * face, by the number of the triangle. If there are no triangles because all points are on a line, edge k is that
   * from `hull[k]` to `hull[k + 1]`.
   *
   * @throws RangeError for what is no point with two finite coordinates
   */
  locate(point: Point2): PointLocation {
    requirePoint2('DelaunayLocator2d.locate', 'point', point);
    const [x, y] = [point[0]!, point[1]!];
    const nearest = this.#nearest(x, y);
    if (nearest < 0) return locationAt(null, 'face');
    const xy = this.triangulation.coordinates;
    if (xy[2 * nearest] === x && xy[2 * nearest + 1] === y) return locationAt(vertex(nearest), 'face');
    if (this.triangulation.triangles.length === 0) return this.#locateOnLine(x, y);
    const { triangle } = this.#walk(nearest, x, y);
    if (triangle < 0) return locationAt(null, 'face');
    for (let e = 3 * triangle; e < 3 * triangle + 3; e++) {
      if (this.#side(e, x, y) !== 0) continue;
      const other = this.triangulation.halfedges[e]!;
      return locationAt(edge(other < 0 || e < other ? e : other), 'face');
    }
    return locationAt(face(triangle), 'face');
  }

  /**
   * The number of the point that is nearest to another one, the lowest of several that are equally near; `null` if
   * there are no points.
   *
   * @throws RangeError for what is no point with two finite coordinates
   */
  nearestSite(point: Point2): number | null {
    requirePoint2('DelaunayLocator2d.nearestSite', 'point', point);
    const all = this.#allNearest(point[0]!, point[1]!);
    return all.length === 0 ? null : all.reduce((least, i) => Math.min(least, i));
  }

  /**
   * The numbers of all points that are nearest to another one, ascending; of equal points the first.
   *
   * @throws RangeError for what is no point with two finite coordinates
   */
  nearestSites(point: Point2): Uint32Array {
    requirePoint2('DelaunayLocator2d.nearestSites', 'point', point);
    return Uint32Array.from(this.#allNearest(point[0]!, point[1]!)).sort();
  }

  /**
   * The natural neighbours of a point, ascending: those whose Voronoi cells would lose area to the cell of the point if
   * it were one more site. A point that equals a site has that site as its only neighbour.
   *
   * @throws RangeError for what is no point with two finite coordinates
   */
  naturalNeighbours(point: Point2): Uint32Array {
    requirePoint2('DelaunayLocator2d.naturalNeighbours', 'point', point);
    const [x, y] = [point[0]!, point[1]!];
    const nearest = this.#nearest(x, y);
    if (nearest < 0) return new Uint32Array(0);
    const { coordinates: xy, triangles, hull } = this.triangulation;
    if (hull.length === 1 || (xy[2 * nearest] === x && xy[2 * nearest + 1] === y)) {
      return Uint32Array.of(nearest);
    }
    if (triangles.length === 0) return this.#neighboursOnLine(x, y);
    const { triangle, beyond } = this.#walk(nearest, x, y);
    return conflictingPoints(this.triangulation, triangle < 0 ? beyond : 3 * triangle, x, y);
  }

  /** One of the nearest points; -1 if there are none. */
  #nearest(x: number, y: number): number {
    if (this.#sites.length === 0) return -1;
    const { starts, list } = this.#neighbours;
    let best = this.#sites[this.#tree.near(x, y)]!;
    for (;;) {
      // A point is in the Voronoi cell of a site unless a neighbour of the site is nearer.
      let next = best;
      for (let k = starts[best]!; k < starts[best + 1]!; k++) {
        if (this.#compare(x, y, list[k]!, next) < 0) next = list[k]!;
      }
      if (next === best) return best;
      best = next;
    }
  }

  #compare(x: number, y: number, i: number, j: number): number {
    const xy = this.triangulation.coordinates;
    return compareDistance2d(x, y, xy[2 * i]!, xy[2 * i + 1]!, xy[2 * j]!, xy[2 * j + 1]!);
  }

  /** All nearest points: they are on one empty circle, and joined to each other. */
  #allNearest(x: number, y: number): number[] {
    const first = this.#nearest(x, y);
    if (first < 0) return [];
    const { starts, list } = this.#neighbours;
    const found = new Set([first]);
    // What is added on the way is gone through, too.
    for (const i of found) {
      for (let k = starts[i]!; k < starts[i + 1]!; k++) {
        if (this.#compare(x, y, first, list[k]!) === 0) found.add(list[k]!);
      }
    }
    return [...found];
  }

  #side(e: number, x: number, y: number): number {
    const { coordinates: xy, triangles } = this.triangulation;
    const [a, b] = [2 * triangles[e]!, 2 * triangles[nextEdge(e)]!];
    return orient2d(xy[a]!, xy[a + 1]!, xy[b]!, xy[b + 1]!, x, y);
  }

  /** From a triangle at a point to the one that has another point: across edges that it is on the right of. */
  #walk(from: number, x: number, y: number): Place {
    const { halfedges } = this.triangulation;
    const start = this.#neighbours.edges[from]!;
    let triangle = Math.floor(start / 3);
    let entered = -1;
    for (;;) {
      let across = -1;
      for (let e = 3 * triangle; e < 3 * triangle + 3 && across < 0; e++) {
        if (e !== entered && this.#side(e, x, y) < 0) across = e;
      }
      if (across < 0) return { triangle, beyond: -1 };
      entered = halfedges[across]!;
      if (entered < 0) return { triangle: -1, beyond: across };
      triangle = Math.floor(entered / 3);
    }
  }

  /** The number of the first point along the line that is not before another one; -1 if that is beside the line. */
  #placeOnLine(x: number, y: number): number {
    const { coordinates: xy, hull } = this.triangulation;
    if (hull.length > 1) {
      const [a, b] = [2 * hull[0]!, 2 * hull[1]!];
      if (orient2d(xy[a]!, xy[a + 1]!, xy[b]!, xy[b + 1]!, x, y) !== 0) return -1;
    }
    let [from, end] = [0, hull.length];
    while (from < end) {
      const middle = (from + end) >>> 1;
      const i = 2 * hull[middle]!;
      if (xy[i]! < x || (xy[i] === x && xy[i + 1]! < y)) from = middle + 1;
      else end = middle;
    }
    return from;
  }

  #locateOnLine(x: number, y: number): PointLocation {
    const { length } = this.triangulation.hull;
    const place = length < 2 ? -1 : this.#placeOnLine(x, y);
    return locationAt(place < 1 || place === length ? null : edge(place - 1), 'face');
  }

  /** Beside the line, every cell has points far away that are nearer to the new one. */
  #neighboursOnLine(x: number, y: number): Uint32Array {
    const { hull } = this.triangulation;
    const place = this.#placeOnLine(x, y);
    return (place < 0 ? hull.slice() : hull.slice(Math.max(place - 1, 0), place + 1)).sort();
  }
}
