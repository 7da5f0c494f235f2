/** cdt2d has no types of its own. */
declare module 'cdt2d' {
  export default function cdt2d(points: number[][], edges?: number[][], options?: object): number[][];
}
