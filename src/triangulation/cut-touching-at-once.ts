import { cutTouching, type TouchingCut } from './cut-touching.js';

/** `cutTouching` for who waits for it: in one step, without a limit. */
export function cutTouchingAtOnce(
  points: readonly ArrayLike<number>[],
  triangle: (a: number, b: number, c: number) => void,
): TouchingCut['way'] {
  const steps = cutTouching(points, triangle);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value.way;
}
