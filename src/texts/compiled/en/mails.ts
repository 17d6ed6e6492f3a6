// Compiled from src/texts/en/mails.json by `npm run texts`: edit that file, not this one.
import { number, plural, select, unstopped, type Value } from './message.ts';

export const mailTexts = {
  hello: 'Hello,',
  helloName: ({ name }: { name: Value }) => `Hello ${name},`,
  reason: ({ reason }: { reason: Value }) => `Reason: ${reason}`,
  recruiterWrote: 'The recruiter wrote:',
  candidateWrote: 'The candidate wrote:',
  answerUndone: 'Your change to this application, made seconds before, has been undone. The candidate was not told about it.',
  ownApplication: 'See your application',
  ownApplications: 'See your applications',
  receivedApplication: 'See the application',
  receivedApplications: 'See your applications',
  ownInterviews: 'See your interviews',
  ownOffers: 'See your offers',
  postedFor: ({ poster, company }: { poster: Value; company: Value }) => `Posted by ${poster} for ${unstopped(company)}.`,
  postedByRecruiter: ({ company }: { company: Value }) => `Posted by a recruiter for ${unstopped(company)}.`,
  mistake: 'If you think this is a mistake, contact us',
  brand: 'avsar',
  money: 'Avsar never asks for money.',
  about: 'Avsar, jobs and internships for India',
  because: ({ title }: { title: Value }) => `You are getting this email because “${title}” is turned on in your Avsar account.`,
  unsubscribe: 'Unsubscribe from these emails',
};

