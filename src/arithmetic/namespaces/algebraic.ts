/** In a file of its own: who takes a function of a namespace does not pay for the whole of it. */

export type { Algebraic, RealRoot } from '../algebraic.js';
export {
  compare,
  compareRational,
  equals,
  fromNumber,
  fromRational,
  fromSurd,
  refine,
  roots,
  sign,
  signAt,
  toInterval,
  toNumber,
} from '../algebraic.js';
