import Eye from 'lucide-react/icons/eye';
import { Link } from 'react-router';
import { ACCOUNT } from '#web/account/account-address.ts';
import { Notice } from '#web/components/notice.tsx';
import { databaseWords as words } from '#web/words/en/recruiter-database.ts';

/** What the candidates read about whoever looks at this list. */
export function SeenNotice() {
  return (
    <Notice icon={Eye} title={words.seen}>
      {words.seenHelp}{' '}
      <Link className="link" to={`${ACCOUNT}#access`}>
        {words.seenOwn}
      </Link>
    </Notice>
  );
}