export const accountMailTexts = {
  welcome: {
    subject: 'Welcome to Avsar: confirm your email address',
    ready: ({ kind, code }: { kind: string; code: Value }) => select(kind, { candidate: `Your Avsar account is ready. Your code is ${code}. Confirm your email address, so that we can write to you about jobs and invitations:`, other: `Your recruiter account on Avsar is ready. Your code is ${code}. Confirm your email address, so that we know where to write to you:` }),
    validFor: 'You can use this link once, within 24 hours. You can get a new one on your account page.',
    money: ({ kind }: { kind: string }) => select(kind, { candidate: 'No recruiter on Avsar may ask you for money. If one does, tell us.', other: 'Recruiters on Avsar must never ask candidates for money.' }),
    notYou: 'If you did not register, ignore this email. We will not send you any others about jobs.',
  },
  passwordLink: {
    subject: 'Choose a new password for Avsar',
    asked: ({ kind }: { kind: string }) => select(kind, { candidate: 'We received a request for a new password for your candidate account on Avsar. If you made it, choose a new password here:', recruiter: 'We received a request for a new password for your recruiter account on Avsar. If you made it, choose a new password here:', other: 'We received a request for a new password for your administrator account on Avsar. If you made it, choose a new password here:' }),
    validFor: 'You can use this link once, within 30 minutes.',
    ignore: 'If you did not make this request, ignore this email. Your password stays the same.',
    choose: 'Choose a new password',
  },
  passwordChanged: {
    subject: 'Your Avsar password was changed',
    onPage: ({ kind }: { kind: string }) => select(kind, { candidate: 'The password of your candidate account on Avsar was changed on its account page. You have been signed out everywhere else.', recruiter: 'The password of your recruiter account on Avsar was changed on its account page. You have been signed out everywhere else.', other: 'The password of your administrator account on Avsar was changed on its account page. You have been signed out everywhere else.' }),
    byLink: ({ kind }: { kind: string }) => select(kind, { candidate: 'The password of your candidate account on Avsar was changed with a link that we emailed to this address. You have been signed out everywhere.', recruiter: 'The password of your recruiter account on Avsar was changed with a link that we emailed to this address. You have been signed out everywhere.', other: 'The password of your administrator account on Avsar was changed with a link that we emailed to this address. You have been signed out everywhere.' }),
    notYouOnPage: 'If this was not you, reset your password now: choose “Forgot password?” on the sign-in page.',
    notYouByLink: 'If this was not you, request a new link now and check who has access to your mailbox.',
  },
  confirmEmail: {
    subject: 'Confirm your email address for Avsar',
    present: ({ kind }: { kind: string }) => select(kind, { candidate: 'Confirm that this is the email address of your candidate account on Avsar:', recruiter: 'Confirm that this is the email address of your recruiter account on Avsar:', other: 'Confirm that this is the email address of your administrator account on Avsar:' }),
    wanted: ({ kind }: { kind: string }) => select(kind, { candidate: 'Someone wants to use this email address for their candidate account on Avsar. If this was you, confirm it here:', recruiter: 'Someone wants to use this email address for their recruiter account on Avsar. If this was you, confirm it here:', other: 'Someone wants to use this email address for their administrator account on Avsar. If this was you, confirm it here:' }),
    validFor: 'You can use this link once, within 24 hours.',
    ignore: 'If this was not you, ignore this email.',
    confirm: 'Confirm this address',
  },
  emailTaken: {
    subject: 'This address already has an Avsar account',
    taken: ({ kind }: { kind: string }) => select(kind, { candidate: 'Someone tried to use this email address for another candidate account on Avsar. It already has one, so nothing was changed.', recruiter: 'Someone tried to use this email address for another recruiter account on Avsar. It already has one, so nothing was changed.', other: 'Someone tried to use this email address for another administrator account on Avsar. It already has one, so nothing was changed.' }),
    signIn: 'If this was you, sign in with this address. You can request a new password on the sign-in page. If this was not you, ignore this email.',
  },
  emailChangeRequested: {
    subject: 'Request to change the email address of your Avsar account',
    asked: ({ kind, email }: { kind: string; email: Value }) => select(kind, { candidate: `Someone who knows your password asked to change the email address of your candidate account on Avsar to ${email}. The address changes when they open the link that we sent there.`, recruiter: `Someone who knows your password asked to change the email address of your recruiter account on Avsar to ${email}. The address changes when they open the link that we sent there.`, other: `Someone who knows your password asked to change the email address of your administrator account on Avsar to ${email}. The address changes when they open the link that we sent there.` }),
    notYou: 'If this was not you, change your password now. The link then stops working.',
  },
  emailChanged: {
    subject: 'The email address of your Avsar account was changed',
    byOwner: ({ kind, email }: { kind: string; email: Value }) => select(kind, { candidate: `The email address of your candidate account on Avsar was changed to ${email}.`, recruiter: `The email address of your recruiter account on Avsar was changed to ${email}.`, other: `The email address of your administrator account on Avsar was changed to ${email}.` }),
    byAdmin: ({ kind, email }: { kind: string; email: Value }) => select(kind, { candidate: `An administrator changed the email address of your candidate account on Avsar to ${email}.`, recruiter: `An administrator changed the email address of your recruiter account on Avsar to ${email}.`, other: `An administrator changed the email address of your administrator account on Avsar to ${email}.` }),
    from: 'Sign in with that address from now on. We will send your emails there.',
    notRight: 'If this is wrong, contact us now',
  },
  blocked: {
    subject: ({ kind }: { kind: string }) => select(kind, { candidate: 'Your Avsar account has been blocked', recruiter: 'Your Avsar account has been blocked', other: 'Your Avsar account has been deactivated' }),
    blocked: ({ kind }: { kind: string }) => select(kind, { candidate: 'Your Avsar account has been blocked. You cannot sign in, and what you published is no longer shown.', recruiter: 'Your Avsar account has been blocked. You cannot sign in, and what you published is no longer shown.', other: 'Your administrator account on Avsar has been deactivated. You cannot sign in.' }),
    noReason: 'Reason: none given',
  },
  unblocked: {
    subject: ({ kind }: { kind: string }) => select(kind, { candidate: 'Your Avsar account is no longer blocked', recruiter: 'Your Avsar account is no longer blocked', other: 'Your Avsar account is no longer deactivated' }),
    unblocked: ({ kind }: { kind: string }) => select(kind, { candidate: 'An Avsar administrator has unblocked your candidate account. You can sign in again.', recruiter: 'An Avsar administrator has unblocked your recruiter account. You can sign in again.', other: 'An administrator has reactivated your administrator account on Avsar. You can sign in again.' }),
  },
  statusChanged: {
    subject: 'The status of your Avsar account has changed',
    active: 'Your Avsar account is active. You can sign in and use it.',
    notActive: 'Your Avsar account now has the status “Not Active”, like a new account. You can still sign in and use everything.',
    signIn: 'Sign in',
  },
  deleted: {
    subject: 'Your Avsar account has been deleted',
    deleted: ({ kind }: { kind: string }) => select(kind, { candidate: 'Your candidate account on Avsar has been deleted, with all the personal data in it.', other: 'Your recruiter account on Avsar has been deleted, with all the personal data in it. This is the last email about it.' }),
    again: 'You can register again at any time',
  },
  idle: {
    subject: ({ day }: { day: Value }) => `We will delete your Avsar account on ${day}`,
    unused: ({ kind, day }: { kind: string; day: Value }) => select(kind, { candidate: `You haven’t used your candidate account on Avsar for a long time. On ${day} we will delete it with all the personal data in it.`, other: `You haven’t used your recruiter account on Avsar for a long time. On ${day} we will delete it with all the personal data in it.` }),
    keep: 'Sign in to keep it',
    nothing: 'If you no longer need it, you don’t have to do anything.',
  },
  emailCorrected: {
    subject: 'This address no longer belongs to an Avsar account',
    gone: 'An Avsar account that was registered with this address now uses another one.',
    notYou: 'If it was your account and you did not change its address, contact us',
  },
};

