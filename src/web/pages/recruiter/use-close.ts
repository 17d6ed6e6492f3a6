import { useLocation, useNavigate } from 'react-router';
import { listParams } from '#web/pages/recruiter/addresses.ts';

/** Closes what the address opens: goes back to the list as it was, if it was opened from there. */
export function useClose(): () => void {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  return () => {
    const openedHere = typeof state === 'object' && state !== null && 'openedHere' in state;
    if (openedHere) navigate(-1);
    else navigate({ search: listParams(search) }, { replace: true, preventScrollReset: true });
  };
}
