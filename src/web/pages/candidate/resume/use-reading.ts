import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

/** Reading takes seconds; the page asks no oftener than that. */
const EVERY_MS = 3_000;

/** Looks again while a resume is being read. */
export function useReading(isReading: boolean): void {
  const { revalidate, state } = useRevalidator();
  const look = useEffectEvent(() => {
    if (state === 'idle' && !document.hidden) void revalidate();
  });
  useEffect(() => {
    if (!isReading) return;
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, [isReading]);
}
