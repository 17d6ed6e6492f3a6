import WifiOff from 'lucide-react/icons/wifi-off';
import { pageTexts } from '#texts/pages.ts';
import { Notice } from '#web/components/notice.tsx';
import { useOnline } from '#web/lib/use-online.ts';

/** Shows a notice while the connection is lost. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <div
      className="offline-notice fixed inset-x-4 bottom-4 z-60 mx-auto max-w-[560px] shadow-3 max-sm:bottom-20"
      role="status"
    >
      {online ? null : (
        <Notice tone="amber" icon={WifiOff}>
          {pageTexts.offline}
        </Notice>
      )}
    </div>
  );
}
