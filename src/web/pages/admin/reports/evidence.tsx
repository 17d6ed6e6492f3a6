import ScanSearch from 'lucide-react/icons/scan-search';
import { lazy, Suspense, useState } from 'react';
import type { ReportDecision } from '#contract/vocabularies.ts';
import { adminReportTexts as texts } from '#texts/admin-reports.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Section } from '#web/components/section.tsx';
import { DOT } from '#web/lib/dot.ts';
import { countText, dateTimeText } from '#web/lib/formats.ts';
import { isFrozen } from '#web/pages/admin/reports/decision-draft.ts';
import { decisionWords } from '#web/pages/admin/reports/decision-words.ts';
import { Marked } from '#web/pages/admin/reports/marked.tsx';
import type { Reported } from '#web/pages/admin/reports/report-queries.ts';
import { reporterText } from '#web/pages/admin/reports/reporter-text.ts';

const { one } = texts;

/** Loaded when it is first opened. */
const ReportedTalk = lazy(async () => {
  const { ReportedTalk } = await import('#web/pages/admin/reports/reported-talk.tsx');
  return { default: ReportedTalk };
});

type Report = Reported['reports'][number];
type Sign = Reported['signs'][number];

/** What people reported, and what was detected in a posting. */
export function Evidence({ entry }: { entry: Reported }) {
  const { reports, reportCount, signs } = entry;
  return (
    <div className="stack gap-8">
      <Section
        title={one.people}
        id="people-title"
        look="h3"
        aside={
          reportCount > 0 ? <span className="small soft num">{one.peopleCount({ count: reportCount })}</span> : null
        }
      >
        {reports.length === 0 ? <p className="soft">{one.nobody}</p> : null}
        <ul className="stack gap-0 divide-y divide-line">
          {reports.map((report) => (
            <ReportLine key={report._id} report={report} outcome={outcomeText(entry, report)} />
          ))}
        </ul>
        {reportCount > reports.length ? (
          <p className="small soft">{one.more({ count: countText(reportCount - reports.length) })}</p>
        ) : null}
      </Section>
      {entry.about === 'job' ? (
        <Section title={one.signs} id="signs-title" look="h3">
          {signs.length === 0 ? <p className="soft">{one.noSigns}</p> : null}
          <ul className="stack gap-0 divide-y divide-line">
            {signs.map((sign) => (
              <SignLine key={sign._id} sign={sign} outcome={outcomeText(entry, sign)} />
            ))}
          </ul>
        </Section>
      ) : null}
    </div>
  );
}

/**
 * What became of a report or sign. It follows the job or company as it is now, which may have changed outside of the
 * queue since the decision.
 */
const outcomeText = (entry: Reported, { decision }: { decision?: ReportDecision | undefined }): string => {
  const { past } = decisionWords(entry);
  if (decision === 'freeze' || decision === 'unfreeze') return isFrozen(entry) ? past.freeze : past.unfreeze;
  if (decision === 'unverify' && entry.about === 'company' && entry.company.verified) return past.verify;
  return decision ? past[decision] : '';
};

function ReportLine({ report, outcome }: { report: Report; outcome: string }) {
  return (
    <li className="stack gap-1 py-3">
      <p className="row wrap between gap-x-3 gap-y-0">
        <b className="strong">{texts.reasons[report.reason]}</b>
        <span className="small soft num">
          {outcome && outcome + DOT}
          {one.reportedOn({ when: dateTimeText(report.createdAt) })}
        </span>
      </p>
      <p className="break-words whitespace-pre-line">
        {report.details || <span className="soft">{one.noDetails}</span>}
      </p>
      <p className="small soft break-all">{reporterText(report)}</p>
      {report.message ? <ReportedMessage message={report.message} /> : null}
    </li>
  );
}

/** A reported message; the whole conversation can be opened until the report is decided. */
function ReportedMessage({ message }: { message: NonNullable<Report['message']> }) {
  const [open, setOpen] = useState(false);
  const { by, text, firstText, userCode, applicationId } = message;
  return (
    <div className="stack gap-2 border-l-2 border-line pl-3">
      <p className="small soft">{one.wrote[by]({ code: userCode ?? one.goneAccount })}</p>
      <p className="break-words whitespace-pre-line">{text}</p>
      {firstText === undefined ? null : (
        <>
          <p className="small soft">{one.firstSent}</p>
          <p className="break-words whitespace-pre-line">{firstText}</p>
        </>
      )}
      {applicationId ? (
        <div>
          <Button size="s" onClick={() => setOpen(true)}>
            {one.readConversation}
          </Button>
        </div>
      ) : null}
      {open && applicationId ? (
        <Dialog title={one.conversation} subtitle={one.recorded} closeOnScrim onClose={() => setOpen(false)}>
          <Suspense fallback={<p className="soft">{one.loading}</p>}>
            <ReportedTalk id={applicationId} />
          </Suspense>
        </Dialog>
      ) : null}
    </div>
  );
}

function SignLine({ sign, outcome }: { sign: Sign; outcome: string }) {
  return (
    <li className="stack gap-1 py-3">
      <p className="row wrap between gap-x-3 gap-y-0">
        <b className="strong row row-s">
          <Icon as={ScanSearch} />
          {texts.reasons[sign.sign]}
        </b>
        <span className="small soft num">
          {outcome && outcome + DOT}
          {one.foundOn({ when: dateTimeText(sign.createdAt) })}
        </span>
      </p>
      <p className="small soft">{texts.signHelp[sign.sign]}</p>
      <ul className="stack gap-1">
        {sign.found.map((found) => (
          <li key={`${found.field} ${found.words} ${found.around}`} className="break-words">
            <span className="soft">{one.fields[found.field]}: </span>
            {found.around.toLowerCase().includes(found.words.toLowerCase()) ? (
              <Marked text={found.around} words={[found.words]} />
            ) : (
              <>
                <mark className="found">{found.words}</mark> <span className="soft">{found.around}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}
