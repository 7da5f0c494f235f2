/** A finding: which kind (by its place in the list), and which of its findings. */
export type Chosen = readonly [layer: number, item: number];

/** What is needed of the model's layers to name findings. */
export type Named = readonly { readonly kind: string; readonly labels: readonly string[] }[];

/** The end of the address that opens the page at a finding: `#finding=border-edge:3`. */
export function addressOf(layers: Named, [layer, item]: Chosen): string {
  return `#finding=${layers[layer]!.kind}:${item}`;
}

/** The finding that an address names, if there is one. */
export function findingAt(layers: Named, hash: string): Chosen | undefined {
  const match = /^#finding=([\w-]+):(\d+)$/.exec(hash);
  const layer = layers.findIndex(({ kind }) => kind === match?.[1]);
  const item = Number(match?.[2]);
  return layer >= 0 && item < layers[layer]!.labels.length ? [layer, item] : undefined;
}

/**
 * The finding after or before one (or the first, the last), over all kinds whose findings are listed, round and round.
 */
export function neighbour(layers: Named, chosen: Chosen | undefined, step: 1 | -1): Chosen | undefined {
  const all = layers.flatMap(({ labels }, layer) => labels.map((_, item): Chosen => [layer, item]));
  const now = all.findIndex(([layer, item]) => layer === chosen?.[0] && item === chosen[1]);
  const from = now < 0 && step < 0 ? 0 : now;
  return all[(from + step + all.length) % all.length];
}
