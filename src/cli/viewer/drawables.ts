import {
  BackSide,
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  EdgesGeometry,
  FrontSide,
  Group,
  LineBasicMaterial,
  LineSegments,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  type Object3D,
  type Plane,
  Points,
  PointsMaterial,
} from 'three';
import { LineMaterial } from 'three/examples/jsm/lines/LineMaterial.js';
import { LineSegments2 } from 'three/examples/jsm/lines/LineSegments2.js';
import { LineSegmentsGeometry } from 'three/examples/jsm/lines/LineSegmentsGeometry.js';
import type { Shape } from '../picture/model.js';
import { allCommon, sidesOf } from './common.js';
import type { GhostMesh, Layer, Model } from './decode.js';

/** How strongly a finding shows through what is in front of it. */
const THROUGH = 0.3;

/** The surface: its outside and its inside in different colours, and its edges. */
export interface Surface {
  readonly object: Object3D;
  readonly outside: Material;
  readonly inside: Material;
  readonly edges: Mesh;
}

function geometryOf({ positions, indices }: Pick<Model, 'positions' | 'indices'>): BufferGeometry {
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(positions, 3))
    .setIndex(new BufferAttribute(indices, 1));
}

/**
 * The mesh itself. The edges are made when they are first wanted: they take as much memory again.
 *
 * @param planes  what is behind one of them is cut away; the list may change later
 */
export function surface(model: Model, planes: Plane[]): Surface {
  const geometry = geometryOf(model);
  // Pushed back a little, so that what lies exactly on the surface is drawn over it.
  const back = { polygonOffset: true, polygonOffsetFactor: 2, polygonOffsetUnits: 2, flatShading: true };
  const shared = { ...back, clippingPlanes: planes };
  const outside = new MeshLambertMaterial({ side: FrontSide, ...shared });
  const inside = new MeshLambertMaterial({ side: BackSide, ...shared });
  const wires = { wireframe: true, transparent: true, opacity: 0.35, depthWrite: false };
  const edges = new Mesh(geometry, new MeshBasicMaterial({ ...wires, clippingPlanes: planes }));
  edges.visible = false;
  const object = new Group().add(new Mesh(geometry, outside), new Mesh(geometry, inside), edges);
  return { object, outside, inside, edges };
}

/** How much of what is behind a ghost it hides, and how strong its edges are. */
const GHOSTLY = 0.3;
const GHOSTLY_EDGES = 0.75;
/** Edges are drawn where faces meet at so many degrees or more, and of meshes with so many triangles. */
const SHARP = 20;
const OUTLINED = 50_000;

/**
 * A mesh that is shown through: faintly where the result is not, and by its sharp edges everywhere. Faces that it has
 * in common with the result are the result's.
 */
export function ghost(mesh: GhostMesh, planes: Plane[]): Object3D {
  const geometry = geometryOf(mesh);
  const { color } = mesh;
  const shared = { color, transparent: true, depthWrite: false, clippingPlanes: planes };
  const back = { polygonOffset: true, polygonOffsetFactor: 4, polygonOffsetUnits: 4 };
  const faces = new MeshLambertMaterial({ ...shared, ...back, opacity: GHOSTLY, flatShading: true });
  const group = new Group().add(new Mesh(geometry, faces));
  if (mesh.indices.length > 3 * OUTLINED) return group;
  const lines = new LineBasicMaterial({ ...shared, opacity: GHOSTLY_EDGES, depthTest: false });
  return group.add(new LineSegments(new EdgesGeometry(geometry, SHARP), lines));
}

/**
 * How much nearer than it is something is drawn: filled triangles in front of the surface, lines and points before
 * these.
 */
const NEARER: Readonly<Record<Shape, string>> = { faces: '1e-5', edges: '3e-5', points: '5e-5' };

/**
 * Drawn a little nearer than it is: points and lines on a surface are wider than none, and their farther half would be
 * behind it. Points are round instead of square.
 */
