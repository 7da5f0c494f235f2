import { commonExponent, scaledIntegers } from '../arithmetic/scaled-integers.js';
import { exactForm2 } from '../implicit/forms.js';
import { orientation2d } from '../implicit/index.js';
import { LineLinePointObject } from '../implicit/objects/line-line-point.js';
import type { PolygonSet, PolygonSetLine } from './polygon-set.js';

/** A vertex as a point: two doubles, or an implicit one. */
export type SetPoint = readonly [number, number] | LineLinePointObject;

/** A vertex of a set as a point. */
export function vertexPoint({ vertices, lines }: PolygonSet, v: number): SetPoint {
  const vertex = vertices[v]!;
  if (!('lines' in vertex)) return [vertex[0] + 0, vertex[1] + 0];
  const [a, b] = vertex.lines;
  return new LineLinePointObject(Array.from(lines[a]!), 'points', Array.from(lines[b]!), 'points');
}

/**
 * The number of a line of the set on which the edge between two vertices lies; -1 if both are points, which have a line
 * of their own; null if there is none.
 *
 * As a rule two crossings have a line in common, by its number. Where rings touch it may have two numbers, and where
 * three lines meet in one point it may be a line that no vertex names.
 */
export function lineOfEdge(set: PolygonSet, v: number, w: number): number | null {
  const a = set.vertices[v]!;
  const b = set.vertices[w]!;
  if (v === w) return null;
  const linesA = 'lines' in a ? a.lines : null;
  const linesB = 'lines' in b ? b.lines : null;
  if (linesA === null && linesB === null) return -1;
  if (linesA !== null && linesB !== null) {
    if (linesB.includes(linesA[0])) return linesA[0];
    if (linesB.includes(linesA[1])) return linesA[1];
  }
  for (const line of linesA ?? []) if (isOn(set, w, line)) return line;
  for (const line of linesB ?? []) if (isOn(set, v, line)) return line;
  const other = set.lines.findIndex((_, line) => isOn(set, v, line) && isOn(set, w, line));
  return other < 0 ? null : other;
}

function isOn(set: PolygonSet, v: number, line: number): boolean {
  const [ax, ay, bx, by, ...move] = set.lines[line]!;
  if (move.length > 0) return isOnMoved(vertexPoint(set, v), set.lines[line]!);
  return orientation2d([ax, ay], [bx, by], vertexPoint(set, v)) === 0;
}

/** Is a point on a line through sums, over integers? */
function isOnMoved(point: SetPoint, line: PolygonSetLine): boolean {
  const { x, y, w, exponent } = exactForm2(point);
  const numbers = Array.from(line) as [number, number, number, number, number, number];
  const unit = Math.min(commonExponent(numbers), exponent);
  const [ax, ay, bx, by, mx, my] = scaledIntegers(numbers, unit);
  const shift = BigInt(exponent - unit);
  return (bx - ax) * ((y << shift) - (ay + my) * w) === (by - ay) * ((x << shift) - (ax + mx) * w);
}
