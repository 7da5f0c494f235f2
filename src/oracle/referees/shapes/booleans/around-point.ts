/**
 * Where a point lies to a regularised combination of solids: the planes of all triangles that it lies on cut what is
 * around it into cells, within each of which points near it are all inside, or all outside. A ray into each cell tells.
 */
import { directions } from '../meshes/crossings.js';
import { add, cross, dot, isZero, multiply, type Rational3, subtract, type Vector } from '../vectors.js';
import { crossingsOf, type ExactTriangle, isInside, type Operand, type Region } from './operand.js';

/** A convex cone without its apex: the rays along its edges, in the order around it. */
type Cone = readonly Vector[];

const OCTANTS: readonly Cone[] = [1n, -1n].flatMap((x) =>
  [1n, -1n].flatMap((y) =>
    [1n, -1n].map(
      (z): Cone => [
        [x, 0n, 0n],
        [0n, y, 0n],
        [0n, 0n, z],
      ],
    ),
  ),
);

function holds(p: Rational3, { corners, normal, constant }: ExactTriangle): boolean {
  if (normal[0] * p.x + normal[1] * p.y + normal[2] * p.z + constant * p.w !== 0n) return false;
  return corners.every((a, i) => {
    const b = corners[(i + 1) % 3]!;
    const to: Vector = [p.x - a[0] * p.w, p.y - a[1] * p.w, p.z - a[2] * p.w];
    return dot(normal, cross(subtract(b, a), to)) >= 0n;
  });
}

function shortened([x, y, z]: Vector): Vector {
  let g = 0n;
  for (const k of [x, y, z]) {
    let [p, q] = [g, k < 0n ? -k : k];
    while (q !== 0n) [p, q] = [q, p % q];
    g = p;
  }
  return [x / g, y / g, z / g];
}

/** The part of a cone on the side of a plane through the apex that the normal points to, if it has any inside. */
function part(cone: Cone, normal: Vector): Cone[] {
  const sides = cone.map((ray) => dot(normal, ray));
  if (sides.every((side) => side <= 0n)) return [];
  const rays = cone.flatMap((ray, i) => {
    const [side, k] = [sides[i]!, (i + 1) % cone.length];
    const own = side >= 0n ? [ray] : [];
    if (!((side > 0n && sides[k]! < 0n) || (side < 0n && sides[k]! > 0n))) return own;
    const [s, t] = [side < 0n ? -side : side, sides[k]! < 0n ? -sides[k]! : sides[k]!];
    const other = cone[k]!;
    return [
      ...own,
      shortened([t * ray[0] + s * other[0], t * ray[1] + s * other[1], t * ray[2] + s * other[2]]),
    ];
  });
  return [rays];
}

function distinct(normals: readonly Vector[]): Vector[] {
  const kept: Vector[] = [];
  for (const normal of normals) if (kept.every((known) => !isZero(cross(known, normal)))) kept.push(normal);
  return kept;
}

/** The cells that planes through a point cut space into, and perhaps others that are parts of them. */
function cellsOf(normals: readonly Vector[]): readonly Cone[] {
  let cells = OCTANTS;
  for (const normal of distinct(normals)) {
    const opposite: Vector = [-normal[0], -normal[1], -normal[2]];
    cells = cells.flatMap((cell) => [...part(cell, normal), ...part(cell, opposite)]);
  }
  return cells;
}

/** Three rays of a cone that lie in no plane: what they span is a part of it. */
function spanning(cone: Cone): readonly [Vector, Vector, Vector] {
  const first = cone[0]!;
  const second = cone.find((ray) => !isZero(cross(first, ray)))!;
  const normal = cross(first, second);
  return [first, second, cone.find((ray) => dot(normal, ray) !== 0n)!];
}

/**
 * Whether the points of a cell near its apex belong to the region. Ways into it are positive combinations of three of
 * its rays, with weights that are polynomials of degrees 1, 2 and 3 in the number of the try: at most three of them lie
 * in one plane, so that edges are avoided after a while. (With weights for all rays, tied to each other, all ways can
 * lie in one plane: where rays of opposite numbers add up to multiples of one vector.)
 */
function isCellInside(p: Rational3, cell: Cone, { operands, contains }: Region): boolean {
  const rays = spanning(cell);
  for (const weights of directions()) {
    const along = rays
      .map((ray, i) => multiply(ray, weights[i]! < 0n ? -weights[i]! : weights[i]!))
      .reduce(add);
    const crossed = crossingsOf(p, along, operands);
    if (crossed !== undefined) return contains(operands.map((operand, i) => isInside(operand, crossed[i]!)));
  }
  throw new Error('unreachable: some direction is generic');
}

function touching(p: Rational3, operands: readonly Operand[]): Vector[] {
  return operands.flatMap(({ triangles }) =>
    triangles.filter((triangle) => holds(p, triangle)).map(({ normal }) => normal),
  );
}

/** Where a point lies to the closure of the inside of a region. */
export function locate(p: Rational3, region: Region): 'inside' | 'boundary' | 'outside' {
  const normals = touching(p, region.operands);
  // Without a surface there, one cell is like the others.
  const cells = normals.length === 0 ? OCTANTS.slice(0, 1) : cellsOf(normals);
  const first = isCellInside(p, cells[0]!, region);
  for (const cell of cells) if (isCellInside(p, cell, region) !== first) return 'boundary';
  return first ? 'inside' : 'outside';
}
