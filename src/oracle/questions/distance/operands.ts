/** The kinds of shapes among the values of questions on distances: their parts, how families fill and move them. */

import { KINDS, type Kind, shapeAt, sizeOf } from '../../cases/distance/operands.js';
import { POINTS_OF_HULL } from '../../cases/hulls.js';
import { CONVEX_OR_FLAT_TEMPLATES } from '../../cases/polyhedra.js';
import type { Random } from '../../cases/random.js';
import { independentAxes } from '../../referees/shapes/boxes/shapes.js';
import { spanningAxes } from '../../referees/shapes/solids/half-spaces.js';
import { orientedBoxParts, smallVector } from '../boxes/families.js';
import { fillHull, hullParts } from '../hulls.js';
import { box, direction, plane, point, points } from '../layout.js';
import { boxKind, orientedBoxKind, tetrahedronKind } from '../solids/kinds.js';
import { fillPolyhedron, polyhedronParts } from '../solids/polyhedra.js';
import { frustumOperand, kDopOperand } from './half-spaces.js';
import type { OperandKind } from './operand-kind.js';

export { KINDS, type Kind, sizeOf };

/** Integers from -2 to 2. */
function fillSmall(size: number) {
  return (random: Random, out: Float64Array, at: number): void => {
    for (let i = 0; i < size; i++) out[at + i] = random.between(-2, 2);
  };
}

/** Corners, or the middle of some. */
function amongPoints(count: number) {
  return (random: Random, v: Float64Array, at: number): number[] => {
    const [i, j] = [random.below(count), random.below(count)];
    return [0, 1, 2].map((k) => (v[at + 3 * i + k]! + v[at + 3 * j + k]!) / 2);
  };
}

function byPoints(names: string, features: string): OperandKind {
  const all = names.split(' ');
  return {
    parts: (name) => points(all.map((part) => (part === '' ? name : `${name}.${part}`)).join(' ')),
    fill: fillSmall(3 * all.length),
    landmark: amongPoints(all.length),
    positions: all.map((_, i) => 3 * i),
    features: features.split(' '),
  };
}

function linear(features: string): OperandKind {
  return {
    parts: (name) => [point(`${name}.origin`), direction(`${name}.direction`)],
    fill: fillSmall(6),
    landmark: (random, v, at) => {
      const t = random.between(0, 2);
      return [0, 1, 2].map((k) => v[at + k]! + t * v[at + 3 + k]!);
    },
    positions: [0],
    features: features.split(' '),
  };
}

const SOLID_FEATURES = ['vertex', 'edge', 'face'];

export const OPERANDS: Readonly<Record<Kind, OperandKind>> = {
  point: byPoints('', 'vertex'),
  line: linear('edge'),
  ray: linear('vertex edge'),
  segment: byPoints('start end', 'vertex edge'),
  triangle: byPoints('a b c', 'vertex edge face'),
  plane: {
    parts: (name) => [plane(name)],
    fill: fillSmall(4),
    // Near the plane through lattice points, which are moved there by what follows.
    landmark: (random) => smallVector(random),
    positions: [],
    features: ['face'],
  },
  tetrahedron: {
    parts: (name) => points(['a', 'b', 'c', 'd'].map((corner) => `${name}.${corner}`).join(' ')),
    fill: tetrahedronKind.fill,
    landmark: tetrahedronKind.landmark,
    positions: [0, 3, 6, 9],
    features: SOLID_FEATURES,
  },
  box: {
    parts: (name) => [box(name)],
    fill: boxKind.fill,
    landmark: boxKind.landmark,
    positions: [0, 3],
    features: SOLID_FEATURES,
  },
  orientedBox: {
    parts: orientedBoxParts,
    fill: orientedBoxKind.fill,
    landmark: orientedBoxKind.landmark,
    positions: [0],
    features: SOLID_FEATURES,
  },
  convexPolyhedron: {
    parts: (name) => polyhedronParts(name, CONVEX_OR_FLAT_TEMPLATES - 1),
    fill: (random, out, at) => fillPolyhedron(random, out, at, CONVEX_OR_FLAT_TEMPLATES - 1),
    landmark: (random, v, at) => {
      const { vertices } = shapeAt('convexPolyhedron', v, at) as { vertices: readonly (readonly number[])[] };
      const [p, q] = [vertices[random.below(vertices.length)]!, vertices[random.below(vertices.length)]!];
      return p.map((x, i) => (x + q[i]!) / 2);
    },
    positions: [1],
    features: SOLID_FEATURES,
  },
  hull: {
    parts: hullParts,
    fill: fillHull,
    landmark: amongPoints(POINTS_OF_HULL),
    positions: Array.from({ length: POINTS_OF_HULL }, (_, i) => 3 * i),
    features: SOLID_FEATURES,
  },
  kDop: { ...kDopOperand, features: SOLID_FEATURES },
  frustum: { ...frustumOperand, features: SOLID_FEATURES },
};

/** Moves a shape by a vector. */
export function moveOperand(kind: Kind, out: Float64Array, at: number, by: readonly number[]): void {
  const { positions, move } = OPERANDS[kind];
  move?.(out, at, by);
  for (const place of positions) {
    for (let k = 0; k < 3; k++) out[at + place + k] = out[at + place + k]! + by[k]!;
  }
}

/** Whether what there is may be refused: a polyhedron that is none, half-spaces without a point or without an end. */
export const mayBeRefused = (...kinds: readonly string[]): boolean =>
  kinds.some((kind) => kind === 'convexPolyhedron' || kind === 'kDop' || kind === 'frustum');

/** Whether the values of a shape are one: the axes of an oriented box are independent, those of a k-DOP span space. */
export function isShape(kind: Kind, values: Float64Array, at: number): boolean {
  if (kind === 'kDop') return spanningAxes(values, at);
  return kind !== 'orientedBox' || independentAxes(values, at);
}
