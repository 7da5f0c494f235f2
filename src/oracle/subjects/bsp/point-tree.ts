import {
  buildBrushTree,
  buildMeshTree,
  type MeshTreeOptions,
  pointSolidLeafTree,
  type SolidLeafTree,
  solidLeafTreeContainsPoint,
  type TreeOptions,
} from '../../../bsp/index.js';
import { brushesOf, OTHER } from '../../cases/bsp/brushes.js';
import { ALL, meshAt, meshSize, vectorAt } from '../../cases/meshes/values.js';
import { pointOf } from '../../cases/shapes.js';

/** Many axis planes, and whichever face comes first: other trees of the same solid. */
const OTHERWISE: TreeOptions = { localSize: 4, candidates: 1, weight: 0 };

type Point = readonly [number, number, number];

/** What both trees say, and whether the boolean and a copy agree. */
function locationBy(build: (options: TreeOptions) => SolidLeafTree, point: Point): string {
  const tree = build({});
  const { location, leaves } = pointSolidLeafTree(point, tree);
  const faults: string[] = [];
  if (solidLeafTreeContainsPoint(tree, point) !== (location !== 'outside')) faults.push(' BOOLEAN DIFFERS');
  const copy = pointSolidLeafTree(point, JSON.parse(JSON.stringify(tree)));
  if (copy.leaves.join() !== leaves.join()) faults.push(' COPY DIFFERS');
  if (pointSolidLeafTree(point, build(OTHERWISE)).location !== location) faults.push(' TREES DIFFER');
  return location + faults.join('');
}

/** A point and the trees of a list of brushes. */
export function pointSolidLeafTreeSubject(v: Float64Array): string {
  const brushes = brushesOf(v);
  return locationBy(
    (options) => buildBrushTree(brushes, { ...options, inward: 'nothing' }),
    pointOf(v, OTHER),
  );
}

/** A point and the trees of a mesh, one by each rule: they are large. */
export function buildMeshTreeSubject(v: Float64Array): string {
  const [mesh, point] = [meshAt(v, 0, ALL), vectorAt(v, meshSize(ALL))];
  const by = (options: MeshTreeOptions, text: string, word: string): string => {
    try {
      return pointSolidLeafTree(point, buildMeshTree(mesh, options)).location;
    } catch (error) {
      if (error instanceof RangeError && error.message.includes(text)) return word;
      throw error;
    }
  };
  const nonZero = by({ rule: 'non-zero' }, 'as many triangles', 'unbalanced');
  return `${nonZero} ${by({ ...OTHERWISE, rule: 'even-odd' }, 'a closed mesh', 'open')}`;
}
