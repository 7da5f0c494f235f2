/**
 * Whether the last point of a ring is the first again. The plane's questions take such rings for closed ones; what is
 * cut must have no point twice.
 */
export function endsWhereItBegins(ring: ArrayLike<ArrayLike<number>>): boolean {
  if (ring.length < 2) return false;
  const [first, last] = [ring[0]!, ring[ring.length - 1]!];
  return first[0] === last[0] && first[1] === last[1];
}
