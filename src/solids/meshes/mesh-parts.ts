import { type Bvh, buildBvh } from '../../indexes/index.js';
import { nearSoup } from './near-soup.js';
import type { MeshOperand } from './operand.js';
import { patchesOf } from './patches.js';
import { windingsBeside } from './windings.js';

/** The parts of a mesh that hang together over edges of two triangles, and how the mesh winds around them. */
export interface MeshParts {
  /** The part of each triangle. */
  readonly partOf: Int32Array;
  /** A triangle of each part. */
  readonly first: readonly number[];
  /** A tree over the boxes of the parts. */
  readonly bvh: Bvh;
  /** How often the mesh winds around the points just behind each part; just in front of it that is one less. */
  readonly inside: readonly number[];
}

const known: WeakMap<MeshOperand, MeshParts> = /* @__PURE__ */ new WeakMap();

/** The parts of a mesh, found when they are asked for first. */
export function partsOf(operand: MeshOperand): MeshParts {
  let found = known.get(operand);
  if (found === undefined) {
    found = findParts(operand);
    known.set(operand, found);
  }
  return found;
}

function findParts(operand: MeshOperand): MeshParts {
  const { patchOf, first } = patchesOf(operand, new Uint8Array(operand.mesh.triangles));
  const { soup } = nearSoup([operand], [first]);
  const inside = first.map((_, i) => {
    const facet = soup.withEdges(i);
    const { front, back } = windingsBeside(soup, [operand], facet.plane, facet);
    return (facet.facing > 0 ? back : front)[0]!;
  });
  return { partOf: patchOf, first, bvh: buildBvh(boxesOfParts(operand, patchOf, first.length)), inside };
}

function boxesOfParts({ mesh }: MeshOperand, partOf: Int32Array, parts: number): Float64Array {
  const boxes = new Float64Array(6 * parts);
  for (let i = 0; i < boxes.length; i++) boxes[i] = i % 6 < 3 ? Infinity : -Infinity;
  const { positions, indices } = mesh;
  for (let h = 0; h < indices.length; h++) {
    const [at, box] = [3 * indices[h]!, 6 * partOf[Math.floor(h / 3)]!];
    for (let k = 0; k < 3; k++) {
      const x = positions[at + k]!;
      if (x < boxes[box + k]!) boxes[box + k] = x;
      if (x > boxes[box + 3 + k]!) boxes[box + 3 + k] = x;
    }
  }
  return boxes;
}
