import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { jobsTexts, shellTexts, postingTexts as texts } from '#texts/recruiter.ts';
import { CompanyMark } from '#web/components/avatar.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { NewerVersion } from '#web/components/newer-version.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Typed } from '#web/components/typed.tsx';
import { fileAddress } from '#web/lib/file-address.ts';
import { summaryErrors } from '#web/lib/form-errors.ts';
import { requireSession } from '#web/lib/guard.ts';
import { isMissing } from '#web/lib/load.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { load, read, useBody } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { JOBS } from '#web/pages/recruiter/addresses.ts';
import { ApplicantsTold } from '#web/pages/recruiter/posting/applicants-told.tsx';
import { PostingDeadline, PostingJob, PostingPay, PostingTexts } from '#web/pages/recruiter/posting/posting-fields.tsx';
import { SectionNav } from '#web/pages/recruiter/posting/posting-sections.tsx';
import { changesBetween, POSTING_FIELDS, postingLabels } from '#web/pages/recruiter/posting/posting-values.ts';
import { LiveCard, PreviewDialog } from '#web/pages/recruiter/posting/preview-dialog.tsx';
import { isFrozen, type Posting, usePosting } from '#web/pages/recruiter/posting/use-posting.ts';
import { companyOf, useRecruiterAccount } from '#web/pages/recruiter/recruiter-account.ts';
import type { Route } from './+types/job-posting';

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.pageTitle, noindex: true });

const postedJob = (id: string) => read('getJob', { params: { id } });

/** `?job=` edits a job, `?copy=` starts from one; `id` is the id in the address. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request, 'recruiter');
  const { searchParams } = new URL(request.url);
  const edited = searchParams.get('job');
  const id = edited || searchParams.get('copy') || undefined;
  if (id) await settle(load(postedJob(id)));
  return { purpose: id === undefined ? 'new' : edited ? 'edit' : 'copy', id } as const;
}

/** The page of the posting form. */
export default function JobPosting({ loaderData: { purpose, id } }: Route.ComponentProps) {
  return (
    <main className="main-wide">
      {id === undefined ? (
        <PostingForm key="new" purpose={purpose} job={undefined} />
      ) : (
        <PostingOf {...{ purpose, id }} />
      )}
    </main>
  );
}

/** The form for a job, to edit it or to start from it. */
function PostingOf({ purpose, id }: { purpose: 'new' | 'copy' | 'edit'; id: string }) {
  const job = useBody(postedJob(id));
  // Other recruiters' jobs are readable; only the owner receives a version.
  const found = job.ok && job.data.version !== undefined ? job.data : undefined;
  const [begun, setBegun] = useState({ id, job: found });
  if (begun.id !== id || (found && found !== begun.job)) setBegun({ id, job: found });
  // An open form keeps its values if its job is deleted in the meantime.
  const own = found ?? (begun.id === id ? begun.job : undefined);
  if (own) return <PostingForm key={`${purpose} ${own._id}`} purpose={purpose} job={own} />;
  if (job.ok || isMissing(job)) {
    return <EmptyState title={texts.notYours} level={2} action={<ButtonLink to={JOBS}>{texts.toJobs}</ButtonLink>} />;
  }
  return <LoadFailed title={texts.loadFailed} message={job.message} />;
}

/** Form to post or edit a job. */
function PostingForm(props: Posting) {
  const account = useRecruiterAccount();
  const posting = usePosting(props);
  const { form, newer, base } = posting;
  const { errors, submitCount, isSubmitting } = form.formState;
  const [previewed, setPreviewed] = useState(false);
  const labels = postingLabels(useWatch({ control: form.control, name: 'employmentType' }));
  const company = companyOf(account) || shellTexts.company;
  const editing = props.purpose === 'edit';
  const before = editing ? props.job : undefined;
  return (
    <form className="long-form" noValidate onSubmit={posting.submit}>
      <SectionNav form={form} before={before} />
      <div className="stack min-w-0 gap-8">
        <div className="row">
          <CompanyMark name={company} src={fileAddress(account.companyLogo)} size="l" />
          <div className="min-w-0">
            <p className="title break-words">
              <Typed>{company}</Typed>
            </p>
            <p className="small muted num">{account.userCode}</p>
          </div>
        </div>
        {before && isFrozen(before) ? (
          <Notice
            tone="amber"
            title={before.statusReason ? jobsTexts.frozenBecause({ reason: before.statusReason }) : jobsTexts.frozen}
          >
            {texts.staysFrozen}
          </Notice>
        ) : null}
        {posting.restored ? (
          <Notice tone="accent" live="status">
            {texts.restored}{' '}
            <button
              type="button"
              className="link link-button inline-flex items-center max-md:min-h-11"
              onClick={posting.startAfresh}
            >
              {texts.startAfresh}
            </button>
          </Notice>
        ) : null}
        <ErrorSummary errors={summaryErrors(errors, POSTING_FIELDS, labels)} attempt={submitCount} />
        {newer && base ? (
          <NewerVersion changed={changesBetween(base, newer)} onTake={posting.takeNewer} onKeep={posting.keepMine} />
        ) : null}
        <PostingJob posting={posting} />
        <PostingPay posting={posting} />
        <PostingTexts posting={posting} />
        <PostingDeadline posting={posting} contactEmail={account.email} recruiterCode={account.userCode} />
        <div className="foot-bar row wrap sticky bottom-0 z-10 -mx-[16px] border-t border-line bg-paper px-[16px] py-3 sm:mx-0 sm:px-0">
          {base ? <ApplicantsTold control={form.control} before={base} /> : null}
          <Button
            type="submit"
            variant="primary"
            busy={isSubmitting}
            busyLabel={editing ? texts.saving : texts.posting}
            className="max-sm:grow"
          >
            {editing ? texts.save : texts.post}
          </Button>
          <Button icon={Eye} onClick={() => setPreviewed(true)}>
            {texts.preview}
          </Button>
          <ButtonLink variant="quiet" to={JOBS} className="ml-auto">
            {texts.close}
          </ButtonLink>
        </div>
      </div>
      <aside className="beside stack stack-s" data-area="candidate">
        <h2 className="small muted">{texts.asSeen}</h2>
        <LiveCard control={form.control} account={account} before={before} />
      </aside>
      {previewed ? (
        <PreviewDialog
          values={form.getValues()}
          account={account}
          before={before}
          action={editing ? texts.save : texts.post}
          onAction={() => {
            setPreviewed(false);
            void posting.submit();
          }}
          onClose={() => setPreviewed(false)}
        />
      ) : null}
    </form>
  );
}