export const companyMailTexts = {
  verified: {
    subject: 'Your company is verified on Avsar',
    verified: ({ company }: { company: Value }) => `Avsar has verified your company as “${company}”. Your jobs now show that it is verified, nobody else can post under its name, and you can view up to 5,000 candidates a day.`,
    until: 'If you change the company name or logo, the verification ends until an administrator has checked it again.',
  },
  unverified: {
    subject: 'Your company is no longer verified on Avsar',
    edited: 'An administrator has changed the company name or logo.',
    unverified: ({ company }: { company: Value }) => `“${company}” is no longer a verified company on Avsar. Your jobs stay online without the verified badge.`,
  },
  notVerified: {
    subject: 'Your company isn’t verified yet',
    notVerified: ({ company }: { company: Value }) => `An administrator has reviewed what you sent, and hasn’t verified “${company}”. You can ask again with another document.`,
    ask: 'Ask for verification again',
  },
  pageHidden: {
    subject: 'Your company’s page has been hidden',
    hidden: ({ company }: { company: Value }) => `An Avsar administrator has reviewed the page of “${company}” and hidden it. Your jobs stay online.`,
    until: 'Edit the page, and an administrator reviews it again. It stays hidden until an administrator makes it public.',
    edit: 'Edit your company’s page',
  },
  pageShown: {
    subject: 'Your company’s page is public again',
    shown: ({ company }: { company: Value }) => `An Avsar administrator has reviewed the page of “${company}” again. Everyone can see it now.`,
  },
  reportDecided: {
    subject: ({ company }: { company: Value }) => `Your report about ${company}`,
    decided: ({ decision, company }: { decision: string; company: Value }) => select(decision, { freeze: `We have reviewed your report about the page of ${company} and hidden the page.`, unverify: `We have reviewed your report about the page of ${company} and ended the company’s verification.`, unfreeze: `We have reviewed your report about the page of ${company} again, and the page is public again.`, other: `We have reviewed your report about the page of ${company} and found nothing wrong with it.` }),
    thanks: 'Thank you for telling us.',
  },
  code: {
    subject: ({ code }: { code: Value }) => `${code} is your code for Avsar`,
    code: ({ code, company }: { code: Value; company: Value }) => `Enter ${code} on Avsar to confirm the email domain of “${company}”.`,
    until: 'The code works for 30 minutes.',
    notYou: 'If you didn’t ask for this, ignore this email. Nothing changes.',
  },
};

export const adminMailTexts = {
  invited: {
    subject: 'You are invited to help run Avsar',
    byAdmin: ({ role, inviter }: { role: string; inviter: Value }) => select(role, { super: `${inviter} invites you to become a Super Admin of Avsar. Register here with this email address:`, other: `${inviter} invites you to become an administrator of Avsar. Register here with this email address:` }),
    bySomebody: ({ role }: { role: string }) => select(role, { super: 'A Super Admin invites you to become a Super Admin of Avsar. Register here with this email address:', other: 'A Super Admin invites you to become an administrator of Avsar. Register here with this email address:' }),
    validFor: 'You can use this link once, within 7 days.',
    ignore: 'If you do not expect this invitation, ignore this email.',
    register: 'Register as administrator',
  },
  registered: {
    subject: 'You are an administrator of Avsar',
    ready: ({ code }: { code: Value }) => `Your administrator account on Avsar is ready. Your code is ${code}.`,
    notYou: 'If this was not you, tell the other administrators now.',
  },
  roleChanged: {
    subjectSuper: 'You are now a Super Admin of Avsar',
    subjectAdmin: 'You are now an administrator of Avsar',
    toSuper: ({ code }: { code: Value }) => `Your role on Avsar was changed from Admin to Super Admin. Your code is now ${code}.`,
    toAdmin: ({ code }: { code: Value }) => `Your role on Avsar was changed from Super Admin to Admin. Your code is now ${code}.`,
    ask: 'If you did not expect this, ask the other administrators.',
  },
  secondFactor: {
    account: 'Your account page',
    notYou: 'If this was not you, change your password now and tell the other administrators.',
    second_factor_switched_on: {
      subject: 'The second factor of your Avsar account is on',
      text: 'Your administrator account on Avsar now asks for a code from your authenticator app each time you sign in. You have been signed out everywhere else.',
    },
    recovery_codes_replaced: {
      subject: 'New recovery codes for your Avsar account',
      text: 'New recovery codes were created for your administrator account on Avsar. The old codes no longer work.',
    },
    recovery_code_used: {
      subject: 'A recovery code was used to sign in to your Avsar account',
      text: 'Someone signed in to your administrator account on Avsar with your password and one of your recovery codes. That code no longer works.',
    },
    second_factor_switched_off: {
      subject: 'The second factor of your Avsar account is off',
      text: 'Your administrator account on Avsar no longer asks for a code when you sign in.',
    },
    second_factor_reset: {
      subject: 'The second factor of your Avsar account was removed',
      text: 'A Super Admin removed the second factor from your administrator account on Avsar, because it was reported lost. You have been signed out everywhere. Sign in with your password and set up a new one.',
    },
    second_factor_required: {
      subject: 'Your Avsar account needs a second factor',
      text: 'A Super Admin now requires a second factor for your administrator account on Avsar. Set it up on your account page. You cannot do anything else there until you have.',
    },
  },
  dailyNumber: {
    subject: ({ code }: { code: Value }) => `${code} has reached the daily limit for candidates`,
    text: ({ code }: { code: Value }) => `Recruiter ${code} tried to view more candidates today than the daily limit allows. Check the account, and block it if it looks like misuse.`,
  },
};

