/**
 * The language in which predicates are written: polynomials in the inputs, as expression trees.
 *
 * An expression is a plain immutable value. Nothing is evaluated here; the generator reads the tree and
 * turns it into a filter, exact tiers and a proof sheet.
 */
export type Expression =
  | { readonly kind: 'input'; readonly name: string }
  | { readonly kind: 'sum'; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'difference'; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'product'; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'absolute'; readonly operand: Expression }
  | { readonly kind: 'determinant'; readonly rows: readonly (readonly Expression[])[] };

/** A point, a direction, a row of a matrix: coordinates in order. */
export type Vector = readonly Expression[];

export const input = (name: string): Expression => ({ kind: 'input', name });

/** left + right, of scalars. */
export const plus = (left: Expression, right: Expression): Expression => ({ kind: 'sum', left, right });

/** left - right, of scalars. */
export const minus = (left: Expression, right: Expression): Expression => ({
  kind: 'difference',
  left,
  right,
});

/** left · right, of scalars. */
export const times = (left: Expression, right: Expression): Expression => ({ kind: 'product', left, right });

/**
 * |value|. Filters and their bounds can be derived for it; there are no exact tiers, which would have to tell the cases
 * apart.
 */
export const absolute = (operand: Expression): Expression => ({ kind: 'absolute', operand });

/** value². */
export const square = (value: Expression): Expression => times(value, value);

/** The vector that leads from `tail` to `head`, coordinate by coordinate. */
export function vector(tail: Vector, head: Vector): Vector {
  requireSameLength(tail, head);
  return head.map((coordinate, i) => minus(coordinate, tail[i]!));
}

/** The scalar product u · v. */
export function dot(u: Vector, v: Vector): Expression {
  requireSameLength(u, v);
  return u.map((coordinate, i) => times(coordinate, v[i]!)).reduce(plus);
}

/** The vector product u × v of two vectors of space. */
export function cross([ux, uy, uz]: Vector, [vx, vy, vz]: Vector): [Expression, Expression, Expression] {
  const minor = (a: Expression, b: Expression, c: Expression, d: Expression) =>
    minus(times(a, d), times(b, c));
  return [minor(uy!, uz!, vy!, vz!), minor(uz!, ux!, vz!, vx!), minor(ux!, uy!, vx!, vy!)];
}

/** |v|². */
export const squaredLength = (v: Vector): Expression => dot(v, v);

/** The determinant of a square matrix given by its rows. */
export function determinant(rows: readonly Vector[]): Expression {
  if (rows.length < 2 || rows.some((row) => row.length !== rows.length)) {
    throw new RangeError(`determinant: rows must form a square matrix of order 2 or more`);
  }
  return { kind: 'determinant', rows };
}

function requireSameLength(u: Vector, v: Vector): void {
  if (u.length !== v.length) throw new RangeError(`vectors of ${u.length} and ${v.length} coordinates`);
}

/**
 * The same determinant, given by its columns. The generator expands the last column given: what depends on the others
 * is a vector of minors.
 */
export const determinantOfColumns = (columns: readonly Vector[]): Expression =>
  determinant(columns.map((_, i) => columns.map((column) => column[i]!)));
