import { NOBODY } from '#contract/vocabularies.ts';
import { importTexts } from '#texts/admin-import.ts';
import { reportedText } from '#texts/by-code/row-text.ts';
import { newRequestKey } from '#web/lib/request-key.ts';
import { DRAFT_PREFIX, readSession } from '#web/lib/session.ts';
import type { ImportRecruiter, ImportReport } from '#web/pages/admin/import/import-run.ts';

/** The last import, stored in this browser and removed together with the session's drafts. */
export interface KeptImport {
  owner: string;
  /** Identifies the same file for the same recruiter. */
  fingerprint: string;
  /** Its `Idempotency-Key`, and the id under which it is stored. */
  key: string;
  fileName: string;
  /** The recruiter's label; absent if the import was made for nobody. */
  whom?: string;
  /** In milliseconds since 1970. */
  sentAt: number;
  /** Absent until a response arrives. */
  report?: ImportReport;
}

const NAME = `${DRAFT_PREFIX}job-import`;

/** The report with its reasons in the current language, which may have changed since. */
const reworded = (report: ImportReport): ImportReport => {
  const again = <Said extends { code: string; reason: string }>(said: Said) => ({
    ...said,
    reason: reportedText(said),
  });
  const rows = report.rows.map(({ also, warnings, ...row }) => ({
    ...row,
    reason: reportedText({ ...row, reason: row.reason }),
    ...(also && { also: also.map(again) }),
    ...(warnings && { warnings: warnings.map(again) }),
  }));
  return { ...report, rows };
};

/** Whom an import was made for, in the current language. */
export const whomOf = ({ whom = importTexts.nobody }: KeptImport): string => whom;

const ownerNow = (): string => readSession()?.user?._id ?? '';

/** The last import of the signed-in user. */
export function readImport(): KeptImport | undefined {
  try {
    // Written below by this browser only.
    const kept = JSON.parse(localStorage.getItem(NAME) ?? 'null') as KeptImport | null;
    if (kept?.owner !== ownerNow()) return undefined;
    return kept.report ? { ...kept, report: reworded(kept.report) } : kept;
  } catch {
    return undefined;
  }
}

export function forgetImport(): void {
  try {
    localStorage.removeItem(NAME);
  } catch {
    // Storage is disabled: there is nothing to remove.
  }
}

interface Kept {
  file: File;
  recruiter: ImportRecruiter;
  key?: string;
  report?: ImportReport;
}

/**
 * Stores an import before it is sent, reusing the key of an identical one without a response, and again with its
 * report.
 */
export function keepImport({ file, recruiter, key, report }: Kept): KeptImport {
  const fingerprint = JSON.stringify([recruiter.id, file.name, file.size, file.lastModified]);
  const before = readImport();
  const same = before && !before.report && before.fingerprint === fingerprint ? before.key : undefined;
  const kept: KeptImport = {
    owner: ownerNow(),
    fingerprint,
    key: key ?? same ?? newRequestKey(),
    fileName: file.name,
    ...(recruiter.id !== NOBODY && { whom: recruiter.label }),
    sentAt: Date.now(),
    ...(report && { report }),
  };
  try {
    localStorage.setItem(NAME, JSON.stringify(kept));
  } catch {
    // Storage is full or disabled: the report lasts as long as the page.
  }
  return kept;
}
