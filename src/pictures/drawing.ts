import { multiply, type Vector } from '../oracle/referees/shapes/vectors.js';
import { type Frame, placed } from './exact/frame.js';
import { clippedPolygon, clippedSegment, type Homogeneous, rounded } from './exact/homogeneous.js';
import { ovalIn } from './exact/ovals.js';
import { cutOfCube } from './exact/plane-in-cube.js';
import { facesIn } from './exact/polytope.js';
import type { Patch } from './exact/quadrics.js';
import { ballOf, flatIn, type Surface, sheetOf, surfaceIn } from './exact/surfaces.js';
import { insideOf, netOf } from './nets.js';
import { longestOf, type Oval, outlineOf, reachesOf } from './outlines.js';
import type { Mark, Scene, Tone } from './scenes/scene.js';

/** A named point. */
export interface Dot {
  readonly at: readonly number[];
  readonly label: string;
  readonly tone: Tone;
}

/** A line through points; of a ray it has an arrow. */
export interface Stroke {
  readonly points: readonly (readonly number[])[];
  readonly tone: Tone;
  readonly arrow?: true;
  /** Inside of an outline. */
  readonly isThin?: true;
}

/** A filled area: the inside of rings by the even-odd rule. */
export interface Fill {
  readonly rings: readonly (readonly (readonly number[])[])[];
  readonly tone: Tone;
}

/** A circle, or a sphere. */
export interface Ball {
  readonly center: readonly number[];
  readonly radius: number;
  readonly tone: Tone;
}

/** A round shape of space: its outline depends on from where it is seen. */
export interface Hull {
  readonly parts: readonly Oval[];
  readonly tone: Tone;
  /** A curve that encloses nothing. */
  readonly isHollow?: true;
}

/** What a frame shows of a scene, from -1 to 1 in each coordinate: plain data, rounded once. */
export interface Drawing {
  readonly dimension: 2 | 3;
  readonly dots: readonly Dot[];
  readonly strokes: readonly Stroke[];
  readonly fills: readonly Fill[];
  readonly balls: readonly Ball[];
  readonly hulls: readonly Hull[];
  /** Where another frame looks closer. */
  readonly spot?: readonly number[];
  /** In space: whether what is drawn ends at the sides of the frame's cube, which is drawn too. */
  readonly isCut?: boolean;
  /** The doubles of the plane, where they are far apart. */
  readonly lattice?: readonly (readonly number[])[];
}

/** What is drawn ends outside of what is seen: in a plane at twice the frame, in space near it. */
const REACH = { 2: 2n, 3: 1n } as const;
/** Larger circles are drawn as what passes through the frame. */
const LARGEST_BALL = { 2: 40, 3: 8 } as const;
/** Of something thin that is swept along a segment, that is seen within so many times the frame. */
const LONGEST_SWEPT = 4n;
/** Points of the rim of something no larger than the frame. */
const RIM = 96;
/** A curve with steps longer than this has a gap there. */
const LONGEST_STEP = 0.75;
const STEPS = 24;

class Draftsman {
  readonly dots: Dot[] = [];
  readonly strokes: Stroke[] = [];
  readonly fills: Fill[] = [];
  readonly balls: Ball[] = [];
  readonly hulls: Hull[] = [];
  readonly #frame: Frame;
  readonly #dimension: 2 | 3;

  constructor(frame: Frame, dimension: 2 | 3) {
    this.#frame = frame;
    this.#dimension = dimension;
  }

