/**
 * What GitHub's workflow commands would take for their own: percent signs and ends of lines, and in properties what
 * parts them.
 */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/**
 * An annotation of GitHub's workflows: a line on standard output.
 *
 * @param properties `title`, and `file` and `line` if it is about one
 */
export function annotation(
  level: 'error' | 'warning' | 'notice',
  properties: Readonly<Record<string, string>>,
  text: string,
): string {
  const told = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)}`);
  return `::${level} ${told.join(',')}::${escapeData(text)}`;
}
