/** Points of the pool, of which a mean is taken. */
import { Chooser, type PointChoice } from './pool.js';

/** One to four points. */
export function meanChoices(choice: number): PointChoice[] {
  const chooser = new Chooser(choice);
  const count = 1 + (chooser.index() % 4);
  return Array.from({ length: count }, () => chooser.point());
}
