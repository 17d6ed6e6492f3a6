import { type ActionFunctionArgs, data, redirect } from 'react-router';
import type { CallInput } from '#contract/api.ts';
import { accountRoutes } from '#contract/routes/accounts.ts';
import { registrationTexts as texts } from '#texts/registration.ts';
import { ruleTexts } from '#texts/rules.ts';
import { emailHash } from '#web/lib/carried-email.ts';
import { type RefusedFields, refusedFields } from '#web/lib/form-errors.ts';
import { safeReturn } from '#web/lib/guard.ts';
import { portalContext } from '#web/lib/portal-context.ts';
import { problemOf, readPostedForm, TooLarge } from '#web/lib/posted-form.ts';

/** Shown again when a form sent without scripts was refused. */
export interface Refused {
  message: string;
  fields: RefusedFields;
  /** The input without passwords; browsers do not let files be restored. */
  values: Readonly<Record<string, string>>;
}

type Registration = 'registerCandidate' | 'registerRecruiter';

const refuse = (status: number, refused: Partial<Refused> & { message: string }) =>
  data<Refused>({ fields: {}, values: {}, ...refused }, { status });

/**
 * Handles a registration posted without scripts: redirects to the sign-in on success, or returns the form with its
 * input.
 */
export async function registerPosted(
  name: Registration,
  { request, context }: ActionFunctionArgs,
  { boxes = [], needsFiles = [] }: { boxes?: readonly string[]; needsFiles?: readonly string[] },
) {
  let posted: Awaited<ReturnType<typeof readPostedForm>>;
  try {
    posted = await readPostedForm(request, accountRoutes[name].files);
  } catch (failure) {
    if (failure instanceof TooLarge) return refuse(413, { message: texts.tooLarge });
    return refuse(400, { message: texts.failed });
  }
  const { password = '', confirmPassword = '', ...values } = posted.values;
  // Browsers omit unticked boxes; here absence is an answer.
  for (const box of boxes) values[box] = box in values ? 'true' : 'false';
  if (needsFiles.some((field) => !posted.files[field])) {
    return refuse(400, { message: ruleTexts.registrationFiles, values });
  }
  const search = new URL(request.url).searchParams;
  try {
    await context.get(portalContext).call(name, {
      // User input; the call parses it first.
      body: { ...values, password, confirmPassword } as CallInput<Registration>['body'],
      files: posted.files,
    });
  } catch (failure) {
    const problem = problemOf(failure);
    if (!problem) throw failure;
    return refuse(problem.status, { message: problem.body.message, fields: refusedFields(problem.body), values });
  }
  throw redirect(
    loginAfter(name, { returnTo: search.get('return'), why: 'registered', email: values.email ?? '' }),
    303,
  );
}

/** The sign-in page with the result of the registration, the email address filled in, and the return address. */
export function loginAfter(
  name: Registration,
  { returnTo, why, email }: { returnTo: string | null; why: 'registered' | 'submitted'; email: string },
): string {
  const search = new URLSearchParams({ why });
  if (name === 'registerRecruiter') search.set('as', 'recruiter');
  const target = safeReturn(returnTo, '');
  if (target) search.set('return', target);
  return `/login?${search}${emailHash(email)}`;
}
