import BadgeCheck from 'lucide-react/icons/badge-check';
import Building2 from 'lucide-react/icons/building-complex';
import Clock from 'lucide-react/icons/clock';
import Eye from 'lucide-react/icons/eye';
import Flag from 'lucide-react/icons/flag';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Hourglass from 'lucide-react/icons/hourglass';
import MessageSquare from 'lucide-react/icons/message-square';
import UsersRound from 'lucide-react/icons/users-round';
import type { LucideIcon } from 'lucide-react/types';
import { Link } from 'react-router';
import type { CallOutput } from '#contract/api.ts';
import { overviewTexts as texts } from '#texts/admin-overview.ts';
import { Icon } from '#web/components/icon.tsx';
import { DOT } from '#web/lib/dot.ts';
import { countText, shortDayText } from '#web/lib/formats.ts';
import { tabAddress } from '#web/pages/admin/tabs.ts';

interface Line {
  icon: LucideIcon;
  count: number;
  text: string;
  /** When the oldest of them was sent. */
  oldest?: string | null;
  action: string;
  to: string;
  /** Items that may cost a user money or trust come first, in bold. */
  urgent?: boolean;
}

const linesOf = ({ waiting, figures }: CallOutput<'adminOverview'>): Line[] => {
  const { health, reports, verifications, inquiries, mentors, mentees, oldest } = waiting;
  const { unverifiedCompanies = 0, nearDailyNumber = [], endingSoon = 0, waitingWeek = 0 } = figures?.attention ?? {};
  return [
    {
      icon: HeartPulse,
      count: health,
      text: texts.toCheck({ count: health }),
      action: texts.actions.see,
      to: tabAddress('health'),
      urgent: true,
    },
    {
      icon: Flag,
      count: reports,
      text: texts.reports({ count: reports, text: countText(reports) }),
      action: texts.actions.read,
      to: tabAddress('reports'),
      urgent: true,
    },
    ...nearDailyNumber.map(({ userCode, served, most }) => ({
      icon: Eye,
      count: served,
      text: texts.near({ code: userCode, served: countText(served), most: countText(most) }),
      action: texts.actions.see,
      to: `${tabAddress('recruiters')}?name=${userCode}`,
      urgent: true,
    })),
    {
      icon: BadgeCheck,
      count: verifications,
      text: texts.asked({ count: verifications, text: countText(verifications) }),
      action: texts.actions.verify,
      to: `${tabAddress('recruiters')}?verified=asked`,
    },
    {
      icon: Building2,
      count: unverifiedCompanies,
      text: texts.unverified({ count: unverifiedCompanies, text: countText(unverifiedCompanies) }),
      action: texts.actions.verify,
      to: `${tabAddress('recruiters')}?verified=open`,
    },
    {
      icon: MessageSquare,
      count: inquiries,
      text: texts.inquiries({ count: inquiries, text: countText(inquiries) }),
      oldest: oldest.inquiries,
      action: texts.actions.answer,
      to: `${tabAddress('inquiries')}?answered=no`,
    },
    {
      icon: UsersRound,
      count: mentors,
      text: texts.mentors({ count: mentors, text: countText(mentors) }),
      oldest: oldest.mentors,
      action: texts.actions.answer,
      to: `${tabAddress('mentors')}?answered=no`,
    },
    {
      icon: GraduationCap,
      count: mentees,
      text: texts.mentees({ count: mentees, text: countText(mentees) }),
      oldest: oldest.mentees,
      action: texts.actions.answer,
      to: `${tabAddress('mentees')}?answered=no`,
    },
    {
      icon: Clock,
      count: waitingWeek,
      text: texts.waitingWeek({ count: waitingWeek, text: countText(waitingWeek) }),
      action: texts.actions.see,
      to: `${tabAddress('jobs')}?unanswered=7`,
    },
    {
      icon: Hourglass,
      count: endingSoon,
      text: texts.endingSoon({ count: endingSoon, text: countText(endingSoon) }),
      action: texts.actions.see,
      to: `${tabAddress('jobs')}?closing=7`,
    },
  ].filter(({ count }) => count > 0);
};

/** Pending work for administrators; each line links to where it is done. */
export function Attention({ overview }: { overview: CallOutput<'adminOverview'> }) {
  const lines = linesOf(overview);
  if (lines.length === 0) {
    return (
      <>
        <p>{texts.nothing}</p>
        <p className="small soft">{texts.nothingHelp}</p>
      </>
    );
  }
  return (
    <ul className="-my-2 divide-y divide-line">
      {lines.map(({ icon, text, oldest, action, to, urgent }) => (
        <li key={text} className="flex min-h-11 flex-wrap items-center gap-x-3">
          <Icon as={icon} />
          <span className={urgent ? 'strong flex-[1_1_8rem] py-2' : 'flex-[1_1_8rem] py-2'}>
            {text}
            {oldest ? (
              <span className="small soft">
                {DOT}
                {texts.oldest({ day: shortDayText(oldest) })}
              </span>
            ) : null}
          </span>
          <Link
            to={to}
            className="link ml-auto inline-flex min-h-11 items-center px-1"
            aria-label={`${action}: ${text}`}
          >
            {action}
          </Link>
        </li>
      ))}
    </ul>
  );
}
