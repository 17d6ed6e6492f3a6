import type { ReportDecision } from '#contract/vocabularies.ts';
import { adminReportTexts } from '#texts/admin-reports.ts';
import { openCount, openKind } from '#web/pages/admin/reports/open-in-case.ts';
import type { Reported } from '#web/pages/admin/reports/report-queries.ts';

const { decide, templates, company } = adminReportTexts;

interface Template {
  name: string;
  reason: string;
  /** The reason where there is no recruiter to read it. */
  reasonAlone?: string;
  answer: string;
}

type Of<T> = Readonly<Partial<Record<ReportDecision, T>>>;

/** The words of the decisions on a job or a company's page, for those decisions that it can get. */
interface DecisionWords {
  /** What was done, by a decision or outside of the queue. */
  past: Readonly<Record<ReportDecision | 'verify', string>>;
  choices: Of<string>;
  done: Of<string>;
  doneAlone: Of<string>;
  templates: Of<readonly Template[]>;
  keepFrozen: string;
  confirmKept: string;
  doneKept: string;
  missing: string;
  confirm: (decision: ReportDecision) => string;
  reasonHint: (decision: ReportDecision) => string;
}

const dismissal = (entry: Reported): string => decide.confirm.dismiss[openKind(entry)]({ count: openCount(entry) });

export const decisionWords = (entry: Reported): DecisionWords => {
  if (entry.about === 'company') {
    const { name } = entry.company;
    return {
      ...company,
      doneAlone: company.done,
      confirm: (decision) => (decision === 'dismiss' ? dismissal(entry) : company.confirm[decision]({ company: name })),
      reasonHint: (decision) => (decision === 'freeze' ? company.reasonHint : company.reasonHintMailed),
    };
  }
  const job = entry.job.jobId;
  return {
    ...decide,
    choices: entry.deleted ? { ...decide.choices, dismiss: decide.dismissDeleted } : decide.choices,
    templates,
    confirmKept: decide.confirmKept({ job }),
    confirm: (decision) => {
      if (decision === 'dismiss') return dismissal(entry);
      return decision === 'unfreeze' ? decide.confirm.unfreeze({ job }) : decide.confirm.freeze({ job });
    },
    reasonHint: () => decide.reasonHint,
  };
};
