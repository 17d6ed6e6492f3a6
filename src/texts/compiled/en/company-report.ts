// Compiled from src/texts/en/company-report.json by `npm run texts`: edit that file, not this one.
import { select, type Value } from './message.ts';

export const companyReportTexts = {
  link: 'Report this page',
  title: 'Report this page',
  pageTitle: ({ company }: { company: Value }) => `Report: ${company}`,
  lead: 'Tell us what is wrong. Our administrators read your report and decide what happens to the page. The company can’t see who reported it.',
  reasons: {
    impersonates: 'It pretends to be another company',
    asks_for_money: 'It asks for money',
    wrong_details: 'Some facts are wrong',
    offensive: 'A picture or text is offensive',
    other: 'Something else',
  },
  detailsHint: 'Tell us what is wrong and how you know. Never send passwords or bank details.',
  emailHint: 'Signed in? You’ll get the outcome as a notification. If not, enter your email to hear what we decide. The company never sees it.',
  emailHintNotice: 'You’ll get the outcome as a notification. Leave an address to get it by email too. The company never sees it.',
  emailHintVisitor: 'Enter your email to hear what we decide. The company never sees it.',
  thanksMore: ({ hears }: { hears: string }) => `${select(hears, { mail: 'Someone at Avsar will review this page and email you the outcome.', notice: 'Someone at Avsar will review this page. You’ll find the outcome in your notifications.', other: 'Someone at Avsar will review this page. You gave no email address, so we won’t write to you.' })} Until then, don’t pay and don’t share bank details.`,
  back: 'Back to the company',
};
