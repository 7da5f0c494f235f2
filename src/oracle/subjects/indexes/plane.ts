import { BoxTree2d, KdTree2d, UniformGrid, UniformGrid2d } from '../../../indexes/index.js';
import { foundText } from '../../answers/boxes.js';
import { powerOfTwo, scaleByPowerOfTwo } from '../../cases/doubles.js';
import { askedLinear, patternBoxes } from '../../cases/indexes.js';
import {
  MANY_PLANE,
  planeBox,
  planeBoxes,
  planeLinear,
  planePoint,
  planePoints,
} from '../../cases/plane-indexes.js';

/** What a k-d tree of the plane finds: within a distance, nearest, and in a box. */
export function kdTree2dSubject(v: Float64Array): string {
  const tree = new KdTree2d(planePoints(v));
  const point = planePoint(v);
  const nearest = tree.kNearest(point, v[MANY_PLANE.k]!);
  const within = tree.withinDistance(point, v[MANY_PLANE.radius]!);
  const text = `${foundText(within, tree.size)} ${nearest.join()} ${tree.inBox(planeBox(v)).join()}`;
  const first = tree.nearest(point);
  return nearest.length > 0 && first !== nearest[0] ? `${text} NEAREST DIFFERS` : text;
}

/** What a tree of boxes of the plane finds: meeting a box, within a distance, nearest, and along a segment or a ray. */
export function boxTree2dSubject(v: Float64Array): string {
  const tree = new BoxTree2d(planeBoxes(v));
  const [point, box] = [planePoint(v), planeBox(v)];
  const { from, to, isRay } = planeLinear(v);
  const linear = isRay ? { origin: [...from], direction: [...to] } : { start: [...from], end: [...to] };
  const shape = linear as Parameters<typeof tree.along>[0];
  const [meeting, nearest] = [tree.query(box), tree.kNearest(point, v[MANY_PLANE.k]!)];
  const [within, along] = [tree.withinDistance(point, v[MANY_PLANE.radius]!), tree.along(shape)];
  const faults: string[] = [];
  if (nearest.length > 0 && tree.nearest(point) !== nearest[0]) faults.push(' NEAREST DIFFERS');
  const visited: number[] = [];
  tree.visitOverlapping(box, (i) => void visited.push(i));
  if (visited.sort((i, j) => i - j).join() !== meeting.join()) faults.push(' VISIT DIFFERS');
  const few: number[] = [];
  const isStopped = tree.visitAlong(shape, (i) => few.push(i) === 5);
  if (few.join() !== along.slice(0, 5).join() || isStopped !== along.length > 4)
    faults.push(' ALONG DIFFERS');
  const grid = new UniformGrid2d(planeBoxes(v));
  if (grid.size !== tree.size) faults.push(' SIZE DIFFERS');
  if (grid.query(box).join() !== meeting.join()) faults.push(' GRID QUERY DIFFERS');
  if (grid.along(shape).join() !== along.join()) faults.push(' GRID ALONG DIFFERS');
  const coarser = new UniformGrid2d(planeBoxes(v), { cellSize: sizeBy(grid.cellSize, 3) });
  if (coarser.query(box).join() !== meeting.join()) faults.push(' COARSE GRID DIFFERS');
  return `${foundText(meeting, grid.size)} ${within.join()} ${nearest.join()} ${along.join()}${faults.join('')}`;
}

/**
 * Which boxes of a grid in space a segment or a ray meets: with cells as they are chosen, and with small and large
 * ones.
 */
export function uniformGridAlongSubject(v: Float64Array): string {
  const boxes = patternBoxes(v);
  const { from, to, isRay } = askedLinear(v);
  const linear = isRay ? { origin: [...from], direction: [...to] } : { start: [...from], end: [...to] };
  const grid = new UniformGrid(boxes);
  const along = grid.along(linear as Parameters<typeof grid.along>[0]);
  const faults = [-2, 3].flatMap((levels) => {
    const other = new UniformGrid(boxes, { cellSize: sizeBy(grid.cellSize, levels) });
    const isSame = other.along(linear as Parameters<typeof grid.along>[0]).join() === along.join();
    return isSame ? [] : [` CELLS ${levels} DIFFER`];
  });
  return foundText(along, grid.size) + faults.join('');
}

/** A size some levels finer or coarser, as far as there are such cells. */
function sizeBy(size: number, levels: number): number {
  return Math.max(powerOfTwo(-1020), Math.min(powerOfTwo(1023), scaleByPowerOfTwo(size, levels)));
}
