import { offlineTexts as texts } from '#texts/offline.ts';
import type { ToastControls } from '#web/components/toasts.tsx';
import type { UserKind } from '#web/lib/session.ts';

/** Paths of the pages opened so far: their scripts are present. */
const opened = new Set<string>();

/**
 * Handles offline clicks on links to pages that were not opened before: the router cannot load their scripts, and would
 * replace this page by the page of stored jobs under the same address. Staff stay on their page and are told so.
 * Candidates get the stored jobs under the link's address, where the page opens by itself once they are back online. The
 * signal stops it.
 */
export function stayOffline(kind: UserKind, toast: ToastControls, signal: AbortSignal): void {
  const stay = (event: MouseEvent) => {
    opened.add(location.pathname);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.download || opened.has(link.pathname)) return;
    if (navigator.onLine) {
      opened.add(link.pathname);
      return;
    }
    if (kind === 'candidate') {
      // Hidden from the router, so the browser itself follows the link.
      event.stopPropagation();
      return;
    }
    event.preventDefault();
    toast.error(texts.link);
  };
  document.addEventListener('click', stay, { capture: true, signal });
}
