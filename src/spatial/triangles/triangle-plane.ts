import type { Contact } from '../../core/contact.js';
import { face } from '../../core/feature.js';
import type { Triangle } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { degenerateMask, featureOf } from './feature-codes.js';
import { type PlaneOrTriangle, sideOf } from './plane-or-triangle.js';
import { ALL_ON, SECTIONS, signCode } from './sections.js';
import { onOneSide } from './triangle-pair.js';
import { FIRST, projectionOf, same } from './workspace.js';

/** How a triangle meets a plane. */
export interface TrianglePlane extends Contact {
  /** The sides of the plane on which a, b and c lie: which part a split would give each side. */
  readonly sides: readonly [Sign, Sign, Sign];
}

/** How the triangle, which is at FIRST in the workspace, meets a plane. */
export function trianglePlaneContact({ a, b, c }: Triangle, plane: PlaneOrTriangle): TrianglePlane {
  const sides = [sideOf(plane, a), sideOf(plane, b), sideOf(plane, c)] as const;
  const code = signCode(...sides);
  if (onOneSide(code)) return { relation: 'disjoint', contact: [], sides };
  const codes = code === ALL_ON ? corners() : sectionEnds(code);
  const contact = codes.map((feature) => ({ a: featureOf(feature), b: face(0) }));
  if (code === ALL_ON) return { relation: 'overlapping', contact, sides };
  const passes = sides.includes(1) && sides.includes(-1);
  return { relation: passes ? 'crossing' : 'touching', contact, sides };
}

/** Whether a triangle meets a plane. */
export function triangleMeetsPlane({ a, b, c }: Triangle, plane: PlaneOrTriangle): boolean {
  const first = sideOf(plane, a);
  return first === 0 || first !== sideOf(plane, b) || first !== sideOf(plane, c);
}

/** The ends of the section of a triangle that is not in the plane. */
function sectionEnds(code: number): number[] {
  if (projectionOf(FIRST) === -1) return [SECTIONS.first[code]!];
  const [up, down] = [SECTIONS.upFeature[code]!, SECTIONS.downFeature[code]!];
  return up === down ? [up] : [up, down];
}

/** The extreme vertices, each point once. */
function corners(): number[] {
  if (projectionOf(FIRST) !== -1) return [0, 1, 2];
  const distinct = [0, 1, 2].filter(
    (i) => ![0, 1, 2].some((j) => j < i && same(FIRST + 3 * j, FIRST + 3 * i)),
  );
  return distinct.length < 3 ? distinct : distinct.filter((i) => degenerateMask(FIRST, i) !== 0);
}
