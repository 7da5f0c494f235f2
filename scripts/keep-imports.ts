/** What tsup's conversion to CommonJS makes of `import(x)`. */
const REQUIRED = 'Promise.resolve().then(() => _interopRequireWildcard(require(';
const BEHIND = '))';

/**
 * In CommonJS, too, what a user names has to be imported: it may be an ES module, and its name a URL, which `require`
 * does not take. tsup turns every `import(x)` into a `require`; this turns those back whose argument is no text of the
 * package's own.
 *
 * @throws Error if the text is not what tsup writes
 */
export function keepImports(text: string): string {
  const [first, ...rest] = text.split(REQUIRED);
  const parts = rest.map((part) => {
    const end = closing(part);
    const argument = part.slice(0, end);
    const behind = part.slice(end + 1);
    if (/^\s*["']/.test(argument)) return `${REQUIRED}${part}`;
    if (!behind.startsWith(BEHIND))
      throw new Error(`an import that is not understood: ${part.slice(0, 200)}`);
    return `import(${argument})${behind.slice(BEHIND.length)}`;
  });
  return [first, ...parts].join('');
}

/** Where the parenthesis is closed that was opened before the text. */
function closing(text: string): number {
  let open = 1;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') open++;
    else if (text[i] === ')' && --open === 0) return i;
  }
  throw new Error(`an import that does not end: ${text.slice(0, 200)}`);
}
