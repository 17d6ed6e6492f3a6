import { pino } from 'pino';
import type { Settings } from '#server/settings.ts';

/** One line of JSON each, on the standard output. Queries and headers hold signatures and tokens: neither is written. */
export const createLog = ({ logLevel }: Pick<Settings, 'logLevel'>) =>
  pino({
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      req: (request: { method?: string; url?: string }) => ({
        method: request.method,
        path: request.url?.split('?')[0],
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
    },
  });

export type PortalLog = ReturnType<typeof createLog>;
