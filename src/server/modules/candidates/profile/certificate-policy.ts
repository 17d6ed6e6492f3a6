import type { CertificationUpload } from '#contract/profile.ts';
import type { CertificatesSection } from '#contract/profile-sections.ts';

export interface CertificateColumns {
  title: string;
  issuer: string;
  description: string | null;
  issueDate: string | null;
  expiryDate: string | null;
}

type Sent = CertificatesSection['certificates'][number];

const NOTHING: CertificateColumns = { title: '', issuer: '', description: null, issueDate: null, expiryDate: null };

export const certificateOfForm = (
  form: CertificationUpload,
  before: CertificateColumns = NOTHING,
): CertificateColumns => ({
  title: form.title || before.title,
  issuer: form.issuer ?? before.issuer,
  description: form.description ?? before.description,
  issueDate: form.issueDate === undefined ? before.issueDate : form.issueDate,
  expiryDate: form.expiryDate === undefined ? before.expiryDate : form.expiryDate,
});

/** The section's form shows neither file nor expiry date, so both stay unchanged. */
export const certificateOfSection = (sent: Sent, before: CertificateColumns = NOTHING): CertificateColumns => ({
  ...before,
  title: sent.name,
  issuer: sent.issuer ?? before.issuer,
  description: sent.description ?? before.description,
  issueDate: sent.issueDate === undefined ? before.issueDate : sent.issueDate,
});

export const isEmptyCertificate = ({ name, issuer, issueDate, description }: Sent): boolean =>
  ![name, issuer, issueDate, description].some(Boolean);

export const isSameCertificate = (known: Pick<CertificateColumns, 'title'>, sent: Pick<Sent, 'name'>): boolean =>
  known.title.toLowerCase() === sent.name.toLowerCase();
