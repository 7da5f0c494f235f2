/** Surfaces of what is turned about an axis, in facets. */
import type { Point3 } from '../../core/shapes.js';
import { following, type Surface } from './solid-of-surface.js';
import { unitCircle } from './unit-circle.js';

type Vector = readonly [number, number, number];

/** A circle about an axis: how far along it from its start, and its radius; 0 is a point. */
export interface Level {
  readonly along: number;
  readonly radius: number;
}

/** Unit vectors: along the axis, and two across it, nearly orthogonal. */
interface Frame {
  readonly along: Vector;
  readonly across: readonly [Vector, Vector];
}

const scaled = (v: Vector, by: number): Vector => [v[0] * by, v[1] * by, v[2] * by];
const lengthOf = ([x, y, z]: Vector): number => Math.sqrt(x * x + y * y + z * z);
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** In two steps, so that no square overflows or underflows. */
function unit(v: Vector): Vector {
  const size = Math.max(Math.abs(v[0]), Math.abs(v[1]), Math.abs(v[2]));
  const moderate: Vector = [v[0] / size, v[1] / size, v[2] / size];
  return scaled(moderate, 1 / lengthOf(moderate));
}

function frameOf(axis: Vector): Frame {
  const along = unit(axis);
  const sizes = along.map(Math.abs);
  const least = sizes.indexOf(Math.min(...sizes));
  const u = unit(cross([0, 1, 2].map((i) => (i === least ? 1 : 0)) as unknown as Vector, along));
  return { along, across: [u, cross(along, u)] };
}

/**
 * Circles about an axis as rings of points, each joined to the next, the ends closed.
 *
 * @param axis a direction, of any length but 0
 * @param levels from the start on, with points at ends only
 * @param slices how many points a ring has
 */
export function turnedProfile(
  start: Point3,
  axis: Vector,
  levels: readonly Level[],
  slices: number,
): Surface {
  const { along, across } = frameOf(axis);
  const points: Point3[] = [];
  const place = (by: number, radius: number, x: number, y: number): Point3 =>
    [0, 1, 2].map(
      (i) => start[i]! + (by * along[i]! + radius * (x * across[0][i]! + y * across[1][i]!)),
    ) as unknown as Point3;
  const rings = levels.map(({ along: by, radius }) => {
    const first = points.length;
    if (radius === 0) points.push(place(by, 0, 0, 0));
    else for (let i = 0; i < slices; i++) points.push(place(by, radius, ...unitCircle(i, slices)));
    return { first, isPoint: radius === 0 };
  });
  return { points, triangles: trianglesBetween(rings, slices) };
}

interface Ring {
  readonly first: number;
  readonly isPoint: boolean;
}

function trianglesBetween(rings: readonly Ring[], slices: number): [number, number, number][] {
  const at = ({ first, isPoint }: Ring, i: number) => (isPoint ? first : first + i);
  const found: [number, number, number][] = [];
  for (let k = 0; k + 1 < rings.length; k++) {
    const [lower, upper] = [rings[k]!, rings[k + 1]!];
    for (let i = 0; i < slices; i++) {
      const j = following(i, slices);
      if (!lower.isPoint) found.push([at(lower, i), at(lower, j), at(upper, i)]);
      if (!upper.isPoint) found.push([at(lower, j), at(upper, j), at(upper, i)]);
    }
  }
  const [bottom, top] = [rings[0]!, rings[rings.length - 1]!];
  for (let i = 1; i + 1 < slices; i++) {
    if (!bottom.isPoint) found.push([bottom.first, bottom.first + i + 1, bottom.first + i]);
    if (!top.isPoint) found.push([top.first, top.first + i, top.first + i + 1]);
  }
  return found;
}
