import { useFieldArray } from 'react-hook-form';
import type { CallInput } from '#contract/api.ts';
import { certificateRowProblem } from '#contract/profile-rules.ts';
import { LIMITS } from '#contract/rules.ts';
import { entryTexts, certificateTexts as texts } from '#texts/profile-forms.ts';
import { DateField } from '#web/components/date-field.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { TextWithLink } from '#web/components/text-with-link.tsx';
import { call } from '#web/lib/api-client.ts';
import { errorAt } from '#web/lib/form-errors.ts';
import { EntryList } from '#web/pages/candidate/completion/entry-list.tsx';
import {
  BLANK_ROWS,
  type CertificateRow,
  certificatesFrom,
  type ListValues,
  rowProblems,
  shownRows,
} from '#web/pages/candidate/completion/list-values.ts';
import type { Profile } from '#web/pages/candidate/completion/profile.ts';
import { rowLabels, SectionFrame } from '#web/pages/candidate/completion/section-frame.tsx';
import { type SectionForm, useSectionForm } from '#web/pages/candidate/completion/use-section-form.ts';

const section: SectionForm<ListValues<CertificateRow>, CallInput<'saveCertificatesSection'>['body']> = {
  section: 'certificates',
  valuesFrom: certificatesFrom,
  shown: (profile) => shownRows(certificatesFrom(profile), (number) => entryTexts.certificates.one({ number })),
  bodyOf: ({ rows }, _, { readAt }) => ({ readAt, certificates: rows }),
  schema: async () => (await import('#contract/profile-sections.ts')).CertificatesSection,
  fields: Object.keys(BLANK_ROWS.certificates).map((name) => `rows.*.${name}`),
  rename: { certificates: 'rows' },
  also: ({ rows }, profile) =>
    rowProblems(rows, ({ _id, name, issueDate }) => {
      const expiryDate = profile.certificates.find((known) => known._id === _id)?.expiryDate;
      return certificateRowProblem({ title: name.trim(), issueDate, expiryDate });
    }),
  save: (userId, version, body) => call('saveCertificatesSection', { params: { userId }, version, body }),
};

const { name, issuer, issueDate, description } = texts;

/** The Certificates tab: their details; files are uploaded on the profile page. */
export function CertificatesForm({ profile }: { profile: Profile }) {
  const state = useSectionForm(section, profile);
  const { register, control, watch, getValues, formState } = state.form;
  const { fields, append, remove, insert } = useFieldArray({ control, name: 'rows' });
  const rows = watch('rows');
  const field = (index: number, key: keyof CertificateRow) => ({
    error: errorAt(formState.errors, `rows.${index}.${key}`),
    ...register(`rows.${index}.${key}`),
  });
  const fileOf = (id: string | undefined) => profile.certificates.find(({ _id }) => _id === id)?.originalname;
  return (
    <SectionFrame
      section="certificates"
      state={state}
      labels={rowLabels(fields.length, (number) => entryTexts.certificates.one({ number }), {
        name,
        issuer,
        issueDate,
        description,
      })}
    >
      <p className="small soft">
        <TextWithLink text={texts.help} to="/profile#certificates" />
      </p>
      <EntryList
        words={entryTexts.certificates}
        entries={fields}
        most={LIMITS.profileRows}
        onAdd={() => append(BLANK_ROWS.certificates, { focusName: `rows.${fields.length}.name` })}
        onRemove={(index) => {
          const row = getValues(`rows.${index}`);
          remove(index);
          return () => insert(index, row, { shouldFocus: false });
        }}
        onOffer={state.offers.add}
      >
        {(index) => {
          const file = fileOf(rows[index]?._id);
          return (
            <>
              <TextField
                label={name}
                hint={file ? texts.withFile({ name: file }) : undefined}
                {...field(index, 'name')}
                maxLength={LIMITS.shortText}
              />
              <div className="two">
                <TextField label={issuer} {...field(index, 'issuer')} maxLength={LIMITS.shortText} />
                <DateField label={issueDate} {...field(index, 'issueDate')} min="1900-01-01" />
              </div>
              <TextArea label={description} {...field(index, 'description')} maxLength={LIMITS.note} />
            </>
          );
        }}
      </EntryList>
    </SectionFrame>
  );
}
