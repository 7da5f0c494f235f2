/**
 * What the first of two closed sets, A, is to the second, B: the one word for it, whatever the shapes.
 *
 * - `inside`: all of A is in B, and B has more;
 * - `containing`: all of B is in A, and A has more;
 * - `equal`: they are the same set;
 * - `none`: each has a point that the other has not.
 */
export type Containment = 'none' | 'inside' | 'containing' | 'equal';
