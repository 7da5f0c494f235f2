/**
 * A simple polygon split over the rationals. Chords are the segments between neighbours on the line of the cut whose
 * midpoints are inside; pieces are the faces that angles at the corners tell; chords of a thick plane are stretched by
 * search. The kernel sweeps along the line, and knows pieces and paths by the order of their corners.
 */
import { type SplitLike, splitTexts } from '../../../answers/trees.js';
import { simpleRingOf } from '../../../cases/bsp/simple-split.js';
import { SHAPE } from '../../../cases/bsp/thick-planes.js';
import { areaVector } from '../shape.js';
import { dot, exact, pointsAt, signOf, type Vector } from '../vectors.js';
import { type Band, between, type Corner, firstBand, heightOf, secondBand, sideOf } from './bands.js';
import { type Flat, facesOf, flatten, isBetween, isInside, type Pair } from './flat-rings.js';
import { tautPath } from './swept-box-brushes.js';

/** The boundary with all crossings of the plane. */
interface CutRing {
  readonly corners: readonly Flat[];
  /** Of the band: 0 of crossings. */
  readonly sides: readonly (-1 | 0 | 1)[];
  readonly isOnLine: readonly boolean[];
  /** Crossings of edges with an end in the band are none. */
  readonly isVertex: readonly boolean[];
}

function cutRing(ring: readonly Corner[], band: Band, normal: Vector, one: bigint): CutRing {
  const all = ring.flatMap((corner, i) => {
    const next = ring[(i + 1) % ring.length]!;
    const [height, nextHeight] = [corner, next].map((p) => signOf(heightOf(band, p))) as [number, number];
    const [side, nextSide] = [sideOf(band, corner), sideOf(band, next)];
    const own = { corner, side, isOnLine: height === 0, isVertex: true };
    if (height * nextHeight >= 0) return [own];
    const crossing = between(band, corner, next, one);
    return [own, { corner: crossing, side: 0 as const, isOnLine: true, isVertex: side * nextSide !== 0 }];
  });
  return {
    corners: flatten(
      all.map(({ corner }) => corner),
      normal,
    ),
    sides: all.map(({ side }) => side),
    isOnLine: all.map(({ isOnLine }) => isOnLine),
    isVertex: all.map(({ isVertex }) => isVertex),
  };
}

/** All pairs of corners on the line between which it runs inside, and meets the boundary nowhere. */
function chordsOf({ corners, isOnLine }: CutRing): Pair[] {
  const onLine = [...corners.keys()].filter((i) => isOnLine[i]);
  return onLine.flatMap((i) =>
    onLine
      .filter((j) => j > i && !onLine.some((k) => isBetween(corners[i]!, corners[k]!, corners[j]!)))
      .filter((j) => isInside(corners, corners[i]!, corners[j]!))
      .map((j): Pair => [i, j]),
  );
}

/**
 * Faces with a side each, those in the band by their neighbours, and the segments between different sides, the back on
 * their left.
 */
function separated(cut: CutRing, order: readonly number[], segments: readonly Pair[]): Pair[] {
  const faces = facesOf(cut.corners, order, segments);
  const sides = faces.map((face) => face.map((i) => cut.sides[i]!).find((side) => side !== 0) ?? 0);
  const leftOf = ([i, j]: Pair) =>
    faces.findIndex((face) => face.some((k, at) => k === i && face[(at + 1) % face.length] === j));
  const beside = segments.map(([i, j]) => [leftOf([i, j]), leftOf([j, i])] as const);
  // What is in the band is flooded from the front first, then from the back.
  for (const side of [1, -1] as const) {
    for (let isChanged = true; isChanged; ) {
      isChanged = false;
      for (const [a, b] of beside.flatMap(([p, q]) => [[p, q] as const, [q, p] as const])) {
        if (sides[a] !== side || sides[b] !== 0) continue;
        sides[b] = side;
        isChanged = true;
      }
    }
  }
  return segments.flatMap(([i, j], k): Pair[] => {
    const [left, right] = beside[k]!;
    if (sides[left] === sides[right]) return [];
    return [sides[left]! < 0 ? [i, j] : [j, i]];
  });
}

