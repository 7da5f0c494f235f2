/** Open cones: directions that lead to given sides of planes through a point. */
import type { Sign } from '../../core/sign.js';
import { normalsOrientation } from '../../implicit/normals-orientation.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import { CoefficientsPlaneObject } from '../../implicit/objects/planes.js';

/** The directions to one side of a plane. */
export interface ConeSide {
  readonly plane: PlaneObject;
  readonly side: 1 | -1;
}

/**
 * A cone with at least three rays, by its faces in the order in which they stand around it. Ray i is between faces i -
 * 1 and i.
 */
type Cone = readonly ConeSide[];

const AXES = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const;

const OCTANTS: readonly Cone[] = /* @__PURE__ */ Array.from({ length: 8 }, (_, octant) =>
  AXES.map((normal, axis) => ({
    plane: new CoefficientsPlaneObject(normal, 0),
    side: octant & (1 << axis) ? 1 : -1,
  })),
);

/**
 * Is there a direction that leads to the given sides of all of these planes? So it is if planes have linearly
 * independent normals, and for two that are not parallel.
 *
 * The directions are an open set: if it is not empty it has some in one of the open octants, which are cones with three
 * rays; these are clipped by one plane after the other. What is asked for are signs of determinants of three normals.
 */
export function coneHasDirections(sides: readonly ConeSide[]): boolean {
  return OCTANTS.some((octant) => {
    let cone: Cone | null = octant;
    for (const side of sides) if (cone !== null) cone = clipCone(cone, side);
    return cone !== null;
  });
}

/** What of an open cone is on a side of a plane; null for nothing. */
function clipCone(cone: Cone, by: ConeSide): Cone | null {
  const rays = cone.map((_, i) => rayBeside(cone, i, by));
  if (!rays.includes(1)) return null;
  if (!rays.includes(-1)) return cone;
  const count = cone.length;
  return cone.flatMap((face, i) => {
    const [ray, next] = [rays[i]!, rays[(i + 1) % count]!];
    if (ray <= 0 && next <= 0) return [];
    // The new face stands where the rays on the side end.
    return ray > 0 && next <= 0 ? [face, by] : [face];
  });
}

/**
 * On which side ray i of a cone is: 1 on the given one, -1 on the other. It is where two faces meet, on the inner side
 * of the next one.
 */
function rayBeside(cone: Cone, i: number, { plane, side }: ConeSide): Sign {
  const count = cone.length;
  const [before, after] = [cone[(i + count - 1) % count]!, cone[i]!];
  const third = cone[(i + 1) % count]!;
  const towards = normalsOrientation(before.plane, after.plane, third.plane) === third.side;
  const at = normalsOrientation(before.plane, after.plane, plane);
  if (at === 0) return 0;
  return (at === side) === towards ? 1 : -1;
}
