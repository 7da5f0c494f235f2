/**
 * How an engine gets a package: its name, or that of a module in it and of the package; `undefined` if it is not
 * installed.
 */
export type ImportPackage = (
  name: string,
  packageName?: string,
) => Promise<Record<string, unknown> | undefined>;

/**
 * Imports a package (or a module in one) that need not be there; `undefined` if the package is not installed. Any
 * other failure is thrown.
 */
export async function importOptional(
  name: string,
  packageName: string = name,
): Promise<Record<string, unknown> | undefined> {
  try {
    // Not a literal, so that no bundler and no type check insists on the package.
    return (await import(/* webpackIgnore: true */ /* @vite-ignore */ name)) as Record<string, unknown>;
  } catch (error) {
    if (isNotFound(error, packageName)) return undefined;
    throw error;
  }
}

function isNotFound(error: unknown, name: string): boolean {
  const { code, message } = error as { code?: string; message?: string };
  // Browsers find no package by its name, and say so without a code.
  if (error instanceof TypeError && code === undefined) return String(message).includes(name);
  // A package that is there but cannot find one of its own parts is broken, not absent.
  const missing = code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND';
  return missing && String(message).includes(`'${name}'`);
}