/** Where both ends of a chord go that has the back on its left, along the face of the back. */
function movedEnds(
  cut: CutRing,
  faces: readonly (readonly number[])[],
  chords: readonly Pair[],
  [i, j]: Pair,
): Pair {
  const isChord = (p: number, q: number) =>
    chords.some(([a, b]) => (a === p && b === q) || (a === q && b === p));
  const face = faces.find((one) => one.some((k, at) => k === i && one[(at + 1) % one.length] === j))!;
  const moved = (end: number, step: 1 | -1): number => {
    const arc = [end];
    for (let at = face.indexOf(end); ; at += step) {
      const [p, q] = [at, at + step].map((k) => face[(k + 2 * face.length) % face.length]!) as [
        number,
        number,
      ];
      if (isChord(p, q)) break;
      arc.push(q);
    }
    const behind = arc.findIndex((k) => cut.sides[k]! < 0);
    if (behind < 0) return arc.find((k) => cut.isVertex[k])!;
    const held = arc.slice(0, behind).filter((k) => cut.isVertex[k]);
    // Nothing but the crossing itself: the vertex on its other side.
    return held.at(-1) ?? (end - step + cut.corners.length) % cut.corners.length;
  };
  return [moved(i, -1), moved(j, 1)];
}

/** The segments along which the pieces of a thick plane are cut. */
function stretched(cut: CutRing, chords: readonly Pair[]): Pair[] {
  const all = [...cut.corners.keys()];
  const order = all.filter((i) => cut.isVertex[i]);
  const separating = separated(cut, all, chords);
  const faces = facesOf(cut.corners, all, separating);
  const steps = new Map<string, Pair>();
  for (const chord of separating) {
    const [from, to] = movedEnds(cut, faces, separating, chord);
    const path = tautPath(cut.corners, order, from, to);
    path.slice(1).forEach((q, k) => {
      const p = path[k]!;
      const apart = Math.abs(order.indexOf(p) - order.indexOf(q));
      if (apart > 1 && apart < order.length - 1) steps.set([p, q].sort().join(), [p, q]);
    });
  }
  return separated(cut, order, [...steps.values()]);
}

interface Split {
  readonly classification: string;
  readonly sides: readonly number[];
  readonly facing: number;
  readonly fronts: readonly (readonly Corner[])[];
  readonly backs: readonly (readonly Corner[])[];
}

function split(ring: readonly Corner[], band: Band, normal: Vector, one: bigint): Split {
  const sides = ring.map((corner) => sideOf(band, corner));
  const [isFront, isBack] = [sides.includes(1), sides.includes(-1)];
  if (!(isFront && isBack)) {
    const classification = isFront ? 'front' : isBack ? 'back' : 'on';
    const facing = classification === 'on' ? signOf(dot(normal, band.normal)) : 0;
    return { classification, sides, facing, fronts: isFront ? [ring] : [], backs: isBack ? [ring] : [] };
  }
  const cut = cutRing(ring, band, normal, one);
  const segments = band.limitSquared === 0n ? chordsOf(cut) : stretched(cut, chordsOf(cut));
  const order = [...cut.corners.keys()].filter((i) => cut.isVertex[i]);
  const faces = facesOf(cut.corners, order, segments);
  const of = (side: 1 | -1) =>
    faces
      .filter((face) => face.some((i) => cut.sides[i] === side))
      .map((face) => face.map((i) => cut.corners[i]!.corner));
  return { classification: 'straddling', sides, facing: 0, fronts: of(1), backs: of(-1) };
}

function asText(one: Split): SplitLike {
  const texts = (pieces: Split['fronts']) => pieces.map((piece) => piece.map(({ text }) => text));
  return { ...one, fronts: texts(one.fronts), backs: texts(one.backs) };
}

/** The polygon split by both planes, one after the other. */
export function splitPolygonReferee(v: Float64Array): string {
  const points = simpleRingOf(v);
  const values = exact([...v.subarray(0, SHAPE + 4), ...points.flat()]);
  const vectors = pointsAt(values, 3, SHAPE + 4, points.length);
  const ring = vectors.map(([x, y, z], i) => ({ x, y, z, w: 1n, text: `v${i}` }));
  const normal = areaVector(vectors);
  const first = split(ring, firstBand(v, values), normal, values.one);
  const again = [...first.fronts, ...first.backs].map((piece) =>
    split(piece, secondBand(v, values), normal, values.one),
  );
  return splitTexts([first, ...again].map(asText));
}
