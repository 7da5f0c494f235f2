/**
 * Triangles and planes against k-DOPs and frusta: these as the hulls of their rational corners, clipped by the planes
 * of the other, or cut by the plane. The kernel clips edges by walls.
 */

import { withContainment } from '../../../answers/text.js';
import { shapePair } from '../../../cases/distance/operands.js';
import type { HalfSpacePair } from '../../../cases/solid-pairs.js';
import { spacesOf } from '../distance/half-space-operands.js';
import { exactOperands, numbersIn, type Operand, type PlaneOperand, readerOf } from '../distance/operands.js';
import { feasible } from '../linear-programming.js';
import { exactContainedText } from './contained.js';
import { planeShapeText } from './plane-solids.js';

/** Is a k-DOP or a frustum empty? */
function isEmptySet(kind: string, shape: unknown): boolean {
  const spaces = spacesOf(kind, shape, readerOf([0, ...numbersIn(shape)]));
  return spaces !== undefined && !feasible(spaces);
}

/** The referee of a pair; `rejected` where a frustum has no end. */
export function halfSpacePairReferee([a, b]: HalfSpacePair): (values: Float64Array) => string {
  return (values) => {
    const shapes = shapePair(a, b, values);
    if (isEmptySet(b, shapes[1])) return a === 'plane' ? 'disjoint 0' : withContainment('disjoint', 'none');
    const operands = exactOperands([a, b], shapes);
    if (operands === undefined) return 'rejected';
    const { shape } = operands.b as Operand;
    return a === 'plane'
      ? planeShapeText(operands.a as PlaneOperand, shape)
      : exactContainedText((operands.a as Operand).shape, shape);
  };
}
