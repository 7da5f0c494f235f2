/// <reference lib="dom" />
import { RADIUS, SIZE, WALLS, type Wall } from './level.js';
import type { Stop, Walker } from './walker.js';

/** So many of the last places are drawn. */
const TRAIL = 600;

/** The level and the walker as they are seen from above: x to the right, z down. */
export class TopView {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  #scale = 1;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#context = canvas.getContext('2d')!;
  }

  /** Where a place of the window is in the level. */
  placeAt(clientX: number, clientY: number): readonly [x: number, z: number] {
    const { left, top, width, height } = this.#canvas.getBoundingClientRect();
    const scale = this.#scale / devicePixelRatio;
    return [(clientX - left - width / 2) / scale, (clientY - top - height / 2) / scale];
  }

  draw({ trail, place, touched }: Walker, heading: readonly [number, number], stop: Stop): void {
    this.#begin();
    const style = getComputedStyle(document.documentElement);
    const color = (name: string) => style.getPropertyValue(`--${name}`);
    this.#lines(WALLS, color('text'), 2);
    this.#lines(stop.walls, color('warn'), 4);
    this.#lines(touched, color('bad'), 4);
    this.#path(
      trail.slice(-TRAIL).map(([x, , z]) => [x, z]),
      color('soft'),
    );
    const [x, , z] = place;
    const length = Math.sqrt(heading[0] ** 2 + heading[1] ** 2);
    if (length > 0 && stop.way < Infinity) {
      const to = [x + (heading[0] / length) * stop.way, z + (heading[1] / length) * stop.way] as const;
      this.#path([[x, z], to], color('warn'));
      this.#circle(to, color('warn'), false);
    }
    this.#circle([x, z], color('a'), true);
  }

  /** Fits the level into the canvas, whatever its size is now. */
  #begin(): void {
    const { clientWidth, clientHeight } = this.#canvas;
    const [width, height] = [clientWidth * devicePixelRatio, clientHeight * devicePixelRatio];
    this.#canvas.width = width;
    this.#canvas.height = height;
    this.#scale = Math.min(width, height) / (2 * SIZE + 1);
    this.#context.setTransform(this.#scale, 0, 0, this.#scale, width / 2, height / 2);
  }

  #lines(walls: readonly Wall[], color: string, width: number): void {
    for (const [x, z, u, w] of walls) {
      this.#context.lineWidth = (width * devicePixelRatio) / this.#scale;
      this.#stroke(
        [
          [x, z],
          [u, w],
        ],
        color,
      );
    }
  }

  #path(points: readonly (readonly [number, number])[], color: string): void {
    this.#context.lineWidth = devicePixelRatio / this.#scale;
    this.#stroke(points, color);
  }

  #stroke(points: readonly (readonly [number, number])[], color: string): void {
    this.#context.strokeStyle = color;
    this.#context.beginPath();
    for (const [x, z] of points) this.#context.lineTo(x, z);
    this.#context.stroke();
  }

  #circle([x, z]: readonly [number, number], color: string, isFilled: boolean): void {
    const context = this.#context;
    context.beginPath();
    context.arc(x, z, RADIUS, 0, 2 * Math.PI);
    context.fillStyle = color;
    context.strokeStyle = color;
    context.lineWidth = devicePixelRatio / this.#scale;
    if (isFilled) context.fill();
    else context.stroke();
  }
}
