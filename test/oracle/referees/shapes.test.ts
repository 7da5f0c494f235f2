import { describe, expect, it } from 'vitest';
import { swapContact } from '../../../src/oracle/answers/text.js';
import { Random } from '../../../src/oracle/cases/random.js';
import {
  boxShape,
  compareParameters,
  contact,
  convexHull,
  exact,
  exactContactText,
  feasible,
  hullOf,
  line,
  lineContact,
  type Polytope,
  parallelepipedShape,
  pointAt,
  pointShape,
  pointsAt,
  polygonShape,
  ray,
  rectangleShape,
  relation,
  type Shape,
  samePoint,
  segmentShape,
  solidShape,
  tetrahedronShape,
  vectorAt,
} from '../../../src/oracle/referees/shapes/index.js';

function polygon(dimension: 2 | 3, ...coordinates: number[]): Shape {
  return polygonShape(pointsAt(exact(coordinates), dimension, 0, coordinates.length / dimension));
}

function segment(dimension: 2 | 3, ...coordinates: number[]): Shape {
  const [start, end] = pointsAt(exact(coordinates), dimension, 0, 2);
  return segmentShape(start!, end!);
}

function point(...coordinates: number[]): Shape {
  return pointShape(vectorAt(exact(coordinates), 0, coordinates.length as 2 | 3));
}

const box = (...c: number[]) => boxShape(vectorAt(exact(c), 0, 3), vectorAt(exact(c), 3, 3));
const text = (a: Shape, b: Shape) => exactContactText(contact(a, b));

describe('exact values', () => {
  it('have one denominator, also where doubles are far apart', () => {
    expect(exact([0.5, -3])).toEqual({ numerators: [1n, -6n], one: 2n });
    expect(exact([4, 0])).toEqual({ numerators: [4n, 0n], one: 1n });
    const { numerators, one } = exact([Number.MIN_VALUE, Number.MAX_VALUE]);
    expect(one).toBe(1n << 1074n);
    expect(numerators[0]).toBe(1n);
    expect(numerators[1]! / one).toBe(BigInt(Number.MAX_VALUE));
  });
});

describe('convex hulls', () => {
  it('have the dimension of their points, and only the extreme ones', () => {
    expect(hullOf(point(1, 2, 3)).dimension).toBe(0);
    expect(hullOf(segment(3, 1, 1, 1, 1, 1, 1)).dimension).toBe(0);
    const stretched = hullOf(polygon(3, 0, 0, 0, 2, 2, 2, 1, 1, 1));
    expect([stretched.dimension, stretched.vertices.length, stretched.facets.length]).toEqual([1, 2, 2]);
    const flat = hullOf(polygon(2, 0, 0, 2, 0, 2, 2, 1, 1));
    expect([flat.dimension, flat.vertices.length, flat.facets.length]).toEqual([2, 3, 3]);
  });

  it('of a cube have six facets, with the faces given or found', () => {
    const shape = box(0, 0, 0, 1, 2, 3);
    for (const hull of [hullOf(shape), convexHull([...shape.points, [0n, 1n, 1n], [0n, 0n, 1n]])]) {
      expect([hull.dimension, hull.facets.length, hull.vertices.length]).toEqual([3, 6, 8]);
    }
    expect(hullOf(box(0, 0, 0, 1, 2, 0))).toMatchObject({ dimension: 2 });
    expect(hullOf(box(0, 0, 0, 0, 0, 0))).toMatchObject({ dimension: 0 });
  });
});

