import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import Flag from 'lucide-react/icons/flag';
import ScanSearch from 'lucide-react/icons/scan-search';
import ShieldOff from 'lucide-react/icons/shield-off';
import Trash2 from 'lucide-react/icons/trash';
import Undo2 from 'lucide-react/icons/undo-2';
import type { LucideIcon } from 'lucide-react/types';
import type { ReportDecision, ReportState } from '#contract/vocabularies.ts';
import { adminReportTexts as texts } from '#texts/admin-reports.ts';
import { Badge, type Tone } from '#web/components/badge.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { decisionWords } from '#web/pages/admin/reports/decision-words.ts';
import type { Reported, ReportedJob } from '#web/pages/admin/reports/report-queries.ts';

const LOOKS: Readonly<Record<ReportState, { tone: Tone; icon: LucideIcon }>> = {
  open: { tone: 'amber', icon: Flag },
  frozen: { tone: 'red', icon: Ban },
  dismissed: { tone: 'grey', icon: CircleCheck },
  unverified: { tone: 'red', icon: ShieldOff },
  unfrozen: { tone: 'green', icon: Undo2 },
};

const DECIDED = {
  frozen: 'freeze',
  dismissed: 'dismiss',
  unfrozen: 'unfreeze',
  unverified: 'unverify',
} as const satisfies Partial<Record<ReportState, ReportDecision>>;

function StateBadge({ entry, state = entry.state }: { entry: Reported; state?: ReportState }) {
  // As the company is now: an ended verification may have been given again elsewhere.
  if (state === 'unverified' && entry.about === 'company' && entry.company.verified)
    return (
      <Badge tone="green" icon={CircleCheck}>
        {decisionWords(entry).past.verify}
      </Badge>
    );
  const { tone, icon } = LOOKS[state];
  return (
    <Badge tone={tone} icon={icon}>
      {state === 'open' ? texts.states.open : decisionWords(entry).past[DECIDED[state]]}
    </Badge>
  );
}

/** Whether the state of a case says already what the status of its job does: that it is blocked. */
const isSaid = (entry: ReportedJob): boolean => entry.state === 'frozen' && entry.job.jobStatus === 'Block';

const deletionText = ({ deletedByAdmin, deletedWithImport }: ReportedJob): string => {
  if (deletedWithImport) return texts.one.deletedWithImport;
  return deletedByAdmin ? texts.one.deletedByAdmin : texts.one.deleted;
};

/** The job as it is now, unless the state of its case says so: a deleted job is deleted whatever its status was. */
export function JobBadge({ entry }: { entry: ReportedJob }) {
  if (entry.deleted) return <DeletedBadge label={deletionText(entry)} />;
  return isSaid(entry) ? null : <StatusBadge status={entry.job.jobStatus} />;
}

/** That the job of an entry is deleted. */
export function DeletedBadge({ label = texts.jobDeleted }: { label?: string }) {
  return (
    <Badge tone="grey" icon={Trash2}>
      {label}
    </Badge>
  );
}

/** The state of an entry; a hidden company page that awaits another decision is open and still hidden. */
export function StateBadges({ entry }: { entry: Reported }) {
  const isOpenAndHidden = entry.about === 'company' && entry.state === 'open' && entry.hiddenAt !== undefined;
  return (
    <>
      <StateBadge entry={entry} />
      {isOpenAndHidden ? <StateBadge entry={entry} state="frozen" /> : null}
    </>
  );
}

/** Reasons and signs of an entry, each once: reports with a flag icon, detected signs with a lens icon. */
export function SaidBadges({ entry: { reports, signs } }: { entry: Reported }) {
  const said = [...new Set(reports.map(({ reason }) => reason))];
  return (
    <span className="row wrap gap-1.5">
      {said.map((reason) => (
        <Badge key={reason} tone="amber" icon={Flag}>
          {texts.reasons[reason]}
        </Badge>
      ))}
      {signs.map(({ sign }) => (
        <Badge key={sign} tone="blue" icon={ScanSearch}>
          {texts.reasons[sign]}
        </Badge>
      ))}
    </span>
  );
}
