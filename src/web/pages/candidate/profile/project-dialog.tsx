import { Controller } from 'react-hook-form';
import { endProblem } from '#contract/profile-rules.ts';
import { LIMITS } from '#contract/rules.ts';
import { projectTexts as texts } from '#texts/profile.ts';
import { MonthField } from '#web/components/date-field.tsx';
import { TagField } from '#web/components/tag-field.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { call } from '#web/lib/api-client.ts';
import { monthText } from '#web/lib/formats.ts';
import { betweenText } from '#web/pages/candidate/profile/between-text.ts';
import { EntryDialog } from '#web/pages/candidate/profile/entry-dialog.tsx';
import type { Project } from '#web/pages/candidate/profile/profile-queries.ts';
import { suggestSkills } from '#web/pages/candidate/profile/suggest-skills.ts';
import { useEntryForm } from '#web/pages/candidate/profile/use-entry-form.ts';

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
export function ProjectDialog({ project, onClose }: { project: Project | undefined; onClose: () => void }) {
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
