import { endProblem } from '#contract/profile-rules.ts';
import { dayInIndia, LIMITS } from '#contract/rules.ts';
import { profileTexts, employmentTexts as texts } from '#texts/profile.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { DateField } from '#web/components/date-field.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { Typed } from '#web/components/typed.tsx';
import { call } from '#web/lib/api-client.ts';
import { monthText } from '#web/lib/formats.ts';
import { langOf } from '#web/lib/lang-of.ts';
import { patchReads } from '#web/lib/queries.ts';
import { EntryDialog } from '#web/pages/candidate/profile/entry-dialog.tsx';
import { EntrySection } from '#web/pages/candidate/profile/entry-section.tsx';
import { betweenText, Line } from '#web/pages/candidate/profile/list-section.tsx';
import type { OpenForm } from '#web/pages/candidate/profile/open-form.ts';
import type { Employment, Profile } from '#web/pages/candidate/profile/profile-queries.ts';
import { RemovalQuestion, useRemoval } from '#web/pages/candidate/profile/removal.tsx';
import { useEntryForm } from '#web/pages/candidate/profile/use-entry-form.ts';

const nameOf = ({ position, company }: Employment): string => [position, company].filter(Boolean).join(', ');

/** Start and end dates, or the duration typed at registration if there are none. */
const spanOf = ({ startDate, endDate, currentlyWorking, duration }: Employment): string =>
  startDate
    ? betweenText(monthText(startDate), currentlyWorking ? profileTexts.present : monthText(endDate))
    : duration;

interface EmploymentSectionProps {
  part: Profile['employment'];
  fresher: boolean;
  form: OpenForm;
  now: string;
}

/** Employment: the list, its form, and the confirmation of a deletion. */
export function EmploymentSection({ part, fresher, form, now }: EmploymentSectionProps) {
  const removal = useRemoval<Employment>({
    patch: (change) => patchReads('listExperiences', (list) => ({ ...list, body: change(list.body) })),
    remove: ({ _id }) => call('deleteExperience', { params: { id: _id } }),
    done: (entry) => profileTexts.deleted({ what: nameOf(entry) }),
    failed: texts.deleteFailed,
  });
  return (
    <>
      <EntrySection
        id="employment"
        title={profileTexts.sections.employment}
        part={part}
        form={form}
        words={texts}
        emptyHelp={fresher ? texts.fresher : texts.emptyHelp}
        nameOf={nameOf}
        onDelete={removal.ask}
        row={(entry) => (
          <>
            <h3 className="title break-words">
              {entry.position ? <Typed>{entry.position}</Typed> : profileTexts.notMentioned}
            </h3>
            <p className="soft break-words">
              <Typed>{entry.company}</Typed>
            </p>
            <Line parts={[spanOf(entry)]} className="small muted num" />
            {entry.description ? (
              <p className="entry-text mt-2" lang={langOf(entry.description)}>
                {entry.description}
              </p>
            ) : null}
          </>
        )}
        dialog={(edited) => <EmploymentDialog key={form.id} employment={edited} now={now} onClose={form.close} />}
      />
      <RemovalQuestion title={texts.deleteTitle} removal={removal} nameOf={nameOf} />
    </>
  );
}

interface Values {
  position: string;
  company: string;
  startDate: string;
  currentlyWorking: boolean;
  endDate: string;
  description: string;
}

const LABELS: Readonly<Record<keyof Values, string>> = {
  position: texts.position,
  company: texts.company,
  startDate: texts.start,
  currentlyWorking: texts.current,
  endDate: texts.end,
  description: texts.description,
};

const bodyOf = ({ endDate, ...typed }: Values) => ({
  ...typed,
  endDate: typed.currentlyWorking || endDate === '' ? null : endDate,
});

/** Form for a new or an existing employment. The current one has no end date. */
function EmploymentDialog({
  employment,
  now,
  onClose,
}: {
  employment: Employment | undefined;
  now: string;
  onClose: () => void;
}) {
  const toast = useToast();
  const today = dayInIndia(new Date(now));
  const entry = useEntryForm<Values>({
    defaults: {
      position: employment?.position ?? '',
      company: employment?.company ?? '',
      startDate: employment?.startDate ?? '',
      currentlyWorking: employment?.currentlyWorking ?? false,
      endDate: employment?.endDate ?? '',
      description: employment?.description ?? '',
    },
    draft: `profile-employment:${employment?._id ?? 'new'}`,
    labels: LABELS,
    check: {
      schema: async () => (await import('#contract/profile.ts')).ExperienceForm,
      bodyOf,
      also: (values) => [['endDate', endProblem(bodyOf(values))?.problem]],
    },
    failed: texts.saveFailed,
    save: (values, headers) =>
      employment
        ? call('updateExperience', { params: { id: employment._id }, body: bodyOf(values) })
        : call('addExperience', { body: bodyOf(values) }, { headers }),
    onSaved: () => {
      toast.done(texts.saved);
      onClose();
    },
  });
  const current = entry.form.watch('currentlyWorking');
  const { error: _, ...box } = entry.field('currentlyWorking');
  return (
    <EntryDialog title={employment ? texts.editTitle : texts.add} scope="employment" entry={entry} onClose={onClose}>
      <TextField {...entry.field('position')} maxLength={LIMITS.shortText} autoComplete="organization-title" required />
      <TextField {...entry.field('company')} maxLength={LIMITS.shortText} autoComplete="organization" required />
      <Checkbox {...box} />
      <div className="two items-end">
        <DateField {...entry.field('startDate')} min="1900-01-01" max={today} required />
        {current ? null : <DateField {...entry.field('endDate')} optional min="1900-01-01" />}
      </div>
      <TextArea {...entry.field('description')} optional rows={4} maxLength={LIMITS.note} />
    </EntryDialog>
  );
}
