import { rejectWords } from '../../core/arguments/index.js';
import { type Carrier, carrierOf, type SweepShape } from '../translation/carriers.js';

/** A bounded shape of space with corners, checked. @throws RangeError naming the argument */
export function cornered(where: string, name: string, shape: SweepShape): Carrier {
  const carrier = carrierOf(where, name, shape);
  const { doubles } = carrier.core.kind;
  if (!carrier.isPlanar && doubles !== null) return carrier;
  const is = `one of type '${(shape as { readonly type: string }).type}'${carrier.isPlanar ? ' of the plane' : ''}`;
  return rejectWords(where, name, 'a shape of space that is the hull of corners, or of a ball at each', is);
}
