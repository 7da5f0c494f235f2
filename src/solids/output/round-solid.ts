import type { Solid } from '../solid.js';
import { type SolidPoints, solidPoints } from '../solid-points.js';
import { FaceTurns } from './face-turns.js';
import { flipEdges } from './flip-edges.js';
import { type InnerContacts, innerContacts } from './inner-contacts.js';
import { type MeshFaults, meshFaults } from './mesh-faults.js';
import type { Precision } from './precision.js';
import { type RoundedVertices, roundVertices } from './round-vertices.js';
import { type SolidTriangles, trianglesOfFaces, triangulateSolid } from './triangulate-solid.js';

/** A mesh that was tested. */
export interface TestedMesh extends RoundedVertices, MeshFaults {
  /** Seen from outside; of an unbounded solid, from inside. */
  readonly indices: Uint32Array;
}

/**
 * Rounds, and tests with the triangles of the sweep. Where that fails, they are cut anew where faces meet others
 * within, and where that fails, too, they are made fatter.
 */
export function roundSolid(solid: Solid, precision: Precision): TestedMesh {
  const known = solidPoints('solidToMesh', solid);
  const rounded = roundVertices(known.points, precision);
  let cut = triangulateSolid(solid);
  const tested = (): TestedMesh => {
    const indices = solid.isUnbounded ? reversed(cut.triangles) : cut.triangles;
    return { ...rounded, ...faultsOf(rounded, indices), indices };
  };
  const first = tested();
  if (first.faults.length === 0 || rounded.beyond.length > 0) return first;
  const stretches = innerContacts(solid, known, cut, rounded.positions);
  if (stretches.size > 0) {
    cut = trianglesOfFaces(solid, stretches);
    const second = tested();
    if (second.faults.length === 0) return second;
  }
  flipFaces(solid, known, cut, rounded.positions, stretches);
  return tested();
}

/** Flips edges within each face. */
function flipFaces(
  { faces }: Solid,
  { planes, points }: SolidPoints,
  { triangles, faceOf }: SolidTriangles,
  positions: Float64Array,
  stretches: InnerContacts,
): void {
  for (let t = 0; t < faceOf.length; ) {
    const face = faceOf[t]!;
    const { plane, facing } = faces[face]!;
    let end = t + 1;
    while (faceOf[end] === face) end++;
    const turns = new FaceTurns(points, planes[plane]!, facing);
    flipEdges(triangles.subarray(3 * t, 3 * end), turns, positions, stretches.get(face));
    t = end;
  }
}

function faultsOf({ positions, isExact, beyond }: RoundedVertices, indices: Uint32Array): MeshFaults {
  if (indices.length === 0) return { faults: [], contacts: 0 };
  if (beyond.length === 0) return meshFaults(positions, indices, isExact);
  const fault = { type: 'too-large', count: beyond.length, items: beyond.map((v) => [v]) } as const;
  return { faults: [fault], contacts: 0 };
}

/** The triangles looking the other way. */
export function reversed(indices: Uint32Array): Uint32Array {
  return indices.map((_, i) => indices[i % 3 === 0 ? i : i % 3 === 1 ? i + 1 : i - 1]!);
}
