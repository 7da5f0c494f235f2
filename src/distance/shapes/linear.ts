/** Points and what goes straight on: as they were given, and as shapes over integers, checked. */
import { loadPoint3, loadRay3, loadSegment3 } from '../../core/arguments/index.js';
import { loadLine3 } from '../../core/arguments/load.js';
import type { Line, Point3, Ray, Segment } from '../../core/shapes.js';
import type { ScaledCells } from '../engine/cells.js';
import { listed } from '../engine/point-list.js';
import { times, type Vector } from '../engine/vectors.js';
import { type Given, type GivenKind, given, LOADED } from '../lazy/given.js';
import { hullKind, triples } from './cells-of.js';
import { shortScale } from './short-integers.js';

/** Points, by their coordinates. */
export const POINT_KIND: GivenKind = /* @__PURE__ */ hullKind('vertex', undefined, 0);
/** Segments, by start and end. */
export const SEGMENT_KIND: GivenKind = /* @__PURE__ */ hullKind('edge', { edges: [[0, 1]], faces: [] });

/** Rays, by origin and direction. */
export const RAY_KIND: GivenKind = {
  cells(numbers) {
    const { origin, direction, scale } = originAndDirection(numbers);
    return {
      points: listed([origin]),
      directions: [direction],
      vertices: 1,
      edges: [],
      faces: [],
      inside: 'edge',
      scale,
    };
  },
  doubles: null,
};

/** Lines, by origin and direction. */
export const LINE_KIND: GivenKind = {
  cells(numbers) {
    const { origin, direction, scale } = originAndDirection(numbers);
    const directions = [direction, times(direction, -1n)];
    return { points: listed([origin]), directions, vertices: 0, edges: [], faces: [], inside: 'edge', scale };
  },
  doubles: null,
};

/** A point, checked. */
export function givenPoint(where: string, name: string, point: Point3): Given {
  loadPoint3(where, name, LOADED, 0, point);
  return given(POINT_KIND, 3);
}

/** A segment, checked. */
export function givenSegment(where: string, name: string, segment: Segment): Given {
  loadSegment3(where, name, LOADED, 0, segment);
  return given(SEGMENT_KIND, 6);
}

/** A ray, checked. */
export function givenRay(where: string, name: string, ray: Ray): Given {
  loadRay3(where, name, LOADED, 0, ray);
  return given(RAY_KIND, 6);
}

/** A line, checked. */
export function givenLine(where: string, name: string, line: Line): Given {
  loadLine3(where, name, LOADED, 0, line);
  return given(LINE_KIND, 6);
}

/** A point as a shape, checked. */
export const pointCells = (where: string, name: string, point: Point3): ScaledCells =>
  givenPoint(where, name, point).cells();

/** A segment as a shape, checked. */
export const segmentCells = (where: string, name: string, segment: Segment): ScaledCells =>
  givenSegment(where, name, segment).cells();

/** A ray as a shape, checked. */
export const rayCells = (where: string, name: string, ray: Ray): ScaledCells =>
  givenRay(where, name, ray).cells();

/** A line as a shape, checked. */
export const lineCells = (where: string, name: string, line: Line): ScaledCells =>
  givenLine(where, name, line).cells();

/** Both over the smaller of their exponents; a direction's length does not matter. */
function originAndDirection(numbers: ArrayLike<number>): {
  origin: Vector;
  direction: Vector;
  scale: ScaledCells['scale'];
} {
  const all = Array.from(numbers);
  const [from, to] = [all.slice(0, 3), all.slice(3)];
  const { exponent, integers } = shortScale(from);
  const [at] = triples(integers(from));
  const [along] = triples(shortScale(to).integers(to));
  return { origin: at!, direction: along!, scale: { exponent, denominator: 1n } };
}
