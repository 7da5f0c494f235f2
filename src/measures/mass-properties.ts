import type { Rational } from '../arithmetic/rational.js';
import * as rational from '../arithmetic/rational.js';
import { roundQuotient } from '../arithmetic/rounding.js';
import { viewerOf } from '../core/lazy-record.js';
import { PAIRS } from './mesh-moments.js';

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
    this.#rounded ??= roundedOf(this.#all());
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
  return PAIRS.map(([i, j], k) =>
    rational.subtract(second[k]!, rational.divide(rational.multiply(first[i]!, first[j]!), volume)),
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

/** Fractions in whatever terms: to look for common factors of long numbers takes longer than all else. */
const sum = (p: Rational, q: Rational): Rational => ({
  numerator: p.numerator * q.denominator + q.numerator * p.denominator,
  denominator: p.denominator * q.denominator,
});

/** f_i f_j / volume, with the sign turned; the denominator may be negative. */
const shift = (p: Rational, q: Rational, { numerator, denominator }: Rational): Rational => ({
  numerator: -p.numerator * q.numerator * denominator,
  denominator: p.denominator * q.denominator * numerator,
});

const nearest = ({ numerator, denominator }: Rational): number => roundQuotient(numerator, denominator);

/** The tensor of moments in whatever terms, rounded. */
function roundedInertia(moments: readonly Rational[]): SymmetricMatrix<number> {
  const [xx, yy, zz] = moments as Triple<Rational> & readonly Rational[];
  // Subtracted, so that it is never -0.
  const [xy, yz, zx] = moments.slice(3).map((moment) => 0 - nearest(moment)) as unknown as Triple<number>;
  return [
    [nearest(sum(yy, zz)), xy, zx],
    [xy, nearest(sum(zz, xx)), yz],
    [zx, yz, nearest(sum(xx, yy))],
  ];
}

function roundedOf({ volume, first, second }: Integrals): RoundedMassProperties {
  const [xx, yy, zz, xy, yz, zx] = second.map(nearest) as [number, number, number, number, number, number];
  const hasCentroid = volume.numerator !== 0n;
  const coordinate = (moment: Rational) =>
    roundQuotient(moment.numerator * volume.denominator, moment.denominator * volume.numerator);
  const central = () => PAIRS.map(([i, j], k) => sum(second[k]!, shift(first[i]!, first[j]!, volume)));
  return {
    volume: nearest(volume),
    centroid: hasCentroid ? mapTriple(first as Triple<Rational> & readonly Rational[], coordinate) : null,
    secondMoments: { xx, yy, zz, xy, yz, zx },
    inertiaAtOrigin: roundedInertia(second),
    inertiaAtCentroid: hasCentroid ? roundedInertia(central()) : null,
  };
}
