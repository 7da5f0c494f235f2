import type { Vector } from '../oracle/referees/shapes/vectors.js';
import { type Frame, placed } from './exact/frame.js';
import { clippedPolygon, clippedSegment, type Homogeneous, rounded } from './exact/homogeneous.js';
import { cutOfCube } from './exact/plane-in-cube.js';
import { ballOf, flatIn, type Surface, sheetOf, surfaceIn } from './exact/surfaces.js';
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

/** What a frame shows of a scene, from -1 to 1 in each coordinate: plain data, rounded once. */
export interface Drawing {
  readonly dimension: 2 | 3;
  readonly dots: readonly Dot[];
  readonly strokes: readonly Stroke[];
  readonly fills: readonly Fill[];
  readonly balls: readonly Ball[];
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
const STEPS = 24;

class Draftsman {
  readonly dots: Dot[] = [];
  readonly strokes: Stroke[] = [];
  readonly fills: Fill[] = [];
  readonly balls: Ball[] = [];
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
  const { dots, strokes, fills, balls } = draftsman;
  return { dimension, dots, strokes, fills, balls };
}
