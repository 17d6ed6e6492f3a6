import { createContext } from 'react-router';
import type { CallOutput } from '#contract/api.ts';
import type { RetentionMonths } from '#contract/retention.ts';
import type { CallName } from '#contract/routes.ts';
import type { Upload } from '#contract/values.ts';
import type { CallOptions } from '#web/lib/calls.ts';

/** What the loader of a shared page may request from the server, in-process and as a visitor. */
export interface Portal {
  /** The public scheme and host, for canonical addresses. */
  publicUrl: string;
  /** The same calls as the browser's client, answered in-process instead of over HTTP. */
  call<N extends CallName>(
    name: N,
    options: CallOptions<N> & { files?: Readonly<Record<string, Upload>> },
  ): Promise<{ body: CallOutput<N>; total: number }>;
  now: Date;
  /** Retention periods in months, for data that is not kept permanently. */
  retention: RetentionMonths;
  /** Whether companies and people here are fictitious: none, all of them, or some. */
  demoData: 'none' | 'only' | 'mixed';
  /** The nonce of our own scripts during rendering; the server removes it again. */
  scriptMark?: string | undefined;
}

/** Set by the server for every rendered page. */
export const portalContext = createContext<Portal>();
