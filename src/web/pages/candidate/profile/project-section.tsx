import { Controller } from 'react-hook-form';
import { endProblem } from '#contract/profile-rules.ts';
import { LIMITS } from '#contract/rules.ts';
import { profileTexts, projectTexts as texts } from '#texts/profile.ts';
import { ChipList } from '#web/components/chips.tsx';
import { MonthField } from '#web/components/date-field.tsx';
import { TagField } from '#web/components/tag-field.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { Typed } from '#web/components/typed.tsx';
import { call } from '#web/lib/api-client.ts';
import { monthText } from '#web/lib/formats.ts';
import { langOf } from '#web/lib/lang-of.ts';
import { patchReads } from '#web/lib/queries.ts';
import { suggestSkills } from '#web/lib/use-suggestions.ts';
import { EntryDialog } from '#web/pages/candidate/profile/entry-dialog.tsx';
import { EntrySection } from '#web/pages/candidate/profile/entry-section.tsx';
import { betweenText, Line } from '#web/pages/candidate/profile/list-section.tsx';
import type { OpenForm } from '#web/pages/candidate/profile/open-form.ts';
import type { Profile, Project } from '#web/pages/candidate/profile/profile-queries.ts';
import { useRemoval } from '#web/pages/candidate/profile/removal.tsx';
import { useEntryForm } from '#web/pages/candidate/profile/use-entry-form.ts';

/** Re-creates a deleted project with all its fields. */
const again = ({ title, role, startDate, endDate, description, technologies, link }: Project) =>
  call('addProject', {
    body: { title, role, startDate: startDate ?? '', endDate: endDate ?? '', description, technologies, link },
  });

/** A project that its form would reject cannot be re-created. */
const isWhole = ({ title, role, startDate, endDate }: Project): boolean =>
  Boolean(title && role && startDate && endDate);

/** Projects: the list and its form. A deletion can be undone for a few seconds. */
export function ProjectSection({ part, form }: { part: Profile['projects']; form: OpenForm }) {
  const removal = useRemoval<Project>({
    patch: (change) => patchReads('listProjects', (list) => ({ ...list, body: change(list.body) })),
    remove: ({ _id }) => call('deleteProject', { params: { id: _id } }),
    done: ({ title }) => profileTexts.deleted({ what: title || profileTexts.sections.projects }),
    failed: texts.deleteFailed,
    again,
    mayBeAgain: isWhole,
  });
  return (
    <EntrySection
      id="projects"
      title={profileTexts.sections.projects}
      part={part}
      form={form}
      words={texts}
      emptyHelp={texts.emptyHelp}
      nameOf={({ title }) => title}
      onDelete={removal.action}
      row={(entry) => (
        <>
          <h3 className="title break-words">
            {entry.title ? <Typed>{entry.title}</Typed> : profileTexts.notMentioned}
          </h3>
          <p className="soft break-words">
            <Typed>{entry.role ?? ''}</Typed>
          </p>
          <Line parts={[durationOf(entry)]} className="small muted num" />
          {entry.description ? (
            <p className="entry-text mt-2" lang={langOf(entry.description)}>
              {entry.description}
            </p>
          ) : null}
          {entry.technologies.length > 0 ? (
            <div className="mt-3">
              <ChipList items={entry.technologies} />
            </div>
          ) : null}
          {entry.link ? (
            <p className="mt-2">
              <a
                className="link break-all inline-flex items-center min-h-11 md:min-h-6"
                href={entry.link}
                target="_blank"
                rel="noopener noreferrer nofollow"
              >
                {entry.link.replace(/^https?:\/\//, '')}
              </a>
            </p>
          ) : null}
        </>
      )}
      dialog={(edited) => <ProjectDialog key={form.id} project={edited} onClose={form.close} />}
    />
  );
}

/** `Jan 2024 - Jun 2024` */
const durationOf = ({ startDate, endDate, duration }: Project): string =>
  startDate || endDate ? betweenText(monthText(startDate), monthText(endDate)) : duration;

interface Values {
  title: string;
  role: string;
  startDate: string;
  endDate: string;
  description: string;
  technologies: string[];
  link: string;
}

const LABELS: Readonly<Record<keyof Values, string>> = {
  title: texts.title,
  role: texts.role,
  startDate: texts.start,
  endDate: texts.end,
  description: texts.description,
  technologies: texts.technologies,
  link: texts.link,
};

const MONTH = /^(?:19|2[01])\d{2}-(?:0[1-9]|1[0-2])$/;

/** Form for a new or an existing project. Its duration is computed from the two months. */
function ProjectDialog({ project, onClose }: { project: Project | undefined; onClose: () => void }) {
  const toast = useToast();
  const entry = useEntryForm<Values>({
    defaults: {
      title: project?.title ?? '',
      role: project?.role ?? '',
      startDate: project?.startDate ?? '',
      endDate: project?.endDate ?? '',
      description: project?.description ?? '',
      technologies: project?.technologies ?? [],
      link: project?.link ?? '',
    },
    draft: `profile-project:${project?._id ?? 'new'}`,
    labels: LABELS,
    check: {
      schema: async () => (await import('#contract/profile.ts')).ProjectForm,
      also: (values) => [['endDate', endProblem(values)?.problem]],
    },
    failed: texts.saveFailed,
    save: (body, headers) =>
      project
        ? call('updateProject', { params: { id: project._id }, body })
        : call('addProject', { body }, { headers }),
    onSaved: () => {
      toast.done(texts.saved);
      onClose();
    },
  });
  const [start, end] = entry.form.watch(['startDate', 'endDate']);
  return (
    <EntryDialog title={project ? texts.editTitle : texts.add} scope="project" entry={entry} onClose={onClose}>
      <TextField {...entry.field('title')} maxLength={LIMITS.shortText} autoComplete="off" required />
      <TextField {...entry.field('role')} maxLength={LIMITS.shortText} autoComplete="off" required />
      <div className="two items-end">
        <MonthField {...entry.field('startDate')} placeholder={texts.monthPlaceholder} required />
        <MonthField {...entry.field('endDate')} placeholder={texts.monthPlaceholder} required />
      </div>
      {MONTH.test(start) && MONTH.test(end) && start <= end ? (
        <p className="small soft num" role="status">
          {texts.duration}: {betweenText(monthText(start), monthText(end))}
        </p>
      ) : null}
      <TextArea {...entry.field('description')} optional rows={4} maxLength={LIMITS.note} />
      <Controller
        control={entry.form.control}
        name="technologies"
        render={({ field: { value, onChange, onBlur, name, ref } }) => (
          <TagField
            label={texts.technologies}
            hint={texts.technologiesHint}
            error={entry.errorOf('technologies')}
            optional
            max={LIMITS.skills}
            suggest={suggestSkills}
            {...{ name, ref, onBlur, value }}
            onValueChange={onChange}
          />
        )}
      />
      <TextField
        {...entry.field('link')}
        optional
        inputMode="url"
        autoComplete="url"
        placeholder={texts.linkPlaceholder}
        maxLength={LIMITS.link}
      />
    </EntryDialog>
  );
}
