import { bitLength } from '../../arithmetic/integers.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { triangulatePoints } from '../space/triangulate-points.js';
import { CellLinks } from './cell-links3d.js';
import {
  boxForm,
  type ConvexPolyhedronForm,
  type Corner3,
  clipPolyhedron,
  type HalfSpace,
  isOnPlane,
  meeting,
} from './clip-polyhedron.js';
import type { CellLink } from './link-walker3d.js';
import type { RegionForm } from './region3d.js';
import { spanningNeighbours } from './site-neighbours3d.js';

/** The numbers of sites and of what is beside them. */
export interface SiteNumbers {
  readonly coordinates: Float64Array;
  readonly weights: Float64Array | undefined;
}

/** The exponent of a unit in which all coordinates, and the roots of units of weights, are integers. */
export function exponentOf({ coordinates, weights }: SiteNumbers, others: readonly number[]): number {
  return Math.min(
    commonExponent(Array.from(coordinates)),
    commonExponent(others),
    Math.floor(commonExponent(squaresOf(weights)) / 2),
  );
}

/** Equal weights cancel. */
const squaresOf = (weights: Float64Array | undefined): number[] =>
  weights === undefined || weights.every((w) => w === weights[0]) ? [] : Array.from(weights);

const INFINITY: HalfSpace = { a: 0n, b: 0n, c: 0n, d: 1n };

/** Cells of sites of space, over integers, each as it is seen from its site. */
export class CellFrame3d {
  readonly #xyz: readonly bigint[];
  readonly #weights: readonly bigint[];
  readonly #region: RegionForm;
  readonly #links: CellLinks | null;
  /** Where sites do not span space, the neighbours of each. */
  readonly #neighbours: readonly (readonly number[] | null)[];
  readonly #coordinates: Float64Array;
  readonly #isAbsent: Uint8Array;

  constructor(sites: SiteNumbers, exponent: number, region: RegionForm) {
    const { coordinates, weights } = sites;
    this.#coordinates = coordinates;
    this.#xyz = scaledIntegers(Array.from(coordinates), exponent);
    this.#weights = scaledIntegers(squaresOf(weights), 2 * exponent);
    this.#region = region;
    const triangulated = triangulatePoints(coordinates, weights);
    this.#isAbsent = new Uint8Array(coordinates.length / 3);
    for (let k = 0; k < triangulated.duplicates.length; k += 2)
      this.#isAbsent[triangulated.duplicates[k]!] = 1;
    for (const i of triangulated.hidden) this.#isAbsent[i] = 1;
    const spansSpace = triangulated.dimension === 3;
    this.#links = spansSpace ? new CellLinks(coordinates, weights, triangulated) : null;
    this.#neighbours = spansSpace ? [] : spanningNeighbours(coordinates, weights);
  }

