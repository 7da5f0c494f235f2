/**
 * Named in tables as "naive": contacts as they are found in plain doubles, with the usual tolerances. Coefficients of
 * the cubic by differences, its roots between the extrema by bisection, and at each root barycentric coordinates, or
 * the nearest points of two lines. It is wrong where roundings matter, and says nothing of that.
 */

const ROOT_TOLERANCE = 1e-12;
const PLACE_TOLERANCE = 1e-9;

type Numbers = ArrayLike<number>;

const P = new Float64Array(12);
const ROOTS = new Float64Array(3);

/** Where four vertices are at time t. */
function placeAt(start: Numbers, end: Numbers, four: readonly number[], t: number): void {
  for (let i = 0; i < 4; i++) {
    for (let k = 0; k < 3; k++) {
      const at = 3 * four[i]! + k;
      P[3 * i + k] = start[at]! + (end[at]! - start[at]!) * t;
    }
  }
}

/** The determinant of the ways from point 0 to points 1, 2 and 3. */
function determinant(): number {
  const [ax, ay, az] = [P[3]! - P[0]!, P[4]! - P[1]!, P[5]! - P[2]!];
  const [bx, by, bz] = [P[6]! - P[0]!, P[7]! - P[1]!, P[8]! - P[2]!];
  const [cx, cy, cz] = [P[9]! - P[0]!, P[10]! - P[1]!, P[11]! - P[2]!];
  return ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
}

/** A root of a cubic between two times at which its signs differ. */
function rootBetween(a: number, b: number, c: number, d: number, low: number, high: number): number {
  let [from, to] = [low, high];
  const rises = ((a * from + b) * from + c) * from + d < 0;
  for (let i = 0; i < 60 && to - from > ROOT_TOLERANCE; i++) {
    const middle = (from + to) / 2;
    if (((a * middle + b) * middle + c) * middle + d < 0 === rises) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

/** Roots from 0 to 1 of a t³ + b t² + c t + d, by the extrema. */
function rootsOf(a: number, b: number, c: number, d: number): number {
  const cuts = [0];
  const discriminant = b * b - 3 * a * c;
  if (discriminant > 0) {
    const root = Math.sqrt(discriminant);
    const q = b < 0 ? root - b : -(root + b);
    for (const t of [q / (3 * a), c / q].sort((s, u) => s - u)) if (t > 0 && t < 1) cuts.push(t);
  }
  cuts.push(1);
  let count = 0;
  for (let i = 1; i < cuts.length; i++) {
    const [low, high] = [cuts[i - 1]!, cuts[i]!];
    const [atLow, atHigh] = [((a * low + b) * low + c) * low + d, ((a * high + b) * high + c) * high + d];
    if (atLow * atHigh <= 0) ROOTS[count++] = rootBetween(a, b, c, d, low, high);
  }
  return count;
}

/** Whether point 0 is in the triangle of the others, all in one plane. */
function isInTriangle(): boolean {
  const [ux, uy, uz] = [P[6]! - P[3]!, P[7]! - P[4]!, P[8]! - P[5]!];
  const [vx, vy, vz] = [P[9]! - P[3]!, P[10]! - P[4]!, P[11]! - P[5]!];
  const [wx, wy, wz] = [P[0]! - P[3]!, P[1]! - P[4]!, P[2]! - P[5]!];
  const [uu, uv, vv] = [
    ux * ux + uy * uy + uz * uz,
    ux * vx + uy * vy + uz * vz,
    vx * vx + vy * vy + vz * vz,
  ];
  const [wu, wv] = [wx * ux + wy * uy + wz * uz, wx * vx + wy * vy + wz * vz];
  const d = uu * vv - uv * uv;
  const [s, t] = [(vv * wu - uv * wv) / d, (uu * wv - uv * wu) / d];
  return s >= -PLACE_TOLERANCE && t >= -PLACE_TOLERANCE && s + t <= 1 + PLACE_TOLERANCE;
}

/** Whether the nearest points of two lines are of the edges from point 0 to 1, and from 2 to 3. */
function areAcross(): boolean {
  const [ux, uy, uz] = [P[3]! - P[0]!, P[4]! - P[1]!, P[5]! - P[2]!];
  const [vx, vy, vz] = [P[9]! - P[6]!, P[10]! - P[7]!, P[11]! - P[8]!];
  const [wx, wy, wz] = [P[6]! - P[0]!, P[7]! - P[1]!, P[8]! - P[2]!];
  const [uu, uv, vv] = [
    ux * ux + uy * uy + uz * uz,
    ux * vx + uy * vy + uz * vz,
    vx * vx + vy * vy + vz * vz,
  ];
  const [wu, wv] = [wx * ux + wy * uy + wz * uz, wx * vx + wy * vy + wz * vz];
  const d = uu * vv - uv * uv;
  const [s, t] = [(vv * wu - uv * wv) / d, (uv * wu - uu * wv) / d];
  const isIn = (x: number) => x >= -PLACE_TOLERANCE && x <= 1 + PLACE_TOLERANCE;
  return isIn(s) && isIn(t);
}

function meets(start: Numbers, end: Numbers, four: readonly number[], isThere: () => boolean): boolean {
  // Newton's form of the cubic, by its values at 0, 1, 2 and 3.
  placeAt(start, end, four, 0);
  const y0 = determinant();
  placeAt(start, end, four, 1);
  const y1 = determinant();
  placeAt(start, end, four, 2);
  const y2 = determinant();
  placeAt(start, end, four, 3);
  const [d1, d2, d3] = [y1 - y0, y2 - 2 * y1 + y0, determinant() - 3 * y2 + 3 * y1 - y0];
  const count = rootsOf(d3 / 6, d2 / 2 - d3 / 2, d1 - d2 / 2 + d3 / 3, y0);
  for (let i = 0; i < count; i++) {
    placeAt(start, end, four, ROOTS[i]!);
    if (isThere()) return true;
  }
  return false;
}

/** Whether vertex v touches the triangle a, b, c on its way. */
export function naiveVertexFace(
  start: Numbers,
  end: Numbers,
  v: number,
  a: number,
  b: number,
  c: number,
): boolean {
  return meets(start, end, [v, a, b, c], isInTriangle);
}

/** Whether the edges from a0 to a1 and from b0 to b1 touch on their way. */
export function naiveEdgeEdge(
  start: Numbers,
  end: Numbers,
  a0: number,
  a1: number,
  b0: number,
  b1: number,
): boolean {
  return meets(start, end, [a0, a1, b0, b1], areAcross);
}
