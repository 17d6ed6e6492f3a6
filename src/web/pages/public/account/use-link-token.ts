import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What a mailed link carried behind its `#`; it is taken out of the address as soon as it has been read. */
export function useLinkToken<T>(tokenIn: (fragment: URLSearchParams) => T | undefined): T | undefined {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<T>();
  useEffect(() => {
    const found = tokenIn(new URLSearchParams(hash.slice(1)));
    if (!found) return;
    setToken(found);
    navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [tokenIn, hash, pathname, search, navigate]);
  return token;
}
