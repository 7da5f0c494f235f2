/** Makes vectors one long, in doubles; those without a length stay. */
export function makeUnit(vectors: Float64Array): void {
  for (let i = 0; i < vectors.length; i += 3) {
    const largest = Math.max(Math.abs(vectors[i]!), Math.abs(vectors[i + 1]!), Math.abs(vectors[i + 2]!));
    if (largest === 0) continue;
    const [x, y, z] = [vectors[i]! / largest, vectors[i + 1]! / largest, vectors[i + 2]! / largest];
    const length = Math.sqrt(x * x + y * y + z * z);
    vectors[i] = x / length;
    vectors[i + 1] = y / length;
    vectors[i + 2] = z / length;
  }
}
