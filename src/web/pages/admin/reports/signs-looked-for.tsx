import ChevronDown from 'lucide-react/icons/chevron-down';
import { FRAUD_SIGNS } from '#contract/vocabularies.ts';
import { Facts } from '#web/components/card.tsx';
import { Icon } from '#web/components/icon.tsx';
import { adminReportWords as words } from '#web/words/en/admin-reports.ts';

/** The open list of signs, so that every administrator knows what is and is not found by itself. */
export function SignsLookedFor() {
  return (
    <details className="group small">
      <summary className="strong inline-flex min-h-11 cursor-pointer items-center gap-1.5">
        {words.about}
        <span className="group-open:rotate-180">
          <Icon as={ChevronDown} size="s" />
        </span>
      </summary>
      <div className="stack stack-s pt-1">
        <p className="soft">{words.aboutLead}</p>
        <Facts facts={FRAUD_SIGNS.map((sign) => ({ label: words.reasons[sign], value: words.signHelp[sign] }))} />
      </div>
    </details>
  );
}
