/// <reference lib="dom" />
import { INSTANCES, roundedCorners } from './instances.js';
import { MODELS } from './models.js';

/** What is drawn of an instance that is picked, meets another one, or neither: the hue of its colour. */
export interface Marks {
  readonly picked: number;
  readonly meeting: ReadonlySet<number>;
}

const HUES = { any: 215, meeting: 25, picked: 350 };

interface Drawn {
  readonly depth: number;
  readonly hue: number;
  readonly light: number;
  readonly corners: readonly number[];
}

/** Draws instances, what is far first. */
export class SolidView {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#context = canvas.getContext('2d')!;
  }

  /** Makes the picture as large as its place on the page. @returns its width divided by its height */
  fit(): number {
    const { clientWidth, clientHeight } = this.#canvas;
    this.#canvas.width = Math.max(1, Math.round(clientWidth * devicePixelRatio));
    this.#canvas.height = Math.max(1, Math.round(clientHeight * devicePixelRatio));
    return this.#canvas.width / this.#canvas.height;
  }

  /** Where a place of the window is in the picture: from -1 to 1. */
  placeAt(clientX: number, clientY: number): readonly [x: number, y: number] {
    const { left, top, width, height } = this.#canvas.getBoundingClientRect();
    return [(2 * (clientX - left)) / width - 1, 1 - (2 * (clientY - top)) / height];
  }

  draw(matrix: Float64Array, seen: Iterable<number>, marks: Marks): void {
    const drawn: Drawn[] = [];
    for (const i of seen) this.#collect(matrix, i, hueOf(i, marks), drawn);
    drawn.sort((a, b) => b.depth - a.depth);
    const context = this.#context;
    context.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    for (const { hue, light, corners } of drawn) {
      context.beginPath();
      for (let k = 0; k < 6; k += 2) context.lineTo(corners[k]!, corners[k + 1]!);
      context.closePath();
      // The stroke covers the seams between triangles.
      context.fillStyle = context.strokeStyle = `hsl(${hue} 55% ${Math.round(25 + 50 * light)}%)`;
      context.fill();
      context.stroke();
    }
  }

  /** The triangles of an instance that face the camera, on the screen. */
  #collect(m: Float64Array, i: number, hue: number, drawn: Drawn[]): void {
    const { model, placement } = INSTANCES[i]!;
    const { indices } = MODELS[model]!.mesh;
    const isMirrored = (placement.scale?.[0] ?? 1) < 0;
    const [width, height] = [this.#canvas.width / 2, this.#canvas.height / 2];
    const places: number[] = [];
    for (const [x, y, z] of roundedCorners(i)) {
      const on = (row: number): number => m[row]! * x + m[4 + row]! * y + m[8 + row]! * z + m[12 + row]!;
      const depth = on(3);
      places.push((1 + on(0) / depth) * width, (1 - on(1) / depth) * height, depth, x, y, z);
    }
    for (let t = 0; t < indices.length; t += 3) {
      const [a, b, c] = [6 * indices[t]!, 6 * indices[t + 1]!, 6 * indices[t + 2]!];
      const depths = [places[a + 2]!, places[b + 2]!, places[c + 2]!];
      if (Math.min(...depths) <= 0) continue;
      const corners = [a, b, c].flatMap((k) => [places[k]!, places[k + 1]!]);
      const [ax, ay, bx, by, cx, cy] = corners as [number, number, number, number, number, number];
      const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
      if (isMirrored ? area <= 0 : area >= 0) continue;
      const depth = (depths[0]! + depths[1]! + depths[2]!) / 3;
      drawn.push({ depth, hue, light: lightOf(places, a, b, c), corners });
    }
  }
}

/** How bright a triangle is: 1 if it is level, and less the steeper it is. */
function lightOf(places: readonly number[], a: number, b: number, c: number): number {
  const along = (k: number, to: number): number => places[to + 3 + k]! - places[a + 3 + k]!;
  const [ux, uy, uz] = [along(0, b), along(1, b), along(2, b)];
  const [vx, vy, vz] = [along(0, c), along(1, c), along(2, c)];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  // Sides are not equally bright, so that their edges show.
  return (0.7 * Math.abs(y) + 0.3 * Math.abs(x)) / Math.sqrt(x * x + y * y + z * z);
}

function hueOf(i: number, { picked, meeting }: Marks): number {
  if (i === picked) return HUES.picked;
  return meeting.has(i) ? HUES.meeting : HUES.any;
}
