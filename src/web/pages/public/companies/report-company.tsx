import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { CallInput } from '#contract/api.ts';
import { companyReportTexts as texts } from '#texts/company-report.ts';
import { companyPath, reportCompanyPath } from '#web/lib/job-links.ts';
import { orErrorPage } from '#web/lib/load.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { portalOf } from '#web/pages/public/load-jobs.ts';
import { postReport } from '#web/pages/public/post-report.ts';
import { ReportPage } from '#web/pages/public/report-page.tsx';

export async function loader({ params: { slug = '' }, context }: LoaderFunctionArgs) {
  if (slug.length > 100) throw data(null, 404);
  const { body } = await orErrorPage(portalOf({ context }).call('getCompany', { params: { slug } }));
  return { about: 'company' as const, slug: body.slug, name: body.name };
}

export const action = ({ request, params: { slug = '' }, context }: ActionFunctionArgs) =>
  postReport(request, reportCompanyPath(slug), (values) =>
    // User input; the call parses it first.
    portalOf({ context }).call('reportCompany', {
      params: { slug },
      body: values as CallInput<'reportCompany'>['body'],
    }),
  );

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({ title: texts.pageTitle({ company: loaderData?.name ?? '' }), noindex: true });

export default function ReportCompany() {
  const company = useLoaderData<typeof loader>();
  return <ReportPage what={company} back={companyPath(company.slug)} />;
}
