import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Which form of the page is open: it lives in the address, so one at a time. */
export type Opened = 'email' | 'password' | 'totp' | 'recovery-codes' | 'totp-off';

interface OpenedForm {
  open: boolean;
  /** It has been open: its button takes the focus again when it comes back. */
  wasOpen: boolean;
  show: () => void;
  close: () => void;
}

export function useOpened(form: Opened): OpenedForm {
  const [search, setSearch] = useSearchParams();
  const [wasOpen, setWasOpen] = useState(false);
  const change = useCallback(
    (next: Opened | undefined) =>
      setSearch(
        (present) => {
          if (next) present.set('change', next);
          else present.delete('change');
          return present;
        },
        { replace: next === undefined, preventScrollReset: true },
      ),
    [setSearch],
  );
  return {
    open: search.get('change') === form,
    wasOpen,
    show: useCallback(() => change(form), [change, form]),
    close: useCallback(() => {
      setWasOpen(true);
      change(undefined);
    }, [change]),
  };
}
