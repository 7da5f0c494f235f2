import { exactRingAt, openVectors } from '../../../cases/planar/rings.js';
import { areaOf, commonArea, isSame, isSimple } from '../planar-polygons/areas.js';
import { exact, orientation2, sameVector, type Vector } from '../vectors.js';
import { cornersOf, overlap, type Triple } from './point-triangulation.js';

/** The vertices of the ring, by their numbers. */
function verticesOf(values: Float64Array): readonly Vector[] {
  return exactRingAt(exact(values), 0);
}

/** Those of them that count: not the last one if it repeats the first. */
function ringOf(values: Float64Array): readonly Vector[] {
  return openVectors(verticesOf(values));
}

/** Whether the ring is simple, no vertex of it repeated, and so has a triangulation. */
export function isSimpleRing(values: Float64Array): boolean {
  const ring = ringOf(values);
  const isRepeated = (p: Vector, i: number) => sameVector(p, ring[(i + 1) % ring.length]!);
  return ring.length > 2 && !ring.some(isRepeated) && isSimple(ring);
}

/** Whether all turns of the ring are to one side. */
export function referee(values: Float64Array): string {
  const ring = ringOf(values);
  const turns = ring.map((p, i) =>
    orientation2(p, ring[(i + 1) % ring.length]!, ring[(i + 2) % ring.length]!),
  );
  if (turns.includes(0)) return 'flat-corners';
  return new Set(turns).size === 1 ? 'convex' : 'concave';
}

/** What is wrong with triangles as parts of a polygon: they lie within it, do not overlap, and have its area together. `''`: nothing. */
export function partsFault(values: Float64Array, triangles: readonly Triple[]): string {
  const ring = ringOf(values);
  const vertices = verticesOf(values);
  const all = triangles.map((triangle) => ({ triangle, corners: cornersOf(vertices, triangle) }));
  const parts = all.filter(({ corners }) => orientation2(...corners) !== 0);
  for (const [i, { triangle, corners }] of parts.entries()) {
    const name = `triangle ${triangle.join(' ')}`;
    if (!isSame(commonArea([corners], [ring]), areaOf([corners]))) return `${name} is not within the polygon`;
    const other = parts.slice(0, i).find((one) => overlap(one.corners, corners));
    if (other !== undefined) return `triangle ${other.triangle.join(' ')} and ${name} overlap`;
  }
  const covered = parts.reduce((sum, { corners }) => sum + areaOf([corners]).numerator, 0n);
  return covered === areaOf([ring]).numerator ? '' : 'the triangles do not cover the polygon';
}

/** What keeps triangles from fitting together: one without an area, or a vertex of the polygon on one that is no corner of it. `''`: nothing. */
export function conformityFault(values: Float64Array, triangles: readonly Triple[]): string {
  const vertices = verticesOf(values);
  for (const triangle of triangles) {
    const [a, b, c] = cornersOf(vertices, triangle);
    const name = `triangle ${triangle.join(' ')}`;
    if (orientation2(a, b, c) === 0) return `${name} has no area`;
    const on = vertices.findIndex(
      (p) =>
        ![a, b, c].some((corner) => sameVector(corner, p)) &&
        orientation2(a, b, p) >= 0 &&
        orientation2(b, c, p) >= 0 &&
        orientation2(c, a, p) >= 0,
    );
    if (on >= 0) return `vertex ${on} is on ${name}, and no corner of it`;
  }
  return '';
}
