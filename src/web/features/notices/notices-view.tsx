import { useQueries } from '@tanstack/react-query';
import CheckCheck from 'lucide-react/icons/check-check';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { NOTICE_GROUPS, type NoticeGroup, type NoticeReader } from '#contract/notice-kinds.ts';
import { noticeTexts as texts } from '#texts/notices.ts';
import { Button } from '#web/components/button.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Tabs } from '#web/components/tabs.tsx';
import { NewsFailed } from '#web/features/notices/news-failed.tsx';
import { NewsSkeleton } from '#web/features/notices/news-skeleton.tsx';
import { NoticeList } from '#web/features/notices/notice-list.tsx';
import { noticePage } from '#web/features/notices/notice-queries.ts';
import { useMarks } from '#web/features/notices/use-marks.ts';
import { load } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';

interface Filter {
  group: NoticeGroup | undefined;
  unread: boolean;
}

/** Returns the filter in the address. */
const filterOf = (reader: NoticeReader, params: URLSearchParams): Filter => ({
  group: NOTICE_GROUPS[reader].find((group) => group === params.get('group')),
  unread: params.get('unread') === '1',
});

const addressOf = ({ group, unread }: Filter): string =>
  `?${new URLSearchParams({ ...(group && { group }), ...(unread && { unread: '1' }) })}`;

const queryOf = ({ group, unread }: Filter, before?: string) =>
  noticePage({ ...(group && { group }), ...(unread && { unread: true }), ...(before && { before }) });

/** Loads the notices for the page's loader. */
export const loadNotices = (reader: NoticeReader, { searchParams }: URL) =>
  settle(load(queryOf(filterOf(reader, searchParams))));

/** All notices of the reader by day, with filters and read state. */
export function NoticesView({ reader, now, level = 2 }: { reader: NoticeReader; now: string; level?: 2 | 3 }) {
  const [params, setParams] = useSearchParams();
  const filter = filterOf(reader, params);
  // The checkbox reacts immediately; the list follows once loaded.
  const [asked, setAsked] = useState(filter.unread);
  const [shown, setShown] = useState(filter.unread);
  if (shown !== filter.unread) {
    setShown(filter.unread);
    setAsked(filter.unread);
  }
  const groups = [undefined, ...NOTICE_GROUPS[reader]];
  return (
    <div className="stack max-w-[760px]">
      <Tabs
        label={texts.title}
        tabs={groups.map((group) => ({
          to: { search: addressOf({ group, unread: asked }) },
          label: group ? texts.groups[group] : texts.all,
          current: group === filter.group,
        }))}
      />
      <Listed filter={filter} reader={reader} now={now} level={level}>
        <Checkbox
          name="unread"
          label={texts.onlyUnread}
          checked={asked}
          onChange={({ currentTarget: { checked: unread } }) => {
            setAsked(unread);
            setParams(addressOf({ ...filter, unread }), { replace: true, preventScrollReset: true });
          }}
        />
      </Listed>
    </div>
  );
}

function Listed({
  reader,
  now,
  level,
  filter,
  children,
}: {
  reader: NoticeReader;
  now: string;
  level: 2 | 3;
  filter: Filter;
  children: ReactNode;
}) {
  /** Where each page after the first starts, for the current filter. */
  const [further, setFurther] = useState<{ of: string; starts: readonly string[] }>({ of: '', starts: [] });
  const address = addressOf(filter);
  const starts = further.of === address ? further.starts : [];
  const { markAll } = useMarks();
  const pages = useQueries({ queries: [undefined, ...starts].map((before) => queryOf(filter, before)) });
  const notices = pages.flatMap(({ data }) => data?.body.items ?? []);
  const last = pages.at(-1);
  const next = last?.data?.body.next;
  const [first] = pages;
  return (
    <>
      <div className="row between wrap">
        {children}
        <Button
          variant="quiet"
          size="m"
          icon={CheckCheck}
          disabled={!notices.some(({ read }) => !read)}
          onClick={() => markAll(notices[0]?.createdAt)}
        >
          {texts.markAll}
        </Button>
      </div>
      <div className="news-page">
        <NoticeList notices={notices} now={now} level={level} marks />
      </div>
      {first?.data && notices.length === 0 ? (
        <EmptyState card level={level} title={filter.group || filter.unread ? texts.nothingHere : texts.none}>
          {texts.empty[reader]}
        </EmptyState>
      ) : null}
      {last?.error && !last.data ? <NewsFailed {...last} /> : null}
      {last?.isPending ? <NewsSkeleton rows={6} /> : null}
      {next ? (
        <Button className="mx-auto" onClick={() => setFurther({ of: address, starts: [...starts, next] })}>
          {texts.more}
        </Button>
      ) : null}
    </>
  );
}
