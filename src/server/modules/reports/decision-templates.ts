import type { Reportable, ReportDecision } from '#contract/vocabularies.ts';
import { invalid } from '#server/problem.ts';
import { adminReportTexts } from '#texts/admin-reports.ts';

/** A text typed by the administrator, or that of a template, in the language of the moment. */
export type Wording = string | (() => string);

interface Template {
  reason: string;
  /** The reason where there is no recruiter to read it. */
  reasonAlone?: string;
  answer: string;
}

const templatesFor = (about: Reportable, decision: ReportDecision): readonly Template[] => {
  const { templates, company } = adminReportTexts;
  const all: Readonly<Partial<Record<ReportDecision, readonly Template[]>>> =
    about === 'job' ? templates : company.templates;
  return all[decision] ?? [];
};

interface Chosen {
  about: Reportable;
  decision: ReportDecision;
  /** Undefined for a typed text. */
  number: number | undefined;
  typed: string;
  /** No recruiter reads it. */
  alone?: boolean;
}

/** Returns the typed text, or the chosen template's. @throws INVALID_INPUT when the decision has no such template */
export const wordingOf = (part: 'reason' | 'answer', { about, decision, number, typed, alone }: Chosen): Wording => {
  if (number === undefined) return typed;
  if (!templatesFor(about, decision)[number]?.[part]) throw invalid(`${part}Template`, 'choose');
  return () => {
    const template = templatesFor(about, decision)[number];
    return (alone && part === 'reason' ? template?.reasonAlone : undefined) ?? template?.[part] ?? '';
  };
};

export const wordsOf = (wording: Wording): string => (typeof wording === 'string' ? wording : wording());
