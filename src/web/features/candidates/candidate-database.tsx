import Eye from 'lucide-react/icons/eye';
import { type ReactNode, useState } from 'react';
import { Link, useNavigation, useSearchParams } from 'react-router';
import { databaseTexts as texts } from '#texts/recruiter-database.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { FilePreview } from '#web/components/file-preview.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { SegmentLinks } from '#web/components/tabs.tsx';
import { ACCOUNT } from '#web/features/accounts/account-address.ts';
import { useVerified } from '#web/features/accounts/account-queries.ts';
import type { DatabaseActions } from '#web/features/candidates/candidate-actions.tsx';
import { CandidateFilters } from '#web/features/candidates/candidate-filters.tsx';
import {
  CANDIDATES_A_PAGE,
  type Candidate,
  type CandidateList,
  filtersOf,
} from '#web/features/candidates/candidate-queries.ts';
import { InviteDialog } from '#web/features/candidates/invite-dialog.tsx';
import { readResumeOf, resumeNameOf } from '#web/features/candidates/read-resume.ts';

/** What candidates are told about who views this list. */
function SeenNotice() {
  return (
    <Notice icon={Eye} title={texts.seen}>
      <span className="max-sm:hidden">{texts.seenHelp({ verified: useVerified() })} </span>
      <Link className="link" to={`${ACCOUNT}#access`}>
        {texts.seenOwn}
      </Link>
    </Notice>
  );
}

/** Why no candidates are shown: the daily limit, an unconfirmed email address, or a failure with a retry. */
export function DatabaseClosed({ list }: { list: Extract<CandidateList, { ok: false }> }) {
  if (list.code === 'DAILY_LIMIT') {
    return (
      <Notice
        tone="amber"
        live="status"
        title={texts.limitTitle}
        action={
          <ButtonLink size="m" to="/recruiter-maindashboards/applications">
            {texts.toApplications}
          </ButtonLink>
        }
      >
        {texts.limitHelp}
      </Notice>
    );
  }
  if (list.code === 'EMAIL_UNCONFIRMED') {
    return (
      <Notice
        tone="amber"
        live="status"
        title={texts.unconfirmedTitle}
        action={
          <ButtonLink size="m" to={ACCOUNT}>
            {texts.toAccount}
          </ButtonLink>
        }
      >
        {texts.unconfirmedHelp}
      </Notice>
    );
  }
  return (
    <LoadFailed title={texts.failed({ message: list.message })} message={texts.failed({ message: list.message })} />
  );
}

interface CandidateDatabaseProps {
  list: CandidateList;
  look: 'cards' | 'table';
  /** The viewer's role: recruiters may invite, and see what candidates are told. */
  eyes: 'recruiter' | 'admin';
  /** The address of this view without filters, such as `/all-candidates`. */
  bare: string;
  /** Renders the rows, as cards or as a table. */
  children: (rows: readonly Candidate[], actions: DatabaseActions) => ReactNode;
}

/** The candidate database with its filters, as cards or as a table. */
export function CandidateDatabase({ list, look, eyes, bare, children }: CandidateDatabaseProps) {
  const [search] = useSearchParams();
  const filters = filtersOf(search);
  const { location: ahead } = useNavigation();
  const loading = ahead !== undefined && `${filtersOf(new URLSearchParams(ahead.search))}` !== `${filters}`;
  const [resume, setResume] = useState<Candidate>();
  const [invited, setInvited] = useState<Candidate>();
  // The list is not read again after an invitation, which would count its candidates as viewed.
  const [justInvited, setJustInvited] = useState<readonly string[]>([]);
  const marked = (row: Candidate): Candidate => (justInvited.includes(row._id) ? { ...row, invited: true } : row);
  const actions: DatabaseActions = {
    openResume: setResume,
    invite: eyes === 'recruiter' ? setInvited : undefined,
  };
  const as = (path: string) => (filters.size > 0 ? `${path}?${filters}` : path);
  const pageAddress = (page: number): string => {
    const next = new URLSearchParams(search);
    if (page > 1) next.set('page', String(page));
    else next.delete('page');
    return `?${next}`;
  };
  return (
    <>
      {eyes === 'recruiter' ? <SeenNotice /> : null}
      <CandidateFilters reset={bare} />
      <div className="flex items-center justify-between gap-4">
        <p className="small soft num" role="status">
          {list.ok ? texts.found({ count: list.total }) : null}
        </p>
        {/* On a phone both views are cards. */}
        <span className="max-sm:hidden">
          <SegmentLinks
            label={texts.look}
            tabs={[
              { to: as('/all-candidates'), label: texts.cards, current: look === 'cards' },
              { to: as('/candidates-table'), label: texts.table, current: look === 'table' },
            ]}
          />
        </span>
      </div>
      {list.ok ? (
        <div
          data-list
          tabIndex={-1}
          className={classNames('stack gap-6', loading && 'opacity-60 transition-opacity delay-150')}
          aria-busy={loading}
        >
          {list.rows.length === 0 ? (
            <EmptyState
              title={texts.empty}
              level={2}
              picture="students"
              action={
                <ButtonLink size="m" to={bare}>
                  {texts.clear}
                </ButtonLink>
              }
            >
              {texts.emptyHelp}
            </EmptyState>
          ) : (
            children(list.rows.map(marked), actions)
          )}
          <Pagination
            page={list.page}
            pages={Math.ceil(list.total / CANDIDATES_A_PAGE)}
            to={pageAddress}
            label={texts.pages}
          />
        </div>
      ) : (
        <DatabaseClosed list={list} />
      )}
      {resume ? (
        <FilePreview name={resumeNameOf(resume)} read={readResumeOf(resume)} onClose={() => setResume(undefined)} />
      ) : null}
      {invited ? (
        <InviteDialog
          candidate={invited}
          onInvited={() => setJustInvited([...justInvited, invited._id])}
          onClose={() => setInvited(undefined)}
        />
      ) : null}
    </>
  );
}
