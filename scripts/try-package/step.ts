/** One thing that is tried: it throws if it does not work. */
export interface Step {
  readonly name: string;
  readonly act: () => Promise<void>;
}
