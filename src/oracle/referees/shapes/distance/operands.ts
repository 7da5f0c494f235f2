/**
 * Shapes of questions on distances over integers. Lines and rays are what they are; where something wants a bounded
 * shape, they are segments that are longer than anything that can matter: with coordinates of at most M (integers),
 * what is closest to a line, or crosses it, is at a parameter that is a quotient of polynomials of degree at most 8 in
 * the coordinates (degree 4 before a shift by the shortest vector, whose own denominator has degree 4), of few terms,
 * so at most (16 M)^8.
 */
import { absolute } from '../../../../arithmetic/integers.js';
import type { Kind, Kind2d } from '../../../cases/distance/operands.js';
import { hullShape } from '../enclosing/convex-hull.js';
import { boundedCorners, commonDenominator } from '../half-space-shape.js';
import {
  boxShape,
  parallelepipedShape,
  pointShape,
  polygonShape,
  rectangleShape,
  type Shape,
  segmentShape,
  tetrahedronShape,
} from '../shape.js';
import { isConvexOrFlat, polyhedronShape } from '../solids/polyhedra.js';
import { add, exact, multiply, subtract, type Vector } from '../vectors.js';
import { halfSpaceOperand, spacesOf } from './half-space-operands.js';
import type { Reader } from './reader.js';

export type { Reader };

/** A plane: all x in the unit with normal · x + constant = 0. */
export interface PlaneOperand {
  readonly normal: Vector;
  readonly constant: bigint;
}

/** A shape with corners; the names of those that stand for infinity. */
export interface Operand {
  readonly shape: Shape;
  readonly infinite: readonly string[];
  /** Of a line or ray, whose shape is cut off far away. */
  readonly linear?: Linear;
}

/** A line; or a ray, forwards from its origin. */
export interface Linear {
  readonly origin: Vector;
  readonly direction: Vector;
  readonly isLine: boolean;
}

/** What both shapes are, in units of 1 / unit. `undefined`: one is no shape. */
export interface Operands {
  readonly a: Operand | PlaneOperand;
  readonly b: Operand | PlaneOperand;
  readonly unit: bigint;
}

type Numbers = readonly number[];

export function exactOperands(
  kinds: readonly [SpaceKind, SpaceKind],
  shapes: readonly [unknown, unknown],
): Operands | undefined {
  const reader = readerFor(kinds, shapes);
  const [a, b] = [operand(kinds[0], shapes[0], reader), operand(kinds[1], shapes[1], reader)];
  if (a === undefined || b === undefined) return undefined;
  return { a, b, unit: reader.unit };
}

/** A reader in whose units the corners of both shapes are integers. */
export function readerFor(kinds: readonly string[], shapes: readonly unknown[]): Reader {
  const numbers = [0, ...shapes.flatMap(numbersIn)];
  const reader = readerOf(numbers);
  const corners = kinds.flatMap((kind, i) => {
    const spaces = spacesOf(kind, shapes[i], reader);
    return (spaces && boundedCorners(spaces)) ?? [];
  });
  return corners.length === 0 ? reader : readerOf(numbers, commonDenominator(corners));
}

/** The same of shapes of the plane: at z = 0, a box as the polygon of its corners. */
export function exactOperands2d(
  kinds: readonly [Kind2d, Kind2d],
  shapes: readonly [unknown, unknown],
): Operands {
  const [a, b] = shapes.map(lifted);
  return exactOperands(kinds.map(inSpace) as [SpaceKind, SpaceKind], [a, b])!;
}

type SpaceKind = Kind | 'rectangle';
const inSpace = (kind: Kind2d): SpaceKind => (kind === 'box' ? 'rectangle' : kind);

/** A plain shape with a third coordinate of 0 at every point. */
export function lifted(value: unknown): unknown {
  if (Array.isArray(value)) return [...(value as number[]), 0];
  return Object.fromEntries(Object.entries(value as object).map(([name, part]) => [name, lifted(part)]));
}

/** All numbers of a plain shape but the indices of faces. */
export function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (name === 'faces' ? [] : numbersIn(part)));
}

export function readerOf(numbers: readonly number[], denominator = 1n): Reader {
  const { numerators, one } = exact(numbers);
  const unit = one * one * denominator;
  const factor = one * denominator;
  const byNumber = new Map(numbers.map((x, i) => [x, numerators[i]!]));
  const number = (x: number) => byNumber.get(x)!;
  return {
    number,
    length: (x) => number(x) * factor,
    // In units of 1 / one² at least: oriented boxes have products.
    vector: ([x, y, z]) => [number(x!) * factor, number(y!) * factor, number(z!) * factor],
    one,
    unit,
    get reach() {
      // The sum of the magnitudes is no less than the largest of them.
      const largest = numerators.map(absolute).reduce((sum, n) => sum + n, 1n) * factor;
      return (16n * largest) ** 8n;
    },
  };
}

