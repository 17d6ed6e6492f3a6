import type { PayProblem } from './pay.ts';
import type { RuleProblem } from './rules.ts';

/** A rule that only the server checks, or that has its own message. */
export type InputProblem =
  | 'passwordCommon'
  | 'passwordSame'
  | 'passwordWrong'
  | 'bothCredentials'
  | 'emailSame'
  | 'secondFactorWrong'
  | 'recoveryCodeWrong'
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
  | 'sameTime'
  | 'dayAndTime'
  | 'firstDayPast'
  | 'yearsRange'
  | 'lakhRange'
  | 'experienceMissing'
  | 'yearMissing'
  | 'skillsMissing'
  | 'educationMissing'
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
  /** Megapixels. */
  | { code: 'imagePixels'; params: { most: number } }
  | { code: 'months'; params: { least: number; most: number } }
  | { code: 'years'; params: { most: number } }
  | { code: 'days'; params: { least: number; most: number } }
  | { code: 'skillsTooMany'; params: { most: number } }
  | { code: 'wishesTooMany'; params: { most: number } }
  | { code: 'placeholdersLeft'; params: { names: string } }
  | { code: 'csvTooLong'; params: { most: number } }
  /** The missing columns; `separated`: whether the headings could be split. */
  | { code: 'csvColumnsMissing'; params: { columns: string; separated: boolean } };

/** Why a field is refused: a code from this closed list, with the parameters of its text. */
export type FieldProblem = RuleProblem | PayProblem | InputProblem;

/** A wrong field, by its path in the body, and why. */
export interface WrongField {
  field: string;
  problem: FieldProblem;
}

/** Encodes a problem as the message of a schema's issue, which holds only a text. */
export const says = (problem: FieldProblem): string =>
  typeof problem === 'string' ? problem : JSON.stringify(problem);
