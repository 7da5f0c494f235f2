import { POLYGON_FAULTS } from '../../../answers/polygons.js';
import { exactRingAt, openVectors, ringPlaces } from '../../../cases/planar/rings.js';
import {
  compare,
  type Ends,
  isOn,
  lowestTerms,
  type Point,
  piecesOf,
  placesOf,
} from '../planar-linear/segment-intersections.js';
import { exact, orientation2, sameVector, type Vector } from '../vectors.js';
import { areaOf, commonArea, doubleArea, isSame, next, type Vectors } from './areas.js';
import { compareFeatureTexts } from './boundary.js';
import { countParts } from './pairs.js';

interface Fault {
  readonly kind: string;
  readonly rings: readonly number[];
  readonly points: readonly Point[];
  readonly features: readonly string[];
}

/** A direction of the plane, over integers. */
type Way = readonly [bigint, bigint];

/** A ring on its way through a point. */
interface Pass {
  readonly ring: number;
  readonly ways: readonly [Way, Way];
  readonly feature: string;
}

/** The angle of a direction along the sides of a diamond, from 0 to below 4: a quotient. */
function diamond([x, y]: Way): readonly [bigint, bigint] {
  const [width, height] = [x < 0n ? -x : x, y < 0n ? -y : y];
  const around = width + height;
  if (y >= 0n) return x > 0n ? [height, around] : [around + width, around];
  return x < 0n ? [2n * around + height, around] : [3n * around + width, around];
}

function compareWays(a: Way, b: Way): number {
  const [[n, d], [m, e]] = [diamond(a), diamond(b)];
  return n * e < m * d ? -1 : n * e > m * d ? 1 : 0;
}

/** How two passes meet: by the order of their four directions around the point. */
function meeting(one: Pass, other: Pass): 'cross' | 'touch' | 'along' {
  if (one.ways.some((a) => other.ways.some((b) => compareWays(a, b) === 0))) return 'along';
  const around = [...one.ways.map((way) => ({ way, of: 1 })), ...other.ways.map((way) => ({ way, of: 2 }))];
  around.sort((a, b) => compareWays(a.way, b.way));
  return around[0]!.of === around[2]!.of && around[1]!.of === around[3]!.of ? 'cross' : 'touch';
}

const name = (feature: string, ring: number) => (ring === 0 ? feature : `${feature}.${ring}`);

/** The passes of a ring through a point; vertices that are equal to the one before are none. */
function passesOf(points: Vectors, ring: number, at: Point): Pass[] {
  const n = points.length;
  const way = (v: Vector): Way => [v[0] * at.w - at.x, v[1] * at.w - at.y];
  const isAt = (v: Vector) => v[0] * at.w === at.x && v[1] * at.w === at.y;
  return points.flatMap((v, i): Pass[] => {
    const after = next(points, i);
    if (isAt(v)) {
      if (sameVector(points[(i + n - 1) % n]!, v)) return [];
      let k = i;
      while (sameVector(next(points, k % n), v)) k++;
      return [
        {
          ring,
          ways: [way(points[(i + n - 1) % n]!), way(next(points, k % n))],
          feature: name(`v${i}`, ring),
        },
      ];
    }
    if (isAt(after) || !isOn(at, [v, after])) return [];
    return [{ ring, ways: [way(v), way(after)], feature: name(`e${i}`, ring) }];
  });
}

const pairKey = (r: number, s: number) => (r < s ? `${r},${s}` : `${s},${r}`);

/** Whether the rings of a graph of touches are connected without the points from `from` on: by walking. */
function reaches(
  touches: readonly (readonly number[])[],
  from: number,
  start: number,
  goal: number,
): boolean {
  const seen = new Set([start]);
  for (const ring of seen) {
    for (const rings of touches.slice(0, from)) if (rings.includes(ring)) for (const r of rings) seen.add(r);
  }
  return seen.has(goal);
}

/** Faults at points and pieces, and which rings are entangled: all pairs of edges. */
function meetings(rings: readonly Vectors[], isRing: readonly boolean[]) {
  const faults: Fault[] = [];
  const entangled = new Set<string>();
  const touches: { at: Point; passes: Pass[] }[] = [];
  const edges = rings.flatMap((points, ring) =>
    points.flatMap((p, index) => {
      const q = next(points, index);
      return !isRing[ring] || sameVector(p, q)
        ? []
        : [{ ends: [p, q] as Ends, ring, feature: name(`e${index}`, ring) }];
    }),
  );
  const all = edges.map(({ ends }) => ends);
  const add = (
    kind: string,
    [r, s]: readonly [number, number],
    points: Point[],
    features: { ring: number; feature: string }[],
  ) => {
    entangled.add(pairKey(r, s));
    const named = features.filter(({ ring }) => ring === r || ring === s).map(({ feature }) => feature);
    const pair = r === s ? [r] : [r, s];
    faults.push({ kind: `${r === s ? 'self' : 'rings'}-${kind}`, rings: pair, points, features: named });
  };
  for (const at of placesOf(all)) {
    const passes = rings.flatMap((points, ring) => (isRing[ring] ? passesOf(points, ring, at) : []));
    if (passes.length < 2) continue;
    touches.push({ at, passes });
    for (let r = 0; r < rings.length; r++) {
      for (let s = r; s < rings.length; s++) {
        const found = passes.flatMap((one, i) =>
          passes
            .slice(i + 1)
            .filter((other) => pairKey(one.ring, other.ring) === pairKey(r, s))
            .map((other) => meeting(one, other)),
        );
        if (found.includes('cross')) add('crossing', [r, s], [at], passes);
        else if (r === s && found.includes('touch')) add('touching', [r, s], [at], passes);
      }
    }
  }
  for (const { ends, segments } of piecesOf(all)) {
    const met = segments.map((i) => edges[i]!);
    const points = ends.map(([x, y]): Point => ({ x, y, w: 1n }));
    for (let r = 0; r < rings.length; r++) {
      for (let s = r; s < rings.length; s++) {
        const count = (ring: number) => met.filter((edge) => edge.ring === ring).length;
        if (r === s ? count(r) > 1 : count(r) > 0 && count(s) > 0) add('overlap', [r, s], points, met);
      }
    }
  }
  return { faults, entangled, touches };
}

