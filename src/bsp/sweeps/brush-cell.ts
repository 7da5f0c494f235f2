import { rejectWords, requireList } from '../../core/arguments/index.js';
import { arrangementExtent } from '../../implicit/arrangement-extent.js';
import type { PlaneLike } from '../../implicit/index.js';
import { isDegenerateObject } from '../../implicit/objects/plane-object.js';
import { planeFrom } from '../../implicit/revive.js';
import { type Cell, farCube, splitCell } from '../cells/cell.js';

/**
 * The polyhedron of a brush: what is behind all of its planes.
 *
 * @throws RangeError naming the plane that is none; if the brush has no inside or no bounds
 */
export function brushCell(where: string, name: string, brush: readonly PlaneLike[]): Cell {
  requireList(where, name, 'a list of planes', brush);
  const planes = Array.from(brush, (plane, i) => planeFrom(where, `${name}[${i}]`, plane)).filter(
    (plane) => !isDegenerateObject(plane),
  );
  let cell: Cell = farCube(arrangementExtent(planes));
  planes.forEach((plane, i) => {
    const { back } = splitCell(cell, plane, i);
    if (back === null) rejectWords(where, name, 'a brush with an inside', 'one without');
    cell = back;
  });
  const isOpen = cell.faces.some(({ number }) => number < 0);
  if (isOpen) rejectWords(where, name, 'a bounded brush', 'one without bounds');
  return cell;
}
