import type { ContactPoint } from '../../core/contact.js';
import { edge, type Feature, face, INTERIOR, vertex } from '../../core/feature.js';
import type { Sign } from '../../core/sign.js';
import { BOX_EDGES, BOX_FACES } from '../convex/engine/box-set.js';

/** The witnesses of planes on a box, by the feature that holds the common part: made once for those inside. */
const INSIDE: ContactPoint = /* @__PURE__ */ Object.freeze({ a: face(0), b: INTERIOR });

/** The feature of a plane and that of a box which hold the common part. */
export function witnessOf(holder: Feature): ContactPoint {
  return holder === INTERIOR ? INSIDE : { a: face(0), b: holder };
}

const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7];
const EDGES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** The corners of a feature of a box. */
function cornersOf({ type, index }: Feature): readonly number[] {
  if (type === 'vertex') return [index];
  if (type === 'edge') return BOX_EDGES[index]!;
  return type === 'face' ? BOX_FACES[index]! : CORNERS;
}

/**
 * The corners of the common part of a plane and a box, which all lie on `holder`: vertices of the box on the plane, and
 * edges that pass through it. The holder of a flat box has no corner twice.
 *
 * @param sideOf on which side of the plane a vertex of the box lies
 */
export function planeSection(holder: Feature, sideOf: (i: number) => Sign): ContactPoint[] {
  const found: ContactPoint[] = [];
  const sides: (Sign | undefined)[] = [];
  for (const i of [...cornersOf(holder)].sort()) {
    sides[i] = sideOf(i);
    if (sides[i] === 0) found.push({ a: face(0), b: vertex(i) });
  }
  for (const i of EDGES) {
    const [from, to] = BOX_EDGES[i]!;
    const [start, end] = [sides[from], sides[to]];
    if (start !== undefined && end !== undefined && start * end < 0) found.push({ a: face(0), b: edge(i) });
  }
  return found;
}
