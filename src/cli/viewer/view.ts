import {
  Color,
  DirectionalLight,
  Group,
  HemisphereLight,
  type Object3D,
  PerspectiveCamera,
  Plane,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import { frameBetween } from '../picture/frame.js';
import { type Cut, planeOf } from './cut.js';
import { commonOf, linesOf, type Model, pointsOf } from './decode.js';
import { findings, ghost, highlight, type Marks, measuredLine, surface } from './drawables.js';
import { type Eye, eyeFor, moved, OVERVIEW, spread, surroundings, turned, zoomed } from './eye.js';
import type { KeyAction } from './keys.js';
import { Picker } from './picker.js';
import { sightAt } from './sight.js';

/** Colours of the scene; those of findings are in the model. */
export interface Colors {
  readonly background: string;
  readonly outside: string;
  readonly inside: string;
  readonly edges: string;
  readonly measure: string;
  readonly chosen: string;
  /** What two triangles have in common. */
  readonly common: string;
}

/** Pixels that a pointer may move between press and release of a click. */
const DRAG = 5;
const FLIGHT_MS = 500;
const NEAREST = 1e-5;
const FARTHEST = 20;
/** The surface where it is looked through. */
const THROUGH = 0.18;

/** The drawn model: a scene that is only rendered when something in it has changed. */
export class View {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(40, 1, 0.001, 100);
  readonly #controls: OrbitControls;
  readonly #surface;
  readonly #layers: Marks[] = [];
  readonly #chosen = new Group();
  readonly #ghosts: Object3D[] = [];
  /** What is behind it is cut away; empty if nothing is. */
  readonly #planes: Plane[] = [];
  readonly #picker: Picker;
  #measured: Object3D | undefined;
  #ends: readonly number[] = [];
  #pressed: readonly [number, number] = [0, 0];
  #highlight: Object3D | undefined;
  #marked: readonly [layer: number, item: number] | undefined;
  #flight: { from: Eye; to: Eye; since: number } | undefined;
  #scheduled = false;
  #through = false;
  #colors: Colors;
  readonly canvas: HTMLCanvasElement;
  readonly model: Model;

  constructor(canvas: HTMLCanvasElement, model: Model, colors: Colors) {
    this.canvas = canvas;
    this.model = model;
    this.#renderer = new WebGLRenderer({ canvas, antialias: true });
    this.#renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2));
    this.#renderer.localClippingEnabled = true;
    this.#picker = new Picker(model);
    this.#surface = surface(model, this.#planes);
    this.#colors = colors;
    const light = new DirectionalLight('#ffffff', 2.2);
    light.position.set(0.4, 0.8, 1);
    this.#camera.add(light);
    this.#scene.add(this.#surface.object, this.#camera, new HemisphereLight('#ffffff', '#888899', 1.1));
    for (const [i, layer] of model.layers.entries()) {
      const marks = findings(layer, 1 - i / model.layers.length, this.#planes);
      marks.object.visible = layer.severity !== 'info';
      this.#layers.push(marks);
      this.#scene.add(marks.object);
    }
    for (const mesh of model.ghosts) {
      const object = ghost(mesh, this.#planes);
      this.#ghosts.push(object);
      this.#scene.add(object);
    }
    this.#scene.add(this.#chosen);
    this.#controls = new OrbitControls(this.#camera, canvas);
    this.#controls.zoomToCursor = true;
    this.#controls.minDistance = NEAREST;
    this.#controls.maxDistance = FARTHEST;
    this.#controls.addEventListener('change', () => this.invalidate());
    this.#controls.addEventListener('start', () => {
      this.#flight = undefined;
    });
    this.recolor(colors);
    this.#look(OVERVIEW);
  }

  /** Draws the scene once more, at the next frame. */
  invalidate(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    requestAnimationFrame((now) => {
      this.#scheduled = false;
      this.#step(now);
      const distance = this.#camera.position.distanceTo(this.#controls.target);
      this.#camera.near = Math.max(distance / 500, 1e-7);
      this.#camera.far = distance + 8;
      this.#camera.updateProjectionMatrix();
      this.#renderer.render(this.#scene, this.#camera);
    });
  }

  recolor(colors: Colors): void {
    this.#colors = colors;
    this.#scene.background = new Color().set(colors.background);
    this.#surface.outside.color.set(colors.outside);
    this.#surface.inside.color.set(colors.inside);
    this.#surface.edges.material.color.set(colors.edges);
    this.#mark(this.#marked);
    this.measure(this.#ends);
    this.invalidate();
  }

  /** The canvas has another size; `left` and `bottom` pixels of it are covered by the panel. */
  resize(left: number, bottom: number): void {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    if (width === 0 || height === 0) return;
    this.#renderer.setSize(width, height, false);
    // The middle of the picture is the middle of what is not covered.
    const free = Math.min(width - left, height - bottom);
    this.#camera.fov = Math.min(100, 2 * Math.atan((0.364 * height) / Math.max(1, free)) * (180 / Math.PI));
    this.#camera.aspect = width / height;
    this.#camera.setViewOffset(width, height, -left / 2, bottom / 2, width, height);
    this.invalidate();
  }

  showLayer(layer: number, visible: boolean): void {
    this.#layers[layer]!.object.visible = visible;
    this.invalidate();
  }

  showEdges(visible: boolean): void {
    this.#surface.edges.visible = visible;
    this.invalidate();
  }

  /** Shows an operand of the result through it, or not. */
  showGhost(i: number, visible: boolean): void {
    this.#ghosts[i]!.visible = visible;
    this.invalidate();
  }

  /** Cuts the model at a plane across an axis; it is whole without. The chosen finding is seen all the same. */
  cut(cut: Cut | undefined): void {
    this.#planes.length = 0;
    if (cut !== undefined) {
      const { min, max } = this.model.bounds;
      const at = frameBetween(min, max).place(cut.value, cut.axis);
      const { normal, constant } = planeOf(cut, at);
      this.#planes.push(new Plane(new Vector3(...normal), constant));
    }
    this.invalidate();
  }

  /** Marks vertices that are measured, and the segment between two. */
  measure(ends: readonly number[]): void {
    this.#ends = ends;
    if (this.#measured !== undefined) this.#scene.remove(this.#measured);
    const { positions } = this.model;
    const points = ends.flatMap((v) => Array.from(positions.subarray(3 * v, 3 * v + 3)));
    this.#measured = measuredLine(Float32Array.from(points), this.#colors);
    this.#scene.add(this.#measured);
    this.invalidate();
  }

  /** Tells the vertex that is meant by each click on the picture; one that ends a drag is none. */
  onClick(take: (vertex: number) => void): void {
    this.canvas.addEventListener('pointerdown', ({ clientX, clientY }) => {
      this.#pressed = [clientX, clientY];
    });
    this.canvas.addEventListener('click', ({ clientX, clientY }) => {
      const [x, y] = this.#pressed;
      if (Math.abs(clientX - x) + Math.abs(clientY - y) > DRAG) return;
      const sight = sightAt(this.canvas, this.#camera, this.#planes[0], clientX, clientY);
      const vertex = sight && this.#picker.vertexAt(sight);
      if (vertex !== undefined) take(vertex);
    });
  }

  seeThrough(on: boolean): void {
    this.#through = on;
    this.#fade();
  }

  /** The surface is looked through where that is wanted, and where a finding is looked at, which may be inside. */
  #fade(): void {
    const looking = this.#marked !== undefined;
    const through = this.#through || looking;
    for (const material of [this.#surface.outside, this.#surface.inside]) {
      material.transparent = through;
      material.opacity = through ? THROUGH : 1;
      material.depthWrite = !through;
      material.needsUpdate = true;
    }
    for (const layer of this.#layers) layer.fade(through, looking);
    this.invalidate();
  }

  /** Flies to a finding and marks it; all else fades. */
  choose(layer: number, item: number): void {
    this.#mark([layer, item]);
    const points = pointsOf(this.model.layers[layer]!, item);
    // Of the many triangles of a component, the first is as good as any.
    const around = surroundings(this.model, points.subarray(0, 18));
    this.#fly(eyeFor(spread(points), around, this.#eye()));
  }

  /** The whole model again. */
  fit(): void {
    this.#mark(undefined);
    this.#fly(OVERVIEW);
  }

  /** What a key does; one step at a time, without a flight. */
  act(action: Extract<KeyAction, { type: 'turn' | 'move' | 'zoom' }>): void {
    this.#flight = undefined;
    const eye = this.#eye();
    if (action.type === 'zoom') this.#look(zoomed(eye, action.factor, NEAREST, FARTHEST));
    else this.#look((action.type === 'turn' ? turned : moved)(eye, action.right, action.up));
  }

  /** Draws a finding over everything else, or none. */
  #mark(finding: readonly [layer: number, item: number] | undefined): void {
    if (this.#highlight !== undefined) this.#chosen.remove(this.#highlight);
    this.#marked = finding;
    this.#highlight = undefined;
    this.#fade();
    if (finding === undefined) return;
    const layer = this.model.layers[finding[0]]!;
    const { shape } = layer;
    const [points, lines] = [pointsOf(layer, finding[1]), linesOf(layer, finding[1])];
    const common = commonOf(layer, finding[1]);
    const colors = { ...this.#colors, fill: layer.color };
    this.#highlight = highlight({ shape, points, lines, common }, colors);
    this.#chosen.add(this.#highlight);
  }

  #eye(): Eye {
    return { target: this.#controls.target.clone(), position: this.#camera.position.clone() };
  }

  #look({ target, position }: Eye): void {
    this.#controls.target.copy(target);
    this.#camera.position.copy(position);
    this.#controls.update();
    this.invalidate();
  }

  #fly(to: Eye): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.#look(to);
      return;
    }
    this.#flight = { from: this.#eye(), to, since: performance.now() };
    this.invalidate();
  }

  /** Goes on with a flight: direction and distance change evenly, so that it never passes through the target. */
  #step(now: number): void {
    const flight = this.#flight;
    if (flight === undefined) return;
    const t = Math.min(1, Math.max(0, now - flight.since) / FLIGHT_MS);
    const { from, to } = flight;
    if (t === 1) this.#flight = undefined;
    const s = t * t * (3 - 2 * t);
    const target = new Vector3().lerpVectors(from.target, to.target, s);
    const a = from.position.clone().sub(from.target);
    const b = to.position.clone().sub(to.target);
    const direction = new Vector3().lerpVectors(a.clone().normalize(), b.clone().normalize(), s).normalize();
    if (direction.length() === 0) direction.copy(b).normalize();
    const distance = a.length() ** (1 - s) * b.length() ** s;
    this.#look({ target, position: target.clone().addScaledVector(direction, distance) });
  }
}
