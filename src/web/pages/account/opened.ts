import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Which form of the page is open: it lives in the address, so one at a time. */
export type Opened = 'email' | 'password';

export function useOpened(form: Opened): { open: boolean; show: () => void; close: () => void } {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (next: Opened | undefined) =>
      setSearch(next ? { change: next } : {}, { replace: next === undefined, preventScrollReset: true }),
    [setSearch],
  );
  return {
    open: search.get('change') === form,
    show: useCallback(() => change(form), [change, form]),
    close: useCallback(() => change(undefined), [change]),
  };
}
