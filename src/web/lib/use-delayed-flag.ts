import { useEffect, useState } from 'react';

/** Faster loading needs no skeleton. */
const QUICK_MS = 150;

/** True once `waiting` has lasted longer than this. */
export function useDelayedFlag(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return setLate(false);
    const timer = setTimeout(() => setLate(true), QUICK_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return waiting && late;
}
