import { Arbitrary, type Random as FastCheckRandom, Stream, Value } from 'fast-check';
import { Random } from '../src/oracle/cases/random.js';
import { inDomain, type Signature } from '../src/oracle/questions/signature.js';
import { type PredicateName, signatures } from '../src/oracle/questions/signs/index.js';
import { type Family, familiesFor, familyNamed, generate } from './families/index.js';
import { simpler } from './shrink/candidates.js';

/**
 * Degenerate arguments of one signature as a fast-check arbitrary: flat numbers, shrinking towards zeros, small
 * integers, short mantissas, exponents near 0 and coordinates that equal each other.
 */
class ConfigurationArbitrary extends Arbitrary<number[]> {
  readonly #signature: Signature;
  readonly #families: readonly Family[];

  constructor(signature: Signature, families: readonly Family[]) {
    super();
    this.#signature = signature;
    this.#families = families;
  }

  override generate(mrng: FastCheckRandom): Value<number[]> {
    const random = new Random(mrng.nextInt(), mrng.nextInt(), mrng.nextInt(), mrng.nextInt());
    const family = this.#families[random.below(this.#families.length)]!;
    const out = new Float64Array(this.#signature.arity);
    generate(family, random, this.#signature, out);
    return new Value(Array.from(out), undefined);
  }

  override canShrinkWithoutContext(value: unknown): value is number[] {
    return Array.isArray(value) && value.length === this.#signature.arity && value.every(Number.isFinite);
  }

  override shrink(value: number[]): Stream<Value<number[]>> {
    const signature = this.#signature;
    const candidates = simpler(signature.layout, value);
    return new Stream(
      (function* () {
        for (const candidate of candidates) {
          if (inDomain(signature, candidate)) yield new Value(candidate, undefined);
        }
      })(),
    );
  }
}

/**
 * Degenerate arguments for a predicate, or for any signature (see `pointSignature`), from the families named or from
 * all that apply.
 *
 * @throws RangeError for a family that does not exist or does not apply to the signature
 * @example
 * fc.assert(fc.property(configurations('orient2d'), ([ax, ay, bx, by, cx, cy]) =>
 *   orient2d(ax, ay, bx, by, cx, cy) === -orient2d(bx, by, ax, ay, cx, cy) + 0));
 */
export function configurations(
  predicate: PredicateName | Signature,
  familyNames?: readonly string[],
): Arbitrary<number[]> {
  const signature = typeof predicate === 'string' ? signatures[predicate] : predicate;
  const chosen = familyNames?.map(familyNamed) ?? familiesFor(signature);
  const unfit = chosen.find((family) => !family.applies(signature));
  if (unfit !== undefined || chosen.length === 0) {
    throw new RangeError(`configurations: family '${unfit?.name}' does not apply to ${signature.name}`);
  }
  return new ConfigurationArbitrary(signature, chosen);
}
