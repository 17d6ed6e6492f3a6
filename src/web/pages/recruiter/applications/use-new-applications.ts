import { undoTexts as texts } from '#texts/recruiter-actions.ts';
import { useToast } from '#web/components/toasts.tsx';
import { onWritten } from '#web/lib/api-client.ts';
import { type NewRows, useNewRows } from '#web/lib/live/use-new-rows.ts';
import { queryClient } from '#web/lib/queries.ts';
import {
  type Application,
  CHANGES,
  listQueries,
  patchApplication,
  readAside,
} from '#web/pages/recruiter/applications/application-queries.ts';
import { closeOvertaken } from '#web/pages/recruiter/use-answered.ts';

type Parts = Awaited<ReturnType<typeof readAside>>;

/** The displayed results of these queries; undefined until all have loaded. */
const shownOf = (search: string): Parts | undefined => {
  const parts = listQueries(new URLSearchParams(search)).map(({ queryKey }) => queryClient.getQueryData(queryKey));
  return parts.every((part) => part !== undefined) ? parts : undefined;
};

/** Number of writes by this page. */
let writes = 0;
onWritten(() => {
  writes += 1;
});

/** Reads the lists, again if this page has written meanwhile: they may be from before. */
const readCurrent = async (search: string): Promise<Parts> => {
  for (;;) {
    const before = writes;
    const parts = await readAside(new URLSearchParams(search));
    if (writes === before) return parts;
  }
};

/**
 * Whether a row is as it is shown. What candidates do within the seconds for Undo takes the recruiter's change back first,
 * and may end with the version of that change.
 */
const isSame = (held: Application, row: Application): boolean =>
  held.version === row.version &&
  held.status === row.status &&
  held.outcome === row.outcome &&
  held.stateAt === row.stateAt;

const patchShown = (parts: Parts): void => {
  // A pending optimistic change is already shown.
  if (queryClient.isMutating({ mutationKey: CHANGES }) > 0) return;
  // After an undo in another window, the version is lower again. One that is moved while the lists are read may be in
  // two of them: the newer comes last.
  const rows = parts.flatMap(({ body }) => body).toSorted((one, other) => one.version - other.version);
  for (const row of rows) patchApplication(row._id, (held: Application) => (isSame(held, row) ? {} : row));
};

const put = (search: string, parts: Parts): void => {
  listQueries(new URLSearchParams(search)).forEach(({ queryKey }, at) => {
    const part = parts[at];
    if (part) queryClient.setQueryData(queryKey, part);
  });
};

/** Follows new applications for an address, in the table and on the board. */
export const useNewApplications = (search: string): NewRows => {
  const toast = useToast();
  return useNewRows<Application, Parts[number]>({
    key: search,
    feature: 'applications',
    since: ({ appliedAt }) => appliedAt,
    shown: () => shownOf(search),
    readAside: () => readCurrent(search),
    patch: (parts) => {
      patchShown([...parts]);
      const settled = parts.flatMap(({ body }) => body.filter(({ undoUntil }) => undoUntil === undefined));
      if (closeOvertaken(settled.map(({ _id }) => _id))) toast.show({ message: texts.overtaken });
    },
    put: (parts) => put(search, [...parts]),
  });
};
