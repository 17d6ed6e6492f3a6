import { type DestinationStream, pino } from 'pino';
import type { Settings } from '#server/settings.ts';
import { activeTraceId } from '#server/tracing.ts';

const textOf = (error: Error, key: string): string | undefined => {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : undefined;
};

/** PostgreSQL quotes the very value in what it says about data that it cannot take. */
const quotesValues = (code: string | undefined): boolean => /^22[0-9A-Z]{3}$/.test(code ?? '');

/**
 * What is written of an error. A failed query carries every value that it was
 * asked with, and PostgreSQL's details the whole row: people's names, addresses
 * and hashes. Of those, the statement and the code are enough to find a defect.
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
    // Without its head, which repeats the message.
    stack: error.stack?.match(/^ +at .*$/gm)?.join('\n'),
    ...(error.cause instanceof Error && { cause: loggedError(error.cause) }),
  };
};

/** One line of JSON each, on the standard output. Queries and headers hold signatures and tokens: neither is written. */
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
