import { offlineTexts as texts } from '#texts/offline.ts';
import type { ToastControls } from '#web/components/toasts.tsx';

/** Paths of the pages opened so far: their scripts are present. */
const opened = new Set<string>();

/**
 * Offline, keeps users on their page when they press a link to one that was not opened before, and says so: the router
 * cannot load the other page's scripts and would replace this one by the page of stored jobs. The signal stops it.
 */
export function stayOffline(toast: ToastControls, signal: AbortSignal): void {
  const stay = (event: MouseEvent) => {
    opened.add(location.pathname);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.download || opened.has(link.pathname)) return;
    if (navigator.onLine) {
      opened.add(link.pathname);
      return;
    }
    event.preventDefault();
    toast.error(texts.link);
  };
  document.addEventListener('click', stay, { capture: true, signal });
}
