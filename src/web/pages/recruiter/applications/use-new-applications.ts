import { type NewRows, useNewRows } from '#web/lib/live/use-new-rows.ts';
import { queryClient } from '#web/lib/queries.ts';
import {
  type Application,
  CHANGES,
  listQueries,
  patchApplication,
  readAside,
} from '#web/pages/recruiter/applications/application-queries.ts';

type Parts = Awaited<ReturnType<typeof readAside>>;

/** The displayed results of these queries; undefined until all have loaded. */
const shownOf = (search: string): Parts | undefined => {
  const parts = listQueries(new URLSearchParams(search)).map(({ queryKey }) => queryClient.getQueryData(queryKey));
  return parts.every((part) => part !== undefined) ? parts : undefined;
};

const patchShown = (parts: Parts): void => {
  // A pending optimistic change is already shown.
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

/** Follows new applications for an address, in the table and on the board. */
export const useNewApplications = (search: string): NewRows =>
  useNewRows<Application, Parts[number]>({
    key: search,
    feature: 'applications',
    since: ({ appliedAt }) => appliedAt,
    shown: () => shownOf(search),
    readAside: () => readAside(new URLSearchParams(search)),
    patch: (parts) => patchShown([...parts]),
    put: (parts) => put(search, [...parts]),
  });
