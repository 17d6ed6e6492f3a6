import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { offlineTexts as texts } from '#texts/offline.ts';
import { useToast } from '#web/components/toasts.tsx';

/** Paths of the pages opened since the document loaded: their scripts are present. */
const opened = new Set<string>();

/**
 * Offline, keeps users on their page when they press a link to one that was not opened before, and says so: the router
 * cannot load the other page's scripts and would replace this one by the page of stored jobs.
 */
export function useStayOffline(enabled: boolean): void {
  const toast = useToast();
  const { pathname } = useLocation();
  useEffect(() => void opened.add(pathname), [pathname]);
  useEffect(() => {
    if (!enabled) return;
    const stay = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (navigator.onLine || !link || link.origin !== location.origin || link.download || opened.has(link.pathname))
        return;
      event.preventDefault();
      toast.error(texts.link);
    };
    document.addEventListener('click', stay, true);
    return () => document.removeEventListener('click', stay, true);
  }, [enabled, toast]);
}
