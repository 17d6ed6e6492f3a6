import { pathIn } from '#contract/languages.ts';
import { languageTexts } from '#texts/language.ts';
import { offlineTexts as texts } from '#texts/offline.ts';
import type { ToastControls } from '#web/components/toasts.tsx';
import type { UserKind } from '#web/lib/session.ts';

/** Paths of the pages opened so far: their scripts are present. */
const opened = new Set<string>();

/** The page of stored jobs, for candidates; only a service worker can show it offline. */
const openKept = (kind: UserKind) =>
  kind === 'candidate' && navigator.serviceWorker?.controller
    ? { label: texts.kept, onAction: () => location.assign(pathIn(languageTexts.code, '/lite/offline')) }
    : undefined;

/**
 * Offline, keeps users on their page when they press a link to one that was not opened before, and says so: the router
 * cannot load the other page's scripts and would replace this one. The signal stops it.
 */
export function stayOffline(kind: UserKind, toast: ToastControls, signal: AbortSignal): void {
  let closeLast = (): void => undefined;
  const stay = (event: MouseEvent) => {
    opened.add(location.pathname);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.download || opened.has(link.pathname)) return;
    if (navigator.onLine) {
      opened.add(link.pathname);
      return;
    }
    event.preventDefault();
    closeLast();
    closeLast = toast.error(texts.link, openKept(kind));
  };
  document.addEventListener('click', stay, { capture: true, signal });
  window.addEventListener('online', () => closeLast(), { signal });
}
