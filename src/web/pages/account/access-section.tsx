import Eye from 'lucide-react/icons/eye';
import FileText from 'lucide-react/icons/file-text';
import List from 'lucide-react/icons/list';
import type { LucideIcon } from 'lucide-react/types';
import { Link, useLocation } from 'react-router';
import type { CallOutput } from '#contract/api.ts';
import type { AccessKind } from '#contract/vocabularies.ts';
import { accessTexts as texts } from '#texts/rights.ts';
import { Icon } from '#web/components/icon.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { InSentence, Typed } from '#web/components/typed.tsx';
import { dateTimeText } from '#web/lib/formats.ts';
import { useRead } from '#web/lib/queries.ts';
import { accessesQuery, accessPageOf, accessPages } from '#web/pages/account/account-queries.ts';
import { AccountSection } from '#web/pages/account/account-section.tsx';

type Entry = CallOutput<'listAccesses'>[number];

const icons: Record<AccessKind, LucideIcon> = { listed: List, profile_opened: Eye, resume_opened: FileText };

interface AccessSectionProps {
  kind: 'candidate' | 'recruiter';
  now: string;
}

/** Access log: who viewed a candidate, when and why; for a recruiter, the candidates they viewed. */
export function AccessSection({ kind, now }: AccessSectionProps) {
  const page = accessPageOf(new URLSearchParams(useLocation().search));
  const accesses = useRead(accessesQuery(page));
  return (
    <AccountSection id="access" title={texts[kind].title} lead={texts[kind].lead}>
      {accesses.ok ? (
        <AccessList
          kind={kind}
          entries={accesses.data.body}
          page={page}
          pages={accessPages(accesses.data.total)}
          now={now}
        />
      ) : (
        <LoadFailed title={texts.failed} message={accesses.message} />
      )}
    </AccountSection>
  );
}

interface AccessListProps extends AccessSectionProps {
  entries: readonly Entry[];
  page: number;
  pages: number;
}

function AccessList({ kind, entries, page, pages, now }: AccessListProps) {
  if (entries.length === 0) return <p className="soft">{texts[kind].empty}</p>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields only
    <div data-list role="group" tabIndex={-1} aria-label={texts[kind].title} className="stack gap-5 scroll-mt-20">
      <ul className="border-line border-b">
        {entries.map((entry) => (
          <li key={entry._id} className="flex items-start gap-4 border-line border-t py-3">
            <Icon as={icons[entry.kind]} size="l" />
            <div className="min-w-0 grow">
              <p className="strong wrap-anywhere">
                <Whom entry={entry} />
              </p>
              <p className="small soft wrap-anywhere">
                {texts.kinds[entry.kind]} · <InSentence>{why(entry)}</InSentence>
              </p>
              <p className="small muted">
                <time dateTime={entry.at}>{dateTimeText(entry.at, now)}</time>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} label={texts.pages} to={(to) => `?seen=${to}#access`} />
    </div>
  );
}

const why = ({ why: reason, jobTitle }: Entry): string =>
  reason === 'application' && jobTitle ? texts.application({ job: jobTitle }) : texts.fromDatabase;

function Whom({ entry }: { entry: Entry }) {
  if (entry.companyName !== undefined) {
    return (
      <>
        <Typed>{entry.companyName}</Typed>
        {entry.companyVerified ? <span className="small muted"> · {texts.verified}</span> : null}
      </>
    );
  }
  if (!entry.candidateId) return entry.candidateCode ?? '';
  return (
    <Link
      className="link relative before:absolute before:inset-x-0 before:-inset-y-3 before:content-['']"
      to={`/profile/${entry.candidateId}`}
    >
      <Typed>{entry.candidateName || (entry.candidateCode ?? '')}</Typed>
    </Link>
  );
}
