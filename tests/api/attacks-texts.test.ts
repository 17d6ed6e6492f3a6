import { expect, test } from 'vitest';
import { holdsLink } from '#contract/rules.ts';
import { inDays } from '#tests/support/days.ts';
import { interviewForm } from '#tests/support/hiring.ts';
import { HOSTILE_TEXTS } from '#tests/support/hostile-texts.ts';
import { openHouse } from '#tests/support/house.ts';
import { aPosting } from '#tests/support/jobs.ts';
import { candidateForm, PASSWORD, recruiterForm } from '#tests/support/registrations.ts';

const house = openHouse();

const JSON_TYPE = 'application/json; charset=utf-8';

const made = async (...call: Parameters<typeof house.send>) => {
  const answer = await house.send(...call);
  if (answer.statusCode >= 300) throw new Error(`${call[0]}: ${answer.statusCode} ${answer.body}`);
  expect(answer.headers['content-type']).toBe(JSON_TYPE);
  return answer.json();
};

const signedIn = async (call: 'signInCandidate' | 'signInRecruiter', email: string): Promise<string> =>
  (await made(call, { body: { email, password: PASSWORD } })).token;

/** Adapts a text for a name, which must not contain a link. */
const named = (typed: string): string => (holdsLink(typed) ? typed.replaceAll('.', '') : typed).trim();

/** Creates users and their data with one text in every field. */
const peopleCalled = async (typed: string) => {
  const recruiter = recruiterForm({
    firstName: named(typed),
    lastName: named(typed),
    companyName: named(typed),
    address: typed,
    city: typed,
  });
  await made('registerRecruiter', { body: recruiter });
  const hirer = await signedIn('signInRecruiter', recruiter.email);
  const job = await made('createJob', {
    token: hirer,
    body: {
      ...aPosting(),
      ...{ title: typed, companyName: named(typed), department: typed, location: typed, skills: [typed] },
      ...{ description: typed, responsibilities: typed, requirements: typed, companyInfo: typed },
      applicationDeadline: { start: '2026-01-01', end: inDays(300) },
    },
  });
  const candidate = candidateForm({
    ...{ firstName: named(typed), lastName: named(typed) },
    ...{ address: typed, city: typed, state: typed, skills: typed },
    ...{ hobbies: typed, degree: typed, institute: typed, company: typed, role: typed, projectTitle: typed },
    showCard: true,
  });
  await made('registerCandidate', { body: candidate });
  const applicant = await signedIn('signInCandidate', candidate.email);
  // Applying requires a file.
  const form = new FormData();
  const fields = {
    ...{
      jobId: job.jobId,
      fullName: named(typed),
      phone: '98765 43210',
      experience: '1',
      education: "Bachelor's Degree",
    },
    ...{ skills: typed.replaceAll(/[,;\n]/g, ' '), currentCompany: typed, noticePeriod: typed, coverLetter: typed },
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('resume', new Blob(['%PDF-1.4\n%%EOF\n']), `${typed.replaceAll(/[\\/]/g, '')}.pdf`);
  const sent = new Response(form);
  const application = await made('submitApplication', {
    token: applicant,
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    body: Buffer.from(await sent.arrayBuffer()),
  });
  await made('setApplicationStatus', {
    token: hirer,
    params: { id: application._id },
    body: { status: 'accepted', reason: typed },
  });
  await made('scheduleInterview', {
    token: hirer,
    body: interviewForm(application._id, {
      interviewDateTime: `${inDays(30)}T10:00`,
      ...{ scheduledBy: typed, location: typed, hrNotes: typed, contactNo: `98765${typed.slice(0, 15)}` },
    }),
  });
  return { hirer, applicant, job, application };
};

test('any name comes back as typed in JSON, and is never markup', async () => {
  const { admin } = house.members().tokens;
  for (const typed of HOSTILE_TEXTS) {
    const { hirer, applicant, job, application } = await peopleCalled(typed);
    const text = typed.trim();
    expect(await made('getJob', { params: { id: job._id } }), text).toMatchObject({ title: text, skills: [text] });
    expect(await made('getApplication', { token: hirer, params: { id: application._id } }), text).toMatchObject({
      fullName: named(text),
      coverLetter: text,
    });
    const searched = await made('listJobs', { query: `?q=${encodeURIComponent(text)}` });
    expect(
      searched.map(({ _id }: { _id: string }) => _id),
      text,
    ).toContain(job._id);
    await made('similarJobs', { params: { id: job._id } });
    await made('jobFacets', { query: `?role=${encodeURIComponent(text)}` });
    await made('suggest', { query: `?kind=search&q=${encodeURIComponent(text)}` });
    await made('listCandidates', { token: hirer, query: `?q=${encodeURIComponent(text)}` });
    await made('listCandidates', { query: `?name=${encodeURIComponent(text)}` });
    await made('listRecruiters', { token: admin, query: `?q=${encodeURIComponent(text)}` });
    await made('listInterviews', { token: applicant });

    expect(house.deps.mails.length, text).toBeGreaterThanOrEqual(4);
    for (const mail of house.deps.mails.splice(0)) {
      expect(mail.to, text).toMatch(/^[a-z]+\.?[a-z0-9]*@example\.in$/);
      expect(mail.subject, text).not.toMatch(/\p{Cc}|\p{Zl}|\p{Zp}/u);
      // No image, script or form: only the elements of our own layout.
      expect(mail.html, text).not.toMatch(
        /<(?!!doctype|!--foot|\/?(?:html|head|meta|title|style|body|table|tr|td|div|h1|p|a|b|br|wbr|span)\b)/,
      );
      // Each line of an invitation is one of our properties; a folded line starts with a space.
      for (const line of mail.calendar?.content.split('\r\n') ?? []) expect(line, text).toMatch(/^(?:[A-Z-]+[;:]| |$)/);
    }
  }
});

test('typed text cannot add lines to an invitation', async () => {
  const { hirer, application } = await peopleCalled('Asha');
  house.deps.mails.length = 0;
  const typed = 'Room 1\r\nATTENDEE:mailto:thief@example.in\r\nEND:VEVENT';
  await made('rescheduleInterview', {
    token: hirer,
    params: { applicationId: application._id },
    body: interviewForm(application._id, {
      interviewDateTime: `${inDays(60)}T10:00`,
      ...{ location: typed, hrNotes: typed, scheduledBy: typed },
    }),
  });
  const [mail] = house.deps.mails;
  const lines = mail?.calendar?.content.split('\r\n') ?? [];
  expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1);
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
});
