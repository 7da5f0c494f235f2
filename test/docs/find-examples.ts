import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** All TypeScript files below a folder of the project, as paths from its top. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name))
    .sort();
}

/** The code behind each `@example` of a file's documentation comments. */
export function docExamples(source: string): string[] {
  const comments = source.match(/\/\*\*[\s\S]*?\*\//g) ?? [];
  return comments.flatMap((comment) => {
    const text = comment
      .slice(3, -2)
      .split('\n')
      .map((line) => line.replace(/^\s*\* ?/, ''))
      .join('\n');
    return [...text.matchAll(/@example\b([\s\S]*?)(?=^@\w|$(?![\s\S]))/gm)].map(([, code]) =>
      code!.replace(/^```.*$/gm, '').trim(),
    );
  });
}

/** A TypeScript block of a page, and the heading that it stands under, without marks. */
export interface PageExample {
  readonly heading: string;
  readonly code: string;
}

/** The TypeScript blocks of a page with their headings. */
export function headedExamples(page: string): PageExample[] {
  const text = readFileSync(join(root, page), 'utf8');
  let heading = '';
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$|^#+ (.*)$/gm)].flatMap(([, language, code, title]) => {
    // Lines in other blocks are no headings, whatever they begin with.
    if (title !== undefined) heading = title.replace(/\[([^\]]*)\]\([^)]*\)|[`*]/g, '$1').trim();
    return language === 'ts' ? [{ heading, code: code! }] : [];
  });
}

/** The TypeScript blocks of a page. */
export function pageExamples(page: string): string[] {
  return headedExamples(page).map(({ code }) => code);
}
