import { useEffect, useEffectEvent, useState } from 'react';
import { onLiveNews } from '#web/lib/live/news.ts';
import { queryClient } from '#web/lib/queries.ts';
import {
  type Application,
  CHANGES,
  listQueries,
  patchApplication,
  readAside,
} from '#web/pages/recruiter/applications/application-queries.ts';
import { countNew } from '#web/pages/recruiter/applications/new-rows.ts';

type Parts = Awaited<ReturnType<typeof readAside>>;

interface Fresh {
  /** The list that was read beside the one on screen. */
  search: string;
  parts: Parts;
}

/** What is on screen of these queries; nothing while some of it has not come. */
const shownOf = (search: string): Parts | undefined => {
  const parts = listQueries(new URLSearchParams(search)).map(({ queryKey }) => queryClient.getQueryData(queryKey));
  return parts.every((part) => part !== undefined) ? parts : undefined;
};

/** What has changed in rows that are on screen shows in their place. */
const patchShown = (parts: Parts): void => {
  // A change that waits for its answer shows already.
  if (queryClient.isMutating({ mutationKey: CHANGES }) > 0) return;
  for (const row of parts.flatMap(({ body }) => body))
    patchApplication(row._id, (held: Application) => ((held.version ?? 0) < (row.version ?? 0) ? row : {}));
};

const put = (search: string, parts: Parts): void => {
  listQueries(new URLSearchParams(search)).forEach(({ queryKey }, at) => {
    const part = parts[at];
    if (part) queryClient.setQueryData(queryKey, part);
  });
};

/**
 * Follows the list of an address while it stands open: its rows change where they are, and those that come are counted
 * until they are asked for, so that nothing moves under the pointer.
 */
export function useNewRows(search: string): { count: number; show: () => void } {
  const [fresh, setFresh] = useState<Fresh>();
  const look = useEffectEvent(async () => {
    const before = shownOf(search);
    const parts = before && (await readAside(new URLSearchParams(search)).catch(() => undefined));
    if (!parts) return;
    patchShown(parts);
    // Nothing stands there that could move.
    if (before.every(({ total }) => total === 0)) put(search, parts);
    setFresh({ search, parts });
  });
  useEffect(() => onLiveNews(({ concerns }) => concerns('applications') && void look()), []);
  const shown = fresh?.search === search ? shownOf(search) : undefined;
  return {
    count: fresh && shown ? countNew(shown, fresh.parts) : 0,
    show() {
      if (!fresh) return;
      put(fresh.search, fresh.parts);
      setFresh(undefined);
    },
  };
}
