/** A case that somebody published: what is asked, by the name of the public function, and the true answer. */
export interface PublishedCase {
  readonly name: string;
  readonly note?: string;
  readonly question: string;
  readonly arguments: readonly unknown[];
  /** The whole answer; of an object, the members that the case is about. */
  readonly answer: unknown;
}

/** A file of such cases: `test/vectors/<source>/*.json`, `test/repro/<package>-<issue>.json`. */
export interface CaseFile {
  readonly source: { readonly url: string; readonly what: string };
  readonly cases: readonly PublishedCase[];
}
