import type { streamRoutes } from '#contract/routes/stream.ts';
import { ok } from '#server/answer.ts';
import type { Handlers } from '#server/handlers/handler.ts';
import { sayHere } from '#server/modules/stream/public.ts';

export const streamHandlers: Handlers<typeof streamRoutes> = {
  openStream: async ({ query }, { caller, deps, meta }) => ({
    body: deps.streams.open(caller, { since: meta.lastEventId, once: query.once === 'true' }),
    headers: {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  }),
  sayHere: async ({ body }, { caller, deps }) => ok(await sayHere(deps, caller, body)),
};
