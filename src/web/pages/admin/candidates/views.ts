import { candidateTexts } from '#texts/admin-candidates.ts';
import type { Column } from '#web/pages/admin/list/managed-list.tsx';

const { columns } = candidateTexts;

/** The tables of the tab, as `?view=` names them; the first one without it. */
export const VIEWS = ['management', 'dashboard', 'profiles'] as const;
export type CandidateView = (typeof VIEWS)[number];

export const viewIn = (search: URLSearchParams): CandidateView =>
  VIEWS.find((view) => view === search.get('view')) ?? 'management';

const email = { label: columns.email, sort: 'email' };
const phone = { label: columns.phone, sort: 'phone' };
const gender = { label: columns.gender, sort: 'gender' };
const born = { label: columns.born, sort: 'dob' };
const applyFor = { label: columns.applyFor, sort: 'applyFor' };
const status = { label: columns.status };
const resume = { label: columns.resume, sort: 'resume' };

export const HEADS: Readonly<Record<CandidateView, readonly Column[]>> = {
  management: [
    { label: columns.candidate, sort: 'firstName' },
    email,
    phone,
    gender,
    applyFor,
    { label: columns.joined, sort: 'createdAt' },
    status,
    resume,
  ],
  dashboard: [
    { label: columns.name, sort: 'firstName' },
    email,
    phone,
    born,
    { label: columns.experience, sort: 'experience' },
    { label: columns.location, sort: 'location' },
    status,
    resume,
  ],
  profiles: [
    { label: columns.photo },
    { label: columns.code, sort: 'userCode' },
    { label: columns.name, sort: 'firstName' },
    email,
    phone,
    gender,
    applyFor,
    status,
    resume,
  ],
};
