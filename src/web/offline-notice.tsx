import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect, useSyncExternalStore } from 'react';
import { offlineTexts as texts } from '#texts/offline.ts';
import { Notice } from '#web/components/notice.tsx';
import { isSignOutOwed } from '#web/lib/owed-sign-outs.ts';
import { onSessionChange, readSession } from '#web/lib/session.ts';
import { settleSignOuts } from '#web/lib/settle-sign-outs.ts';
import { useOnline } from '#web/lib/use-online.ts';

/** Until the service worker can answer for visitors, keeps links from leading to the browser's own error page. */
const stayOnPage = (): (() => void) => {
  const stay = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // Signed in, pages that were opened before work offline too: `stayOffline`.
    if (!link || link.origin !== location.origin || link.hash || readSession()) return;
    event.preventDefault();
  };
  const leave = () => document.removeEventListener('click', stay, true);
  document.addEventListener('click', stay, true);
  navigator.serviceWorker?.ready.then(leave);
  return leave;
};

/** Shows a notice while the connection is lost, or the server could not be told of a logout, which is made up for here. */
export function OfflineNotice() {
  const online = useOnline();
  const owed = useSyncExternalStore(onSessionChange, isSignOutOwed, () => false);
  useEffect(() => {
    settleSignOuts();
    window.addEventListener('online', settleSignOuts);
    return () => window.removeEventListener('online', settleSignOuts);
  }, []);
  useEffect(() => (online ? undefined : stayOnPage()), [online]);
  return (
    <div
      className="offline-notice fixed inset-x-4 bottom-4 z-60 mx-auto max-w-[560px] shadow-3 max-sm:bottom-20"
      role="status"
    >
      {online && !owed ? null : (
        <Notice tone="amber" icon={WifiOff}>
          {owed ? texts.logoutOwed : texts.notice}
        </Notice>
      )}
    </div>
  );
}
