import type { RecruiterRegistration, Registered } from '#contract/accounts.ts';
import type { Upload } from '#contract/values.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { addressKey } from '#server/limits.ts';
import {
  admitRegistration,
  assertAcceptablePassword,
  hashPassword,
  openAccount,
} from '#server/modules/accounts/public.ts';
import { storeUpload } from '#server/modules/files/public.ts';
import { answerTexts } from '#texts/answers.ts';
import { assertCompanyNameFree } from './assert-company-name-free.ts';
import { insertRecruiter } from './recruiters.store.ts';

type Files = Readonly<Record<string, Upload | undefined>>;

/** Registers a recruiter: account, company, files and the welcome in one transaction. */
export async function registerRecruiter(
  deps: Pick<Deps, 'db' | 'files' | 'limits' | 'now' | 'queue' | 'settings' | 'pageCache'>,
  meta: RequestMeta,
  { body, files }: { body: RecruiterRegistration; files: Files },
): Promise<Registered> {
  await admitRegistration(deps, meta);
  assertAcceptablePassword(body.password, { email: body.email });
  const passwordHash = await hashPassword(body.password, addressKey(meta.clientAddress));
  const userData = await deps.db.transaction(async (tx) => {
    await assertCompanyNameFree(tx, body.companyName);
    const account = await openAccount(deps, tx, meta, { ...body, kind: 'recruiter', status: 'Active', passwordHash });
    const stored = await storeFiles(deps, tx, account._id, files);
    await insertRecruiter(tx, account._id, { ...body, ...stored, createdAt: deps.now() });
    return account;
  });
  // The strip of companies shows the new one.
  deps.pageCache.markStale(['companies']);
  return { message: answerTexts.registered, userData };
}

const storeFiles = async (
  deps: Pick<Deps, 'files' | 'now'>,
  tx: Transaction,
  ownerId: string,
  { companyLogoUpload: logo, resumeUpload: resume }: Files,
): Promise<{ companyLogoFileId: string | null; resumeFileId: string | null }> => {
  const storedLogo =
    logo &&
    (await storeUpload(deps, tx, {
      purpose: 'company_logo',
      ownerId,
      upload: logo,
      allow: 'picture',
      field: 'companyLogoUpload',
    }));
  const storedResume =
    resume &&
    (await storeUpload(deps, tx, {
      purpose: 'recruiter_resume',
      ownerId,
      upload: resume,
      allow: 'registrationResume',
      field: 'resumeUpload',
    }));
  return { companyLogoFileId: storedLogo?.id ?? null, resumeFileId: storedResume?.id ?? null };
};
