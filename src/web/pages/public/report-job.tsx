import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { CallInput } from '#contract/api.ts';
import { reportTexts as texts } from '#texts/report.ts';
import { jobPath, reportPath } from '#web/lib/job-links.ts';
import { orErrorPage } from '#web/lib/load.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { portalOf } from '#web/pages/public/load-jobs.ts';
import { postReport } from '#web/pages/public/post-report.ts';
import { ReportPage } from '#web/pages/public/report-page.tsx';

export async function loader({ params: { jobId: id = '' }, context }: LoaderFunctionArgs) {
  if (!/^[\w-]{1,64}$/.test(id)) throw data(null, 404);
  const { body } = await orErrorPage(portalOf({ context }).call('getJob', { params: { id } }));
  const { jobId, title, companyName, postedByCompany } = body;
  return { about: 'job' as const, jobId, title, companyName, postedByCompany };
}

export const action = ({ request, params: { jobId: id = '' }, context }: ActionFunctionArgs) =>
  postReport(request, reportPath({ jobId: id }), (values) =>
    // User input; the call parses it first.
    portalOf({ context }).call('reportJob', { params: { id }, body: values as CallInput<'reportJob'>['body'] }),
  );

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({ title: texts.pageTitle({ job: loaderData?.title ?? '' }), noindex: true });

export default function ReportJob() {
  const job = useLoaderData<typeof loader>();
  return <ReportPage what={job} back={jobPath(job)} />;
}
