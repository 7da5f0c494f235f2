/** Meshes and trees of geometries and placements of objects, kept as long as they are as they were. */
import { type ExactPlacement, exactPlacement } from '../implicit/exact-placement.js';
import { type PreparedMesh, prepareMesh } from '../mesh/index.js';
import { meshPlacedBy } from '../mesh/queries/place-mesh.js';
import type { PlacedMesh } from '../mesh/structure/placed-mesh.js';
import { orient3d } from '../predicates/generated/orient3d.js';
import type { AttributeLike } from './attributes.js';
import { ownMesh } from './geometry-mesh.js';
import { matrixPlacement } from './placement-of.js';
import type { GeometryLike, ObjectLike } from './structures.js';

/** What says that an attribute was changed: another list, or a version that `needsUpdate` counts. */
function stampOf(attribute: AttributeLike | null): readonly unknown[] {
  const from = attribute?.data ?? attribute;
  return [attribute, from?.array, from?.version, attribute?.count];
}

interface Kept {
  readonly stamp: readonly unknown[];
  readonly mesh: PreparedMesh;
}

const geometries: WeakMap<GeometryLike, Kept> = /* @__PURE__ */ new WeakMap();

const isSame = (a: ArrayLike<unknown>, b: ArrayLike<unknown>): boolean =>
  Array.from(a).every((x, i) => Object.is(x, b[i]));

/** The mesh of a geometry with its tree, over vertices of its own numbers. */
export function preparedGeometry(where: string, name: string, geometry: GeometryLike): PreparedMesh {
  const { attributes, index = null } = geometry;
  const stamp = [...stampOf(attributes.position as AttributeLike), ...stampOf(index as AttributeLike | null)];
  const known = geometries.get(geometry);
  if (known !== undefined && isSame(known.stamp, stamp)) return known.mesh;
  const mesh = prepareMesh(ownMesh(where, name, geometry));
  geometries.set(geometry, { stamp, mesh });
  return mesh;
}

/** An object's mesh at its place. */
export interface PlacedObject {
  readonly mesh: PreparedMesh;
  readonly elements: readonly number[];
  readonly to: ExactPlacement;
  readonly placed: PlacedMesh;
}

const objects: WeakMap<ObjectLike, PlacedObject> = /* @__PURE__ */ new WeakMap();

/** Rays alone are cast at what is placed here: its distances are not loaded. */
function notAsked(): never {
  throw new Error('distances of an object were asked');
}

/** Do the columns of a matrix lie in one plane? */
const isFlat = ([ax, ay, az, , bx, by, bz, , cx, cy, cz]: readonly number[]): boolean =>
  orient3d(ax!, ay!, az!, bx!, by!, bz!, cx!, cy!, cz!, 0, 0, 0) === 0;

/** The mesh of an object where its matrix takes it; null if that flattens it. */
export function placedObject(where: string, name: string, object: ObjectLike): PlacedObject | null {
  const mesh = preparedGeometry(where, `${name}.geometry`, object.geometry);
  const known = objects.get(object);
  if (known !== undefined && known.mesh === mesh && isSame(known.elements, object.matrixWorld.elements))
    return known;
  const placement = matrixPlacement(where, `${name}.matrixWorld`, object.matrixWorld);
  if (isFlat(Array.from(placement.elements))) return null;
  const to = exactPlacement(where, `${name}.matrixWorld`, placement);
  const made = {
    mesh,
    elements: Array.from(placement.elements),
    to,
    placed: meshPlacedBy(mesh, to, notAsked),
  };
  objects.set(object, made);
  return made;
}
