import type { JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

type Rule = { type: string; requirement?: unknown; options?: readonly unknown[] };
type Node = v.GenericSchema & {
  pipe?: readonly Node[];
  wrapped?: Node;
  entries?: Record<string, Node>;
  options?: readonly Node[];
};

/** What a pipe does, one after the other, through every pipe and default inside it. */
function stepsOf(node: Node): Rule[] {
  if (node.pipe) return node.pipe.flatMap(stepsOf);
  if (node.wrapped) return stepsOf(node.wrapped);
  return [node as unknown as Rule];
}

/** How each rule on a text or a number reads in JSON Schema. */
const KEYWORDS: Readonly<Record<string, (rule: Rule) => JsonSchema>> = {
  regex: ({ requirement }) => ({ pattern: (requirement as RegExp).source }),
  iso_date: () => ({ format: 'date' }),
  min_length: ({ requirement }) => ({ minLength: Number(requirement) }),
  max_length: ({ requirement }) => ({ maxLength: Number(requirement) }),
  min_value: ({ requirement }) => ({ minimum: Number(requirement) }),
  max_value: ({ requirement }) => ({ maximum: Number(requirement) }),
  picklist: ({ options }) => ({ enum: [...(options ?? [])] as string[] }),
  literal: (rule) => ({ const: Reflect.get(rule, 'literal') as string }),
  boolean: () => ({ type: 'boolean' }),
};

/**
 * A value as it travels. In a form everything is text, so a number is a text that reads as one; what
 * the rules behind it ask for is told all the same.
 */
function fieldSchema(node: Node): JsonSchema {
  const steps = stepsOf(node);
  const list = steps.findIndex(({ type }) => type === 'array');
  // A list travels as JSON in one text; the rules of its items are told in words by the server alone.
  const told = (list < 0 ? steps : steps.slice(0, list)).map((rule) => KEYWORDS[rule.type]?.(rule) ?? {});
  const { minimum, maximum, minLength, ...rest }: JsonSchema = Object.assign({ type: 'string' }, ...told);
  if (list >= 0) return { ...rest, contentMediaType: 'application/json' };
  // Of the numbers, those told apart digit by digit are the whole ones.
  if (maximum !== undefined)
    return {
      type: rest.pattern === undefined ? 'number' : 'integer',
      ...(minimum !== undefined && { minimum }),
      maximum,
    };
  return { ...rest, ...(minLength !== undefined && { minLength }) };
}

/** Missing is allowed where the schema says so by itself: many a field has a default its own rules refuse. */
const isRequired = (node: Node): boolean => !v.safeParse(node, undefined).success;

function objectSchema(entries: Record<string, Node>): JsonSchema {
  const names = Object.keys(entries);
  const required = names.filter((name) => isRequired(entries[name] as Node));
  const properties = Object.fromEntries(names.map((name) => [name, fieldSchema(entries[name] as Node)]));
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

/** The fields of a payload or a query, told from the schema the route itself reads them with. */
export function requestSchema(schema: v.GenericSchema): JsonSchema {
  const node = schema as Node;
  if (node.entries) return objectSchema(node.entries);
  return { oneOf: (node.options ?? []).map((option) => requestSchema(option)) };
}

/** The names of every field a payload or a query may have. */
export function fieldsOf(schema: v.GenericSchema | undefined): string[] {
  const { entries, options } = (schema ?? {}) as Partial<Node>;
  if (entries) return Object.keys(entries);
  return [...new Set((options ?? []).flatMap((option) => fieldsOf(option)))];
}
