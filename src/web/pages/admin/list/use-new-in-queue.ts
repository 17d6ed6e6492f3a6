import { hashKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { FEATURE_OF } from '#contract/features.ts';
import { callWithTotal } from '#web/lib/api-client.ts';
import type { CallOptions } from '#web/lib/calls.ts';
import type { ListPart } from '#web/lib/live/new-rows.ts';
import { type NewRows, useNewRows } from '#web/lib/live/use-new-rows.ts';
import { replaceHeld } from '#web/lib/patch-held.ts';
import { queryClient, type read } from '#web/lib/queries.ts';

/** Lists of items that wait for administrators. */
type Queue = 'listInquiries' | 'listMentorContacts' | 'listMentees' | 'listReports' | 'listRecruiters';

/** Query option for a queue: changes made elsewhere do not move its rows. */
export const STAYS_PUT = { meta: { staysPut: true } } as const;

/**
 * Follows a queue while it is open.
 *
 * @param query has `STAYS_PUT`
 * @param since returns when a row arrived
 */
export function useNewInQueue<N extends Queue, Row extends { _id: string }>(
  name: N,
  { queryKey }: Pick<ReturnType<typeof read<N>>, 'queryKey'>,
  since: (row: Row) => string,
): NewRows {
  const [search] = useSearchParams();
  const open = search.get('open');
  const shown = (): ListPart<Row>[] | undefined => {
    const part: ListPart<Row> | undefined = queryClient.getQueryData(queryKey);
    return part && [part];
  };
  const readMissing = useEffectEvent((id: string) => {
    if (shown()?.some(({ body }) => body.every(({ _id }) => _id !== id)))
      void queryClient.refetchQueries({ queryKey, exact: true });
  });
  // A notification may link to a row that arrived since.
  useEffect(() => {
    if (open) readMissing(open);
  }, [open]);
  return useNewRows<Row, ListPart<Row>>({
    key: hashKey(queryKey),
    feature: FEATURE_OF[name],
    since,
    shown,
    async readAside() {
      const part: ListPart = await callWithTotal(name, queryKey[1] as CallOptions<N>, { byPage: true });
      return [part as ListPart<Row>];
    },
    patch(parts) {
      // A pending optimistic change is already shown.
      if (queryClient.isMutating() > 0) return;
      for (const row of parts.flatMap(({ body }) => body)) replaceHeld(name, row);
    },
    put([part]) {
      queryClient.setQueryData<ListPart>(queryKey as readonly unknown[], part);
    },
  });
}
