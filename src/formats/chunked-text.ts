const CHUNK = 1 << 16;

/** A double in the fewest digits that are read back as the same; -0 keeps its sign, which String drops. */
export function decimal(x: number): string {
  return x === 0 && 1 / x < 0 ? '-0' : String(x);
}

/** Encodes text in chunks of about 64 KiB. All of it is ASCII. */
export function* encoded(parts: Iterable<string>): Generator<Uint8Array> {
  const encoder = new TextEncoder();
  let text = '';
  for (const part of parts) {
    text += part;
    if (text.length < CHUNK) continue;
    yield encoder.encode(text);
    text = '';
  }
  if (text !== '') yield encoder.encode(text);
}

/** Puts records of a fixed size into chunks of about 64 KiB. */
export function* records(
  count: number,
  size: number,
  put: (view: DataView, at: number, record: number) => void,
): Generator<Uint8Array> {
  const perChunk = Math.max(1, Math.floor(CHUNK / size));
  for (let first = 0; first < count; first += perChunk) {
    const n = Math.min(perChunk, count - first);
    const chunk = new Uint8Array(n * size);
    const view = new DataView(chunk.buffer);
    for (let i = 0; i < n; i++) put(view, i * size, first + i);
    yield chunk;
  }
}
