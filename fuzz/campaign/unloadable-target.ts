/** A target that cannot be loaded: the user's mistake, not a finding. */
export class UnloadableTarget extends Error {}
