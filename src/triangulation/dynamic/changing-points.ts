import { siteOrder } from '../plane/site-order.js';
import { EqualPoints } from './equal-points.js';
import { Layers } from './layers.js';

/**
 * To triangulate anew takes 1.2 microseconds for each site, to insert one near the last 2.4, to remove one 3.1: so it
 * is done where more are inserted than are there, and where more than a third go.
 */
const MOST_INSERTED = 1;
const MOST_REMOVED = 1 / 3;
/** Edges to flip, and triangles to take out, that take as long as to triangulate one site anew. */
const FLIPS = 8;
const TRIANGLES = 3;
/** Fewer are never worth it. */
const FEW = 16;

/** Points that come and go, and the triangulation of their places. */
export class ChangingPoints {
  /** Which points have one place. */
  readonly equal = new EqualPoints();
  layers = new Layers(siteOrder(new Float64Array(0)));

  /** Inserts points. @returns their numbers */
  insert(coordinates: Float64Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
    const count = coordinates.length / 2;
    const first = this.equal.give(count);
    const ids = Uint32Array.from({ length: count }, (_, i) => first + i);
    const { count: there } = this.layers.mesh.sites;
    if (count > Math.max(FEW, MOST_INSERTED * there)) this.#triangulate(ids, coordinates);
    else this.#insertEach(ids, coordinates);
    return ids;
  }

  /** One point after the other, those that are near each other in a row. */
  #insertEach(ids: Uint32Array, coordinates: Float64Array<ArrayBuffer>): void {
    const { sites: order, duplicates } = siteOrder(coordinates);
    const sites = new Uint32Array(ids.length);
    const most = this.layers.work + FLIPS * (this.layers.mesh.sites.count + order.length);
    for (const i of order) {
      const [x, y] = [coordinates[2 * i]!, coordinates[2 * i + 1]!];
      const equal = this.layers.siteAt(this.layers.find(x, y), x, y);
      sites[i] = equal >= 0 ? equal : this.layers.insert(x, y);
      if (order.length > FEW && this.layers.work > most) {
        this.#triangulate(ids, coordinates);
        return;
      }
    }
    for (let k = 0; k < duplicates.length; k += 2) sites[duplicates[k]!] = sites[duplicates[k + 1]!]!;
    ids.forEach((id, i) => {
      this.equal.put(id, sites[i]!);
    });
  }

  /** Triangulates what is there anew, with points that are added. */
  #triangulate(added: Uint32Array, coordinates: Float64Array): void {
    const old = this.equal.all();
    const ids = new Uint32Array(old.length + added.length);
    ids.set(old);
    ids.set(added, old.length);
    const places = new Float64Array(2 * ids.length);
    places.set(this.placesOf(old));
    places.set(coordinates, 2 * old.length);
    const order = siteOrder(places);
    this.layers = new Layers(order);
    const sites = new Uint32Array(ids.length);
    order.sites.forEach((i, site) => {
      sites[i] = site;
    });
    const { duplicates } = order;
    for (let k = 0; k < duplicates.length; k += 2) sites[duplicates[k]!] = sites[duplicates[k + 1]!]!;
    this.equal.clear();
    ids.forEach((id, i) => {
      this.equal.put(id, sites[i]!);
    });
  }

  /** x and y of points. */
  placesOf(ids: Uint32Array): Float64Array<ArrayBuffer> {
    const { xy } = this.layers.mesh.sites;
    const places = new Float64Array(2 * ids.length);
    ids.forEach((id, i) => {
      const site = this.equal.siteOf(id);
      places[2 * i] = xy[2 * site]!;
      places[2 * i + 1] = xy[2 * site + 1]!;
    });
    return places;
  }

  /** Removes points that are there, none of them twice. */
  remove(ids: readonly number[]): void {
    const sites: number[] = [];
    for (const id of ids) {
      const site = this.equal.remove(id);
      if (site >= 0) sites.push(site);
    }
    const { count } = this.layers.mesh.sites;
    const most =
      sites.length > Math.max(FEW, MOST_REMOVED * count) ? 0 : this.layers.work + TRIANGLES * count;
    for (const site of sites) {
      if (sites.length > FEW && this.layers.work >= most) {
        this.#triangulate(new Uint32Array(0), new Float64Array(0));
        return;
      }
      this.layers.remove(site);
    }
  }
}