function inFront(material: Material, shape: Shape): Material {
  material.onBeforeCompile = (shader) => {
    const nearer = `gl_Position.z -= ${NEARER[shape]} * gl_Position.w; }`;
    shader.vertexShader = shader.vertexShader.replace(/}\s*$/, nearer);
    if (shape !== 'points') return;
    const clipped = '#include <clipping_planes_fragment>';
    shader.fragmentShader = shader.fragmentShader.replace(
      clipped,
      `${clipped}\nif (length(gl_PointCoord - 0.5) > 0.5) discard;`,
    );
  };
  // three.js tells programs apart by the text of this function, which is the same for all shapes.
  material.customProgramCacheKey = () => shape;
  return material;
}

interface Look {
  readonly color: string;
  readonly width: number;
  readonly opacity: number;
  readonly depthTest: boolean;
  readonly clippingPlanes?: Plane[];
}

function drawn(shape: Shape, points: Float32Array, { width, ...look }: Look): Object3D {
  // All are `transparent`, also where nothing shines through: only so renderOrder holds between them.
  const options = { ...look, transparent: true, depthWrite: false };
  if (shape === 'edges') {
    return new LineSegments2(
      new LineSegmentsGeometry().setPositions(points),
      inFront(new LineMaterial({ ...options, linewidth: width }), 'edges'),
    );
  }
  const geometry = new BufferGeometry().setAttribute('position', new BufferAttribute(points, 3));
  if (shape === 'points') {
    const material = new PointsMaterial({ ...options, size: 3 * width, sizeAttenuation: false });
    return new Points(geometry, inFront(material, 'points'));
  }
  return new Mesh(geometry, inFront(new MeshBasicMaterial({ ...options, side: DoubleSide }), 'faces'));
}

/** The sides of triangles as segments: a triangle without an area, or seen from its edge, would not be visible. */
export function outlines(points: Float32Array): Float32Array {
  const sides = new Float32Array(2 * points.length);
  for (let corner = 0; 3 * corner < points.length; corner++) {
    const next = corner % 3 === 2 ? corner - 2 : corner + 1;
    sides.set(points.subarray(3 * corner, 3 * corner + 3), 6 * corner);
    sides.set(points.subarray(3 * next, 3 * next + 3), 6 * corner + 3);
  }
  return sides;
}

/** A colour with a part of its light, for the sides of filled triangles and what these have in common. */
function darker(color: string, share = 0.65): string {
  const channel = (at: number) => Math.round(share * Number.parseInt(color.slice(at, at + 2), 16));
  return `rgb(${channel(1)},${channel(3)},${channel(5)})`;
}

/**
 * What is drawn over what: the surface, faint marks, then filled triangles, lines and points; the chosen finding last,
 * and what is measured over that.
 */
const ORDER: Readonly<Record<Shape, number>> = { faces: 10, edges: 20, points: 30 };
const CHOSEN = 40;
const MEASURED = 50;

/** How much of its opacity a part has while another finding is looked at. */
const FADED = 0.1;
/** Of what fills triangles, while the surface is looked through. */
const SEEN_THROUGH = 0.3;

/** The findings of one kind, or one of them. */
export interface Marks {
  readonly object: Object3D;
  /** `through`: the surface is looked through; `faded`: another finding is looked at. */
  fade(through: boolean, faded: boolean): void;
}

interface Part {
  readonly material: Material;
  readonly opacity: number;
  /** Whether it fills triangles and is not hidden by the surface. */
  readonly fills: boolean;
}

/** Something that is drawn for a kind: which shape, where, how wide, in which colour, and after which shape. */
type Stroke = readonly [of: Shape, at: Float32Array, width: number, color: string, order: number];

