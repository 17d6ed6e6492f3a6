import {
  Form,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { LIMITS } from '#contract/rules.ts';
import { reportTexts } from '#texts/report.ts';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { reportPath } from '#web/lib/job-links.ts';
import { orNull } from '#web/lib/load.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { portalOf } from '#web/pages/public/load-jobs.ts';

const words = reportTexts.which;

export const meta: MetaFunction = () => pageMeta({ title: words.pageTitle, noindex: true });

/** A Job ID, or a portal address that contains one. */
const jobIdIn = (typed: string): string | undefined => /JOB\d{1,12}/i.exec(typed)?.[0].toUpperCase();

export async function loader({ request, context }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get('job');
  if (typed === null) return { unknown: false };
  const id = jobIdIn(typed);
  const found = id ? await orNull(portalOf({ context }).call('getJob', { params: { id } })) : null;
  if (found) throw redirect(reportPath(found.body));
  return { unknown: true };
}

/** Asks which job a report is about, for visitors who do not come from its page. */
export default function ReportWhich() {
  const { unknown } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  return (
    <div className="page py-8 sm:py-18">
      <section className="card mx-auto w-full max-w-[460px] p-5 sm:p-8" aria-labelledby="which-title">
        <Form method="get" className="stack gap-5">
          <header className="stack stack-s">
            <h1 id="which-title" className="h2">
              {words.title}
            </h1>
            <p className="soft">{words.lead}</p>
          </header>
          <TextField
            label={words.job}
            name="job"
            hint={words.jobHint}
            defaultValue={search.get('job') ?? ''}
            maxLength={LIMITS.shortText}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            required
            error={unknown ? words.unknown : undefined}
          />
          <Button type="submit" variant="primary" block>
            {words.next}
          </Button>
          <p className="small">
            {words.noId} <TextLink to="/contactus">{words.contact}</TextLink>
          </p>
        </Form>
      </section>
    </div>
  );
}
