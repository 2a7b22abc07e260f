import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { Code } from '#domain/envelope.ts';
import { isCashierPath } from '../routes/cashier.ts';
import { isWrite, pathNamesOf, type Call } from './Call.ts';
import { CALLS } from './calls.ts';
import { NAMED } from './named.ts';
import { requestSchema } from './requestSchema.ts';

type Json = Readonly<Record<string, unknown>>;

/** Checks no JSON Schema can say are the client's own; the kind of every value is told. */
const AS_DOCUMENT: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'output',
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

function plain(schema: JsonSchema): Json {
  const { $schema: _, $defs: __, ...rest } = schema;
  return rest;
}

const answerSchema = (schema: v.GenericSchema): Json =>
  plain(toJsonSchema(schema, { ...AS_DOCUMENT, definitions: { ...NAMED } }));

const envelopeOf = (data: Json): Json => ({
  type: 'object',
  properties: { code: { const: Code.ok }, msg: { type: 'string' }, data },
  required: ['code', 'msg', 'data'],
});

const REFUSAL: Json = {
  type: 'object',
  description:
    'What was asked for did not happen. `msg` is the Chinese sentence to show; `data` may name the field, the wait or the price.',
  properties: { code: { type: 'integer', not: { const: Code.ok } }, msg: { type: 'string', minLength: 1 }, data: {} },
  required: ['code', 'msg', 'data'],
};

const REFUSED = {
  description: 'A refusal',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
};

function answersOf({ answers }: Call): Json {
  const content =
    typeof answers === 'string'
      ? { [answers]: {} }
      : { 'application/json': { schema: envelopeOf(answerSchema(answers)) } };
  return { '200': { description: 'Done', content }, default: REFUSED };
}

type Property = { name: string; schema: unknown; required: boolean };

function propertiesOf(schema: v.GenericSchema): Property[] {
  const { properties = {}, required = [] } = requestSchema(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    schema: property,
    required: required.includes(name),
  }));
}

const isBodyless = ({ method }: Call): boolean => method === 'GET' || method === 'DELETE';

function parametersOf(call: Call): Json[] {
  const inPath = pathNamesOf(call).map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  const inQuery =
    call.asks && isBodyless(call) ? propertiesOf(call.asks).map((property) => ({ ...property, in: 'query' })) : [];
  const needsHeader = call.method !== 'GET' && !isCashierPath(call.path);
  return [...inPath, ...inQuery, ...(needsHeader ? [{ $ref: '#/components/parameters/RequestedWith' }] : [])];
}

function bodyOf(call: Call): Json | undefined {
  if (isBodyless(call)) return undefined;
  if (call.picture) {
    const { properties = {} } = call.asks ? requestSchema(call.asks) : {};
    const schema = {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' }, ...properties },
      required: ['file'],
    };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (!call.asks) return undefined;
  const schema = requestSchema(call.asks);
  return { content: { 'application/x-www-form-urlencoded': { schema }, 'application/json': { schema } } };
}

/** Without a session `anyone` is served too; with one the answer may carry the person's own marks. */
const securityOf = ({ who }: Call): Json[] => (who === 'person' ? [{ token: [] }] : [{}, { token: [] }]);

function operationOf(call: Call): Json {
  const parameters = parametersOf(call);
  const requestBody = bodyOf(call);
  return {
    summary: call.says,
    'x-writes': isWrite(call),
    security: securityOf(call),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: answersOf(call),
  };
}

/** A path as OpenAPI writes it: `/api/v1/comic/{id}`. */
export const documentPathOf = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

function pathsOf(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of CALLS) {
    const path = documentPathOf(call.path);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return paths;
}

/** The contract as OpenAPI 3.1, told from the very schemas the server reads and the client checks with. */
export function openApi(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portal',
      version: '1',
      description:
        'Every answer is an envelope: `code` 0 with `data`, or a refusal; code 2 means that the session is over. Values of a form are text; JSON may carry the same fields. Of a repeated field the first counts.',
    },
    paths: pathsOf(),
    components: {
      schemas: { ...toJsonSchemaDefs({ ...NAMED }, AS_DOCUMENT), Refusal: REFUSAL },
      parameters: {
        RequestedWith: { name: 'X-Requested-With', in: 'header', required: true, schema: { const: 'XMLHttpRequest' } },
      },
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'token',
          description: 'A `uid` header, where it is sent, must be the token’s own.',
        },
      },
    },
  };
}

/** The text of docs/openapi.json. */
export const openApiText = (): string => `${JSON.stringify(openApi(), null, 2)}\n`;
