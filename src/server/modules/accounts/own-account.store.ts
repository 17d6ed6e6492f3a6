import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { candidates } from '#server/database/schema/candidates.ts';
import { files } from '#server/database/schema/files.ts';
import { recruiters } from '#server/database/schema/recruiters.ts';
import { refusedSince } from '#server/modules/mail/public.ts';

const pictures = alias(files, 'pictures');
const avatars = alias(files, 'avatars');
const logos = alias(files, 'logos');

/** An account with a candidate's picture or a recruiter's company. */
export const findOwnAccount = async (executor: Executor, id: string) => {
  const [account] = await executor
    .select({
      id: accounts.id,
      kind: accounts.kind,
      emailConfirmedAt: accounts.emailConfirmedAt,
      email: accounts.email,
      emailRefusedAt: refusedSince(accounts.email),
      userCode: accounts.userCode,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      status: accounts.status,
      phone: accounts.phone,
      createdAt: accounts.createdAt,
      language: accounts.language,
      showCard: candidates.showCard,
      companyName: recruiters.companyName,
      companyVerified: sql<boolean>`coalesce(
        lower(btrim(${recruiters.verifiedCompanyName})) = lower(btrim(${recruiters.companyName})), false)`,
      picture: { id: pictures.id, mediaType: pictures.mediaType },
      avatar: { id: avatars.id, mediaType: avatars.mediaType },
      logo: { id: logos.id, mediaType: logos.mediaType },
    })
    .from(accounts)
    .leftJoin(candidates, eq(candidates.accountId, accounts.id))
    .leftJoin(pictures, eq(pictures.id, candidates.profilePicFileId))
    .leftJoin(recruiters, eq(recruiters.accountId, accounts.id))
    .leftJoin(avatars, eq(avatars.id, recruiters.avatarFileId))
    .leftJoin(logos, eq(logos.id, recruiters.companyLogoFileId))
    .where(eq(accounts.id, id));
  return account;
};
