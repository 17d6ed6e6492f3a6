import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type pg from 'pg';

const tracer = trace.getTracer('avsar');

/** The statement with its `$1` placeholders, never the values. */
const textOf = (config: unknown): string | undefined => {
  if (typeof config === 'string') return config;
  if (typeof config !== 'object' || config === null || 'submit' in config || !('text' in config)) return undefined;
  return typeof config.text === 'string' ? config.text : undefined;
};

const traceClient = (client: pg.PoolClient): void => {
  const query = client.query.bind(client);
  const traced = (...given: Parameters<typeof query>): unknown => {
    const text = textOf(given[0]);
    // Queries outside of a request or background work are not traced.
    if (text === undefined || !trace.getActiveSpan()) return query(...given);
    const span = tracer.startSpan(text.trimStart().split(/\s/, 1)[0]?.toUpperCase() ?? 'query', {
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
    });
    const end = (error: unknown): void => {
      if (error) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
    const done: unknown = given.at(-1);
    if (typeof done === 'function') {
      const told = context.bind(context.active(), (error: unknown, result: unknown) => {
        end(error);
        done(error, result);
      });
      return Reflect.apply(query, undefined, [...given.slice(0, -1), told]);
    }
    const answer: unknown = query(...given);
    if (answer instanceof Promise) answer.then(() => end(undefined), end);
    else end(undefined);
    return answer;
  };
  Object.defineProperty(client, 'query', { value: traced, configurable: true });
};

/** Adds each query of a request or of background work to its trace. */
export const traceQueries = (pool: pg.Pool): void => {
  pool.on('connect', traceClient);
  const connect = pool.connect.bind(pool);
  // A waiting connection request is resumed by the release of another; its callback must keep its own trace context.
  const inOwnTrace = (callback?: Parameters<typeof connect>[0]): unknown =>
    callback ? Reflect.apply(connect, undefined, [context.bind(context.active(), callback)]) : connect();
  Object.defineProperty(pool, 'connect', { value: inOwnTrace });
};
