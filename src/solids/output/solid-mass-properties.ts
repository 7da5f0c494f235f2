import { requireNoMore } from '../../core/arguments/surplus.js';
import { type MassProperties, massPropertiesOf } from '../../measures/mass-properties.js';
import { requireSolid } from '../require-solid.js';
import type { Solid } from '../solid.js';
import { solidPoints } from '../solid-points.js';
import { cornerOf } from './corner.js';
import { solidArea, solidIntegrals } from './solid-moments.js';
import { volumeOf } from './solid-volume.js';
import { inLowestTerms } from './volume-sum.js';

/**
 * Volume, area, centroid and inertia of a solid of density 1: exact fractions, and the nearest doubles to them; the
 * area, which is a sum of roots, as the nearest double.
 *
 * An unbounded solid has those of what it lacks of all space, with the other sign, as {@link solidVolume} has it:
 * so all integrals of two solids have the sum that those of their union and intersection have. Its centroid is that
 * of what it lacks. What is empty, or all of space, has volume 0 and no centroid (`null`).
 *
 * Each member is calculated when it is first read. The time grows with the length of the
 * answers, whose denominators have some hundred digits for each vertex that an operation made.
 *
 * Source: Lien, Kajiya 1984, "A symbolic method for calculating the integral properties of arbitrary nonconvex
 * polyhedra".
 *
 * @throws RangeError for what is no solid
 * @example
 * const box = boxSolid({ min: [0, 0, 0], max: [2, 4, 6] });
 * const { volume, rounded, area } = solidMassProperties(box);
 * volume; // { numerator: 48n, denominator: 1n }
 * rounded.centroid; // [1, 2, 3]
 * rounded.inertiaAtCentroid; // [[208, 0, 0], [0, 160, 0], [0, 0, 80]]
 * area; // 88
 */
export function solidMassProperties(solid: Solid): MassProperties {
  if (arguments.length > 1) requireNoMore('solidMassProperties', 1, arguments[1]);
  requireSolid('solidMassProperties', 'solid', solid);
  // What is found later must not depend on what becomes of the data.
  const faces = solid.faces.map((face) => ({ ...face, rings: face.rings.map((ring) => [...ring]) }));
  const own: Solid = { ...solid, faces };
  const corners = solidPoints('solidMassProperties', solid).points.map(cornerOf);
  return massPropertiesOf({
    volume: () => inLowestTerms(volumeOf(own, corners)),
    area: () => solidArea(own, corners),
    integrals: () => solidIntegrals(own, corners),
  });
}
