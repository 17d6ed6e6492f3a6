import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type RunningPortal, startPortalProcess } from '#tests/support/portal.ts';
import { candidateForm } from '#tests/support/registrations.ts';
import { buildPortal } from '../scripts/build.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 300_000 });

const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: z.looseObject({}) })),
});
type Span = z.infer<typeof Span>;
const Sent = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })),
});

/** A trace collector that stores the JSON it receives. */
const spans: Span[] = [];
const paths = new Set<string>();
const collector = createServer(async (request, response) => {
  paths.add(`${request.method} ${request.url}`);
  for (const { scopeSpans } of Sent.parse(await json(request)).resourceSpans)
    for (const scope of scopeSpans) spans.push(...scope.spans);
  response.setHeader('Content-Type', 'application/json').end('{}');
});

let portal: RunningPortal;
beforeAll(async () => {
  await buildPortal();
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const address = collector.address();
  if (!address || typeof address === 'string') throw new Error('No port is free.');
  portal = await startPortalProcess({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${address.port}`,
    ACCESS_LOG: 'on',
    LOG_LEVEL: 'info',
    TRUST_PROXY: 'loopback',
  });
});
afterAll(async () => {
  await portal?.stop();
  collector.close();
});

/** Waits for a span to arrive; they are sent every second. */
const spanNamed = async (name: string): Promise<Span> => {
  await expect.poll(() => spans.map((span) => span.name), { timeout: 15_000 }).toContain(name);
  const found = spans.findLast((span) => span.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};
const inside = ({ traceId }: Span): string[] =>
  spans.filter((span) => span.traceId === traceId).map(({ name }) => name);

test('a page is one trace: the request, its rendering and its queries; the log names it', async () => {
  expect((await fetch(`${portal.url}/jobs?q=clerk`)).status).toBe(200);
  const request = await spanNamed('GET /*');
  expect(request.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  expect(inside(request)).toEqual(expect.arrayContaining(['render', 'SELECT']));
  const render = spans.find(({ name, traceId }) => name === 'render' && traceId === request.traceId);
  expect(render?.parentSpanId).toBe(request.spanId);
  const lines = portal.output().split('\n');
  expect(lines.some((line) => line.includes('"route":"/*"') && line.includes(request.traceId))).toBe(true);
  expect([...paths]).toEqual(['POST /v1/traces']);
});

test('a call goes on with the trace of the proxy, its work in the queue is a trace of its own, and nobody is named', async () => {
  const form = candidateForm();
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const answer = await fetch(`${portal.url}/api/register`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      origin: portal.url,
      traceparent: `00-${traceId}-b7ad6b7169203331-01`,
    },
    body: JSON.stringify({ ...form, terms: true }),
  });
  expect(answer.status).toBeLessThan(300);
  const call = await spanNamed('POST /api/register');
  expect(call).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' });
  expect(inside(call)).toEqual(expect.arrayContaining(['BEGIN', 'INSERT', 'COMMIT']));
  const work = await spanNamed('work confirm-link');
  expect(work.traceId).not.toBe(traceId);
  const said = JSON.stringify(spans);
  for (const secret of [form.email, form.firstName, form.phone, form.password]) expect(said).not.toContain(secret);
});
