import type { FastifyInstance } from 'fastify';
import { Problem } from '#server/problem.ts';

/** Deeper than any of our forms; deeper input is an attempt to exhaust the stack. */
const DEEPEST = 32;

const isDeeperThan = (value: unknown, most: number): boolean => {
  const open: [value: unknown, depth: number][] = [[value, 0]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [at, depth] = next;
    if (at === null || typeof at !== 'object') continue;
    if (depth >= most) return true;
    for (const inner of Object.values(at)) open.push([inner, depth + 1]);
  }
  return false;
};

/**
 * Accepts only JSON here, and multipart through its plugin: another site's form can send plain text without a CORS
 * preflight, so plain text is not parsed.
 */
export function registerBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    // Clients announce JSON on a DELETE without a body.
    if (text === '') return done(null, undefined);
    parseJson(request, String(text), (error, value) => {
      if (error) return done(new Problem('MALFORMED_BODY'));
      if (isDeeperThan(value, DEEPEST)) return done(new Problem('MALFORMED_BODY'));
      done(null, value);
    });
  });
}
