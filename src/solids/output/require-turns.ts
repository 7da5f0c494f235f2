import * as rational from '../../arithmetic/rational.js';
import { rejectWords } from '../../core/arguments/index.js';
import { exactPlane, type PlaneObject } from '../../implicit/objects/plane-object.js';
import type { Solid, SolidFace } from '../solid.js';
import { solidPoints } from '../solid-points.js';
import { type Corner, cornerOf } from './corner.js';
import { sumOfFractions } from './fraction-sum.js';
import { shadowShares, volumeOf } from './solid-volume.js';

/**
 * Checks that rings have an area, that they run around each face as it looks, and that faces look away from what is
 * said to belong to the solid: those of a bounded one enclose a volume above zero, those of an unbounded one what it
 * lacks.
 *
 * @throws RangeError naming the part that is wrong
 */
export function requireTurns(where: string, name: string, solid: Solid): void {
  const { planes, points } = solidPoints(where, solid);
  const corners = points.map(cornerOf);
  solid.faces.forEach((face, i) => {
    requireFaceTurns(where, `${name}.faces[${i}]`, face, planes[face.plane]!, corners);
  });
  const { numerator } = volumeOf(solid, corners);
  if (solid.faces.length === 0 || (solid.isUnbounded ? numerator < 0n : numerator > 0n)) return;
  const expected = solid.isUnbounded
    ? 'false for faces that look outward'
    : 'true for faces that look inward';
  rejectWords(where, `${name}.isUnbounded`, expected, `${solid.isUnbounded}`);
}

function requireFaceTurns(
  where: string,
  path: string,
  { facing, rings }: SolidFace,
  plane: PlaneObject,
  corners: readonly Corner[],
): void {
  const { a, b, c } = exactPlane(plane);
  const normal = [a, b, c];
  const axis = normal.findIndex((n) => n !== 0n);
  const areas = rings.map((ring) => sumOfFractions(shadowShares(axis, ring, corners)));
  areas.forEach((area, k) => {
    if (rational.sign(area) === 0) {
      rejectWords(where, `${path}.rings[${k}]`, 'a ring around an area', 'one around none');
    }
  });
  const way = rational.sign(areas.reduce(rational.add)) * (normal[axis]! > 0n ? facing : -facing);
  if (way <= 0) {
    const expected =
      'counterclockwise around the face, clockwise around holes, as seen from where it looks to';
    rejectWords(where, `${path}.rings`, expected, 'the other way round');
  }
}
