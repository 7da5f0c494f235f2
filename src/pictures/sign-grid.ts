/** A rectangle of cells that all have one sign. */
export interface SignRectangle {
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly height: number;
  readonly sign: -1 | 0 | 1;
}

/**
 * A square of signs as few rectangles: each as wide as it can be, then as high, from the first cell that has none yet.
 *
 * @param signs row by row, `size` in each
 * @example signRectangles([1, 1, 1, 1], 2); // [{ column: 0, row: 0, width: 2, height: 2, sign: 1 }]
 */
export function signRectangles(signs: ArrayLike<number>, size: number): SignRectangle[] {
  const isTaken = new Uint8Array(size * size);
  const found: SignRectangle[] = [];
  const isFree = (column: number, row: number, sign: number) => {
    const cell = row * size + column;
    return isTaken[cell] === 0 && signs[cell] === sign;
  };
  for (let cell = 0; cell < size * size; cell++) {
    if (isTaken[cell] === 1) continue;
    const [column, row, sign] = [cell % size, Math.floor(cell / size), signs[cell]! as -1 | 0 | 1];
    let width = 1;
    while (column + width < size && isFree(column + width, row, sign)) width++;
    const isRowFree = (below: number) => {
      for (let i = 0; i < width; i++) if (!isFree(column + i, below, sign)) return false;
      return true;
    };
    let height = 1;
    while (row + height < size && isRowFree(row + height)) height++;
    for (let j = row; j < row + height; j++) isTaken.fill(1, j * size + column, j * size + column + width);
    found.push({ column, row, width, height, sign });
  }
  return found;
}

/** Rectangles of one sign as the data of one path. */
export function signPath(rectangles: readonly SignRectangle[], sign: -1 | 0 | 1): string {
  return rectangles
    .filter((rectangle) => rectangle.sign === sign)
    .map(({ column, row, width, height }) => `M${column} ${row}h${width}v${height}h-${width}z`)
    .join('');
}
