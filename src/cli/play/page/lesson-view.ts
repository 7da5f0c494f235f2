/// <reference lib="dom" />
import type { Drawing, Shape } from '../lessons/drawing.js';
import { type Handle, type Lesson, type Place, type State, startOf } from '../lessons/lesson.js';

const SVG = 'http://www.w3.org/2000/svg';
/** How wide pictures are, in the units of their own; the page shrinks them. */
const WIDTH = 640;
/** The program is run when nothing has moved for so long. */
const QUIET_MS = 250;

function svg(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element as SVGElement;
}

/** From the plane, where y is up, to the picture, and back. */
class Frame {
  readonly height: number;
  readonly #scale: number;
  readonly #min: Place;
  readonly #max: Place;

  constructor({ min, max }: Lesson['view']) {
    this.#min = min;
    this.#max = max;
    this.#scale = WIDTH / (max[0] - min[0]);
    this.height = this.#scale * (max[1] - min[1]);
  }

  to([x, y]: Place): Place {
    return [this.#scale * (x - this.#min[0]), this.#scale * (this.#max[1] - y)];
  }

  from([x, y]: Place): Place {
    return [this.#min[0] + x / this.#scale, this.#max[1] - y / this.#scale];
  }

  length(x: number): number {
    return this.#scale * x;
  }

  /** A place on the lattice of a step, within what is seen. */
  snapped([x, y]: Place, step: number): Place {
    const snap = (value: number, i: 0 | 1) =>
      Math.round(Math.min(this.#max[i], Math.max(this.#min[i], value)) / step) * step + 0;
    return [snap(x, 0), snap(y, 1)];
  }
}

function elementOf(shape: Shape, frame: Frame): SVGElement {
  const list = (points: readonly Place[]) => points.map((point) => frame.to(point).join(',')).join(' ');
  if (shape.type === 'polygon')
    return svg('polygon', { class: `filled ${shape.role}`, points: list(shape.points) });
  if (shape.type === 'polyline') return svg('polyline', { class: shape.role, points: list(shape.points) });
  if (shape.type === 'region') {
    const d = shape.rings.map((ring) => `M${list(ring)}Z`).join('');
    return svg('path', { class: `filled ${shape.role}`, 'fill-rule': 'evenodd', d });
  }
  if (shape.type === 'circle') {
    const [cx, cy] = frame.to(shape.center);
    return svg('circle', { class: `filled ${shape.role}`, cx, cy, r: frame.length(shape.radius) });
  }
  if (shape.type === 'dot') {
    const [cx, cy] = frame.to(shape.at);
    return svg('circle', { class: `dot ${shape.role}`, cx, cy, r: 5 });
  }
  if (shape.type === 'cell') {
    const [x, y] = frame.to([shape.min[0], shape.min[1] + shape.size[1]]);
    const [width, height] = [frame.length(shape.size[0]), frame.length(shape.size[1])];
    return svg('rect', { class: `cell ${shape.side}`, x, y, width, height });
  }
  const [x, y] = frame.to(shape.at);
  const element = svg('text', { x, y });
  element.textContent = shape.text;
  return element;
}

/** Text with code between backticks, as nodes. */
function inline(text: string): Node[] {
  return text.split('`').map((part, i) => {
    if (i % 2 === 0) return document.createTextNode(part);
    const code = document.createElement('code');
    code.textContent = part;
    return code;
  });
}

const ARROWS: Readonly<Record<string, Place>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** A lesson in the page: its text, its picture, what can be moved. */
export class LessonView {
  readonly #section: HTMLElement;
  readonly #program: (code: string) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `program`: is given the program of what is shown, once nothing moves any more. */
  constructor(section: HTMLElement, program: (code: string) => void) {
    this.#section = section;
    this.#program = program;
  }

  /** Runs no program any more: another part of the page is opened. */
  leave(): void {
    clearTimeout(this.#timer);
  }

  open(title: string, lesson: Lesson): void {
    const part = (name: string) => this.#section.querySelector(name)!;
    part('h2').textContent = title;
    part('#lesson-text').replaceChildren(
      ...lesson.text.map((text) => {
        const element = document.createElement('p');
        element.append(...inline(text));
        return element;
      }),
    );
    const figure = part('#picture');
    const frame = new Frame(lesson.view);
    const picture = svg('svg', {
      viewBox: `0 0 ${WIDTH} ${frame.height}`,
      role: 'group',
      'aria-label': title,
    });
    const [shapes, handles] = [svg('g', { 'aria-hidden': 'true' }), svg('g', {})];
    picture.append(shapes, handles);
    const caption = document.createElement('figcaption');
    caption.setAttribute('aria-live', 'polite');
    let state: State = startOf(lesson);

    const draw = (drawing: Drawing) =>
      shapes.replaceChildren(...drawing.map((shape) => elementOf(shape, frame)));
    const changed = (next: State) => {
      state = next;
      draw(lesson.draw(state));
      caption.replaceChildren(...inline(lesson.say(state)));
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#program(lesson.code(state)), QUIET_MS);
    };

    const move = (name: string, to: Place) =>
      changed({ ...state, places: { ...state.places, [name]: frame.snapped(to, lesson.step) } });
    handles.replaceChildren(
      ...lesson.handles.map((handle) => handleElement(handle, frame, lesson.step, () => state, move)),
    );
    const sliders = (lesson.sliders ?? []).map(({ name, label, value, ...range }) => {
      const [element, input, said] = [
        document.createElement('label'),
        document.createElement('input'),
        // No output: that would be what the label is of.
        document.createElement('span'),
      ];
      Object.assign(input, { type: 'range', ...range });
      input.value = String(value);
      said.textContent = input.value;
      input.addEventListener('input', () => {
        said.textContent = input.value;
        changed({ ...state, numbers: { ...state.numbers, [name]: Number(input.value) } });
      });
      element.append(`${label}: `, said, input);
      return element;
    });
    figure.replaceChildren(picture, ...sliders, caption);
    changed(state);
  }
}

/** A point that can be dragged, or moved by the arrow keys. */
function handleElement(
  { name, label }: Handle,
  frame: Frame,
  step: number,
  state: () => State,
  move: (name: string, to: Place) => void,
): SVGElement {
  const element = svg('g', { class: 'handle', tabindex: 0, role: 'button', 'aria-roledescription': 'point' });
  element.append(svg('circle', { class: 'reach', r: 22 }), svg('circle', { r: 7 }));
  const place = () => {
    const [x, y] = state().places[name]!;
    element.setAttribute('transform', `translate(${frame.to([x, y]).join(' ')})`);
    element.setAttribute('aria-label', `${label}, at ${x}, ${y}; arrow keys move it`);
  };
  const moveTo = (to: Place) => {
    move(name, to);
    place();
  };
  element.addEventListener('keydown', (event) => {
    const arrow = ARROWS[event.key];
    if (arrow === undefined) return;
    event.preventDefault();
    const [x, y] = state().places[name]!;
    const far = event.shiftKey ? 10 * step : step;
    moveTo([x + arrow[0] * far, y + arrow[1] * far]);
  });
  element.addEventListener('pointerdown', (event) => {
    element.setPointerCapture(event.pointerId);
    event.preventDefault();
    element.focus();
  });
  element.addEventListener('pointermove', (event) => {
    if (event.buttons === 0) return;
    const box = element.ownerSVGElement!.getBoundingClientRect();
    const scale = WIDTH / box.width;
    moveTo(frame.from([(event.clientX - box.left) * scale, (event.clientY - box.top) * scale]));
  });
  place();
  return element;
}