export const decidedMailTexts = {
  late: ({ days }: { days: number }) => plural(days, { one: 'We’re sorry that this answer comes one day later than promised.', other: `We’re sorry that this answer comes ${number(days)} days later than promised.` }),
  accepted: {
    subject: ({ job, company }: { job: Value; company: Value }) => `Good news about your application for ${job} at ${company}`,
    text: ({ job, company }: { job: Value; company: Value }) => `Your application for ${job} at ${company} has been accepted. The recruiter will contact you about the next step.`,
  },
  rejected: {
    subject: ({ job, company }: { job: Value; company: Value }) => `About your application for ${job} at ${company}`,
    text: ({ job, company }: { job: Value; company: Value }) => `Thank you for applying for ${job} at ${unstopped(company)}. The recruiter has decided not to continue with your application this time.`,
  },
  pending: {
    subject: ({ job, company }: { job: Value; company: Value }) => `Your application for ${job} at ${company} is open again`,
    text: ({ job, company }: { job: Value; company: Value }) => `Your application for ${job} at ${company} is open again. The recruiter will take another look at it.`,
  },
};

export const applicationMailTexts = {
  submitted: {
    subject: ({ job, company }: { job: Value; company: Value }) => `Your application for ${job} at ${company}`,
    submitted: ({ job, company }: { job: Value; company: Value }) => `Your application for ${job} at ${company} was submitted successfully. We will email you when the recruiter answers.`,
    hearBy: ({ day }: { day: Value }) => `You’ll hear by ${day}.`,
    readBy: ({ poster }: { poster: Value }) => `${poster} reads your application.`,
    readByRecruiter: 'The recruiter reads your application, not the company.',
  },
  received: {
    subject: ({ job, name }: { job: Value; name: Value }) => `New application for ${job}: ${name}`,
    received: ({ name, job, company }: { name: Value; job: Value; company: Value }) => `${name} has applied for ${job} at ${unstopped(company)}.`,
    subjectMany: ({ count }: { count: number }) => plural(count, { one: `${number(count)} new application`, other: `${number(count)} new applications` }),
    receivedMany: ({ count }: { count: number }) => plural(count, { one: `${number(count)} person has applied:`, other: `${number(count)} people have applied:` }),
    forJob: ({ job, company }: { job: Value; company: Value }) => `${job} at ${company}`,
    more: ({ count }: { count: number }) => plural(count, { one: `And ${number(count)} more application.`, other: `And ${number(count)} more applications.` }),
  },
  closed: {
    subject: ({ job, company }: { job: Value; company: Value }) => `Closed without an answer: ${job} at ${company}`,
    closed: ({ company, job }: { company: Value; job: Value }) => `${company} has not answered your application for ${job}, so we closed it.`,
    again: 'You can apply for this job again while it is open.',
  },
  held: {
    subject: ({ count, company }: { count: number; company: Value }) => plural(count, { one: `${number(count)} update from ${company}`, other: `${number(count)} updates from ${company}` }),
    together: 'Several things changed within a short time, so we put them into one email. The newest is at the end.',
  },
  withdrawn: {
    subject: ({ name, job }: { name: Value; job: Value }) => `Application withdrawn: ${name}, ${job}`,
    withdrawn: ({ name, job, company }: { name: Value; job: Value; company: Value }) => `${name} has withdrawn their application for ${job} at ${unstopped(company)}.`,
    offerEnded: 'The offer they had accepted has ended too.',
  },
  interviewCancelled: ({ when }: { when: Value }) => `The interview on ${when} (India time) has been cancelled.`,
  candidateLeft: {
    subject: ({ name, job }: { name: Value; job: Value }) => `Account deleted: ${name}, ${job}`,
    left: ({ name, job }: { name: Value; job: Value }) => `The Avsar account of ${name}, who applied for ${job}, has been deleted. You can still see the job, dates and status of the application.`,
    subjectMany: ({ name, count }: { name: Value; count: number }) => `Account deleted: ${name}, ${plural(count, { one: `${number(count)} application`, other: `${number(count)} applications` })}`,
    leftMany: ({ name }: { name: Value }) => `The Avsar account of ${name} has been deleted. You can still see the job, dates and status of these applications:`,
    withInterview: ({ when }: { when: Value }) => `the interview on ${when} is cancelled`,
  },
  recruiterLeft: {
    subject: ({ after, job, company }: { after: string; job: Value; company: Value }) => select(after, { hired: `The recruiter for ${job} at ${company} has left Avsar`, other: `${job} at ${company} is closed` }),
    left: ({ job, company, after }: { job: Value; company: Value; after: string }) => `The recruiter for ${job} at ${company} has left Avsar. The job is closed, and ${select(after, { hired: `the offer you accepted stays. Contact ${company} directly about your first day.`, offer: 'your open offer has been cancelled.', selection: 'the recruiter won’t contact you about the next step.', other: 'nobody will answer your application.' })}`,
    ended: ({ offer, company }: { offer: string; company: Value }) => select(offer, { open: 'Your open offer has been cancelled.', other: `The offer you accepted stays. Contact ${company} directly about your first day.` }),
    subjectMany: ({ count }: { count: number }) => `A recruiter has left Avsar: ${plural(count, { one: `${number(count)} application`, other: `${number(count)} applications` })}`,
    leftMany: 'The recruiter for these jobs has left Avsar. The jobs are closed:',
    each: ({ after, company }: { after: string; company: Value }) => select(after, { hired: `the offer you accepted stays, contact ${company} directly about your first day`, offer: 'your open offer has been cancelled', selection: 'the recruiter won’t contact you about the next step', other: 'nobody will answer your application' }),
  },
  jobRemoved: {
    subject: ({ job, company }: { job: Value; company: Value }) => `Avsar has taken down this job: ${job}, ${company}`,
    removed: ({ job, company, expects }: { job: Value; company: Value; expects: string }) => `We have taken down the job ${job} at ${unstopped(company)}. ${select(expects, { interview: 'You have an interview there.', offer: 'You have an offer there.', hired: 'You accepted an offer there.', bothHired: 'You accepted an offer there, and you have an interview.', other: 'You have an interview and an offer there.' })}`,
    care: ({ expects }: { expects: string }) => select(expects, { offer: 'Don’t pay anyone, and don’t share your bank details or documents.', hired: 'Don’t pay anyone, and don’t share your bank details or documents.', other: 'Don’t go to the interview, don’t pay anyone, and don’t share your bank details or documents.' }),
    wait: ({ expects }: { expects: string }) => select(expects, { hired: 'We’ll email you if the job comes back.', bothHired: 'We’ll email you if the job comes back.', other: 'You can’t answer until the job comes back. We’ll email you if it does.' }),
    waitDeleted: ({ expects }: { expects: string }) => select(expects, { hired: 'We’ll email you if that changes.', bothHired: 'We’ll email you if that changes.', other: 'You can’t answer for now. We’ll email you if that changes.' }),
    gone: ({ expects }: { expects: string }) => select(expects, { hired: 'The job won’t come back.', bothHired: 'The job won’t come back.', other: 'The job won’t come back, so you can no longer answer.' }),
  },
  jobBack: {
    subject: ({ deleted, expects, job, company }: { deleted: boolean; expects: string; job: Value; company: Value }) => `${select(deleted, { true: select(expects, { hired: 'Our warning is over', bothHired: 'Our warning is over', other: 'You can answer again' }), other: 'This job is back' })}: ${job}, ${company}`,
    back: ({ job, company, expects }: { job: Value; company: Value; expects: string }) => `The job ${job} at ${company} is back. ${select(expects, { interview: 'Your interview takes place as planned.', offer: 'Your offer is valid again, as long as its date has not passed.', hired: 'The offer you accepted stays.', bothHired: 'Your interview takes place as planned. The offer you accepted stays.', other: 'Your interview takes place as planned. Your offer is valid again, as long as its date has not passed.' })}`,
    deleted: ({ expects, job, company }: { expects: string; job: Value; company: Value }) => `${select(expects, { hired: `Our warning about the job ${job} at ${company} is over.`, bothHired: `Our warning about the job ${job} at ${company} is over.`, interview: `You can answer about your interview for ${job} at ${company} again.`, offer: `You can answer your offer for ${job} at ${company} again.`, other: `You can answer about your interview and your offer for ${job} at ${company} again.` })} The job stays deleted. ${select(expects, { interview: 'Your interview takes place as planned.', offer: 'Your offer is valid again, as long as its date has not passed.', hired: 'The offer you accepted stays.', bothHired: 'Your interview takes place as planned. The offer you accepted stays.', other: 'Your interview takes place as planned. Your offer is valid again, as long as its date has not passed.' })}`,
  },
};

