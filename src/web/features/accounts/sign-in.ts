import { languageTexts } from '#texts/language.ts';
import { signInTexts as texts } from '#texts/sign-in.ts';
import { CallFailed, call } from '#web/lib/api-client.ts';
import { beginSession, CHOSEN_LANGUAGE, forgetEverything, readSession, type UserKind } from '#web/lib/session.ts';

const CALLS = {
  candidate: 'signInCandidate',
  recruiter: 'signInRecruiter',
  admin: 'signInAdmin',
} as const satisfies Record<UserKind, string>;

export type SignInResult =
  | {
      done: true;
      message: string;
      /** Whether this administrator must set up a second factor before anything else. */
      secondFactorMissing?: boolean;
    }
  | {
      done: false;
      message: string;
      /** The password was correct; the second-factor code is missing or wrong. */
      codeAsked?: 'missing' | 'wrong';
    };

const CODE_PROBLEMS: Readonly<Record<string, 'missing' | 'wrong'>> = {
  SECOND_FACTOR_NEEDED: 'missing',
  SECOND_FACTOR_WRONG: 'wrong',
};

/** Whether the stored session is of this account. */
const isOwn = (kind: UserKind, email: string): boolean => {
  const session = readSession();
  return session?.kind === kind && session.user?.email.toLowerCase() === email.toLowerCase();
};

/** Only candidates save jobs, so the job that a visitor wanted to save is forgotten. */
const dropSaveIntent = () =>
  import('#web/features/jobs/saved-jobs.ts').then(
    ({ forgetSaveIntent }) => forgetSaveIntent(),
    () => undefined,
  );

/** Signs in and stores the user. Every failure is returned as its message. */
export async function signIn(
  kind: UserKind,
  credentials: { email: string; password: string; code?: string },
  { sentenceOf = catalogueSentence }: { sentenceOf?: (failure: unknown) => string } = {},
): Promise<SignInResult> {
  try {
    const answer = await call(CALLS[kind], { body: credentials });
    if (!answer.token) return { done: false, message: texts.noToken };
    beginSession(kind, answer);
    if (kind !== 'candidate') void dropSaveIntent();
    // The area opens in the account's language, and then offers this one.
    if (languageTexts.code === 'hi') localStorage.setItem(CHOSEN_LANGUAGE, languageTexts.code);
    return { done: true, message: answer.message, secondFactorMissing: answer.secondFactorMissing };
  } catch (failure) {
    if (failure instanceof CallFailed && failure.code === 'ACCOUNT_BLOCKED' && isOwn(kind, credentials.email))
      forgetEverything('blocked');
    const codeAsked = failure instanceof CallFailed ? CODE_PROBLEMS[failure.code] : undefined;
    return { done: false, message: sentenceOf(failure), ...(codeAsked && { codeAsked }) };
  }
}

/** Returns the catalogue sentence for a sign-in failure. */
export function catalogueSentence(failure: unknown): string {
  if (!(failure instanceof CallFailed)) return texts.unexpected;
  if (failure.code === 'NETWORK') return texts.noAnswer;
  if (failure.status === 404) return texts.notFound;
  if (failure.status === 401) return texts.wrong;
  return failure.message || texts.unexpected;
}
