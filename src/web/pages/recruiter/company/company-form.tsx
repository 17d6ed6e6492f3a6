import Eye from 'lucide-react/icons/eye';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId, useState } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { COMPANY_LIMITS as MOST } from '#contract/company-rules.ts';
import { companyEditTexts as texts } from '#texts/company-edit.ts';
import { Button } from '#web/components/button.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { NewerVersion } from '#web/components/newer-version.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { call } from '#web/lib/api-client.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { errorAt, showFailure, summaryErrors } from '#web/lib/form-errors.ts';
import { typedOver } from '#web/lib/merge-versions.ts';
import { useNewerVersion } from '#web/lib/use-newer-version.ts';
import { CompanyPreview } from '#web/pages/recruiter/company/company-preview.tsx';
import {
  bodyOf,
  type CompanyValues,
  changesBetween,
  companyResolver,
  LABELS,
  NAMES,
  type OwnCompany,
  valuesOf,
} from '#web/pages/recruiter/company/company-values.ts';
import { DraftNotice } from '#web/pages/recruiter/draft-notice.tsx';

/** Content of the company page. A failure clears nothing, and typed values survive a reload. */
export function CompanyForm({ company: opened }: { company: OwnCompany }) {
  const formId = useId();
  const toast = useToast();
  const form = useForm<CompanyValues>({
    defaultValues: valuesOf(opened),
    shouldFocusError: false,
    resolver: companyResolver(opened),
  });
  const story = useFieldArray({ control: form.control, name: 'story' });
  const { errors, submitCount } = form.formState;
  const { base, setBase, newer, showIfStale, hideNewer, takeNewer, keepMine } = useNewerVersion(opened, {
    form: () => form,
    valuesOf,
    onTake: () => draft.forget(),
  });
  const draft = useDraft(form, `company:${opened._id}`, { base: valuesOf(base), mend: typedOver });
  // Each picture increases the version while the form is open; a version with other content is a conflict.
  const isAsOpened = changesBetween(base, opened).length === 0;
  const version = isAsOpened ? Math.max(base.version, opened.version) : base.version;
  const [busy, setBusy] = useState(false);
  const [preview, setPreview] = useState(false);
  const [refused, setRefused] = useState(false);
  const save = async (values: CompanyValues) => {
    if (busy) return;
    hideNewer();
    setRefused(false);
    setBusy(true);
    try {
      const saved = await call('updateOwnCompany', { version, body: bodyOf(values) });
      setBase(saved);
      form.reset(valuesOf(saved));
      draft.forget();
      toast.done(saved.hiddenReason === undefined ? texts.saved : texts.savedHidden);
    } catch (failure) {
      if (showIfStale(failure)) return;
      setRefused(true);
      showFailure(form, failure, NAMES, { otherwise: texts.kept });
    } finally {
      setBusy(false);
    }
  };
  const field = (name: Exclude<keyof CompanyValues, 'story'>) => ({
    label: LABELS[name],
    error: errorAt(errors, name),
    optional: true,
    ...form.register(name),
  });
  return (
    <FieldScope value="company">
      <form id={formId} noValidate onSubmit={form.handleSubmit(save, () => setRefused(false))} className="stack gap-5">
        <ErrorSummary
          errors={summaryErrors(errors, NAMES, LABELS)}
          title={refused ? texts.failed : undefined}
          attempt={submitCount}
        />
        {newer ? <NewerVersion changed={changesBetween(base, newer)} onTake={takeNewer} onKeep={keepMine} /> : null}
        <DraftNotice draft={draft} form={form} saved={valuesOf(base)} />
        <TextField {...field('tagline')} hint={texts.taglineHint} maxLength={MOST.tagline} />
        {story.fields.map(({ id }, at) => (
          <fieldset key={id} className="stack gap-3 rounded-2 border border-line p-4">
            <legend className="title px-1">{texts.section({ number: at + 1 })}</legend>
            <TextField
              label={texts.heading}
              error={errorAt(errors, `story.${at}.heading`)}
              maxLength={MOST.heading}
              {...form.register(`story.${at}.heading`)}
            />
            <TextArea
              label={texts.text}
              error={errorAt(errors, `story.${at}.text`)}
              maxLength={MOST.sectionText}
              rows={5}
              {...form.register(`story.${at}.text`)}
            />
            <div>
              <Button size="s" variant="quiet" icon={Trash2} onClick={() => story.remove(at)}>
                {texts.removeSection({ number: at + 1 })}
              </Button>
            </div>
          </fieldset>
        ))}
        {story.fields.length < MOST.sections ? (
          <div>
            <Button size="m" icon={Plus} onClick={() => story.append({ heading: '', text: '' })}>
              {texts.addSection}
            </Button>
          </div>
        ) : null}
        <div className="two">
          <TextField {...field('foundedYear')} inputMode="numeric" maxLength={4} />
          <TextField {...field('foundedPlace')} maxLength={120} />
        </div>
        <TextField {...field('people')} inputMode="numeric" className="sm:max-w-[calc(50%-var(--s-4)/2)]" />
        <TextField {...field('places')} hint={texts.placesHint} />
        <TextArea {...field('perks')} hint={texts.perksHint} />
        <TextArea
          {...field('links')}
          hint={
            opened.confirmedDomain ? texts.linksHint({ domain: opened.confirmedDomain }) : texts.linksHintUnconfirmed
          }
          rows={3}
        />
        <div className="row wrap">
          <Button type="submit" variant="primary" busy={busy} busyLabel={texts.saving}>
            {texts.save}
          </Button>
          <Button icon={Eye} onClick={() => setPreview(true)}>
            {texts.preview}
          </Button>
        </div>
      </form>
      {preview ? <CompanyPreview company={opened} values={form.getValues()} onClose={() => setPreview(false)} /> : null}
    </FieldScope>
  );
}
