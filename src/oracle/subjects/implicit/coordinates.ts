import {
  boxFacePlane,
  coordinates,
  directionSide,
  isImplicit,
  meanPoint,
  orientedBoxCorner,
  orientedBoxFacePlane,
  type PointLike3,
  side,
  sumPlane,
  wayAcross,
} from '../../../implicit/index.js';
import { boxPlanesText, coordinatesText, meanText } from '../../answers/numbers.js';
import { BOX_PLANES as AT, Chooser, meanChoices } from '../../cases/implicit.js';
import { kernelPoint } from './points.js';

/** The kernel's rounded coordinates. */
export function coordinatesSubject(v: Float64Array): string {
  const point = kernelPoint(v, new Chooser(v[0]!).point());
  return point === undefined ? 'undefined' : coordinatesText(coordinates(point));
}

/** The mean, in either order. */
export function meanPointSubject(v: Float64Array): string {
  const points = meanChoices(v[0]!).map((choice) => kernelPoint(v, choice));
  if (points.includes(undefined)) return 'undefined';
  const own = points as PointLike3[];
  const [mean, turned] = [meanPoint(own), meanPoint([...own].reverse())];
  const isSame = mean.every((x, k) => Object.is(x, turned[k]));
  return (
    meanText(
      own.map((point) => isImplicit(point)),
      mean,
    ) + (isSame ? '' : ' ORDER MATTERS')
  );
}

const triple = (v: ArrayLike<number>, at: number): [number, number, number] => [
  v[at]!,
  v[at + 1]!,
  v[at + 2]!,
];

/** The kernel's sides of planes of boxes, and a corner. */
export function boxPlanesSubject(v: Float64Array): string {
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
  return boxPlanesText(signs, coordinates(corner));
}
