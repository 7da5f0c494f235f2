import { visitCellsAlong, visitCellsAlong2d } from '../../../indexes/index.js';
import { cellsText } from '../../answers/boxes.js';
import { cellWalkAt } from '../../cases/cell-walks.js';

/** The cells along a segment or a ray, as many as are wanted. */
export function cellsAlongSubject(v: Float64Array, dimension: 2 | 3): string {
  const { cellSize, isClosed, isRay, most, low, high, from, to } = cellWalkAt(v, dimension);
  const linear = isRay ? { origin: from, direction: to } : { start: from, end: to };
  const grid = { cellSize, cells: isClosed ? 'closed' : 'half-open', low, high } as const;
  const cells: string[] = [];
  const see = (...cell: number[]) => cells.push(cell.join()) === most;
  const isStopped =
    dimension === 2
      ? visitCellsAlong2d(linear as Parameters<typeof visitCellsAlong2d>[0], grid, see)
      : visitCellsAlong(linear as Parameters<typeof visitCellsAlong>[0], grid, see);
  return cellsText(cells, isStopped);
}
