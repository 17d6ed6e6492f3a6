import type { StreamEvent } from '#contract/stream.ts';

export interface Heard extends StreamEvent {
  event: string;
}

/** An open stream. */
export interface Listening {
  status: number;
  headers: Headers;
  /** The events so far. */
  heard: readonly Heard[];
  /** The kinds of the `change` events so far. */
  kinds(): string[];
  /** Waits for the first matching event, including earlier ones. */
  until(fits: (event: Heard) => boolean): Promise<Heard>;
  /** Settles when the server ends the stream. */
  ended: Promise<void>;
  close(): void;
}

const fieldOf = (block: string, name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';

const eventIn = (block: string): Heard | undefined => {
  const data = fieldOf(block, 'data');
  return data === '' ? undefined : { ...(JSON.parse(data) as StreamEvent), event: fieldOf(block, 'event') };
};

/** Opens `GET /api/stream` as the token's user. */
export async function listenAs(
  origin: string,
  token: string,
  { since, headers = {} }: { since?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<Listening> {
  const stop = new AbortController();
  const answer = await fetch(`${origin}/api/stream`, {
    signal: stop.signal,
    headers: { Authorization: `Bearer ${token}`, ...(since && { 'Last-Event-ID': since }), ...headers },
  });
  const heard: Heard[] = [];
  const waiting = new Set<() => void>();
  const read = async (): Promise<void> => {
    let text = '';
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (text + chunk).split('\n\n');
      text = blocks.pop() ?? '';
      heard.push(...blocks.flatMap((block) => eventIn(block) ?? []));
      for (const look of waiting) look();
    }
  };
  const ended = answer.ok ? read().catch(() => undefined) : Promise.resolve();
  return {
    status: answer.status,
    headers: answer.headers,
    heard,
    kinds: () => heard.filter(({ event }) => event === 'change').map(({ kind }) => kind),
    until: (fits) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`It did not come. Heard: ${JSON.stringify(heard)}`));
        }, 5_000);
        const look = (): void => {
          const found = heard.find(fits);
          if (!found) return;
          clearTimeout(late);
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    ended,
    close: () => stop.abort(),
  };
}
