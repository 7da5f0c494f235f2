import type { Point3 } from '../../core/shapes.js';

/**
 * A face of a brush: three points of its plane, and how its texture lies. Which formats have what: standard Quake
 * maps say how by `offset`, `rotation` and `scale`; those of Valve 220 have the two `axes` of the texture, too.
 */
export interface QuakeMapFace {
  /** Three points of the plane, clockwise as seen from outside of the brush. */
  readonly points: readonly [Point3, Point3, Point3];
  /** The name of the texture. */
  readonly texture: string;
  /** Valve 220: the directions in space along which the texture runs; `null` in standard maps. */
  readonly axes: readonly [Point3, Point3] | null;
  /** By how much the texture is moved along either axis. */
  readonly offset: readonly [number, number];
  /** In degrees. With `axes`, which are turned already, editors keep it to show it. */
  readonly rotation: number;
  /** How large the texture is along either axis. */
  readonly scale: readonly [number, number];
  /** Further numbers behind these: flags of Quake 2 and 3, the light of Hexen II. Most maps have none. */
  readonly extra: readonly number[];
  /** The line on which the face begins; the first is 1. What was made by hand may have none. */
  readonly line?: number;
}

/** A solid, the intersection of the half-spaces behind the planes of its faces. */
export interface QuakeMapBrush {
  readonly faces: readonly QuakeMapFace[];
  /** The line on which the brush begins; the first is 1. What was made by hand may have none. */
  readonly line?: number;
}

/** A thing of the map. The first one, whose `classname` is `worldspawn`, has the brushes of the level itself. */
export interface QuakeMapEntity {
  /** What stands in quotes, without them: keys and values. Of a key that is there twice, the last value. */
  readonly properties: Readonly<Record<string, string>>;
  readonly brushes: readonly QuakeMapBrush[];
  /** The line on which the entity begins; the first is 1. What was made by hand may have none. */
  readonly line?: number;
}

/** What a note about a map is about. */
export type QuakeMapNoteType =
  | 'patch-skipped'
  | 'brush-primitive-skipped'
  | 'face-degenerate'
  | 'too-few-faces'
  | 'property-repeated'
  | 'brush-without-entity';

/** Something in a map that a person wants to be told. */
export interface QuakeMapNote {
  readonly type: QuakeMapNoteType;
  /** A sentence in English. */
  readonly message: string;
  /** The line of what is concerned; the first is 1. */
  readonly line: number;
}

/** What a map holds: plain data. */
export interface QuakeMap {
  readonly entities: readonly QuakeMapEntity[];
  /** What was left out or looks wrong, in the order of the file. */
  readonly notes: readonly QuakeMapNote[];
}
