import {
  type AxisDirection,
  axisWindingNumber,
  locatePoint,
  type MeshFeature,
  pointOnSurface,
  prepareMesh,
  windingNumber,
} from '../../../mesh/index.js';
import { ALL, type MeshValues, meshAt, meshSize, vectorAt } from '../../cases/meshes/values.js';

type Point = readonly [number, number, number];

/** A feature with all that it says of itself: `edge 7 from 2 to 5`, the half-edge and its vertices. */
function featureText(feature: MeshFeature | null): string {
  if (feature === null) return '-';
  if (feature.type === 'interior') return feature.index === 0 ? 'interior' : 'ANOTHER INTERIOR';
  if (feature.type !== 'edge') return `${feature.type} ${feature.index}`;
  const { index, vertices, triangle } = feature;
  const other = Math.floor(index / 3) === triangle ? '' : ' OF ANOTHER TRIANGLE';
  return `edge ${index} from ${vertices.join(' to ')}${other}`;
}

/** The answer, or `word` if the function says by a RangeError with this text that there is none. */
function unless(text: string, word: string, ask: () => string): string {
  try {
    return ask();
  } catch (error) {
    if (error instanceof RangeError && error.message.includes(text)) return word;
    throw error;
  }
}

/** Where a point is, by both kinds of trees; of a mesh that is not closed, on which part of its surface. */
export function locationText(mesh: MeshValues, p: Point): string {
  const [one, other] = [prepareMesh(mesh, { build: 'morton' }), prepareMesh(mesh, { build: 'sah' })];
  const ask = (prepared: typeof one) =>
    unless('a closed mesh', `open ${featureText(pointOnSurface(prepared, p))}`, () => {
      const { location, feature } = locatePoint(prepared, p);
      return location === 'outside' && feature === null ? location : `${location} ${featureText(feature)}`;
    });
  const text = ask(one);
  const surface = pointOnSurface(one, p);
  const isOn = text.startsWith('boundary');
  const differs =
    !text.startsWith('open') && (isOn ? text !== `boundary ${featureText(surface)}` : surface !== null);
  return text + (differs ? ' SURFACE DIFFERS' : '') + (ask(other) === text ? '' : ' TREES DIFFER');
}

/** How often a mesh goes round a point. */
export function windingText(mesh: MeshValues, p: Point): string {
  const prepared = prepareMesh(mesh);
  return unless('as many triangles', 'unbalanced', () => {
    const winding = windingNumber(prepared, p);
    return winding === null ? 'boundary' : `winding ${winding}`;
  });
}

const DIRECTIONS: readonly AxisDirection[] = [0, 1, 2, 3, 4, 5];

/** What the rays along +x, +y, +z, -x, -y, -z count. */
function axisText(mesh: MeshValues, p: Point): string {
  const prepared = prepareMesh(mesh);
  const all = DIRECTIONS.map((direction) => axisWindingNumber(prepared, p, direction));
  return all.every((winding) => winding === null) ? 'boundary' : all.join(' ');
}

const ofValues = (ask: (mesh: MeshValues, p: Point) => string) => (v: Float64Array) =>
  ask(meshAt(v, 0, ALL), vectorAt(v, meshSize(ALL)));

/** The kernel's answers. */
export const locatePointSubject = ofValues(locationText);
export const windingNumberSubject = ofValues(windingText);
export const axisWindingNumberSubject = ofValues(axisText);
