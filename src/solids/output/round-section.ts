import {
  reject,
  rejectWords,
  requireIndex,
  requireList,
  requireNumber,
  requireObject,
  requireOptions,
} from '../../core/arguments/index.js';
import { exactCoordinates, type FoundPoint3, type PlaneLike, type PointLike3 } from '../../implicit/index.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import { viewOf } from '../../implicit/points-above-plane.js';
import { planeFrom, point3From } from '../../implicit/revive.js';
import type { SectionRegion } from '../../mesh/sections/regions.js';
import type { ExactRings } from '../../polygons/output/exact-rings.js';
import type { ExactPoint } from '../../polygons/output/fraction.js';
import {
  closedRings,
  type PolygonRoundingOptions,
  type RoundedPolygonSet,
} from '../../polygons/output/round-polygon-set.js';
import { roundRings } from '../../polygons/output/round-rings.js';
import { gridOf } from '../../polygons/output/rounding-grid.js';
import { PROGRESS, watchBy } from '../../polygons/progress.js';

const WHERE = 'roundSection';

/** What `solidSection` and `meshSection` give. */
export interface SectionLike {
  readonly plane: PlaneLike;
  readonly loops: readonly { readonly points: readonly FoundPoint3[]; readonly turn?: number }[];
  readonly regions: readonly SectionRegion[];
}

/** The regions of a section as polygons in doubles. */
export interface RoundedSection extends RoundedPolygonSet {
  /** Which coordinates of space those of the polygons are: [0, 1] for x and y. */
  readonly axes: readonly [number, number];
}

/**
 * The regions of a section as polygons in doubles, or on a grid, with the certificate of `roundPolygonSet`: two
 * coordinates of each point, without the one along which the plane's normal is longest. A horizontal section has x and
 * y. Outer rings run counterclockwise as they are seen from the front of the plane; from behind, the axes are
 * exchanged.
 *
 * @throws RangeError for what is no section, or a grid that is no positive number
 * @example
 * const pyramid = pyramidSolid([[0, 0], [2, 0], [2, 2], [0, 2]], 0, [1, 1, 3]);
 * const section = solidSection(pyramid, { normal: [0, 0, 1], constant: -1 });
 * roundSection(section).polygons[0][0][0]; // [1 / 3, 1 / 3]
 * roundSection(section, { grid: 0.001 }).polygons[0][0][0]; // [0.333, 0.333]
 * roundSection(section).axes; // [0, 1]
 */
export function roundSection(section: SectionLike, options: PolygonRoundingOptions = {}): RoundedSection {
  requireObject(WHERE, 'section', 'a section', section);
  requireOptions(WHERE, 'options', options, `grid ${PROGRESS}`);
  const { grid } = options;
  if (grid !== undefined) {
    requireNumber(WHERE, 'options.grid', grid);
    if (grid <= 0) reject(WHERE, 'options.grid', 'a number above 0', grid);
  }
  const { plane, loops, regions } = section;
  const own = planeFrom(WHERE, 'section.plane', plane) as unknown as PlaneObject;
  requireList(WHERE, 'section.loops', 'a list of loops', loops);
  requireList(WHERE, 'section.regions', 'a list of regions', regions);
  const view = viewOf(own);
  const axes: readonly [number, number] = view.isFront
    ? [view.first, view.second]
    : [view.second, view.first];
  const watch = watchBy(WHERE, options);
  const rings = ringsOfSection(loops, regions, axes);
  const rounded = roundRings(rings, grid === undefined ? null : gridOf(grid), { watch });
  return { axes, polygons: closedRings(rounded.set), certificate: rounded.certificate };
}

/** The rings of regions; points that are the same have one number. */
function ringsOfSection(
  loops: SectionLike['loops'],
  regions: readonly SectionRegion[],
  [first, second]: readonly [number, number],
): ExactRings {
  const numbers = new Map<string, number>();
  const exact: ExactPoint[] = [];
  const plain: (readonly [number, number] | null)[] = [];
  const numberOf = (path: string, point: FoundPoint3): number => {
    const own = (point3From(WHERE, path, point) ?? point) as PointLike3;
    const coordinates = exactCoordinates(own);
    const [x, y] = [coordinates[first]!, coordinates[second]!];
    const name = `${x.numerator}/${x.denominator} ${y.numerator}/${y.denominator}`;
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, exact.length);
    plain.push('type' in own ? null : [own[first]! + 0, own[second]! + 0]);
    return (
      exact.push({
        x: x.numerator * y.denominator,
        y: y.numerator * x.denominator,
        w: x.denominator * y.denominator,
      }) - 1
    );
  };
  // Outer loops run counterclockwise and holes clockwise, unless a mesh was filled by a rule that takes others, too.
  const used = new Set<number>();
  const ringOf = (path: string, i: number, turn: 1 | -1): number[] => {
    requireIndex(WHERE, path, i, loops.length);
    if (used.has(i)) rejectWords(WHERE, path, 'a loop of its own', `${i}, which is another one's, too`);
    used.add(i);
    const loop = loops[i]!;
    requireObject(WHERE, `section.loops[${i}]`, 'a loop', loop);
    requireList(WHERE, `section.loops[${i}].points`, 'a list of points', loop.points);
    const ring = Array.from(loop.points, (point, k) => numberOf(`section.loops[${i}].points[${k}]`, point));
    return loop.turn === -turn ? ring.reverse() : ring;
  };
  const polygons = Array.from(regions, (region, k) => {
    const path = `section.regions[${k}]`;
    requireObject(WHERE, path, '{outer, holes}', region);
    requireList(WHERE, `${path}.holes`, 'a list of numbers of loops', region.holes);
    return [
      ringOf(`${path}.outer`, region.outer, 1),
      ...Array.from(region.holes, (i, n) => ringOf(`${path}.holes[${n}]`, i, -1)),
    ];
  });
  return { count: exact.length, plain: (v) => plain[v]!, exact: (v) => exact[v]!, polygons };
}
