import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { passwordTexts } from '#texts/password.ts';
import { portalContext } from '#web/lib/portal-context.ts';
import { problemOf, readPostedForm } from '#web/lib/posted-form.ts';
import type { Refused } from '#web/pages/public/account/register-posted.ts';

/** Which kind of account was asked for, so that the way back leads to its own sign-in. */
export const sentSearch = (userType: string): string =>
  `?${new URLSearchParams({ ...(userType !== 'Candidate' && { as: userType.toLowerCase() }), sent: '1' })}`;

/** The wish for a new password posted without scripts: to the page that says so, else the form again with what was typed. */
export async function askedPosted({ request, context }: ActionFunctionArgs) {
  let values: Readonly<Record<string, string>>;
  try {
    ({ values } = await readPostedForm(request, []));
  } catch {
    return data<Refused>({ message: passwordTexts.wentWrong, fields: {}, values: {} }, { status: 400 });
  }
  const { email = '', userType = '' } = values;
  try {
    await context.get(portalContext).call('forgotPassword', { body: { email, userType } });
  } catch (failure) {
    const problem = problemOf(failure);
    if (!problem) throw failure;
    const { message, fields = {} } = problem.body;
    return data<Refused>({ message, fields, values: { email, userType } }, { status: problem.status });
  }
  throw redirect(`/forgot-password${sentSearch(userType)}`, 303);
}
