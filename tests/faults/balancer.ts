import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A load balancer for several portals: polls `/readyz` of each, and never retries a request. */
export interface Balancer {
  url: string;
  /** The instances that currently receive requests. */
  ready(): string[];
  close(): Promise<void>;
}

interface Target {
  url: string;
  agent: Agent;
  isReady: boolean;
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : error.message);

const ASKS_EVERY_MS = 250;

/** An instance that reports not ready gets no more requests; one that does not respond may only be busy. */
const MOST_SILENCES = 3;

/** @returns whether it is ready; undefined when it does not respond in time */
const askReady = (url: string): Promise<boolean | undefined> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1_000), headers: { connection: 'close' } }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.status === 200;
    },
    (error: unknown) => (error instanceof DOMException ? undefined : false),
  );

export const startBalancer = async (urls: readonly string[], port = 0): Promise<Balancer> => {
  const targets: Target[] = urls.map((url) => ({ url, agent: new Agent({ keepAlive: true }), isReady: false }));
  let next = 0;
  const pick = (): Target | undefined => {
    const ready = targets.filter(({ isReady }) => isReady);
    next += 1;
    return ready[next % ready.length];
  };
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const target = pick();
    if (!target) {
      outgoing.writeHead(502).end();
      return;
    }
    const { connection: _, ...headers } = incoming.headers;
    const onward = request(target.url + incoming.url, { method: incoming.method, headers, agent: target.agent });
    onward.on('response', (answer) => {
      const { connection, 'keep-alive': __, ...passed } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, passed);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    });
    onward.on('error', (error) => {
      if (codeOf(error) === 'ECONNREFUSED') target.isReady = false;
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502, { 'content-type': 'application/json' }).end(JSON.stringify({ code: codeOf(error) }));
    });
    incoming.pipe(onward);
  };
  const server = createServer(pass).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  let closed = false;
  const watch = async (target: Target): Promise<void> => {
    for (let silences = 0; !closed; ) {
      const isReady = await askReady(target.url);
      silences = isReady === undefined ? silences + 1 : 0;
      if (isReady !== undefined || silences >= MOST_SILENCES) target.isReady = isReady ?? false;
      await sleep(ASKS_EVERY_MS);
    }
  };
  for (const target of targets) void watch(target);
  return {
    url: `http://localhost:${address.port}`,
    ready: () => targets.filter(({ isReady }) => isReady).map(({ url }) => url),
    async close() {
      closed = true;
      for (const { agent } of targets) agent.destroy();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
