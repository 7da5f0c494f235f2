import { rejectWords } from '../../core/arguments/index.js';
import type { FeatureType } from '../../core/feature.js';
import { exactPlane } from '../../implicit/objects/plane-object.js';
import { planeFrom } from '../../implicit/revive.js';
import type { HalfSpaceSet } from '../../spatial/convex/engine/half-space-set.js';
import { KDopSet } from '../../spatial/convex/engine/k-dop-set.js';
import type { Wall } from '../../spatial/convex/engine/wall.js';
import { type Frustum, frustumSet, requireFrustum } from '../../spatial/convex/frustum.js';
import { type KDop, requireKDop } from '../../spatial/convex/k-dop.js';
import type { Scale, ScaledCells } from '../engine/cells.js';
import { PointList } from '../engine/point-list.js';
import type { Slab } from '../engine/slab.js';
import { hullAbout } from '../engine/support-face.js';
import { cross, isZero, times, type Vector } from '../engine/vectors.js';
import { Given } from '../lazy/given.js';
import { doublesOfCorners, scaledCorners, UNKNOWN } from './exact-corners.js';

/** A bounded set that has points, by its walls and by its corners: each with the numbers of the walls that it is on. */
export type WalledHull = Pick<
  HalfSpaceSet,
  'vertices' | 'vertexWalls' | 'halfSpaces' | 'dimension' | 'featureAt'
>;

/** What has been found out about frusta, which are kept. */
const known = /* @__PURE__ */ new WeakMap<HalfSpaceSet, ScaledCells>();

/** A k-DOP as a shape, checked. */
export function kDopCells(where: string, name: string, dop: KDop): ScaledCells {
  requireKDop(where, name, dop);
  const set = new KDopSet(dop);
  if (set.dimension < 0) rejectWords(where, name, 'a k-DOP with points', 'an empty one');
  return cellsOf(set);
}

/** A frustum as a shape, checked: what has no end has no corners that it is the hull of. */
export function frustumCells(where: string, name: string, frustum: Frustum): ScaledCells {
  requireFrustum(where, name, frustum);
  const set = frustumSet(frustum);
  if (set.dimension < 0) rejectWords(where, name, 'a frustum with points', 'an empty one');
  if (!set.isBounded) rejectWords(where, name, 'bounded', 'a frustum without an end');
  const cells = known.get(set) ?? cellsOf(set);
  known.set(set, cells);
  return cells;
}

/** The same as it was given: its corners are known when it is checked. */
export const givenKDop = (where: string, name: string, dop: KDop): Given =>
  givenHull(kDopCells(where, name, dop));

/** The same as it was given: its corners are known when it is checked. */
export const givenFrustum = (where: string, name: string, frustum: Frustum): Given =>
  givenHull(frustumCells(where, name, frustum));

function givenHull(cells: ScaledCells): Given {
  return new Given({ cells: () => cells, doubles: () => cells.points.doubles ?? UNKNOWN }, []);
}

/** What has corners, as a shape that was given: doubles are found before integers, and these where they are needed. */
export const givenWalledHull = (set: WalledHull): Given =>
  new Given({ cells: () => cellsOf(set), doubles: () => doublesOfCorners(set.vertices) ?? UNKNOWN }, []);

/** A corner: where it is, and the walls that it is on. */
interface Corner {
  readonly at: Vector;
  readonly tight: readonly number[];
}

const INSIDE: readonly FeatureType[] = ['vertex', 'edge', 'face', 'interior'];

/**
 * A bounded set that has points, as the hull of its corners, whose denominators become one. Two corners are the ends of
 * an edge if the walls that both are on meet in a line, whatever the dimension of the set is.
 */
function cellsOf(set: WalledHull): ScaledCells {
  const { scale, points } = scaledCorners(set.vertices);
  const slabs = set.halfSpaces.map((wall, i) => slabOf(wall, i, scale));
  const corners = points.map((at, i): Corner => ({ at, tight: set.vertexWalls[i]! }));
  const numbers = corners.map((_, i) => i);
  const edges = numbers.flatMap((i) =>
    numbers.slice(i + 1).flatMap((j) => (isEdge(corners[i]!, corners[j]!, slabs) ? [[i, j] as const] : [])),
  );
  return {
    points: new PointList(
      corners.length,
      (i) => points[i]!,
      doublesOfCorners(set.vertices),
      () => slabs,
    ),
    directions: [],
    vertices: corners.length,
    edges,
    faces: facesOf(corners, slabs),
    inside: INSIDE[set.dimension]!,
    featureOn: (facets) => set.featureAt(facets),
    scale,
  };
}

/** All p with n · p >= low, for points over a scale. The wall is n · x 2^k + d 2^l >= 0, or <= 0. */
function slabOf({ plane, inward }: Wall, facet: number, { exponent, denominator }: Scale): Slab {
  const { a, b, c, d, normalExponent, constantExponent } = exactPlane(planeFrom('walls', 'wall', plane));
  const shift = constantExponent - normalExponent - exponent;
  const sign = inward ? 1n : -1n;
  const factor = shift < 0 ? sign << BigInt(-shift) : sign;
  const constant = (shift > 0 ? d << BigInt(shift) : d) * denominator * sign;
  const normal: Vector = [a * factor, b * factor, c * factor];
  return { normal, axis: -1, low: -constant, high: null, lowFacet: facet, highFacet: -1 };
}

function isEdge(p: Corner, q: Corner, slabs: readonly Slab[]): boolean {
  const common = p.tight.filter((i) => q.tight.includes(i)).map((i) => slabs[i]!.normal);
  return common.some((n) => !isZero(cross(common[0]!, n)));
}

/** The polygons of corners on one wall, each once, counterclockwise from outside. */
function facesOf(corners: readonly Corner[], slabs: readonly Slab[]): number[][] {
  const found = new Map<string, number[]>();
  slabs.forEach(({ normal }, wall) => {
    const on = corners.flatMap(({ tight }, i) => (tight.includes(wall) ? [i] : []));
    const ring = hullAbout(
      times(normal, -1n),
      on.map((i) => corners[i]!.at),
    );
    if (ring.length < 3 || found.has(on.join())) return;
    found.set(
      on.join(),
      ring.map((at) => corners.findIndex((corner) => corner.at === at)),
    );
  });
  return [...found.values()];
}
