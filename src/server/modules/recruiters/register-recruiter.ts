import type { RecruiterRegistration, Registered } from '#contract/accounts.ts';
import type { Upload } from '#contract/values.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { addressKey } from '#server/limits.ts';
import {
  admitRegistration,
  assertAcceptablePassword,
  hashPassword,
  openAccount,
} from '#server/modules/accounts/public.ts';
import { type WantedUpload, withUploads } from '#server/modules/files/public.ts';
import { answerTexts } from '#texts/answers.ts';
import { assertCompanyNameFree } from './assert-company-name-free.ts';
import { insertRecruiter } from './recruiters.store.ts';

type Files = Readonly<Record<string, Upload | undefined>>;

/** Registers a recruiter: account, company, files and welcome email in one transaction. */
export async function registerRecruiter(
  deps: Pick<Deps, 'db' | 'files' | 'limits' | 'now' | 'queue' | 'settings' | 'pageCache'>,
  meta: RequestMeta,
  { body, files }: { body: RecruiterRegistration; files: Files },
): Promise<Registered> {
  await admitRegistration(deps, meta);
  assertAcceptablePassword(body.password, { email: body.email });
  const passwordHash = await hashPassword(body.password, addressKey(meta.clientAddress));
  const answer = await withUploads(deps, wantedUploads(files), (keep) =>
    deps.db.transaction(async (tx) => {
      await assertCompanyNameFree(tx, body.companyName);
      const account = await openAccount(deps, tx, meta, { ...body, kind: 'recruiter', status: 'Active', passwordHash });
      const logo = await keep(tx, 'logo', account._id);
      const resume = await keep(tx, 'resume', account._id);
      const stored = { companyLogoFileId: logo?.id ?? null, resumeFileId: resume?.id ?? null };
      await insertRecruiter(tx, account._id, { ...body, ...stored, createdAt: deps.now() });
      return { message: answerTexts.registered, userData: account };
    }),
  );
  // The strip of companies must show the new one.
  deps.pageCache.markStale(['companies']);
  return answer;
}

const wantedUploads = ({
  companyLogoUpload: logo,
  resumeUpload: resume,
}: Files): Record<'logo' | 'resume', WantedUpload | undefined> => ({
  logo: logo && { purpose: 'company_logo', upload: logo, allow: 'picture', field: 'companyLogoUpload' },
  resume: resume && {
    purpose: 'recruiter_resume',
    upload: resume,
    allow: 'registrationResume',
    field: 'resumeUpload',
  },
});
