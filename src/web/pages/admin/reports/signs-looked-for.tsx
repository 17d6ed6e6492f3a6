import ChevronDown from 'lucide-react/icons/chevron-down';
import { FRAUD_SIGNS } from '#contract/vocabularies.ts';
import { adminReportTexts as texts } from '#texts/admin-reports.ts';
import { Facts } from '#web/components/card.tsx';
import { Icon } from '#web/components/icon.tsx';

/** The open list of signs, so that every administrator knows what is and is not found by itself. */
export function SignsLookedFor() {
  return (
    <details className="group small">
      <summary className="strong inline-flex min-h-11 cursor-pointer items-center gap-1.5">
        {texts.about}
        <span className="group-open:rotate-180">
          <Icon as={ChevronDown} size="s" />
        </span>
      </summary>
      <div className="stack stack-s pt-1">
        <p className="soft">{texts.aboutLead}</p>
        <Facts facts={FRAUD_SIGNS.map((sign) => ({ label: texts.reasons[sign], value: texts.signHelp[sign] }))} />
      </div>
    </details>
  );
}
