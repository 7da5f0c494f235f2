import {
  boxFacePlane,
  coordinates,
  directionSide,
  orientedBoxCorner,
  orientedBoxFacePlane,
  side,
  sumPlane,
  wayAcross,
} from '../../../implicit/index.js';
import { nearestDouble } from '../../referees/shapes/nearest-double.js';
import {
  add,
  cross,
  dot,
  exact,
  multiply,
  signOf,
  subtract,
  type Vector,
  vectorAt,
} from '../../referees/shapes/vectors.js';
import { latticePoint } from '../families/plant.js';
import { box, direction, integer, layoutOf, point, points, sizes } from '../layout.js';
import type { Question } from '../question.js';

const layout = layoutOf(
  3,
  integer('face', 0, 5, 'as boxFacePlane numbers them'),
  integer('corner', 0, 7, 'as orientedBoxCorner numbers them'),
  ...points('oriented.center oriented.axes.0 oriented.axes.1 oriented.axes.2'),
  sizes('oriented.halfSize'),
  direction('normal'),
  box('box'),
  point('point'),
);
const AT = { center: 2, axes: 5, half: 14, normal: 17, box: 20, p: 26 } as const;

const triple = (v: ArrayLike<number>, at: number): [number, number, number] => [
  v[at]!,
  v[at + 1]!,
  v[at + 2]!,
];

function independent(v: Float64Array): boolean {
  const values = exact(v);
  const [a, b, c] = [0, 3, 6].map((k) => vectorAt(values, AT.axes + k, 3)) as [Vector, Vector, Vector];
  return dot(a, cross(b, c)) !== 0n;
}

/**
 * The planes and corners of boxes: the side of a corner of an oriented box to a face of an axis-aligned one and to a
 * plane through the origin, of a point to both boxes' faces and to a sum of rows, of two ways across them.
 */
export const boxPlanesQuestion: Question = {
  name: 'boxPlanes',
  note: 'side of the point to a face of the oriented box (1: outside), of a corner to it, of the corner to the face of the plain box, to the plane through the origin with that normal, of the point to a sum of rows, the side of the normal as a direction, of the way between two points; then the corner',
  area: 'points',
  layout,
  families: [
    {
      name: 'lattice-boxes',
      summary: 'small integers: points on faces, corners on planes',
      fill(random, out) {
        out[0] = random.between(0, 5);
        out[1] = random.between(0, 7);
        for (let at = 2; at < 29; at += 3)
          out.set(
            latticePoint(random, 3).map((x) => x / 12),
            at,
          );
        if (random.oneIn(2)) out.set([1, 1, 1], AT.half);
      },
    },
  ],
  accepts: independent,
  subject(v) {
    const oriented = {
      center: triple(v, AT.center),
      axes: [triple(v, AT.axes), triple(v, AT.axes + 3), triple(v, AT.axes + 6)],
      halfSize: triple(v, AT.half),
    } as const;
    const p = triple(v, AT.p);
    const corner = orientedBoxCorner(oriented, v[1]!);
    const face = orientedBoxFacePlane(oriented, v[0]!);
    const plain = boxFacePlane({ min: triple(v, AT.box), max: triple(v, AT.box + 3) }, v[0]!);
    const through = { normal: triple(v, AT.normal), constant: 0 };
    const rows = sumPlane([...triple(v, AT.center), v[AT.half]!], [...triple(v, AT.normal), v[AT.p]!]);
    const signs = [
      side(face, p),
      side(face, corner),
      side(plain, corner),
      side(through, corner),
      side(rows, p),
      directionSide(face, triple(v, AT.normal)),
      wayAcross(rows, triple(v, AT.box), p),
    ];
    return `${signs[0] === 0 ? 'on' : signs[0]! > 0 ? 'outside' : 'inside'} ${signs.join(' ')} ${coordinates(corner).join(' ')}`;
  },
  referee(v) {
    const values = exact(v);
    const { one } = values;
    const at = (k: number): Vector => vectorAt(values, k, 3);
    const axes = [at(AT.axes), at(AT.axes + 3), at(AT.axes + 6)] as const;
    const half = at(AT.half);
    const i = Math.floor(v[0]! / 2);
    const outward = v[0]! % 2 === 0 ? -1n : 1n;
    // In units of one²: center · one, and half · axis.
    let corner = multiply(at(AT.center), one);
    axes.forEach((axis, k) => {
      const plus = Math.floor(v[1]! / 2 ** k) % 2 === 1;
      corner = add(corner, multiply(axis, plus ? half[k]! : -half[k]!));
    });
    // The coordinate of x along axis i is det(x - center, others) / det(axes): outside if outward · it > half.
    const [second, third] = [axes[(i + 1) % 3]!, axes[(i + 2) % 3]!];
    const volume = dot(axes[i]!, cross(second, third));
    const beyond = (x: Vector): number => {
      const along = dot(subtract(x, multiply(at(AT.center), one)), cross(second, third));
      return signOf((outward * along - half[i]! * volume) * volume);
    };
    const p = at(AT.p);
    const sumNormal = add(at(AT.center), at(AT.normal));
    const sumConstant = values.numerators[AT.half]! + values.numerators[AT.p]!;
    const limit = values.numerators[(outward < 0n ? AT.box : AT.box + 3) + i]! * one;
    const signs = [
      beyond(multiply(p, one)),
      beyond(corner),
      signOf(outward * ((corner[i] ?? 0n) - limit)),
      signOf(dot(at(AT.normal), corner)),
      signOf(dot(sumNormal, p) + sumConstant * one),
      signOf(dot(at(AT.normal), cross(second, third)) * volume * outward),
      signOf(dot(sumNormal, subtract(p, at(AT.box)))),
    ];
    const rounded = corner.map((x) => nearestDouble(x, one * one));
    return `${signs[0] === 0 ? 'on' : signs[0]! > 0 ? 'outside' : 'inside'} ${signs.join(' ')} ${rounded.join(' ')}`;
  },
  form: '<on|inside|outside> <sign> <sign> <sign> <sign> <sign> <sign> <sign> <x> <x> <x>',
  classes: ['on', 'inside', 'outside'],
};
