import type { PayProblem } from './pay.ts';
import type { RuleProblem } from './rules.ts';

/** A rule that the server alone checks, or says by itself. */
export type InputProblem =
  | 'passwordCommon'
  | 'passwordSame'
  | 'passwordWrong'
  | 'bothCredentials'
  | 'emailSame'
  | 'secondFactorWrong'
  | 'blockReason'
  | 'deactivationReason'
  | 'verificationNote'
  | 'companyMissing'
  | 'companyNameFirst'
  | 'companyLink'
  | 'codeWrong'
  | 'codeOver'
  | 'freeMail'
  | 'domainOrDocument'
  | 'futureYear'
  | 'notificationForeign'
  | 'notificationFixed'
  | { code: 'pushDevices'; params: { most: number } }
  | 'oneLine'
  | 'negative'
  | 'tooLittle'
  | 'unusable'
  | 'listUnreadable'
  | 'dayFar'
  | 'farAhead'
  | 'dayAndTime'
  | 'firstDayPast'
  | 'yearsRange'
  | 'lakhRange'
  | 'experienceMissing'
  | 'yearMissing'
  | 'skillsMissing'
  | 'sectionTwice'
  | 'searchText'
  | 'filterMissing'
  | 'resumeMissing'
  | 'resumePdf'
  | 'resumeTooFull'
  | 'registrationResumeType'
  | 'certificateType'
  | 'imageInvalid'
  | 'fileMissing'
  | 'fileUnexpected'
  | 'fileTwice'
  | 'recruiterUnknown'
  | 'recruiterBlocked'
  | 'csvMissing'
  | 'csvNotText'
  | 'csvEmpty'
  | { code: 'months'; params: { least: number; most: number } }
  | { code: 'years'; params: { most: number } }
  | { code: 'days'; params: { least: number; most: number } }
  | { code: 'skillsTooMany'; params: { most: number } }
  | { code: 'wishesTooMany'; params: { most: number } }
  | { code: 'csvTooLong'; params: { most: number } }
  /** The columns that are missing; `separated`: whether the headings were told apart. */
  | { code: 'csvColumnsMissing'; params: { columns: string; separated: boolean } };

/** Why a field is refused: a code of this closed list, with what its text names. */
export type FieldProblem = RuleProblem | PayProblem | InputProblem;

/** A field that is wrong, by its path in the body, and why. */
export interface WrongField {
  field: string;
  problem: FieldProblem;
}

/** A problem as the message of a schema's issue, which holds one text only. */
export const says = (problem: FieldProblem): string =>
  typeof problem === 'string' ? problem : JSON.stringify(problem);
