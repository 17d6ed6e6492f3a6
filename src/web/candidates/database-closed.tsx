import { databaseTexts as texts } from '#texts/recruiter-database.ts';
import { ACCOUNT } from '#web/account/account-address.ts';
import type { CandidateList } from '#web/candidates/candidate-queries.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Notice } from '#web/components/notice.tsx';

/** Why no candidates are shown: enough for today, an address to confirm, or a failure to try again. */
export function DatabaseClosed({ list }: { list: Extract<CandidateList, { ok: false }> }) {
  if (list.code === 'DAILY_LIMIT') {
    return (
      <Notice tone="amber" live="status" title={texts.limitTitle}>
        {texts.limitHelp}
        <div className="mt-3">
          <ButtonLink size="m" to="/recruiter-maindashboards/applications">
            {texts.toApplications}
          </ButtonLink>
        </div>
      </Notice>
    );
  }
  if (list.code === 'EMAIL_UNCONFIRMED') {
    return (
      <Notice tone="amber" live="status" title={texts.unconfirmedTitle}>
        {texts.unconfirmedHelp}
        <div className="mt-3">
          <ButtonLink size="m" to={ACCOUNT}>
            {texts.toAccount}
          </ButtonLink>
        </div>
      </Notice>
    );
  }
  return (
    <LoadFailed title={texts.failed({ message: list.message })} message={texts.failed({ message: list.message })} />
  );
}
