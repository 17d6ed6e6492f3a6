import { type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import { withParams } from '#web/lib/list-params.ts';

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

const besidesRow = ({ pathname, searchParams }: URL): string => pathname + withParams(searchParams, { open: '' });

/** Opening or closing a row's details needs no reload. */
export const revalidateUnlessRowToggled = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href || besidesRow(currentUrl) !== besidesRow(nextUrl);
