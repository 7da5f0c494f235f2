/** Puts tuples `from` to `to` (excluded) to one implementation and writes down the signs. */
export type Pass = (tuples: Float64Array, signs: Int8Array, from: number, to: number) => void;

let compiled = 0;

/**
 * A loop of its own for one implementation, compiled from text each time. Functions that share their source share V8's
 * type feedback (texts, too: equal texts are compiled once), so the call in a common loop would see several
 * implementations and be inlined for none; hence the number in the text.
 *
 * @param width Numbers in a tuple
 */
export function compilePass(
  width: number,
  decide: (...coordinates: number[]) => number,
  opposite: boolean,
): Pass {
  const coordinates = Array.from({ length: width }, (_, j) => `tuples[at + ${j}]`).join(', ');
  const [above, below] = opposite ? [-1, 1] : [1, -1];
  return new Function(
    'decide',
    `/* ${compiled++} */ return function pass(tuples, signs, from, to) {
      for (let i = from, at = from * ${width}; i < to; i++, at += ${width}) {
        const value = decide(${coordinates});
        signs[i] = value > 0 ? ${above} : value < 0 ? ${below} : 0;
      }
    };`,
  )(decide) as Pass;
}
