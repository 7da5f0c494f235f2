import { nextDown, nextUp } from '../arithmetic/float64.js';
import { rejectWords, requireNoMore } from '../core/arguments/index.js';
import { copiedPoint3 } from '../core/copies.js';
import { viewerOf } from '../core/lazy-record.js';
import type { Box3 } from '../core/shapes.js';
import {
  coordinates,
  type ExactPlane,
  type FoundPoint3,
  type PlaneLike,
  type PointLike3,
  planeIdentity,
  side,
} from '../implicit/index.js';
import type { PlaneObject } from '../implicit/objects/plane-object.js';
import type { MeshInput, PreparedMesh } from '../mesh/index.js';
import type { SectionRegion } from '../mesh/sections/regions.js';
import { solidPlane } from './convex-solid.js';
import { combineSolids } from './engine/combine.js';
import { type SolidMesh, solidToMesh } from './output/solid-to-mesh.js';
import { halfSpaceSolid } from './primitives/half-space-solid.js';
import { requireSolid } from './require-solid.js';
import { regionsInPlane } from './section-regions.js';
import type { Solid, SolidFace } from './solid.js';
import { solidOfInput } from './solid-from-mesh.js';
import { solidPoints } from './solid-points.js';

/** The parts of a solid behind a plane and in front of it; one without an inside has no faces. */
export interface SolidParts {
  readonly behind: Solid;
  readonly front: Solid;
}

/** The parts of a mesh behind a plane and in front of it, each closed, and what is certain about it. */
export interface MeshParts {
  readonly behind: SolidMesh;
  readonly front: SolidMesh;
}

/** A loop of a section of a solid: edge i runs from point i to the next, and lies on a face. */
export interface SolidSectionLoop {
  readonly points: readonly FoundPoint3[];
  /** For each edge the number of the face of the solid that it is on. */
  readonly faces: readonly number[];
}

/** What a solid has in common with a plane, without what has no area. */
export interface SolidSection {
  readonly plane: ExactPlane;
  /** Seen from the front of the plane, what belongs to the solid is on the left of each edge. */
  readonly loops: readonly SolidSectionLoop[];
  /** What the loops enclose: parts by the numbers of their outer loop and of its holes. Found when it is first read. */
  readonly regions: readonly SectionRegion[];
}

class FoundSection implements SolidSection {
  readonly #plane: ExactPlane;
  readonly loops: readonly SolidSectionLoop[];
  #regions: readonly SectionRegion[] | undefined;

  constructor(plane: ExactPlane, loops: readonly SolidSectionLoop[]) {
    this.#plane = plane;
    this.loops = loops;
  }

  get plane(): ExactPlane {
    return this.#plane;
  }

  get regions(): readonly SectionRegion[] {
    this.#regions ??= regionsInPlane(
      this.#plane as unknown as PlaneObject,
      this.loops.map(({ points }) => points),
    );
    return this.#regions;
  }
}

const viewOf = /* @__PURE__ */ viewerOf<FoundSection>(['plane', 'loops', 'regions']);

/**
 * A solid cut into two by a plane, exactly: what of it is behind the plane, and what is in front. Together they are the
 * solid, and what they have in common is in the plane.
 *
 * @throws RangeError for what is no solid or no plane, and for a solid that is unbounded or reaches beyond the doubles
 * @example
 * import { rational } from 'unerring/arithmetic';
 * const box = boxSolid({ min: [0, 0, 0], max: [1, 1, 3] });
 * const { behind, front } = cutSolid(box, { normal: [0, 0, 1], constant: -1 });
 * rational.toNumber(solidVolume(behind)); // 1
 * rational.toNumber(solidVolume(front)); // 2
 */
export function cutSolid(solid: Solid, plane: PlaneLike): SolidParts {
  if (arguments.length > 2) requireNoMore('cutSolid', 2, arguments[2]);
  requireSolid('cutSolid', 'solid', solid);
  return partsOf('cutSolid', 'solid', solid, solidPlane('cutSolid', 'plane', plane));
}

/**
 * What a closed mesh encloses, cut into two by a plane: two closed meshes, each of which has the section as a face. The
 * parts are exact; what is new of them is rounded once, as `solidToMesh` does it, and certified.
 *
 * @throws RangeError naming what is wrong with the mesh, an edge that is open, a mesh that is inside out, or a plane
 *   that is none
 * @example
 * const cube = {
 *   positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1],
 *   indices: [
 *     0, 2, 3, 0, 3, 1, 4, 5, 7, 4, 7, 6, 0, 1, 5, 0, 5, 4, 2, 6, 7, 2, 7, 3, 0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7, 5,
 *   ],
 * };
 * const { behind, front } = cutMesh(cube, { normal: [0, 0, 2], constant: -1 });
 * Math.max(...behind.positions.filter((_, i) => i % 3 === 2)); // 0.5
 * front.certificate.type; // 'valid'
 */
export function cutMesh(mesh: MeshInput | PreparedMesh, plane: PlaneLike): MeshParts {
  if (arguments.length > 2) requireNoMore('cutMesh', 2, arguments[2]);
  const own = solidPlane('cutMesh', 'plane', plane);
  const { behind, front } = partsOf('cutMesh', 'mesh', solidOfInput('cutMesh', 'mesh', mesh, undefined), own);
  return { behind: solidToMesh(behind), front: solidToMesh(front) };
}

