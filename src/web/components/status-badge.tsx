import Ban from 'lucide-react/icons/ban';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Clock from 'lucide-react/icons/clock';
import FileCheck from 'lucide-react/icons/file-check';
import FileX from 'lucide-react/icons/file-x';
import Lock from 'lucide-react/icons/lock';
import OctagonX from 'lucide-react/icons/octagon-x';
import Undo2 from 'lucide-react/icons/undo-2';
import UserX from 'lucide-react/icons/user-x';
import X from 'lucide-react/icons/x';
import type { LucideIcon } from 'lucide-react/types';
import type { KeyboardEvent } from 'react';
import type {
  AccountStatus,
  ApplicationOutcome,
  ApplicationStatus,
  InterviewStatus,
  JobStatus,
  OfferStatus,
} from '#contract/vocabularies.ts';
import { componentTexts, statusTexts } from '#texts/components.ts';
import { Badge, type Tone } from '#web/components/badge.tsx';
import { Icon } from '#web/components/icon.tsx';

/** Any status of an account, a job, an application, an interview or an offer, and the outcome of an application. */
export type Status =
  | AccountStatus
  | JobStatus
  | ApplicationStatus
  | Exclude<ApplicationOutcome, 'none'>
  | InterviewStatus
  | OfferStatus;

/** An icon and a colour for every status, so that no status is shown by colour alone. */
const looks: Record<Status, { tone: Tone; icon: LucideIcon }> = {
  Active: { tone: 'green', icon: CircleCheck },
  'Not Active': { tone: 'grey', icon: CircleDashed },
  Closed: { tone: 'grey', icon: Lock },
  Block: { tone: 'red', icon: Ban },
  'Black List': { tone: 'ink', icon: OctagonX },
  pending: { tone: 'amber', icon: Clock },
  accepted: { tone: 'green', icon: Check },
  rejected: { tone: 'red', icon: X },
  interview_scheduled: { tone: 'blue', icon: CalendarCheck },
  interview_rescheduled: { tone: 'teal', icon: CalendarSync },
  withdrawn: { tone: 'grey', icon: Undo2 },
  selected: { tone: 'green', icon: Check },
  notSelected: { tone: 'red', icon: X },
  noShow: { tone: 'grey', icon: UserX },
  noAnswer: { tone: 'grey', icon: Lock },
  offered: { tone: 'blue', icon: FileCheck },
  hired: { tone: 'ink', icon: CircleCheckBig },
  offerDeclined: { tone: 'grey', icon: FileX },
  Pending: { tone: 'amber', icon: Clock },
  Scheduled: { tone: 'blue', icon: CalendarCheck },
  Selected: { tone: 'green', icon: Check },
  Rejected: { tone: 'red', icon: X },
  Cancelled: { tone: 'grey', icon: X },
  Accepted: { tone: 'green', icon: Check },
  Withdrawn: { tone: 'grey', icon: Undo2 },
  Expired: { tone: 'grey', icon: Clock },
};

/** Returns the icon of a status, for a count or a column header. */
export function statusIcon(status: Status): LucideIcon {
  return looks[status].icon;
}

/** The badge of a status: icon, word and colour. */
export function StatusBadge({ status, label }: { status: Status; label?: string }) {
  const { tone, icon } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {label ?? statusTexts[status]}
    </Badge>
  );
}

const CHANGES_AT_ONCE = /^(Arrow(Up|Down|Left|Right)|Home|End|Page(Up|Down)|\S)$/;

/**
 * On some systems a closed select takes each value that an arrow or a letter key passes. Here every change is saved and
 * emails candidates, so those keys open the list instead, and Enter chooses.
 */
function openInstead(event: KeyboardEvent<HTMLSelectElement>): void {
  const { key, altKey, ctrlKey, metaKey } = event;
  // Key events of the open list come from its options.
  if (event.target !== event.currentTarget) return;
  if (altKey || ctrlKey || metaKey || !CHANGES_AT_ONCE.test(key) || !('showPicker' in event.currentTarget)) return;
  event.preventDefault();
  event.currentTarget.showPicker();
}

/** The badge with a chevron over the native select. */
export function StatusSelect<S extends Status>({
  status,
  shown = status,
  options,
  onSelect,
  of,
  labels = statusTexts,
  disabled,
  name,
}: {
  status: S;
  /** What the badge shows instead of the status: the outcome. */
  shown?: Status;
  /** The allowed next statuses; the current one is always shown. */
  options: readonly S[];
  onSelect: (status: S) => void;
  /** Whose status, for the accessible name: "Status of Tenzin Wangmo". */
  of: string;
  /** The page's labels for the statuses. */
  labels?: Readonly<Record<S, string>>;
  disabled?: boolean;
  name?: string;
}) {
  const offered = options.includes(status) ? options : [status, ...options];
  return (
    <span className="status-button">
      <StatusBadge status={shown} label={shown === status ? labels[status] : undefined} />
      <Icon as={ChevronDown} size="s" />
      <select
        aria-label={componentTexts.statusOf({ whom: of })}
        name={name}
        value={status}
        disabled={disabled}
        onKeyDown={openInstead}
        onChange={(event) => {
          const chosen = offered.find((option) => option === event.target.value);
          if (chosen !== undefined && chosen !== status) onSelect(chosen);
        }}
      >
        {offered.map((option) => (
          <option key={option} value={option}>
            {labels[option]}
          </option>
        ))}
      </select>
    </span>
  );
}