/** What is drawn for a kind: its findings, and where the triangles of each meet. */
function strokesOf({ shape, points, color, common, commonEnds }: Layer): Stroke[] {
  if (shape !== 'faces') return [[shape, points, 3.5, color, ORDER[shape]]];
  const { sides, single } = allCommon(common, commonEnds);
  const meeting = darker(color, 0.35);
  const strokes: Stroke[] = [
    ['faces', points, 1, color, ORDER.faces],
    ['edges', outlines(points), 1.5, darker(color), ORDER.faces + 2],
    ['edges', sides, 3, meeting, ORDER.faces + 4],
    ['points', single, 2.5, meeting, ORDER.faces + 4],
  ];
  return strokes.filter(([, at]) => at.length > 0);
}

/**
 * Findings of one kind: on the surface in full colour, behind it faintly.
 *
 * @param before  a number from 0 to 1 by which kinds of the same shape are drawn over each other
 * @param planes  what is behind one of them is cut away; the list may change later
 */
export function findings(layer: Layer, before: number, planes: Plane[]): Marks {
  const group = new Group();
  const parts: Part[] = [];
  for (const [of, at, width, color, order] of strokesOf(layer)) {
    const through = of === 'faces' ? 0.12 : THROUGH;
    const look = { width, clippingPlanes: planes };
    const seen = drawn(of, at, { ...look, color, opacity: 1, depthTest: true });
    const hidden = drawn(of, at, { ...look, color: layer.color, opacity: through, depthTest: false });
    seen.renderOrder = order + before;
    hidden.renderOrder = 1;
    parts.push({ material: (seen as Mesh).material, opacity: 1, fills: of === 'faces' });
    parts.push({ material: (hidden as Mesh).material, opacity: through, fills: false });
    group.add(hidden, seen);
  }
  return {
    object: group,
    fade(through, faded) {
      for (const { material, opacity, fills } of parts) {
        material.opacity = opacity * (faded ? FADED : 1) * (fills && through ? SEEN_THROUGH : 1);
      }
    },
  };
}

/** What is drawn over everything else. */
class Over {
  readonly parts: Object3D[] = [];

  add(shape: Shape, at: Float32Array, width: number, color: string, order: number, opacity = 1): void {
    if (at.length === 0) return;
    const object = drawn(shape, at, { color, opacity, depthTest: false, width });
    object.renderOrder = order;
    this.parts.push(object);
  }

  group(): Object3D {
    const group = new Group();
    for (const part of this.parts) group.add(part);
    return group;
  }
}

/** A finding that was chosen: its corners, what it lies on, and what its triangles have in common. */
export interface ChosenShape {
  readonly shape: Shape;
  readonly points: Float32Array;
  readonly lines: Float32Array;
  readonly common: Float32Array;
}

/** The finding that was chosen, over everything else: filled in its colour, with its sides and what it lies on. */
export function highlight(
  { shape, points, lines, common }: ChosenShape,
  colors: { readonly fill: string; readonly chosen: string; readonly common: string },
): Object3D {
  const over = new Over();
  over.add('edges', lines, 3, colors.chosen, CHOSEN + 1);
  if (shape === 'faces') {
    over.add('faces', points, 1, colors.fill, CHOSEN, 0.55);
    over.add('edges', outlines(points), common.length > 0 ? 1.5 : 3, colors.chosen, CHOSEN + 1);
  } else {
    over.add(shape, points, 6, colors.chosen, CHOSEN + 1);
    over.add(shape, points, 3.5, colors.fill, CHOSEN + 2);
  }
  over.add('edges', sidesOf(common), 7, colors.chosen, CHOSEN + 3);
  over.add('points', common, 5, colors.chosen, CHOSEN + 3);
  over.add('edges', sidesOf(common), 3.5, colors.common, CHOSEN + 4);
  over.add('points', common, 3.2, colors.common, CHOSEN + 5);
  return over.group();
}

/** What is measured, over everything else: one or two points, and the segment between two. */
export function measuredLine(
  points: Float32Array,
  colors: { readonly measure: string; readonly chosen: string },
): Object3D {
  const over = new Over();
  over.add('edges', sidesOf(points), 3, colors.measure, MEASURED);
  over.add('points', points, 5, colors.chosen, MEASURED + 1);
  over.add('points', points, 3.5, colors.measure, MEASURED + 2);
  return over.group();
}