/** Which rings lie in which, by areas. */
function placeFaults(rings: readonly Vectors[], isRing: readonly boolean[], entangled: Set<string>): Fault[] {
  const faults: Fault[] = [];
  const isClean = (r: number) => isRing[r]! && !entangled.has(pairKey(r, r));
  const isIn = (r: number, s: number) => isSame(commonArea([rings[s]!], [rings[r]!]), areaOf([rings[r]!]));
  for (let hole = 1; hole < rings.length; hole++) {
    for (let ring = 0; ring < rings.length; ring++) {
      if (ring === hole || !isClean(ring) || !isClean(hole) || entangled.has(pairKey(ring, hole))) continue;
      const pair = ring < hole ? [ring, hole] : [hole, ring];
      if (ring === 0 && !isIn(hole, ring))
        faults.push({ kind: 'hole-outside', rings: pair, points: [], features: [] });
      if (ring > 0 && isIn(hole, ring))
        faults.push({ kind: 'nested-holes', rings: pair, points: [], features: [] });
    }
  }
  return faults;
}

/** By their order in the list of kinds, then from left to right, then by ring. */
function compareFaults(one: Fault, other: Fault): number {
  const byKind = POLYGON_FAULTS.indexOf(one.kind) - POLYGON_FAULTS.indexOf(other.kind);
  if (byKind !== 0) return byKind;
  const byPlace = one.points.map((p, i) => compare(p, other.points[i]!)).find((order) => order !== 0);
  return byPlace ?? (one.rings[0]! - other.rings[0]! || (one.rings[1] ?? 0) - (other.rings[1] ?? 0));
}

/**
 * All pairs of edges are solved, and each point is asked of all rings; the ways through a point are sorted by their
 * angle; rings in rings are told by areas; the connection by walking from ring to ring, and once more by counting the
 * parts of the inside, cut into slabs. The kernel sweeps, asks for sides, follows winding numbers, and merges sets of
 * rings.
 */
export function referee(values: Float64Array): string {
  const numbers = exact(values);
  const rings = ringPlaces(values).map((at) => openVectors(exactRingAt(numbers, at)));
  const faults: Fault[] = [];
  const isRing = rings.map((points, ring) => {
    const different = points.filter((v, i) => points.findIndex((u) => sameVector(u, v)) === i);
    const flat = different.every((p) =>
      different.every((q) => different.every((r) => orientation2(p, q, r) === 0)),
    );
    const kind = different.length < 3 ? 'too-few-points' : flat ? 'flat' : undefined;
    if (kind !== undefined) faults.push({ kind, rings: [ring], points: [], features: [] });
    return kind === undefined;
  });
  const { faults: met, entangled, touches } = meetings(rings, isRing);
  faults.push(...met, ...placeFaults(rings, isRing, entangled));
  let tail = '';
  if (faults.length === 0) {
    const touching = touches.map(({ passes }) => passes.map(({ ring }) => ring));
    touches.forEach(({ at, passes }, i) => {
      const here = touching[i]!;
      if (!here.some((r, k) => here.slice(k + 1).some((s) => reaches(touching, i, r, s)))) return;
      const list = [...new Set(here)].sort((r, s) => r - s);
      faults.push({
        kind: 'disconnected-interior',
        rings: list,
        points: [at],
        features: passes.map(({ feature }) => feature),
      });
    });
    if (countParts(rings) > 1 !== faults.length > 0) tail = ' PARTS DIFFER';
  }
  const pointText = ({ x, y, w }: Point) =>
    `${lowestTerms(x, w * numbers.one)},${lowestTerms(y, w * numbers.one)}`;
  const texts = faults.sort(compareFaults).map(({ kind, rings: concerned, points, features }) => {
    const named = [...new Set(features)].sort(compareFeatureTexts);
    return [kind, concerned.join(), points.map(pointText).join('..'), named.join()].join(':');
  });
  const ways = rings.map((points) => (doubleArea(points) > 0n ? 1 : doubleArea(points) < 0n ? -1 : 0));
  const repeated = rings.flatMap((points, ring) =>
    points.flatMap((v, i) =>
      points.length > 1 && sameVector(v, next(points, i)) ? [name(`v${i}`, ring)] : [],
    ),
  );
  const list = faults.length === 0 ? ['valid'] : texts;
  return [...list, `ways:${ways.join()}`, `repeated:${repeated.join()}`].join(' ') + tail;
}