/**
 * The section of a solid by a plane, exactly: closed loops of exact points, those around holes clockwise.
 *
 * What is in the plane is decided by one rule, that of `meshSection`: the section is the limit of those by planes in
 * front of it, as they come nearer. So it is the face that the part in front has there. What has no area is left out,
 * and edges in one line are one.
 *
 * @throws RangeError for what is no solid or no plane, and for a solid that is unbounded or reaches beyond the doubles
 * @example
 * const box = boxSolid({ min: [0, 0, 0], max: [1, 1, 3] });
 * const { loops } = solidSection(box, { normal: [0, 0, 3], constant: -1 });
 * Array.from(loops[0].points, ([x, y]) => [x, y]); // [[0, 0], [1, 0], [1, 1], [0, 1]]
 * solidSection(box, { normal: [0, 0, 3], constant: -1 }).regions; // [{ outer: 0, holes: [] }]
 * solidSection(box, { normal: [0, 0, 1], constant: 0 }).loops.length; // 1: the bottom
 * solidSection(box, { normal: [0, 0, 1], constant: -3 }).loops.length; // 0: nothing is above the top
 */
export function solidSection(solid: Solid, plane: PlaneLike): SolidSection {
  if (arguments.length > 2) requireNoMore('solidSection', 2, arguments[2]);
  requireSolid('solidSection', 'solid', solid);
  const own = solidPlane('solidSection', 'plane', plane);
  const { front } = partsOf('solidSection', 'solid', solid, own);
  const { points } = solidPoints('solidSection', front);
  const isOn = front.vertices.map((_, v) => side(own, points[v] as unknown as PointLike3) === 0);
  const caps = front.faces.filter(({ rings }) => rings.every((ring) => ring.every((v) => isOn[v])));
  const neighbours = facesByEdge(front);
  const known = new Map<number, number>();
  const numberOf = (face: number): number => {
    const number = known.get(face) ?? faceLike(solid, front, front.faces[face]!);
    known.set(face, number);
    return number;
  };
  const loops = caps.flatMap(({ rings }) =>
    rings.map((ring) => {
      // The ring runs around the face as seen from behind. Its first vertex stays the first.
      const turned = [ring[0]!, ...ring.slice(1).reverse()];
      const next = (i: number) => turned[(i + 1) % turned.length]!;
      return {
        points: turned.map((v) => pointOf(points[v]!)),
        faces: turned.map((v, i) => numberOf(neighbours.get(`${v} ${next(i)}`)!)),
      };
    }),
  );
  return viewOf(new FoundSection(own, loops));
}

function pointOf(point: ReturnType<typeof solidPoints>['points'][number]): FoundPoint3 {
  return 'type' in point ? (point as unknown as FoundPoint3) : copiedPoint3(point);
}

/** The number of the face on the left of each edge. */
function facesByEdge({ faces }: Solid): Map<string, number> {
  const found = new Map<string, number>();
  for (const [f, { rings }] of faces.entries()) {
    for (const ring of rings) {
      for (const [i, v] of ring.entries()) found.set(`${v} ${ring[(i + 1) % ring.length]!}`, f);
    }
  }
  return found;
}

/** The number of the face of a solid that a face of a part of it is a part of; -1 if there is none. */
function faceLike(solid: Solid, part: Solid, { plane, facing }: SolidFace): number {
  return solid.faces.findIndex((other) => {
    const same = planeIdentity(solid.planes[other.plane]!, part.planes[plane]!);
    return same * other.facing === facing;
  });
}

function partsOf(where: string, name: string, solid: Solid, plane: ExactPlane): SolidParts {
  if (solid.isUnbounded) rejectWords(where, name, 'a bounded solid', 'an unbounded one');
  const { points } = solidPoints(where, solid);
  const sides = points.map((point) => side(plane, point as unknown as PointLike3));
  const nothing = () => combineSolids([], () => false);
  if (!sides.includes(1)) return { behind: solid, front: nothing() };
  if (!sides.includes(-1)) return { behind: nothing(), front: solid };
  const half = halfSpaceSolid(plane, boxAround(where, name, points as unknown as readonly PointLike3[]));
  return {
    behind: combineSolids([solid, half], ([a, b]) => a! && b!),
    front: combineSolids([solid, half], ([a, b]) => a! && !b),
  };
}

/** A box around points, whose coordinates may have been rounded. */
function boxAround(where: string, name: string, points: readonly PointLike3[]): Box3 {
  const rounded = points.map((point) => coordinates(point));
  const bound = (k: number, pick: (...all: number[]) => number) =>
    rounded.reduce((most, p) => pick(most, p[k]!), rounded[0]![k]!);
  const min = [0, 1, 2].map((k) => nextDown(bound(k, Math.min))) as [number, number, number];
  const max = [0, 1, 2].map((k) => nextUp(bound(k, Math.max))) as [number, number, number];
  if (![...min, ...max].every(Number.isFinite)) {
    rejectWords(where, name, 'a solid within the range of doubles', 'one that reaches beyond it');
  }
  return { min, max };
}
