import { type IndexedMesh, prepareMesh, selfIntersects } from '../../src/mesh/index.js';
import { book, closedCone, disk, loose, tennisCone, thickCone } from '../../test/mesh/growing-meshes.js';
import { expectAnswer, type GrowthFamily } from './family.js';

function proper(name: string, title: string, make: (n: number) => IndexedMesh): GrowthFamily {
  return {
    name,
    title: `selfIntersects: ${title}`,
    prepare(n) {
      const mesh = make(n);
      return () => expectAnswer(selfIntersects(prepareMesh(mesh)), false);
    },
  };
}

/** Vertices with very many triangles. */
export const largeStars: readonly GrowthFamily[] = [
  proper('disk', 'a disk around its centre', disk),
  proper('loose-disk', 'a disk of loose triangles', (n) => loose(disk(n))),
  proper('closed-cone', 'a cone with its base', closedCone),
  proper('thick-cone', 'a cone in a cone, on one rim', thickCone),
  proper('tennis-cone', 'a cone over the seam of a tennis ball', tennisCone),
  proper('loose-tennis-cone', 'the same of loose triangles', (n) => loose(tennisCone(n))),
  proper('book', 'triangles on one edge', book),
];
