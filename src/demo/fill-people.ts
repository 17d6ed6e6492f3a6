import { randomBytes } from 'node:crypto';
import type { Member } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import { DEMO_COMPANIES, type DemoCompany } from './companies.ts';
import { backdateAccount, completeProfile } from './demo.store.ts';
import type { DemoClock } from './demo-clock.ts';
import { type DemoDoor, speakAs } from './demo-door.ts';
import { drawCertificate } from './draw-certificate.ts';
import { drawLogo, drawPerson } from './draw-pictures.ts';
import { drawResume, skillsOf } from './draw-resume.ts';
import { DEMO_OPENINGS } from './openings.ts';
import { DEMO_PEOPLE, type DemoPerson } from './people.ts';
import { storyOf } from './profile-story.ts';

/** An account that can sign in, with its password, which is written down only once. */
export interface DemoLogin {
  kind: 'candidate' | 'recruiter';
  name: string;
  email: string;
  password: string;
}

export interface FilledCompany {
  company: DemoCompany;
  caller: Member;
}

export interface FilledPerson {
  person: DemoPerson;
  caller: Member;
  phone: string;
}

const newPassword = (): string => randomBytes(9).toString('base64url');

const mailbox = (first: string, last: string): string =>
  `${first}.${last}`
    .toLowerCase()
    .replace(/[^a-z.]/g, '')
    .replace(/\.$/, '');

/** Registers the recruiters of the companies, each with a drawn logo. */
export async function fillCompanies(
  executor: Executor,
  door: DemoDoor,
  clock: DemoClock,
): Promise<{ logins: DemoLogin[]; companies: FilledCompany[] }> {
  const logins: DemoLogin[] = [];
  const companies: FilledCompany[] = [];
  for (const [index, company] of DEMO_COMPANIES.entries()) {
    const [firstName, lastName] = company.recruiter;
    const login = {
      kind: 'recruiter' as const,
      name: `${firstName} ${lastName}, ${company.name}`,
      email: `hiring@${company.slug}.example`,
      password: newPassword(),
    };
    const since = clock.at(-60 - index, 11);
    const { userData } = await door(since, 'registerRecruiter', {
      body: {
        firstName,
        lastName,
        email: login.email,
        phone: company.phone,
        companyName: company.name,
        address: company.address,
        country: 'India',
        state: company.state,
        city: company.city,
        pincode: company.pincode,
        password: login.password,
      },
      files: { companyLogoUpload: { originalName: `${company.slug}.png`, bytes: await drawLogo(company.logo) } },
    });
    await backdateAccount(executor, userData._id, since);
    logins.push(login);
    companies.push({ company, caller: speakAs('recruiter', userData) });
  }
  return { logins, companies };
}

/** Registers the candidates, each with a drawn picture and a resume, and fills their profiles. */
export async function fillPeople(
  executor: Executor,
  door: DemoDoor,
  clock: DemoClock,
): Promise<{ logins: DemoLogin[]; people: FilledPerson[] }> {
  const logins: DemoLogin[] = [];
  const people: FilledPerson[] = [];
  for (const [index, person] of DEMO_PEOPLE.entries()) {
    const { firstName, lastName } = person;
    const login = {
      kind: 'candidate' as const,
      name: `${firstName} ${lastName}`,
      email: `${mailbox(firstName, lastName)}@mail.example`,
      password: newPassword(),
    };
    const phone = String(9_700_000_100 + index * 7_919);
    const since = clock.at(-40 + (index % 30), 10);
    const resume = await drawResume(person, { email: login.email, phone, year: since.getUTCFullYear() });
    const { userData } = await door(since, 'registerCandidate', {
      body: {
        firstName,
        lastName,
        email: login.email,
        phone,
        gender: person.gender,
        applyFor: person.applyFor,
        dob: person.dob,
        address: person.address,
        password: login.password,
        skills: skillsOf(person).join(', '),
        degree: person.education,
        institute: person.college,
        ...storyOf(person, index, since.getUTCFullYear()),
        showCard: person.shown,
      },
      files: {
        profilePic: { originalName: `${firstName}.png`, bytes: await drawPerson(index, person.gender === 'female') },
        resumeUpload: { originalName: `${firstName}-${lastName}-resume.pdf`.replaceAll(' ', '-'), bytes: resume },
      },
    });
    const caller = speakAs('candidate', userData);
    await addExtras(door, since, caller, person, index);
    await completeProfile(executor, userData._id, {
      profileHeadline: `${skillsOf(person).slice(0, 2).join(' and ')}, ${person.years === 0 ? 'looking for a first internship' : `${person.years} years`}`,
      preferredLocations: index % 3 === 0 ? [] : [person.address.split(', ').at(-1) ?? ''],
      expectedSalary: index % 4 === 0 ? null : 300_000 + person.years * 200_000,
      noticePeriod: person.years === 0 ? null : '30 days',
      fresher: person.years === 0,
      experienceYears: person.years,
      title: null,
    });
    await backdateAccount(executor, userData._id, since);
    logins.push(login);
    people.push({ person, caller, phone });
  }
  return { logins, people };
}

/** Adds links for everybody, and a certificate with its file for every second person. */
const addExtras = async (
  door: DemoDoor,
  at: Date,
  caller: Member,
  { firstName, lastName, roles, college }: DemoPerson,
  index: number,
): Promise<void> => {
  const handle = mailbox(firstName, lastName).replaceAll('.', '-');
  await door(
    at,
    'saveContactSocial',
    {
      params: { userId: caller.accountId },
      body: {
        socialLinks: {
          linkedin: `https://linkedin.example/in/${handle}`,
          portfolio: index % 2 === 0 ? `https://${handle}.example` : '',
        },
      },
    },
    caller,
  );
  if (index % 2 === 1) return;
  const title = `${DEMO_OPENINGS.find(({ role }) => role === roles[0])?.department ?? 'Basics'}: certificate`;
  const bytes = await drawCertificate({ name: `${firstName} ${lastName}`, title, issuer: college });
  await door(
    at,
    'uploadCertification',
    {
      body: { title, issuer: college, issueDate: `${at.getUTCFullYear() - 1}-06-01` },
      files: { file: { originalName: 'certificate.pdf', bytes } },
    },
    caller,
  );
};
