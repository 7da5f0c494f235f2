import { reject, requireFiniteNumbers, requireIndices, requireObject } from '../core/arguments/index.js';
import { weldVertices } from '../mesh/index.js';
import type { DoubleMesh } from '../mesh/structure/indexed-mesh.js';
import { requireJolt } from './jolt-from-mesh.js';
import type { JoltMeshSettings, JoltShape, JoltShapeClasses } from './structures.js';

/**
 * The mesh of a shape of jolt-physics, or of `MeshShapeSettings`.
 *
 * Numbers of 32 bits are doubles: nothing is rounded here. Settings have the vertices that they were given, and keep
 * their numbers. A shape has those that Jolt made of them: a `MeshShape` keeps 21 bits of the size of its box for each
 * coordinate, and of round shapes, Jolt gives triangles of its own. Triangles of shapes have no common vertices: those
 * with equal coordinates become one, and triangles come in the order of Jolt.
 *
 * Nothing of the shape is changed or held, and what is made in the memory of Jolt is given back.
 *
 * @param shape a `Shape`, of which the mesh is in its own coordinates, or `MeshShapeSettings`
 * @param options `jolt`, the module: what the function that jolt-physics exports resolves to
 * @throws RangeError naming what is wrong: what is no shape, or a class that is not there
 * @example
 * import initJolt from 'jolt-physics';
 * const jolt = await initJolt();
 * const indices = [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3];
 * const tetrahedron = { positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1], indices };
 * const { settings } = joltFromMesh(tetrahedron, { jolt });
 * const mesh = meshFromJolt(settings, { jolt });
 * mesh.positions; // new Float64Array([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1])
 * mesh.indices; // new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3])
 * jolt.destroy(settings);
 */
export function meshFromJolt(
  shape: JoltShape | JoltMeshSettings,
  options: { readonly jolt: JoltShapeClasses },
): DoubleMesh {
  const where = 'meshFromJolt';
  const expected = 'a Shape or MeshShapeSettings of jolt-physics';
  requireObject(where, 'shape', expected, shape);
  const jolt = requireJolt(where, options, 'Vec3 Quat AABox ShapeGetTriangles destroy') as JoltShapeClasses;
  if ('mTriangleVertices' in shape) return meshOfSettings(where, shape);
  if (typeof shape.GetCenterOfMass !== 'function') reject(where, 'shape', expected, shape);
  const positions = trianglesOf(shape, jolt);
  requireFiniteNumbers(where, 'the vertices of shape', positions);
  const indices = Uint32Array.from({ length: positions.length / 3 }, (_, v) => v);
  return weldVertices({ positions, indices }).mesh as DoubleMesh;
}

function meshOfSettings(
  where: string,
  { mTriangleVertices, mIndexedTriangles }: JoltMeshSettings,
): DoubleMesh {
  const count = mTriangleVertices.size();
  const positions = new Float64Array(3 * count);
  for (let v = 0; v < count; v++) {
    const { x, y, z } = mTriangleVertices.at(v);
    positions.set([x + 0, y + 0, z + 0], 3 * v);
  }
  const indices = new Uint32Array(3 * mIndexedTriangles.size());
  for (let i = 0; i < indices.length; i++)
    indices[i] = mIndexedTriangles.at(Math.floor(i / 3)).get_mIdx(i % 3);
  requireFiniteNumbers(where, 'shape.mTriangleVertices', positions);
  requireIndices(where, 'shape.mIndexedTriangles', indices, count);
  return { positions, indices };
}

/** The coordinates of the corners of all triangles of a shape, one behind the other. */
function trianglesOf(shape: JoltShape, jolt: JoltShapeClasses): Float64Array {
  const turn = new jolt.Quat(0, 0, 0, 1);
  const scale = new jolt.Vec3(1, 1, 1);
  const [box, center] = [jolt.AABox.prototype.sBiggest(), shape.GetCenterOfMass()];
  const found = new jolt.ShapeGetTriangles(
    shape as never,
    box as never,
    center as never,
    turn as never,
    scale as never,
  );
  const from = found.GetVerticesData() / Float32Array.BYTES_PER_ELEMENT;
  // Adding zero makes 0 of -0.
  const positions = Float64Array.from(
    jolt.HEAPF32.subarray(from, from + 9 * found.GetNumTriangles()),
    (x) => x + 0,
  );
  for (const one of [found, scale, turn]) jolt.destroy(one);
  return positions;
}
