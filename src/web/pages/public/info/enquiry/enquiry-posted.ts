import { type ActionFunctionArgs, data, redirect } from 'react-router';
import type { CallInput } from '#contract/api.ts';
import { enquiryTexts as texts } from '#texts/contact.ts';
import { refusedFields } from '#web/lib/form-errors.ts';
import { portalContext } from '#web/lib/portal-context.ts';
import { problemOf, readPostedForm, TooLarge } from '#web/lib/posted-form.ts';
import type { Refused } from '#web/pages/public/account/register-posted.ts';

/** The calls of the three public forms. */
export type Enquiry = 'submitInquiry' | 'submitMentorContact' | 'submitMentee';

interface Options {
  /** Address with the confirmation. */
  sent: string;
  /** The page's message around the server's reason. */
  refused: (reason: string) => string;
}

/**
 * Handles a public form posted without scripts: redirects to the confirmation on success, or returns the form with its
 * input.
 */
export async function enquiryPosted(name: Enquiry, { request, context }: ActionFunctionArgs, options: Options) {
  let values: Record<string, string>;
  try {
    ({ values } = await readPostedForm(request, []));
  } catch (failure) {
    const tooLarge = failure instanceof TooLarge;
    const message = options.refused(tooLarge ? texts.tooLarge : texts.unreadable);
    return data<Refused>({ message, fields: {}, values: {} }, { status: tooLarge ? 413 : 400 });
  }
  try {
    // User input; the call parses it first.
    await context.get(portalContext).call(name, { body: values as CallInput<Enquiry>['body'] });
  } catch (failure) {
    const problem = problemOf(failure);
    if (!problem) throw failure;
    const { body } = problem;
    return data<Refused>(
      { message: options.refused(body.message), fields: refusedFields(body), values },
      { status: problem.status },
    );
  }
  throw redirect(options.sent, 303);
}
