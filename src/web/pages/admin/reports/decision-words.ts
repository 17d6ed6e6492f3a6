import type { ReportDecision } from '#contract/vocabularies.ts';
import { adminReportTexts } from '#texts/admin-reports.ts';
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
  confirm: (decision: ReportDecision, open: number) => string;
  reasonHint: (decision: ReportDecision) => string;
}

export const decisionWords = (entry: Reported): DecisionWords => {
  if (entry.about === 'company') {
    const { name } = entry.company;
    return {
      ...company,
      doneAlone: company.done,
      confirm: (decision, open) =>
        decision === 'dismiss' ? decide.confirm.dismiss({ count: open }) : company.confirm[decision]({ company: name }),
      reasonHint: (decision) => (decision === 'freeze' ? company.reasonHint : company.reasonHintMailed),
    };
  }
  const job = entry.job.jobId;
  return {
    ...decide,
    choices: entry.deleted ? { ...decide.choices, dismiss: decide.dismissDeleted } : decide.choices,
    templates,
    confirmKept: decide.confirmKept({ job }),
    confirm: (decision, open) => {
      if (decision === 'dismiss') return decide.confirm.dismiss({ count: open });
      return decision === 'unfreeze' ? decide.confirm.unfreeze({ job }) : decide.confirm.freeze({ job });
    },
    reasonHint: () => decide.reasonHint,
  };
};
