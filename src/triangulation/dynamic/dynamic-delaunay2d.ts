import { isList, loadPoints, type PointList, reject, requirePoint2 } from '../../core/arguments/index.js';
import type { Location } from '../../core/location.js';
import type { Point2 } from '../../core/shapes.js';
import type { Delaunay2d } from '../plane/delaunay2d.js';
import { nextEdge } from '../plane/hull-of.js';
import { naturalNeighboursOf, nearestTo, partAt, visitNeighbours } from './ask-triangles.js';
import { ChangingPoints } from './changing-points.js';
import { sortedLists } from './sorted-lists.js';

/** Where a point is in a triangulation that changes: a triangle has no number that would last. */
export interface DynamicLocation {
  /** `inside` of a triangle, on the `boundary` of one or more, or `outside` of all. */
  readonly location: Location;
  /**
   * The numbers of the points around it: one that equals it; the two ends of the edge that it is on, ascending; the
   * three corners of the triangle, counterclockwise from the leftmost (lowest); none outside.
   */
  readonly corners: Uint32Array<ArrayBuffer>;
}

/** The Delaunay triangulation of the points that are there, as `delaunay2d` has it. */
export interface DynamicTriangulation2d extends Delaunay2d {
  /** The number under which each point was inserted; in the other lists points are numbered by their places here. */
  readonly ids: Uint32Array<ArrayBuffer>;
}

/**
 * A Delaunay triangulation of points of the plane that come and go. Points keep their numbers; those of points that
 * were removed are not given again. At any time it is that of `delaunay2d` of the points that are there, whatever
 * happened before: signs are exact, and of points on one circle their order by x and y decides.
 *
 * Equal points are allowed, and share a place: when one goes, the others stay. All points may be on one line.
 *
 * Time: to find a place takes logarithmic time on average, whatever the points are, by a hierarchy of random samples.
 * To insert or to remove a point there takes k steps or k log k if k points are joined to it: six on average, and where
 * points lie badly up to all. A batch that is large beside what is there is triangulated with it anew.
 *
 * Source: Devillers 2002, "The Delaunay hierarchy"; Devillers, Meiser and Teillaud 1992, "Fully dynamic Delaunay
 * triangulation in logarithmic expected time per operation".
 *
 * @example
 * const delaunay = new DynamicDelaunay2d([[0, 0], [4, 0], [4, 4], [0, 4]]);
 * delaunay.insert([[1, 2]]); // new Uint32Array([4])
 * delaunay.neighbours(4); // new Uint32Array([0, 1, 2, 3])
 * delaunay.locate([3, 2]).corners; // new Uint32Array([4, 1, 2])
 * delaunay.remove(0);
 * delaunay.triangulation().ids; // new Uint32Array([1, 2, 3, 4])
 * delaunay.triangulation().triangles; // new Uint32Array([2, 3, 1, 3, 0, 1])
 */
export class DynamicDelaunay2d {
  readonly #points = new ChangingPoints();

  /**
   * @param points a list of points, or a flat list of x and y of each; they have the numbers from 0 on
   * @throws RangeError for what is no list of points with two finite coordinates
   */
  constructor(points: PointList = []) {
    this.#points.insert(loadPoints('DynamicDelaunay2d', 'points', points, 2));
  }

  /** How many points are there, each of equal ones counted. */
  get size(): number {
    return this.#points.equal.count;
  }

  /** Whether a point with this number is there. */
  has(id: number): boolean {
    return Number.isInteger(id) && id >= 0 && this.#points.equal.has(id);
  }

  /**
   * The coordinates of a point.
   *
   * @throws RangeError for a number of none that is there
   */
  point(id: number): [number, number] {
    this.#require('point', 'id', id);
    const { xy } = this.#points.layers.mesh.sites;
    const site = this.#points.equal.siteOf(id);
    return [xy[2 * site]!, xy[2 * site + 1]!];
  }

  /**
   * Inserts points.
   *
   * @param points a list of points, or a flat list of x and y of each
   * @returns their numbers: those that follow on all that were given before
   * @throws RangeError for what is no list of points with two finite coordinates; then nothing is inserted
   */
  insert(points: PointList): Uint32Array<ArrayBuffer> {
    return this.#points.insert(loadPoints('DynamicDelaunay2d.insert', 'points', points, 2));
  }

  /**
   * Removes points.
   *
   * @param ids the number of a point, or a list of such numbers, none of them twice
   * @throws RangeError for a number of none that is there, and for one that comes twice; then nothing is removed
   */
  remove(ids: number | ArrayLike<number>): void {
    this.#points.remove(this.#numbersOf(ids));
  }

