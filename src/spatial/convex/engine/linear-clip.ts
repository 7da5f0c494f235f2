import { copiedPoint3 } from '../../../core/copies.js';
import type { Point3 } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import {
  crossingParameter,
  type FoundPoint3,
  linePlanePoint,
  type Parameter,
  parameter,
  rayPlanePoint,
  segmentCrossingParameter,
} from '../../../implicit/index.js';
import { equalPoints } from '../../hull/affine-hull.js';
import type { ConvexSet, LinearQuestions } from './convex-set.js';
import type { LinearKind } from './half-spaces.js';

/** A line, ray or segment: `from` is the origin or start, `to` the direction (of a segment: the end). */
export interface LinearComponent {
  readonly type: LinearKind;
  readonly from: Point3;
  readonly to: Point3;
}

/** Where a clipped component ends: at the wall of that number, or at its own start or end. */
export type Bound = number;
/** A segment's start, a ray's origin. */
export const AT_START: Bound = -1;
/** A segment's end. */
export const AT_END: Bound = -2;
/** A line's or ray's end that no wall has cut: only solids without an end have such. */
export const UNBOUNDED: Bound = -3;

/**
 * A linear component against the walls of a set, decided by exact signs: the clip of Cyrus and Beck. What remains is
 * bounded by the component's own ends and by walls, and at each bound all walls through that point are known.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.3.8; Kay and Kajiya 1986 for slabs.
 */
export class LinearClip {
  readonly component: LinearComponent;
  readonly #set: ConvexSet;
  readonly #questions: LinearQuestions;
  readonly #turn: Sign;
  /** For each wall the side of the start. */
  readonly #start: Sign[] = [];
  /** For each wall the side of the end; for lines and rays whether the direction leads out (1) or in (-1). */
  readonly #end: Sign[] = [];
  /** The two bounds. */
  lower: Bound;
  upper: Bound;
  /** Whether nothing remains. */
  isEmpty = false;
  #isPoint = false;

  constructor(component: LinearComponent, set: ConvexSet) {
    this.component = component;
    this.#set = set;
    this.#questions = set.questions();
    const { spaces, shape } = this.#questions;
    this.#turn = spaces.turnOf(shape);
    this.lower = component.type === 'line' ? UNBOUNDED : AT_START;
    this.upper = component.type === 'segment' ? AT_END : UNBOUNDED;
    const count = spaces.count(shape);
    for (let i = 0; i < count && !this.isEmpty; i++) this.#cut(i);
    if (this.isEmpty) return;
    if (component.type === 'segment' && equalPoints(component.from, component.to)) this.upper = AT_START;
    const order = this.#compare(this.lower, this.upper);
    this.isEmpty = order > 0;
    this.#isPoint = order === 0;
  }

  /** Whether what remains is a single point. */
  get isPoint(): boolean {
    return this.#isPoint;
  }

  /** 1, or 0 for a segment that is a point. */
  get dimension(): 0 | 1 {
    const { type, from, to } = this.component;
    return type === 'segment' && equalPoints(from, to) ? 0 : 1;
  }

  /** The walls that the whole component lies on. */
  get along(): number[] {
    return this.#select((i) => this.#start[i] === 0 && this.#end[i] === 0);
  }

  /** All walls through the point at a bound, ascending. */
  tightAt(bound: Bound): number[] {
    if (bound === AT_START) return this.#select((i) => this.#start[i] === 0);
    if (bound === AT_END) return this.#select((i) => this.#end[i] === 0);
    return this.#select((i) => {
      if (this.#crosses(i)) return this.#compare(i, bound) === 0;
      return this.#start[i] === 0 && this.#end[i] === 0;
    });
  }

  /** The parameter of a bound: 0 at the start and 1 at the end. */
  parameterAt(bound: Bound): Parameter {
    if (bound < 0) return parameter(bound === AT_START ? 0 : 1);
    const { type, from, to } = this.component;
    const plane = this.#set.planeAt(bound);
    return type === 'segment'
      ? segmentCrossingParameter(from, to, plane)!
      : crossingParameter(from, to, plane)!;
  }

  /** The point at a bound. */
  pointAt(bound: Bound): FoundPoint3 {
    const { type, from, to } = this.component;
    if (bound < 0) return copiedPoint3(bound === AT_START ? from : to);
    const plane = this.#set.planeAt(bound);
    return type === 'segment'
      ? linePlanePoint(from, to, plane)!
      : rayPlanePoint({ origin: from, direction: to }, plane)!;
  }

  #select(keep: (wall: number) => boolean): number[] {
    const kept: number[] = [];
    for (let i = 0; i < this.#start.length; i++) if (keep(i)) kept.push(i);
    return kept;
  }

  #cut(wall: number): void {
    const { type, from, to } = this.component;
    const { spaces, shape } = this.#questions;
    const start = spaces.side(shape, this.#turn, wall, from);
    const end =
      type === 'segment'
        ? spaces.side(shape, this.#turn, wall, to)
        : spaces.slope(shape, this.#turn, wall, to);
    this.#start.push(start);
    this.#end.push(end);
    if (type === 'line') this.#cutLine(wall, start, end);
    else if (start > 0) this.#cutOutside(wall, end);
    else if (end > 0) this.#lowerUpper(start === 0 ? AT_START : wall);
  }

  #cutLine(wall: number, start: Sign, slope: Sign): void {
    if (slope > 0) this.#lowerUpper(wall);
    else if (slope < 0) this.#raiseLower(wall);
    else if (start > 0) this.isEmpty = true;
  }

  /** The start lies outside the wall. */
  #cutOutside(wall: number, end: Sign): void {
    if (end < 0) this.#raiseLower(wall);
    else if (end === 0 && this.component.type === 'segment') this.#raiseLower(AT_END);
    else this.isEmpty = true;
  }

  #raiseLower(bound: Bound): void {
    if (this.lower === UNBOUNDED || this.#compare(bound, this.lower) > 0) this.lower = bound;
  }

  #lowerUpper(bound: Bound): void {
    if (this.upper === UNBOUNDED || this.#compare(bound, this.upper) < 0) this.upper = bound;
  }

  /** Whether the component crosses the wall's plane at a point that is none of its ends. */
  #crosses(wall: number): boolean {
    if (this.component.type === 'line') return this.#end[wall] !== 0;
    return this.#start[wall]! * this.#end[wall]! < 0;
  }

  /** The order of two bounds along the component. A wall's bound lies strictly between the component's ends. */
  #compare(a: Bound, b: Bound): Sign {
    // The two ends of a line that nothing has cut are not one point.
    if (a === UNBOUNDED || b === UNBOUNDED) return -1;
    if (a === b) return 0;
    if (a === AT_START || b === AT_END) return -1;
    if (a === AT_END || b === AT_START) return 1;
    const { type, from, to } = this.component;
    const { spaces, shape } = this.#questions;
    const together = this.#end[a]! > 0 === this.#end[b]! > 0;
    return spaces.order(shape, this.#turn, a, b, together, type, from, to);
  }
}
