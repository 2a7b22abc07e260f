/** Named values of one request. Made without a prototype, so that no key can mean more than itself (T17). */
export type Fields = Record<string, unknown>;

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s"{}[\]:,]+/g;

type Member = { name: string; start: number; end: number };

/** Where the members of the outermost object of a well-formed JSON text lie. */
function membersOf(text: string): Member[] {
  const members: Member[] = [];
  let depth = 0;
  let name: string | undefined;
  let start = 0;
  for (const match of text.matchAll(TOKEN)) {
    const token = match[0];
    if (depth === 1 && name === undefined && token.startsWith('"')) name = String(JSON.parse(token));
    else if (depth === 1 && token === ':') start = match.index + 1;
    else if (depth === 1 && name !== undefined && (token === ',' || token === '}')) {
      members.push({ name, start, end: match.index });
      name = undefined;
    }
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
  }
  return members;
}

function isObjectText(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/**
 * Reads a JSON object with the rule forms have: of a repeated key the first counts. `JSON.parse`
 * keeps the last, and two readers that disagree are a way around any check in front (T16).
 * @returns undefined when the text is not a JSON object
 */
export function readFlatJson(text: string): Fields | undefined {
  if (!isObjectText(text)) return undefined;
  const fields: Fields = Object.create(null);
  for (const { name, start, end } of membersOf(text)) {
    if (!Object.hasOwn(fields, name)) fields[name] = JSON.parse(text.slice(start, end));
  }
  return fields;
}
