import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * What a mailed link carried behind its `#`. It is taken out of the address as
 * soon as it has been read, and kept beside it in the history of this tab
 * alone: loading the page again must not lose it.
 */
export function useLinkToken<T>(tokenIn: (fragment: URLSearchParams) => T | undefined): T | undefined {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<T>();
  useEffect(() => {
    const carried = hash.slice(1) || keptIn(state);
    const found = tokenIn(new URLSearchParams(carried));
    if (!found) return;
    setToken(found);
    if (hash) navigate(pathname + search, { replace: true, preventScrollReset: true, state: { carried } });
  }, [tokenIn, hash, pathname, search, state, navigate]);
  return token;
}

/** What the history of this tab keeps of a link, as its fragment was. */
export const keptIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'carried' in state && typeof state.carried === 'string'
    ? state.carried
    : '';
