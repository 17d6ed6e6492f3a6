import { describe, expect, it } from 'vitest';
import { calendarEntryTexts } from '#texts/documents.ts';
import { letter, oneLine, withName } from './letter.ts';
import { mailOf } from './mail-of.ts';

const ABOUT = {
  to: 'asha@example.in',
  applicationId: '0b6d2c0a-7f5e-4a35-9a80-0c35ad0e6f2c',
  accountId: '0b6d2c0a-7f5e-4a35-9a80-0c35ad0e6f2b',
  publicUrl: 'http://localhost:3000',
  jobTitle: 'Engineer',
  companyName: 'Kaveri',
  candidateName: 'Asha',
  answerBy: '2026-12-04',
};

describe('a mail', () => {
  it.each([
    ['Asha\r\nBcc: everybody@example.in', 'Asha Bcc: everybody@example.in'],
    ['Asha\u2028\u0000\u202eRao', 'Asha Rao'],
    ['  Asha \t Rao ', 'Asha Rao'],
    ['अवसर', 'अवसर'],
  ])('%j becomes one line', (typed, line) => {
    expect(oneLine(typed)).toBe(line);
  });

  it('has a subject of one line, whatever the names are', () => {
    const { subject, to } = mailOf('applicationSubmitted', {
      ...ABOUT,
      jobTitle: 'Engineer\nTo: other@example.in',
      companyName: 'Kaveri\r\n\r\nDear all',
    });
    expect(subject).toBe('Your application for Engineer To: other@example.in at Kaveri Dear all');
    expect(to).toBe('asha@example.in');
  });

  it('is written in every language, with links to the pages of that language', () => {
    const { translations } = mailOf('applicationSubmitted', ABOUT);
    expect(translations?.hi?.subject).toMatch(/\p{Script=Devanagari}/u);
    expect(translations?.hi?.text).toContain('http://localhost:3000/hi/candidate-dashboard/job-applied?application=');
    expect(translations?.hi?.html).toContain('<html lang="hi-IN">');
    expect(translations?.ta?.subject).toMatch(/\p{Script=Tamil}/u);
    expect(translations?.ta?.text).toContain('http://localhost:3000/ta/candidate-dashboard/job-applied?application=');
    expect(translations?.ta?.html).toContain('<html lang="ta-IN">');
  });

  it('carries its calendar entry in every language, also when it is combined with others', () => {
    const scheduled = mailOf('interviewScheduled', INTERVIEW);
    for (const mail of [scheduled, mailOf('held', { ...ABOUT, mails: [scheduled] })]) {
      expect(mail.calendar).toEqual({ method: 'REQUEST', content: 'Contact: 98765 43210' });
      expect(mail.translations?.hi?.calendar).toEqual({ method: 'REQUEST', content: 'संपर्क: 98765 43210' });
    }
  });

  it('carries the newest calendar entry of each interview when it is combined with others', () => {
    const entry = (uid: string, text: string) => `BEGIN:VEVENT\r\nUID:${uid}@avsar\r\nSUMMARY:${text}\r\nEND:VEVENT`;
    const inWords = (uid: string) => () => entry(uid, calendarEntryTexts.contact({ contact: uid }));
    const cancelled = mailOf('interviewCancelled', { ...INTERVIEW, calendar: inWords('a') });
    const mails = [
      mailOf('interviewScheduled', { ...INTERVIEW, calendar: inWords('b') }),
      mailOf('interviewScheduled', INTERVIEW),
      cancelled,
      mailOf('applicationSubmitted', ABOUT),
      mailOf('interviewCancelled', { ...INTERVIEW, calendar: inWords('b') }),
    ];
    const held = mailOf('held', { ...ABOUT, mails });
    expect(held.calendar).toEqual({ method: 'CANCEL', content: entry('b', 'Contact: b') });
    expect(held.furtherCalendars).toEqual([
      { method: 'CANCEL', content: entry('a', 'Contact: a') },
      { method: 'REQUEST', content: 'Contact: 98765 43210' },
    ]);
    expect(held.translations?.hi?.furtherCalendars?.[0]?.content).toBe(entry('a', 'संपर्क: a'));
  });

  it('about an interview leads to the application if it also tells that the offer is withdrawn', () => {
    const linkOf = (change: object) => mailOf('interviewResult', { ...INTERVIEW, ...change }).text;
    const toApplication = `/candidate-dashboard/job-applied?application=${ABOUT.applicationId}`;
    expect(linkOf({ selected: false, offerWithdrawn: true })).toContain(toApplication);
    expect(linkOf({ selected: false })).toContain('/interview-call');
    expect(linkOf({ selected: false })).not.toContain(toApplication);
  });

  it('about a new application says by when the recruiter promised to answer', () => {
    expect(mailOf('applicationSubmitted', ABOUT).text).toContain('You’ll hear by Fri 4 Dec 2026.');
    expect(mailOf('applicationSubmitted', { ...ABOUT, answerBy: null }).text).not.toContain('hear by');
  });

  it('marks names in another script with their language', () => {
    const { html, translations } = mailOf('applicationSubmitted', {
      ...ABOUT,
      ...{ jobTitle: 'गणित शिक्षक', companyName: 'Asha School' },
    });
    expect(html).toContain('<span lang="hi">गणित शिक्षक</span>');
    expect(html).not.toContain('lang="en">');
    expect(translations?.hi?.html).toContain('<span lang="en">Asha School</span>');
    expect(translations?.hi?.html).not.toContain('lang="hi">');
    expect(translations?.hi?.text).not.toContain('<span');
    // Headings may break after a slash, which leaves the tags whole.
    const slashed = mailOf('applicationSubmitted', { ...ABOUT, jobTitle: 'UI/UX' }).translations?.hi?.html ?? '';
    expect(slashed).toContain('<span lang="en">UI/<wbr>UX</span>');
    expect(slashed).not.toContain('</<wbr>');
  });

  it('gives a Hindi headline room for the marks above and below its letters, and does not tighten it', () => {
    const { html, translations } = mailOf('applicationSubmitted', ABOUT);
    expect(/<h1[^>]*>/.exec(html ?? '')?.[0]).toContain('letter-spacing:-.02em');
    expect(/<h1[^>]*>/.exec(translations?.hi?.html ?? '')?.[0]).toMatch(/px\/1\.45 .*letter-spacing:normal/);
  });

  it('leads the candidate to the application itself', () => {
    for (const { subject, text } of [
      LETTERS.applicationSubmitted,
      LETTERS.applicationDecided,
      LETTERS.applicationClosed,
      LETTERS.recruiterLeft,
      LETTERS.interviewCancelled,
    ])
      expect(text, subject).toContain(`/candidate-dashboard/job-applied?application=${ABOUT.applicationId}`);
  });

  it.each([
    mailOf('offerAnswered', { ...ABOUT, accepted: true }),
    mailOf('applicationWithdrawn', { ...ABOUT, reason: '', interviewAt: null, hadAccepted: false }),
  ])('leads the recruiter to the application: $subject', ({ text }) => {
    expect(text).toContain(
      `See the application: http://localhost:3000/recruiter-maindashboards/applications?application=${ABOUT.applicationId}\n`,
    );
  });

  it.each(["Engineer {company} '{' # <b>", 'Engineer \\u000aTo: other@example.in \\x41'])(
    'shows what somebody typed as it was typed: %j',
    (jobTitle) => {
      const { subject, text } = mailOf('applicationSubmitted', { ...ABOUT, jobTitle });
      expect(subject).toBe(`Your application for ${jobTitle} at Kaveri`);
      expect(text).toContain(`for ${jobTitle} at Kaveri was submitted successfully.`);
    },
  );

  it('fills in the placeholders of the recruiter’s own words, and no others', () => {
    const decided = { ...ABOUT, decision: 'accepted', reason: '' } as const;
    const { text } = mailOf('applicationDecided', { ...decided, message: 'Dear {name},\n{job} is {yours}.' });
    expect(text).toContain('Dear Asha,\nEngineer is {yours}.');
    expect(text).not.toContain('has been accepted');
  });

  it('says in one voice what a status allows, and leads to where it is used', () => {
    const at = { to: 'asha@example.in', publicUrl: 'https://avsar.example' };
    const { text: marked } = mailOf('accountStatusChanged', {
      ...at,
      kind: 'candidate',
      status: 'Not Active',
      wasBlocked: false,
    });
    expect(marked).toContain('“Not Active”, like a new account. You can still sign in');
    expect(marked).toContain('Sign in: https://avsar.example/login');
    const unblocked = (status: 'Active' | 'Not Active') =>
      mailOf('accountStatusChanged', { ...at, kind: 'candidate', status, wasBlocked: true });
    expect(unblocked('Active').subject).toBe('Your Avsar account is no longer blocked');
    expect(unblocked('Active').text).toContain('You can sign in again.');
    expect(unblocked('Active').text).not.toContain('account is active');
    expect(unblocked('Not Active').text).toContain('You can sign in again.');
    expect(unblocked('Not Active').text).toContain('“Not Active”');
    const changed = { ...at, kind: 'recruiter', status: 'Active', wasBlocked: true } as const;
    expect(mailOf('accountStatusChanged', changed).text).toContain('https://avsar.example/login?as=recruiter');
    const blocked = (kind: 'recruiter' | 'admin') => mailOf('accountBlocked', { ...at, kind, reason: null }).text;
    expect(blocked('recruiter')).toContain('what you published is no longer shown');
    expect(blocked('admin')).not.toContain('published');
    const { text: activated } = mailOf('accountStatusChanged', {
      ...at,
      kind: 'admin',
      status: 'Active',
      wasBlocked: false,
    });
    expect(activated).toContain('Sign in: https://avsar.example/admin-login');
    const { text: needed } = mailOf('secondFactorChanged', { ...at, change: 'second_factor_required' });
    expect(needed).toContain('Your account page: https://avsar.example/account');
  });

  it('calls an administrator deactivated, and everybody else blocked', () => {
    const about = { to: 'asha@example.in', publicUrl: 'https://avsar.example', reason: null };
    const recruiter = mailOf('accountBlocked', { ...about, kind: 'recruiter' });
    expect(recruiter.subject).toBe('Your Avsar account has been blocked');
    const admin = mailOf('accountBlocked', { ...about, kind: 'admin' });
    expect(admin.subject).toBe('Your Avsar account has been deactivated');
    expect(admin.text).toContain('Your administrator account on Avsar has been deactivated.');
    expect(admin.translations?.hi?.subject).toBe('आपका Avsar अकाउंट बंद कर दिया गया है');
    expect(admin.translations?.hi?.text).not.toContain('ब्लॉक');
  });

  it('greets, leaves out what is empty, and ends with the foot that every mail has', () => {
    const { text } = letter('a@b.in', { subject: 's', blocks: ['One', false, undefined, '', 'Two'] });
    expect(text).toBe('Hello,\n\nOne\n\nTwo\n\nAvsar never asks for money.\nAvsar, jobs and internships for India\n');
  });

  it.each(['Dear {name},\nwelcome.', 'Hi, we would like to meet you.', 'नमस्ते {name}, आइए।'])(
    'greets once, also where the recruiter’s own words do: %j',
    (message) => {
      const decided = { ...ABOUT, decision: 'accepted', reason: '' } as const;
      expect(mailOf('applicationDecided', { ...decided, message }).text).not.toContain('Hello');
      expect(withName(mailOf('applicationDecided', { ...decided, message }), 'Asha').text).not.toContain('Hello');
      expect(mailOf('applicationDecided', { ...decided, message: 'High marks.' }).text).toMatch(/^Hello,\n/);
    },
  );

  it('has the same words beside them as HTML, in which nothing that was typed is markup', () => {
    const jobTitle = '<img src=x onerror=alert(1)> "Cook" & \'Co\'';
    const { html = '', text } = mailOf('applicationSubmitted', { ...ABOUT, jobTitle });
    expect(text).toContain(jobTitle);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;Cook&quot; &amp; &#39;Co&#39;');
    expect(html).toContain('Hello,');
    expect(html).toContain(
      `href="http://localhost:3000/candidate-dashboard/job-applied?application=${ABOUT.applicationId}"`,
    );
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).not.toMatch(/<(?:script|img|link|iframe)/);
  });

  it('names days and times as people read them', () => {
    const { text, html } = mailOf('interviewScheduled', {
      ...ABOUT,
      ...{ location: 'Baner Road', contactNo: '98765 43210', scheduledBy: 'Kavya', hrNotes: '', calendar: () => '' },
      startsAt: new Date('2026-11-24T06:00:00Z'),
    });
    expect(text).toContain('When: Tue 24 Nov 2026, 11:30 am (India time)\n\nWhere: Baner Road\n');
    expect(html).toMatch(/>Tue<.*>24<.*>Nov<.*11:30&nbsp;am/s);
    const offer = mailOf('offerMade', { ...ABOUT, offerId: 'OFFER', expiresOn: '2026-12-04' });
    expect(offer.text).toContain('until Fri 4 Dec 2026.');
    expect(offer.text).toContain('http://localhost:3000/candidate-dashboard/job-offers?offer=OFFER');
  });
});

