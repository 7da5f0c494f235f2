import type { OnNumbers } from '../cases/bind.js';
import type { PredicateName } from '../questions/signs/index.js';
import { engineOnNumbers } from './engine.js';

function lift2(x: number, y: number, w: number): number {
  return x * x + y * y - w;
}

function det3(
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  cx: number,
  cy: number,
  cz: number,
): number {
  return ax * (by * cz - bz * cy) - ay * (bx * cz - bz * cx) + az * (bx * cy - by * cx);
}

const orient2d: OnNumbers<number> = (ax, ay, bx, by, cx, cy) =>
  (bx! - ax!) * (cy! - ay!) - (by! - ay!) * (cx! - ax!);

const orient3d: OnNumbers<number> = (ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz) =>
  det3(bx! - ax!, by! - ay!, bz! - az!, cx! - ax!, cy! - ay!, cz! - az!, dx! - ax!, dy! - ay!, dz! - az!);

const powerTest2d: OnNumbers<number> = (ax, ay, aw, bx, by, bw, cx, cy, cw, dx, dy, dw) => {
  const [x0, y0, x1, y1, x2, y2] = [ax! - dx!, ay! - dy!, bx! - dx!, by! - dy!, cx! - dx!, cy! - dy!];
  const la = lift2(x0, y0, aw! - dw!);
  const lb = lift2(x1, y1, bw! - dw!);
  return det3(x0, y0, la, x1, y1, lb, x2, y2, lift2(x2, y2, cw! - dw!));
};

const incircle: OnNumbers<number> = (ax, ay, bx, by, cx, cy, dx, dy) =>
  powerTest2d(ax!, ay!, 0, bx!, by!, 0, cx!, cy!, 0, dx!, dy!, 0);

/** The 4 by 4 determinant with rows relative to e, by minors of the last two columns. */
const powerTest3d: OnNumbers<number> = (...v) => {
  const rows = [0, 4, 8, 12].map((i) => {
    const [x, y, z] = [v[i]! - v[16]!, v[i + 1]! - v[17]!, v[i + 2]! - v[18]!];
    return [x, y, z, x * x + y * y + z * z - (v[i + 3]! - v[19]!)] as const;
  });
  const [a, b, c, d] = rows as [Row, Row, Row, Row];
  const minor = (p: Row, q: Row, r: Row) => det3(p[0], p[1], p[2], q[0], q[1], q[2], r[0], r[1], r[2]);
  return a[3] * minor(b, c, d) - b[3] * minor(a, c, d) + c[3] * minor(a, b, d) - d[3] * minor(a, b, c);
};

type Row = readonly [number, number, number, number];

const insphere: OnNumbers<number> = (ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, ex, ey, ez) => {
  const [x0, y0, z0] = [ax! - ex!, ay! - ey!, az! - ez!];
  const [x1, y1, z1] = [bx! - ex!, by! - ey!, bz! - ez!];
  const [x2, y2, z2] = [cx! - ex!, cy! - ey!, cz! - ez!];
  const [x3, y3, z3] = [dx! - ex!, dy! - ey!, dz! - ez!];
  return (
    (x0 * x0 + y0 * y0 + z0 * z0) * det3(x1, y1, z1, x2, y2, z2, x3, y3, z3) -
    (x1 * x1 + y1 * y1 + z1 * z1) * det3(x0, y0, z0, x2, y2, z2, x3, y3, z3) +
    (x2 * x2 + y2 * y2 + z2 * z2) * det3(x0, y0, z0, x1, y1, z1, x3, y3, z3) -
    (x3 * x3 + y3 * y3 + z3 * z3) * det3(x0, y0, z0, x1, y1, z1, x2, y2, z2)
  );
};

const sideOfPlane: OnNumbers<number> = (nx, ny, nz, constant, px, py, pz) =>
  nx! * px! + ny! * py! + nz! * pz! + constant!;

const compareDistanceToPlane: OnNumbers<number> = (nx, ny, nz, constant, px, py, pz, radius) =>
  Math.abs(sideOfPlane(nx!, ny!, nz!, constant!, px!, py!, pz!)) -
  radius! * Math.sqrt(nx! * nx! + ny! * ny! + nz! * nz!);

const sideOfThickPlane: OnNumbers<number> = (...v) =>
  compareDistanceToPlane(...v) > 0 ? sideOfPlane(...v) : 0;

const dot2d: OnNumbers<number> = (ax, ay, bx, by, cx, cy, dx, dy) =>
  (bx! - ax!) * (dx! - cx!) + (by! - ay!) * (dy! - cy!);

const dot3d: OnNumbers<number> = (ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz) =>
  (bx! - ax!) * (dx! - cx!) + (by! - ay!) * (dy! - cy!) + (bz! - az!) * (dz! - cz!);

const angle2d: OnNumbers<number> = (ax, ay, bx, by, cx, cy) => dot2d(bx!, by!, ax!, ay!, bx!, by!, cx!, cy!);

const angle3d: OnNumbers<number> = (ax, ay, az, bx, by, bz, cx, cy, cz) =>
  dot3d(bx!, by!, bz!, ax!, ay!, az!, bx!, by!, bz!, cx!, cy!, cz!);

const cross2d: OnNumbers<number> = (ax, ay, bx, by, cx, cy, dx, dy) =>
  (bx! - ax!) * (dy! - cy!) - (by! - ay!) * (dx! - cx!);

