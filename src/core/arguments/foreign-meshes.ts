/** Meshes of other packages that were taken for meshes of this one, and what makes some of them. */

type Members = Readonly<Record<string, unknown>>;

/** A member that no mesh here has, what makes a mesh of who has it, and where that is from. */
const WAYS = [
  ['triVerts', 'Manifold(mesh)', 'manifold'],
  ['getMesh', 'Manifold(v.getMesh())', 'manifold'],
  ['transforms', 'Geom3(geometry)', 'jscad'],
  ['brep_faces', 'Occt(mesh)', 'occt'],
  ['GetCenterOfMass', 'Jolt(shape, { jolt })', 'jolt'],
  ['mTriangleVertices', 'Jolt(settings, { jolt })', 'jolt'],
] as const;

/**
 * What makes a mesh of an object of another package; empty if it is not known. Meshes of three.js are described as such
 * wherever they are refused.
 *
 * @example foreignMeshWay({ triVerts: [] }); // 'meshFromManifold(mesh) of unerring/manifold'
 */
export function foreignMeshWay(value: unknown): string {
  const mesh = Object(value) as Members;
  const way = WAYS.find(([member]) => member in mesh);
  if (way !== undefined) return `meshFrom${way[1]} of unerring/${way[2]}`;
  // A group of three.js holds meshes, and the scene of a file is one.
  const holder = holdsObjects(mesh) ? 'v' : holdsObjects(mesh.scene) ? 'v.scene' : '';
  if (holder !== '')
    return `meshFromObject(o) of unerring/three of each o with o.isMesh that ${holder}.traverse finds`;
  if (isOfRapier(mesh)) return 'meshFromRapier(shape) of unerring/rapier';
  return isOfRapier(mesh.shape) ? 'meshFromRapier(v.shape) of unerring/rapier' : '';
}

/** Is this an object of three.js that has others, and no triangles itself? */
function holdsObjects(value: unknown): boolean {
  const { isObject3D, children, geometry } = Object(value) as Members;
  return isObject3D === true && geometry === undefined && Object(children).length > 0;
}

/** Is this a shape of Rapier with triangles? */
function isOfRapier(value: unknown): boolean {
  const { vertices, indices } = Object(value) as Members;
  return vertices instanceof Float32Array && indices instanceof Uint32Array;
}
