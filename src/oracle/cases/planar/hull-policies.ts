/** Which points of a hull a ring lists. */
export interface HullPolicy {
  readonly collinear: boolean;
  readonly duplicates: boolean;
}

/** All of them: corners; with points within edges; corners with repeated points; with both. */
export const POLICIES: readonly HullPolicy[] = [
  { collinear: false, duplicates: false },
  { collinear: true, duplicates: false },
  { collinear: false, duplicates: true },
  { collinear: true, duplicates: true },
];
