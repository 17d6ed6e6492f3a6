import type { AccountKind, AccountStatus, FilePurpose } from '#contract/vocabularies.ts';

/** A file, and what its owner has said about it. */
export interface FileFacts {
  purpose: FilePurpose;
  ownerId: string | null;
  ownerStatus: AccountStatus | null;
  /** The owner's profile shows it now; a replaced one lies on, for the applications that carry it. */
  inProfile: boolean;
  /** The owner switched the home page's card on. */
  showCard: boolean;
  /** The owner is in the recruiters' database. */
  findable: boolean;
}

/** Whoever the signature names, as they are now. */
export interface ViewerFacts {
  accountId: string;
  kind: AccountKind;
  status: AccountStatus;
  /** Has an application of the owner that was not withdrawn, and that carries this very file or goes with the profile. */
  hasApplication: boolean;
  /** Reads a message that carries this very file. */
  hasMessage: boolean;
  /** The owner has blocked them. */
  isBlocked: boolean;
}

const isBlocked = (status: AccountStatus | null): boolean => status === 'Block' || status === 'Black List';

/** What recruiters may ever see of a candidate. */
const CANDIDATE_FILES: readonly FilePurpose[] = ['profile_picture', 'resume', 'application_resume', 'certificate'];

/** What a company shows of itself. */
const COMPANY_FILES: readonly FilePurpose[] = ['company_logo', 'company_cover', 'company_picture'];

/** What companies show, and shown faces. What somebody blocked has published is gone at once. */
export const mayAnyoneOpen = (file: FileFacts): boolean => {
  if (file.ownerId === null || isBlocked(file.ownerStatus)) return false;
  if (COMPANY_FILES.includes(file.purpose)) return true;
  return file.purpose === 'profile_picture' && file.showCard && file.inProfile;
};

/** Whether somebody with a valid signature still may: it is up to 15 minutes old, and people are blocked, hide or withdraw. */
export const mayOpenFile = (file: FileFacts, viewer: ViewerFacts): boolean => {
  if (file.ownerId === null || isBlocked(viewer.status)) return false;
  if (viewer.accountId === file.ownerId) return true;
  // What two people sent each other is theirs: an administrator reads it with the conversation, or not at all.
  if (file.purpose === 'message_file') return viewer.hasMessage;
  if (viewer.kind === 'admin') return true;
  if (viewer.kind !== 'recruiter' || !CANDIDATE_FILES.includes(file.purpose)) return false;
  return (
    viewer.hasApplication || (file.inProfile && file.findable && !viewer.isBlocked && !isBlocked(file.ownerStatus))
  );
};
