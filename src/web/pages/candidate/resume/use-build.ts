import { useState } from 'react';
import type { ResumeFormat } from '#contract/vocabularies.ts';
import { builderTexts as texts } from '#texts/resume.ts';
import { useToast } from '#web/components/toasts.tsx';
import { CallFailed, call, callForFile } from '#web/lib/api-client.ts';
import { saveFile } from '#web/lib/read-file.ts';
import { type Choices, sentChoices } from '#web/pages/candidate/resume/choices.ts';

/** Makes the resume on the server: to download, or as the profile's own. What fails is said, and nothing is lost. */
export function useBuild(name: string, choices: Choices) {
  const [busy, setBusy] = useState<ResumeFormat | 'save'>();
  const [failed, setFailed] = useState<CallFailed>();
  const toast = useToast();
  const body = { template: choices.template, ...sentChoices(choices) };

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
