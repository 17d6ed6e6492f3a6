import { FRAUD_SIGNS } from '#contract/vocabularies.ts';
import { Facts } from '#web/components/card.tsx';
import { adminReportWords as words } from '#web/words/en/admin-reports.ts';

/** The open list of signs, so that every administrator knows what is and is not found by itself. */
export function SignsLookedFor() {
  return (
    <details className="small">
      <summary className="strong inline-flex min-h-11 cursor-pointer items-center">{words.about}</summary>
      <div className="stack stack-s pt-1">
        <p className="soft">{words.aboutLead}</p>
        <Facts facts={FRAUD_SIGNS.map((sign) => ({ label: words.reasons[sign], value: words.signHelp[sign] }))} />
      </div>
    </details>
  );
}
