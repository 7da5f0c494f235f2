/** What the leaves around a point are made of, and their numbers: `boundary 0,2`. */
export function leavesText(location: string, leaves: readonly number[]): string {
  return `${location} ${leaves.join()}`;
}
