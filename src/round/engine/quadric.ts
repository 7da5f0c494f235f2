/** Round solids as one quadric and the planes of their caps, along lines. All over integers of one scale. */
import { edge, type Feature, face, INTERIOR, vertex } from '../../core/feature.js';
import type { Sign } from '../../core/sign.js';
import { cross, dot, minus, type Vector } from '../../distance/engine/vectors.js';
import type { Bound, Quadratic, Stretch } from './interval.js';

/** A line over integers. */
export interface LineCells {
  readonly origin: Vector;
  readonly direction: Vector;
}

/** A round solid, as lines meet it. */
export interface Quadric {
  /** 3; of radius 0, the dimension of what is left. */
  readonly dimension: 0 | 1 | 3;
  along(line: LineCells): Stretch;
  /** What lies at a point of the solid: the signs of the quadric (negative inside) and of the heights over its caps. */
  featureAt(quadric: Sign, caps: readonly Sign[]): Feature;
}

/** The boundary of a sphere or an ellipsoid is one face. */
function smoothFeature(quadric: Sign): Feature {
  return quadric < 0 ? INTERIOR : face(0);
}

/** A sphere. */
export function sphereQuadric(center: Vector, radius: bigint): Quadric {
  return {
    dimension: radius === 0n ? 0 : 3,
    along: ({ origin, direction }) => ({
      quadratic: aboutPoint(minus(origin, center), direction, radius),
      bounds: [],
    }),
    featureAt: smoothFeature,
  };
}

/** |m + t d|² - r². */
export function aboutPoint(m: Vector, d: Vector, radius: bigint): Quadratic {
  return { square: dot(d, d), linear: 2n * dot(m, d), constant: dot(m, m) - radius * radius };
}

/** |(m + t d) × w|² - r² w². */
export function aboutAxis(m: Vector, d: Vector, w: Vector, radius: bigint): Quadratic {
  const mw = cross(m, w);
  const dw = cross(d, w);
  return {
    square: dot(dw, dw),
    linear: 2n * dot(mw, dw),
    constant: dot(mw, mw) - radius * radius * dot(w, w),
  };
}

/** An infinite cylinder: all points near a line. */
export function infiniteCylinderQuadric(through: Vector, axis: Vector, radius: bigint): Quadric {
  return {
    dimension: radius === 0n ? 1 : 3,
    along: ({ origin, direction }) => ({
      quadratic: aboutAxis(minus(origin, through), direction, axis, radius),
      bounds: [],
    }),
    featureAt: smoothFeature,
  };
}

/** The numbers of the features at the two ends: of the apex where a radius is 0, of the rim, of the cap. */
export interface EndNumbers {
  readonly vertices: readonly [number, number];
  readonly edges: readonly [number, number];
  readonly faces: readonly [number, number];
}

/** A truncated cone, a cone (one radius is 0) or a cylinder (the radii are equal). */
export interface ConeCells {
  readonly start: Vector;
  readonly end: Vector;
  readonly radii: readonly [bigint, bigint];
}

/**
 * A truncated cone. With the axis w, W = w · w and the height h = p · w of a point p from the start, its radius there
 * is (r0 W + (r1 - r0) h) / W, and the square of the distance from the axis p · p - h² / W: inside, W² p · p - W h² -
 * (r0 W + (r1 - r0) h)² is not positive, nor are -h and h - W.
 */
export function coneQuadric({ start, end, radii }: ConeCells, numbers: EndNumbers): Quadric {
  const w = minus(end, start);
  const size = dot(w, w);
  const [r, s] = radii;
  return {
    dimension: r === 0n && s === 0n ? 1 : 3,
    along({ origin, direction }) {
      const p = minus(origin, start);
      const [height, rise] = [dot(p, w), dot(direction, w)];
      const [radius, growth] = [r * size + (s - r) * height, (s - r) * rise];
      const quadratic = {
        square: size * size * dot(direction, direction) - size * rise * rise - growth * growth,
        linear: 2n * (size * size * dot(p, direction) - size * height * rise - radius * growth),
        constant: size * size * dot(p, p) - size * height * height - radius * radius,
      };
      const caps: Bound[] = [
        { slope: rise, offset: height },
        { slope: -rise, offset: size - height },
      ];
      return { quadratic, bounds: caps };
    },
    featureAt(quadric, caps) {
      const end = caps.indexOf(0);
      if (end < 0) return quadric < 0 ? INTERIOR : face(0);
      if (radii[end] === 0n) return vertex(numbers.vertices[end]!);
      return quadric === 0 ? edge(numbers.edges[end]!) : face(numbers.faces[end]!);
    },
  };
}
