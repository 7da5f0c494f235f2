import { rejectWords } from '../../core/arguments/index.js';
import { type Carrier, carrierOf, type SweepShape } from '../translation/carriers.js';
import { CONIC_TYPES } from '../translation/types.js';

/** A bounded shape of space with corners, checked. @throws RangeError naming the argument */
export function cornered(where: string, name: string, shape: SweepShape): Carrier {
  const { type } = (shape ?? {}) as { readonly type?: string };
  const expected = 'a shape of space that is the hull of corners, or of a ball at each';
  // They move, but not here.
  if (CONIC_TYPES.some((conic) => conic === type))
    rejectWords(where, name, expected, `one of type '${type}'`);
  const carrier = carrierOf(where, name, shape);
  const { doubles } = carrier.core.kind;
  if (!carrier.isPlanar && doubles !== null) return carrier;
  const is = `one of type '${type}'${carrier.isPlanar ? ' of the plane' : ''}`;
  return rejectWords(where, name, expected, is);
}
