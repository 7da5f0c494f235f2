import { countingSort } from '../core/collections/counting-sort.js';
import { EdgeNumbers } from './edge-numbers.js';
import type { Facets } from './facets.js';
import { EDGE, FACE, INSIDE, VERTEX } from './feature-codes.js';
import type { ConvexHull } from './hull.js';
import { onPolygon } from './on-polygon.js';
import { placesOf } from './places-of.js';

/** A hull in numbers of its own. */
export interface Raw {
  readonly x: Float64Array;
  readonly facets: Facets;
  /** Of each point the number that it was given; one that has none was not given. */
  readonly order: Uint32Array;
  /** Whether faces are the other way round. */
  readonly isReversed: boolean;
}

/** The hull in the numbers of the points as they were given, and in the order that these have. */
export function numberedHull(raw: Raw, dimension: 2 | 3): ConvexHull {
  const { facets, order } = raw;
  const places = located(raw);
  const first = firstOfEqual(raw, places);
  const { faceStarts, corners, faceOf } = sortedFaces(raw, first);
  const vertices = distinct(corners, order.length);
  const vertexAt = new Uint32Array(order.length);
  for (let at = 0; at < vertices.length; at++) vertexAt[vertices[at]!] = at;
  const edges = places.types.includes(EDGE) ? edgeNumbers(faceStarts, corners) : undefined;
  const featureTypes = new Uint8Array(order.length).fill(INSIDE);
  const featureIndices = new Uint32Array(order.length);
  for (const corner of distinct(facets.corners, order.length)) {
    featureTypes[order[corner]!] = VERTEX;
    featureIndices[order[corner]!] = vertexAt[first[corner]!]!;
  }
  for (let k = 0; k < facets.points.length; k++) {
    const given = order[facets.points[k]!]!;
    const type = places.types[k]!;
    const start = first[places.starts[k]!]!;
    featureTypes[given] = type;
    if (type === FACE) featureIndices[given] = faceOf[facets.facetOf[k]!]!;
    else if (type === EDGE) featureIndices[given] = edges!.of(start, first[places.ends[k]!]!);
    else featureIndices[given] = vertexAt[start]!;
  }
  return { dimension, vertices, faceStarts, corners, featureTypes, featureIndices };
}

/** The numbers below a limit that are in a list, ascending. */
function distinct(list: Uint32Array, limit: number): Uint32Array {
  const isListed = new Uint8Array(limit);
  // Those beyond the limit are written nowhere.
  for (let at = 0; at < list.length; at++) isListed[list[at]!] = 1;
  return placesOf(isListed, 1);
}

/** The numbers of all edges, as they come face by face. */
export function edgeNumbers(faceStarts: Uint32Array, corners: Uint32Array): EdgeNumbers {
  const edges = new EdgeNumbers(corners.length);
  for (let face = 0; face + 1 < faceStarts.length; face++) {
    const [from, to] = [faceStarts[face]!, faceStarts[face + 1]!];
    for (let at = from; at < to; at++) edges.of(corners[at]!, corners[at + 1 < to ? at + 1 : from]!);
  }
  return edges;
}

/** What the points of facets are on: the codes of features, and the corner, or the ends of the edge. */
interface Places {
  readonly types: Uint8Array;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

const CODES = { vertex: VERTEX, edge: EDGE, face: FACE, interior: INSIDE } as const;

function located({ x, facets }: Raw): Places {
  const { starts, corners, points, facetOf } = facets;
  const places: Places = {
    types: new Uint8Array(points.length),
    starts: new Uint32Array(points.length),
    ends: new Uint32Array(points.length),
  };
  for (let k = 0; k < points.length; k++) {
    const from = starts[facetOf[k]!]!;
    const to = starts[facetOf[k]! + 1]!;
    const { type, at } = onPolygon(x, corners, from, to, points[k]!);
    places.types[k] = CODES[type];
    places.starts[k] = corners[at]!;
    places.ends[k] = corners[at + 1 < to ? at + 1 : from]!;
  }
  return places;
}

/** Of each point its number, and of each vertex the least number of an equal point. */
function firstOfEqual({ x, facets, order }: Raw, { types, starts }: Places): Uint32Array {
  const first = new Uint32Array(x.length / 3).fill(order.length);
  first.set(order);
  for (let k = 0; k < types.length; k++) {
    if (types[k] !== VERTEX) continue;
    const corner = starts[k]!;
    first[corner] = Math.min(first[corner]!, order[facets.points[k]!]!);
  }
  return first;
}

interface Faces {
  readonly faceStarts: Uint32Array;
  readonly corners: Uint32Array;
  /** Of each facet the number of its face. */
  readonly faceOf: Uint32Array;
}

/** All facets of points that were given, each from its lowest number on, in the order of their first two corners. */
function sortedFaces(raw: Raw, first: Uint32Array): Faces {
  const count = raw.order.length;
  const { starts, corners } = turned(raw, first);
  const isHidden = new Uint8Array(starts.length - 1);
  if (first.length > count) {
    for (let facet = 0; facet < isHidden.length; facet++) {
      for (let at = starts[facet]!; at < starts[facet + 1]!; at++)
        if (corners[at]! >= count) isHidden[facet] = 1;
    }
  }
  const sorted = sortedByCorners(placesOf(isHidden, 0), starts, corners, count);
  const faceStarts = new Uint32Array(sorted.length + 1);
  const faceOf = new Uint32Array(starts.length);
  const all = new Uint32Array(corners.length);
  for (let face = 0, to = 0; face < sorted.length; face++) {
    const facet = sorted[face]!;
    faceOf[facet] = face;
    for (let at = starts[facet]!; at < starts[facet + 1]!; at++) all[to++] = corners[at]!;
    faceStarts[face + 1] = to;
  }
  return { faceStarts, corners: all.slice(0, faceStarts.at(-1)), faceOf };
}

/** Facets in the order of their first corners, and then of their second ones. */
function sortedByCorners(
  facets: Uint32Array,
  starts: Uint32Array,
  corners: Uint32Array,
  count: number,
): Uint32Array {
  const key = new Uint32Array(starts.length);
  let sorted = facets;
  for (const place of [1, 0]) {
    for (let k = 0; k < facets.length; k++) key[facets[k]!] = corners[starts[facets[k]!]! + place]!;
    sorted = countingSort(sorted, key, count);
  }
  return sorted;
}

/** The facets with the numbers that were given, from the lowest on. */
function turned(
  { facets, isReversed }: Raw,
  first: Uint32Array,
): { starts: Uint32Array; corners: Uint32Array } {
  const { starts, corners } = facets;
  const result = new Uint32Array(corners.length);
  for (let facet = 0; facet + 1 < starts.length; facet++) {
    const from = starts[facet]!;
    const to = starts[facet + 1]!;
    let lowest = from;
    for (let at = from; at < to; at++) {
      if (first[corners[at]!]! < first[corners[lowest]!]!) lowest = at;
    }
    for (let k = from, at = lowest; k < to; k++) {
      result[k] = first[corners[at]!]!;
      if (isReversed) at = at > from ? at - 1 : to - 1;
      else at = at + 1 < to ? at + 1 : from;
    }
  }
  return { starts, corners: result };
}
