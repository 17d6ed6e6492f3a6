import Eye from 'lucide-react/icons/eye';
import { Link } from 'react-router';
import { databaseTexts as texts } from '#texts/recruiter-database.ts';
import { ACCOUNT } from '#web/account/account-address.ts';
import { Notice } from '#web/components/notice.tsx';

/** What the candidates read about whoever looks at this list. */
export function SeenNotice() {
  return (
    <Notice icon={Eye} title={texts.seen}>
      {texts.seenHelp}{' '}
      <Link className="link" to={`${ACCOUNT}#access`}>
        {texts.seenOwn}
      </Link>
    </Notice>
  );
}
