import { createContext } from 'react-router';
import type { CallOutput } from '#contract/api.ts';
import type { RetentionMonths } from '#contract/retention.ts';
import type { CallName } from '#contract/routes.ts';
import type { Upload } from '#contract/values.ts';
import type { CallOptions } from '#web/lib/calls.ts';

/** What the loader of a shared page may ask of the server, in process and as a visitor. */
export interface Portal {
  /** The scheme and host that people use, for canonical addresses. */
  publicUrl: string;
  /** The same calls as the browser's client, answered without a detour over HTTP. */
  call<N extends CallName>(
    name: N,
    options: CallOptions<N> & { files?: Readonly<Record<string, Upload>> },
  ): Promise<{ body: CallOutput<N>; total: number }>;
  now: Date;
  /** For how many months what is not kept for ever is kept. */
  retention: RetentionMonths;
  /** Whether companies and people here are invented: none, all of them, or some. */
  demoData: 'none' | 'only' | 'mixed';
  /** The nonce of our own scripts while the page is rendered; the server takes it out again. */
  scriptMark?: string | undefined;
}

/** Set by the server for every page that it renders. */
export const portalContext = createContext<Portal>();