const AT = new Date('2026-11-24T06:00:00Z');
const LINK = { ...ABOUT, kind: 'candidate', token: 'TOKEN', userCode: 'CAND1' } as const;
const JOB = { ...ABOUT, jobCode: 'JOB1', jobId: 'JOB1', location: 'Pune', message: '', count: 1, jobs: [] };
const FACTS = {
  ...{ title: 'Engineer', companyName: 'Kaveri Software', location: 'Pune' },
  ...{ workMode: 'Hybrid', employmentType: 'Full-time', pay: null },
};
const INTERVIEW = {
  ...ABOUT,
  ...{
    startsAt: AT,
    location: 'Pune',
    contactNo: '98765 43210',
    scheduledBy: 'Kavya',
    hrNotes: '',
    calendar: () => calendarEntryTexts.contact({ contact: '98765 43210' }),
  },
  ...{ reason: '', message: null, suggested: [], because: 'recruiter' as const, selected: true },
};

/** One of each kind. */
const LETTERS: Readonly<Record<Parameters<typeof mailOf>[0], ReturnType<typeof mailOf>>> = {
  welcome: mailOf('welcome', LINK),
  passwordLink: mailOf('passwordLink', LINK),
  passwordChanged: mailOf('passwordChanged', { ...LINK, by: 'page' }),
  confirmEmail: mailOf('confirmEmail', { ...LINK, isPresent: true }),
  emailTaken: mailOf('emailTaken', LINK),
  emailChangeRequested: mailOf('emailChangeRequested', { ...LINK, email: 'new@example.in' }),
  emailChanged: mailOf('emailChanged', { ...LINK, email: 'new@example.in', by: 'owner' }),
  emailCorrected: mailOf('emailCorrected', LINK),
  accountBlocked: mailOf('accountBlocked', { ...LINK, reason: null }),
  accountStatusChanged: mailOf('accountStatusChanged', { ...LINK, status: 'Active', wasBlocked: true }),
  accountDeleted: mailOf('accountDeleted', LINK),
  accountIdle: mailOf('accountIdle', { ...LINK, deleteOn: AT }),
  adminInvited: mailOf('adminInvited', { ...LINK, inviter: 'Leela', role: 'Admin' }),
  adminRegistered: mailOf('adminRegistered', LINK),
  adminRoleChanged: mailOf('adminRoleChanged', { ...LINK, role: 'Super Admin' }),
  secondFactorChanged: mailOf('secondFactorChanged', { ...LINK, change: 'recovery_code_used' }),
  dailyNumberReached: mailOf('dailyNumberReached', LINK),
  applicationSubmitted: mailOf('applicationSubmitted', ABOUT),
  applicationsReceived: mailOf('applicationsReceived', { ...ABOUT, received: [{ id: '1', ...ABOUT }] }),
  held: mailOf('held', { ...ABOUT, mails: [mailOf('applicationSubmitted', { ...ABOUT, answersTo: ABOUT.accountId })] }),
  applicationClosed: mailOf('applicationClosed', ABOUT),
  applicationDecided: mailOf('applicationDecided', { ...ABOUT, decision: 'accepted', reason: '', message: '' }),
  applicationWithdrawn: mailOf('applicationWithdrawn', {
    ...ABOUT,
    reason: '',
    interviewAt: null,
    hadAccepted: false,
  }),
  candidateLeft: mailOf('candidateLeft', { ...ABOUT, left: [{ ...ABOUT, id: 'ID', interviewAt: AT }] }),
  recruiterLeft: mailOf('recruiterLeft', {
    ...ABOUT,
    left: [{ ...ABOUT, after: 'application', interviewAt: null }],
  }),
  jobRemoved: mailOf('jobRemoved', { ...ABOUT, deleted: false, deletedByAdmin: false, expects: 'interview' }),
  jobBack: mailOf('jobBack', { ...ABOUT, deleted: false, expects: 'both', startsAt: AT }),
  recruiterWrote: mailOf('recruiterWrote', ABOUT),
  candidateWrote: mailOf('candidateWrote', ABOUT),
  companyVerified: mailOf('companyVerified', ABOUT),
  companyUnverified: mailOf('companyUnverified', { ...ABOUT, reason: 'Another name.' }),
  companyNotVerified: mailOf('companyNotVerified', { ...ABOUT, reason: 'Another name.' }),
  companyPageHidden: mailOf('companyPageHidden', { ...ABOUT, reason: 'Another company’s logo.' }),
  companyPageShown: mailOf('companyPageShown', ABOUT),
  companyReportDecided: mailOf('companyReportDecided', { ...ABOUT, decision: 'unverify', answer: '' }),
  companyCode: mailOf('companyCode', { ...ABOUT, code: '123456' }),
  enquiryReply: mailOf('enquiryReply', { ...ABOUT, subject: 'Fees', message: 'There are none.', createdAt: AT }),
  interviewScheduled: mailOf('interviewScheduled', INTERVIEW),
  interviewMoved: mailOf('interviewMoved', { ...INTERVIEW, time: 'new' }),
  interviewCancelled: mailOf('interviewCancelled', INTERVIEW),
  interviewResult: mailOf('interviewResult', INTERVIEW),
  interviewConfirmed: mailOf('interviewConfirmed', INTERVIEW),
  anotherTimeRequested: mailOf('anotherTimeRequested', INTERVIEW),
  jobTakenDown: mailOf('jobTakenDown', { ...JOB, reason: undefined }),
  jobDeleted: mailOf('jobDeleted', JOB),
  jobsEdited: mailOf('jobsEdited', {
    ...ABOUT,
    jobs: [{ ...JOB, jobWas: FACTS, jobNow: { ...FACTS, status: 'Closed' } }],
  }),
  jobEdited: mailOf('jobEdited', { ...JOB, jobWas: FACTS, jobNow: { ...FACTS, location: 'Nashik' } }),
  jobUnblocked: mailOf('jobUnblocked', { ...JOB, status: 'Active' }),
  jobsTakenDown: mailOf('jobsTakenDown', { ...ABOUT, jobs: [JOB, JOB], reason: undefined }),
  jobsUnblocked: mailOf('jobsUnblocked', { ...ABOUT, jobs: [{ ...JOB, status: 'Active' }] }),
  savedSearches: mailOf('savedSearches', { ...ABOUT, searches: [] }),
  jobInvitation: mailOf('jobInvitation', JOB),
  reportDecided: mailOf('reportDecided', { ...JOB, decision: 'freeze', answer: '' }),
  jobsImported: mailOf('jobsImported', { ...JOB, out: 0 }),
  importTakenBack: mailOf('importTakenBack', { ...JOB, deleted: 1, closed: 0 }),
  jobsClosed: mailOf('jobsClosed', JOB),
  noticesGathered: mailOf('noticesGathered', {
    ...ABOUT,
    reader: 'admin',
    kind: 'digest',
    notices: [],
    searches: [],
    bestJobs: [],
  }),
  offerMade: mailOf('offerMade', { ...ABOUT, offerId: '1', expiresOn: '2026-12-04' }),
  offerWithdrawn: mailOf('offerWithdrawn', { ...ABOUT, offerId: '1' }),
  offerAnswered: mailOf('offerAnswered', { ...ABOUT, accepted: true }),
};

