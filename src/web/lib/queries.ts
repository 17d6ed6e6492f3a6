import {
  CancelledError,
  hashKey,
  notifyManager,
  type Query,
  QueryClient,
  queryOptions,
  useQuery,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { CallOutput } from '#contract/api.ts';
import { FEATURE_OF } from '#contract/features.ts';
import type { Feature, Route } from '#contract/routes/route.ts';
import { type CallName, ROUTES } from '#contract/routes.ts';
import { CallFailed, callWithTotal, onWritten } from '#web/lib/api-client.ts';
import type { CallOptions } from '#web/lib/calls.ts';
import { isMissing } from '#web/lib/load.ts';
import { onSessionChange, readSession, readToken, sessionExpired } from '#web/lib/session.ts';
import type { LoadResult } from '#web/lib/settle.ts';

/** The calls that read. */
export type ReadName = {
  [N in CallName]: (typeof ROUTES)[N] extends { method: 'GET' } ? N : never;
}[CallName];

/** An answer: its body and, for a list, the size of the whole. */
export interface Read<N extends ReadName> {
  body: CallOutput<N>;
  total: number;
}

// Before the next key or click is heard: a change that shows immediately must be there for it.
notifyManager.setScheduler(queueMicrotask);

/**
 * What the signed-in areas have read, one entry for each call and its input. A page's loader reads anew, so nothing goes
 * stale by time; a write refetches what it touches and is on screen.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    // What a loader could not read is said, and asked for again by whoever reads it.
    queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, retryOnMount: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

/** What is being read because of an event, by nobody's wish. */
const byPage = new Set<string>();

/** The query of one call, under the key `[name, options]`. */
export const read = <N extends ReadName>(name: N, options: CallOptions<N>) =>
  queryOptions<Read<N>>({
    queryKey: [name, options],
    queryFn: ({ signal }) => callWithTotal(name, options, { signal, byPage: byPage.has(hashKey([name, options])) }),
  });

/** Reads for a loader: anew, unless the answer is younger than `freshFor` milliseconds and nothing has touched it. */
export async function load<N extends ReadName>(
  query: ReturnType<typeof read<N>>,
  { freshFor = 0 } = {},
): Promise<Read<N>> {
  try {
    return await queryClient.fetchQuery({ ...query, staleTime: freshFor });
  } catch (failure) {
    // It was forgotten on its way, since somebody else is here now, or nobody: they are asked for themselves.
    if (failure instanceof CancelledError) return load(query, { freshFor });
    throw failure;
  }
}

/** For what is read where it is opened: anew each time, and what is held meanwhile. */
export const ANEW = { staleTime: 0, retryOnMount: true } as const;

/** What a loader has read, kept up to date: the answer, or why there is none. Suspends while there is neither. */
export function useRead<N extends ReadName>(query: ReturnType<typeof read<N>>): LoadResult<Read<N>> {
  const { data, error } = useQuery(query);
  // What has gone since it was read is not shown any longer.
  if (data !== undefined && !isMissing(error)) return { ok: true, data };
  if (error instanceof CallFailed) return { ok: false, message: error.message, code: error.code };
  if (error) throw error;
  throw queryClient.ensureQueryData(query).catch(() => undefined);
}

/** The same without the size of the whole, for what is no page of a list. */
export function useBody<N extends ReadName>(query: ReturnType<typeof read<N>>): LoadResult<CallOutput<N>> {
  const answer = useRead(query);
  return answer.ok ? { ok: true, data: answer.data.body } : answer;
}

/** Reads what is opened over a page, anew each time: undefined until it has come, null when it is missing. */
export function useFound<N extends ReadName>(
  query: ReturnType<typeof read<N>>,
  isOpen: boolean,
): CallOutput<N> | null | undefined {
  const { data, error } = useQuery<Read<N>>({ ...query, ...ANEW, enabled: isOpen });
  if (!isOpen) return undefined;
  return isMissing(error) ? null : data?.body;
}

/** Changes every kept answer of a call, as an optimistic change does before the server has answered. */
export const patchReads = <N extends ReadName>(name: N, change: (answer: Read<N>) => Read<N>): void => {
  queryClient.setQueriesData<Read<N>>({ queryKey: [name] }, (answer) => answer && change(answer));
};

/** Waits until what is on screen and out of date has been read anew. */
export const refetchInvalidated = (): Promise<void> =>
  queryClient.refetchQueries(
    { type: 'active', predicate: ({ state }) => state.isInvalidated },
    { cancelRefetch: false },
  );

/** For what is deleted while it is open: once it has left the screen, what its deletion touches is read anew. */
export function useRefetchOnceGone(): () => void {
  const deleted = useRef(false);
  useEffect(
    () => () => {
      // After the commit, which takes the reader of the deleted thing away too.
      if (deleted.current) queueMicrotask(() => void refetchInvalidated());
    },
    [],
  );
  return () => {
    deleted.current = true;
  };
}

const nameOf = ([name]: readonly unknown[]): CallName => name as CallName;

/** Marks as out of date what a call touches; what of it is on screen is refetched, unless the caller keeps it right. */
const invalidateAfter = (name: CallName, { refetch }: { refetch: boolean }): void => {
  const { touches = [] }: Route = ROUTES[name];
  const touched = new Set([FEATURE_OF[name], ...touches]);
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => touched.has(FEATURE_OF[nameOf(queryKey)]),
    refetchType: refetch ? 'active' : 'none',
  });
};

/**
 * Reads anew, without anybody's wish, what is on screen of these features, or everything. What keeps its place under the
 * pointer (`meta.staysPut`) is left to its page; the rest is out of date from now on.
 */
export async function refetchByPage(isMeant: (feature: Feature) => boolean): Promise<void> {
  const meant = (query: Query): boolean => !query.meta?.staysPut && isMeant(FEATURE_OF[nameOf(query.queryKey)]);
  const shown = queryClient.getQueryCache().findAll({ type: 'active', predicate: meant });
  for (const { queryHash } of shown) byPage.add(queryHash);
  try {
    await queryClient.invalidateQueries({ predicate: meant }, { cancelRefetch: false });
  } finally {
    for (const { queryHash } of shown) byPage.delete(queryHash);
  }
}

onWritten(({ name, overtaken, patched }) => {
  // Nobody is signed in yet while somebody signs in: the answer to a refetch would end the session that begins.
  if (!readToken()) return;
  // What was overtaken stood on an old picture, of which anything may be out of date.
  if (overtaken) void queryClient.invalidateQueries();
  else invalidateAfter(name, { refetch: !patched });
});

const ownerNow = (): string | undefined => {
  const session = readSession();
  return session?.user?._id ?? session?.token;
};
/** Forgets what was read; what is still on screen as soon as it has left it, since it would be asked for again there. */
const forgetAll = (): void => {
  const cache = queryClient.getQueryCache();
  const shown = new Set(cache.getAll().filter((query) => query.isActive()));
  for (const query of cache.getAll()) if (!shown.has(query)) cache.remove(query);
  const stop = cache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' || query.isActive() || !shown.delete(query)) return;
    cache.remove(query);
    if (shown.size === 0) stop();
  });
};

/** Empties what was read as soon as it is no longer the reader's own. */
const watchOwner = (): void => {
  let owner = ownerNow();
  onSessionChange(() => {
    const next = ownerNow();
    // A session that the server ended is resumed over the page by the same person, or by somebody else.
    if (next === owner || (next === undefined && sessionExpired())) return;
    owner = next;
    forgetAll();
  });
};
if (typeof window !== 'undefined') watchOwner();
