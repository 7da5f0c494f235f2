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
import { boxPlanesText } from '../../answers/numbers.js';
import { BOX_PLANES as AT } from '../../cases/implicit.js';

const triple = (v: ArrayLike<number>, at: number): [number, number, number] => [
  v[at]!,
  v[at + 1]!,
  v[at + 2]!,
];

/** The kernel's sides of planes of boxes, and a corner. */
export function subject(v: Float64Array): string {
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