export const interviewMailTexts = {
  when: 'When',
  where: 'Where',
  contact: 'Contact',
  invitedBy: 'Invited by',
  bring: 'What to bring or prepare',
  scheduled: {
    subject: ({ job, company, when }: { job: Value; company: Value; when: Value }) => `Interview for ${job} at ${company}: ${when}`,
    invited: ({ job, company }: { job: Value; company: Value }) => `You are invited to an interview for ${job} at ${unstopped(company)}.`,
    title: ({ job, company }: { job: Value; company: Value }) => `Interview for ${job} at ${company}`,
  },
  moved: {
    subject: ({ time, job, company, when }: { time: string; job: Value; company: Value; when: Value }) => select(time, { same: `Change to your interview for ${job} at ${company}: ${when}`, other: `New time for your interview for ${job} at ${company}: ${when}` }),
    moved: ({ time, job, company }: { time: string; job: Value; company: Value }) => select(time, { same: `The details of your interview for ${job} at ${company} have changed. The time is the same:`, other: `Your interview for ${job} at ${company} has been moved. Here are the new details:` }),
    title: ({ time, job, company }: { time: string; job: Value; company: Value }) => select(time, { same: `Change to your interview for ${job} at ${company}`, other: `New time for your interview for ${job} at ${company}` }),
  },
  cancelled: {
    subject: ({ job, company }: { job: Value; company: Value }) => `Interview cancelled: ${job} at ${company}`,
    withdrawal: ({ job, company, when }: { job: Value; company: Value; when: Value }) => `You have withdrawn your application for ${job} at ${company}, so your interview on ${when} is cancelled.`,
    deletion: ({ job, company, when }: { job: Value; company: Value; when: Value }) => `Your account has been deleted, so your interview for ${job} at ${company} on ${when} is cancelled.`,
    recruiter: ({ job, company, when }: { job: Value; company: Value; when: Value }) => `The recruiter has cancelled your interview for ${job} at ${company} on ${when}. Your application is still accepted.`,
    recruiterLeft: ({ job, company, when, offer }: { job: Value; company: Value; when: Value; offer: string }) => `The recruiter for ${job} at ${company} has left Avsar, so your interview on ${when} is cancelled. ${select(offer, { accepted: 'The job is closed.', other: 'The job is closed, and nobody will answer your application.' })}`,
  },
  result: {
    subjectSelected: ({ job, company }: { job: Value; company: Value }) => `You have been selected: ${job} at ${company}`,
    subjectRejected: ({ job, company }: { job: Value; company: Value }) => `About your interview: ${job} at ${company}`,
    selected: ({ job, company }: { job: Value; company: Value }) => `You have been selected after your interview for ${job} at ${unstopped(company)}. The recruiter will contact you about the next step.`,
    rejectedRemoved: ({ job, company }: { job: Value; company: Value }) => `The recruiter has decided not to continue with your application for ${job} at ${unstopped(company)}. We have taken down this job.`,
    rejectedAhead: ({ job, company, when }: { job: Value; company: Value; when: Value }) => `The recruiter has decided not to continue with your application for ${job} at ${unstopped(company)}. Your interview on ${when} does not take place.`,
    rejected: ({ job, company }: { job: Value; company: Value }) => `Thank you for coming to the interview for ${job} at ${unstopped(company)}. The recruiter has decided not to continue with your application this time.`,
    noShow: ({ job, company }: { job: Value; company: Value }) => `The recruiter has recorded that you did not come to the interview for ${job} at ${unstopped(company)}. Your application has been rejected.`,
  },
  answered: {
    subjectConfirmed: ({ name, job }: { name: Value; job: Value }) => `Interview confirmed: ${name}, ${job}`,
    subjectAnotherTime: ({ name, job }: { name: Value; job: Value }) => `New interview time requested: ${name}, ${job}`,
    confirmed: ({ name, job, company, when }: { name: Value; job: Value; company: Value; when: Value }) => `${name} has confirmed the interview for ${job} at ${company} on ${when} (India time).`,
    anotherTime: ({ name, job, company, when }: { name: Value; job: Value; company: Value; when: Value }) => `${name} has asked for another time for the interview for ${job} at ${company}, now set for ${when} (India time).`,
    suggested: ({ times }: { times: Value }) => `These times would suit them:\n${times}`,
    suggestedTime: ({ when }: { when: Value }) => `- ${when} (India time)`,
  },
  zone: 'India time',
};

