import { absolute } from '../../arithmetic/integers.js';
import type { Halfspace } from '../../oracle/referees/shapes/halfspace.js';
import { cross, dot, isZero, multiply, type Vector } from '../../oracle/referees/shapes/vectors.js';
import { extremes } from './extremes.js';
import type { Frame } from './frame.js';
import type { Homogeneous } from './homogeneous.js';

/** What is seen of one face: its corners around it, and which of its sides are edges and no cuts at the border. */
export interface FaceSeen {
  readonly corners: readonly Homogeneous[];
  /** Side i runs from corner i to the next one. */
  readonly isEdge: readonly boolean[];
}

/** A corner of a face, and the half-space that bounds the side which starts there. */
interface Corner extends Homogeneous {
  readonly side: Halfspace;
}

/** A half-space in the coordinates of a picture. */
function halfSpaceIn({ center, over, half }: Frame, { normal, constant }: Halfspace): Halfspace {
  return {
    normal: multiply(normal, half.numerator * over),
    constant: (dot(normal, center) + constant * over) * half.denominator,
  };
}

/** The one point of three planes. */
function meet(p: Halfspace, q: Halfspace, r: Halfspace): Homogeneous {
  const [qr, rp, pq] = [cross(q.normal, r.normal), cross(r.normal, p.normal), cross(p.normal, q.normal)];
  const w = dot(p.normal, qr);
  const sign = w > 0n ? -1n : 1n;
  const at = (i: 0 | 1 | 2) => (p.constant * qr[i] + q.constant * rp[i] + r.constant * pq[i]) * sign;
  return { at: [at(0), at(1), at(2)], w: absolute(w) };
}

const valueAt = ({ normal, constant }: Halfspace, { at, w }: Homogeneous) => dot(normal, at) + constant * w;

/** The sides of the cube from -reach to reach, those of each axis together. */
function cubeOf(reach: bigint): readonly (readonly [Halfspace, Halfspace])[] {
  const units: Vector[] = [
    [1n, 0n, 0n],
    [0n, 1n, 0n],
    [0n, 0n, 1n],
  ];
  return units.map((axis) => [
    { normal: axis, constant: reach },
    { normal: multiply(axis, -1n), constant: reach },
  ]);
}

/**
 * A ring of a plane without what is outside of a half-space: corners are made of planes each time, so that their
 * numbers do not grow.
 */
function clipped(ring: readonly Corner[], plane: Halfspace, by: Halfspace): Corner[] {
  const values = ring.map((corner) => valueAt(by, corner));
  return ring.flatMap((corner, i) => {
    const [value, next] = [values[i]!, values[(i + 1) % ring.length]!];
    const cut = (side: Halfspace): Corner => ({ ...meet(plane, corner.side, by), side });
    if (value < 0n) return next > 0n ? [cut(corner.side)] : [];
    if (next >= 0n) return [corner];
    return value === 0n ? [{ ...corner, side: by }] : [corner, cut(by)];
  });
}

/** The plane of a half-space in the cube, as a ring. */
function sectionOf(plane: Halfspace, reach: bigint): Corner[] {
  const cube = cubeOf(reach);
  const lengths = plane.normal.map(absolute);
  const most = lengths.indexOf(extremes(lengths).high);
  const [[e, minusE], [f, minusF]] = [cube[(most + 1) % 3]!, cube[(most + 2) % 3]!];
  const around = [e, f, minusE, minusF];
  const ring = around.map((side, i) => ({ ...meet(plane, around[(i + 3) % 4]!, side), side }));
  return cube[most]!.reduce((rest, side) => clipped(rest, plane, side), ring);
}

/**
 * The faces of the set of all points that are in each of some half-spaces, as a frame shows them: exactly, and cut off
 * at the sides of the cube from -reach to reach. The set may be flat, empty or without an end.
 */
export function facesIn(frame: Frame, halfSpaces: readonly Halfspace[], reach: bigint): FaceSeen[] {
  if (halfSpaces.some(({ normal, constant }) => isZero(normal) && constant < 0n)) return [];
  const planes = halfSpaces.filter(({ normal }) => !isZero(normal)).map((h) => halfSpaceIn(frame, h));
  return planes.flatMap((plane) => {
    const others = planes.filter((other) => other !== plane);
    const corners = others.reduce((ring, other) => clipped(ring, plane, other), sectionOf(plane, reach));
    // Not by the names of sides: an edge may run along a side of the cube.
    const steep = others.filter(({ normal }) => !isZero(cross(normal, plane.normal)));
    const isEdge = corners.map((from, i) => {
      const to = corners[(i + 1) % corners.length]!;
      return steep.some((other) => valueAt(other, from) === 0n && valueAt(other, to) === 0n);
    });
    return corners.length === 0 ? [] : [{ corners, isEdge }];
  });
}
