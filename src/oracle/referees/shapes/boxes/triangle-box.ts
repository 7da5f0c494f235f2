/**
 * The triangle's hull clipped by the planes of the box over the rationals, the features at the corners by membership,
 * and containment by the corners of each in the other. The kernel decides the relation by thirteen separating axes, and
 * finds the corners of the common part as ends of edges and common points of planes.
 */
import { contact, exactContactText } from '../contact.js';
import { contains, hullOf, polygonShape, type Shape, scaledShape } from '../shape.js';
import { exact, pointsAt, rational } from '../vectors.js';
import { exactBox, exactOrientedBox } from './shapes.js';

function liesIn(a: Shape, b: Shape): boolean {
  return a.points.every((p) => contains(hullOf(b), rational(p)));
}

function textOf(triangle: Shape, box: Shape): string {
  const [inside, containing] = [liesIn(triangle, box), liesIn(box, triangle)];
  const word = inside ? (containing ? 'equal' : 'inside') : containing ? 'containing' : 'none';
  return `${exactContactText(contact(triangle, box))} ${word}`;
}

/** A triangle and a box. */
export function triangleBoxReferee(v: Float64Array): string {
  const values = exact(v);
  return textOf(polygonShape(pointsAt(values, 3, 0, 3)), exactBox(values, 9));
}

/** A triangle and an oriented box. */
export function triangleOrientedBoxReferee(v: Float64Array): string {
  const values = exact(v);
  const triangle = scaledShape(polygonShape(pointsAt(values, 3, 0, 3)), values.one);
  return textOf(triangle, exactOrientedBox(values, 9));
}
