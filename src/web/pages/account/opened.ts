import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';

/** The form that is open on the page; it is in the address, so only one is open at a time. */
export type Opened = 'email' | 'password' | 'totp' | 'recovery-codes' | 'totp-off';

interface OpenedForm {
  open: boolean;
  /** The form was open before: its button regains the focus when it reappears. */
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
