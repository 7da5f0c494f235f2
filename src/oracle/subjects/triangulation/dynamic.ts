import { DynamicDelaunay2d, type DynamicTriangulation2d } from '../../../triangulation/index.js';
import { locatedText } from '../../answers/diagrams.js';
import { triangulationText } from '../../answers/triangulation.js';
import { historyOf, MOST_STEPS, type Step } from '../../cases/triangulation/histories.js';
import { areHalfedgesRight, grouped, isCocircular } from './delaunay.js';

/** The steps one after the other. */
function runEach(start: number[][], steps: readonly Step[]): DynamicDelaunay2d {
  const dynamic = new DynamicDelaunay2d(start);
  for (const step of steps) {
    if ('place' in step) dynamic.insert([step.place]);
    else dynamic.remove(step.gone);
  }
  return dynamic;
}

/** The same with insertions in a row, and removals in a row, as one. */
function runBatches(start: number[][], steps: readonly Step[]): DynamicDelaunay2d {
  const dynamic = new DynamicDelaunay2d();
  dynamic.insert(start);
  for (let k = 0; k < steps.length; ) {
    const places: number[][] = [];
    const gone: number[] = [];
    for (let step = steps[k]; step && 'place' in step; step = steps[++k]) places.push(step.place);
    dynamic.insert(places);
    for (let step = steps[k]; step && 'gone' in step; step = steps[++k]) gone.push(step.gone);
    dynamic.remove(gone);
  }
  return dynamic;
}

/** Whether those points are there, where the lists have them, that have a number. */
function arePlacesRight(dynamic: DynamicDelaunay2d, { ids, coordinates }: DynamicTriangulation2d): boolean {
  const isAt = (id: number, i: number) => {
    const [x, y] = dynamic.point(id);
    return dynamic.has(id) && x === coordinates[2 * i] && y === coordinates[2 * i + 1];
  };
  return dynamic.size === ids.length && ids.every(isAt) && !dynamic.has((ids.at(-1) ?? -1) + 1 + MOST_STEPS);
}

/** Whether each point is beside those that it has an edge with. */
function areNeighboursRight(dynamic: DynamicDelaunay2d, lists: DynamicTriangulation2d): boolean {
  const { ids, triangles, hull } = lists;
  const pairs =
    triangles.length === 0
      ? [...hull.subarray(1)].map((i, k) => [hull[k]!, i] as const)
      : grouped(triangles, 3).flatMap(([a, b, c]) => [
          [a!, b!] as const,
          [b!, c!] as const,
          [c!, a!] as const,
        ]);
  const beside = new Map<number, Set<number>>([...hull, ...triangles].map((i) => [i, new Set()]));
  for (const [i, j] of pairs) {
    beside.get(i)!.add(j);
    beside.get(j)!.add(i);
  }
  return [...beside].every(([i, others]) => {
    const expected = [...others].map((j) => ids[j]!).sort((a, b) => a - b);
    return dynamic.neighbours(ids[i]!).join() === expected.join();
  });
}

function textOf(dynamic: DynamicDelaunay2d, point: readonly [number, number]): string {
  const lists = dynamic.triangulation();
  const text = triangulationText(
    isCocircular(lists),
    grouped(lists.triangles, 3),
    [...lists.hull],
    grouped(lists.duplicates, 2),
  );
  const { location, corners } = dynamic.locate(point);
  const part = corners.length === 0 ? null : [...corners];
  const nearest = [...dynamic.nearestSites(point)];
  const located = locatedText(part, nearest, [...dynamic.naturalNeighbours(point)]);
  const expected = part === null ? 'outside' : part.length === 3 ? 'inside' : 'boundary';
  const isSame =
    location === expected &&
    dynamic.nearestSite(point) === (nearest[0] ?? null) &&
    areHalfedgesRight(lists) &&
    arePlacesRight(dynamic, lists) &&
    areNeighboursRight(dynamic, lists);
  return `${text} ids:${lists.ids.join(',')} ${located}${isSame ? '' : ' DIFFERS'}`;
}

/** The kernel's triangulation after points came and went. */
export function dynamicDelaunaySubject(values: Float64Array): string {
  const { start, steps, point } = historyOf(values);
  const text = textOf(runEach(start, steps), point);
  return textOf(runBatches(start, steps), point) === text ? text : `${text} IN BATCHES DIFFERS`;
}
