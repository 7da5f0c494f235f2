import type { MessagePort } from 'node:worker_threads';
import type { Containment } from '../../core/containment.js';
import type { Location } from '../../core/location.js';
import type { TriangleOrigin } from '../../formats/index.js';
import type { MeshFeature } from '../../mesh/structure/mesh-feature.js';
import type { MeshSource } from './mesh-source.js';

/** What `unerring locate` asks: points are three numbers each. */
export interface LocateJob {
  readonly source: MeshSource;
  readonly points: Float64Array;
  /**
   * Where points arrive before these, a `Float64Array` at a time and null at the end; their answers go back the same
   * way as arrays of `PointAnswer`, and null at the end.
   */
  readonly feed?: MessagePort;
  /** Whether the winding number is asked for instead of inside and outside. */
  readonly winding: boolean;
}

/** Where a point is. */
export interface PointAnswer {
  readonly location: Location;
  readonly feature: MeshFeature | null;
  /** How often the mesh goes round it; null on the surface, or if not asked for. */
  readonly winding: number | null;
}

/** The answers to the points in order; fewer than points if it was stopped. */
export interface LocateResult {
  readonly answers: readonly PointAnswer[];
  readonly complete: boolean;
}

export type CastMode = 'first' | 'last' | 'any' | 'all';

/** What `unerring raycast` asks: rays are six numbers each, origin and direction or two end points. */
export interface RaycastJob {
  readonly source: MeshSource;
  readonly rays: Float64Array;
  readonly segments: boolean;
  readonly mode: CastMode;
}

/** A hit: on which triangle and which of its parts, seen from which side, and where on the ray. */
export interface HitAnswer {
  readonly triangle: number;
  readonly feature: MeshFeature;
  /**
   * 1 where the ray or segment comes from the front of the triangle's plane or leads away from its back, -1 the other
   * way round; 0 where it lies in the plane, or the triangle has none, or the segment is a point.
   */
  readonly facing: -1 | 0 | 1;
  /** It is entered at origin + t direction, or start + t (end - start): exact, rounded once. */
  readonly parameter: number;
  /** Where it is left: the parameter again, unless the ray lies in the triangle's plane. */
  readonly exit: number;
  /** The point at which it is entered, each coordinate exact and rounded once. */
  readonly point: readonly [number, number, number];
  /** The point at which it is left, if that is another one. */
  readonly exitPoint?: readonly [number, number, number];
  /** Hits at the same place have the same rank. */
  readonly rank: number;
  /** Where the triangle stands in the file. */
  readonly inFile: TriangleOrigin;
}

/** For each ray its hits, or for mode `any` whether there is one; fewer than rays if it was stopped. */
export interface RaycastResult {
  readonly answers: readonly (readonly HitAnswer[] | boolean)[];
  readonly complete: boolean;
}

/** A shape that is swept, at a place that each sweep gives. */
export type SweptSize =
  | { readonly type: 'sphere'; readonly radius: number }
  /** `way`: from the start of its axis, which is at the place, to the end. */
  | { readonly type: 'capsule'; readonly way: readonly number[]; readonly radius: number }
  /** Along the axes, with the place in its middle. */
  | { readonly type: 'box'; readonly halfSize: readonly number[] };

/** What `unerring sweep` asks: sweeps are six numbers each, a place and a displacement. */
export interface SweepJob {
  readonly source: MeshSource;
  readonly shape: SweptSize;
  readonly sweeps: Float64Array;
  /** Whether only triangles count that the shape goes into. */
  readonly entering: boolean;
  readonly mode: 'first' | 'any';
}

/** How a swept shape comes into contact with a triangle. */
export interface SweepHit {
  readonly triangle: number;
  /**
   * The extreme points of what they have in common, each with the part of the mesh that it is on; `null` where they
   * overlap at the start.
   */
  readonly points: readonly { readonly feature: MeshFeature; readonly point: readonly number[] }[] | null;
  /** From the triangle to the shape, each coordinate the nearest double; `null` where there is none. */
  readonly normal: readonly number[] | null;
  readonly approach: 'approaching' | 'sliding' | 'separating' | null;
  /** Where the triangle stands in the file. */
  readonly inFile: TriangleOrigin;
}

/** What a swept shape meets first. */
export interface SweepAnswer {
  readonly start: 'disjoint' | 'touching' | 'overlapping';
  /** The first time: exact, rounded once; `null`: there is none. */
  readonly time: number | null;
  /** The same as a fraction, or as one plus or minus the root of another one. */
  readonly exactTime: string | null;
  /** Where the place has come to by then, each coordinate exact and rounded once. */
  readonly reached: readonly number[] | null;
  readonly hits: readonly SweepHit[];
}

/** For each sweep its answer, or for mode `any` whether there is a contact; fewer than sweeps if it was stopped. */
export interface SweepResult {
  readonly answers: readonly (SweepAnswer | boolean)[];
  readonly complete: boolean;
}

/** What `unerring intersect` asks. */
export interface IntersectJob {
  readonly a: MeshSource;
  readonly b: MeshSource;
  /** How many pairs are wanted with how they meet. */
  readonly limit: number;
}

/** How a triangle of one mesh meets one of the other. */
export interface PairAnswer {
  readonly a: number;
  readonly b: number;
  readonly relation: string;
  /** The features of both at each extreme point of what they have in common. */
  readonly contact: readonly { readonly a: string; readonly b: string }[];
  /** A point that both have in common, in the middle of all that they have; each coordinate exact and rounded once. */
  readonly meetsAt: readonly [number, number, number];
  /** Where the triangles stand in their files. */
  readonly aInFile: TriangleOrigin;
  readonly bInFile: TriangleOrigin;
}

export interface IntersectResult {
  readonly relation: string;
  /** What the first is to the second; null where the surfaces meet and one is no solid. */
  readonly containment: Containment | null;
  readonly count: number;
  readonly pairs: readonly PairAnswer[];
  readonly complete: boolean;
  readonly notes: readonly string[];
}
