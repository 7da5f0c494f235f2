import { historyOf } from '../../../cases/triangulation/histories.js';
import { exact, pointsAt } from '../vectors.js';
import { delaunayText } from './delaunay.js';
import { locatedAmong } from './located.js';

/** What is there in the end, whatever came before: its triangulation and what is near, each by its definition. */
export function dynamicDelaunayReferee(values: Float64Array): string {
  const { start, steps, point } = historyOf(values);
  const given = [...start];
  const gone = new Set<number>();
  for (const step of steps) {
    if ('place' in step) given.push(step.place);
    else gone.add(step.gone);
  }
  const ids = [...given.keys()].filter((id) => !gone.has(id));
  const numbers = exact(Float64Array.from([...ids.flatMap((id) => given[id]!), ...point]));
  const points = pointsAt(numbers, 2, 0, ids.length);
  const p = pointsAt(numbers, 2, 2 * ids.length, 1)[0]!;
  return `${delaunayText(points)} ids:${ids.join(',')} ${locatedAmong(points, p, (i) => ids[i]!)}`;
}
