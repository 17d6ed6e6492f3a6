import BookOpen from 'lucide-react/icons/book-open';
import Building2 from 'lucide-react/icons/building-complex';
import Clock from 'lucide-react/icons/clock';
import Eye from 'lucide-react/icons/eye';
import Flag from 'lucide-react/icons/flag';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Hourglass from 'lucide-react/icons/hourglass';
import MessageSquare from 'lucide-react/icons/message-square';
import type { LucideIcon } from 'lucide-react/types';
import { Link } from 'react-router';
import type { CallOutput } from '#contract/api.ts';
import { Icon } from '#web/components/icon.tsx';
import { countText, shortDayText } from '#web/lib/formats.ts';
import { overviewWords as words } from '#web/words/en/admin-overview.ts';

interface Line {
  icon: LucideIcon;
  count: number;
  text: string;
  act: string;
  to: string;
  /** What somebody may lose money or trust by comes first and in bold. */
  urgent?: boolean;
}

const tab = (search: string): string => `/admin-dashboard?tab=${search}`;

const linesOf = ({ waiting, figures }: CallOutput<'adminOverview'>): Line[] => {
  const { reports, inquiries, mentors, mentees } = waiting;
  const { unverifiedCompanies = 0, nearDailyNumber = [], endingSoon = 0, waitingWeek = 0 } = figures?.attention ?? {};
  return [
    {
      icon: Flag,
      count: reports,
      text: words.reports(reports, countText(reports)),
      act: words.acts.read,
      to: tab('reports'),
      urgent: true,
    },
    ...nearDailyNumber.map(({ userCode, served, most }) => ({
      icon: Eye,
      count: served,
      text: words.near(userCode, countText(served), countText(most)),
      act: words.acts.see,
      to: tab(`recruiters&name=${userCode}`),
      urgent: true,
    })),
    {
      icon: Building2,
      count: unverifiedCompanies,
      text: words.unverified(unverifiedCompanies, countText(unverifiedCompanies)),
      act: words.acts.verify,
      to: tab('recruiters&verified=no'),
    },
    {
      icon: MessageSquare,
      count: inquiries,
      text: words.inquiries(inquiries, countText(inquiries)),
      act: words.acts.answer,
      to: tab('inquiries&answered=no'),
    },
    {
      icon: GraduationCap,
      count: mentors,
      text: words.mentors(mentors, countText(mentors)),
      act: words.acts.answer,
      to: tab('mentors&answered=no'),
    },
    {
      icon: BookOpen,
      count: mentees,
      text: words.mentees(mentees, countText(mentees)),
      act: words.acts.answer,
      to: tab('mentees&answered=no'),
    },
    {
      icon: Clock,
      count: waitingWeek,
      text: words.waitingWeek(waitingWeek, countText(waitingWeek)),
      act: words.acts.see,
      to: tab('jobs&unanswered=7'),
    },
    {
      icon: Hourglass,
      count: endingSoon,
      text: words.endingSoon(endingSoon, countText(endingSoon)),
      act: words.acts.see,
      to: tab('jobs&closing=7'),
    },
  ].filter(({ count }) => count > 0);
};

/** What waits for an administrator; a line leads to where it is settled. */
export function Attention({ overview }: { overview: CallOutput<'adminOverview'> }) {
  const lines = linesOf(overview);
  const { oldestEnquiryAt } = overview.waiting;
  if (lines.length === 0) {
    return (
      <>
        <p>{words.nothing}</p>
        <p className="small soft">{words.nothingHelp}</p>
      </>
    );
  }
  return (
    <ul className="-my-2 divide-y divide-line">
      {lines.map(({ icon, text, act, to, urgent }) => (
        <li key={text} className="flex min-h-11 items-center gap-3">
          <Icon as={icon} />
          <span className={urgent ? 'strong flex-1 py-2' : 'flex-1 py-2'}>
            {text}
            {icon === MessageSquare && oldestEnquiryAt ? (
              <span className="small soft"> · {words.oldest(shortDayText(oldestEnquiryAt))}</span>
            ) : null}
          </span>
          <Link to={to} className="link inline-flex min-h-11 items-center px-1" aria-label={`${act}: ${text}`}>
            {act}
          </Link>
        </li>
      ))}
    </ul>
  );
}