export function operand(kind: SpaceKind, shape: unknown, reader: Reader): Operand | PlaneOperand | undefined {
  if (kind === 'plane') return planeOperand(shape as { normal: Numbers; constant: number }, reader);
  if (kind === 'line' || kind === 'ray') {
    return linearOperand(kind, shape as { origin: Numbers; direction: Numbers }, reader);
  }
  const cells = bounded(kind, shape as Readonly<Record<string, never>>, reader);
  return cells && { shape: cells, infinite: [] };
}

/** n · x + c = 0 for x = X / unit, n = N / one, c = C / one: N · X + C unit = 0. */
function planeOperand(
  { normal, constant }: { normal: Numbers; constant: number },
  reader: Reader,
): PlaneOperand {
  const [x, y, z] = normal.map((n) => reader.number(n)) as [bigint, bigint, bigint];
  return { normal: [x, y, z], constant: reader.number(constant) * reader.unit };
}

function linearOperand(
  kind: 'line' | 'ray',
  { origin, direction }: { origin: Numbers; direction: Numbers },
  reader: Reader,
): Operand {
  const isLine = kind === 'line';
  const linear = { origin: reader.vector(origin), direction: reader.vector(direction), isLine };
  return new LinearOperand(linear, reader);
}

/** A line or ray, and what stands for it, whose numbers have eight times as many digits, if that is asked for. */
class LinearOperand implements Operand {
  readonly infinite: readonly string[];
  readonly linear: Linear;
  readonly #reader: Reader;
  #shape: Shape | undefined;

  constructor(linear: Linear, reader: Reader) {
    this.linear = linear;
    this.infinite = linear.isLine ? ['v0', 'v1'] : ['v1'];
    this.#reader = reader;
  }

  get shape(): Shape {
    this.#shape ??= this.#cutOff();
    return this.#shape;
  }

  #cutOff(): Shape {
    const { origin, direction, isLine } = this.linear;
    const along = multiply(direction, this.#reader.reach);
    return segmentShape(isLine ? subtract(origin, along) : origin, add(origin, along));
  }
}

function bounded(kind: SpaceKind, shape: Readonly<Record<string, never>>, reader: Reader): Shape | undefined {
  const at = (field: string) => reader.vector(shape[field]!);
  switch (kind) {
    case 'point':
      return pointShape(reader.vector(shape as unknown as Numbers));
    case 'segment':
      return segmentShape(at('start'), at('end'));
    case 'triangle':
      return polygonShape([at('a'), at('b'), at('c')]);
    case 'tetrahedron':
      return tetrahedronShape([at('a'), at('b'), at('c'), at('d')]);
    case 'box':
      return boxShape(at('min'), at('max'));
    case 'rectangle':
      return rectangleShape(at('min'), at('max'));
    case 'orientedBox':
      return orientedBoxShape(shape as unknown as OrientedBoxLike, reader);
    case 'hull':
      return hullShape(
        (shape as unknown as { points: readonly Numbers[] }).points.map((p) => reader.vector(p)),
      );
    case 'kDop':
    case 'frustum':
      return halfSpaceOperand(spacesOf(kind, shape, reader)!);
    default:
      return polyhedron(shape as unknown as PolyhedronLike, reader);
  }
}

interface OrientedBoxLike {
  readonly center: Numbers;
  readonly axes: readonly [Numbers, Numbers, Numbers];
  readonly halfSize: Numbers;
}

function orientedBoxShape({ center, axes, halfSize }: OrientedBoxLike, reader: Reader): Shape {
  const halves = axes.map((axis, i) => {
    const [x, y, z] = axis.map((c) => reader.number(c)) as [bigint, bigint, bigint];
    return multiply([x, y, z], reader.number(halfSize[i]!) * (reader.unit / (reader.one * reader.one)));
  });
  const origin = halves.reduce(subtract, reader.vector(center));
  const [u, v, w] = halves.map((half) => multiply(half, 2n)) as [Vector, Vector, Vector];
  return parallelepipedShape(origin, u, v, w);
}

interface PolyhedronLike {
  readonly vertices: readonly Numbers[];
  readonly faces: readonly (readonly number[])[];
}

function polyhedron({ vertices, faces }: PolyhedronLike, reader: Reader): Shape | undefined {
  const points = vertices.map((p) => reader.vector(p));
  return isConvexOrFlat(points, faces) ? polyhedronShape(points, faces) : undefined;
}
