import { sumUp } from '../../arithmetic/directed.js';
import { exponentOf, MIN_EXPONENT } from '../../arithmetic/float64.js';
import { combineOperands } from '../combine.js';
import { loadOperands } from '../load-operands.js';
import { ReadRings, RingLists } from '../operand.js';
import type { PolygonSet } from '../polygon-set.js';
import type { Watch } from '../progress.js';
import { Deviation } from './deviation.js';
import { type ExactRings, ringsOfSet } from './exact-rings.js';
import { type RoundedVertices, roundVertices } from './rounded-vertices.js';
import { ALL_DOUBLES, powerOfTwoGrid, type RoundingGrid } from './rounding-grid.js';
import { hasSameStructure } from './same-structure.js';
import { addVertexDeviations, type FlatRings, roundedRings, snapRings } from './snap-rings.js';
import { countVanished } from './vanished.js';

/**
 * What is certain about polygons in doubles that were made of a set.
 *
 * - `valid`: every coordinate is the nearest number, and nothing touches, crosses or is turned over that is not in the
 *   set.
 * - `repaired`: that was not so with the nearest numbers. The polygons are valid and do not overlap either, but
 *   vertices fell together, edges were bent to pass through vertices that they came close to, and parts thinner than
 *   the deviation may be lost or closed.
 */
export interface PolygonCertificate {
  readonly type: 'valid' | 'repaired';
  /**
   * No point of the boundary is further from the boundary of the set than this, and all points that are further from
   * it belong to both, or to none. The least double that is not less; of valid polygons, the largest distance between a
   * vertex and its double point.
   */
  readonly deviation: number;
  /**
   * How many times edges were led through vertices: 0 for valid polygons. The deviation is a bound, if it is more than
   * 1.
   */
  readonly passes: number;
  /** How many vertices of the set fell together with others. */
  readonly mergedVertices: number;
  /** How many polygons, or parts of some, were thin enough to vanish. */
  readonly vanishedPolygons: number;
  /** How many holes of other polygons did. */
  readonly vanishedHoles: number;
}

/** Rounded rings: a polygon set whose vertices are all points of doubles. */
export interface RoundedRings {
  readonly set: PolygonSet;
  readonly certificate: PolygonCertificate;
}

const PASSES = 12;

/** What the rings enclose: where their winding number is positive. */
function enclosedBy(rings: FlatRings, watch: Watch | null): PolygonSet {
  const lists = new RingLists();
  const operand = new ReadRings(lists);
  const { coordinates, ringEnds, polygonEnds } = lists;
  for (const polygon of rings) {
    for (const ring of polygon) {
      for (const x of ring) coordinates.push(x);
      ringEnds.push(coordinates.length);
    }
    polygonEnds.push(ringEnds.length);
  }
  const loaded = loadOperands([operand.finish()], 'positive', { watch });
  return combineOperands(loaded, [{ type: 'union', parts: [~0] }], 0).set;
}

/**
 * Rounds rings to a grid; null for the doubles themselves.
 *
 * @param passes how often rings are snapped again on one grid, before another way is taken
 */
export function roundRings(
  rings: ExactRings,
  grid: RoundingGrid | null,
  { passes = PASSES, watch = null }: { readonly passes?: number; readonly watch?: Watch | null } = {},
): RoundedRings {
  const own = grid ?? ALL_DOUBLES;
  const rounded = roundVertices(rings, own);
  watch?.report('nearest', 0, 1);
  const silent = watch?.silent() ?? null;
  const nearest = enclosedBy(roundedRings(rings, rounded), silent);
  watch?.report('nearest', 1, 1);
  if (hasSameStructure(rings, rounded, nearest)) {
    const deviation = new Deviation();
    addVertexDeviations(rings, rounded, deviation);
    return {
      set: nearest,
      certificate: {
        type: 'valid',
        deviation: deviation.roundedUp(),
        passes: 0,
        mergedVertices: 0,
        vanishedPolygons: 0,
        vanishedHoles: 0,
      },
    };
  }
  const repaired = repair(rings, rounded, own, { passes, watch });
  watch?.report('repair', passes, passes);
  if (repaired.isOnGrid) return repaired;
  if (grid !== null) return withoutOthers(repaired, own);
  // As far apart as doubles are near the largest coordinate.
  const largest = rounded.x.reduce((most, x, v) => Math.max(most, Math.abs(x), Math.abs(rounded.y[v]!)), 0);
  const even = powerOfTwoGrid(Math.max(exponentOf(largest) - 52, MIN_EXPONENT));
  const again = repair(rings, roundVertices(rings, even), even, { passes, watch: silent });
  return again.isOnGrid ? again : withoutOthers(again, even);
}

interface Repaired extends RoundedRings {
  readonly isOnGrid: boolean;
}

/** Snaps rings until all vertices of what they enclose are on the grid, or for too long. */
function repair(
  rings: ExactRings,
  first: RoundedVertices,
  grid: RoundingGrid,
  { passes, watch }: { readonly passes: number; readonly watch: Watch | null },
): Repaired {
  const silent = watch?.silent() ?? null;
  let now = rings;
  let rounded = first;
  let total = 0;
  const mergedVertices = rings.count - first.pixelCount;
  let vanishedPolygons = 0;
  let vanishedHoles = 0;
  for (let pass = 1; ; pass++) {
    watch?.report('repair', pass - 1, passes);
    const deviation = new Deviation();
    addVertexDeviations(now, rounded, deviation);
    const snapped = snapRings(now, rounded, grid, deviation);
    total = total === 0 ? deviation.roundedUp() : sumUp(total, deviation.roundedUp());
    const vanished = countVanished(snapped);
    vanishedPolygons += vanished.polygons;
    vanishedHoles += vanished.holes;
    const set = enclosedBy(snapped, silent);
    now = ringsOfSet(set);
    rounded = roundVertices(now, grid);
    if (rounded.isUnchanged || pass >= passes) {
      const certificate = {
        type: 'repaired',
        deviation: total,
        passes: pass,
        mergedVertices,
        vanishedPolygons,
        vanishedHoles,
      } as const;
      return { set, certificate, isOnGrid: rounded.isUnchanged };
    }
  }
}

/** The polygons whose vertices are all on the grid. */
function withoutOthers({ set, certificate }: RoundedRings, grid: RoundingGrid): RoundedRings {
  let { vanishedPolygons } = certificate;
  let rest = set;
  for (;;) {
    const rings = ringsOfSet(rest);
    const { x, y, isUnchanged } = roundVertices(rings, grid);
    if (isUnchanged) return { set: rest, certificate: { ...certificate, vanishedPolygons } };
    const isOn = (v: number): boolean => {
      const plain = rings.plain(v);
      return plain !== null && plain[0] === x[v] && plain[1] === y[v];
    };
    const kept = rest.polygons.filter((polygon) => polygon.every((ring) => ring.every(isOn)));
    vanishedPolygons += rest.polygons.length - kept.length;
    rest = enclosedBy(
      kept.map((polygon) => polygon.map((ring) => ring.flatMap((v) => [...rings.plain(v)!]))),
      null,
    );
  }
}
