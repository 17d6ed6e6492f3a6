import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The token in the fragment of an emailed link. */
export const tokenIn = (fragment: URLSearchParams): string | undefined => fragment.get('token') || undefined;

/**
 * The token in the fragment of an emailed link. It is removed from the address once read, and kept in the history state
 * of this tab only, so that a reload does not lose it.
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

/** The link's fragment as kept in this tab's history state. */
export const keptIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'carried' in state && typeof state.carried === 'string'
    ? state.carried
    : '';
