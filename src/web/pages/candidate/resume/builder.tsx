import FileDown from 'lucide-react/icons/file-down';
import FileText from 'lucide-react/icons/file-text';
import Save from 'lucide-react/icons/save';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { LANGUAGES } from '#contract/languages.ts';
import {
  arrangeResume,
  isDrawable,
  languageOfProfile,
  RESUME_LANGUAGES,
  type ResumeLanguage,
  type ResumeSource,
  type ResumeWords,
} from '#contract/resume-layout.ts';
import { LIMITS } from '#contract/rules.ts';
import type { ResumeFormat } from '#contract/vocabularies.ts';
import { RESUME_TEMPLATES, type ResumeTemplate } from '#contract/vocabularies.ts';
import { resumeDocumentTexts as english } from '#texts/en/documents.ts';
import { educationLevelTexts as englishLevels } from '#texts/en/vocabularies.ts';
import { resumeDocumentTexts as hindi } from '#texts/hi/documents.ts';
import { educationLevelTexts as hindiLevels } from '#texts/hi/vocabularies.ts';
import { builderTexts as texts } from '#texts/resume.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Segmented } from '#web/components/radio-group.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { CallFailed, call } from '#web/lib/api-client.ts';
import { callForFile } from '#web/lib/call-for-file.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { saveFile } from '#web/lib/read-file.ts';
import { type Choices, FIRST_CHOICES, sentChoices, wholeOrder } from '#web/pages/candidate/resume/choices.ts';
import { ResumePreview } from '#web/pages/candidate/resume/resume-preview.tsx';
import { SectionList } from '#web/pages/candidate/resume/section-list.tsx';

const thisYear = new Date().getFullYear();
/** In each language, as the resume need not have the page's. */
const WORDS: Readonly<Record<ResumeLanguage, ResumeWords>> = {
  en: { ...english, levels: englishLevels, language: 'en', thisYear },
  hi: { ...hindi, levels: hindiLevels, language: 'hi', thisYear },
};

/**
 * Generates the resume on the server: to download, or as the profile's resume. Errors are shown, and no input is lost.
 */
function useBuild(name: string, choices: Choices, language: ResumeLanguage) {
  const [busy, setBusy] = useState<ResumeFormat | 'save'>();
  const [failed, setFailed] = useState<CallFailed>();
  const toast = useToast();
  const body = { template: choices.template, language, ...sentChoices(choices) };

  const attempt = async (what: ResumeFormat | 'save', work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(what);
    setFailed(undefined);
    try {
      await work();
      return true;
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      setFailed(failure);
      return false;
    } finally {
      setBusy(undefined);
    }
  };

  return {
    busy,
    failure: failed?.message,
    fields: failed?.fields ?? {},
    download: (format: ResumeFormat) =>
      attempt(format, async () => {
        saveFile(await callForFile('buildResume', { body: { ...body, format } }), `${name} - resume.${format}`);
        toast.done(texts.downloaded);
      }),
    save: () =>
      attempt('save', async () => {
        await call('buildResume', { body: { ...body, format: 'pdf', saveAsMine: true } });
        toast.done(texts.saved);
      }),
  };
}

interface BuilderProps {
  source: ResumeSource;
  /** The profile's current resume; empty if there is none. */
  resumeName: string;
}