  draw(mark: Mark): void {
    const place = (p: Vector) => placed(this.#frame, p);
    const { tone } = mark;
    if (mark.type === 'point') this.#point(place(mark.at), mark.label, tone);
    else if (mark.type === 'segment') this.#stroke(place(mark.from), place(mark.to), tone);
    else if (mark.type === 'ray') this.#ray(place(mark.origin), mark.direction, tone, true);
    else if (mark.type === 'line') {
      this.#ray(place(mark.origin), mark.direction, tone, false);
      const [x, y, z] = mark.direction;
      this.#ray(place(mark.origin), [-x, -y, -z], tone, false);
    } else if (mark.type === 'area') this.#area(mark.rings, tone);
    else if (mark.type === 'flat') this.#flat(mark);
    else if (mark.type === 'hull') this.#hull(mark);
    else if (mark.type === 'polytope') this.#polytope(mark);
    else this.#round(mark);
  }

  get #reach(): bigint {
    return REACH[this.#dimension];
  }

  #rounded(points: readonly Homogeneous[]): number[][] {
    return points.map((p) => rounded(p, this.#dimension));
  }

  #point(at: Homogeneous, label: string, tone: Tone): void {
    const isSeen = at.at.every((x) => -at.w * 11n <= x * 10n && x * 10n <= at.w * 11n);
    if (isSeen) this.dots.push({ at: rounded(at, this.#dimension), label, tone });
  }

  #stroke(from: Homogeneous, to: Homogeneous, tone: Tone): void {
    const part = clippedSegment(from, to, this.#dimension, this.#reach);
    if (part !== undefined) this.strokes.push({ points: this.#rounded(part), tone });
  }

  #ray(origin: Homogeneous, direction: Vector, tone: Tone, arrow: boolean): void {
    const part = clippedSegment(origin, { at: direction, w: 0n }, this.#dimension, this.#reach);
    if (part === undefined) return;
    this.strokes.push({ points: this.#rounded(part), tone, ...(arrow && { arrow: true }) });
  }

  #area(rings: readonly (readonly Vector[])[], tone: Tone): void {
    const parts = rings
      .map((ring) =>
        clippedPolygon(
          ring.map((p) => placed(this.#frame, p)),
          this.#dimension,
          this.#reach,
        ),
      )
      .filter((ring) => ring.length > 2);
    if (parts.length > 0) this.fills.push({ rings: parts.map((ring) => this.#rounded(ring)), tone });
  }

  #flat(mark: Extract<Mark, { type: 'flat' }>): void {
    const surface = flatIn(this.#frame, mark);
    if (surface === undefined) return;
    if (this.#dimension === 2) this.#sheet(surface, mark.tone);
    else this.#cut(cutOfCube(surface, 1.25), mark.tone);
  }

  /** The part of a plane that is seen. */
  #cut(ring: readonly (readonly number[])[], tone: Tone): void {
    if (ring.length < 3) return;
    this.fills.push({ rings: [ring], tone });
    this.strokes.push({ points: [...ring, ring[0]!], tone });
  }

  #round(mark: Extract<Mark, { type: 'round' }>): void {
    const surface = surfaceIn(this.#frame, mark);
    if (surface === undefined) return;
    const ball = ballOf(surface, LARGEST_BALL[this.#dimension]);
    if (ball === undefined) this.#sheet(surface, mark.tone);
    else
      this.balls.push({
        center: ball.center.slice(0, this.#dimension),
        radius: ball.radius,
        tone: mark.tone,
      });
  }

  #polytope({ halfSpaces, tone }: Extract<Mark, { type: 'polytope' }>): void {
    for (const { corners, isEdge } of facesIn(this.#frame, halfSpaces, this.#reach)) {
      const ring = this.#rounded(corners);
      if (ring.length > 2) this.fills.push({ rings: [ring], tone });
      for (const [i, from] of ring.entries())
        if (isEdge[i]) this.strokes.push({ points: [from, ring[(i + 1) % ring.length]!], tone });
    }
  }

  #hull(mark: Extract<Mark, { type: 'hull' }>): void {
    const { patches, tone, isHollow } = mark;
    const parts = this.#ovals(mark);
    const most = LARGEST_BALL[this.#dimension];
    const far = parts.flatMap((part) => reachesOf(part).map((reach, i) => Math.abs(part.center[i]!) + reach));
    // Not so where something is not finite either.
    const isDrawable = parts.length > 0 && far.every((x) => x <= most);
    if (!isDrawable) for (const patch of patches) this.#patch(patch, tone);
    else if (this.#dimension === 3) this.hulls.push({ parts, tone, ...(isHollow && { isHollow }) });
    else this.#outline(parts, tone);
  }

  /** The parts of a round shape near the frame. */
  #ovals({ parts, along }: Extract<Mark, { type: 'hull' }>): Oval[] {
    const ovals = parts.map((part) => ovalIn(this.#frame, part, this.#dimension));
    const [first, second] = parts.map(({ center }) => placed(this.#frame, center));
    if (along !== undefined) {
      const [forwards, backwards] = [1n, -1n].map((side) =>
        clippedSegment(first!, { at: multiply(along, side), w: 0n }, this.#dimension, this.#reach),
      );
      const ends = [forwards?.[1] ?? backwards?.[0], backwards?.[1] ?? forwards?.[0]];
      return ends.flatMap((at) => (at ? this.#moved(ovals[0]!, at) : []));
    }
    // Something long and thin that is swept: its part.
    if (parts.length !== 2 || !ovals.every((oval) => longestOf(oval) <= 4)) return ovals;
    if (String(ovals[0]!.axes) !== String(ovals[1]!.axes)) return ovals;
    const ends = clippedSegment(first!, second!, this.#dimension, LONGEST_SWEPT);
    return ends ? ends.flatMap((at, i) => this.#moved(ovals[i]!, at)) : ovals;
  }

  #moved({ axes }: Oval, at: Homogeneous): Oval[] {
    return [{ axes, center: rounded(at, this.#dimension) }];
  }

  /** A round shape of the plane. */
  #outline(parts: readonly Oval[], tone: Tone): void {
    const points = RIM * Math.ceil(Math.sqrt(Math.max(1, ...parts.map(longestOf))));
    const ring = outlineOf(parts, points);
    if (tone !== 'decimal') this.fills.push({ rings: [ring], tone });
    this.#curve([...ring, ring[0]!], tone);
  }

  /** The parts of a curve near the frame. */
  #curve(points: readonly (readonly number[] | undefined)[], tone: Tone, longest = Infinity): void {
    let run: (readonly number[])[] = [];
    const end = () => {
      if (run.length > 1) this.strokes.push({ points: run, tone });
      run = [];
    };
    for (const p of points) {
      const isSeen = p?.every((x) => Math.abs(x) <= 2) === true;
      const last = run.at(-1);
      if (!isSeen || (last && Math.hypot(...p!.map((x, i) => x - last[i]!)) > longest)) end();
      if (isSeen) run.push(p!);
    }
    end();
  }

  /** What of a surface passes through the frame. */
  #patch(patch: Patch, tone: Tone): void {
    if (this.#dimension === 2 && tone !== 'decimal') {
      const ring = insideOf(this.#frame, patch);
      if (ring.length > 2) this.fills.push({ rings: [ring], tone });
    }
    for (const line of netOf(this.#frame, patch, this.#dimension)) this.#curve(line, tone, LONGEST_STEP);
  }

  /** What of something large passes through the frame: one curve, or a net of them. */
  #sheet(surface: Surface, tone: Tone): void {
    const at = sheetOf(surface, this.#dimension);
    if (at === undefined) return;
    const far = this.#dimension === 2 ? 2.4 : 1;
    const steps = Array.from({ length: STEPS + 1 }, (_, i) => far * ((2 * i) / STEPS - 1));
    const curve = (of: (s: number) => number[] | undefined) => {
      const points = steps.map(of).filter((p) => p?.every((x) => Math.abs(x) <= 2));
      if (points.length > 1) this.strokes.push({ points: points as number[][], tone });
    };
    if (this.#dimension === 2) curve((s) => at(s, 0));
    else {
      for (let k = -2; k <= 2; k++) {
        curve((s) => at(s, k / 2));
        curve((s) => at(k / 2, s));
      }
    }
  }
}

/** Draws a scene in a frame. */
export function drawingOf({ dimension, marks }: Scene, frame: Frame): Drawing {
  const draftsman = new Draftsman(frame, dimension);
  for (const mark of marks) draftsman.draw(mark);
  const { dots, strokes, fills, balls, hulls } = draftsman;
  return { dimension, dots, strokes, fills, balls, hulls };
}
