import Mail from 'lucide-react/icons/mail';
import MailOpen from 'lucide-react/icons/mail-open';
import { Link } from 'react-router';
import { noticeAddress } from '#contract/notice-address.ts';
import { dayInIndia } from '#contract/rules.ts';
import { noticeTexts as texts } from '#texts/notices.ts';
import { Button } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { EmphasizedText } from '#web/components/emphasized-text.tsx';
import { Icon } from '#web/components/icon.tsx';
import { noticeIcon } from '#web/features/notices/notice-icon.ts';
import type { Notice } from '#web/features/notices/notice-queries.ts';
import { noticeText } from '#web/features/notices/notice-text.ts';
import { useMarks } from '#web/features/notices/use-marks.ts';
import { daysUntil, longDayText, timeText } from '#web/lib/formats.ts';
import { langOf } from '#web/lib/lang-of.ts';

/** Groups notices by day, in order. */
const byDay = (notices: readonly Notice[]): [day: string, notices: Notice[]][] => {
  const days = new Map<string, Notice[]>();
  for (const notice of notices) {
    const day = dayInIndia(new Date(notice.createdAt));
    days.set(day, [...(days.get(day) ?? []), notice]);
  }
  return [...days];
};

const dayTitle = (day: string, now: string): string => {
  const [left, title] = [daysUntil(day, now), longDayText(day)];
  if (left === 0) return texts.today({ day: title });
  return left === -1 ? texts.yesterday({ day: title }) : title;
};

interface NoticeListProps {
  notices: readonly Notice[];
  now: string;
  /** The level of the day headings. */
  level: 2 | 3;
  /** Gives each a button to mark it; otherwise following it marks it. */
  marks?: boolean;
  onFollow?: () => void;
}

/** Notices grouped by day. Each links to its subject and is marked as read when followed. */
export function NoticeList({ notices, now, level, marks, onFollow }: NoticeListProps) {
  const Day = `h${level}` as const;
  const { mark } = useMarks();
  return byDay(notices).map(([day, told]) => (
    <section key={day} aria-label={dayTitle(day, now)}>
      <Day className="news-day">{dayTitle(day, now)}</Day>
      <ul className="news-list">
        {told.map((notice) => (
          <li key={notice._id} className={notice.read ? undefined : 'new'}>
            <Link
              to={noticeAddress(notice)}
              onClick={() => {
                if (!notice.read) mark({ notice, read: true });
                onFollow?.();
              }}
            >
              <Icon as={noticeIcon(notice.kind)} />
              <span>
                {notice.read ? null : <span className="visually-hidden">{texts.isUnread} </span>}
                <span className="news-words">
                  <EmphasizedText text={noticeText(notice)} />
                </span>
                {notice.says.words ? (
                  <span
                    className={classNames('small soft wrap-anywhere', marks ? 'block' : 'line-clamp-3')}
                    lang={langOf(notice.says.words)}
                  >
                    {texts.words({ words: notice.says.words })}
                  </span>
                ) : null}
                <time dateTime={notice.createdAt}>{timeText(notice.createdAt)}</time>
              </span>
            </Link>
            {marks ? (
              <Button
                variant="quiet"
                size="m"
                iconOnly
                icon={notice.read ? Mail : MailOpen}
                title={notice.read ? texts.markUnread : texts.markRead}
                onClick={() => mark({ notice, read: !notice.read })}
              >
                {notice.read ? texts.markUnread : texts.markRead}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  ));
}
