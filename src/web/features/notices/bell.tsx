import { useQuery } from '@tanstack/react-query';
import BellIcon from 'lucide-react/icons/bell';
import { useEffect, useId, useRef, useState } from 'react';
import type { NoticeReader } from '#contract/notice-kinds.ts';
import { MOST_UNREAD } from '#contract/unread.ts';
import { noticeTexts as texts } from '#texts/notices.ts';
import { Button } from '#web/components/button.tsx';
import { openedPart } from '#web/components/opened-part.tsx';
import { NewsSkeleton } from '#web/features/notices/news-skeleton.tsx';
import { UNREAD } from '#web/features/notices/notice-queries.ts';
import { useUnreadBeyondPage } from '#web/features/notices/use-unread-beyond-page.ts';

const NewsPanel = openedPart(
  async () => (await import('#web/features/notices/news-panel.tsx')).NewsPanel,
  <NewsSkeleton rows={5} />,
);

/** An area's bell: the number of unread notices, with the latest in a panel. */
export function Bell({ reader }: { reader: NoticeReader }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { data } = useQuery(UNREAD);
  const unread = data?.body.unread ?? 0;
  const count = unread >= MOST_UNREAD ? `${MOST_UNREAD - 1}+` : String(unread);
  useUnreadBeyondPage(unread, count);

  useEffect(() => {
    const news = panel.current;
    const anchor = opener.current;
    if (!news || !anchor) return;
    const place = () => {
      const at = anchor.getBoundingClientRect();
      news.style.setProperty('--news-top', `${Math.round(at.bottom + 12)}px`);
      news.style.setProperty('--news-right', `${Math.max(16, Math.round(window.innerWidth - at.right - 160))}px`);
    };
    const onToggle = () => {
      const isOpen = news.matches(':popover-open');
      if (isOpen) place();
      setOpen(isOpen);
    };
    news.addEventListener('toggle', onToggle);
    window.addEventListener('resize', place);
    return () => {
      news.removeEventListener('toggle', onToggle);
      window.removeEventListener('resize', place);
    };
  }, []);

  return (
    <div className="bell">
      <Button
        ref={opener}
        variant="quiet"
        size="m"
        iconOnly
        icon={BellIcon}
        popoverTarget={id}
        aria-expanded={open}
        aria-haspopup="dialog"
      >
        {unread > 0 ? texts.bellUnread({ count }) : texts.title}
      </Button>
      {unread > 0 ? (
        <span className="bell-count" aria-hidden="true">
          {count}
        </span>
      ) : null}
      <div ref={panel} id={id} popover="auto" role="dialog" aria-label={texts.title} className="news">
        {open ? <NewsPanel reader={reader} onClose={() => panel.current?.hidePopover()} /> : null}
      </div>
    </div>
  );
}
