import { useSyncExternalStore } from 'react';
import type { CallOutput } from '#contract/api.ts';
import { NOBODY } from '#contract/vocabularies.ts';
import { importTexts as texts } from '#texts/admin-import.ts';
import { CallFailed, call, failureMessage } from '#web/lib/api-client.ts';
import { readSession, sessionExpired } from '#web/lib/session.ts';
import { forgetImport, type KeptImport, keepImport, readImport } from '#web/pages/admin/import/kept-import.ts';

export type ImportReport = CallOutput<'importJobs'>;

/** A recruiter on whose behalf jobs are posted, with the label for the field. */
export interface ImportRecruiter {
  id: string;
  label: string;
}

/** Choice without a recruiter. */
export const NO_RECRUITER: ImportRecruiter = { id: NOBODY, label: texts.nobody };

interface ImportState {
  recruiter: ImportRecruiter | undefined;
  file: File | undefined;
  /** Field errors. */
  wrong: Readonly<Partial<Record<'recruiter' | 'file', string>>>;
  /** Increases with each validation failure. */
  attempt: number;
  preview: ImportReport | undefined;
  running: { share: number } | undefined;
  reading: boolean;
  /** Why the import failed, or why its result is unknown. */
  failure: string;
  /** The last import, whose result its row in the list leads to. */
  kept: KeptImport | undefined;
  /** Its result has not been shown yet. */
  finished: boolean;
}

const EMPTY: ImportState = {
  recruiter: undefined,
  file: undefined,
  wrong: {},
  attempt: 0,
  preview: undefined,
  running: undefined,
  reading: false,
  failure: '',
  kept: undefined,
  finished: false,
};

// One import at a time, stored outside the page: leaving the page neither stops nor restarts it.
let state: ImportState | undefined;
let owner: string | undefined;
const listeners = new Set<() => void>();

const set = (changes: Partial<ImportState>): void => {
  state = { ...snapshot(), ...changes };
  for (const listener of listeners) listener();
};

/** The state belongs to one user and is reset for another; an expired session keeps it for the next sign-in. */
function snapshot(): ImportState {
  const now = readSession()?.user?._id ?? (sessionExpired() ? owner : undefined);
  if (!state || now !== owner) {
    owner = now;
    state = { ...EMPTY, kept: readImport() };
  }
  return state;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useImport = (): ImportState => useSyncExternalStore(subscribe, snapshot, () => EMPTY);

/** The existing preview no longer applies to another recruiter or file. */
export const chooseForImport = (choice: Partial<Pick<ImportState, 'recruiter' | 'file'>>): void =>
  set({ ...choice, preview: undefined, failure: '', wrong: {} });

/** Value of `?result=` in the address that shows the result of the last import. */
export const resultParam = ({ report }: KeptImport): string | undefined => report && (report._id ?? 'last');

/** Whether the report that an address asks for is in memory, so that nothing has to be loaded. */
export const isKeptResult = ({ searchParams }: URL): boolean => {
  const { kept } = snapshot();
  return kept?.report !== undefined && searchParams.get('result') === resultParam(kept);
};

export const noteResultShown = (): void => set({ finished: false });

/** The interrupted import was found: its result is stored, and its key is not for another import. */
export const noteInterruptedFound = (): void => {
  forgetImport();
  set({ kept: undefined });
};

const bodyOf = (recruiter: ImportRecruiter, file: File): FormData => {
  const body = new FormData();
  body.set('recruiterId', recruiter.id);
  body.set('file', file);
  return body;
};

const refuse = (failure: unknown, otherwise: string): void => {
  const fields = failure instanceof CallFailed ? failure.fields : {};
  const wrong = { recruiter: fields.recruiterId, file: fields.file };
  const placed = Boolean(wrong.recruiter ?? wrong.file);
  set({ wrong, failure: placed ? '' : failureMessage(failure) || otherwise, attempt: snapshot().attempt + 1 });
};

/** Requests a dry run that reports the outcome of each row. */
export async function previewImport(): Promise<void> {
  const { recruiter, file, reading, attempt } = snapshot();
  if (reading) return;
  if (!recruiter || !file) {
    const wrong = {
      ...(!recruiter && { recruiter: texts.recruiterMissing }),
      ...(!file && { file: texts.fileMissing }),
    };
    return set({ wrong, attempt: attempt + 1 });
  }
  set({ reading: true, failure: '', wrong: {} });
  try {
    const preview = await call('previewJobImport', { body: bodyOf(recruiter, file) });
    // The choice may have changed in the meantime.
    if (snapshot().file === file && snapshot().recruiter === recruiter) set({ preview });
  } catch (failure) {
    refuse(failure, texts.previewFailed);
  } finally {
    set({ reading: false });
  }
}

/**
 * Imports the previewed file. Retries of the same file for the same recruiter reuse the idempotency key until a
 * response arrives.
 */
export async function runImport(): Promise<void> {
  const { recruiter, file, running } = snapshot();
  if (!recruiter || !file || running) return;
  const kept = keepImport({ file, recruiter });
  const body = bodyOf(recruiter, file);
  body.set('importId', kept.key);
  set({ running: { share: 0 }, failure: '', kept: undefined });
  try {
    const report = await call(
      'importJobs',
      { body },
      { headers: { 'Idempotency-Key': kept.key }, onProgress: (share) => set({ running: { share } }) },
    );
    set({ ...EMPTY, kept: keepImport({ file, recruiter, key: kept.key, report }), finished: true });
  } catch (failure) {
    const unknown = failure instanceof CallFailed && failure.code === 'NETWORK';
    // A refusal is final; without a response the key is kept for the next attempt.
    if (!unknown) forgetImport();
    refuse(failure, texts.importFailed);
    if (unknown) set({ failure: texts.importLost, kept });
  } finally {
    set({ running: undefined });
  }
}
