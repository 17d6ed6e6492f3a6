import { type To, useLocation, useNavigate } from 'react-router';
import type { OPENED_HERE } from '#web/features/jobs/job-details-link.tsx';
import { useOpen, useOpened } from '#web/pages/candidate/opened.ts';

/** What can be open over the profile; the address says which (`?open=education`, `?open=education.<id>`). */
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

/** The eight addresses of sections, and the form that each opens. */
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

/** Where on the page a form belongs. */
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
  /** The entry that is edited; a new one without. */
  id: string | undefined;
  /** What a link or a button needs in order to open a form. */
  open: (form: FormName, id?: string) => { to: To; state: typeof OPENED_HERE; preventScrollReset: true };
  close: () => void;
}

/** Which form is open over the profile, how to open one, and how to close it. */
export function useOpenForm(): OpenForm {
  const { pathname } = useLocation();
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
      // A section's own address is the open form: closed, it is the profile at that section.
      if (opened.id === undefined && section) {
        const place = PLACES[section];
        navigate({ pathname: '/profile', hash: place && `#${place}` }, { replace: true });
      } else opened.close();
    },
  };
}