describe('contacts in the plane', () => {
  it.each([
    ['cross', [0, 0, 2, 2], [0, 2, 2, 0], 'crossing e0/e0'],
    ['touch in a T', [0, 0, 2, 0], [1, 0, 1, 5], 'touching e0/v0'],
    ['share a vertex', [0, 0, 2, 0], [3, 3, 2, 0], 'touching v1/v1'],
    ['overlap', [0, 0, 2, 0], [1, 0, 5, 0], 'overlapping e0/v0 v1/e0'],
    ['touch in line', [0, 0, 2, 0], [2, 0, 5, 0], 'touching v1/v0'],
    ['are equal', [0, 0, 2, 0], [2, 0, 0, 0], 'overlapping v0/v1 v1/v0'],
    ['miss', [0, 0, 2, 0], [3, 0, 5, 0], 'disjoint'],
    ['are a point inside', [1, 0, 1, 0], [0, 0, 5, 0], 'overlapping v0/e0'],
    ['are a point at the end', [5, 0, 5, 0], [0, 0, 5, 0], 'touching v0/v1'],
    ['are equal points', [5, 0, 5, 0], [5, 0, 5, 0], 'overlapping v0/v0'],
  ])('segments that %s', (_, a, b, expected) => {
    expect(text(segment(2, ...a), segment(2, ...b))).toBe(expected);
  });

  it('polygons', () => {
    const square = rectangleShape([0n, 0n, 0n], [2n, 2n, 0n]);
    expect(text(square, rectangleShape([2n, 1n, 0n], [4n, 4n, 0n]))).toBe('touching e1/v0 v2/e3');
    expect(text(square, rectangleShape([1n, 1n, 0n], [4n, 4n, 0n]))).toBe(
      'overlapping e1/e0 v2/f0 e2/e3 f0/v0',
    );
    // The clockwise square is seen from its own normal's side: the same points in the other order.
    expect(text(polygon(2, 0, 0, 0, 2, 2, 2, 2, 0), polygon(2, 1, 1, 4, 1, 4, 4, 1, 4))).toBe(
      'overlapping e1/e3 v2/f0 e2/e0 f0/v0',
    );
    expect(text(point(1, 1), square)).toBe('overlapping v0/f0');
    expect(text(point(1, 2), square)).toBe('touching v0/e2');
  });
});

