import { z } from 'zod';
import { CALL_NAMES, callNamed } from '#contract/api.ts';
import { PROBLEMS } from '#contract/problems.ts';
import type { Route } from '#contract/routes/route.ts';
import type { CallName } from '#contract/routes.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  // Schemas that JSON Schema cannot express, such as a text that is turned into a number, are described as anything.
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return described;
};

/** Returns the query parameters of a call. */
export const queryNames = (name: CallName): readonly string[] =>
  parameters(callNamed(name).shapes.query, 'query').map((parameter) => String(parameter.name));

const parameters = (schema: z.ZodType | undefined, where: 'path' | 'query'): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
};

const BODY_TYPES = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  form: 'application/x-www-form-urlencoded',
} as const;

const withFiles = (schema: Json, files: readonly string[]): Json => ({
  allOf: [
    schema,
    {
      type: 'object',
      properties: Object.fromEntries(files.map((name) => [name, { type: 'string', format: 'binary' }])),
    },
  ],
});

const requestBody = (route: Route, schema: z.ZodType | undefined): Json | undefined => {
  if (!route.body || !schema) return undefined;
  const described = schemaOf(schema, 'input');
  const content = route.body.map((kind) => [
    BODY_TYPES[kind],
    { schema: kind === 'multipart' && route.files ? withFiles(described, route.files) : described },
  ]);
  return { content: Object.fromEntries(content) };
};

const contentOf = ({ answersFile, answersStream }: Route, output: z.ZodType): Json => {
  if (answersStream) return { 'text/event-stream': { schema: { type: 'string' } } };
  if (answersFile) return { '*/*': { schema: { type: 'string', format: 'binary' } } };
  return { 'application/json': { schema: schemaOf(output, 'output') } };
};

const operation = (name: (typeof CALL_NAMES)[number], called: ReadonlyMap<string, string>): Json => {
  const { route, shapes } = callNamed(name);
  const body = requestBody(route, shapes.body);
  return {
    operationId: name,
    summary: shapes.summary,
    description: `For: ${route.who.join(', ').replaceAll('_', ' ')}.`,
    parameters: [
      ...parameters(shapes.params, 'path').map((one) => ({ ...one, name: called.get(String(one.name)) ?? one.name })),
      ...parameters(shapes.query, 'query'),
      ...(route.repeatable
        ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 200 } }]
        : []),
    ],
    ...(body && { requestBody: body }),
    security: route.who.includes('visitor') ? [{}, { session: [] }] : [{ session: [] }],
    responses: {
      [route.status ?? 200]: {
        description: 'The answer',
        ...(route.paged && {
          headers: {
            'X-Total-Count': { description: 'How many in all pages', schema: { type: 'integer' } },
            Link: { description: 'The first, previous, next and last page', schema: { type: 'string' } },
          },
        }),
        content: contentOf(route, shapes.output),
      },
      default: { $ref: '#/components/responses/Problem' },
    },
  };
};

/** Paths that differ only in parameter names are the same path, described once with the first one's names. */
export const pathOf = (path: string, known: readonly string[]): string => {
  const shapeOf = (one: string): string => one.replaceAll(/\{\w+\}/g, '{}');
  const own = path.replaceAll(/:(\w+)/g, '{$1}');
  return known.find((one) => shapeOf(one) === shapeOf(own)) ?? own;
};

const namesIn = (path: string): string[] => [...path.matchAll(/[{:](\w+)/g)].map(([, name = '']) => name);

/** Describes the API in OpenAPI 3.1, from the tables of calls, schemas and problems. */
export function describeApi(publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const name of CALL_NAMES) {
    const { route } = callNamed(name);
    const path = pathOf(route.path, Object.keys(paths));
    const described = operation(name, new Map(namesIn(route.path).map((own, at) => [own, namesIn(path)[at] ?? own])));
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: described };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Avsar', version: '1', description: 'Jobs, internships and mentorship for India.' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      responses: {
        Problem: {
          description: 'A failure of the closed table',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['message', 'error', 'code'],
                properties: {
                  message: { type: 'string', description: 'A sentence for a person' },
                  error: { type: 'string', description: 'The same sentence' },
                  code: { type: 'string', enum: Object.keys(PROBLEMS) },
                  params: { type: 'object', description: 'What the sentence names' },
                  fields: { type: 'object', additionalProperties: { type: 'string' } },
                  fieldProblems: {
                    type: 'object',
                    description: 'Why each field is refused, as a code',
                    additionalProperties: {
                      type: 'object',
                      required: ['code'],
                      properties: { code: { type: 'string' }, params: { type: 'object' } },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  };
}
