import { type To, useLocation, useNavigate } from 'react-router';
import type { OPENED_HERE } from '#web/features/jobs/job-details-link.tsx';
import { useOpen, useOpened } from '#web/pages/candidate/opened.ts';

/** What can be open over the profile, as named in the address (`?open=education`, `?open=education.<id>`). */
const FORMS = [
  'edit-profile',
  'resume',
  'resume-file',
  'skills',
  'employment',
  'education',
  'projects',
  'certificates',
  'awards',
  'certificate-file',
  'basics',
  'headline',
  'locations',
  'salary',
] as const;
export type FormName = (typeof FORMS)[number];

/** The eight section addresses, with the form that each opens. */
const SECTION_FORMS: Readonly<Record<string, FormName>> = {
  'basic-info': 'basics',
  resume: 'resume',
  skills: 'skills',
  'skill-headline': 'headline',
  experience: 'employment',
  education: 'education',
  location: 'locations',
  salary: 'salary',
};

/** Anchor of the section that a form belongs to. */
const PLACES: Readonly<Partial<Record<FormName, string>>> = {
  skills: 'skills',
  employment: 'employment',
  education: 'education',
  projects: 'projects',
  certificates: 'certificates',
  awards: 'certificates',
  'certificate-file': 'certificates',
  basics: 'basics',
  headline: 'basics',
  locations: 'basics',
  salary: 'basics',
};

export interface OpenForm {
  form: FormName | undefined;
  /** The edited entry; undefined for a new one. */
  id: string | undefined;
  /** Link props that open a form. */
  open: (form: FormName, id?: string) => { to: To; state: typeof OPENED_HERE; preventScrollReset: true };
  close: () => void;
}

/** The form that is open over the profile, with functions to open and close one. */
export function useOpenForm(): OpenForm {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const opened = useOpened('open');
  const link = useOpen('open');
  const section = SECTION_FORMS[/^\/profile\/([\w-]+)\/?$/.exec(pathname)?.[1] ?? ''];
  const [name, id] = (opened.id ?? section ?? '').split('.', 2);
  return {
    form: FORMS.find((form) => form === name),
    id,
    open: (form, entry) => link(entry ? `${form}.${entry}` : form),
    close: () => {
      // A section's address means its form is open: closing it leads to the profile at that section.
      if (opened.id === undefined && section) {
        const place = PLACES[section];
        navigate({ pathname: '/profile', search, hash: place && `#${place}` }, { replace: true });
      } else opened.close();
    },
  };
}
