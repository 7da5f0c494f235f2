/** Grows a list to a length, by half at least. */
function grown(list: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  if (length <= list.length) return list;
  const longer = new Int32Array(Math.max(32, length, Math.ceil(1.5 * list.length)));
  longer.set(list);
  return longer;
}

/**
 * Points under numbers that are never given twice, and which of them have one site: lists that are ascending, as what
 * comes has a higher number than all before it.
 */
export class EqualPoints {
  /** How many points are there. */
  count = 0;
  /** How many numbers were given. */
  size = 0;
  /** The site of each point; -1 if it is gone. */
  #site = new Int32Array(0);
  /** The next point of the same site, and the one before; -1 for none. */
  #next = new Int32Array(0);
  #previous = new Int32Array(0);
  /** The first and the last point of each site. */
  #first = new Int32Array(0);
  #last = new Int32Array(0);

  has(id: number): boolean {
    return id < this.size && this.#site[id]! >= 0;
  }

  siteOf(id: number): number {
    return this.#site[id]!;
  }

  /** The lowest number of the points of a site; -1 if there are none. */
  firstOf(site: number): number {
    return this.#first[site] ?? -1;
  }

  /** The numbers of all points, ascending. */
  all(): Uint32Array<ArrayBuffer> {
    const ids = new Uint32Array(this.count);
    for (let id = 0, at = 0; at < ids.length; id++) if (this.#site[id]! >= 0) ids[at++] = id;
    return ids;
  }

  /** Gives numbers to points, which have no site yet. @returns the first of them */
  give(count: number): number {
    const first = this.size;
    this.size += count;
    this.#site = grown(this.#site, this.size).fill(-1, first, this.size);
    this.#next = grown(this.#next, this.size);
    this.#previous = grown(this.#previous, this.size);
    return first;
  }

  /** Says which site a point has; all others of this site have lower numbers. */
  put(id: number, site: number): void {
    const known = this.#first.length;
    this.#first = grown(this.#first, site + 1);
    this.#last = grown(this.#last, site + 1);
    if (this.#first.length > known) this.#first.fill(-1, known);
    this.#site[id] = site;
    this.#next[id] = -1;
    const isFirst = this.#first[site]! < 0;
    const last = isFirst ? -1 : this.#last[site]!;
    this.#previous[id] = last;
    if (isFirst) this.#first[site] = id;
    else this.#next[last] = id;
    this.#last[site] = id;
    this.count++;
  }

  /** A point goes. @returns its site, if no other point has that; else -1 */
  remove(id: number): number {
    const site = this.#site[id]!;
    const [before, after] = [this.#previous[id]!, this.#next[id]!];
    if (before < 0) this.#first[site] = after;
    else this.#next[before] = after;
    if (after < 0) this.#last[site] = before;
    else this.#previous[after] = before;
    this.#site[id] = -1;
    this.count--;
    return before < 0 && after < 0 ? site : -1;
  }

  /** No point has a site any longer. */
  clear(): void {
    this.#site.fill(-1);
    this.#first.fill(-1);
    this.count = 0;
  }
}
