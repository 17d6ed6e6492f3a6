import { ACCOUNT } from '#web/account/account-address.ts';
import type { CandidateList } from '#web/candidates/load-candidates.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Notice } from '#web/components/notice.tsx';
import { databaseWords as words } from '#web/words/en/recruiter-database.ts';

/** Why no candidates are shown: enough for today, an address to confirm, or a failure to try again. */
export function DatabaseClosed({ list }: { list: Extract<CandidateList, { ok: false }> }) {
  if (list.code === 'DAILY_LIMIT') {
    return (
      <Notice tone="amber" live="status" title={words.limitTitle}>
        {words.limitHelp}
        <div className="mt-3">
          <ButtonLink size="m" to="/recruiter-maindashboards?tab=applications">
            {words.toApplications}
          </ButtonLink>
        </div>
      </Notice>
    );
  }
  if (list.code === 'EMAIL_UNCONFIRMED') {
    return (
      <Notice tone="amber" live="status" title={words.unconfirmedTitle}>
        {words.unconfirmedHelp}
        <div className="mt-3">
          <ButtonLink size="m" to={ACCOUNT}>
            {words.toAccount}
          </ButtonLink>
        </div>
      </Notice>
    );
  }
  return <LoadFailed title={words.failed(list.message)} message={words.failed(list.message)} />;
}
