import { rejectWords } from '../../core/arguments/index.js';
import { requireNoMore } from '../../core/arguments/surplus.js';
import { type MassProperties, massPropertiesOf } from '../../measures/mass-properties.js';
import { meshArea } from '../../measures/mesh-area.js';
import { meshMoments, meshVolumeSum } from '../../measures/mesh-moments.js';
import { fractionOf } from '../../measures/scaled-sum.js';
import { closureOfMesh } from '../structure/closure.js';
import { adoptDoubleMesh, type MeshInput } from '../structure/indexed-mesh.js';
import { PreparedMesh } from '../structure/prepared-mesh.js';

/**
 * Volume, area, centroid and inertia of the body that a closed mesh bounds, of density 1: exact fractions, and the
 * nearest doubles to them; the area, which is a sum of roots, as the nearest double. Lengths count in the unit of the
 * coordinates, the volume in its cube, second moments and inertia in its fifth power.
 *
 * A point counts as often as the mesh goes round it ({@link windingNumber}): what is inside out counts negative, what
 * lies in two components twice. So a mesh may cut itself, and the boundary does not matter. A mesh of volume 0 has no
 * centroid and no inertia about it (`null`); without triangles all is 0. The area is that of all triangles.
 *
 * Each member is calculated when it is first read, of the mesh as it was when the function was called.
 *
 * Source: Lien, Kajiya 1984, "A symbolic method for calculating the integral properties of arbitrary nonconvex
 * polyhedra"; Mirtich 1996, "Fast and accurate computation of polyhedral mass properties", for what is asked.
 *
 * @throws RangeError for what is no mesh, and for one with an edge along which more triangles run one way than the
 *   other: an open mesh bounds nothing
 * @example
 * const positions = [0, 0, 0, 6, 0, 0, 0, 6, 0, 0, 0, 6];
 * const corner = massProperties({ positions, indices: [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3] });
 * corner.volume; // { numerator: 36n, denominator: 1n }
 * corner.rounded.centroid; // [1.5, 1.5, 1.5]
 * corner.rounded.inertiaAtCentroid[0]; // [97.2, 16.2, 16.2]
 * corner.area; // 85.17691453623979
 */
export function massProperties(mesh: MeshInput): MassProperties {
  if (arguments.length > 1) requireNoMore('massProperties', 1, arguments[1]);
  const adopted = adoptDoubleMesh('massProperties', 'mesh', mesh);
  const { unbalancedEdges } = mesh instanceof PreparedMesh ? mesh : closureOfMesh(adopted);
  if (unbalancedEdges > 0) {
    const expected = 'a mesh with as many triangles one way as the other along each edge';
    rejectWords('massProperties', 'mesh', expected, `one with ${unbalancedEdges} unbalanced edges`);
  }
  // What is found later must not depend on what becomes of the mesh.
  const [positions, indices] = [adopted.positions.slice(), adopted.indices.slice()];
  return massPropertiesOf({
    volume: () => fractionOf(meshVolumeSum(positions, indices), 6n),
    area: () => meshArea(positions, indices),
    integrals() {
      const { six, first, second } = meshMoments(positions, indices);
      return {
        volume: fractionOf(six, 6n),
        first: first.map((sum) => fractionOf(sum, 24n)),
        second: second.map((sum) => fractionOf(sum, 120n)),
      };
    },
  });
}
