import type { Sign } from '../../core/sign.js';
import type { ThickPlaneLike } from '../../implicit/data.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import { unoriented } from '../../implicit/objects/unoriented-plane.js';
import { facingOf } from '../../implicit/plane-identity.js';
import { sideOfBand, thickPlaneFrom } from '../../implicit/thick-plane-side.js';
import { classificationOf, type PlaneClassification } from '../classify/classification.js';
import type { CheckedPolygon } from './load-polygon.js';

/** A plane to split by, and where the vertices of a polygon lie. */
export interface PolygonSides {
  /** The plane, or its negative: what cut edges and cut points are defined by. */
  readonly cut: PlaneObject;
  readonly isThick: boolean;
  readonly classification: PlaneClassification;
  /** Of each vertex: 1 in front of the band, 0 in it, -1 behind it. */
  readonly sides: readonly Sign[];
  /** Of a polygon that is on the plane: whether its normal points to the plane's front. */
  readonly facing: Sign;
}

/** Classifies the vertices of a polygon. @throws RangeError naming the part of the plane that is wrong */
export function polygonSides(where: string, polygon: CheckedPolygon, plane: ThickPlaneLike): PolygonSides {
  const { plane: own, halfThickness, metric } = thickPlaneFrom(where, 'plane', plane);
  const { plane: cut, isOpposite } = unoriented(own);
  const band = { plane: cut, halfThickness, metric };
  const sides = polygon.vertices.map((vertex) => turned(sideOfBand(band, vertex), isOpposite));
  const classification = classificationOf(sides);
  const facing = classification === 'on' ? facingOf(polygon.plane, own) : 0;
  return { cut, isThick: halfThickness > 0, classification, sides, facing };
}

function turned(side: Sign, isOpposite: boolean): Sign {
  if (!isOpposite) return side;
  return side > 0 ? -1 : side < 0 ? 1 : 0;
}
