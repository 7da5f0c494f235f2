/** What distances are asked of: the triangles of a mesh, at its place or not, or a point; in doubles, and exactly. */
import { copiedPoint3 } from '../../core/copies.js';
import type { Point3 } from '../../core/shapes.js';
import { Given } from '../../distance/lazy/given.js';
import { setCorner, setPoint } from '../../distance/point-triangle/question.js';
import { TRIANGLE_KIND } from '../../distance/shapes/flat.js';
import { POINT_KIND } from '../../distance/shapes/linear.js';
import type { PlacedFrame } from '../../implicit/placed-frame.js';
import type { Bvh } from '../../indexes/bvh-tree.js';
import { PlacedCorners, REACH_OF_ERROR } from '../structure/placed-corners.js';
import { PlacedMesh } from '../structure/placed-mesh.js';
import { type PreparedMesh, requirePrepared } from '../structure/prepared-mesh.js';
import { certainFeature } from './certain-feature.js';

/** Parts behind a tree of boxes, each of which is the hull of a few corners. */
export interface NearSide {
  readonly bvh: Bvh;
  /** How many corners a part has. */
  readonly corners: number;
  /** Writes six numbers of a box around where the box of the tree from `from` on is. */
  box(bounds: Float64Array, from: number, out: Float64Array): void;
  /**
   * Writes the corners of a part, times a power of two, from `at` on, and returns their reach: no coordinate is
   * greater, or off by more than 4.1 · 2^-53 of it, but for what underflows. Infinity or NaN, if doubles say nothing.
   */
  load(part: number, out: Float64Array, at: number, scale: number): number;
  /** The part as a shape whose distances are asked; its numbers are copied. */
  given(part: number): Given;
}

/** More than the rounding of a difference. */
const ROUNDED = 2 ** -52;

/** The triangles of a mesh where they are. */
export class OwnTriangles implements NearSide {
  readonly corners = 3;
  readonly #mesh: PreparedMesh;

  constructor(mesh: PreparedMesh) {
    this.#mesh = mesh;
  }

  get bvh(): Bvh {
    return this.#mesh.bvh;
  }

  box(bounds: Float64Array, from: number, out: Float64Array): void {
    for (let k = 0; k < 6; k++) out[k] = bounds[from + k]!;
  }

  load(t: number, out: Float64Array, at: number, scale: number): number {
    const { positions, indices } = this.#mesh;
    let reach = 0;
    for (let i = 0; i < 9; i++) {
      const x = positions[3 * indices[3 * t + Math.floor(i / 3)]! + (i % 3)]! * scale;
      out[at + i] = x;
      reach = Math.max(reach, Math.abs(x));
    }
    return reach;
  }

  given(t: number): Given {
    const numbers = new Float64Array(9);
    this.load(t, numbers, 0, 1);
    return new Given(TRIANGLE_KIND, Array.from(numbers));
  }
}

/** The triangles of a mesh where a placement takes them. */
export class PlacedSide implements NearSide {
  readonly corners = 3;
  readonly #placed: PlacedCorners;

  constructor(mesh: PreparedMesh, frame: PlacedFrame) {
    this.#placed = new PlacedCorners(mesh, frame);
  }

  get bvh(): Bvh {
    return this.#placed.mesh.bvh;
  }

  box(bounds: Float64Array, from: number, out: Float64Array): void {
    this.#placed.frame.box(bounds, from, out);
  }

  load(t: number, out: Float64Array, at: number, scale: number): number {
    const placed = this.#placed;
    placed.round(t);
    for (let i = 0; i < 9; i++) out[at + i] = placed.corners[i]! * scale;
    return placed.error * scale * REACH_OF_ERROR;
  }

  given(t: number): Given {
    return this.#placed.givenAt(t);
  }

  /** The vertex or edge of a triangle that is certainly nearest to a point; -1 where that is unknown. */
  certainFeature(t: number, point: Point3): number {
    const placed = this.#placed;
    placed.round(t);
    const { corners } = placed;
    let most = 0;
    for (let i = 0; i < 9; i++) {
      corners[i]! -= point[i % 3]!;
      most = Math.max(most, Math.abs(corners[i]!));
    }
    return certainFeature(corners, placed.error + ROUNDED * most);
  }

  /** Puts a point and a triangle where the predicates of distances find them, if its corners are doubles: are they? */
  ask(t: number, point: Point3): boolean {
    const placed = this.#placed;
    if (!placed.exact(t)) return false;
    setPoint(0, point[0]!, point[1]!, point[2]!);
    for (let k = 0; k < 3; k++) setCorner(3 + 3 * k, placed.corners, k);
    return true;
  }

  /** A triangle, or its vertex or edge. */
  givenPart(t: number, code: number): Given {
    if (code < 0 || code === 6) return this.#placed.givenAt(t);
    return this.#placed.givenCornersAt(t, code < 3 ? [code] : [code - 3, (code - 2) % 3]);
  }
}

/** @throws RangeError naming the argument, if it is no prepared mesh, at its place or not */
export function sideOfMesh(where: string, name: string, mesh: PreparedMesh | PlacedMesh): NearSide {
  if (!(mesh instanceof PlacedMesh)) {
    requirePrepared(where, name, mesh);
    return new OwnTriangles(mesh);
  }
  requirePrepared(where, name, mesh.mesh);
  return new PlacedSide(mesh.mesh, mesh.questions().frame.forward);
}

/** A point, as the only part of a tree. */
export function sideOfPoint(point: Point3): NearSide {
  const numbers = Array.from(copiedPoint3(point));
  const bounds = Float64Array.from([...numbers, ...numbers]);
  const reach = Math.max(...numbers.map(Math.abs));
  return {
    bvh: {
      bounds,
      boxes: bounds,
      links: new Uint32Array(1),
      counts: new Uint8Array([1]),
      order: new Uint32Array(1),
    },
    corners: 1,
    box(_, __, out) {
      for (let k = 0; k < 6; k++) out[k] = bounds[k]!;
    },
    load(_, out, at, scale) {
      for (let k = 0; k < 3; k++) out[at + k] = numbers[k]! * scale;
      return reach * scale;
    },
    given: () => new Given(POINT_KIND, numbers),
  };
}
