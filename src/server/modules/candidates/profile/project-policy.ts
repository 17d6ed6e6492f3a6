import type { ProjectForm } from '#contract/profile.ts';
import type { ProjectsSection } from '#contract/profile-sections.ts';

export interface ProjectColumns {
  title: string;
  role: string;
  startMonth: string | null;
  endMonth: string | null;
  description: string | null;
  technologies: string[];
  link: string | null;
}

type Sent = ProjectsSection['projects'][number];

const NOTHING: ProjectColumns = {
  title: '',
  role: '',
  startMonth: null,
  endMonth: null,
  description: null,
  technologies: [],
  link: null,
};

export const projectOfForm = (form: ProjectForm, before: ProjectColumns = NOTHING): ProjectColumns => ({
  title: form.title,
  role: form.role,
  startMonth: form.startDate,
  endMonth: form.endDate,
  description: form.description ?? before.description,
  technologies: form.technologies ?? before.technologies,
  link: form.link ?? before.link,
});

export const projectOfSection = (sent: Sent, before: ProjectColumns = NOTHING): ProjectColumns => ({
  ...before,
  title: sent.title,
  description: sent.description ?? before.description,
  technologies: sent.technologies ?? before.technologies,
  link: sent.link ?? before.link,
});

export const isEmptyProject = ({ title, description, technologies, link }: Sent): boolean =>
  !title && !description && !link && (technologies ?? []).length === 0;

export const isSameProject = (known: Pick<ProjectColumns, 'title'>, sent: Pick<Sent, 'title'>): boolean =>
  known.title.toLowerCase() === sent.title.toLowerCase();

/** As the specification derives it; without months, the text typed at registration. */
export const projectDuration = ({
  startMonth,
  endMonth,
  duration,
}: Pick<ProjectColumns, 'startMonth' | 'endMonth'> & { duration: string | null }): string =>
  startMonth && endMonth ? `${startMonth} - ${endMonth}` : (duration ?? '');
