import type { Drawing, Place } from './drawing.js';

export type { Place } from './drawing.js';

/** Where everything is that can be moved. */
export interface State {
  readonly places: Readonly<Record<string, Place>>;
  readonly numbers: Readonly<Record<string, number>>;
}

/** A point that can be dragged, or moved by the arrow keys. */
export interface Handle {
  readonly name: string;
  readonly label: string;
  readonly at: Place;
}

/** A number that a slider has. */
export interface Slider {
  readonly name: string;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
}

/** A text, a picture that moves, and the program that the picture mirrors. */
export interface Lesson {
  /** Paragraphs; what stands between backticks is code. */
  readonly text: readonly string[];
  /** What of the plane the picture shows. */
  readonly view: { readonly min: Place; readonly max: Place };
  /** Handles stop at multiples of it. */
  readonly step: number;
  readonly handles: readonly Handle[];
  readonly sliders?: readonly Slider[];
  draw(state: State): Drawing;
  /** What the picture shows, in a sentence. */
  say(state: State): string;
  /** The program for what is shown. */
  code(state: State): string;
  /** The values that the program shows, in their order: a test compares them. */
  values(state: State): readonly unknown[];
}

/** Where everything is at the beginning. */
export function startOf({ handles, sliders = [] }: Lesson): State {
  return {
    places: Object.fromEntries(handles.map(({ name, at }) => [name, at])),
    numbers: Object.fromEntries(sliders.map(({ name, value }) => [name, value])),
  };
}