  /** What the cell of a site and the region have in common, in coordinates from the site; without faces if empty. */
  cell(site: number): ConvexPolyhedronForm {
    if (this.#links === null) return this.#cut(this.#regionFrom(site), site);
    if (this.#isAbsent[site] === 1) return EMPTY;
    let form = this.#formOf(site, this.#links.cell(site));
    this.#region.halves.forEach((half, k) => {
      if (form.faces.length > 0) form = clipPolyhedron(form, this.#seenFrom(site, half), ~k);
    });
    return form;
  }

  /** The same, with all faces told as those of the region that are on a plane of it. */
  cellWithFaces(site: number): ConvexPolyhedronForm {
    const { corners, faces } = this.cell(site);
    const planes = this.#region.halves.map((half) => this.#seenFrom(site, half));
    return {
      corners,
      faces: faces.map((face) => {
        const k = face.of! < 0 ? -1 : planes.findIndex((plane) => isOnPlane(face, corners, plane));
        return k < 0 ? face : { ...face, of: ~k };
      }),
    };
  }

  /** Has a site no cell, or one without a volume, whatever the region is? */
  isFlat(site: number): boolean {
    if (this.#links !== null) return this.#isAbsent[site] === 1 || this.#links.cell(site).faces.length < 4;
    // All points where three planes meet are in this box.
    const most = (list: readonly bigint[]) => list.reduce((bits, n) => Math.max(bits, bitLength(n)), 0);
    const bits = most(this.#xyz);
    const end = 1n << BigInt(2 * (bits + 2) + Math.max(2 * bits + 5, most(this.#weights) + 2) + 8);
    return this.#cut(boxForm([-end, -end, -end], [end, end, end]), site).faces.length === 0;
  }

  /** The link of a site by its planes. */
  #formOf(site: number, { corners, faces }: CellLink): ConvexPolyhedronForm {
    if (faces.length < 4) return EMPTY;
    const halves = new Map<number, HalfSpace>();
    const nearer = (j: number): HalfSpace => {
      let half = halves.get(j);
      if (half === undefined) {
        half = this.#nearer(site, j);
        halves.set(j, half);
      }
      return half;
    };
    return {
      corners: corners.map(({ sites: [j, k, l], isFar }) =>
        isFar ? this.#across(j, k, l) : meeting(nearer(j), nearer(k), nearer(l)),
      ),
      faces: faces.map(({ site: j, ring }) =>
        j < 0 ? { half: INFINITY, ring, of: j } : { half: nearer(j), ring, of: j },
      ),
    };
  }

  /** The direction (j - i) × (k - i). */
  #across(i: number, j: number, k: number): Corner3 {
    const [ux, uy, uz] = this.#way(i, j);
    const [vx, vy, vz] = this.#way(i, k);
    return { x: uy * vz - uz * vy, y: uz * vx - ux * vz, z: ux * vy - uy * vx, w: 0n };
  }

  #way(i: number, j: number): [bigint, bigint, bigint] {
    const x = this.#xyz;
    return [x[3 * j]! - x[3 * i]!, x[3 * j + 1]! - x[3 * i + 1]!, x[3 * j + 2]! - x[3 * i + 2]!];
  }

  /** Where the power of site i is at most that of j, seen from i: 2 (j - i) · u <= |j - i|² - (jw - iw). */
  #nearer(i: number, j: number): HalfSpace {
    const [a, b, c] = this.#way(i, j);
    const d = a * a + b * b + c * c - (this.#weights[j] ?? 0n) + (this.#weights[i] ?? 0n);
    return { a: 2n * a, b: 2n * b, c: 2n * c, d };
  }

  #seenFrom(site: number, { a, b, c, d }: HalfSpace): HalfSpace {
    const x = this.#xyz;
    return { a, b, c, d: d - a * x[3 * site]! - b * x[3 * site + 1]! - c * x[3 * site + 2]! };
  }

  #regionFrom(site: number): ConvexPolyhedronForm {
    const [dx, dy, dz] = [0, 1, 2].map((k) => this.#xyz[3 * site + k]!) as [bigint, bigint, bigint];
    const { corners, faces } = this.#region.form;
    return {
      corners: corners.map(({ x, y, z, w }) => ({ x: x - dx * w, y: y - dy * w, z: z - dz * w, w })),
      faces: faces.map((face) => ({ ...face, half: this.#seenFrom(site, face.half) })),
    };
  }

  /** What the planes to all neighbours leave of a form. */
  #cut(region: ConvexPolyhedronForm, site: number): ConvexPolyhedronForm {
    const neighbours = this.#neighbours[site]!;
    if (neighbours === null) return EMPTY;
    let form = region;
    for (const j of byDistance(this.#coordinates, site, neighbours)) {
      if (form.faces.length === 0) break;
      form = clipPolyhedron(form, this.#nearer(site, j), j);
    }
    return form;
  }
}

const EMPTY: ConvexPolyhedronForm = { corners: [], faces: [] };

/** Sites in the order of their distance, nearly: what is near cuts off most. */
function byDistance(coordinates: Float64Array, i: number, others: readonly number[]): number[] {
  const distance = (j: number) => {
    let sum = 0;
    for (let k = 0; k < 3; k++) sum += Math.abs(coordinates[3 * i + k]! - coordinates[3 * j + k]!);
    return sum;
  };
  const distances = new Map(others.map((j) => [j, distance(j)]));
  return [...others].sort((j, k) => Number(distances.get(j)! > distances.get(k)!) - 0.5);
}
