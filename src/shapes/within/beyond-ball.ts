/**
 * Whether a triangle is certainly beyond a distance from a point: the nearest point of it is found in doubles, roughly,
 * and only tells along which direction all vertices are asked.
 */

/**
 * 8u, u = 2^-53: a difference of doubles is off by u of itself, and a sum of three products with it by 3.1u more, of
 * the product of the direction's magnitudes and the greatest difference; a length times the distance is off by 4.2u.
 */
const ERROR = 2 ** -50;
const MORE = 1 + 2 ** -50;
/** More than what is lost where products underflow. A shorter direction is not asked, so that its square does not. */
const UNDERFLOW = 2 ** -1000;
const LEAST = 2 ** -400;

const abs = Math.abs;

/** How far along an edge from a vertex the nearest point is, from 0 to 1. */
const shareOf = (ahead: number, behind: number): number =>
  ahead <= 0 ? 0 : behind <= 0 ? 1 : ahead / (ahead + behind);

/**
 * Is the triangle of three vertices certainly farther than r from a point?
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.5, for the regions of a triangle.
 *
 * @param i where the first vertex begins among the coordinates, and `j` and `k` the others
 */
export function isBeyondBall(
  x: number,
  y: number,
  z: number,
  r: number,
  p: ArrayLike<number>,
  i: number,
  j: number,
  k: number,
): boolean {
  const ax = p[i]! - x;
  const ay = p[i + 1]! - y;
  const az = p[i + 2]! - z;
  const bx = p[j]! - x;
  const by = p[j + 1]! - y;
  const bz = p[j + 2]! - z;
  const cx = p[k]! - x;
  const cy = p[k + 1]! - y;
  const cz = p[k + 2]! - z;
  // Edges, and how far along them the point is from both ends.
  const ux = bx - ax;
  const uy = by - ay;
  const uz = bz - az;
  const vx = cx - ax;
  const vy = cy - ay;
  const vz = cz - az;
  const d1 = -(ux * ax + uy * ay + uz * az);
  const d2 = -(vx * ax + vy * ay + vz * az);
  const d3 = -(ux * bx + uy * by + uz * bz);
  const d4 = -(vx * bx + vy * by + vz * bz);
  const d5 = -(ux * cx + uy * cy + uz * cz);
  const d6 = -(vx * cx + vy * cy + vz * cz);
  const ofC = d1 * d4 - d3 * d2;
  const ofB = d5 * d2 - d1 * d6;
  const ofA = d3 * d6 - d5 * d4;
  let v = 0;
  let w = 0;
  if (ofC <= 0 && d1 >= 0 && d3 <= 0) v = shareOf(d1, -d3);
  else if (ofB <= 0 && d2 >= 0 && d6 <= 0) w = shareOf(d2, -d6);
  else if (ofA <= 0 && d4 >= d3 && d5 >= d6) {
    w = shareOf(d4 - d3, d5 - d6);
    v = 1 - w;
  } else if (ofA > 0 && ofB > 0 && ofC > 0) {
    v = ofB / (ofA + ofB + ofC);
    w = ofC / (ofA + ofB + ofC);
  } else if (d3 >= 0 && d4 <= d3) v = 1;
  else if (d6 >= 0 && d5 <= d6) w = 1;
  // The direction to the nearest point, whatever it is.
  const nx = ax + v * ux + w * vx;
  const ny = ay + v * uy + w * vy;
  const nz = az + v * uz + w * vz;
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
  if (!(length > LEAST)) return false;
  const least = Math.min(
    nx * ax + ny * ay + nz * az,
    nx * bx + ny * by + nz * bz,
    nx * cx + ny * cy + nz * cz,
  );
  const most = Math.max(abs(ax), abs(ay), abs(az), abs(bx), abs(by), abs(bz), abs(cx), abs(cy), abs(cz));
  const error = ERROR * (abs(nx) + abs(ny) + abs(nz)) * most + UNDERFLOW;
  return least - error > r * length * MORE;
}
