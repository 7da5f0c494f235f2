/** Numbers that are made of points and planes of a pool (implicit.ts). */
import { Chooser, type PointChoice } from './implicit.js';

/** How many corners a segment, a triangle and a tetrahedron have. */
export type Corners = 2 | 3 | 4;

/** The corners of a simplex by their numbers, and a point: often where a line meets the plane of the first three. */
export function weightsChoice(choice: number): {
  readonly corners: readonly number[];
  readonly point: PointChoice;
} {
  const chooser = new Chooser(choice);
  const count = (2 + (chooser.index() % 3)) as Corners;
  const chosen = chooser.indices(5) as [number, number, number, number, number];
  const drawn = chooser.point();
  const isOnPlane = chooser.index() % 2 === 0;
  const [i, j, k, l, m] = chosen;
  const point: PointChoice = isOnPlane
    ? { kind: 'line-plane', line: [l, m], plane: { kind: 'through', points: [i, j, k] } }
    : drawn;
  return { corners: chosen.slice(0, count), point };
}

/** A normal, a constant, and a point. */
export function planeAndPointChoice(choice: number): {
  readonly normal: number;
  readonly constant: number;
  readonly point: PointChoice;
} {
  const chooser = new Chooser(choice);
  const [normal, constant] = chooser.indices(2) as [number, number];
  return { normal, constant, point: chooser.point() };
}

/** The normals and the constants of two planes. */
export const twoPlanesChoice = (choice: number): [number, number, number, number] =>
  new Chooser(choice).indices(4) as [number, number, number, number];

/** Four directions. */
export const directionsChoice = twoPlanesChoice;
