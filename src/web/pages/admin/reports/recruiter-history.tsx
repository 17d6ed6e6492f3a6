import { adminReportTexts as texts } from '#texts/admin-reports.ts';
import { Facts } from '#web/components/card.tsx';
import { Section } from '#web/components/section.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { Typed } from '#web/components/typed.tsx';
import { DOT } from '#web/lib/dot.ts';
import { countText, dayText } from '#web/lib/formats.ts';
import { mailTo } from '#web/lib/mailto.ts';
import { decisionWords } from '#web/pages/admin/reports/decision-words.ts';
import type { Reported } from '#web/pages/admin/reports/report-queries.ts';
import { tabAddress } from '#web/pages/admin/tabs.ts';

const { one } = texts;

/** Imported without a recruiter. */
const isForNobody = (entry: Reported): boolean => entry.about === 'job' && entry.job.forNobody === true;

/** The administrators' list of all jobs of a recruiter. */
const jobsOf = ({ userCode }: { userCode: string }): string => `${tabAddress('jobs')}?recruiter=${userCode}`;

/** The recruiter who posted the job or owns the company, and their history. */
export function RecruiterPast({ entry }: { entry: Reported }) {
  const { recruiter } = entry;
  return (
    <Section title={one.recruiter} id="recruiter-title" look="h3">
      {recruiter ? (
        <div className="stack">
          <p className="break-words">
            <TextLink className="strong" to={`${tabAddress('recruiters')}?open=${recruiter._id}`}>
              {recruiter.name || recruiter.userCode}
            </TextLink>
            <span className="soft block break-all">
              {recruiter.userCode}
              {DOT}
              <a className="link" href={mailTo(recruiter.email)}>
                {recruiter.email}
              </a>
            </span>
          </p>
          <Facts
            facts={[
              { label: one.facts.company, value: recruiter.companyName || '–' },
              { label: one.facts.verified, value: recruiter.companyVerified ? texts.verified : texts.notVerified },
              { label: one.facts.since, value: dayText(recruiter.createdAt) },
              { label: one.facts.status, value: <StatusBadge status={recruiter.userStatus} /> },
              { label: one.facts.reports, value: countText(recruiter.otherReports) },
              { label: one.facts.frozen, value: countText(recruiter.jobsFrozen) },
              { label: one.facts.blocked, value: one.times({ count: recruiter.timesBlocked }) },
              {
                label: entry.about === 'job' ? one.facts.other : texts.company.allJobs,
                value:
                  recruiter.otherJobCount > 0 ? (
                    <TextLink to={jobsOf(recruiter)}>{countText(recruiter.otherJobCount)}</TextLink>
                  ) : (
                    countText(0)
                  ),
              },
            ]}
          />
          {recruiter.otherJobs.length > 0 ? (
            <ul className="stack gap-2">
              {recruiter.otherJobs.map((job) => (
                <li key={job._id} className="row between gap-3">
                  <span className="min-w-0 truncate">
                    <TextLink to={`${jobsOf(recruiter)}&open=${job._id}`}>
                      <Typed>{job.title}</Typed>
                    </TextLink>{' '}
                    <span className="soft">{job.jobId}</span>
                  </span>
                  <StatusBadge status={job.jobStatus} />
                </li>
              ))}
              {recruiter.otherJobCount > recruiter.otherJobs.length ? (
                <li className="small soft">
                  {one.moreJobs({ count: countText(recruiter.otherJobCount - recruiter.otherJobs.length) })}
                </li>
              ) : null}
            </ul>
          ) : null}
        </div>
      ) : (
        <p className="soft">{isForNobody(entry) ? one.importedForNobody : one.noRecruiterMore}</p>
      )}
    </Section>
  );
}

/**
 * What was done about the case, newest first: decisions of administrators, changes outside of the queue, and the edit of
 * a hidden page.
 */
export function CaseHistory({ entry }: { entry: Reported }) {
  const { decisions, elsewhere, recruiter } = entry;
  if (decisions.length + elsewhere.length === 0) return null;
  const editedAt = entry.about === 'company' ? entry.hiddenEditedAt : undefined;
  const { past } = decisionWords(entry);
  const done = [
    ...decisions.map((decision) => ({
      id: decision._id,
      at: decision.at,
      line: one.historyLine({ what: past[decision.decision], ...authorOf(decision) }),
      reason: decision.reason,
      answer: decision.answer,
    })),
    ...elsewhere.map((change) => ({
      id: change._id,
      at: change.at,
      line: one.elsewhereLine({ what: past[change.did], ...authorOf(change) }),
      reason: change.reason,
      answer: '',
    })),
    ...(editedAt
      ? [
          {
            id: 'edited',
            at: editedAt,
            line: one.historyLine({
              what: one.edited,
              who: recruiter?.name || recruiter?.userCode || '–',
              when: dayText(editedAt),
            }),
            reason: '',
            answer: '',
          },
        ]
      : []),
  ].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <Section title={one.history} id="decisions-title" look="h3">
      <ol className="stack gap-4">
        {done.map(({ id, line, reason, answer }) => (
          <li key={id} className="stack gap-1">
            <b className="strong">{line}</b>
            {reason ? <Said label={recruiter ? one.toRecruiter : one.reason} text={reason} /> : null}
            {answer ? <Said label={one.toReporters} text={answer} /> : null}
          </li>
        ))}
      </ol>
    </Section>
  );
}

const authorOf = ({ by, at }: Pick<Reported['decisions'][number], 'by' | 'at'>) => ({
  who: by ? by.name || by.userCode : one.gone,
  when: dayText(at),
});

function Said({ label, text }: { label: string; text: string }) {
  return (
    <p className="break-words whitespace-pre-line">
      <span className="soft">{label}: </span>
      {text}
    </p>
  );
}
