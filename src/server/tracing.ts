import { type Attributes, context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** Creates spans; they have no effect until `open-tracing.ts` has been opened. */
const tracer = trace.getTracer('avsar');

/** Records only the kind and the code: a message may quote personal data. */
const noteFailure = (span: Span, error: unknown): void => {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  span.setAttribute('error.type', code ?? (error instanceof Error ? error.name : typeof error));
  span.setStatus({ code: SpanStatusCode.ERROR });
};

/** Measures `work` in a span of the current trace. */
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

/** Correlates log lines with the spans of a request; undefined without tracing. */
export const traceIdOf = (span: Span | undefined): { traceId: string } | undefined =>
  span?.isRecording() ? { traceId: span.spanContext().traceId } : undefined;

export const activeTraceId = (): { traceId: string } | undefined => traceIdOf(trace.getActiveSpan());

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/;

/**
 * Begins the span of a request, with `next` running in its context.
 *
 * @param parent the `traceparent` of a trusted proxy
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

/** Uses the route pattern, never the address, which may contain a token. */
export const endRequestSpan = (
  span: Span,
  { method, route, status }: { method: string; route: string; status: number },
) => {
  span.updateName(`${method} ${route}`);
  span.setAttributes({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
};
