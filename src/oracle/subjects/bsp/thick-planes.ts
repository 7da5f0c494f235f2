import {
  type FacingThickPlaneContact,
  segmentThickPlane,
  type ThickPlaneContact,
  thickPlaneBox,
  thickPlaneConvexPolyhedron,
  thickPlaneHull,
  thickPlaneMesh,
  thickPlaneOrientedBox,
  thickPlanePolygon,
  triangleThickPlane,
} from '../../../bsp/index.js';
import type { Triangle } from '../../../core/shapes.js';
import { planeThrough, type ThickPlane, thickPlaneSide } from '../../../implicit/index.js';
import { featureText } from '../../answers/text.js';
import { polygonOf, polyhedronOf, SHAPE, thickPlaneOf } from '../../cases/bsp/thick-planes.js';
import { hullOf } from '../../cases/hulls.js';
import { meshAt, SMALLER } from '../../cases/meshes/values.js';
import { boxOf, orientedBoxOf, segmentOf, triangleOf } from '../../cases/shapes.js';

/** The thick plane of a case as the kernel takes it. */
function bandOf(v: ArrayLike<number>): ThickPlane {
  const { plane, ...rest } = thickPlaneOf(v);
  return { plane: 'a' in plane ? planeThrough(plane.a, plane.b, plane.c) : plane, ...rest };
}

function textOf(contact: ThickPlaneContact | FacingThickPlaneContact): string {
  const facing = 'facing' in contact ? [String(contact.facing)] : [];
  const features = contact.features.map(featureText);
  return [contact.classification, contact.sides.join(), ...facing, ...features].join(' ');
}

/** A segment; its ends as points say the same. */
export function segmentThickPlaneSubject(v: Float64Array): string {
  const [segment, band] = [segmentOf(v, SHAPE), bandOf(v)];
  const contact = segmentThickPlane(segment, band);
  const sides = [thickPlaneSide(band, segment.start), thickPlaneSide(band, segment.end)];
  return textOf(contact) + (sides.join() === contact.sides.join() ? '' : ' SIDES DIFFER');
}

/** A triangle; a mesh of it alone says the same. */
export function triangleThickPlaneSubject(v: Float64Array): string {
  const [triangle, band] = [triangleOf(v, SHAPE), bandOf(v)];
  const contact = triangleThickPlane(triangle, band);
  return textOf(contact) + (isSameAsMesh(triangle, band, contact) ? '' : ' MESH DIFFERS');
}

function isSameAsMesh({ a, b, c }: Triangle, band: ThickPlane, contact: ThickPlaneContact): boolean {
  const mesh = thickPlaneMesh(band, {
    positions: [a, b, c].flatMap((p) => Array.from(p)),
    indices: [0, 1, 2],
  });
  const { classification, sides, edges, triangles } = mesh;
  const edgesOn = contact.features.filter(({ type }) => type === 'edge').map(({ index }) => index);
  return (
    edges.join() === edgesOn.join() &&
    classification === contact.classification &&
    sides.join() === contact.sides.join() &&
    triangles[classification].join() === '0'
  );
}

/** A polygon. */
export const thickPlanePolygonSubject = (v: Float64Array): string =>
  textOf(thickPlanePolygon(bandOf(v), polygonOf(v)));

/** A box. */
export const thickPlaneBoxSubject = (v: Float64Array): string =>
  textOf(thickPlaneBox(bandOf(v), boxOf(v, SHAPE)));

/** An oriented box. */
export const thickPlaneOrientedBoxSubject = (v: Float64Array): string =>
  textOf(thickPlaneOrientedBox(bandOf(v), orientedBoxOf(v, SHAPE)));

/** A tetrahedron as a convex polyhedron. */
export const thickPlaneConvexPolyhedronSubject = (v: Float64Array): string =>
  textOf(thickPlaneConvexPolyhedron(bandOf(v), polyhedronOf(v)));

/** A hull of points. */
export const thickPlaneHullSubject = (v: Float64Array): string =>
  textOf(thickPlaneHull(bandOf(v), hullOf(v, SHAPE)));

/** A thick plane and a mesh. */
export function thickPlaneMeshSubject(v: Float64Array): string {
  const { classification, sides, edges, triangles } = thickPlaneMesh(bandOf(v), meshAt(v, SHAPE, SMALLER));
  const { front, back, on, straddling } = triangles;
  return `${classification} ${sides.join()} front:${front} back:${back} on:${on} straddling:${straddling} edges:${edges}`;
}
