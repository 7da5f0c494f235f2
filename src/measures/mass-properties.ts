import type { Rational } from '../arithmetic/rational.js';
import * as rational from '../arithmetic/rational.js';
import { viewerOf } from '../core/lazy-record.js';

/** A point, or a vector. */
export type Triple<T> = readonly [T, T, T];

/** A symmetric matrix, row by row. */
export type SymmetricMatrix<T> = readonly [Triple<T>, Triple<T>, Triple<T>];

/** The integrals of the products of two coordinates. */
export interface SecondMoments<T> {
  readonly xx: T;
  readonly yy: T;
  readonly zz: T;
  readonly xy: T;
  readonly yz: T;
  readonly zx: T;
}

/** {@link MassProperties} as the nearest doubles. */
export interface RoundedMassProperties {
  readonly volume: number;
  readonly centroid: Triple<number> | null;
  readonly secondMoments: SecondMoments<number>;
  readonly inertiaAtOrigin: SymmetricMatrix<number>;
  readonly inertiaAtCentroid: SymmetricMatrix<number> | null;
}

/** Volume, centroid and inertia of a body of density 1. Each member is calculated when it is first read. */
export interface MassProperties {
  /** The volume, which is the mass. Below 0 for what is inside out. */
  readonly volume: Rational;
  /** The area of the surface, rounded to the nearest double (ties to even): it is a sum of roots. */
  readonly area: number;
  /** The centre of mass; `null` where the volume is 0. */
  readonly centroid: Triple<Rational> | null;
  /** The integrals of xx, yy, zz, xy, yz, zx. */
  readonly secondMoments: SecondMoments<Rational>;
  /** The tensor of inertia about the origin: yy + zz and so on in the diagonal, -xy and so on beside it. */
  readonly inertiaAtOrigin: SymmetricMatrix<Rational>;
  /** The tensor of inertia about the centroid, in the same axes; `null` where the volume is 0. */
  readonly inertiaAtCentroid: SymmetricMatrix<Rational> | null;
  /** All but the area as the nearest doubles. */
  readonly rounded: RoundedMassProperties;
}

/** The integrals that all properties are made of. */
export interface Integrals {
  readonly volume: Rational;
  /** Of x, y, z. */
  readonly first: readonly Rational[];
  /** Of xx, yy, zz, xy, yz, zx. */
  readonly second: readonly Rational[];
}

/** Where the integrals come from; what costs more is asked for on its own. */
export interface Measured {
  volume(): Rational;
  area(): number;
  integrals(): Integrals;
}

class LazyMassProperties implements MassProperties {
  readonly #measured: Measured;
  #volume: Rational | undefined;
  #area: number | undefined;
  #integrals: Integrals | undefined;
  #centroid: Triple<Rational> | null | undefined;
  #inertiaAtOrigin: SymmetricMatrix<Rational> | undefined;
  #inertiaAtCentroid: SymmetricMatrix<Rational> | null | undefined;
  #rounded: RoundedMassProperties | undefined;

  constructor(measured: Measured) {
    this.#measured = measured;
  }

  get volume(): Rational {
    this.#volume ??= this.#integrals?.volume ?? this.#measured.volume();
    return this.#volume;
  }

  get area(): number {
    this.#area ??= this.#measured.area();
    return this.#area;
  }

  get centroid(): Triple<Rational> | null {
    if (this.#centroid === undefined) this.#centroid = centroidOf(this.#all());
    return this.#centroid;
  }

  get secondMoments(): SecondMoments<Rational> {
    const [xx, yy, zz, xy, yz, zx] = this.#all().second as readonly Rational[] & { length: 6 };
    return { xx: xx!, yy: yy!, zz: zz!, xy: xy!, yz: yz!, zx: zx! };
  }

  get inertiaAtOrigin(): SymmetricMatrix<Rational> {
    this.#inertiaAtOrigin ??= inertiaOf(this.#all().second);
    return this.#inertiaAtOrigin;
  }

  get inertiaAtCentroid(): SymmetricMatrix<Rational> | null {
    if (this.#inertiaAtCentroid === undefined) {
      const moments = centralMoments(this.#all());
      this.#inertiaAtCentroid = moments === null ? null : inertiaOf(moments);
    }
    return this.#inertiaAtCentroid;
  }

  get rounded(): RoundedMassProperties {
    this.#rounded ??= roundedOf(this);
    return this.#rounded;
  }

  #all(): Integrals {
    this.#integrals ??= this.#measured.integrals();
    return this.#integrals;
  }
}

const viewOf = /* @__PURE__ */ viewerOf<MassProperties>([
  'volume',
  'area',
  'centroid',
  'secondMoments',
  'inertiaAtOrigin',
  'inertiaAtCentroid',
  'rounded',
]);

/** The properties that follow from integrals, found when they are first read. */
export function massPropertiesOf(measured: Measured): MassProperties {
  return viewOf(new LazyMassProperties(measured));
}

function centroidOf({ volume, first }: Integrals): Triple<Rational> | null {
  if (volume.numerator === 0n) return null;
  return mapTriple(first as Triple<Rational> & readonly Rational[], (moment) =>
    rational.divide(moment, volume),
  );
}

/** By the theorem of Steiner: the integral of x_i x_j less that of x_i times that of x_j over the volume. */
function centralMoments({ volume, first, second }: Integrals): readonly Rational[] | null {
  if (volume.numerator === 0n) return null;
  const [x, y, z] = first as Triple<Rational> & readonly Rational[];
  const factors = [
    [x, x],
    [y, y],
    [z, z],
    [x, y],
    [y, z],
    [z, x],
  ] as const;
  return factors.map(([p, q], i) =>
    rational.subtract(second[i]!, rational.divide(rational.multiply(p, q), volume)),
  );
}

function inertiaOf(moments: readonly Rational[]): SymmetricMatrix<Rational> {
  const [xx, yy, zz] = moments as Triple<Rational> & readonly Rational[];
  const [xy, yz, zx] = moments.slice(3).map(rational.negate) as unknown as Triple<Rational>;
  return [
    [rational.add(yy, zz), xy, zx],
    [xy, rational.add(zz, xx), yz],
    [zx, yz, rational.add(xx, yy)],
  ];
}

function mapTriple<T, U>([a, b, c]: Triple<T>, change: (x: T) => U): Triple<U> {
  return [change(a), change(b), change(c)];
}

function roundedOf(exact: MassProperties): RoundedMassProperties {
  const { volume, centroid, secondMoments, inertiaAtOrigin, inertiaAtCentroid } = exact;
  const { xx, yy, zz, xy, yz, zx } = secondMoments;
  const nearest = rational.toNumber;
  const row = (entries: Triple<Rational>) => mapTriple(entries, nearest);
  return {
    volume: nearest(volume),
    centroid: centroid && row(centroid),
    secondMoments: {
      xx: nearest(xx),
      yy: nearest(yy),
      zz: nearest(zz),
      xy: nearest(xy),
      yz: nearest(yz),
      zx: nearest(zx),
    },
    inertiaAtOrigin: mapTriple(inertiaAtOrigin, row),
    inertiaAtCentroid: inertiaAtCentroid && mapTriple(inertiaAtCentroid, row),
  };
}
