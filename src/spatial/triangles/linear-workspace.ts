/**
 * The carrier line of a segment, ray or line in the workspace (ORIGIN, TARGET), and what lies beside it. A segment's
 * line is that through its ends, so no direction is ever subtracted from anything.
 */
import { loadLine3, loadRay3, loadSegment3 } from '../../core/arguments/load.js';
import type { Line, Ray, Segment } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { orientDirection3d, sideOfLine2d } from '../../predicates/index.js';
import { type Axis, ORIGIN, orientation, TARGET, turn, X } from './workspace.js';

/** What kind of linear shape is loaded: TARGET is a segment's end, a direction for the others. */
export type Kind = 'segment' | 'ray' | 'line';

/** Puts a segment in its places. @throws RangeError as `requireSegment3` */
export function loadSegment(where: string, name: string, segment: Segment): void {
  loadSegment3(where, name, X, ORIGIN, segment);
}

/** Puts a ray in its places. @throws RangeError as `requireRay3` */
export function loadRay(where: string, name: string, ray: Ray): void {
  loadRay3(where, name, X, ORIGIN, ray);
}

/** Puts a line in its places. @throws RangeError as `requireLine3` */
export function loadLine(where: string, name: string, line: Line): void {
  loadLine3(where, name, X, ORIGIN, line);
}

/** The sign of direction · ((i - origin) × (j - origin)): how the way from i to j turns around a ray or line. */
export function aroundRay(i: number, j: number): Sign {
  return orientDirection3d(
    X[TARGET]!,
    X[TARGET + 1]!,
    X[TARGET + 2]!,
    X[ORIGIN]!,
    X[ORIGIN + 1]!,
    X[ORIGIN + 2]!,
    X[i]!,
    X[i + 1]!,
    X[i + 2]!,
    X[j]!,
    X[j + 1]!,
    X[j + 2]!,
  );
}

/** To which side of the plane of the triangle at i a ray or line leads. */
export function riseOfRay(i: number): Sign {
  return orientDirection3d(
    X[TARGET]!,
    X[TARGET + 1]!,
    X[TARGET + 2]!,
    X[i]!,
    X[i + 1]!,
    X[i + 2]!,
    X[i + 3]!,
    X[i + 4]!,
    X[i + 5]!,
    X[i + 6]!,
    X[i + 7]!,
    X[i + 8]!,
  );
}

/**
 * How the way from i to j turns around the carrier line, seen along it: 1 if the line has it on the left-hand screw.
 */
export function around(kind: Kind, i: number, j: number): Sign {
  return kind === 'segment' ? orientation(ORIGIN, TARGET, i, j) : aroundRay(i, j);
}

const NEXT = [1, 2, 0] as const;
const BEFORE = [2, 0, 1] as const;

/** On which side of the carrier line the point at i lies, after the coordinate `axis` was left out: 1 on its left. */
export function beside(kind: Kind, axis: Axis, i: number): Sign {
  if (kind === 'segment') return turn(axis, ORIGIN, TARGET, i);
  const u = NEXT[axis];
  const v = BEFORE[axis];
  return sideOfLine2d(X[TARGET + u]!, X[TARGET + v]!, X[ORIGIN + u]!, X[ORIGIN + v]!, X[i + u]!, X[i + v]!);
}

/** Whether x comes before y along the carrier line, both on it. */
export function comesBefore(kind: Kind, x: number, y: number): boolean {
  for (let j = 0; j < 3; j++) {
    const from = kind === 'segment' ? X[ORIGIN + j]! : 0;
    const to = X[TARGET + j]!;
    if (from !== to) return from < to ? X[x + j]! < X[y + j]! : X[x + j]! > X[y + j]!;
  }
  return false;
}
