import BadgeCheck from 'lucide-react/icons/badge-check';
import Bookmark from 'lucide-react/icons/bookmark';
import Briefcase from 'lucide-react/icons/briefcase';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Eye from 'lucide-react/icons/eye';
import Flag from 'lucide-react/icons/flag';
import HandCoins from 'lucide-react/icons/hand-coins';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Hourglass from 'lucide-react/icons/hourglass';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import SearchCheck from 'lucide-react/icons/search-check';
import Send from 'lucide-react/icons/send';
import type { LucideIcon } from 'lucide-react/types';
import { NOTICE_KINDS, type NoticeGroup, type NoticeKind } from '#contract/notice-kinds.ts';

const OF_GROUP: Readonly<Record<NoticeGroup, LucideIcon>> = {
  applications: Send,
  interviews: CalendarClock,
  offers: HandCoins,
  messages: MessageSquare,
  jobs: Briefcase,
  profile: Eye,
  company: BadgeCheck,
  companies: BadgeCheck,
  reports: Flag,
  enquiries: Mail,
  portal: HeartPulse,
};

const OF_KIND: Readonly<Partial<Record<NoticeKind, LucideIcon>>> = {
  offer_expires: Hourglass,
  promise_passed: Hourglass,
  answers_due: Hourglass,
  answers_waiting: Hourglass,
  job_ends: Hourglass,
  saved_job_closes: Bookmark,
  saved_search: SearchCheck,
};

export const noticeIcon = (kind: NoticeKind): LucideIcon => OF_KIND[kind] ?? OF_GROUP[NOTICE_KINDS[kind].group];
