/** A function on flat numbers. */
export type OnNumbers<R = unknown> = (...values: number[]) => R;

/** A function that reads its arguments from an array. */
export type OnArray<R = unknown> = (values: ArrayLike<number>) => R;

/**
 * Binds a function to its arguments in an array, without making another one. Spelt out by arity, because spreading an
 * array into a call costs more than a filter does.
 *
 * @example bind((x, y) => x - y, 2)([3, 4]); // -1
 */
export function bind<R>(f: OnNumbers<R>, arity: number): OnArray<R> {
  switch (arity) {
    case 6:
      return (a) => f(a[0]!, a[1]!, a[2]!, a[3]!, a[4]!, a[5]!);
    case 7:
      return (a) => f(a[0]!, a[1]!, a[2]!, a[3]!, a[4]!, a[5]!, a[6]!);
    case 8:
      return (a) => f(a[0]!, a[1]!, a[2]!, a[3]!, a[4]!, a[5]!, a[6]!, a[7]!);
    case 9:
      return (a) => f(a[0]!, a[1]!, a[2]!, a[3]!, a[4]!, a[5]!, a[6]!, a[7]!, a[8]!);
    case 12:
      return (a) => f(a[0]!, a[1]!, a[2]!, a[3]!, a[4]!, a[5]!, a[6]!, a[7]!, a[8]!, a[9]!, a[10]!, a[11]!);
    case 15:
      return bind15(f);
    default:
      return (a) => f(...Array.from(a));
  }
}

function bind15<R>(f: OnNumbers<R>): OnArray<R> {
  return (a) =>
    f(
      a[0]!,
      a[1]!,
      a[2]!,
      a[3]!,
      a[4]!,
      a[5]!,
      a[6]!,
      a[7]!,
      a[8]!,
      a[9]!,
      a[10]!,
      a[11]!,
      a[12]!,
      a[13]!,
      a[14]!,
    );
}
