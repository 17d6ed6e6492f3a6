import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { interviewTexts } from '#texts/candidate.ts';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { InterviewCalls } from '#web/pages/candidate/interviews/interview-calls.tsx';
import { loadInterviews } from '#web/pages/candidate/interviews/load-interviews.ts';

export { unlessClosing as shouldRevalidate } from '#web/pages/candidate/opened.ts';

export const meta: MetaFunction = () => pageMeta({ title: interviewTexts.title, noindex: true });

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => {
  requireSession(request, 'candidate');
  return loadInterviews(request);
};

/** /interview-call: the interview calls by themselves. */
export default function InterviewCallPage() {
  return <InterviewCalls interviews={useLoaderData<typeof clientLoader>()} />;
}
