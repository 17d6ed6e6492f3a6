import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from 'react-router';
import type { CallInput } from '#contract/api.ts';
import { reportTexts as texts } from '#texts/report.ts';
import { Notice } from '#web/components/notice.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { InSentence } from '#web/components/typed.tsx';
import { type RefusedReport, ReportForm } from '#web/features/jobs/report-form.tsx';
import { refusedFields } from '#web/lib/form-errors.ts';
import { jobPath, reportPath } from '#web/lib/job-links.ts';
import { orErrorPage } from '#web/lib/load.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { problemOf, readPostedForm } from '#web/lib/posted-form.ts';
import { portalOf } from '#web/pages/public/load-jobs.ts';

/** Value in the confirmation's address when the reporter will be emailed the outcome. */
const HEARS = 'mail';
const sentParam = (hears: boolean): string => `sent=${hears ? HEARS : '1'}`;

export async function loader({ params: { jobId: id = '' }, context }: LoaderFunctionArgs) {
  if (!/^[\w-]{1,64}$/.test(id)) throw data(null, 404);
  const { body } = await orErrorPage(portalOf({ context }).call('getJob', { params: { id } }));
  const { jobId, title, companyName } = body;
  return { jobId, title, companyName };
}

/** Handles a report posted without scripts: redirects to the confirmation, or returns the form with its input. */
export async function action({ request, params: { jobId: id = '' }, context }: ActionFunctionArgs) {
  let values: Readonly<Record<string, string>>;
  try {
    ({ values } = await readPostedForm(request, []));
  } catch {
    return data<RefusedReport>({ message: texts.failed, fields: {}, values: {} }, { status: 400 });
  }
  try {
    // User input; the call parses it first.
    const body = values as CallInput<'reportJob'>['body'];
    await portalOf({ context }).call('reportJob', { params: { id }, body });
  } catch (failure) {
    const problem = problemOf(failure);
    if (!problem) throw failure;
    const { body } = problem;
    return data<RefusedReport>(
      { message: body.message, fields: refusedFields(body), values },
      { status: problem.status },
    );
  }
  throw redirect(`${reportPath({ jobId: id })}?${sentParam(Boolean(values.email?.trim()))}`, 303);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({ title: texts.pageTitle({ job: loaderData?.title ?? '' }), noindex: true });

/** The report form as a page: without scripts, in a new tab, from a link. */
export default function ReportJob() {
  const job = useLoaderData<typeof loader>();
  const posted = useActionData<RefusedReport>();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const sent = search.has('sent') && !posted;
  return (
    <div className="page py-8 sm:py-18">
      <section className="card mx-auto w-full max-w-[560px] p-5 sm:p-8" aria-labelledby="report-title">
        <div className="stack gap-5">
          <header className="stack stack-s">
            <h1 id="report-title" className="h2">
              {texts.title}
            </h1>
            <p className="strong break-words">
              <InSentence>{texts.about({ title: job.title, company: job.companyName })}</InSentence>
            </p>
            {sent ? null : <p className="soft">{texts.lead}</p>}
          </header>
          {sent ? (
            <Notice tone="green" live="status" title={texts.thanks}>
              {texts.thanksMore({ hears: search.get('sent') === HEARS })}
            </Notice>
          ) : (
            <ReportForm
              jobId={job.jobId}
              posted={posted}
              onSent={(hears) => navigate({ search: `?${sentParam(hears)}` }, { replace: true })}
            />
          )}
          <p className="small">
            <TextLink to={jobPath(job)}>{texts.backToJob}</TextLink>
          </p>
        </div>
      </section>
    </div>
  );
}
