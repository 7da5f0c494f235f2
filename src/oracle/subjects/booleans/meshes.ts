import {
  linePlanePoint,
  type PointLike3,
  parameter,
  planeThrough,
  pointAt,
  threePlanesPoint,
} from '../../../implicit/index.js';
import { type Solid, solidFromMesh } from '../../../solids/index.js';
import {
  meshesOf,
  type Operands,
  type Operation,
  PAIR,
  type Probe,
  probesOf,
  ruleOf,
  SINGLE,
} from '../../cases/booleans/meshes.js';
import { checkedText } from './checked-text.js';
import { combinedText } from './combined-text.js';

/** The point of a probe, if there is one. */
function pointOf(probe: Probe): PointLike3 | null {
  if (probe.type === 'point') return probe.at;
  if (probe.type === 'on-plane') return linePlanePoint(...probe.ends, planeThrough(...probe.plane));
  if (probe.type === 'planes') {
    const [p, q, r] = probe.planes.map((triangle) => planeThrough(...triangle));
    return threePlanesPoint(p!, q!, r!);
  }
  const [start, end] = probe.ends;
  return pointAt({ start, end }, parameter(probe.share));
}

function solidsOf(values: Float64Array, operands: Operands): Solid[] {
  const rule = ruleOf(values, operands);
  return meshesOf(values, operands).map((mesh) => solidFromMesh(mesh, { rule }));
}

/** What the kernel says of two meshes combined. */
export function pairSubject(operation: Operation): (values: Float64Array) => string {
  return (values) => {
    const [a, b] = solidsOf(values, PAIR) as [Solid, Solid];
    return combinedText(operation, a, b, probesOf(values, PAIR).map(pointOf));
  };
}

/** What the kernel says of the inside of a mesh. */
export function meshSubject(values: Float64Array): string {
  const [solid] = solidsOf(values, SINGLE) as [Solid];
  return checkedText(solid, probesOf(values, SINGLE).map(pointOf));
}
