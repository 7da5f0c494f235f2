/** Colours for a terminal, or the same functions doing nothing; and how long lines may be. */
export interface Style {
  /** Places in a line. */
  readonly width: number;
  bold(text: string): string;
  dim(text: string): string;
  good(text: string): string;
  warn(text: string): string;
  bad(text: string): string;
}
