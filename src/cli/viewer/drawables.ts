import {
  BackSide,
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  FrontSide,
  Group,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  type Object3D,
  Points,
  PointsMaterial,
} from 'three';
import { LineMaterial } from 'three/examples/jsm/lines/LineMaterial.js';
import { LineSegments2 } from 'three/examples/jsm/lines/LineSegments2.js';
import { LineSegmentsGeometry } from 'three/examples/jsm/lines/LineSegmentsGeometry.js';
import type { Shape } from '../picture/model.js';
import type { Model } from './decode.js';

/** How strongly a finding shows through what is in front of it. */
const THROUGH = 0.3;

/** The surface: its outside and its inside in different colours, and its edges. */
export interface Surface {
  readonly object: Object3D;
  readonly outside: Material;
  readonly inside: Material;
  readonly edges: Mesh;
}

/** The mesh itself. The edges are made when they are first wanted: they take as much memory again. */
export function surface({ positions, indices }: Model): Surface {
  const geometry = new BufferGeometry()
    .setAttribute('position', new BufferAttribute(positions, 3))
    .setIndex(new BufferAttribute(indices, 1));
  // Pushed back a little, so that what lies exactly on the surface is drawn over it.
  const back = { polygonOffset: true, polygonOffsetFactor: 2, polygonOffsetUnits: 2, flatShading: true };
  const outside = new MeshLambertMaterial({ side: FrontSide, ...back });
  const inside = new MeshLambertMaterial({ side: BackSide, ...back });
  const edges = new Mesh(
    geometry,
    new MeshBasicMaterial({ wireframe: true, transparent: true, opacity: 0.35, depthWrite: false }),
  );
  edges.visible = false;
  const object = new Group().add(new Mesh(geometry, outside), new Mesh(geometry, inside), edges);
  return { object, outside, inside, edges };
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
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <clipping_planes_fragment>',
      'if (length(gl_PointCoord - 0.5) > 0.5) discard;',
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
}

function drawn(shape: Shape, points: Float32Array, { color, width, opacity, depthTest }: Look): Object3D {
  // All are `transparent`, also where nothing shines through: only so renderOrder holds between them.
  const options = { color, opacity, depthTest, transparent: true, depthWrite: false };
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

/** A colour at two thirds of its light, for the sides of filled triangles. */
function darker(color: string): string {
  const channel = (at: number) => Math.round(0.65 * Number.parseInt(color.slice(at, at + 2), 16));
  return `rgb(${channel(1)},${channel(3)},${channel(5)})`;
}

/**
 * What is drawn over what: the surface, faint marks, then filled triangles, lines and points; the chosen finding last.
 */
const ORDER: Readonly<Record<Shape, number>> = { faces: 10, edges: 20, points: 30 };
const CHOSEN = 40;

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

/**
 * Findings of one kind: on the surface in full colour, behind it faintly.
 *
 * @param before  a number from 0 to 1 by which kinds of the same shape are drawn over each other
 */
export function findings(shape: Shape, points: Float32Array, color: string, before: number): Marks {
  const group = new Group();
  const parts: Part[] = [];
  const layers: readonly (readonly [Shape, Float32Array, number])[] =
    shape === 'faces'
      ? [
          ['faces', points, 1],
          ['edges', outlines(points), 1.5],
        ]
      : [[shape, points, 3.5]];
  for (const [of, at, width] of layers) {
    const tone = shape === 'faces' && of === 'edges' ? darker(color) : color;
    const through = of === 'faces' ? 0.12 : THROUGH;
    const seen = drawn(of, at, { color: tone, width, opacity: 1, depthTest: true });
    const hidden = drawn(of, at, { color, width, opacity: through, depthTest: false });
    seen.renderOrder = ORDER[of === shape ? shape : 'faces'] + before + (of === shape ? 0 : 2);
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

/** The finding that was chosen, over everything else: filled in its colour, with its sides and what it lies on. */
export function highlight(
  shape: Shape,
  points: Float32Array,
  lines: Float32Array,
  colors: { readonly fill: string; readonly chosen: string },
): Object3D {
  const over = { color: colors.chosen, opacity: 1, depthTest: false };
  const parts: Object3D[] = [];
  const add = (object: Object3D, order: number) => {
    object.renderOrder = CHOSEN + order;
    parts.push(object);
  };
  if (lines.length > 0) add(drawn('edges', lines, { ...over, width: 3 }), 1);
  if (shape === 'faces') {
    add(drawn('faces', points, { ...over, color: colors.fill, opacity: 0.55, width: 1 }), 0);
    add(drawn('edges', outlines(points), { ...over, width: 3 }), 1);
  } else {
    add(drawn(shape, points, { ...over, width: 6 }), 1);
    add(drawn(shape, points, { ...over, color: colors.fill, width: 3.5 }), 2);
  }
  return new Group().add(...parts);
}
