import { expect, it } from 'vitest';
import type { z } from 'zod';
import type { Shapes } from '#contract/api/shapes.ts';
import { API } from '#contract/api.ts';

/** é, क़ and ஔ in decomposed form; NFC composes the first and the last, and keeps क़ decomposed. */
const APART = 'cafe\u0301 \u0915\u093c \u0b92\u0bd7';

type Def = Readonly<Record<string, unknown>> & { type: string };
const defOf = (schema: unknown): Def => (schema as { def: Def }).def;

/** Lists the paths where a schema lets decomposed text through. */
const leaks = (schema: unknown, path: string): string[] => {
  if (!(schema && typeof schema === 'object' && 'def' in schema)) return [];
  const def = defOf(schema);
  const inner = (of: unknown, at = path): string[] => leaks(of, at);
  if (def.type === 'string' || def.type === 'pipe') {
    for (const sent of [APART, [APART]]) {
      const result = (schema as z.ZodType).safeParse(sent);
      if (result.success)
        return JSON.stringify(result.data) === JSON.stringify(result.data).normalize('NFC') ? [] : [path];
    }
    // A refused text leaks nothing; values other than texts are checked by their parts.
    return def.type === 'pipe' && defOf(def.out).type !== 'string' && defOf(def.in).type !== 'string'
      ? [...inner(def.in), ...inner(def.out)]
      : [];
  }
  if (def.type === 'object')
    return Object.entries(def.shape as object).flatMap(([key, one]) => inner(one, `${path}.${key}`));
  if (def.type === 'array') return inner(def.element);
  if (def.type === 'record') return [...inner(def.keyType), ...inner(def.valueType)];
  if (def.type === 'union') return (def.options as unknown[]).flatMap((one) => inner(one));
  if (def.type === 'intersection') return [...inner(def.left), ...inner(def.right)];
  if (def.type === 'lazy') return [];
  return inner(def.innerType);
};

/**
 * Values that are neither displayed nor searched: passwords, which count as typed, addresses, keys, and files as text.
 */
const NO_TEXT =
  /\.(?:\w*password|email|token|code|setup|invite|signature|session|expires|\w*[iI]d|_id|job|profilePic|resume)$/i;

it('takes a text of a body or a query in one spelling, however it was composed', () => {
  const found = Object.entries(API).flatMap(([name, shapes]: [string, Shapes]) => [
    ...leaks(shapes.body, `${name} body`),
    ...leaks(shapes.query, `${name} query`),
  ]);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((path) => !NO_TEXT.test(path))).toEqual([]);
});
