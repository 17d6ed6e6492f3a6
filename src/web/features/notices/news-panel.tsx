import { useQuery } from '@tanstack/react-query';
import CheckCheck from 'lucide-react/icons/check-check';
import { useState } from 'react';
import { NOTICES } from '#contract/notice-address.ts';
import type { NoticeReader } from '#contract/notice-kinds.ts';
import { noticeTexts as texts } from '#texts/notices.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { NewsFailed } from '#web/features/notices/news-failed.tsx';
import { NewsSkeleton } from '#web/features/notices/news-skeleton.tsx';
import { NoticeList } from '#web/features/notices/notice-list.tsx';
import { LATEST } from '#web/features/notices/notice-queries.ts';
import { useMarks } from '#web/features/notices/use-marks.ts';
import { ANEW } from '#web/lib/queries.ts';

/** The notification settings. */
const SETTINGS = '/account#notifications';

/** The bell's panel: the latest notices. Mounted means open. */
export function NewsPanel({ reader, onClose }: { reader: NoticeReader; onClose: () => void }) {
  const { data, error, refetch, isFetching } = useQuery({ ...LATEST, ...ANEW });
  const [now] = useState(() => new Date().toISOString());
  const { markAll } = useMarks();
  const notices = data?.body.items;
  return (
    <>
      <div className="news-head">
        <h2>{texts.title}</h2>
        <Button
          variant="quiet"
          size="s"
          icon={CheckCheck}
          disabled={!notices?.some(({ read }) => !read)}
          onClick={() => markAll(notices?.[0]?.createdAt)}
        >
          {texts.markAll}
        </Button>
      </div>
      <div className="news-body">
        {notices ? <NoticeList notices={notices} now={now} level={3} onFollow={onClose} /> : null}
        {notices?.length === 0 ? (
          <p className="soft small p-4">
            <span className="strong block">{texts.none}</span>
            {texts.empty[reader]}
          </p>
        ) : null}
        {!notices && error ? (
          <div className="p-4">
            <NewsFailed error={error} refetch={refetch} isFetching={isFetching} />
          </div>
        ) : null}
        {!notices && !error ? <NewsSkeleton rows={5} /> : null}
      </div>
      <div className="news-foot">
        <ButtonLink variant="quiet" size="s" to={NOTICES[reader]} onClick={onClose}>
          {texts.seeAll}
        </ButtonLink>
        <ButtonLink variant="quiet" size="s" to={SETTINGS} onClick={onClose}>
          {texts.settings}
        </ButtonLink>
      </div>
    </>
  );
}
