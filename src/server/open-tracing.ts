import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Role } from '#server/settings.ts';

/**
 * Sends every span to a collector, in asynchronous batches: an unavailable collector loses spans, nothing else. Loaded
 * only where an endpoint is set.
 *
 * @param endpoint in the format of OTEL_EXPORTER_OTLP_ENDPOINT: the path for traces is appended
 */
export function openTracing({ endpoint, roles }: { endpoint: string; roles: readonly Role[] }): {
  close(): Promise<void>;
} {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'avsar', 'service.instance.role': roles.join(',') }),
    spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: 1_000 })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  return { close: () => provider.shutdown() };
}
