/** Names of an emitted file as names of Coq. */
const KEYWORDS = new Set(
  'as at by cofix do else end exists exists2 fix for forall fun if in let match mod'.split(' '),
);
for (const word of 'return then using where with Type Prop Set SProp'.split(' ')) KEYWORDS.add(word);

/** Words of the theory that statements use: an emitted name must not hide them. */
const TAKEN = new Set(
  'fadd fsub fmul fabs fneg flt B2R determinant double all_finite sign_of float R'.split(' '),
);
for (const word of 'sign_of_nonzero positive_infinity leaves cons nil andb and true eq'.split(' '))
  TAKEN.add(word);

/** The same name, with a line below where Coq or the theory has it. */
export function coqName(name: string): string {
  return KEYWORDS.has(name) || TAKEN.has(name) ? `${name}_` : name;
}
