/** Triangles and boxes of the plane against polygons: as polygons, or as the segment or point that a flat one is. */
import { edge, type Feature, vertex } from '../../core/feature.js';
import type { Ring, Segment } from '../../core/shapes.js';
import { turn } from '../linear/linear.js';
import { corner, crossedFeature, edgeFrom, type Region, regionFeature } from '../regions/region.js';
import { inFeatureOrder } from './contact-order.js';
import { type PolygonFeature, pointPolygon2d } from './point-polygon.js';
import { areasContact, areasMeet, type PolygonPolygon2d } from './polygon-polygon.js';
import { RegionEdges } from './region-edges.js';
import {
  type Place,
  type PolygonContactPoint,
  placesOf,
  segmentAreaContact,
  segmentMeetsArea,
} from './segment-polygon.js';

/** How a triangle or box and a polygon meet, as areas. */
export interface RegionPolygon2d extends Omit<PolygonPolygon2d, 'contact'> {
  readonly contact: readonly PolygonContactPoint[];
}

const isFlat = ({ corners }: Region) => corners.length < 3;

/** The corners of a region that is not flat, counterclockwise. */
const ringOfRegion = (region: Region): Ring => region.corners.map((_, i) => corner(region, i));

/** The segment that a flat region is; of a point, one without length. */
const segmentOfRegion = (region: Region): Segment => ({ start: corner(region, 0), end: corner(region, 1) });

/** How a triangle or box and the polygon of checked rings meet. */
export function regionPolygonContact(region: Region, rings: readonly Ring[]): RegionPolygon2d {
  if (isFlat(region)) return flatContact(region, new RegionEdges(rings));
  const { relation, contact, containment, boundaries } = areasContact([ringOfRegion(region)], rings);
  const own = ({ type, index }: PolygonFeature): Feature =>
    type === 'vertex' ? vertex(region.corners[index]!) : edge(edgeFrom(region, index));
  const found = contact.map(({ a, b }) => ({ a: own(a), b }));
  return { relation, contact: inFeatureOrder(found), containment, boundaries };
}

function flatContact(region: Region, polygon: RegionEdges): RegionPolygon2d {
  const segment = segmentOfRegion(region);
  const { relation, containment, boundary } = segmentAreaContact(segment, polygon);
  const found = placesOf(polygon, segment.start, segment.end)
    .filter(({ b }) => b.type !== 'face')
    .map(({ at, b }) => ({ a: ownFeature(region, at), b }));
  const contact = inFeatureOrder([...found, ...cornersAlong(region, polygon, found)]);
  return { relation, contact, containment, boundaries: boundary };
}

/** The feature of a flat region at a point, or where it crosses an edge. */
function ownFeature(region: Region, at: Place['at']): Feature {
  if (!('ring' in at)) return regionFeature(region, at)!;
  return crossedFeature(region.vertices.map((v) => turn(at.p, at.q, v)));
}

/** The vertices of a flat region that lie on an edge of the polygon and are no points of the contact yet. */
function cornersAlong(
  region: Region,
  { rings }: RegionEdges,
  found: readonly PolygonContactPoint[],
): PolygonContactPoint[] {
  const [outer, ...holes] = rings;
  return region.vertices.flatMap((v, i) => {
    const isKnown = found.some(({ a }) => a.type === 'vertex' && a.index === i);
    if (isKnown || regionFeature(region, v)!.index !== i) return [];
    const { location, feature } = pointPolygon2d(v, { outer: outer!, holes });
    return location === 'boundary' ? [{ a: vertex(i), b: feature! }] : [];
  });
}

/** Do a triangle or box and the polygon of checked rings have a common point? */
export function regionMeetsPolygon(region: Region, rings: readonly Ring[]): boolean {
  return isFlat(region)
    ? segmentMeetsArea(segmentOfRegion(region), rings)
    : areasMeet([ringOfRegion(region)], rings);
}