export const offerMailTexts = {
  made: {
    subject: ({ job, company }: { job: Value; company: Value }) => `Job offer: ${job} at ${company}`,
    made: ({ job, company, day }: { job: Value; company: Value; day: Value }) => `You have an offer for ${job} at ${unstopped(company)}. You can answer it until ${day}.`,
    answer: 'Read and answer it',
  },
  withdrawn: {
    subject: ({ job, company }: { job: Value; company: Value }) => `The offer for ${job} at ${company} has been withdrawn`,
    withdrawn: ({ job, company }: { job: Value; company: Value }) => `The recruiter has withdrawn the offer for ${job} at ${unstopped(company)}.`,
  },
  answered: {
    subjectAccepted: ({ name, job }: { name: Value; job: Value }) => `Offer accepted: ${name}, ${job}`,
    subjectRejected: ({ name, job }: { name: Value; job: Value }) => `Offer rejected: ${name}, ${job}`,
    accepted: ({ name, job, company }: { name: Value; job: Value; company: Value }) => `${name} has accepted your offer for ${job} at ${unstopped(company)}.`,
    rejected: ({ name, job, company }: { name: Value; job: Value; company: Value }) => `${name} has rejected your offer for ${job} at ${unstopped(company)}.`,
  },
};

export const conversationMailTexts = {
  read: 'Read and answer',
  recruiterWrote: {
    subject: ({ job }: { job: Value }) => `New message about ${job}`,
    wrote: ({ job, company }: { job: Value; company: Value }) => `The recruiter has written to you about your application for ${job} at ${unstopped(company)}.`,
    stay: 'Keep talking on Avsar, so that we can help. No one may charge you for a job.',
  },
  candidateWrote: {
    subject: ({ name, job }: { name: Value; job: Value }) => `New message from ${name}: ${job}`,
    wrote: ({ name, job, company }: { name: Value; job: Value; company: Value }) => `${name} has written to you about the application for ${job} at ${unstopped(company)}.`,
  },
};