type Triple = readonly [number, number, number];

const cross3 = ([ux, uy, uz]: Triple, [vx, vy, vz]: Triple): Triple => [
  uy * vz - uz * vy,
  uz * vx - ux * vz,
  ux * vy - uy * vx,
];

/** (u × v) · (u × w). */
function crossDot(u: Triple, v: Triple, w: Triple): number {
  const [x, y, z] = cross3(u, v);
  const [s, t, r] = cross3(u, w);
  return x * s + y * t + z * r;
}

const square2 = (x: number, y: number) => x * x + y * y;
const square3 = (x: number, y: number, z: number) => x * x + y * y + z * z;

const compareLength2d: OnNumbers<number> = (ax, ay, bx, by, cx, cy, dx, dy) =>
  square2(ax! - bx!, ay! - by!) - square2(cx! - dx!, cy! - dy!);

const compareLength3d: OnNumbers<number> = (ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz) =>
  square3(ax! - bx!, ay! - by!, az! - bz!) - square3(cx! - dx!, cy! - dy!, cz! - dz!);

const AXES = [0, 1, 2] as const;
const sum3 = (term: (i: number) => number): number => term(0) + term(1) + term(2);

/** The textbook formulas of all predicates in plain doubles. */
export const naivePredicates: Readonly<Record<PredicateName, OnNumbers<number>>> = {
  orient2d,
  orient3d,
  incircle,
  insphere,
  sideOfPlane,
  compareDistanceToPlane,
  sideOfThickPlane,
  dot2d,
  dot3d,
  angle2d,
  angle3d,
  cross2d,
  dihedralAngle3d: (ax, ay, az, bx, by, bz, px, py, pz, qx, qy, qz) =>
    crossDot(
      [bx! - ax!, by! - ay!, bz! - az!],
      [px! - ax!, py! - ay!, pz! - az!],
      [qx! - ax!, qy! - ay!, qz! - az!],
    ),
  awayFromLine3d: (ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz) =>
    crossDot(
      [dx! - cx!, dy! - cy!, dz! - cz!],
      [ax! - cx!, ay! - cy!, az! - cz!],
      [bx! - ax!, by! - ay!, bz! - az!],
    ),
  triple3d: (ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz, ex, ey, ez, fx, fy, fz) =>
    det3(bx! - ax!, by! - ay!, bz! - az!, dx! - cx!, dy! - cy!, dz! - cz!, fx! - ex!, fy! - ey!, fz! - ez!),
  compareDistance2d: (px, py, ax, ay, bx, by) => compareLength2d(px!, py!, ax!, ay!, px!, py!, bx!, by!),
  compareDistance3d: (px, py, pz, ax, ay, az, bx, by, bz) =>
    compareLength3d(px!, py!, pz!, ax!, ay!, az!, px!, py!, pz!, bx!, by!, bz!),
  compareLength2d,
  compareLength3d,
  inDiametralCircle: (ax, ay, bx, by, px, py) => -angle2d(ax!, ay!, px!, py!, bx!, by!),
  inDiametralSphere: (ax, ay, az, bx, by, bz, px, py, pz) =>
    -angle3d(ax!, ay!, az!, px!, py!, pz!, bx!, by!, bz!),
  powerTest2d,
  powerTest3d,
  compareAlong2d: (ux, uy, ax, ay, bx, by) => ux! * (ax! - bx!) + uy! * (ay! - by!),
  compareAlong3d: (ux, uy, uz, ax, ay, az, bx, by, bz) =>
    ux! * (ax! - bx!) + uy! * (ay! - by!) + uz! * (az! - bz!),
  sideOfLine2d: (dx, dy, ox, oy, px, py) => dx! * (py! - oy!) - dy! * (px! - ox!),
  compareCrossings2d: (ax, ay, bx, by, cx, cy, dx, dy, ex, ey, fx, fy) =>
    cross2d(ax!, ay!, cx!, cy!, cx!, cy!, dx!, dy!) * cross2d(ax!, ay!, bx!, by!, ex!, ey!, fx!, fy!) -
    cross2d(ax!, ay!, ex!, ey!, ex!, ey!, fx!, fy!) * cross2d(ax!, ay!, bx!, by!, cx!, cy!, dx!, dy!),
  orientDirection3d: (dx, dy, dz, ax, ay, az, bx, by, bz, cx, cy, cz) =>
    det3(dx!, dy!, dz!, bx! - ax!, by! - ay!, bz! - az!, cx! - ax!, cy! - ay!, cz! - az!),
  compareCrossings3d(...v) {
    const slope = (at: number) => sum3((i) => v[at + i]! * (v[6 + i]! - v[3 + i]!));
    const height = (at: number) => sum3((i) => v[at + i]! * v[i]!) + v[at + 3]!;
    return height(13) * slope(9) - height(9) * slope(13);
  },
  orientOffset3d(...v) {
    const [dx, dy, dz] = AXES.map((i) => v[3 + i]! - v[i]!);
    const [x, y, z] = AXES.map((i) => v[9 + i]! - (v[12 + i]! + v[15]! * v[16 + i]! + v[19]! * v[20 + i]!));
    return det3(dx!, dy!, dz!, v[6]!, v[7]!, v[8]!, x!, y!, z!);
  },
};

/** What everyone writes first: the formula in doubles. The measure of how hard a family is. */
export const naive = engineOnNumbers('naive', naivePredicates);
