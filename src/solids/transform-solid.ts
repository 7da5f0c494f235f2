import { requireNoMore } from '../core/arguments/index.js';
import type { Placement } from '../core/shapes.js';
import { exactPlacement, isMirrored, placedPoint } from '../implicit/exact-placement.js';
import { exactForm3 } from '../implicit/forms.js';
import { compareLexicographic, type ExactPlane, type PointLike3 } from '../implicit/index.js';
import { ExactFormPointObject } from '../implicit/objects/exact-form-point.js';
import { exactDoubles, placedPlaneObject } from '../implicit/transformed-plane.js';
import { canonicalForm } from './canonical-form.js';
import { markMade } from './made-solids.js';
import { tripleOf } from './planes-of-corner.js';
import { requireOperand } from './require-operand.js';
import type { Solid, SolidFace } from './solid.js';
import { solidPoints } from './solid-points.js';

/** Where a vertex goes: as doubles, if it is there, and as what orders it. */
interface Placed {
  readonly vertex: number;
  readonly doubles: number[] | null;
  readonly point: PointLike3;
}

/**
 * A solid where a placement takes it, exactly: moved, turned by a quaternion of doubles as the rational rotation that
 * it is, scaled, mirrored, or mapped by any matrix that can be undone. Nothing is rounded, so that a placement that is
 * undone gives the same solid. Numbers grow: where coordinates of `n` bits are no doubles after it, planes have `2 n +
 * 3 m` bits more for a matrix of `m` bits, and as many again for each further placement.
 *
 * @throws RangeError for what is no solid, or a placement that cannot be undone, naming the part that is wrong
 * @example
 * import { rational } from 'unerring/arithmetic';
 * const corner = solidFromMesh({
 *   positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1],
 *   indices: [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3],
 * });
 * transformSolid(corner, { type: 'parts', translation: [1, 2, 3], scale: [2, 2, 2] }).vertices[3]; // [3, 2, 3]
 * const mirrored = transformSolid(corner, { type: 'reflection', plane: { normal: [1, 1, 1], constant: -1 } });
 * rational.toNumber(solidVolume(mirrored)); // 1 / 6
 */
export function transformSolid(solid: Solid, placement: Placement): Solid {
  if (arguments.length > 2) requireNoMore('transformSolid', 2, arguments[2], 'one placement after the other');
  requireOperand('transformSolid', 'solid', solid);
  const to = exactPlacement('transformSolid', 'placement', placement);
  const { planes, points } = solidPoints('transformSolid', solid);
  const placedPlanes = planes.map((plane) => placedPlaneObject(plane, to)) as unknown as ExactPlane[];
  const placed = points.map((point, vertex): Placed => {
    const form = placedPoint(to, exactForm3(point));
    const doubles = exactDoubles(form);
    return { vertex, doubles, point: doubles ?? (new ExactFormPointObject(form) as unknown as PointLike3) };
  });
  placed.sort((a, b) => compareLexicographic(a.point, b.point));
  const around = planesAround(solid);
  const vertices = placed.map(({ vertex, doubles }) => {
    if (doubles !== null) return doubles as unknown as readonly [number, number, number];
    const known = solid.vertices[vertex]!;
    return 'planes' in known ? known : { planes: tripleOf(solid.planes, around(vertex)) };
  });
  const faces = renamedFaces(solid, placed, isMirrored(to));
  return markMade(canonicalForm(solid.isUnbounded, placedPlanes, vertices, faces));
}

/** Which planes of faces each vertex lies on; made when it is first asked for. */
function planesAround(solid: Solid): (vertex: number) => readonly number[] {
  let lists: Set<number>[] | undefined;
  return (vertex) => {
    if (lists === undefined) {
      lists = solid.vertices.map(() => new Set());
      for (const { plane, rings } of solid.faces)
        for (const ring of rings) for (const v of ring) lists[v]!.add(plane);
    }
    return [...lists[vertex]!];
  };
}

/** The faces over vertices in their new order; what is mirrored is run the other way. */
function renamedFaces({ faces }: Solid, placed: readonly Placed[], mirrored: boolean): SolidFace[] {
  const names = new Uint32Array(placed.length);
  for (const [name, { vertex }] of placed.entries()) names[vertex] = name;
  return faces.map(({ plane, facing, rings }) => ({
    plane,
    facing,
    rings: rings.map((ring) => {
      const renamed = ring.map((v) => names[v]!);
      return mirrored ? renamed.reverse() : renamed;
    }),
  }));
}