/** The choices at the left, the resulting resume at the right. */
export function Builder({ source, resumeName }: BuilderProps) {
  const form = useForm<Choices>({ defaultValues: FIRST_CHOICES });
  useDraft(form, 'create-resume');
  const choices = form.watch();
  const set = <K extends keyof Choices>(key: K, value: Choices[K]) =>
    // The key determines the value's type; the library's type cannot express that for a variable key.
    form.setValue(key as 'title', value as Choices['title'], { shouldDirty: true });
  const language = choices.language ?? languageOfProfile(source);
  const { busy, failure, fields, download, save } = useBuild(source.name, choices, language);
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const page = arrangeResume(source, WORDS[language], sentChoices(choices));
  const isEmpty = source.experience.length + source.education.length + source.skills.length === 0;

  const startAgain = () => {
    const before = form.getValues();
    form.reset(FIRST_CHOICES);
    toast.done(texts.resetDone, { label: texts.undo, onAction: () => form.reset(before) });
  };

  return (
    <div className="resume-builder">
      <div className="stack gap-6">
        <p className="soft -mt-3">{texts.lead}</p>
        {isEmpty ? (
          <Notice
            tone="accent"
            title={texts.emptyTitle}
            action={
              <ButtonLink to="/profile" size="m">
                {texts.fillProfile}
              </ButtonLink>
            }
          >
            {texts.emptyHelp}
          </Notice>
        ) : null}
        <Segmented
          name="template"
          label={texts.template}
          hideLabel={false}
          block
          choices={RESUME_TEMPLATES.map((value) => ({ value, label: texts.templates[value] }))}
          value={choices.template}
          onValueChange={(value) => set('template', templateOf(value))}
        />
        <Segmented
          name="language"
          label={texts.language}
          hideLabel={false}
          block
          choices={RESUME_LANGUAGES.map((value) => ({
            value,
            label: <span lang={value}>{LANGUAGES[value].name}</span>,
          }))}
          value={language}
          onValueChange={(value) => set('language', value === 'hi' ? 'hi' : 'en')}
        />
        <TextField
          name="title"
          label={texts.titleLine}
          hint={texts.titleHint}
          error={fields.title}
          maxLength={LIMITS.title}
          value={choices.title ?? source.title}
          onChange={(event) => set('title', event.target.value)}
          aside={choices.title === null ? null : <UseProfile of={texts.titleLine} onUse={() => set('title', null)} />}
        />
        <TextArea
          name="summary"
          label={texts.summary}
          hint={texts.summaryHint}
          error={fields.summary}
          maxLength={LIMITS.note}
          value={choices.summary ?? source.summary}
          onChange={(event) => set('summary', event.target.value)}
          aside={choices.summary === null ? null : <UseProfile of={texts.summary} onUse={() => set('summary', null)} />}
        />
        <SectionList
          source={source}
          summary={choices.summary ?? source.summary}
          order={wholeOrder(choices.order)}
          hidden={choices.hidden}
          error={fields.sections}
          onOrder={(order) => set('order', order)}
          onHidden={(hidden) => set('hidden', hidden)}
        />
        {isDrawable(JSON.stringify(page)) ? null : <Notice tone="amber">{texts.foreign}</Notice>}
        {failure ? (
          <Notice tone="red" live="alert" title={texts.buildFailed}>
            {failure}
          </Notice>
        ) : null}
        <div className="stack stack-s">
          <div className="row wrap">
            <Button
              variant="primary"
              icon={FileDown}
              busy={busy === 'pdf'}
              busyLabel={texts.making}
              onClick={() => void download('pdf')}
            >
              {texts.pdf}
            </Button>
            <Button
              icon={FileText}
              busy={busy === 'docx'}
              busyLabel={texts.making}
              onClick={() => void download('docx')}
            >
              {texts.docx}
            </Button>
            <Button
              icon={Save}
              busy={busy === 'save'}
              busyLabel={texts.saving}
              onClick={() => (resumeName ? setAsking(true) : void save())}
            >
              {texts.save}
            </Button>
          </div>
          <div>
            <Button variant="quiet" size="m" onClick={startAgain}>
              {texts.reset}
            </Button>
          </div>
        </div>
      </div>
      <section aria-labelledby="resume-preview" className="resume-side">
        <h3 className="title" id="resume-preview">
          {texts.preview}
        </h3>
        <ResumePreview page={page} template={choices.template} />
      </section>
      {asking ? (
        <ConfirmDialog
          title={texts.replaceTitle}
          tone="plain"
          confirmLabel={texts.save}
          busyLabel={texts.saving}
          busy={busy === 'save'}
          error={failure}
          onConfirm={() => void save().then((saved) => saved && setAsking(false))}
          onClose={() => setAsking(false)}
        >
          <p>{texts.replace({ name: resumeName })}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}

const templateOf = (value: string): ResumeTemplate =>
  RESUME_TEMPLATES.find((template) => template === value) ?? 'classic';

function UseProfile({ of, onUse }: { of: string; onUse: () => void }) {
  return (
    <button type="button" className="link min-h-11 md:min-h-6" onClick={onUse}>
      {texts.useProfile}
      <span className="visually-hidden"> ({of})</span>
    </button>
  );
}
