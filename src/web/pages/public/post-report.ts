import { data, redirect } from 'react-router';
import { reportTexts } from '#texts/report.ts';
import type { RefusedReport } from '#web/features/reports/report-form.tsx';
import { refusedFields } from '#web/lib/form-errors.ts';
import { problemOf, readPostedForm } from '#web/lib/posted-form.ts';
import { sentParam } from '#web/pages/public/report-page.tsx';

/**
 * Handles a report posted without scripts: redirects to the confirmation on this page, or returns the form with its
 * input.
 */
export async function postReport(
  request: Request,
  page: string,
  report: (values: Readonly<Record<string, string>>) => Promise<unknown>,
) {
  let values: Readonly<Record<string, string>>;
  try {
    ({ values } = await readPostedForm(request, []));
  } catch {
    return data<RefusedReport>({ message: reportTexts.failed, fields: {}, values: {} }, { status: 400 });
  }
  try {
    await report(values);
  } catch (failure) {
    const problem = problemOf(failure);
    if (!problem) throw failure;
    const { body } = problem;
    return data<RefusedReport>(
      { message: body.message, fields: refusedFields(body), values },
      { status: problem.status },
    );
  }
  throw redirect(`${page}?${sentParam(values.email?.trim() ? 'mail' : 'no')}`, 303);
}