export const jobMailTexts = {
  takenDown: {
    subject: ({ job, company }: { job: Value; company: Value }) => `Your job has been blocked: ${job} at ${company}`,
    takenDown: ({ job, company, code }: { job: Value; company: Value; code: Value }) => `An Avsar administrator has blocked your job ${job} at ${company} (${code}). Nobody can find it or apply for it now.`,
    write: 'If you think this is a mistake, or you have corrected the job, contact us',
    subjectMany: ({ count }: { count: number }) => plural(count, { one: `${number(count)} of your jobs has been blocked`, other: `${number(count)} of your jobs have been blocked` }),
    takenDownMany: 'An Avsar administrator has blocked these jobs of yours. Nobody can find them or apply for them now.',
    job: ({ job, company, code }: { job: Value; company: Value; code: Value }) => `${job} at ${company} (${code})`,
    more: ({ count }: { count: Value }) => `and ${count} more`,
    writeMany: 'If you think this is a mistake, or you have corrected the jobs, contact us',
    subjectDeleted: ({ job, company }: { job: Value; company: Value }) => `Your job has been deleted: ${job} at ${company}`,
    deleted: ({ job, company, code }: { job: Value; company: Value; code: Value }) => `An Avsar administrator has deleted your job ${job} at ${company} (${code}). It won’t come back. Its applications stay in All Applications, but you can no longer accept, interview or make offers to candidates for it.`,
    writeDeleted: 'If you think this is a mistake, contact us',
  },
  edited: {
    subject: ({ job, company }: { job: Value; company: Value }) => `Your job has been changed: ${job} at ${company}`,
    edited: ({ job, company, code }: { job: Value; company: Value; code: Value }) => `An Avsar administrator has changed your job ${job} at ${company} (${code}).`,
    subjectMany: ({ count }: { count: number }) => plural(count, { one: `${number(count)} of your jobs has been changed`, other: `${number(count)} of your jobs have been changed` }),
    editedMany: 'An Avsar administrator has changed these jobs of yours.',
    write: 'If you think this is a mistake, contact us',
  },
  unblocked: {
    subject: ({ job, company }: { job: Value; company: Value }) => `Your job is no longer blocked: ${job} at ${company}`,
    unblocked: ({ job, company, code, status }: { job: Value; company: Value; code: Value; status: Value }) => `An Avsar administrator has reviewed your job ${job} at ${company} (${code}) again. Its status is now: ${status}.`,
    subjectMany: ({ count }: { count: number }) => plural(count, { one: `${number(count)} of your jobs is no longer blocked`, other: `${number(count)} of your jobs are no longer blocked` }),
    unblockedMany: 'An Avsar administrator has reviewed these jobs of yours again.',
    job: ({ job, company, code, status }: { job: Value; company: Value; code: Value; status: Value }) => `${job} at ${company} (${code}). Status: ${status}`,
    jobs: 'See your jobs',
  },
  savedSearches: {
    subjectOne: ({ total, name }: { total: number; name: Value }) => plural(total, { one: `${number(total)} new job: ${name}`, other: `${number(total)} new jobs: ${name}` }),
    subjectMany: ({ total }: { total: number }) => plural(total, { one: `${number(total)} new job for your saved searches`, other: `${number(total)} new jobs for your saved searches` }),
    new: 'These jobs are new on Avsar.',
    search: ({ total, name }: { total: number; name: Value }) => plural(total, { one: `${name}: ${number(total)} new job`, other: `${name}: ${number(total)} new jobs` }),
    postedBy: ({ company, poster }: { company: Value; poster: Value }) => `${company} (posted by ${poster})`,
    all: 'See all matching jobs',
    change: 'Change your saved searches',
  },
  invitation: {
    subject: ({ company, job }: { company: Value; job: Value }) => `${company} invites you to apply: ${job}`,
    invited: ({ company, job, place }: { company: Value; job: Value; place: Value }) => `A recruiter at ${company} has found your profile and invites you to apply for ${job} (${place}).`,
    read: 'See the job and apply',
  },
  imported: {
    subject: ({ count }: { count: number }) => plural(count, { one: `${number(count)} job has been posted for you on Avsar`, other: `${number(count)} jobs have been posted for you on Avsar` }),
    imported: ({ count }: { count: number }) => plural(count, { one: `An Avsar administrator has imported ${number(count)} job for you. It is open now, and its applications come to you.`, other: `An Avsar administrator has imported ${number(count)} jobs for you. They are open now, and their applications come to you.` }),
    importedSomeOut: ({ count, here, out }: { count: number; here: number; out: number }) => `An Avsar administrator has imported ${number(count)} jobs for you. They are open now. ${plural(here, { one: `${number(here)} takes applications on Avsar, and they come to you.`, other: `${number(here)} take applications on Avsar, and they come to you.` })} ${plural(out, { one: `${number(out)} leads to another website and takes no applications on Avsar.`, other: `${number(out)} lead to other websites and take no applications on Avsar.` })}`,
    importedAllOut: ({ count }: { count: number }) => plural(count, { one: `An Avsar administrator has imported ${number(count)} job for you. It is open now. It leads to another website and takes no applications on Avsar.`, other: `An Avsar administrator has imported ${number(count)} jobs for you. They are open now. They lead to other websites and take no applications on Avsar.` }),
    unexpected: 'Didn’t expect this? Write to us',
  },
  takenBack: {
    subject: 'We have taken back jobs that were imported for you',
    takenBack: ({ deleted, closed }: { deleted: number; closed: number }) => `An Avsar administrator has taken back an import that was made for you. Deleted jobs: ${number(deleted)}. Closed jobs with applications: ${number(closed)}.`,
  },
  closed: {
    subject: ({ count }: { count: number }) => plural(count, { one: 'A job you applied to has closed', other: `${number(count)} jobs you applied to have closed` }),
    closed: ({ count }: { count: number }) => plural(count, { one: 'This job has closed. It was imported to Avsar and has been taken back. You may not get an answer to your application.', other: 'These jobs have closed. They were imported to Avsar and have been taken back. You may not get an answer to your applications.' }),
    closedAccepted: ({ count }: { count: number }) => plural(count, { one: 'This job has closed. It was imported to Avsar and has been taken back. The recruiter has accepted your application and can still schedule an interview or make an offer. An interview or offer you already have stays.', other: 'These jobs have closed. They were imported to Avsar and have been taken back. The recruiter has accepted your applications and can still schedule interviews or make offers. Interviews and offers you already have stay.' }),
    job: ({ job, company }: { job: Value; company: Value }) => `${job}, ${company}`,
  },
  reportDecided: {
    subject: ({ job, company }: { job: Value; company: Value }) => `Your report about ${job} at ${company}`,
    decided: ({ decision, job, company }: { decision: string; job: Value; company: Value }) => select(decision, { freeze: `We have reviewed your report about ${job} at ${company} and taken the job down.`, unfreeze: `We have reviewed your report about ${job} at ${company} again and put the job back online.`, closed: `We have reviewed your report about ${job} at ${company} again. The job is no longer blocked. It is closed.`, notActive: `We have reviewed your report about ${job} at ${company} again. The job is no longer blocked. It is not online now.`, deleted: `We have reviewed your report about ${job} at ${unstopped(company)}. The job has been deleted.`, other: `We have reviewed your report about ${job} at ${company} and found nothing wrong with the job.` }),
    thanks: 'Thank you for telling us. Nobody who hires through Avsar may ask for money.',
  },
};

