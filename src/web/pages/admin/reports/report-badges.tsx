import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import Flag from 'lucide-react/icons/flag';
import ScanSearch from 'lucide-react/icons/scan-search';
import ShieldOff from 'lucide-react/icons/shield-off';
import Undo2 from 'lucide-react/icons/undo-2';
import type { LucideIcon } from 'lucide-react/types';
import type { ReportState } from '#contract/vocabularies.ts';
import { adminReportTexts as texts } from '#texts/admin-reports.ts';
import { Badge, type Tone } from '#web/components/badge.tsx';
import type { Reported } from '#web/pages/admin/reports/report-queries.ts';

const LOOKS: Readonly<Record<ReportState, { tone: Tone; icon: LucideIcon }>> = {
  open: { tone: 'amber', icon: Flag },
  frozen: { tone: 'red', icon: Ban },
  dismissed: { tone: 'grey', icon: CircleCheck },
  unverified: { tone: 'red', icon: ShieldOff },
  unfrozen: { tone: 'green', icon: Undo2 },
};

function StateBadge({ state }: { state: ReportState }) {
  const { tone, icon } = LOOKS[state];
  return (
    <Badge tone={tone} icon={icon}>
      {texts.states[state]}
    </Badge>
  );
}

/** The state of an entry; a hidden company page that awaits another decision is open and still frozen. */
export function StateBadges({ entry }: { entry: Reported }) {
  const isOpenAndHidden = entry.about === 'company' && entry.state === 'open' && entry.hiddenAt !== undefined;
  return (
    <>
      <StateBadge state={entry.state} />
      {isOpenAndHidden ? <StateBadge state="frozen" /> : null}
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