it('every mail about an application that nobody may do without names the kind of account it is for', () => {
  const kindsFor = (reader: string) =>
    Object.entries(LETTERS).flatMap(([kind, mail]) => (mail.reader === reader ? [kind] : []));
  expect(kindsFor('candidate')).toEqual([
    'held',
    'applicationClosed',
    'applicationDecided',
    'recruiterLeft',
    'jobRemoved',
    'jobBack',
    'interviewScheduled',
    'interviewMoved',
    'interviewCancelled',
    'interviewResult',
    'jobsClosed',
    'offerMade',
    'offerWithdrawn',
  ]);
  expect(kindsFor('recruiter')).toEqual([
    'applicationWithdrawn',
    'candidateLeft',
    'interviewConfirmed',
    'anotherTimeRequested',
    'offerAnswered',
  ]);
});

it.each(Object.entries(LETTERS))('every kind of mail greets alike, with a name or without: %s', (_kind, mail) => {
  expect(mail.text).toMatch(/^Hello,\n\n/);
  expect(withName(mail, ' ')).toBe(mail);
  const named = withName(mail, 'Asha\n');
  expect(named.text).toBe(mail.text.replace('Hello,', 'Hello Asha,'));
  expect(named.html?.match(/Hello[^<]*/g)).toEqual(['Hello Asha,']);
});
