import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Language, pathIn } from '#contract/languages.ts';
import type { CallName } from '#contract/routes.ts';
import { expect, signInAs, test, visit } from '#tests/support/journey.ts';
import {
  answerApplication,
  applyTo,
  dayFromToday,
  mailTo,
  makeCandidate,
  makeOffer,
  makeRecruiter,
  type Person,
  portalUrl,
  postJob,
  scheduleInterview,
  send,
  signInAdminOver,
  signInOver,
} from '#tests/support/journey-portal.ts';
import { PASSWORD } from '#tests/support/registrations.ts';
import { inTurn } from '#tests/support/test-length.ts';

/** Page languages, each with a text in the other one. */
const CASES = [
  ['hi', 'Quill', 'en'],
  ['en', 'कलम', 'hi'],
] as const;

type Story = Awaited<ReturnType<typeof tell>>;

/** Everything that people can type is this text, for a candidate and a recruiter who read pages in this language. */
const tell = async (typed: string, language: Language) => {
  const done = async (name: CallName, options: Parameters<typeof send>[1]) => {
    const answer = await send(name, options);
    expect(answer.status, `${name}: ${await answer.clone().text()}`).toBeLessThan(300);
    return answer.json();
  };
  const reads = ({ token }: Person) => done('changeLanguage', { token, body: { language } });
  const recruiter = await makeRecruiter({
    ...{ firstName: typed, lastName: typed, companyName: `${typed} ${language}`, address: typed, city: typed },
    ...{ state: typed, country: typed },
  });
  const texts = {
    ...{ title: typed, companyName: `${typed} ${language}`, department: typed, location: typed, skills: [typed] },
    ...{ description: typed, responsibilities: typed, requirements: typed, companyInfo: typed },
  };
  const job = await postJob(recruiter, { ...texts, answerDays: 7 });
  const other = await postJob(recruiter, { ...texts, employmentType: 'Internship' });
  const offered = await postJob(recruiter, { ...texts, title: `${typed} ${typed}` });
  const refused = await postJob(recruiter, { ...texts, title: `${typed} ${typed} ${typed}` });
  await done('updateOwnCompany', {
    token: recruiter.token,
    body: {
      ...{ tagline: typed, story: [{ heading: typed, text: typed }], perks: [{ title: typed, text: typed }] },
      ...{ foundedYear: 2001, foundedPlace: typed, places: [typed] },
    },
  });
  await done('addSavedText', { token: recruiter.token, body: { name: typed, text: typed } });

  const candidate = await makeCandidate({ firstName: typed, lastName: typed, address: typed });
  const { token } = candidate;
  const params = { userId: candidate.user._id };
  await done('saveProfileBasics', {
    ...{ token, params },
    body: { profileHeadline: typed, keySkills: [typed], preferredLocations: [typed], fresher: false },
  });
  await done('addEducation', {
    token,
    body: { degree: typed, institute: typed, yearOfPassing: 2021, grade: typed, description: typed },
  });
  await done('addExperience', {
    token,
    body: { company: typed, position: typed, startDate: '2021-07-01', currentlyWorking: true, description: typed },
  });
  const project = { title: typed, role: typed, startDate: '2022-01', endDate: '2022-04', technologies: [typed] };
  await done('addProject', { token, body: { ...project, description: typed } });
  await done('saveHobbies', { token, params, body: { hobbies: [typed] } });
  await done('saveCertificatesSection', {
    ...{ token, params },
    body: { certificates: [{ name: typed, issuer: typed, issueDate: '2019-08-01', description: typed }] },
  });
  const form = { fullName: typed, currentCompany: typed, noticePeriod: typed, coverLetter: typed, skills: typed };
  const application = await applyTo(candidate, job, form);
  const offer = await applyTo(candidate, offered, form);
  const rejected = await applyTo(candidate, refused, form);
  for (const one of [application, offer]) await answerApplication(recruiter, one, 'accepted');
  await done('setApplicationStatus', {
    ...{ token: recruiter.token, params: { id: rejected._id } },
    body: { status: 'rejected', reason: typed },
  });
  await scheduleInterview(recruiter, application, { scheduledBy: typed, location: typed, hrNotes: typed });
  await makeOffer(recruiter, offer, { location: typed, letter: typed });
  for (const one of [recruiter, candidate])
    await done('sendMessage', {
      ...{ token: one.token, params: { applicationId: application._id }, body: { text: typed } },
    });
  await done('addNote', { token: recruiter.token, params: { id: application._id }, body: { text: typed } });
  await done('saveJob', { token, params: { jobId: other._id } });
  await done('saveSearch', { token, body: { name: typed, query: { q: typed } } });
  await send('getProfileView', { token: recruiter.token, params });
  const enquiry = { fullName: typed, email: 'quill@example.in', phone: '98765 43210', message: typed };
  await done('submitInquiry', { body: enquiry });
  await done('submitMentorContact', { body: { ...enquiry, mobile: enquiry.phone, mentor: typed } });
  const mentee = { ...enquiry, name: typed, address: typed, education: typed, field: typed };
  await done('submitMentee', { body: mentee });
  await done('reportJob', { params: { id: job._id }, body: { reason: 'not_a_real_job', details: typed } });
  for (const one of [recruiter, candidate]) await reads(one);
  return { recruiter, candidate, application, offer, job, other };
};

