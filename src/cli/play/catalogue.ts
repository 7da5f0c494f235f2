/** What the page of the playground reads: written by the build, from the declarations and the documentation. */

/** An export of the package. */
export interface Exported {
  readonly name: string;
  /** Where it is imported from: `unerring/mesh`; the first one is suggested. */
  readonly entries: readonly string[];
  readonly kind: 'function' | 'class' | 'constant' | 'type' | 'namespace';
  readonly signature: string;
  /** The first sentence of its docstring. */
  readonly says: string;
}

/** An example of the documentation. */
export interface Example {
  /** Its id in links: `orient2d`, `polygons-3`. */
  readonly id: string;
  readonly title: string;
  /** An entry, `unerring/mesh`, or a page, `docs/polygons.md`. */
  readonly group: string;
  readonly code: string;
}

/** The whole catalogue, as JSON. */
export interface Catalogue {
  readonly exports: readonly Exported[];
  readonly examples: readonly Example[];
}
