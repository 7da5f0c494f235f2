/**
 * The function that closes seams of a mesh, by the package that it was made of: what made it left a member there.
 *
 * @example welderOf({ positions: [], indices: [] }); // 'weldVertices'
 */
export function welderOf(mesh: object): string {
  if ('geometry' in mesh && 'placement' in mesh) return 'meshFromObject or meshFromGeometry';
  if (!('source' in mesh)) return 'weldVertices';
  if ('polygons' in mesh) return 'meshFromGeom3 or booleansWith';
  return 'faces' in mesh ? 'meshFromOcct' : 'weldVertices';
}
