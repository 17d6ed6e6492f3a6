import type { AccountKind, AccountStatus, FilePurpose } from '#contract/vocabularies.ts';

/** A file and its owner's settings. */
export interface FileFacts {
  purpose: FilePurpose;
  ownerId: string | null;
  ownerStatus: AccountStatus | null;
  /** Shown in the owner's profile now; a replaced file is kept for the applications that use it. */
  inProfile: boolean;
  /** The owner has enabled the home page's card. */
  showCard: boolean;
  /** The owner is in the recruiters' database. */
  findable: boolean;
}

/** The account named by the signature, as it is now. */
export interface ViewerFacts {
  accountId: string;
  kind: AccountKind;
  status: AccountStatus;
  /** Has an application of the owner, not withdrawn, that uses this file or includes the profile. */
  hasApplication: boolean;
  /** Can read a message with this file. */
  hasMessage: boolean;
  /** The owner has blocked them. */
  isBlocked: boolean;
}

const isBlocked = (status: AccountStatus | null): boolean => status === 'Block' || status === 'Black List';

/** Candidates' files that recruiters may see. */
const CANDIDATE_FILES: readonly FilePurpose[] = ['profile_picture', 'resume', 'application_resume', 'certificate'];

/** Files on a company's page. */
const COMPANY_FILES: readonly FilePurpose[] = ['company_logo', 'company_cover', 'company_picture'];

/**
 * Returns whether a file is public: company files and shown profile pictures. Files of blocked accounts become hidden
 * immediately.
 */
export const mayAnyoneOpen = (file: FileFacts): boolean => {
  if (file.ownerId === null || isBlocked(file.ownerStatus)) return false;
  if (COMPANY_FILES.includes(file.purpose)) return true;
  return file.purpose === 'profile_picture' && file.showCard && file.inProfile;
};

/**
 * Returns whether the holder of a valid signature may still open the file: it is up to 15 minutes old, and meanwhile
 * people are blocked, hide or withdraw.
 */
export const mayOpenFile = (file: FileFacts, viewer: ViewerFacts): boolean => {
  if (file.ownerId === null || isBlocked(viewer.status)) return false;
  if (viewer.accountId === file.ownerId) return true;
  // Files of a conversation are private: an administrator can read them only together with the conversation.
  if (file.purpose === 'message_file') return viewer.hasMessage;
  if (viewer.kind === 'admin') return true;
  if (viewer.kind !== 'recruiter' || !CANDIDATE_FILES.includes(file.purpose)) return false;
  return (
    viewer.hasApplication || (file.inProfile && file.findable && !viewer.isBlocked && !isBlocked(file.ownerStatus))
  );
};
