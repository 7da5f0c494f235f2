import { isDeepStrictEqual } from 'node:util';
import { nextDown } from '../../../src/arithmetic/float64.js';
import { roundQuotient } from '../../../src/arithmetic/rounding.js';
import { commonExponent, scaledIntegers } from '../../../src/arithmetic/scaled-integers.js';
import { polygonValidity2d } from '../../../src/planar/index.js';
import { type PolygonSet, polygonSet, roundPolygonSet } from '../../../src/polygons/index.js';
import {
  between,
  isLess,
  type Point,
  type Polygons,
  squareBetween,
  squareToRings,
  Unit,
  whyInvalid,
  windingAround,
} from './rounding-referee.js';

/** Is every coordinate the double nearest to a multiple of the grid, or as large as doubles are further apart? */
function isOn(polygons: Polygons, grid: number): boolean {
  const parts = Math.round(1 / grid);
  const [n, d] = grid < 1 && 1 / parts === grid ? [1n, BigInt(parts)] : fractionOf(grid);
  return polygons.flat(3).every((x) => {
    if (Math.abs(x) / 2 ** 52 >= grid) return true;
    const [a, b] = fractionOf(Math.abs(x));
    const near = (a * d) / (b * n);
    return [near - 1n, near, near + 1n].some((k) => roundQuotient(k * n, d) === Math.abs(x));
  });
}

function fractionOf(x: number): [bigint, bigint] {
  const exponent = commonExponent([x]);
  const [n] = scaledIntegers([x], exponent);
  return exponent < 0 ? [n, 1n << BigInt(-exponent)] : [n << BigInt(exponent), 1n];
}

/** What is wrong with a set as it is rounded; null if nothing is. */
export function whyWrong(set: PolygonSet, grid: number | undefined): string | null {
  const options = grid === undefined ? undefined : { grid };
  const { polygons, certificate } = roundPolygonSet(set, options);
  const invalid = whyInvalid(polygons);
  if (invalid !== null) return invalid;
  for (const rings of polygons) {
    const [outer, ...holes] = rings;
    if (!polygonValidity2d({ outer: outer!, holes }).valid) return 'not valid for polygonValidity2d';
  }
  const again = roundPolygonSet(polygonSet({ type: 'MultiPolygon', coordinates: polygons }), options);
  if (!isDeepStrictEqual(again.polygons, polygons)) return 'rounded again to something else';
  if (again.certificate.type !== 'valid' || again.certificate.deviation !== 0) return 'repaired again';
  if (grid !== undefined && !isOn(polygons, grid)) return 'not on the grid';
  return whyDeviates(set, polygons, certificate);
}

function whyDeviates(
  set: PolygonSet,
  polygons: Polygons,
  { type, deviation }: ReturnType<typeof roundPolygonSet>['certificate'],
): string | null {
  const numbers = [
    ...set.lines.flat(),
    ...set.vertices.flatMap((v) => ('lines' in v ? [] : v)),
    ...polygons.flat(3),
  ];
  const unit = new Unit([...numbers, ...(deviation === Infinity ? [] : [deviation, nextDown(deviation)])]);
  const vertices = unit.vertices(set);
  const exact = set.polygons.flatMap((rings) => rings.map((ring) => ring.map((v) => vertices[v]!)));
  const rounded = unit.rings(polygons);
  const bound = deviation === Infinity ? null : unit.integer(deviation) ** 2n;
  const isWithin = (z: Point, rings: readonly (readonly Point[])[]): boolean => {
    const square = squareToRings(z, rings);
    return bound === null || (square !== null && !isLess({ n: bound, d: 1n }, square));
  };
  const samples: Point[] = [];
  for (const ring of rounded) {
    for (let i = 0; i < ring.length; i++) {
      const [p, q] = [ring[i]!, ring[(i + 1) % ring.length]!];
      for (const z of [p, between(p, q, 1n, 2n), between(p, q, 1n, 5n)]) {
        if (!isWithin(z, exact)) return 'a point of the boundary is too far from that of the set';
        samples.push(z);
      }
    }
  }
  for (const ring of exact) {
    ring.forEach((p, i) => {
      const q = ring[(i + 1) % ring.length]!;
      samples.push(p, between(p, q, 1n, 2n));
      samples.push(between(p, ring[(i + 2) % ring.length]!, 1n, 2n));
    });
  }
  // Points between others, too: in the inside of what is between the boundaries.
  const count = samples.length;
  for (let k = 0; k + 7 < count; k += 5) samples.push(between(samples[k]!, samples[k + 7]!, 3n, 7n));
  for (const z of samples) {
    const [before, after] = [windingAround(z, exact), windingAround(z, rounded)];
    if (before === null || after === null || before === after) continue;
    if (!isWithin(z, exact)) return 'a point far from the boundary changed sides';
  }
  return type === 'valid' ? whyNotLeast(vertices, polygons, unit, deviation) : null;
}

/** The deviation of what is valid: the largest distance of a vertex and the nearest double, rounded up. */
function whyNotLeast(vertices: Point[], polygons: Polygons, unit: Unit, deviation: number): string | null {
  if (deviation === Infinity || deviation === 0) return null;
  const corners = unit.rings(polygons).flat();
  const below = unit.integer(nextDown(deviation)) ** 2n;
  // Some vertex is further than the double before the deviation from all rounded ones.
  const isFar = vertices.some((v) => corners.every((c) => isLess({ n: below, d: 1n }, squareBetween(v, c))));
  return isFar ? null : 'a deviation that is not the least';
}