describe('contacts in space', () => {
  const flat = polygon(3, 0, 0, 0, 4, 0, 0, 0, 4, 0);

  it.each([
    ['through', [1, 1, -1, 1, 1, 1], 'crossing f0/e0'],
    ['ending on the face', [1, 1, 0, 1, 1, 1], 'touching f0/v0'],
    ['through an edge', [2, 0, -1, 2, 0, 1], 'touching e0/e0'],
    ['through a vertex', [4, 0, -1, 4, 0, 1], 'touching v1/e0'],
    ['in the plane, through two edges', [-1, 1, 0, 9, 1, 0], 'overlapping e1/e0 e2/e0'],
    ['in the plane, along an edge', [1, 0, 0, 9, 0, 0], 'touching e0/v0 v1/e0'],
    ['in the plane, inside', [1, 1, 0, 2, 1, 0], 'overlapping f0/v0 f0/v1'],
    ['that is a point of the face', [1, 1, 0, 1, 1, 0], 'overlapping f0/v0'],
    ['above', [1, 1, 1, 1, 1, 2], 'disjoint'],
  ])('a triangle and a segment %s', (_, b, expected) => {
    expect(text(flat, segment(3, ...b))).toBe(expected);
  });

  it.each([
    ['piercing', [1, 1, -1, 1, 1, 1, 5, 5, 5], 'crossing f0/e0 f0/e2'],
    ['sharing a vertex', [4, 0, 0, 5, 0, 1, 4, 1, 5], 'touching v1/v0'],
    ['sharing an edge', [0, 0, 0, 4, 0, 0, 1, 1, 5], 'touching v0/v0 v1/v1'],
    ['inside', [1, 1, 0, 2, 1, 0, 1, 2, 0], 'overlapping f0/v0 f0/v1 f0/v2'],
    ['star-shaped', [3, 3, 0, -1, 3, 0, 3, -1, 0], 'overlapping e0/e1 e0/e2 e1/e2 e1/e0 e2/e0 e2/e1'],
    ['that is a segment', [1, 1, -1, 1, 1, 1, 1, 1, 0], 'crossing f0/v2'],
    ['that is a point', [1, 1, 0, 1, 1, 0, 1, 1, 0], 'overlapping f0/v0'],
  ])('a triangle and a triangle %s', (_, b, expected) => {
    const found = text(flat, polygon(3, ...b)).split(' ');
    expect([found[0], ...found.slice(1).sort()]).toEqual([
      expected.split(' ')[0],
      ...expected.split(' ').slice(1).sort(),
    ]);
  });

  it('boxes', () => {
    expect(text(box(0, 0, 0, 1, 1, 1), box(1, 1, 1, 2, 2, 2))).toBe('touching v7/v0');
    expect(relation(box(0, 0, 0, 1, 1, 1), box(1, 0, 0, 2, 1, 1))).toBe('touching');
    expect(relation(box(0, 0, 0, 2, 2, 2), box(1, 1, 1, 1, 1, 1))).toBe('overlapping');
    expect(relation(box(0, 0, 1, 2, 2, 1), box(1, 0, 0, 1, 2, 2))).toBe('crossing');
    expect(contact(box(0, 0, 0, 2, 2, 2), box(1, 1, 1, 3, 3, 3)).dimension).toBe(3);
    expect(text(point(1, 1, 1), box(0, 0, 0, 2, 2, 2))).toBe('overlapping v0/in');
    expect(text(point(1, 1, 2), box(0, 0, 0, 2, 2, 2))).toBe('touching v0/f5');
  });

  it('a tetrahedron that is flat', () => {
    const shape = tetrahedronShape(pointsAt(exact([0, 0, 0, 3, 0, 0, 0, 3, 0, 1, 1, 0]), 3, 0, 4));
    expect(hullOf(shape).dimension).toBe(2);
    expect(text(segment(3, 1, 1, -1, 1, 1, 1), shape)).toBe('crossing e0/v3');
    expect(text(segment(3, 1, 0, -1, 1, 0, 1), shape)).toBe('touching e0/e0');
  });

  it('a face whose plane has more than that face', () => {
    // A cube with its lower side cut into two triangles.
    const cube = box(0, 0, 0, 2, 2, 2);
    const faces = [[0, 2, 3], [0, 3, 1], ...cube.faces.filter((_, i) => i !== 4)];
    const cut = solidShape(cube.points, faces);
    expect(text(point(0.5, 1.5, 0), scaledTo(cut))).toBe('touching v0/f0');
    expect(text(point(1.5, 0.5, 0), scaledTo(cut))).toBe('touching v0/f1');
  });
});

/** In halves, the unit of the points in that test. */
function scaledTo(shape: Shape): Shape {
  return { ...shape, points: shape.points.map(([x, y, z]) => [2n * x, 2n * y, 2n * z] as const) };
}

