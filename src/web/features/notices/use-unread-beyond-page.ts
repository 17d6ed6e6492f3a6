import { useEffect } from 'react';

/** Shows the count before the page's title, and on the app's icon where the browser supports it. */
export function useUnreadBeyondPage(unread: number, count: string): void {
  useEffect(() => {
    const mark = unread > 0 ? `(${count}) ` : '';
    const bare = () => document.title.replace(/^\(\d+\+?\) /, '');
    // Each page sets a new title.
    const write = () => {
      const titled = mark + bare();
      if (document.title !== titled) document.title = titled;
    };
    write();
    const watch = new MutationObserver(write);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      // The next page may have no bell.
      if (mark) document.title = bare();
    };
  }, [unread, count]);
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    // Rejected where the app is not installed.
    const badge = unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge();
    badge.catch(() => undefined);
  }, [unread]);
}