/** Invites and registers an administrator of this name, who reads pages in this language. */
const makeAdmin = async (name: string, language: Language): Promise<Person> => {
  const email = `admin.${randomUUID().slice(0, 8)}@example.in`;
  await send('inviteAdmin', { token: (await signInAdminOver()).token, body: { email } });
  const { text } = await mailTo(email, /invited/);
  const invite = /#invite=([\w-]+)/.exec(text)?.[1];
  await send('registerAdmin', { body: { name, email, password: PASSWORD, invite } });
  const admin = await signInOver('admin', email);
  await send('changeLanguage', { token: admin.token, body: { language } });
  return admin;
};

/** Returns the texts with the typed word that are not marked as being in its language. */
const unmarked = (page: Page, typed: string, lang: string): Promise<string[]> =>
  page.evaluate(
    ([word, code]) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        // A form field has one language for all that may be typed into it.
        if (!parent || !node.nodeValue?.includes(word) || parent.closest('script, style, textarea')) continue;
        if (!parent.closest('[lang]')?.getAttribute('lang')?.startsWith(code))
          found.push(`<${parent.tagName.toLowerCase()} class="${parent.className}"> ${node.nodeValue.trim()}`);
      }
      return [...new Set(found)];
    },
    [typed, lang] as const,
  );

const expectMarked = async (page: Page, [language, typed, lang]: (typeof CASES)[number], paths: readonly string[]) => {
  for (const path of inTurn(paths)) {
    await visit(page, pathIn(language, path));
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.sk').filter({ visible: true })).toHaveCount(0);
    expect.soft(await unmarked(page, typed, lang), path).toEqual([]);
  }
};

for (const one of CASES) {
  const [language, typed] = one;
  test.describe(`on pages in ${language}, what people typed in another language says so`, () => {
    test.describe.configure({ timeout: 240_000 });
    let story: Story;
    test.beforeAll(async () => {
      story = await tell(typed, language);
    });

    test('to visitors', async ({ page }) => {
      const { job, other } = story;
      const slug = job.companySlug ?? '';
      await expectMarked(page, one, [
        ...['/', `/jobs?q=${typed}`, '/internships', `/jobs/${job.jobId}`, `/report-job/${other.jobId}`],
        ...[`/companies/${encodeURIComponent(slug)}`, `/jobs?q=${typed}x`],
      ]);
    });

    test('to the candidate', async ({ page }) => {
      const { candidate, application, offer, other } = story;
      await signInAs(page, candidate);
      const tab = (name: string) => `/candidate-dashboard/${name}`;
      await expectMarked(page, one, [
        ...['/candidate-dashboard', tab('profile'), tab('job-applied'), tab('messages'), tab('interview-call')],
        ...[tab('job-offers'), tab('available-jobs'), tab('notices'), '/saved-searches', '/saved-jobs'],
        ...['/job-list', '/create-resume', '/profiles-complete', '/profile-dashboard', '/profilepage', '/user-profile'],
        ...['/account', `/apply-job-form/${other._id}`, `/jobs/${other.jobId}`, '/profile/experience'],
        `${tab('job-applied')}?application=${application._id}`,
        `${tab('job-applied')}?application=${offer._id}`,
        `${tab('interview-call')}?interview=${application._id}`,
        `${tab('messages')}?conversation=${application._id}`,
      ]);
    });

    test('to the recruiter', async ({ page }) => {
      const { recruiter, candidate, application, offer, job } = story;
      await signInAs(page, recruiter);
      const tab = (name: string) => `/recruiter-maindashboards/${name}`;
      await expectMarked(page, one, [
        ...[tab('job-posted'), tab('applications'), tab('messages'), tab('profile'), tab('company')],
        ...[tab('saved-texts'), tab('notices'), `${tab('applications')}?view=board`],
        ...[`${tab('applications')}?application=${application._id}`, `${tab('applications')}?application=${offer._id}`],
        ...[`${tab('job-posted')}?job=${job._id}`, `${tab('messages')}?conversation=${application._id}`],
        ...[`${tab('database')}?q=${typed}`, `${tab('database')}?fits=${job.jobId}&listed=yes`],
        ...['/interview-schedule', `/interview-schedule?view=month&day=${dayFromToday(4)}`, '/JobApplicationStats'],
        ...[`/candidates-table?q=${typed}`, '/account', '/job-posting-forms', `/profile/${candidate.user._id}`],
      ]);
    });

    test('to administrators', async ({ page }) => {
      await signInAs(page, await makeAdmin(typed, language));
      const tab = (name: string) => `/admin-dashboard/${name}`;
      await expectMarked(page, one, [
        ...[`${tab('candidates')}?q=${typed}`, `${tab('recruiters')}?q=${typed}`, `${tab('jobs')}?q=${typed}`],
        ...[tab('reports'), tab('audit'), tab('inquiries'), tab('mentors'), tab('mentees'), tab('notices')],
        ...[`/admin/candidate/${story.candidate.user._id}`, '/JobApplicationStats', `/all-candidates?q=${typed}`],
        ...[`${tab('recruiters')}?open=${story.recruiter.user._id}`, `${tab('jobs')}?open=${story.job._id}`],
        ...[tab('administrators'), '/admin/dashboard'],
      ]);
    });

    test('on low-data pages', async ({ page }) => {
      const { job, other, candidate } = story;
      await signInAs(page, candidate);
      const paths = [`/lite/jobs?q=${typed}`, `/lite/jobs/${job.jobId}`, `/lite/apply/${other._id}`];
      for (const path of inTurn(paths)) {
        await page.goto(portalUrl() + pathIn(language, path));
        await page.waitForLoadState('networkidle');
        expect.soft(await unmarked(page, typed, one[2]), path).toEqual([]);
      }
    });
  });
}
