import { PlaneTable } from '../../../bsp/index.js';
import { type ExactPlane, isDegeneratePlane, planeIdentity, planesFacing } from '../../../implicit/index.js';
import { Chooser } from '../../cases/implicit.js';
import { kernelPlane } from './points.js';

/** The kernel's identity; a table of planes says the same. */
export function subject(v: Float64Array): string {
  const chooser = new Chooser(v[0]!);
  const [p, q] = [kernelPlane(v, chooser.plane()), kernelPlane(v, chooser.plane())];
  if (p === undefined || q === undefined) return 'undefined';
  const facing = planesFacing(p, q);
  const identity = planeIdentity(p, q);
  const isDegenerate = isDegeneratePlane(p) || isDegeneratePlane(q);
  if (isDegenerate) return `degenerate ${facing}${identity === 0 ? '' : ' IDENTITY'}`;
  const differs = isSameInTable(p, q, identity) ? '' : ' TABLE DIFFERS';
  return `${['opposite', 'different', 'same'][identity + 1]} ${facing}${differs}`;
}

function isSameInTable(p: ExactPlane, q: ExactPlane, identity: number): boolean {
  const table = new PlaneTable();
  table.add(p);
  const { index, facing } = table.add(q);
  return identity === 0 ? index === 1 : index === 0 && facing === identity;
}
