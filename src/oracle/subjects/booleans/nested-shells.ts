import { type Solid, solidFromMesh } from '../../../solids/index.js';
import { placePoint } from '../../cases/booleans/box-chain.js';
import { nestedShellsOf, shellMeshes, shellPlaces } from '../../cases/booleans/nested-shells.js';
import { combinedText } from './combined-text.js';

/** What the kernel says of two solids of several shells combined. */
export function nestedShellsSubject(v: Float64Array): string {
  const { operation, rule, frame } = nestedShellsOf(v);
  const [a, b] = shellMeshes(v).map((mesh) => solidFromMesh(mesh, { rule })) as [Solid, Solid];
  return combinedText(
    operation,
    a,
    b,
    shellPlaces(v).map((place) => placePoint(frame, place)),
  );
}
