/** Circles and ellipses beside polygons, checked: as disks about the origin, and rings. */
import { absolute } from '../../arithmetic/integers.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { requireCircle, requireEllipse, requirePolygon2 } from '../../core/arguments/index.js';
import type { Circle, Ellipse, PolygonWithHoles, Ring } from '../../core/shapes.js';
import { type FillRule, requireRule } from '../../planar/polygons/point-polygon.js';
import { openRing } from '../../planar/polygons/ring.js';
import type { DiskAndRings } from '../engine/disk-reach.js';
import { cross2, minus2, type Vector2 } from '../engine/plane-winding.js';
import { axesSign2d } from '../hits/solids.js';

/** The rings of a polygon, checked, without repeated ends. */
function ringsOf(where: string, polygon: Ring | PolygonWithHoles, rule: FillRule): Ring[] {
  const rings = requirePolygon2(where, 'polygon', polygon, 1).map(openRing);
  requireRule(where, rule);
  return rings;
}

interface Integers {
  readonly own: readonly bigint[];
  readonly rings: readonly (readonly Vector2[])[];
}

/** Numbers and rings over one scale. */
function integersOf(own: readonly number[], rings: readonly Ring[]): Integers {
  const numbers = rings.map((ring) => ring.flatMap((p) => [p[0]!, p[1]!]));
  const exponent = commonExponent([...own, ...numbers.flat()]);
  const over = (list: readonly number[]): readonly bigint[] => scaledIntegers(list, exponent);
  return { own: over(own), rings: numbers.map((list) => pairsOf(over(list))) };
}

function pairsOf(list: readonly bigint[]): Vector2[] {
  return Array.from({ length: list.length / 2 }, (_, i) => [list[2 * i]!, list[2 * i + 1]!]);
}

/** A circle and a polygon: the disk moved to the origin, and the rings with it. */
export function circleAndRings(
  where: string,
  circle: Circle,
  polygon: Ring | PolygonWithHoles,
  rule: FillRule,
): DiskAndRings {
  requireCircle(where, 'circle', circle);
  const all = ringsOf(where, polygon, rule);
  const { own, rings } = integersOf([circle.center[0]!, circle.center[1]!, circle.radius], all);
  const [x, y, radius] = own as [bigint, bigint, bigint];
  return { radius, rings: rings.map((ring) => ring.map((p) => minus2(p, [x, y]))), rule };
}

/**
 * An ellipse and a polygon, under a map that makes a disk about the origin of the ellipse. With the axes u, v, the
 * ellipse is center + s u + t v for s² + t² <= 1: of a point p with m = p - center, the adjugate of the axes gives (m ×
 * v, u × m) = (u × v) (s, t), which is no longer than |u × v| in it.
 */
export function ellipseAndRings(
  where: string,
  ellipse: Ellipse,
  polygon: Ring | PolygonWithHoles,
  rule: FillRule,
): DiskAndRings {
  requireEllipse(where, 'ellipse', ellipse, axesSign2d);
  const all = ringsOf(where, polygon, rule);
  const numbers = [ellipse.center, ...ellipse.axes].flatMap((v) => [v[0]!, v[1]!]);
  const { own, rings } = integersOf(numbers, all);
  const [center, u, v] = pairsOf(own) as [Vector2, Vector2, Vector2];
  const map = (p: Vector2): Vector2 => {
    const m = minus2(p, center);
    return [cross2(m, v), cross2(u, m)];
  };
  return { radius: absolute(cross2(u, v)), rings: rings.map((ring) => ring.map(map)), rule };
}
