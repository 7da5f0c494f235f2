import { XMLBuilder } from 'fast-xml-parser';

/** Attributes are told from elements by this. */
export const AT = '@';

/**
 * JUnit's XML of some suites. Elements are members, attributes begin with `AT`.
 *
 * @param name what the whole run is called
 */
export function junitXml(name: string, suites: readonly object[]): string {
  const builder = new XMLBuilder({
    attributeNamePrefix: AT,
    ignoreAttributes: false,
    format: true,
    indentBy: ' ',
    suppressEmptyNode: true,
  });
  const body = builder.build({ testsuites: { [`${AT}name`]: name, testsuite: suites } });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${body}`;
}
