import type { Place } from './distance-tests.js';
import type { Radii } from './radii.js';
import { alongOf, cross, dot, fan, normalOf, type Unit } from './unit-vectors.js';

/** How the moved edges of a corner are joined. */
export interface Corner {
  /** From the end of the edge that leads to the corner, as it was moved, to the beginning of the one that leaves. */
  readonly places: readonly Place[];
  /** Do these go round the corner? Else the way from the first to the last is by the corner itself. */
  readonly isFan: boolean;
}

/** A place beside a point: so far along a first vector, and so far along a second one. */
const beside = ([x, y]: Place, first: Unit, far: number, second: Unit, along: number): Place => [
  x + (first[0] * far + second[0] * along),
  y + (first[1] * far + second[1] * along),
];

/** Where the tangents of a circle cross whose normals are given, the cosine between which is known. */
const mitre = ([x, y]: Place, a: Unit, b: Unit, cosine: number, radius: number): Place => {
  const factor = radius / (1 + cosine);
  return [x + (a[0] + b[0]) * factor, y + (a[1] + b[1]) * factor];
};

/** By so many slacks edges are moved further, or less far, than they need to be, if the first try was off. */
const PUSH = 4;
/** By so many slacks edges whose ends do not go round a corner are longer than they need to be. */
const OVERHANG = 12;

/**
 * A corner that is convex, or turns back: a fan of tangents around it, or of chords, which are tested afterwards. Edges
 * that are nearly in one line are only made longer, so that what is put beside them overlaps.
 *
 * @param isPushed was the first try off? Then all is chosen with margins that are more than it can be off by
 */
export function convexCorner(at: Place, into: Unit, out: Unit, radii: Radii, isPushed: boolean): Corner {
  const { low, high, slack, isAround } = radii;
  const [first, last] = [normalOf(into), normalOf(out)];
  const turn = cross(first, last);
  if (isPushed && dot(first, last) > 0 && turn * high < 16 * slack) {
    return reflexCorner(at, into, out, radii, true);
  }
  return { places: (isAround ? tangents : chords)(), isFan: true };

  /** Tangents of a circle of radius `low`: their crossings are further from the corner. */
  function tangents(): Place[] {
    const base = low + PUSH * slack;
    const moved = isPushed ? base : low;
    const most = high - 3 * PUSH * slack;
    const normals = fan(first, last, (cosine) => base <= most * Math.sqrt((1 + cosine) / 2));
    const cosine = dot(normals[0]!, normals[1]!);
    if (normals.length === 2) return [mitre(at, first, last, cosine, moved)];
    // The tangent beside the first one is that of `base`: if the first is not, its end is a little beyond their mitre.
    const sine = cross(normals[0]!, normals[1]!);
    const length = (moved * sine) / (1 + cosine) + (base - moved) / sine;
    const between = normals.slice(2, -1).map((normal, i) => {
      const before = normals[i + 1]!;
      return mitre(at, before, normal, dot(before, normal), base);
    });
    return [beside(at, first, moved, into, length), ...between, beside(at, last, moved, out, -length)];
  }

  /** Chords of a circle of radius `high`. */
  function chords(): Place[] {
    const base = high - PUSH * slack;
    const moved = isPushed ? base : high;
    const normals = fan(
      first,
      last,
      (cosine) => base * Math.sqrt((1 + cosine) / 2) >= low + 2 * PUSH * slack,
    );
    const cosine = dot(first, last);
    const isFlat = normals.length === 2 && base * (1 - Math.sqrt((1 + cosine) / 2)) * 16 <= high - low;
    if (isFlat) return [mitre(at, first, last, cosine, moved * Math.sqrt((1 + cosine) / 2))];
    const length = isPushed ? PUSH * slack : 0;
    const between = normals.slice(1, -1).map((normal) => beside(at, normal, base, normal, 0));
    return [beside(at, first, moved, into, length), ...between, beside(at, last, moved, out, -length)];
  }
}

/** A corner that is reflex, or straight: the moved edges end beside it, and what is put beside them overlaps. */
export function reflexCorner(at: Place, into: Unit, out: Unit, radii: Radii, isPushed: boolean): Corner {
  const moved = movedBy(radii, isPushed);
  const length = isPushed ? OVERHANG * radii.slack : 0;
  return {
    places: [beside(at, normalOf(into), moved, into, length), beside(at, normalOf(out), moved, out, -length)],
    isFan: false,
  };
}

function movedBy({ low, high, slack, isAround }: Radii, isPushed: boolean): number {
  const push = isPushed ? PUSH * slack : 0;
  return isAround ? low + push : high - push;
}

const QUARTERS: readonly Unit[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** Places around a point, counterclockwise. */
export function disk(at: Place, radii: Radii): Place[] {
  return QUARTERS.flatMap((normal, i) => {
    const next = QUARTERS[(i + 1) % 4]!;
    const { places } = convexCorner(at, alongOf(normal), alongOf(next), radii, true);
    return radii.isAround ? places : places.slice(1);
  });
}
