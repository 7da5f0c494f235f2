/** Ranks over the integers. */

/** The rank of rows of integers by elimination without fractions. */
export function rowRank(rows: readonly (readonly bigint[])[]): number {
  let left = rows.map((row) => [...row]);
  let rank = 0;
  for (let column = 0; column < (rows[0]?.length ?? 0); column++) {
    const pivot = left.find((row) => row[column] !== 0n);
    if (pivot === undefined) continue;
    rank++;
    left = left
      .filter((row) => row !== pivot)
      .map((row) => row.map((x, i) => x * pivot[column]! - pivot[i]! * row[column]!));
  }
  return rank;
}
