import { Arbitrary, type Random as FastCheckRandom, Stream, Value } from 'fast-check';
import { describe, rejectWords, requireList, requireOneOf } from '../src/core/arguments/index.js';
import { Random } from '../src/oracle/cases/random.js';
import { inDomain, type Signature } from '../src/oracle/questions/signature.js';
import { type PredicateName, signatures } from '../src/oracle/questions/signs/index.js';
import { type Family, families, familiesFor, familyNamed, generate } from './families/index.js';
import { isSignature } from './families/require.js';
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
 * @throws RangeError for a predicate or a family that does not exist, and a family that does not apply
 * @example
 * fc.assert(fc.property(configurations('orient2d'), ([ax, ay, bx, by, cx, cy]) =>
 *   orient2d(ax, ay, bx, by, cx, cy) === -orient2d(bx, by, ax, ay, cx, cy) + 0));
 */
export function configurations(
  predicate: PredicateName | Signature,
  familyNames?: readonly string[],
): Arbitrary<number[]> {
  const signature = signatureFor(predicate);
  const chosen = familyNames === undefined ? familiesFor(signature) : familiesNamed(familyNames);
  const unfit = chosen.find((family) => !family.applies(signature));
  if (unfit !== undefined || chosen.length === 0) {
    throw new RangeError(`configurations: family '${unfit?.name}' does not apply to ${signature.name}`);
  }
  return new ConfigurationArbitrary(signature, chosen);
}

/** @throws RangeError for what is neither the name of a predicate nor a signature */
function signatureFor(predicate: PredicateName | Signature): Signature {
  if (typeof predicate === 'string' && Object.hasOwn(signatures, predicate)) return signatures[predicate];
  if (isSignature(predicate)) return predicate;
  const names = Object.keys(signatures).map((name) => `'${name}'`);
  const expected = `${names.join(', ')}, or a signature, as pointSignature makes them`;
  const isName = typeof predicate === 'string';
  // Other questions have families of their own.
  const got = `${describe(predicate)}${isName ? ': generateQuestion draws the cases of other questions' : ''}`;
  return rejectWords('configurations', 'predicate', expected, got);
}

/** @throws RangeError naming the families that there are */
function familiesNamed(names: readonly string[]): readonly Family[] {
  requireList('configurations', 'familyNames', 'a list of names of families', names);
  return names.map((name, i) => {
    const known = families.map((family) => family.name);
    requireOneOf('configurations', `familyNames[${i}]`, name, known);
    return familyNamed(name);
  });
}
