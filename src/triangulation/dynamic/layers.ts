import { compareDistance2d } from '../../predicates/index.js';
import { nextEdge, previousEdge } from '../plane/hull-of.js';
import { type SiteOrder, siteOrder } from '../plane/site-order.js';
import { buildTriangles } from './build-triangles.js';
import { GhostTriangles } from './ghost-triangles.js';
import { GrowingSites } from './growing-sites.js';
import { insertSite } from './insert-site.js';
import { removeSite } from './remove-site.js';
import { walkTo } from './walk-to.js';

/** One site in 16 of a layer is in the next one, too. */
const BITS = 4;
/** There are not more layers: 16^7 sites are more than arrays hold. */
const MOST = 7;

/** In which layers a site is: from 0 to this one. The numbers from 0 on are scattered by multiplications. */
function layerOf(serial: number): number {
  let h = Math.imul(serial ^ (serial >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return Math.min(MOST, Math.floor(Math.clz32(h ^ (h >>> 16)) / BITS));
}

interface Layer {
  readonly mesh: GhostTriangles;
  /** The number of each site in the layer below; and of some sites in the layer above. */
  readonly below: number[];
  readonly above: Map<number, number>;
}

/** The places in a list of numbers that are greater than one. */
function placesAbove(list: Uint8Array, bound: number): Uint32Array {
  const found = new Uint32Array(list.length);
  let count = 0;
  for (let i = 0; i < list.length; i++) if (list[i]! > bound) found[count++] = i;
  return found.slice(0, count);
}

/** A layer of some sites of another one. */
function layerAbove({ mesh, above }: Layer, chosen: Uint32Array): Layer {
  const { xy } = mesh.sites;
  const places = Float64Array.from(
    { length: 2 * chosen.length },
    (_, i) => xy[2 * chosen[i >> 1]! + (i & 1)]!,
  );
  const order = siteOrder(places);
  const below = Array.from(order.sites, (i) => chosen[i]!);
  below.forEach((site, number) => {
    above.set(site, number);
  });
  return { mesh: buildTriangles(order), below, above: new Map() };
}

/**
 * A triangulation and others of ever fewer of its sites, chosen at random: where a point is in one of them says where
 * to begin to look in the next (Devillers 2002, "The Delaunay hierarchy").
 */
export class Layers {
  readonly #layers: Layer[] = [];
  /** The half-edge that was found in each layer; -1 in one of less than two sites. */
  readonly #found: number[] = [];
  #serial: number;
  /** How many edges were flipped, and how many triangles taken out: who sees that it is much may build anew. */
  work = 0;

  /** @param order sites, which keep their numbers */
  constructor(order: SiteOrder) {
    const count = order.sites.length;
    let last: Layer = { mesh: buildTriangles(order), below: [], above: new Map() };
    this.#layers.push(last);
    this.#serial = count;
    let tops = new Uint8Array(count);
    for (let site = 0; site < count; site++) tops[site] = layerOf(site);
    for (let k = 0; ; k++) {
      const chosen = placesAbove(tops, k);
      if (chosen.length === 0) return;
      last = layerAbove(last, chosen);
      this.#layers.push(last);
      tops = Uint8Array.from(last.below, (site) => tops[site]!);
    }
  }

  /** The triangulation of all sites. */
  get mesh(): GhostTriangles {
    return this.#layers[0]!.mesh;
  }

  /** The half-edge that `walkTo` finds for a point; -1 if there are less than two sites. */
  find(x: number, y: number): number {
    let from = -1;
    for (let k = this.#layers.length - 1; k >= 0; k--) {
      const { mesh, below } = this.#layers[k]!;
      this.#found[k] = -1;
      if (mesh.sites.count === 0) continue;
      let near = from < 0 ? mesh.anySite : from;
      if (mesh.sites.count > 1) {
        const e = walkTo(mesh, near, x, y);
        this.#found[k] = e;
        near = nearestCorner(mesh, e, x, y);
      }
      if (k > 0) from = below[near]!;
    }
    return this.#found[0]!;
  }

  /**
   * The site at a point; -1 if there is none.
   *
   * @param found what `find` found
   */
  siteAt(found: number, x: number, y: number): number {
    const { sites, corners, anySite } = this.mesh;
    if (found < 0) return anySite >= 0 && sites.isAt(anySite, x, y) ? anySite : -1;
    for (const k of [found, nextEdge(found), previousEdge(found)]) {
      if (corners[k]! >= 0 && sites.isAt(corners[k]!, x, y)) return corners[k]!;
    }
    return -1;
  }

  /**
   * Puts a new site in.
   *
   * @param x and y of where there is none: `find` was just asked for it
   * @returns its number
   */
  insert(x: number, y: number): number {
    const top = layerOf(this.#serial++);
    let [inserted, below] = [-1, -1];
    for (let k = 0; k <= top; k++) {
      if (k === this.#layers.length) {
        const mesh = new GhostTriangles(new GrowingSites(new Float64Array(0)));
        this.#layers.push({ mesh, below: [], above: new Map() });
        this.#found[k] = -1;
      }
      const { mesh, below: numbers } = this.#layers[k]!;
      const site = mesh.sites.add(x, y);
      this.work += insertSite(mesh, site, this.#found[k]!);
      if (k > 0) {
        numbers[site] = below;
        this.#layers[k - 1]!.above.set(below, site);
      } else inserted = site;
      below = site;
    }
    return inserted;
  }

  /** Takes a site out. */
  remove(site: number): void {
    let number: number | undefined = site;
    for (let k = 0; number !== undefined; k++) {
      const { mesh, above }: Layer = this.#layers[k]!;
      this.work += removeSite(mesh, number);
      const higher = above.get(number);
      if (higher !== undefined) above.delete(number);
      number = higher;
    }
  }
}

/** The corner of a triangle that is nearest to a point, of those that are sites. */
function nearestCorner({ sites: { xy }, corners }: GhostTriangles, e: number, x: number, y: number): number {
  let best = corners[e]!;
  for (const k of [nextEdge(e), previousEdge(e)]) {
    const c = corners[k]!;
    if (c < 0) continue;
    if (best < 0) best = c;
    else if (compareDistance2d(x, y, xy[2 * c]!, xy[2 * c + 1]!, xy[2 * best]!, xy[2 * best + 1]!) < 0) {
      best = c;
    }
  }
  return best;
}