  /**
   * Where a point is: on a point that is there, on an edge, in a triangle, or outside of all.
   *
   * @throws RangeError for what is no point with two finite coordinates
   */
  locate(point: Point2): DynamicLocation {
    requirePoint2('DynamicDelaunay2d.locate', 'point', point);
    const [x, y] = [point[0]!, point[1]!];
    const found = this.#points.layers.find(x, y);
    const equal = this.#points.layers.siteAt(found, x, y);
    const part = equal >= 0 ? [equal] : found < 0 ? [] : partAt(this.#points.layers.mesh, found, x, y);
    if (part.length === 3) {
      return {
        location: 'inside',
        corners: Uint32Array.from(part, (site) => this.#points.equal.firstOf(site)),
      };
    }
    return { location: part.length > 0 ? 'boundary' : 'outside', corners: this.#numbers(part) };
  }

  /**
   * The number of the point that is nearest to another one, the lowest of several that are equally near; `null` if
   * there are no points.
   *
   * @throws RangeError for what is no point with two finite coordinates
   */
  nearestSite(point: Point2): number | null {
    requirePoint2('DynamicDelaunay2d.nearestSite', 'point', point);
    const nearest = this.#nearest(point[0]!, point[1]!);
    return nearest.length === 0 ? null : nearest[0]!;
  }

  /**
   * The numbers of all points that are nearest to another one, ascending; of equal points the lowest.
   *
   * @throws RangeError for what is no point with two finite coordinates
   */
  nearestSites(point: Point2): Uint32Array<ArrayBuffer> {
    requirePoint2('DynamicDelaunay2d.nearestSites', 'point', point);
    return this.#nearest(point[0]!, point[1]!);
  }

  /**
   * The natural neighbours of a point, ascending: those whose Voronoi cells would lose area to the cell of the point if
   * it were inserted. A point that equals another one has that as its only neighbour.
   *
   * @throws RangeError for what is no point with two finite coordinates
   */
  naturalNeighbours(point: Point2): Uint32Array<ArrayBuffer> {
    requirePoint2('DynamicDelaunay2d.naturalNeighbours', 'point', point);
    const [x, y] = [point[0]!, point[1]!];
    const { mesh } = this.#points.layers;
    const found = this.#points.layers.find(x, y);
    const equal = this.#points.layers.siteAt(found, x, y);
    if (equal >= 0) return this.#numbers([equal]);
    if (found < 0) return this.#numbers(mesh.anySite < 0 ? [] : [mesh.anySite]);
    return this.#numbers(naturalNeighboursOf(mesh, found, x, y));
  }

  /**
   * The points that a point is joined to by an edge, ascending; of equal points the lowest. If all are on a line, those
   * next to it.
   *
   * @throws RangeError for a number of none that is there
   */
  neighbours(id: number): Uint32Array<ArrayBuffer> {
    this.#require('neighbours', 'id', id);
    // Around a site on a line of all, infinity comes between the others.
    const found = new Set<number>();
    visitNeighbours(this.#points.layers.mesh, this.#points.equal.siteOf(id), (other) => found.add(other));
    return this.#numbers(found);
  }

  /**
   * The triangulation of the points that are there: the very lists of `delaunay2d` for them in the order of their
   * numbers. Takes linear time, and to sort the points.
   */
  triangulation(): DynamicTriangulation2d {
    const ids = this.#points.equal.all();
    const sites = ids.map((id) => this.#points.equal.siteOf(id));
    return { ...sortedLists(this.#points.layers.mesh, this.#points.placesOf(ids), sites), ids };
  }

  /** What sites are called, ascending. */
  #numbers(sites: Iterable<number>): Uint32Array<ArrayBuffer> {
    return Uint32Array.from(sites, (site) => this.#points.equal.firstOf(site)).sort();
  }

  #nearest(x: number, y: number): Uint32Array<ArrayBuffer> {
    const { mesh } = this.#points.layers;
    const found = this.#points.layers.find(x, y);
    if (found < 0) return this.#numbers(mesh.anySite < 0 ? [] : [mesh.anySite]);
    const { corners } = mesh;
    const from = corners[found]! >= 0 ? corners[found]! : corners[nextEdge(found)]!;
    return this.#numbers(nearestTo(mesh, from, x, y));
  }

  /** Points that are to be removed. */
  #numbersOf(ids: number | ArrayLike<number>): readonly number[] {
    if (!isList(ids)) {
      this.#require('remove', 'ids', ids as number);
      return [ids as number];
    }
    const list = Array.from(ids);
    const seen = new Set<number>();
    list.forEach((id, i) => {
      this.#require('remove', `ids[${i}]`, id);
      if (seen.has(id))
        reject('DynamicDelaunay2d.remove', `ids[${i}]`, 'a number that is not there before', id);
      seen.add(id);
    });
    return list;
  }

  #require(method: string, name: string, id: number): void {
    if (!this.has(id)) reject(`DynamicDelaunay2d.${method}`, name, 'the number of a point that is there', id);
  }
}
