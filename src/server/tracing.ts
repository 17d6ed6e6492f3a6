import { type Attributes, context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** What makes spans; until `open-tracing.ts` has been opened they are nothing. */
const tracer = trace.getTracer('avsar');

/** The kind and the code alone: a message may quote what somebody typed. */
const noteFailure = (span: Span, error: unknown): void => {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  span.setAttribute('error.type', code ?? (error instanceof Error ? error.name : typeof error));
  span.setStatus({ code: SpanStatusCode.ERROR });
};

/** Tells how long `work` took, as a part of what is being done around it. */
export const withSpan = <T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> =>
  tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      noteFailure(span, error);
      throw error;
    } finally {
      span.end();
    }
  });

/** By which the lines of the log and the spans of one request are laid side by side; nothing without tracing. */
export const traceIdOf = (span: Span | undefined): { traceId: string } | undefined =>
  span?.isRecording() ? { traceId: span.spanContext().traceId } : undefined;

export const activeTraceId = (): { traceId: string } | undefined => traceIdOf(trace.getActiveSpan());

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/;

/**
 * Begins the span of a request, in which `next` goes on.
 *
 * @param parent the `traceparent` of a proxy that is believed
 */
export const startRequestSpan = (method: string, parent: string | undefined, next: () => void): Span => {
  const [, traceId, spanId, sampled] = TRACEPARENT.exec(parent ?? '') ?? [];
  const around =
    traceId && spanId
      ? trace.setSpanContext(context.active(), { traceId, spanId, traceFlags: Number(sampled), isRemote: true })
      : context.active();
  const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, around);
  context.with(trace.setSpan(around, span), next);
  return span;
};

/** The pattern of the route, never the address: that may hold a token. */
export const endRequestSpan = (
  span: Span,
  { method, route, status }: { method: string; route: string; status: number },
) => {
  span.updateName(`${method} ${route}`);
  span.setAttributes({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
};
