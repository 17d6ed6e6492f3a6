import type { FastifyInstance } from 'fastify';
import { Problem } from '#server/problem.ts';

/** Deeper than any form of ours; deeper things are made to exhaust a stack. */
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
 * JSON alone, and multipart by its own plugin: a form of another site can send
 * plain text without asking the browser's leave, so plain text is not read.
 */
export function registerBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    // Clients announce JSON with a DELETE that has none.
    if (text === '') return done(null, undefined);
    parseJson(request, String(text), (error, value) => {
      if (error) return done(new Problem('MALFORMED_BODY'));
      if (isDeeperThan(value, DEEPEST)) return done(new Problem('MALFORMED_BODY'));
      done(null, value);
    });
  });
}
