/** Round shapes against k-DOPs over the rationals: as against frusta. */
import { type RoundOfKDop, roundAndKDop } from '../../../cases/round/k-dops.js';
import { numbersIn } from '../distance/operands.js';
import { kDopSpaces } from '../half-space-shape.js';
import { exact, type Vector } from '../vectors.js';
import { answerOf, judgedOf, unitReader } from './frusta.js';

/** The referee of a bounded round shape behind a k-DOP. */
export function roundKDopReferee(kind: RoundOfKDop): (values: Float64Array) => string {
  const shapesOf = roundAndKDop(kind);
  return (values) => {
    const [shape, { axes, min, max }] = shapesOf(values);
    const reader = unitReader([0, ...numbersIn(shape)]);
    const { numerators } = exact([...axes.flat(), ...min, ...max]);
    const count = axes.length;
    const vectors = axes.map((_, i) => numerators.slice(3 * i, 3 * i + 3) as unknown as Vector);
    const [low, high] = [numerators.slice(3 * count, 4 * count), numerators.slice(4 * count)];
    return answerOf(
      judgedOf(kind, shape, reader),
      kDopSpaces({ axes: vectors, min: low, max: high }, reader.unit),
    );
  };
}
