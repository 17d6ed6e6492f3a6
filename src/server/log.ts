import { type DestinationStream, pino } from 'pino';
import type { Settings } from '#server/settings.ts';
import { activeTraceId } from '#server/tracing.ts';

const textOf = (error: Error, key: string): string | undefined => {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : undefined;
};

/** For invalid data, PostgreSQL's message quotes the value. */
const quotesValues = (code: string | undefined): boolean => /^22[0-9A-Z]{3}$/.test(code ?? '');

/**
 * Reduces an error to what may be logged. A failed query contains all its values, and PostgreSQL's details the whole
 * row: people's names, addresses and hashes. The statement and the code are enough to find a defect.
 */
export const loggedError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return { type: typeof error };
  const query = textOf(error, 'query');
  const code = textOf(error, 'code');
  return {
    type: error.name,
    message: query ? `Failed query: ${query}` : quotesValues(code) ? 'Refused by the database.' : error.message,
    code,
    constraint: textOf(error, 'constraint'),
    // Without the first line, which repeats the message.
    stack: error.stack?.match(/^ +at .*$/gm)?.join('\n'),
    ...(error.cause instanceof Error && { cause: loggedError(error.cause) }),
  };
};

/**
 * Writes one line of JSON per entry to standard output. Queries and headers contain signatures and tokens, so neither
 * is logged.
 */
export const createLog = ({ logLevel }: Pick<Settings, 'logLevel'>, destination?: DestinationStream) =>
  pino(
    {
      level: logLevel,
      base: null,
      mixin: () => activeTraceId() ?? {},
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: {
        req: (request: { method?: string; url?: string }) => ({
          method: request.method,
          path: request.url?.split('?')[0],
        }),
        res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
        err: loggedError,
      },
    },
    destination,
  );

export type PortalLog = ReturnType<typeof createLog>;
