import { useActionData, useNavigate, useSearchParams } from 'react-router';
import { Notice } from '#web/components/notice.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { InSentence } from '#web/components/typed.tsx';
import { type Hears, type RefusedReport, ReportForm } from '#web/features/reports/report-form.tsx';
import { type Reportable, reportedName, reportTextsOf } from '#web/features/reports/reportable.ts';

/** How the reporter hears of the outcome, in the confirmation's address. */
export const sentParam = (hears: Hears): string => `sent=${hears}`;

/** The report form as a page: without scripts, in a new tab, from a link. */
export function ReportPage({ what, back }: { what: Reportable; back: string }) {
  const texts = reportTextsOf(what);
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
              <InSentence>{reportedName(what)}</InSentence>
            </p>
            {sent ? null : <p className="soft">{texts.lead}</p>}
          </header>
          {sent ? (
            <Notice tone="green" live="status" title={texts.thanks}>
              {texts.thanksMore({ hears: search.get('sent') ?? '' })}
            </Notice>
          ) : (
            <ReportForm
              what={what}
              posted={posted}
              onSent={(hears) => navigate({ search: `?${sentParam(hears)}` }, { replace: true })}
            />
          )}
          <p className="small">
            <TextLink to={back}>{texts.back}</TextLink>
          </p>
        </div>
      </section>
    </div>
  );
}
