import { questionNamed } from '../../src/oracle/questions/registry.js';
import { asDecimals } from '../../src/oracle/verdict/as-decimals.js';
import { placeOf, placeText } from '../../src/oracle/verdict/margins/place.js';

/**
 * How near a miss it was, and what the answer would be for the decimals as they are printed, where it is another one;
 * `undefined` where there is neither to say.
 *
 * @example nearMiss('orient2d', [0, 0, 1, 3, 0.1, 0.3]);
 * // '8.777083671441753e-18 from where the answer changes; of the decimals as written it is 0'
 */
export function nearMiss(name: string, values: readonly number[]): string | undefined {
  const question = questionNamed(name);
  if (question === undefined) return undefined;
  const place = placeText(placeOf(question, values));
  const decimals = asDecimals(question, values);
  const parts = [
    ...(place === undefined ? [] : [place]),
    ...(decimals?.differs ? [`of the decimals as written it is ${decimals.decimals.answer}`] : []),
  ];
  return parts.length === 0 ? undefined : parts.join('; ');
}