export const takenDownReasonTexts = {
  asks_for_money: 'The job post asks candidates for money.',
  not_a_real_job: 'The job post does not seem to be for a real job.',
  wrong_details: 'Some details of the job post are wrong.',
  offensive: 'The job post is offensive.',
  other: 'The job post breaks our rules.',
  messenger_only: 'The only way to contact you is a messaging app.',
  free_mail: 'The email address does not belong to the company named in the job post.',
  unusual_pay: 'The pay is far outside the usual range for this kind of work.',
};

export const messageReasonTexts = {
  asks_for_money: 'A message about the job asks for money.',
  not_a_real_job: 'A message about the job does not seem to be about a real job.',
  offensive: 'A message about the job is offensive.',
  other: 'A message about the job breaks our rules.',
};

export const companyReasonTexts = {
  impersonates: 'The page pretends to be another company.',
  asks_for_money: 'The page asks candidates for money.',
  wrong_details: 'Some facts on the page are wrong.',
  offensive: 'A picture or text on the page is offensive.',
  other: 'The page breaks our rules.',
};

export const enquiryMailTexts = {
  answers: ({ day }: { day: Value }) => `This is a reply to the message sent to us from your email address on ${day}.`,
};

export const bestJobsMailTexts = {
  subject: ({ count }: { count: number }) => plural(count, { one: `${number(count)} job that fits you`, other: `${number(count)} jobs that fit you` }),
  new: 'These jobs fit your profile best. We have not sent you any of them before.',
  title: 'Jobs that fit you',
  all: 'See all jobs that fit you',
};

export const noticeMailTexts = {
  subject: ({ count }: { count: number }) => plural(count, { one: `${number(count)} notification from Avsar`, other: `${number(count)} notifications from Avsar` }),
  subjectWithJobs: ({ count, jobs }: { count: number; jobs: number }) => `${plural(count, { one: `${number(count)} notification`, other: `${number(count)} notifications` })} and ${plural(jobs, { one: `${number(jobs)} job that fits you`, other: `${number(jobs)} jobs that fit you` })}`,
  news: 'What’s new for you on Avsar:',
  now: 'This just happened:',
  more: ({ count }: { count: number }) => plural(count, { one: `See ${number(count)} more in Avsar`, other: `See ${number(count)} more in Avsar` }),
  all: 'See all notifications',
  change: 'Choose what we email you',
};
