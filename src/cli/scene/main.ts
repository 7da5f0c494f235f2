/// <reference lib="dom" />
import { Camera } from './camera.js';
import { INSTANCES } from './instances.js';
import { MODELS } from './models.js';
import { SolidView } from './solid-view.js';
import { type Picked, World } from './world.js';

// The program of the page that `unerring demo --scene` writes: ten thousand instances of ten meshes, of which those in
// the view are drawn, what is pointed at is told, and all pairs that meet are found. The page has the elements #view,
// #seen, #picked and #met.

/** Milliseconds of each frame in which pairs are looked for. */
const SHARE = 8;
/** What keys do: to the right, forwards, and nearer. */
const KEYS: Readonly<Record<string, readonly [right: number, forwards: number, nearer: number]>> = {
  ArrowLeft: [-2, 0, 1],
  ArrowRight: [2, 0, 1],
  ArrowUp: [0, 2, 1],
  ArrowDown: [0, -2, 1],
  '+': [0, 0, 0.9],
  '-': [0, 0, 1.1],
};

const byId = (id: string) => document.getElementById(id)!;

/** Writes a text where another one stands. */
function say(id: string, text: string): void {
  const element = byId(id);
  if (element.textContent !== text) element.textContent = text;
}

function textOf({ instance, hit }: Picked): string {
  const { name } = MODELS[INSTANCES[instance]!.model]!;
  const { type, index } = hit.feature;
  const [x, y, z] = hit.point;
  return `${name} ${instance}, ${type} ${index}\n${x}\n${y}\n${z}`;
}

class Page {
  readonly #camera = new Camera();
  readonly #world = new World();
  readonly #view: SolidView;
  readonly #meeting = new Set<number>();
  #isChanged = true;
  #isOver = false;
  #aspect = 1;
  #pointer: readonly [number, number] | undefined;
  #picked: Picked | null = null;

  constructor(canvas: HTMLCanvasElement) {
    this.#view = new SolidView(canvas);
    this.#follow(canvas);
    // For who wants to look at it on the console.
    Object.assign(globalThis, { scene: this.#world, camera: this.#camera });
  }

  frame(): void {
    if (!this.#isOver) this.#lookForPairs();
    if (!this.#isChanged) return;
    this.#isChanged = false;
    this.#aspect = this.#view.fit();
    const matrix = this.#camera.matrix(this.#aspect);
    const begin = performance.now();
    const seen = this.#world.seen(matrix);
    say(
      'seen',
      `${seen.length} of ${INSTANCES.length}, found in ${(performance.now() - begin).toFixed(1)} ms`,
    );
    this.#pick();
    this.#view.draw(matrix, seen, { picked: this.#picked?.instance ?? -1, meeting: this.#meeting });
  }

  #lookForPairs(): void {
    const end = performance.now() + SHARE;
    const { meeting } = this.#world;
    const before = meeting.length;
    this.#isOver = this.#world.advance(() => performance.now() >= end);
    for (let k = before; k < meeting.length; k++) this.#meeting.add(meeting[k]!);
    const { candidates } = this.#world;
    const found = `${meeting.length / 2} pairs meet`;
    if (this.#isOver) say('met', `${found}, of ${candidates} whose boxes do`);
    else say('met', `${found}; looking`);
    if (this.#isOver || meeting.length > before) this.#isChanged = true;
  }

  #pick(): void {
    if (this.#pointer === undefined) return;
    const [x, y] = this.#view.placeAt(...this.#pointer);
    this.#picked = this.#world.pick(this.#camera.ray(x, y, this.#aspect));
    say('picked', this.#picked === null ? 'nothing' : textOf(this.#picked));
  }

  #follow(canvas: HTMLCanvasElement): void {
    const change = () => {
      this.#isChanged = true;
    };
    addEventListener('resize', change);
    addEventListener('keydown', (event) => {
      const [right, forwards, nearer] = KEYS[event.key] ?? [0, 0, 0];
      if (nearer === 0 || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      this.#camera.move(right, forwards);
      this.#camera.zoom(nearer);
      change();
    });
    canvas.addEventListener('pointerdown', ({ pointerId }) => canvas.setPointerCapture(pointerId));
    canvas.addEventListener('pointermove', ({ clientX, clientY, movementX, movementY, buttons }) => {
      this.#pointer = [clientX, clientY];
      if (buttons !== 0) this.#camera.turn(movementX / 200, movementY / 200);
      change();
    });
    canvas.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        this.#camera.zoom(event.deltaY > 0 ? 1.1 : 1 / 1.1);
        change();
      },
      { passive: false },
    );
  }
}

const page = new Page(byId('view') as HTMLCanvasElement);
const frame = () => {
  page.frame();
  requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
