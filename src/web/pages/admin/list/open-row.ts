import { type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import { withParams } from '#web/lib/list-params.ts';
import { type ReadName, type read, useFound } from '#web/lib/queries.ts';
import type { LoadResult } from '#web/lib/settle.ts';

/** The row whose details are open; its id is in the address. */
export function useOpenRow<T extends { _id: string }>(rows: readonly T[]) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return {
    openRow: rows.find((row) => row._id === search.get('open')),
    openAddress: (row: T) => withParams(search, { open: row._id }),
    close: () => navigate(withParams(search, { open: '' }), { replace: true, preventScrollReset: true }),
  };
}

/** Reads the opened row if it is not on this page of the list; empty or null when it is gone. */
export function useElsewhere<N extends ReadName>(
  list: LoadResult<{ body: readonly { _id: string }[] }>,
  at: (id: string) => ReturnType<typeof read<N>>,
) {
  const [search] = useSearchParams();
  const id = search.get('open') ?? '';
  return useFound(at(id), id !== '' && list.ok && list.data.body.every(({ _id }) => _id !== id));
}

const besidesRow = ({ pathname, searchParams }: URL): string => pathname + withParams(searchParams, { open: '' });

/** Opening or closing a row's details needs no reload. */
export const revalidateUnlessRowToggled = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href || besidesRow(currentUrl) !== besidesRow(nextUrl);