describe('lines', () => {
  it('enter and leave a box, with exact parameters and features', () => {
    const found = lineContact(line([-2n, 1n, 1n], [3n, 0n, 0n]), box(0, 0, 0, 2, 2, 2));
    expect(found.relation).toBe('overlapping');
    expect(found.ends.map(({ t, b }) => [t.numerator, t.denominator, b])).toEqual([
      [2n, 3n, 'f0'],
      [4n, 3n, 'f1'],
    ]);
  });

  it('touch where only their ends do', () => {
    const cube = box(0, 0, 0, 2, 2, 2);
    expect(lineContact(ray([2n, 1n, 1n], [1n, 0n, 0n]), cube)).toMatchObject({
      relation: 'touching',
      ends: [{ b: 'f1' }],
    });
    expect(lineContact(ray([3n, 1n, 1n], [1n, 0n, 0n]), cube).relation).toBe('disjoint');
    expect(lineContact(ray([1n, 1n, 1n], [1n, 0n, 0n]), cube).relation).toBe('overlapping');
    expect(lineContact(line([0n, 0n, 0n], [0n, 0n, 1n]), cube).relation).toBe('touching');
    expect(
      lineContact(line([1n, 1n, -1n], [0n, 0n, 1n]), polygon(3, 0, 0, 0, 3, 0, 0, 0, 3, 0)).relation,
    ).toBe('crossing');
    expect(lineContact(ray([1n, 1n, 0n], [0n, 0n, 1n]), polygon(3, 0, 0, 0, 3, 0, 0, 0, 3, 0)).relation).toBe(
      'touching',
    );
  });

  it('agree with clipping, where they are segments', () => {
    const random = new Random(5, 6, 7, 8);
    for (let i = 0; i < 300; i++) {
      const values = Array.from({ length: 15 }, () => random.between(-2, 2));
      const points = pointsAt(exact(values), 3, 0, 5);
      const shape = polygonShape(points.slice(2));
      const [p, q] = points;
      const direction = [q![0] - p![0], q![1] - p![1], q![2] - p![2]] as const;
      if (direction.every((x) => x === 0n)) continue;
      const bounds = { low: { numerator: 0n, denominator: 1n }, high: { numerator: 1n, denominator: 1n } };
      const whole = { origin: p!, direction, ...bounds };
      const one = lineContact(whole, shape);
      const other = contact(segmentShape(p!, q!), shape);
      expect([values, one.relation]).toEqual([values, other.relation]);
      expect(one.ends).toHaveLength(other.points.length);
      for (const end of one.ends) {
        expect(other.points.some(({ at, b }) => samePoint(at, end.at) && b === end.b)).toBe(true);
        expect(samePoint(pointAt(whole, end.t), end.at)).toBe(true);
      }
      if (one.ends.length === 2) expect(compareParameters(one.ends[0]!.t, one.ends[1]!.t)).toBe(-1);
    }
  });
});

/** The inequalities of a hull, strict inside its affine hull where the relative interior is meant. */
function inequalitiesOf({ equations, facets }: Polytope, strict: boolean) {
  const planes = equations.flatMap(({ normal: [x, y, z], constant }) => [
    { normal: [x, y, z] as const, constant },
    { normal: [-x, -y, -z] as const, constant: -constant },
  ]);
  return [...planes, ...facets.map((facet) => ({ ...facet, strict }))];
}

describe('elimination and clipping agree', () => {
  const shapes: Record<string, [number, (values: readonly number[]) => Shape]> = {
    triangle: [9, (values) => polygon(3, ...values)],
    tetrahedron: [12, (values) => tetrahedronShape(pointsAt(exact(values), 3, 0, 4))],
    parallelepiped: [
      12,
      (values) => {
        const [o, u, v, w] = pointsAt(exact(values), 3, 0, 4);
        return parallelepipedShape(o!, u!, v!, w!);
      },
    ],
  };
  const pairs = [
    ['triangle', 'triangle', 400],
    ['triangle', 'tetrahedron', 200],
    ['tetrahedron', 'tetrahedron', 100],
    ['triangle', 'parallelepiped', 60],
  ] as const;

  it.each(pairs)('%s and %s', (one, other, count) => {
    const random = new Random(1, 2, 3, 4);
    const [sizeA, makeA] = shapes[one]!;
    const [sizeB, makeB] = shapes[other]!;
    for (let i = 0; i < count; i++) {
      const values = Array.from({ length: sizeA + sizeB }, () => random.between(-2, 2));
      const [a, b] = [makeA(values.slice(0, sizeA)), makeB(values.slice(sizeA))];
      const [hullA, hullB] = [hullOf(a), hullOf(b)];
      const meet = feasible([...inequalitiesOf(hullA, false), ...inequalitiesOf(hullB, false)]);
      const inside = feasible([...inequalitiesOf(hullA, true), ...inequalitiesOf(hullB, true)]);
      const found = relation(a, b);
      expect([values, found === 'disjoint', found === 'touching']).toEqual([values, !meet, meet && !inside]);
      expect(relation(b, a)).toBe(found);
      const ring = text(a, b).split(' ').sort();
      expect(swapContact(text(b, a)).split(' ').sort()).toEqual(ring);
    }
  });
});
