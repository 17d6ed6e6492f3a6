import type { streamRoutes } from '#contract/routes/stream.ts';
import type { Handlers } from '#server/handlers/handler.ts';

export const streamHandlers: Handlers<typeof streamRoutes> = {
  openStream: async ({ query }, { caller, deps, meta }) => ({
    body: deps.streams.open(caller, { since: meta.lastEventId, once: query.once === 'true' }),
    headers: {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  }),
};
