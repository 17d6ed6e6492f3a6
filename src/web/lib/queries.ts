import {
  CancelledError,
  hashKey,
  notifyManager,
  type Query,
  QueryClient,
  queryOptions,
  useQueries,
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

/** The calls that only read. */
export type ReadName = {
  [N in CallName]: (typeof ROUTES)[N] extends { method: 'GET' } ? N : never;
}[CallName];

/** A response: its body and, for a list, the total count. */
export interface Read<N extends ReadName> {
  body: CallOutput<N>;
  total: number;
}

// Notify before the next key press or click is handled, which relies on optimistic changes.
notifyManager.setScheduler(queueMicrotask);

/**
 * The data read by the signed-in areas, one entry per call and input. Loaders always refetch, so nothing becomes stale
 * by time; a write refetches the affected data on screen.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    // A failed read of a loader is shown, and retried only by its component.
    queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, retryOnMount: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

/** Queries being refetched because of an event, not a user action. */
const byPage = new Set<string>();

/** Returns the query of one call, under the key `[name, options]`. */
export const read = <N extends ReadName>(name: N, options: CallOptions<N>) =>
  queryOptions<Read<N>>({
    queryKey: [name, options],
    queryFn: ({ signal }) => callWithTotal(name, options, { signal, byPage: byPage.has(hashKey([name, options])) }),
  });

/** Reads for a loader: refetches unless the data is younger than `freshFor` milliseconds and not invalidated. */
export async function load<N extends ReadName>(
  query: ReturnType<typeof read<N>>,
  { freshFor = 0 } = {},
): Promise<Read<N>> {
  try {
    return await queryClient.fetchQuery({ ...query, staleTime: freshFor });
  } catch (failure) {
    // Cancelled because the session changed: read again for the current user or visitor.
    if (failure instanceof CancelledError) return load(query, { freshFor });
    throw failure;
  }
}

/** Options for data read on opening: always refetched, with the cached data shown meanwhile. */
export const ANEW = { staleTime: 0, retryOnMount: true } as const;

/** Returns a loader's data, kept up to date, or its failure. Suspends until there is either. */
export function useRead<N extends ReadName>(query: ReturnType<typeof read<N>>): LoadResult<Read<N>> {
  // `useQuery` reads again when its input changes to one that has just failed, without end where it suspends.
  const [{ data, error }] = useQueries({ queries: [query] });
  // Data of a deleted object is no longer shown.
  if (data !== undefined && !isMissing(error)) return { ok: true, data };
  if (error instanceof CallFailed) return { ok: false, message: error.message, code: error.code };
  if (error) throw error;
  throw queryClient.ensureQueryData(query).catch(() => undefined);
}

/** Returns the same without the total count, for anything that is not a page of a list. */
export function useBody<N extends ReadName>(query: ReturnType<typeof read<N>>): LoadResult<CallOutput<N>> {
  const answer = useRead(query);
  return answer.ok ? { ok: true, data: answer.data.body } : answer;
}

/** Reads what is opened over a page, always refetched: undefined while loading, null when missing. */
export function useFound<N extends ReadName>(
  query: ReturnType<typeof read<N>>,
  isOpen: boolean,
): CallOutput<N> | null | undefined {
  const { data, error } = useQuery<Read<N>>({ ...query, ...ANEW, enabled: isOpen });
  if (!isOpen) return undefined;
  return isMissing(error) ? null : data?.body;
}

/** Changes every cached answer of a call, for optimistic updates. */
export const patchReads = <N extends ReadName>(name: N, change: (answer: Read<N>) => Read<N>): void => {
  queryClient.setQueriesData<Read<N>>({ queryKey: [name] }, (answer) => answer && change(answer));
};

/** Waits until all invalidated data on screen has been refetched. */
export const refetchInvalidated = (): Promise<void> =>
  queryClient.refetchQueries(
    { type: 'active', predicate: ({ state }) => state.isInvalidated },
    { cancelRefetch: false },
  );

/** For a view of an object that can be deleted: the affected data is refetched only after the view is gone. */
export function useRefetchOnceGone(): () => void {
  const deleted = useRef(false);
  useEffect(
    () => () => {
      // After the commit, which also unmounts the deleted object's query.
      if (deleted.current) queueMicrotask(() => void refetchInvalidated());
    },
    [],
  );
  return () => {
    deleted.current = true;
  };
}

const nameOf = ([name]: readonly unknown[]): CallName => name as CallName;

/** Invalidates the data affected by a call; the part on screen is refetched unless the caller updates it. */
const invalidateAfter = (name: CallName, { refetch }: { refetch: boolean }): void => {
  const { touches = [] }: Route = ROUTES[name];
  const touched = new Set([FEATURE_OF[name], ...touches]);
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => touched.has(FEATURE_OF[nameOf(queryKey)]),
    refetchType: refetch ? 'active' : 'none',
  });
};

/**
 * Refetches the data of these features, or everything, that is on screen, without counting as user activity. Lists that
 * must not move (`meta.staysPut`) are left to their page; all other data is invalidated.
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
  // During a sign-in there is no token yet, and a refetch's 401 would end the new session.
  if (!readToken()) return;
  // The rejected write was based on outdated data, so any other data may be outdated too.
  if (overtaken) void queryClient.invalidateQueries();
  else invalidateAfter(name, { refetch: !patched });
});

const ownerNow = (): string | undefined => {
  const session = readSession();
  return session?.user?._id ?? session?.token;
};
/**
 * Clears the cache; data still on screen is removed when its component unmounts, since it would otherwise be requested
 * again.
 */
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

/** Clears the cache as soon as its user changes. */
const watchOwner = (): void => {
  let owner = ownerNow();
  onSessionChange(() => {
    const next = ownerNow();
    // After the server ended a session, the same or another user may resume it over the page.
    if (next === owner || (next === undefined && sessionExpired())) return;
    owner = next;
    forgetAll();
  });
};
if (typeof window !== 'undefined') watchOwner();
