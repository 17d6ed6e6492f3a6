import { candidateTexts } from '#texts/admin-candidates.ts';
import type { Column } from '#web/pages/admin/list/managed-list.tsx';

const { columns } = candidateTexts;

/** The tables of the tab, as named by `?view=`; the first one is the default. */
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
    { label: columns.candidate, sort: 'firstName', track: 1 },
    { ...email, track: 2, line: 'upper' },
    { ...phone, track: 2, line: 'lower' },
    { ...gender, track: 3, line: 'upper' },
    { ...applyFor, track: 3, line: 'lower' },
    { label: columns.joined, sort: 'createdAt', track: 4, line: 'upper' },
    { label: columns.lastActive, track: 4, line: 'lower' },
    { ...status, track: 5, line: 'upper', wide: true },
    { ...resume, track: 5, line: 'lower' },
  ],
  dashboard: [
    { label: columns.name, sort: 'firstName', track: 1 },
    { ...email, track: 2, line: 'upper' },
    { ...phone, track: 2, line: 'lower' },
    { ...born, track: 3, line: 'upper' },
    { label: columns.experience, sort: 'experience', track: 3, line: 'lower' },
    { label: columns.location, sort: 'location', track: 4 },
    { ...status, track: 5, line: 'upper', wide: true },
    { ...resume, track: 5, line: 'lower' },
  ],
  profiles: [
    { label: columns.photo, track: 1 },
    { label: columns.code, sort: 'userCode', track: 2, line: 'lower' },
    { label: columns.name, sort: 'firstName', track: 2, line: 'upper' },
    { ...email, track: 3, line: 'upper' },
    { ...phone, track: 3, line: 'lower' },
    { ...gender, track: 4, line: 'upper' },
    { ...applyFor, track: 4, line: 'lower' },
    { ...status, track: 5, line: 'upper', wide: true },
    { ...resume, track: 5, line: 'lower' },
  ],
};

/** Widths of the tracks that each table's columns share in narrow layouts. */
export const TRACKS: Readonly<Record<CandidateView, readonly string[]>> = {
  management: ['minmax(0, 1.35fr)', 'minmax(0, 1.35fr)', '84px', '96px', '60px', '84px'],
  dashboard: ['minmax(0, 1.2fr)', 'minmax(0, 1.4fr)', '96px', 'minmax(0, 1fr)', '60px', '60px'],
  profiles: ['40px', 'minmax(0, 1.2fr)', 'minmax(0, 1.4fr)', '96px', '68px', '60px'],
};
