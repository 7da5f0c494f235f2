/** The constants of the bounds of where lines cross: derived in `crossing-place.ts` and in `moved-crossing.ts`. */

/** u = 2^-53. */
export const EIGHT_U = 2 ** -50;
export const FOUR_U = 2 ** -51;
export const TWO_U = 2 ** -52;
/** More than what underflows. */
export const TINY = 2 ** -1070;
/** Makes up for the roundings of a bound itself. */
export const ROUNDED_UP = 1 + 2 ** -40;
/** What is less certain than so much of itself is taken from integers. */
export const COARSE = 2 ** -36;
/** So small are numbers whose products may underflow. */
export const SMALL = 2 ** -400;
