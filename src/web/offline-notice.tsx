import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { pageTexts } from '#texts/pages.ts';
import { Notice } from '#web/components/notice.tsx';
import { useOnline } from '#web/lib/use-online.ts';
import { useSession } from '#web/lib/use-session.ts';

/** Shows a notice while the connection is lost. */
export function OfflineNotice() {
  const online = useOnline();
  const kept = usePageKept(online);
  return (
    <div
      className="offline-notice fixed inset-x-4 bottom-4 z-60 mx-auto max-w-[560px] shadow-3 max-sm:bottom-20"
      role="status"
    >
      {online ? null : (
        <Notice tone="amber" icon={WifiOff}>
          {kept ? pageTexts.offlineLink : pageTexts.offline}
        </Notice>
      )}
    </div>
  );
}

/**
 * Offline, keeps recruiters and administrators on their page when they press a link to one that was not opened before;
 * returns whether it did. The router cannot load the other page's scripts and would replace this one by the page of
 * stored jobs, which is only useful to candidates and visitors.
 */
function usePageKept(online: boolean): boolean {
  const { pathname } = useLocation();
  const kind = useSession()?.kind ?? 'candidate';
  const opened = useRef(new Set<string>());
  const [kept, setKept] = useState(false);
  useEffect(() => {
    opened.current.add(pathname);
    if (online || kind === 'candidate') return;
    const stay = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (link?.origin !== location.origin || link.download || opened.current.has(link.pathname)) return;
      event.preventDefault();
      setKept(true);
    };
    document.addEventListener('click', stay, true);
    return () => {
      document.removeEventListener('click', stay, true);
      setKept(false);
    };
  }, [online, kind, pathname]);
  return kept;
}
