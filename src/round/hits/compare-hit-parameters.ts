import type { Surd } from '../../arithmetic/surd.js';
import * as surd from '../../arithmetic/surd.js';
import { rejectWords } from '../../core/arguments/errors.js';
import { requireBigInt, requireObject } from '../../core/arguments/index.js';
import type { Sign } from '../../core/sign.js';
import { scaledRational } from '../../distance/engine/measure.js';
import type { ParameterLike } from '../../implicit/index.js';
import { exactParameter } from '../../implicit/objects/parameter-object.js';
import { parameterFrom } from '../../implicit/revive.js';

const WHERE = 'compareHitParameters';

/** A parameter of either kind as a + b√c. */
function surdOf(name: string, value: Surd | ParameterLike): Surd {
  requireObject(WHERE, name, 'a parameter', value);
  if (value.type !== 'surd') return fromFlat(name, value as ParameterLike);
  const { rational, coefficient, radicand, denominator } = value as Surd;
  for (const [part, n] of Object.entries({ rational, coefficient, radicand, denominator }))
    requireBigInt(WHERE, `${name}.${part}`, n);
  if (radicand < 0n || denominator <= 0n) rejectWords(WHERE, name, 'a number that `surd` made', 'another');
  return value as Surd;
}

function fromFlat(name: string, value: ParameterLike): Surd {
  const { numerator, denominator, exponent } = exactParameter(parameterFrom(WHERE, name, value));
  return surd.fromRational(scaledRational(numerator, denominator, exponent));
}

/**
 * The order of two parameters, exactly: 1 if the first is greater. Either may be that of a hit with a round solid, or a
 * parameter of a flat hit (see `unerring/implicit`): along one line, they say which is met first.
 *
 * @throws RangeError naming the argument that is no parameter
 * @example
 * import { crossingParameter } from 'unerring/implicit';
 * const ray = { origin: [0, 0, 0], direction: [1, 1, 1] };
 * const { entry } = raySphere(ray, { center: [3, 3, 3], radius: 1 });
 * const third = crossingParameter([0, 0, 0], [1, 1, 1], { normal: [0, 0, 1], constant: -2.5 })!;
 * compareHitParameters(entry!.parameter, third); // -1
 */
export function compareHitParameters(s: Surd | ParameterLike, t: Surd | ParameterLike): Sign {
  return surd.compare(surdOf('s', s), surdOf('t', t));
}
