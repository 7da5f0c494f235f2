import type { Rational } from '../../arithmetic/rational.js';
import * as rational from '../../arithmetic/rational.js';
import { roundScaledQuotient } from '../../implicit/objects/round-quotient.js';
import type { ConvexPolyhedronForm, Corner3 } from './clip-polyhedron.js';
import { polyhedronVolume } from './polyhedron-volume.js';

/** What is beyond a face: the cell of another site, or the outside of the region, by its side or plane. */
export interface BeyondFace {
  readonly type: 'site' | 'region';
  readonly index: number;
}

/** A face of a cell of space. */
export interface CellFace3d {
  readonly beyond: BeyondFace;
  /** Vertices of the cell, counterclockwise from outside, from the least one on. */
  readonly ring: readonly number[];
}

/** A cell of a Voronoi or power diagram of space, clipped to a region. Members are found when they are first read. */
export interface ClippedCell3d {
  /** The corners, exactly, in the order of x, then of y, then of z; none if it has no volume in the region. */
  readonly vertices: readonly (readonly [Rational, Rational, Rational])[];
  /**
   * The faces: to other cells by the numbers of their sites, then those of the region. What is on a plane of the region
   * is of the region.
   */
  readonly faces: readonly CellFace3d[];
  /** The volume as a fraction in lowest terms. */
  readonly volume: Rational;
  /** The nearest double to each number. */
  readonly rounded: {
    readonly vertices: readonly (readonly [number, number, number])[];
    readonly volume: number;
  };
}

export const MEMBERS = ['vertices', 'faces', 'volume', 'rounded'] as const;

/** n / w · 2^exponent in lowest terms. */
const fraction = (n: bigint, w: bigint, exponent: number): Rational =>
  exponent >= 0
    ? rational.fromParts(n << BigInt(exponent), w)
    : rational.fromParts(n, w << BigInt(-exponent));

/** A cell that is known in coordinates from its site, in units of 2^exponent. */
export class CellRecord3d implements ClippedCell3d {
  readonly #form: ConvexPolyhedronForm;
  readonly #exponent: number;
  readonly #corners: readonly Corner3[];
  readonly #near: readonly (readonly [number, number, number])[];
  /** The corners in their order, and the place of each. */
  readonly #order: readonly number[];
  #vertices: ClippedCell3d['vertices'] | undefined;
  #faces: ClippedCell3d['faces'] | undefined;
  #volume: Rational | undefined;

  constructor(form: ConvexPolyhedronForm, site: readonly [bigint, bigint, bigint], exponent: number) {
    this.#form = form;
    this.#exponent = exponent;
    const [x, y, z] = site;
    this.#corners = form.corners.map((p) => ({
      x: p.x + x * p.w,
      y: p.y + y * p.w,
      z: p.z + z * p.w,
      w: p.w,
    }));
    this.#near = this.#corners.map((p): readonly [number, number, number] => [
      roundScaledQuotient(p.x, p.w, exponent),
      roundScaledQuotient(p.y, p.w, exponent),
      roundScaledQuotient(p.z, p.w, exponent),
    ]);
    this.#order = this.#corners.map((_, i) => i).sort((i, j) => this.#compare(i, j));
  }

  /** Rounding keeps the order of numbers. */
  #compare(i: number, j: number): number {
    const [p, q] = [this.#near[i]!, this.#near[j]!];
    for (let k = 0; k < 3; k++) {
      if (p[k]! !== q[k]!) return p[k]! < q[k]! ? -1 : 1;
      const axis = (['x', 'y', 'z'] as const)[k]!;
      const difference =
        this.#corners[i]![axis] * this.#corners[j]!.w - this.#corners[j]![axis] * this.#corners[i]!.w;
      if (difference !== 0n) return difference < 0n ? -1 : 1;
    }
    return 0;
  }

  get vertices(): ClippedCell3d['vertices'] {
    this.#vertices ??= this.#order.map((i) => {
      const { x, y, z, w } = this.#corners[i]!;
      const e = this.#exponent;
      return [fraction(x, w, e), fraction(y, w, e), fraction(z, w, e)] as const;
    });
    return this.#vertices;
  }

  get faces(): ClippedCell3d['faces'] {
    if (this.#faces === undefined) {
      const places = new Map(this.#order.map((corner, place) => [corner, place]));
      const faces = this.#form.faces.map(({ ring, of }): CellFace3d => {
        const type = of! < 0 ? 'region' : 'site';
        return {
          beyond: { type, index: of! < 0 ? ~of! : of! },
          ring: fromLeast(ring.map((corner) => places.get(corner)!)),
        };
      });
      const key = ({ beyond }: CellFace3d): number =>
        beyond.type === 'site' ? beyond.index : 2 ** 32 + beyond.index;
      this.#faces = faces.sort((f, g) => key(f) - key(g));
    }
    return this.#faces;
  }

  get volume(): Rational {
    this.#volume ??= polyhedronVolume(this.#form, this.#exponent);
    return this.#volume;
  }

  get rounded(): ClippedCell3d['rounded'] {
    return { vertices: this.#order.map((i) => this.#near[i]!), volume: rational.toNumber(this.volume) };
  }
}

function fromLeast(ring: readonly number[]): number[] {
  const least = ring.indexOf(Math.min(...ring));
  return [...ring.slice(least), ...ring.slice(0, least)];
}
